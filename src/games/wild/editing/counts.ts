import { seatMask, cardsIn } from '../../../kernel/index.ts';
import { componentsOf } from '../components/components.ts';
import { NOWHERE } from '../rules/00-board/geometry.ts';
import { killed, ownersOf, PILES } from '../components/piles.ts';
import { playerCount } from '../rules/queries.ts';
import type { WildState } from '../state.ts';

/** Counts anew what follows from the board and the piles: discs, tracks and deaths. */
export function countAgain(s: WildState): void {
  const box = componentsOf(s);
  s.toxicLeft = box.pack.limits.toxicSites - s.toxic.reduce((sum, n) => sum + n, 0);
  const onTrack = box.track[playerCount(s)]!.hands.length;
  s.deaths.fill(0);
  for (let player = 0; player < playerCount(s); player++) {
    const camps = s.camp.filter((owner) => owner === player).length;
    // §W-24.8: whoever is on the board has the camp of the start besides those built.
    const settled = s.cell[player] !== NOWHERE || camps > onTrack ? 1 : 0;
    s.camps[player] = Math.max(0, onTrack - Math.max(0, camps - settled));
    for (const card of cardsIn(s.cards, killed(player))) s.deaths[box.terrain[card]!]!++;
  }
}

/**
 * Lays a card on a pile. Nobody remembers more than lies open any more: what was seen before belonged to another game,
 * so the hidden cards of a player are one pool.
 */
export function lay(s: WildState, card: number, pile: number): void {
  const { cards } = s;
  cards.size[cards.at[card]!]!--;
  cards.at[card] = pile;
  cards.size[pile]!++;
  const owners = ownersOf(s.settings.seats);
  cards.knows = cards.at.map((at) => owners[at]!);
  cards.pool = cards.at.map((at) => (at === 0 ? 0 : 1 + Math.floor((at - 1) / PILES.length)));
  countAgain(s);
}

/** Everybody but nobody: the players who have had their turn in a round before this one. */
export function actedBefore(s: WildState, player: number): number {
  let acted = 0;
  for (let each = s.first; ; each = (each + 1) % playerCount(s)) {
    acted |= seatMask(each);
    if (each === player) return acted;
  }
}
