import { deck, hand, used } from '../components/piles.ts';
import { CELLS, EDGES, edgeUnder } from '../rules/00-board/geometry.ts';
import { factoriesBuilt } from '../rules/queries.ts';
import type { WildState } from '../state.ts';
import { CARDS, FACTIONS, ITEMS, MACHINES, TURNINGS } from '../words.ts';
import { drawBoard } from './drawing.ts';

function showPlayer(s: WildState, player: number): string {
  const { size } = s.cards;
  const has = ITEMS.filter((_, item) => s.items[player * ITEMS.length + item] === 1);
  const card = s.active[player]! < 0 ? '-' : CARDS[s.active[player]!]!;
  return [
    `${FACTIONS[s.faction[player]!] ?? '-'} on ${CELLS[s.cell[player]!] ?? '-'}`,
    `support ${s.support[player]}, camps left ${s.camps[player]}, damage ${s.damage[player]}, breaches ${s.markers[player]}`,
    `active ${card}, hand ${size[hand(player)]}, deck ${size[deck(player)]}, used ${size[used(player)]}`,
    `items ${has.join(' ') || '-'}`,
  ].join('; ');
}

/** A position as text for people. */
export function showPosition(s: WildState): string {
  const deckCards = MACHINES.filter((_, card) => s.machines[card] === 1).join(' ');
  return [
    drawBoard(s),
    `round ${s.round}, first ${s.first}, turn ${s.turn}, points ${s.ap}, machines turn ${TURNINGS[s.turning]}`,
    `factories built ${factoriesBuilt(s)}, arrows ${s.arrow.join(' ')}, toxic left ${s.toxicLeft}, deaths ${s.deaths.join(' ')}`,
    `constructors ${s.constructors.map((at) => (at < 0 ? 'base' : EDGES[edgeUnder(at)]!)).join(' ')}; machine deck ${deckCards}`,
    ...s.faction.map((_, player) => showPlayer(s, player)),
    s.stack.map((f) => `${f.proc}.${f.step}`).join(' > '),
  ].join('\n');
}
