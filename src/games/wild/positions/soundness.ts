import { seatsOf } from '../../../kernel/index.ts';
import { isReveal } from '../rules/22-abilities/abilities.ts';
import { componentsOf, deckOf, factionOfLeader } from '../components/components.ts';
import { NOWHERE } from '../rules/00-board/geometry.ts';
import { parser } from '../verbs.ts';
import { hand, ON_TABLE, OUT_OF_PLAY, PILES } from '../components/piles.ts';
import { isPlaying, isSolo, playerCount } from '../rules/queries.ts';
import type { AbilityFrame, MachineFrame, PlanningFrame, RoundFrame, SoloFrame, TurnFrame } from '../frames.ts';
import type { WildState } from '../state.ts';

/** A finding that no game can lead to, by the field of the state. */
interface UnsoundField {
  readonly path: string;
  readonly code: string;
}

/** True for a value of the list that an earlier place has too. */
const isRepeated = (list: readonly number[], at: number): boolean =>
  list[at] !== NOWHERE && list.indexOf(list[at]!) < at;

/** §W-2.1, §W-2.7, §W-2.9: each tile and each faction once, leaders of their faction, with their cards. */
function setUpMisfits(s: WildState, found: UnsoundField[]): void {
  const tiles = s.tiles.map((at) => (at === NOWHERE ? NOWHERE : at >> 1));
  tiles.forEach((_, slot) => {
    if (isRepeated(tiles, slot)) found.push({ path: `tiles.${slot}`, code: 'tile-twice' });
  });
  s.faction.forEach((faction, player) => {
    if (isRepeated(s.faction, player)) found.push({ path: `faction.${player}`, code: 'faction-twice' });
    const leader = s.leader[player]!;
    if (leader !== NOWHERE && factionOfLeader(leader) !== faction)
      found.push({ path: `leader.${player}`, code: 'leader-of-other' });
    if (leader !== NOWHERE && !deckOf(leader).every((card) => ownerOf(s, card) === player))
      found.push({ path: `leader.${player}`, code: 'cards-of-other' });
  });
}

const ownerOf = (s: WildState, card: number): number =>
  s.cards.at[card] === OUT_OF_PLAY ? NOWHERE : Math.floor((s.cards.at[card]! - 1) / PILES.length);

/** §G-7.2: what the top of the base has uncovered is known, what it covers is not. */
function arrowMisfits(s: WildState, found: UnsoundField[]): void {
  s.arrow.forEach((arrow, number) => {
    const covered = number < s.top;
    if (covered && arrow !== NOWHERE) found.push({ path: `arrow.${number}`, code: 'arrow-covered' });
    // The top token may be about to be uncovered.
    if (number > s.top && arrow === NOWHERE && s.round > 0)
      found.push({ path: `arrow.${number}`, code: 'arrow-missing' });
  });
}

type Running = RoundFrame | SoloFrame | TurnFrame | MachineFrame | PlanningFrame | AbilityFrame;

/** True when what a section still has to do is about cards and leaders that are there. */
function fits(s: WildState, f: Running): boolean {
  const { at } = s.cards;
  switch (f.proc) {
    case 'turn':
      return f.step !== 'act' || (isPlaying(s, f.player) && s.turn === f.player);
    case 'ability':
      return isPlaying(s, f.player) && s.active[f.player] === f.card && isReveal(s, f.card);
    case 'planning':
      // §W-3.2: the defenders of the last round are used before the next is planned.
      if (f.step === 'choose' && s.active.some((card) => card !== NOWHERE)) return false;
      if (seatsOf(f.left).some((player) => !(s.active[player]! >= 0 && isReveal(s, s.active[player]!)))) return false;
      return f.said.every((texts, player) =>
        texts.every((text) => {
          const option = parser.parse(text);
          return option?.verb !== 'play' || at[option.card] === hand(player);
        }),
      );
    default:
      return true;
  }
}

/** §W-6.1, §W-13.1: the active player is in the game, and a machine card is open only while it is resolved. */
function turnMisfits(s: WildState, found: UnsoundField[]): void {
  const frames = s.stack as Running[];
  const round = frames[0]?.proc;
  if (round === 'round' && isSolo(s)) found.push({ path: 'stack.0', code: 'not-alone' });
  if (round === 'solo' && !isSolo(s)) found.push({ path: 'stack.0', code: 'only-alone' });
  frames.forEach((f, i) => {
    if ('player' in f && f.player >= playerCount(s)) found.push({ path: `stack.${i}.player`, code: 'no-such-player' });
    else if (!fits(s, f)) found.push({ path: `stack.${i}`, code: 'contradicts-board' });
  });
  const resolving = frames.find((f): f is MachineFrame => f.proc === 'machine');
  s.machines.forEach((place, card) => {
    if (place === ON_TABLE && resolving?.card !== card && s.over === null)
      found.push({ path: `machines.${card}`, code: 'machine-on-table' });
  });
  // §W-9.6: only a player who has built the last camp has left the board.
  s.cell.forEach((_, player) => {
    if (s.round > 0 && s.lost === 0 && !isPlaying(s, player) && s.camps[player] !== 0)
      found.push({ path: `cell.${player}`, code: 'leader-missing' });
  });
  const { deathsPerTerrain } = componentsOf(s).pack.limits;
  s.deaths.forEach((deaths, terrain) => {
    if (deaths >= deathsPerTerrain && s.lost === 0) found.push({ path: `deaths.${terrain}`, code: 'lost-by-deaths' });
  });
}

/** Findings that no game can lead to although all counts are right; chapter W-24 checks the counts. */
export function findUnsound(s: WildState): readonly UnsoundField[] {
  const found: UnsoundField[] = [];
  setUpMisfits(s, found);
  arrowMisfits(s, found);
  turnMisfits(s, found);
  return found;
}
