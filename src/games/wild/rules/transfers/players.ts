import { seatMask, EVERYBODY, moveCard, reshuffle, ownPool } from '../../../../kernel/index.ts';
import type { WildLaw } from '../../../../law/index.ts';
import { componentsOf } from '../../components/components.ts';
import type { SupportSource, Travel } from '../../events.ts';
import { NOWHERE } from '../00-board/geometry.ts';
import type { Sink } from '../../types.ts';
import { activePile, added, deck, hand, killed, ownersOf, used } from '../../components/piles.ts';
import { isAtMost, lastSpace, nextPlayer, ownEffect, seatOf } from '../queries.ts';
import type { WildState } from '../../state.ts';
import { DEFEATS, type Defeat, ITEMS, TERRAINS } from '../../words.ts';

/** Only the files of this folder move things. Each function moves something and emits an event. */

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

/** §W-20.2: the game is lost at this moment. */
export function lose(s: WildState, defeat: Exclude<Defeat, 'none'>, out: Sink): void {
  s.lost = DEFEATS.indexOf(defeat);
  if (out.on) out.emit({ type: 'lost', defeat: s.lost, law: DEFEAT_LAW[defeat] });
}

/** §W-8.2, §W-A33: shuffles the used pile into an empty deck, without the active and added cards. */
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

/** §W-4.3: a card becomes a player's active defender, for all to see. */
export function turnUp(s: WildState, player: number, card: number, unseen: boolean, out: Sink): void {
  moveCard(s.cards, owners(s), card, activePile(player), EVERYBODY, out);
  s.active[player] = card;
  if (out.on) out.emit({ type: 'active', player, card, unseen });
  refill(s, player, out);
}

/** §W-6.4: a card from hand is added to the active defender. */
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

/** §W-3.2: the active defender of a player is used, and with it those that were added. */
export function useActive(s: WildState, player: number, out: Sink): void {
  use(s, player, activePile(player), out);
  useAdded(s, player, out);
  s.active[player] = NOWHERE;
}

/** §W-21.8: the hand of a faction that leaves a game of one goes to its used pile. */
export function useHand(s: WildState, player: number, out: Sink): void {
  use(s, player, hand(player), out);
}

/** §W-10.7, §W-10.8: a defender is killed: out of the game under the death token of its terrain. */
export function kill(s: WildState, victim: number, owner: number, card: number, out: Sink): void {
  const components = componentsOf(s);
  const terrain = components.terrain[card]!;
  moveCard(s.cards, owners(s), card, killed(owner), EVERYBODY, out);
  s.deaths[terrain]!++;
  s.damage[victim] = 0;
  if (out.on) out.emit({ type: 'died', player: victim, card, terrain });
  if (s.deaths[terrain]! >= components.pack.limits.deathsPerTerrain) lose(s, 'deaths', out);
  refill(s, owner, out);
}

/** §W-9.2: a player's support marker moves on, up to the first camp on the track. */
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
  // §W-9.6: a player who has built all camps has left and gains no support; the last player stays but gains none (§W-A29).
  const isDone = s.camps[player] === 0;
  if (!out.on || (isDone && s.camps.some((left) => left !== 0))) return;
  // §W-9.2: if all support is lost, the event names this paragraph.
  const by = gained > 0 ? law : isDone ? 'W-A29' : 'W-9.2';
  out.emit({ type: 'support', player, n: gained, lost: n - gained, source, law: by });
}

/** A leader comes to another cell. */
export function travel(s: WildState, player: number, to: number, how: Travel, out: Sink): void {
  const from = s.cell[player]!;
  s.cell[player] = to;
  if (out.on) out.emit({ type: 'travelled', player, from, to, how });
}

/** §W-12.1, §W-A31: a player gains an item; one already had changes nothing. */
export function gainItem(s: WildState, player: number, item: number, out: Sink): void {
  const at = player * ITEMS.length + item;
  if (s.items[at] === 1) return;
  s.items[at] = 1;
  if (out.on) out.emit({ type: 'item', player, item });
}

/** §W-12.2: a player uses an item. Its token is turned after the effect, so an item gained meanwhile stays unused. */
export function useItem(s: WildState, player: number, item: number, effect: () => void, out: Sink): void {
  if (out.on) out.emit({ type: 'item-used', player, item });
  effect();
  s.items[player * ITEMS.length + item] = 0;
}

/** §W-11.6: takes one mech off the board. §W-9.1, §W-22.S5: the player gains support for it. */
export function destroyMech(s: WildState, player: number, c: number, out: Sink): void {
  s.mechs[c]!--;
  if (out.on) out.emit({ type: 'mech-destroyed', player, cell: c });
  gainSupport(s, player, 1, 'mech', 'W-9.1', out);
  const more = ownEffect(s, player, 'extraSupportPerMech');
  if (more) gainSupport(s, player, more.n, 'ability', 'W-22.S5', out);
}

/** §W-11.4: clears a cell of all pollution or of its toxic site. §W-10.6: true when that costs damage. */
export function clearCell(s: WildState, player: number, c: number, out: Sink): boolean {
  const toxic = s.toxic[c] === 1;
  if (toxic) s.toxicLeft++;
  s.toxic[c] = 0;
  s.pollution[c] = 0;
  if (out.on) out.emit({ type: 'cleared', player, cell: c, toxic });
  gainSupport(s, player, 1, 'clear', 'W-9.1', out);
  return toxic;
}

/** §W-11.7, §W-7.4: puts a player's breach marker on an edge, for good. */
export function breachEdge(s: WildState, player: number, e: number, out: Sink): void {
  s.markers[player]!--;
  s.breach[e] = player;
  if (out.on) out.emit({ type: 'breached', player, edge: e });
  gainSupport(s, player, 1, 'breach', 'W-9.1', out);
}

/** §W-11.8: turns a factory token over; its arrow keeps its direction. */
export function destroyFactory(s: WildState, player: number, c: number, out: Sink): void {
  const number = s.token[c]!;
  s.razed[number] = 1;
  if (out.on) out.emit({ type: 'factory-destroyed', player, cell: c, number });
  gainSupport(s, player, 1, 'factory', 'W-9.1', out);
}

/** §W-9.4: a camp goes from the support track to the leader's cell and the marker back to the first space. */
export function buildCamp(s: WildState, player: number, handSizeShown: number, out: Sink): void {
  const c = s.cell[player]!;
  s.camp[c] = player;
  s.camps[player]!--;
  s.support[player] = s.camps[player] === 0 ? lastSpace(s) : 0;
  if (out.on) out.emit({ type: 'camp', player, cell: c, hand: handSizeShown, law: 'W-11.2' });
}

/** §W-9.6: the leader goes to the disc: the player has left the game. */
export function leave(s: WildState, player: number, out: Sink): void {
  s.cell[player] = NOWHERE;
  if (out.on) out.emit({ type: 'left', player });
}

/** §W-22.O8: one of a player's camps goes to another cell. */
export function moveCamp(s: WildState, player: number, from: number, to: number, out: Sink): void {
  s.camp[from] = NOWHERE;
  s.camp[to] = player;
  if (out.on) out.emit({ type: 'camp-moved', player, from, to });
}

/** §W-4.5, §W-A28: passes the first-player marker to the left. */
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

/** §W-5.2: a player shows the terrains of the hand. From now on everybody can tell its cards apart by terrain. */
export function showTerrains(s: WildState, player: number, out: Sink): void {
  const { at, pool } = s.cards;
  const { terrain } = componentsOf(s);
  const counts = TERRAINS.map(() => 0);
  const pools: number[] = [];
  for (let card = 0; card < at.length; card++) {
    if (at[card] !== hand(player)) continue;
    counts[terrain[card]!]!++;
    if (!pools.includes(pool[card]!)) pools.push(pool[card]!);
  }
  // By number: the order of the cards in hand must not show.
  for (const each of pools.sort((a, b) => a - b)) splitPool(s, each);
  out.learned(EVERYBODY & ~seatMask(player));
  if (out.on) out.emit({ type: 'terrains', player, counts });
}

/** Splits a pool of cards into one pool per terrain. */
function splitPool(s: WildState, from: number): void {
  const pool = ownPool(s.cards);
  const { terrain } = componentsOf(s);
  let next = 0;
  for (const each of pool) next = Math.max(next, each + 1);
  for (let card = 0; card < pool.length; card++) if (pool[card] === from) pool[card] = next + terrain[card]!;
}
