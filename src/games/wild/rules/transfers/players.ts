import { seatMask, EVERYBODY, moveCard, reshuffle } from '../../../../kernel/index.ts';
import type { WildLaw } from '../../../../law/index.ts';
import { componentsOf } from '../../components/components.ts';
import type { SupportSource, Travel } from '../../events.ts';
import { NOWHERE } from '../00-board/geometry.ts';
import type { Sink } from '../../types.ts';
import { activePile, added, deck, hand, killed, ownersOf, used } from '../../components/piles.ts';
import { isAtMost, lastSpace, nextPlayer, ownEffect, seatOf } from '../queries.ts';
import type { WildState } from '../../state.ts';
import { DEFEATS, type Defeat, ITEMS, TERRAINS } from '../../words.ts';

/** This file and its neighbours `moves-*` alone change where things are. Each function takes from somewhere, puts somewhere and tells it. */

const owners = (s: WildState): readonly number[] => ownersOf(s.settings.seats);

const DEFEAT_LAW: { readonly [D in Defeat]: WildLaw } = {
  none: 'W-20.2',
  factories: 'W-1.3a',
  toxic: 'W-1.3b',
  deaths: 'W-1.3c',
};

/** The paragraph by which a game is lost. */
export function defeatLaw(lost: number): WildLaw {
  return DEFEAT_LAW[DEFEATS[lost]!];
}

/** The game is lost at this moment (§W-20.2). */
export function lose(s: WildState, defeat: Exclude<Defeat, 'none'>, out: Sink): void {
  s.lost = DEFEATS.indexOf(defeat);
  if (out.on) out.emit({ type: 'lost', defeat: s.lost, law: DEFEAT_LAW[defeat] });
}

/** Shuffles the used pile into an empty deck, without the active and added cards (§W-8.2, §W-A33). */
export function refill(s: WildState, player: number, out: Sink): void {
  if (s.cards.size[deck(player)] !== 0 || s.cards.size[used(player)] === 0) return;
  reshuffle(s.cards, owners(s), used(player), deck(player));
  if (out.on) out.emit({ type: 'reshuffled', player });
}

/** A card from the deck goes to its owner's hand. */
export function drawToHand(s: WildState, player: number, card: number, out: Sink): void {
  const see = seatMask(seatOf(s, player));
  moveCard(s.cards, owners(s), card, hand(player), see, out);
  if (out.on) out.emit({ type: 'drew', player }, see, { type: 'drew', player, card });
  refill(s, player, out);
}

/** A card becomes a player's active defender, for all to see (§W-4.3). */
export function turnUp(s: WildState, player: number, card: number, unseen: boolean, out: Sink): void {
  moveCard(s.cards, owners(s), card, activePile(player), EVERYBODY, out);
  s.active[player] = card;
  if (out.on) out.emit({ type: 'active', player, card, unseen });
  refill(s, player, out);
}

/** A card from hand is added to the active defender (§W-6.4). */
export function addDefender(s: WildState, player: number, card: number, out: Sink): void {
  moveCard(s.cards, owners(s), card, added(player), EVERYBODY, out);
  if (out.on) out.emit({ type: 'added', player, card });
}

/** Cards that lie open go to their owner's used pile. */
function use(s: WildState, player: number, from: number, out: Sink): void {
  for (let card = 0; card < s.cards.at.length && s.cards.size[from] !== 0; card++)
    if (s.cards.at[card] === from) moveCard(s.cards, owners(s), card, used(player), EVERYBODY, out);
}

/** The added defenders of a player are used. */
export function useAdded(s: WildState, player: number, out: Sink): void {
  use(s, player, added(player), out);
}

/** The active defender of a player is used, and with it those that were added (§W-3.2). */
export function useActive(s: WildState, player: number, out: Sink): void {
  use(s, player, activePile(player), out);
  useAdded(s, player, out);
  s.active[player] = NOWHERE;
}

/** The hand of a faction that leaves a game of one goes to its used pile (§W-21.8). */
export function useHand(s: WildState, player: number, out: Sink): void {
  use(s, player, hand(player), out);
}

/** A defender is killed: out of the game under the death token of its terrain (§W-10.7, §W-10.8). */
export function kill(s: WildState, victim: number, owner: number, card: number, out: Sink): void {
  const box = componentsOf(s);
  const terrain = box.terrain[card]!;
  moveCard(s.cards, owners(s), card, killed(owner), EVERYBODY, out);
  s.deaths[terrain]!++;
  s.damage[victim] = 0;
  if (out.on) out.emit({ type: 'died', player: victim, card, terrain });
  if (s.deaths[terrain]! >= box.pack.limits.deathsPerTerrain) lose(s, 'deaths', out);
  refill(s, owner, out);
}

/** The marker of a player moves on, as far as the camps let it (§W-9.2). */
export function gainSupport(
  s: WildState,
  player: number,
  n: number,
  source: SupportSource,
  law: WildLaw,
  out: Sink,
): void {
  let gained = 0;
  while (gained < n && !isAtMost(s, player)) {
    s.support[player]!++;
    gained++;
  }
  // Who has all camps and leaves has no part in support any more (§W-9.6); the last of all stays, but gains none (§W-A29).
  const isDone = s.camps[player] === 0;
  if (!out.on || (isDone && s.camps.some((left) => left !== 0))) return;
  // §W-9.2: where all of it is lost, that is why.
  const by = gained > 0 ? law : isDone ? 'W-A29' : 'W-9.2';
  out.emit({ type: 'support', player, n: gained, lost: n - gained, source, law: by });
}

/** A leader comes to another cell. */
export function travel(s: WildState, player: number, to: number, how: Travel, out: Sink): void {
  const from = s.cell[player]!;
  s.cell[player] = to;
  if (out.on) out.emit({ type: 'travelled', player, from, to, how });
}

/** A player gains an item; one already had changes nothing (§W-12.1, §W-A31). */
export function gainItem(s: WildState, player: number, item: number, out: Sink): void {
  const at = player * ITEMS.length + item;
  if (s.items[at] === 1) return;
  s.items[at] = 1;
  if (out.on) out.emit({ type: 'item', player, item });
}

/** A player uses an item. Its token is turned after the effect (§W-12.2): what is gained meanwhile was not used yet. */
export function useItem(s: WildState, player: number, item: number, effect: () => void, out: Sink): void {
  if (out.on) out.emit({ type: 'item-used', player, item });
  effect();
  s.items[player * ITEMS.length + item] = 0;
}

/** Takes one mech off the board (§W-11.6) and counts it for the player (§W-9.1, §W-22.S5). */
export function destroyMech(s: WildState, player: number, c: number, out: Sink): void {
  s.mechs[c]!--;
  if (out.on) out.emit({ type: 'mech-destroyed', player, cell: c });
  gainSupport(s, player, 1, 'mech', 'W-9.1', out);
  const more = ownEffect(s, player, 'extraSupportPerMech');
  if (more) gainSupport(s, player, more.n, 'ability', 'W-22.S5', out);
}

/** Clears a cell of all pollution or of its toxic site (§W-11.4); true when that costs damage (§W-10.6). */
export function clearCell(s: WildState, player: number, c: number, out: Sink): boolean {
  const toxic = s.toxic[c] === 1;
  if (toxic) s.toxicLeft++;
  s.toxic[c] = 0;
  s.pollution[c] = 0;
  if (out.on) out.emit({ type: 'cleared', player, cell: c, toxic });
  gainSupport(s, player, 1, 'clear', 'W-9.1', out);
  return toxic;
}

/** Puts a player's breach marker on an edge, for good (§W-11.7, §W-7.4). */
export function breachEdge(s: WildState, player: number, e: number, out: Sink): void {
  s.markers[player]!--;
  s.breach[e] = player;
  if (out.on) out.emit({ type: 'breached', player, edge: e });
  gainSupport(s, player, 1, 'breach', 'W-9.1', out);
}

/** Turns a factory token over; its arrow keeps its direction (§W-11.8). */
export function destroyFactory(s: WildState, player: number, c: number, out: Sink): void {
  const number = s.token[c]!;
  s.razed[number] = 1;
  if (out.on) out.emit({ type: 'factory-destroyed', player, cell: c, number });
  gainSupport(s, player, 1, 'factory', 'W-9.1', out);
}

/** A camp goes from the support track to the leader's cell and the marker back to the first space (§W-9.4). */
export function buildCamp(s: WildState, player: number, handSizeShown: number, out: Sink): void {
  const c = s.cell[player]!;
  s.camp[c] = player;
  s.camps[player]!--;
  s.support[player] = s.camps[player] === 0 ? lastSpace(s) : 0;
  if (out.on) out.emit({ type: 'camp', player, cell: c, hand: handSizeShown, law: 'W-11.2' });
}

/** The leader goes to the disc: the player has left the game (§W-9.6). */
export function leave(s: WildState, player: number, out: Sink): void {
  s.cell[player] = NOWHERE;
  if (out.on) out.emit({ type: 'left', player });
}

/** One of a player's camps goes to another cell (§W-22.O8). */
export function moveCamp(s: WildState, player: number, from: number, to: number, out: Sink): void {
  s.camp[from] = NOWHERE;
  s.camp[to] = player;
  if (out.on) out.emit({ type: 'camp-moved', player, from, to });
}

/** Passes the first-player marker to the left (§W-4.5, §W-A28). */
export function passMarker(s: WildState, out: Sink): void {
  s.first = nextPlayer(s, s.first);
  if (out.on) out.emit({ type: 'first', player: s.first });
}

/** Takes damage tokens off a player's disc. */
export function removeDamage(s: WildState, player: number, n: number, out: Sink): void {
  const removed = Math.min(n, s.damage[player]!);
  s.damage[player]! -= removed;
  if (out.on) out.emit({ type: 'healed', player, n: removed });
}

/** A player tells the terrains of the hand: cards that could lie there are now told apart by terrain (§W-5.2). */
export function tellTerrains(s: WildState, player: number, out: Sink): void {
  const { at, pool } = s.cards;
  const { terrain } = componentsOf(s);
  const counts = TERRAINS.map(() => 0);
  const told: number[] = [];
  for (let card = 0; card < at.length; card++) {
    if (at[card] !== hand(player)) continue;
    counts[terrain[card]!]!++;
    if (!told.includes(pool[card]!)) told.push(pool[card]!);
  }
  // By number: the order of the cards in hand must not show.
  for (const each of told.sort((a, b) => a - b)) splitPool(s, each);
  out.learned(EVERYBODY & ~seatMask(player));
  if (out.on) out.emit({ type: 'terrains', player, counts });
}

/** Cards of one pool are from now on as many pools as they have terrains. */
function splitPool(s: WildState, from: number): void {
  const { pool } = s.cards;
  const { terrain } = componentsOf(s);
  let next = 0;
  for (const each of pool) next = Math.max(next, each + 1);
  for (let card = 0; card < pool.length; card++) if (pool[card] === from) pool[card] = next + terrain[card]!;
}
