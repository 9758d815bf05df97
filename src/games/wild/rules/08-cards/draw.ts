import { nthCard } from '../../../../kernel/index.ts';
import type { Section } from '../../types.ts';
import { drawToHand, refill } from '../transfers/players.ts';
import { deck } from '../../components/piles.ts';
import type { DrawFrame } from '../../frames.ts';
import { CARDS } from '../../words.ts';

/** A player draws cards. */
export function draw(player: number, n: number): DrawFrame {
  return { proc: 'draw', step: 'next', got: 0, player, n };
}

/** §W-8.2, §W-8.3: cards from the deck to the hand, without a limit. */
export const drawProcedure: Section<DrawFrame> = {
  next: {
    kind: 'rule',
    law: 'W-8.2',
    run(s, f, out) {
      if (f.n <= 0) return 'done';
      refill(s, f.player, out);
      return s.cards.size[deck(f.player)] === 0 ? 'done' : 'card';
    },
  },
  card: {
    kind: 'chance',
    law: 'W-8.2',
    count: (s, f) => s.cards.size[deck(f.player)]!,
    name: (s, f, n) => `draw ${CARDS[nthCard(s.cards, deck(f.player), n)]!}`,
    take(s, f, n, out) {
      drawToHand(s, f.player, nthCard(s.cards, deck(f.player), n), out);
      f.n--;
      return 'next';
    },
  },
};
