import { seatMask, cardsIn, ownCards } from '../../../kernel/index.ts';
import { componentsOf } from '../components/components.ts';
import { NOWHERE } from '../rules/00-board/geometry.ts';
import { killed, ownersOf, PILES } from '../components/piles.ts';
import { playerCount } from '../rules/queries.ts';
import type { WildState } from '../state.ts';

/** Recomputes what follows from the board and the piles: discs, tracks and deaths. */
export function countAgain(s: WildState): void {
  const components = componentsOf(s);
  s.toxicLeft = components.pack.limits.toxicSites - s.toxic.reduce((sum, n) => sum + n, 0);
  const onTrack = components.track[playerCount(s)]!.hands.length;
  s.deaths.fill(0);
  for (let player = 0; player < playerCount(s); player++) {
    const camps = s.camp.filter((owner) => owner === player).length;
    // §W-24.8: a player on the board has the starting camp besides those built.
    const settled = s.cell[player] !== NOWHERE || camps > onTrack ? 1 : 0;
    s.camps[player] = Math.max(0, onTrack - Math.max(0, camps - settled));
    for (const card of cardsIn(s.cards, killed(player))) s.deaths[components.terrain[card]!]!++;
  }
}

/**
 * Puts a card on a pile. All knowledge of hidden cards is dropped, because an edited position has no past; so the hidden
 * cards of a player are one pool.
 */
export function lay(s: WildState, card: number, pile: number): void {
  const { cards } = s;
  ownCards(cards).size[cards.at[card]!]!--;
  ownCards(cards).at[card] = pile;
  ownCards(cards).size[pile]!++;
  const owners = ownersOf(s.settings.seats);
  cards.knows = cards.at.map((at) => owners[at]!);
  cards.pool = cards.at.map((at) => (at === 0 ? 0 : 1 + Math.floor((at - 1) / PILES.length)));
  countAgain(s);
}

/** The players from the first player up to this one: those whose turn in the round has begun. */
export function actedBefore(s: WildState, player: number): number {
  let acted = 0;
  for (let each = s.first; ; each = (each + 1) % playerCount(s)) {
    acted |= seatMask(each);
    if (each === player) return acted;
  }
}
