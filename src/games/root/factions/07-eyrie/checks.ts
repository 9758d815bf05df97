import type { FactionChecks } from '../descriptor.ts';
import { HAWK } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { EYRIE } from '../../words.ts';
import { LEADERS } from './state.ts';

const NOTHING: readonly string[] = [];

/** §7.8: what each leader is for, where the leader in office is the one. */
const atWork = (s: RootState, leader: (typeof LEADERS)[number], shows: boolean): readonly string[] =>
  shows && LEADERS[s.eyrie.leader] === leader ? [`leader-power ${leader}`] : NOTHING;

/** What play with the Eyrie should reach. */
export const eyrieChecks: FactionChecks = {
  content: LEADERS.flatMap((name) => [`leader ${name}`, `leader-power ${name}`]),
  reached: {
    leader: (e) => [`leader ${LEADERS[e.leader]}`],
    scored: (e, s) =>
      e.faction !== EYRIE
        ? NOTHING
        : e.law === '7.8.4'
          ? atWork(s, 'despot', true)
          : atWork(s, 'builder', e.law === '3.2.2' && e.points > 1),
    placed: (e, s) => atWork(s, 'charismatic', e.piece === HAWK && e.count === 2),
    rolled: (_e, s) =>
      atWork(
        s,
        'commander',
        s.stack.some((f) => f.proc === 'battle' && f.attacker === EYRIE),
      ),
  },
};
