import { offerIf } from '../../../../kernel/index.ts';
import { handLimit } from '../../rules/02-key-terms/cards.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { eveningDraw } from '../../card-effects/evening.ts';
import { refusal } from '../../refusals.ts';
import type { Section } from '../../types.ts';
import { verbs } from '../../verbs.ts';
import { CORVIDS } from '../../words.ts';
import { listActions, takeAction } from './actions.ts';
import { corvidsActionLaws } from './daylight.ts';
import { faceUpOf } from './plots.ts';
import { EXTORTION } from './state.ts';
import { corvidsVerbs } from './verbs.ts';
import type { CorvidsEveningFrame } from './frames.ts';

const NOTHING = refusal('18.6.1', 'nothing-to-do');

/** Their Evening. */
export const corvidsEvening = (): CorvidsEveningFrame => ({ proc: 'corvidsEvening', step: 'exert', got: 0 });

export const corvidsEveningProcedure: Section<CorvidsEveningFrame> = {
  // §18.6.1, §18.6.1-R1: decided before drawing.
  exert: {
    kind: 'choice',
    window: 'corvids-exert',
    law: '18.6.1',
    // §14.7.5: whether the Uprising can be battled is a matter of the hand.
    secret: true,
    seats: (s) => seatBit(s, CORVIDS),
    options(s, _f, _seat, ask) {
      offerIf(ask, corvidsVerbs.exert(), NOTHING, (sub) => listActions(s, sub));
      ask.offer(verbs.pass());
    },
    take(_s, _f, o, _seat, out) {
      if (o.verb !== 'exert') return 'draw';
      if (out.on) out.emit({ type: 'exerted' });
      return 'act';
    },
  },
  act: {
    kind: 'choice',
    window: 'corvids-exert-act',
    law: '18.6.1',
    lawFor: corvidsActionLaws,
    part: true,
    secret: true,
    seats: (s) => seatBit(s, CORVIDS),
    options: (s, _f, _seat, ask) => listActions(s, ask),
    take: (s, _f, o, _seat, out) => ({ calls: takeAction(s, o, out) ?? [], then: 'discard' }),
  },
  // §18.6.2
  draw: { kind: 'rule', run: (s) => ({ call: eveningDraw(CORVIDS, 1 + faceUpOf(s, EXTORTION)), then: 'discard' }) },
  discard: { kind: 'rule', run: () => ({ call: handLimit(CORVIDS, '18.6.2'), then: 'done' }) },
};
