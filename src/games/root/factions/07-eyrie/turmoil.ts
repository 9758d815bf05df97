import { filledList, withValue } from '../../../../kernel/index.ts';
import { cardsOf, discard } from '../../rules/02-key-terms/cards.ts';
import { losePoints } from '../../rules/03-victory/scoring.ts';
import { SUIT_OF } from '../../components/cards/index.ts';
import type { Section } from '../../types.ts';
import { DECREE } from '../../components/piles.ts';
import { BIRD, EYRIE } from '../../words.ts';
import { leaderChoice } from './leaders.ts';
import { COLUMNS, LEADERS } from './state.ts';
import type { TurmoilFrame } from './frames.ts';

/** §7.3.4 */
const VIZIER_COUNT = 2;

/** Turmoil begins. */
export const turmoil = (): TurmoilFrame => ({ proc: 'turmoil', step: 'humiliate', got: 0 });

export const turmoilProcedure: Section<TurmoilFrame> = {
  // §7.7.1: one point per bird in the decree, viziers included.
  humiliate: {
    kind: 'rule',
    law: '7.7.1',
    run(s, _f, out) {
      let birds = VIZIER_COUNT;
      for (let column = 0; column < COLUMNS.length; column++)
        for (const card of cardsOf(s, DECREE + column)) if (SUIT_OF[card] === BIRD) birds++;
      if (out.on) out.emit({ type: 'turmoil' });
      losePoints(s, EYRIE, birds, '7.7.1', out);
      return 'purge';
    },
  },
  // §7.7.2
  purge: {
    kind: 'rule',
    law: '7.7.2',
    run(s, _f, out) {
      for (let column = 0; column < COLUMNS.length; column++)
        for (const card of cardsOf(s, DECREE + column)) discard(s, EYRIE, card, '7.7.2', out);
      return 'depose';
    },
  },
  // §7.7.3, §7.7.3.I: when none is face up all turn up, the deposed one too.
  depose: {
    kind: 'rule',
    law: '7.7.3',
    run(s, _f, out) {
      s.eyrie.deposed = withValue(s.eyrie.deposed, s.eyrie.leader, 1);
      if (!s.eyrie.deposed.includes(0)) s.eyrie.deposed = filledList(LEADERS.length, 0);
      if (out.on) out.emit({ type: 'deposed', leader: s.eyrie.leader });
      return 'leader';
    },
  },
  leader: leaderChoice('7.7.3', 'leader'),
};
