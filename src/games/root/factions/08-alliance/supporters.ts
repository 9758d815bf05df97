import { EVERYBODY, moveCard, offerUnless } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { copyIn, discard, eachTitle, fits, noCard } from '../../rules/02-key-terms/cards.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { type Card, SUIT_OF, TITLE_OF } from '../../components/cards/index.ts';
import type { Section, Sink } from '../../types.ts';
import { BASE, IN_BOX, SYMPATHY } from '../../components/pieces.ts';
import { SUPPORTERS } from '../../components/piles.ts';
import type { RootState } from '../../state.ts';
import { ALLIANCE, BIRD, CLEARING_COUNT, type Clearing, type Faction } from '../../words.ts';
import { allianceVerbs } from './verbs.ts';
import { inCity } from '../../rules/21-landmarks/printed.ts';
import type { SupportersFrame } from './frames.ts';

/** §8.2.3.I */
const CAPACITY_WITHOUT_BASE = 5;

/** The clearing of the base of a suit, -1 when it is on the board. */
export function baseOf(s: RootState, suit: number): Clearing {
  for (let c = 0; c < CLEARING_COUNT; c++) if (s.suit[c] === suit && pieces(s, BASE, c) > 0) return c;
  // §21.7-R3
  return inCity(s, BASE, suit) > 0 ? s.landmarks.city : -1;
}

/** True when a base is on the map. */
export const hasBase = (s: RootState): boolean => s.supply[BASE]! < IN_BOX[BASE]!;

/** True when the clearing is sympathetic (8.2.5.II). */
export const isSympathetic = (s: RootState, c: Clearing): boolean => pieces(s, SYMPATHY, c) > 0;

/** How many supporters can pay for a suit, birds included. */
export function supportersFor(s: RootState, suit: number): number {
  const { at, size } = s.cards;
  let count = 0;
  for (let card = 0, left = size[SUPPORTERS]!; left > 0; card++) {
    if (at[card] !== SUPPORTERS) continue;
    left--;
    if (fits(card, suit)) count++;
  }
  return count;
}

/** How many supporters can pay for each suit, birds included, and for every suit (21.7-R1). */
export function supportersBySuit(s: RootState): readonly number[] {
  const { at, size } = s.cards;
  const all = size[SUPPORTERS]!;
  const counts = [0, 0, 0, 0, all];
  for (let card = 0, left = all; left > 0; card++) {
    if (at[card] !== SUPPORTERS) continue;
    left--;
    counts[SUIT_OF[card]!]! += 1;
  }
  for (let suit = 0; suit < BIRD; suit++) counts[suit]! += counts[BIRD]!;
  return counts;
}

/** §8.2.3.I: whether one more supporter would be discarded, by what lies in supply and on the stack; boards warn of it (§8.5.2-R1). */
export const isStackFull = (supply: readonly number[], supporters: number): boolean =>
  supply[BASE] === IN_BOX[BASE] && supporters >= CAPACITY_WITHOUT_BASE;

/** True when the stack takes one more card (8.2.3.I). */
export const hasRoom = (s: RootState): boolean => !isStackFull(s.supply, s.cards.size[SUPPORTERS]!);

/** §8.2.3: adds a hand card to the stack, seen by giver and Alliance; §8.2.3.I: one that does not fit is discarded at once. */
export function addSupporter(s: RootState, from: Faction, card: Card, out: Sink): void {
  if (!hasRoom(s)) return discard(s, from, card, '8.2.3.I', out);
  const see = s.owners[s.cards.at[card]!]! | seatBit(s, ALLIANCE);
  moveCard(s.cards, s.owners, card, SUPPORTERS, see, out);
  if (out.on)
    out.emit({ type: 'given', from, to: ALLIANCE, pile: SUPPORTERS }, see, {
      type: 'given',
      from,
      to: ALLIANCE,
      pile: SUPPORTERS,
      card,
    });
}

/** §8.2.4: discards all supporters of a suit, birds included. */
export function discardSupporters(s: RootState, suit: number, out: Sink): void {
  // Whatever stays on the stack is now known to be of another suit.
  out.learned(EVERYBODY);
  for (let card = 0; card < TITLE_OF.length; card++)
    if (s.cards.at[card] === SUPPORTERS && fits(card, suit)) discard(s, ALLIANCE, card, '8.2.4', out);
}

/** Spends that many supporters of a suit. */
export function spendSupporters(suit: number, left: number, law: RootLaw): SupportersFrame {
  return { proc: 'supporters', step: 'more', got: 0, suit, law, left };
}

/** §8.2.4: without a base the stack shrinks to five; the Alliance picks what to keep. */
export const reduceSupporters = (s: RootState): SupportersFrame =>
  spendSupporters(-1, hasBase(s) ? 0 : s.cards.size[SUPPORTERS]! - CAPACITY_WITHOUT_BASE, '8.2.4');

export const supportersProcedure: Section<SupportersFrame> = {
  more: { kind: 'rule', run: (_s, f) => (f.left > 0 ? 'card' : 'done') },
  card: {
    kind: 'choice',
    window: 'alliance-supporters',
    law: '8.2.3',
    part: true,
    secret: true,
    seats: (s) => seatBit(s, ALLIANCE),
    options(s, f, _seat, ask) {
      eachTitle(s, SUPPORTERS, (title, card) => {
        offerUnless(
          ask,
          allianceVerbs.supporter(title),
          f.suit < 0 || fits(card, f.suit) ? undefined : noCard(f.law),
          f.suit,
        );
      });
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'supporter') discard(s, ALLIANCE, copyIn(s, SUPPORTERS, o.title), f.law, out);
      f.left--;
      return 'more';
    },
  },
};

/** A payment that has begun tells that enough supporters fit. */
export function hasPromisedSupporters(s: RootState): boolean {
  const f = s.stack[s.stack.length - 1];
  return f?.proc !== 'supporters' || f.suit < 0 || supportersFor(s, f.suit) >= f.left;
}
