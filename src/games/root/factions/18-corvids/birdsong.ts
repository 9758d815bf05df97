import { offerUnless, orPass, type Refusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { hasFitting, noCard, spend } from '../../rules/02-key-terms/cards.ts';
import { mayNotPlace } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { interludeThen } from '../../rules/01-turn/turn.ts';
import { craft, listCrafts } from '../../rules/04-key-actions/craft.ts';
import { RAVEN } from '../../components/pieces.ts';
import { handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import type { Collector, Section } from '../../types.ts';
import { verbs } from '../../verbs.ts';
import { BIRD, type Clearing, CLEARING_COUNT, CORVIDS } from '../../words.ts';
import { flip, listFlips } from './flip.ts';
import { placeRavens, whereRavens } from './ravens.ts';
import { corvidsVerbs } from './verbs.ts';
import { isSuit } from '../../rules/02-key-terms/suits.ts';
import type { CorvidsBirdsongFrame } from './frames.ts';

const NO_CARD = noCard('18.4.3');
const NONE_LEFT = refusal('18.4.3', 'no-ravens');
const NOWHERE = refusal('18.4.3', 'nowhere');

/** Their Birdsong. */
export const corvidsBirdsong = (): CorvidsBirdsongFrame => ({
  proc: 'corvidsBirdsong',
  step: 'before',
  got: 0,
  suit: -1,
  left: [],
});

/** §18.4.3-R1: all clearings of the suit where they can place. */
function recruiting(s: RootState, suit: number): Clearing[] {
  const list: Clearing[] = [];
  for (let c = 0; c < CLEARING_COUNT; c++) if (isSuit(s, c, suit) && !mayNotPlace(s, CORVIDS, c)) list.push(c);
  return list;
}

function mayNotRecruit(s: RootState, suit: number): Refusal<RootLaw> | undefined {
  if (s.supply[RAVEN] === 0) return NONE_LEFT;
  if (recruiting(s, suit).length === 0) return NOWHERE;
  return hasFitting(s, handOf(CORVIDS), suit) ? undefined : NO_CARD;
}

/** §18.4.3: a card of the suit; §2.1.1: a bird serves for any. */
function listRecruits(s: RootState, ask: Collector): void {
  for (let suit = 0; suit < BIRD; suit++)
    offerUnless(ask, corvidsVerbs.recruitSuit(suit), mayNotRecruit(s, suit), suit);
}

export const corvidsBirdsongProcedure: Section<CorvidsBirdsongFrame> = {
  before: { kind: 'rule', run: (s) => interludeThen(s, CORVIDS, 'birdsong', 'craft') },
  // §18.4.1, §18.2.1
  craft: {
    kind: 'choice',
    window: 'corvids-craft',
    law: '18.4.1',
    secret: true,
    seats: (s) => seatBit(s, CORVIDS),
    options(s, _f, _seat, ask) {
      listCrafts(s, CORVIDS, ask);
      ask.offer(verbs.end());
    },
    take: (_s, _f, o) => (o.verb === 'craft' ? { call: craft(CORVIDS, o.title), then: 'craft' } : 'crafted'),
  },
  // §18.4.1-R1: what was crafted now and works at any time of Birdsong works at once.
  crafted: { kind: 'rule', run: (s) => interludeThen(s, CORVIDS, 'birdsong', 'flip') },
  // §18.4.2, §18.4.2-R1: one after the other, in the order they choose.
  flip: {
    kind: 'choice',
    window: 'corvids-flip',
    law: '18.4.2',
    seats: (s) => seatBit(s, CORVIDS),
    options: (s, _f, _seat, ask) => orPass(ask, verbs.pass(), (asked) => listFlips(s, asked)),
    none: () => 'flipped',
    take: (_s, _f, o) => (o.verb === 'flip' ? { call: flip(o.clearing), then: 'flip' } : 'flipped'),
  },
  flipped: { kind: 'rule', run: (s) => interludeThen(s, CORVIDS, 'birdsong', 'recruit') },
  // §18.4.3: once a turn.
  recruit: {
    kind: 'choice',
    window: 'corvids-recruit',
    law: '18.4.3',
    secret: true,
    seats: (s) => seatBit(s, CORVIDS),
    options(s, _f, _seat, ask) {
      listRecruits(s, ask);
      ask.offer(verbs.pass());
    },
    take(_s, f, o) {
      if (o.verb !== 'recruit-suit') return 'after';
      f.suit = o.suit;
      return { call: spend(CORVIDS, o.suit, '18.4.3'), then: 'recruits' };
    },
  },
  recruits: {
    kind: 'rule',
    law: '18.4.3',
    run(s, f, out) {
      f.left = recruiting(s, f.suit);
      return placeRavens(s, f.left, out) ? 'after' : 'where';
    },
  },
  // §18.4.3-R1, §2.5: with too few warriors they choose where.
  where: whereRavens('corvids-recruit-where', '18.4.3', 'after'),
  after: { kind: 'rule', run: (s) => interludeThen(s, CORVIDS, 'birdsong', 'done') },
};
