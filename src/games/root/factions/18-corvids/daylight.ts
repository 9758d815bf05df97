import { actionLaws } from '../../rules/01-turn/action-laws.ts';
import { listDaylight, takeDaylight } from '../../rules/01-turn/turn.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { refusal, refusingAll } from '../../refusals.ts';
import type { Section } from '../../types.ts';
import { verbs } from '../../verbs.ts';
import { CORVIDS } from '../../words.ts';
import { listActions, takeAction } from './actions.ts';
import type { CorvidsDaylightFrame } from './frames.ts';

const NO_ACTIONS = refusal('18.5', 'no-actions');

/** §18.5 */
export const ACTIONS = 3;

/** Their Daylight. */
export const corvidsDaylight = (): CorvidsDaylightFrame => ({ proc: 'corvidsDaylight', step: 'act', got: 0, done: 0 });

/** The paragraph of each of their actions. */
export const corvidsActionLaws = actionLaws({ move: '18.5.1', plot: '18.5.2', battle: '18.5.3', trick: '18.5.4' });

export const corvidsDaylightProcedure: Section<CorvidsDaylightFrame> = {
  act: {
    kind: 'choice',
    window: 'corvids-daylight',
    law: '18.5',
    lawFor: corvidsActionLaws,
    secret: true,
    seats: (s) => seatBit(s, CORVIDS),
    options(s, f, _seat, ask) {
      if (f.done < ACTIONS) listActions(s, ask);
      else if (ask.wantsRefusals) listActions(s, refusingAll(ask, NO_ACTIONS, ACTIONS));
      listDaylight(s, CORVIDS, ask);
      ask.offer(verbs.end());
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'end') return 'done';
      const calls = takeAction(s, o, out);
      if (!calls) return { calls: takeDaylight(s, CORVIDS, o, out) ?? [], then: 'act' };
      f.done++;
      return { calls, then: 'act' };
    },
  },
};
