import { EVERYBODY, moveCard, offerUnless, type Refusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { copyIn, eachTitle, fits, handSize, hasFitting, noCard } from '../../rules/02-key-terms/cards.ts';
import { mayNotBuild, place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { ruler } from '../../rules/02-key-terms/rule.ts';
import type { Title } from '../../components/cards/index.ts';
import type { Collector, Section, Sink } from '../../types.ts';
import { CITADEL, MARKET, type Piece } from '../../components/pieces.ts';
import { DUCHY_REVEALED, handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, type Clearing, DUCHY } from '../../words.ts';
import { duchyVerbs } from './verbs.ts';
import { settlePlaced } from '../../rules/21-landmarks/settle.ts';
import type { DuchyBuildFrame } from './frames.ts';

const NO_CARD = noCard('17.5.1.I');
const EMPTY_HAND = refusal('17.5.2.I', 'no-card');
const NONE_LEFT = refusal('17.5.1.I', 'no-building');
const NOT_RULED = refusal('17.5.1.I', 'not-ruled');

/** §17.5.1.I-R1, §2.1.4: a card lies face up until Evening and is no hand card meanwhile. */
export function reveal(s: RootState, title: Title, out: Sink): void {
  const card = copyIn(s, handOf(DUCHY), title);
  moveCard(s.cards, s.owners, card, DUCHY_REVEALED, EVERYBODY, out);
  if (out.on) out.emit({ type: 'revealed', faction: DUCHY, card });
}

/** §17.5.1.I, §17.5.1.I-R1: a ruled clearing with an open slot, and a building of the kind on its space. */
function mayNotRaise(s: RootState, p: Piece, c: Clearing): Refusal<RootLaw> | undefined {
  if (s.supply[p] === 0) return NONE_LEFT;
  return ruler(s, c) === DUCHY ? mayNotBuild(s, DUCHY, c) : NOT_RULED;
}

/** §17.5.1.I: buildings for a card of the clearing's suit; §17.5.2.I: the Foremole takes any card. */
export function listBuilds(s: RootState, any: boolean, ask: Collector): void {
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (ask.isSatisfied) return;
    const suit = s.suit[c]!;
    const hand = any ? handSize(s, DUCHY) > 0 : hasFitting(s, handOf(DUCHY), suit);
    for (const p of [CITADEL, MARKET]) {
      const no = mayNotRaise(s, p, c) ?? (hand ? undefined : any ? EMPTY_HAND : NO_CARD);
      offerUnless(ask, verbs.build(p, c), no, suit);
    }
  }
}

/** Builds in a clearing once a card is revealed. */
export const build = (piece: Piece, clearing: Clearing, any: boolean): DuchyBuildFrame => ({
  proc: 'duchyBuild',
  step: 'card',
  got: 0,
  piece,
  clearing,
  any: any ? 1 : 0,
});

export const duchyBuildProcedure: Section<DuchyBuildFrame> = {
  card: {
    kind: 'choice',
    window: 'duchy-reveal',
    law: '17.5.1.I',
    lawOf: (f) => (f.any === 1 ? '17.5.2.I' : '17.5.1.I'),
    part: true,
    secret: true,
    seats: (s) => seatBit(s, DUCHY),
    options(s, f, _seat, ask) {
      const suit = s.suit[f.clearing]!;
      eachTitle(s, handOf(DUCHY), (title, card) =>
        offerUnless(ask, duchyVerbs.present(title), f.any === 1 || fits(card, suit) ? undefined : NO_CARD, suit),
      );
    },
    take(s, f, o, _seat, out) {
      if (o.verb !== 'present') return 'card';
      reveal(s, o.title, out);
      place(s, f.piece, f.clearing, 1, out);
      return { calls: settlePlaced(s, s.seat[DUCHY]!, f.piece, f.clearing), then: 'done' };
    },
  },
};
