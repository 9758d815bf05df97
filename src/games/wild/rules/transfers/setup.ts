import { EVERYBODY, moveCard, reshuffle } from '../../../../kernel/index.ts';
import { componentsOf, deckOf } from '../../components/components.ts';
import { BASE, edge, neighbour, side, poseOf } from '../00-board/geometry.ts';
import type { Sink } from '../../types.ts';
import { deck, IN_BOX, IN_DECK, ownersOf, used } from '../../components/piles.ts';
import type { WildState } from '../../state.ts';
import { MACHINES } from '../../words.ts';

/** Transfers of the set-up. */

/** §W-2.1, §W-2.6, §G-6.3: puts a side of a tile into a slot, with the pollution its symbol asks for. */
export function layTile(s: WildState, slot: number, at: number, out: Sink): void {
  const components = componentsOf(s);
  const { terrains, pollution } = components.sides[at]!;
  s.tiles[slot] = at;
  for (const [p, cell] of components.slots[slot]!.entries()) s.terrain[cell] = terrains[p]!;
  if (pollution >= 0) s.pollution[components.slots[slot]![pollution]!]!++;
  if (out.on) out.emit({ type: 'tile', slot, side: at });
}

/**
 * §W-2.4, §G-7.4: walls and constructors at the arrow and opposite to it. The arrow is a vertex (§G-7.1, §W-A2); the
 * walls are a chain round one cell (§W-A3); the second group is turned, not mirrored (§W-A4). §W-2.5: mechs on base and
 * border.
 */
export function setMachines(s: WildState, out: Sink): void {
  for (const [which, half] of [0, 3].entries()) {
    const j = side(s.arrow[s.top]! + 1 + half);
    const cell = neighbour(BASE, j);
    s.wall[edge(cell, side(j + 4))] = 1;
    s.wall[edge(cell, side(j + 5))] = 1;
    s.constructors[which] = poseOf(cell, j);
  }
  const components = componentsOf(s);
  s.mechs[BASE] = components.pack.setup.snipersOnBase;
  for (const cell of components.mechCells) s.mechs[cell]!++;
  if (out.on) out.emit({ type: 'machines-ready' });
}

/** §W-2.9: a player takes a leader; the twelve cards that go with it become a deck. */
export function dealDeck(s: WildState, player: number, leader: number, out: Sink): void {
  const owners = ownersOf(s.settings.seats);
  s.leader[player] = leader;
  for (const card of deckOf(leader)) moveCard(s.cards, owners, card, used(player), EVERYBODY, out);
  reshuffle(s.cards, owners, used(player), deck(player));
  if (out.on) out.emit({ type: 'leader', player, leader });
}

/** §W-2.14, §W-A47: a hard card takes the place of a base card of its kind. */
export function replaceMachine(s: WildState, hard: number, out: Sink): void {
  const { kind, isHard } = componentsOf(s);
  const replaces = MACHINES.findIndex(
    (_, card) => !isHard[card] && kind[card] === kind[hard] && s.machines[card] === IN_DECK,
  );
  s.machines[replaces] = IN_BOX;
  s.machines[hard] = IN_DECK;
  if (out.on) out.emit({ type: 'hard-card', machine: hard, replaces });
}

/** §W-2.15: the starting camp and the leader come to a cell. */
export function settle(s: WildState, player: number, cell: number, out: Sink): void {
  s.camp[cell] = player;
  s.cell[player] = cell;
  if (out.on) out.emit({ type: 'settled', player, cell });
}
