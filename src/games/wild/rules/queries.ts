import { componentsOf } from '../components/components.ts';
import { BASE, EDGE_CELL, EDGE_OF, EDGE_OTHER, NEIGHBOUR, NOWHERE, SIX } from './00-board/geometry.ts';
import type { AbilityEffect } from '../components/pack.ts';
import { deck, hand, killed } from '../components/piles.ts';
import type { WildState } from '../state.ts';
import { MACHINES } from '../words.ts';

/** §W-21.1: the number of factions in the game; two in solo. */
export function playerCount(s: WildState): number {
  return s.faction.length;
}

/** §W-21.1: true when one person plays two factions. */
export function isSolo(s: WildState): boolean {
  return s.settings.seats === 1;
}

/** The seat that decides for a player. */
export function seatOf(s: WildState, player: number): number {
  return isSolo(s) ? 0 : player;
}

/** §W-9.6: true while a player's leader is on the board: before the start and after leaving it is not. */
export function isPlaying(s: WildState, player: number): boolean {
  return s.cell[player] !== NOWHERE;
}

/** §W-6.1, §W-A28: the next player clockwise who is in the game. */
export function nextPlayer(s: WildState, player: number): number {
  const count = playerCount(s);
  for (let step = 1; step <= count; step++) {
    const next = (player + step) % count;
    if (isPlaying(s, next)) return next;
  }
  return player;
}

/** The players in the game from one on, clockwise. */
export function playersFrom(s: WildState, player: number): number[] {
  const list: number[] = [];
  for (let step = 0; step < playerCount(s); step++) {
    const each = (player + step) % playerCount(s);
    if (isPlaying(s, each)) list.push(each);
  }
  return list;
}

/** §W-24.1: how many tokens have left the base. */
export function factoriesBuilt(s: WildState): number {
  return s.arrow.length - 1 - s.top;
}

/** §W-7.1: true on an intact factory; the base is not one. */
export function isFactory(s: WildState, c: number): boolean {
  const number = s.token[c]!;
  return number !== NOWHERE && s.razed[number] === 0;
}

/** §W-7.1, §W-7.2: true where the cell counts as this terrain: under a factory the old terrain counts no longer. */
export function isTerrain(s: WildState, c: number, terrain: number): boolean {
  const number = s.token[c]!;
  return number === NOWHERE ? s.terrain[c] === terrain : s.razed[number] === 1;
}

/** The cell where a factory token lies: the base for the one on top of it. */
export function cellOfToken(s: WildState, number: number): number {
  return number <= s.top ? BASE : s.token.indexOf(number);
}

/** Intact factories on the board, the base aside. */
export function intactFactories(s: WildState): number {
  let count = 0;
  for (let number = s.top + 1; number < s.razed.length; number++) if (s.razed[number] === 0) count++;
  return count;
}

/** §W-7.3: true where a cell has walls of its own on all sides: a factory, destroyed or not, and the base. */
export function hasFactoryWalls(s: WildState, c: number): boolean {
  return c !== NOWHERE && (c === BASE || s.token[c] !== NOWHERE);
}

/** True when an edge is a side of a factory, of a destroyed one, or of the base. */
export function isFactorySide(s: WildState, e: number): boolean {
  return hasFactoryWalls(s, EDGE_CELL[e]!) || hasFactoryWalls(s, EDGE_OTHER[e]!);
}

/** True when a constructor stands on the edge. */
export function holdsConstructor(s: WildState, e: number): boolean {
  const [a, b] = s.constructors;
  return (a !== NOWHERE && EDGE_OF[a!] === e) || (b !== NOWHERE && EDGE_OF[b!] === e);
}

/** §W-15.1, §W-A38: true when a terrain cell has a wall on each side; constructors and the bare border are none. */
export function isEnclosed(s: WildState, c: number): boolean {
  if (hasFactoryWalls(s, c)) return false;
  for (let d = 0; d < SIX; d++) {
    const at = c * SIX + d;
    if (s.wall[EDGE_OF[at]!] === 0 && !hasFactoryWalls(s, NEIGHBOUR[at]!)) return false;
  }
  return true;
}

/** §W-11.10: true when the camp on a cell may be used: not under an intact factory. */
export function hasUsableCamp(s: WildState, c: number): boolean {
  return s.camp[c] !== NOWHERE && !isFactory(s, c);
}

/** §W-10.2: how an action on a cell is threatened: not at all, by snipers, or in melee. */
export const SAFE = 0;
/** Under fire from a neighbouring factory or the base. */
export const SNIPERS = 1;
/** On a cell with a mech. */
export const MELEE = 2;

/** §W-10.2, §W-10.3, §W-A15: what threatens a leader who acts on this cell. */
export function threatOn(s: WildState, c: number): number {
  if (s.mechs[c]! > 0) return MELEE;
  for (let at = c * SIX; at < c * SIX + SIX; at++) {
    const n = NEIGHBOUR[at]!;
    if (n !== NOWHERE && s.mechs[n]! > 0 && (n === BASE || isFactory(s, n))) return SNIPERS;
  }
  return SAFE;
}

/** True when a leader stands on the cell. */
export function holdsLeader(s: WildState, c: number): boolean {
  for (let player = 0; player < s.cell.length; player++) if (s.cell[player] === c) return true;
  return false;
}

/** The last space of a player's support track. */
export function lastSpace(s: WildState): number {
  const track = componentsOf(s).track[playerCount(s)]!;
  return track.spacesBeforeCamps + track.hands.length - 1;
}

/** §W-9.2: the last space before the first camp on the track: the most support there can be. */
export function mostSupport(s: WildState, player: number): number {
  return lastSpace(s) - s.camps[player]!;
}

/** §W-9.3: true when the marker stands before a camp. */
export function isAtMost(s: WildState, player: number): boolean {
  return s.support[player]! >= mostSupport(s, player);
}

/** §W-9.5: the hand size under the next camp of a player's track. */
export function nextHand(s: WildState, player: number): number {
  const { hands } = componentsOf(s).track[playerCount(s)]!;
  return hands[hands.length - s.camps[player]!] ?? 0;
}

/** §W-21.1: the cards in a player's hand; in solo both factions share one hand. */
export function handSize(s: WildState, player: number): number {
  if (!isSolo(s)) return s.cards.size[hand(player)]!;
  return s.cards.size[hand(0)]! + s.cards.size[hand(1)]!;
}

/** True when a card is one of a player's twelve, wherever it is. */
export function isOwn(s: WildState, player: number, card: number): boolean {
  const at = s.cards.at[card]!;
  return at >= deck(player) && at <= killed(player);
}

/** The effect of a player's active defender, if there is one. */
export function activeEffect(s: WildState, player: number): AbilityEffect | undefined {
  const card = s.active[player]!;
  if (card === NOWHERE) return undefined;
  const components = componentsOf(s);
  return components.effect[components.ability[card]!];
}

type Op = AbilityEffect['op'];
type Effect<O extends Op> = Extract<AbilityEffect, { readonly op: O }>;

/** §W-22.2: a player's persistent effect of this kind, if it is in force. */
export function ownEffect<O extends Op>(s: WildState, player: number, op: O): Effect<O> | undefined {
  const effect = activeEffect(s, player);
  return effect?.op === op ? (effect as Effect<O>) : undefined;
}

/** §W-22.3, §W-A10: a persistent effect of this kind that is in force for all. */
export function sharedEffect<O extends Op>(s: WildState, op: O): Effect<O> | undefined {
  for (let player = 0; player < s.active.length; player++) {
    const effect = ownEffect(s, player, op);
    if (effect) return effect;
  }
  return undefined;
}

/** The number of machine cards in a place. */
export function machinesIn(s: WildState, place: number): number {
  let count = 0;
  for (let card = 0; card < MACHINES.length; card++) if (s.machines[card] === place) count++;
  return count;
}

/** §W-1.2, §W-A30: all camps are built and every factory that was built is destroyed. */
export function isWon(s: WildState): boolean {
  for (let player = 0; player < s.camps.length; player++) if (s.camps[player] !== 0) return false;
  return intactFactories(s) === 0;
}

/** Camps a seat has built besides the starting one; the score of the seat. */
export function campsBuilt(s: WildState, seat: number): number {
  const total = componentsOf(s).track[playerCount(s)]!.hands.length;
  if (!isSolo(s)) return total - s.camps[seat]!;
  return 2 * total - s.camps[0]! - s.camps[1]!;
}
