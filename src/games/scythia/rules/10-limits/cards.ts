import { seatMask, nthCard } from '../../../../kernel/index.ts';
import type { Components } from '../../components/components.ts';
import type { DiscardFrame, DrawFrame } from '../../frames.ts';
import type { Collector, Section } from '../../types.ts';
import { discardCard, drawKind, reshuffleCards } from '../transfers.ts';
import { blockedList } from '../13-effects/possible.ts';
import { refusal } from '../../refusals.ts';
import { DECK, DISCARD, handOf, NONE } from '../../components/piles.ts';
import type { ScythiaState } from '../../state.ts';

const NOTHING_TO_PAY_FOR = refusal('A-20', 'nothing-to-pay-for');

/** Calls `visit` once for each kind in a hand, until the collector is satisfied. */
export function eachKind(
  c: Components,
  s: ScythiaState,
  seat: number,
  ask: Collector,
  visit: (kind: number) => void,
): void {
  const pile = handOf(seat);
  let last = NONE;
  for (let card = 0; card < s.cards.at.length && !ask.isSatisfied; card++) {
    if (s.cards.at[card] !== pile || c.cards.kind[card] === last) continue;
    last = c.cards.kind[card]!;
    visit(last);
  }
}

/** The kind of the n-th card of the deck. */
export const nthKind = (c: Components, s: ScythiaState, n: number): number => c.cards.kind[nthCard(s.cards, DECK, n)]!;

/** §E-1.1: cards come one by one; an empty deck is made of the discard (§S-10.3), and with neither nothing comes (§A-10). */
export function drawSection(c: Components): Section<DrawFrame> {
  return {
    next: {
      kind: 'rule',
      law: 'E-1.1',
      run(s, f, out) {
        if (f.left === 0) return 'done';
        if (s.cards.size[DECK] === 0) {
          if (s.cards.size[DISCARD] === 0) return 'done';
          reshuffleCards(s, out);
        }
        return 'card';
      },
    },
    card: {
      kind: 'chance',
      law: 'E-1.1',
      count: (s) => s.cards.size[DECK]!,
      name: (s, _f, n) => `draw ${c.kind.names[nthKind(c, s, n)]}`,
      take(s, f, n, out) {
        drawKind(c, s, nthKind(c, s, n), f.seat, out);
        f.left--;
        return f.left === 0 ? 'done' : 'next';
      },
    },
  };
}

/** §E-1.2: the payer chooses the cards that are discarded. */
export function discardSection(c: Components): Section<DiscardFrame> {
  /** §A-20: true when paying with this card would leave the effect without a result. */
  const useless = (s: ScythiaState, f: DiscardFrame, seat: number, kind: number): boolean =>
    f.then !== NONE && blockedList(c, s, seat, f.then, { card: kind, cards: f.left - 1, nested: false }) !== undefined;
  return {
    which: {
      kind: 'choice',
      window: 'discard',
      law: 'E-1.2',
      part: true,
      secret: true,
      seats: (s) => seatMask(s.active),
      options(s, f, seat, ask) {
        eachKind(c, s, seat, ask, (kind) => {
          if (!useless(s, f, seat, kind)) ask.offer(c.verbs.discard(kind));
          else if (ask.wantsRefusals) ask.refuse(c.verbs.discard(kind), NOTHING_TO_PAY_FOR);
        });
      },
      take(s, f, o, seat, out) {
        if (o.verb === 'discard') discardCard(c, s, seat, o.character, out);
        f.left--;
        return f.left === 0 ? 'done' : 'which';
      },
    },
  };
}
