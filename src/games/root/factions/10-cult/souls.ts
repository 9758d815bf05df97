import { EVERYBODY, moveCard } from '../../../../kernel/index.ts';
import { cardsOf, refillDeck } from '../../rules/02-key-terms/cards.ts';
import { FACTS, SUIT_OF, TITLE_OF } from '../../components/cards/index.ts';
import type { Sink } from '../../types.ts';
import { AVAILABLE, DISCARD, LOST_SOULS } from '../../components/piles.ts';
import type { RootState } from '../../state.ts';

/** The suit with most cards among the Lost Souls, birds ignored; -1 without a single leader (10.4.1-R1). §10.2.6-R2: dominance cards count. */
function leadingSuit(s: RootState): number {
  const counts = [0, 0, 0, 0];
  for (const card of cardsOf(s, LOST_SOULS)) counts[SUIT_OF[card]!]!++;
  let best = 0;
  let leader = -1;
  for (let suit = 0; suit < 3; suit++) {
    if (counts[suit]! > best) {
      best = counts[suit]!;
      leader = suit;
    } else if (counts[suit] === best) leader = -1;
  }
  return leader;
}

/** §10.4.1, §10.4.1-R1: another suit leads: it is the outcast, not hated; otherwise the outcast are hated. */
export function adjustOutcast(s: RootState, out: Sink): void {
  const leader = leadingSuit(s);
  const moves = leader >= 0 && leader !== s.cult.outcast;
  if (moves) s.cult.outcast = leader;
  s.cult.hated = moves ? 0 : 1;
  if (out.on) out.emit({ type: 'outcast', suit: s.cult.outcast, hated: !moves });
}

/** §10.4.2: the pile goes to the discard pile, dominance cards become available. */
export function discardSouls(s: RootState, out: Sink): void {
  const cards = cardsOf(s, LOST_SOULS);
  if (cards.length === 0) return;
  for (const card of cards) {
    const dominance = FACTS[TITLE_OF[card]!]!.kind === 'dominance';
    moveCard(s.cards, s.owners, card, dominance ? AVAILABLE : DISCARD, EVERYBODY, out);
  }
  if (out.on) out.emit({ type: 'souls', cards });
  refillDeck(s, out);
}
