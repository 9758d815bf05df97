import { score } from '../../rules/03-victory/scoring.ts';
import { countGone, type Removal } from '../../rules/04-key-actions/removal.ts';
import { isEnemy, seatBit } from '../../rules/02-key-terms/players.ts';
import type { Collector, Root, Sink } from '../../types.ts';
import { IS_CARDBOARD, OWNER } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { EYRIE, type Faction } from '../../words.ts';
import { LEADERS } from './state.ts';
import { eyrieVerbs } from './verbs.ts';
import { type Frame, offerUnless, type OpenChoice } from '../../../../kernel/index.ts';
import type { BattleFrame } from '../../rules/04-key-actions/battle/frames.ts';

const FACE_DOWN = refusal('7.7.3', 'leader-face-down');

/** Leaders by number. */
const BUILDER = 0;
export const CHARISMATIC = 1;
const COMMANDER = 2;
const DESPOT = 3;

/** §7.3.3, §7.7.3: the leaders that lie face up. */
function listLeaders(s: RootState, ask: Collector): void {
  for (let leader = 0; leader < LEADERS.length; leader++) {
    offerUnless(ask, eyrieVerbs.leader(leader), s.eyrie.deposed[leader] === 0 ? undefined : FACE_DOWN);
  }
}

/** The last step of the set-up (§7.3.3) and of turmoil (§7.7.3), called `step`: the Eyrie choose a leader. */
export const leaderChoice = <F extends Frame>(law: Root['law'], step: F['step']): OpenChoice<Root, F> => ({
  kind: 'choice',
  window: 'eyrie-leader',
  law,
  seats: (s) => seatBit(s, EYRIE),
  options: (s, _f, _seat, ask) => listLeaders(s, ask),
  take(s, _f, o, _seat, out) {
    if (o.verb !== 'leader') return step;
    s.eyrie.leader = o.leader;
    if (out.on) out.emit({ type: 'leader', leader: o.leader });
    return 'done';
  },
});

/** §7.2.3: the Eyrie score one for an item (§7.2.3-E1: or any card); §7.8.1: the Builder ignores that. */
export function disdainForTrade(points: number, s: RootState, f: Faction): number {
  if (f !== EYRIE || s.eyrie.leader === BUILDER) return points;
  return s.settings.law.disdainForTrade === 'card' ? 1 : Math.min(points, 1);
}

/** §7.8.3: one extra hit as attacker. */
export const commander = (bonus: number, s: RootState, b: BattleFrame): number =>
  b.attacker === EYRIE && s.eyrie.leader === COMMANDER ? bonus + 1 : bonus;

/** §7.8.4, §7.8.4-R1: one more point for each moment of battle that removes enemy buildings or tokens. */
export function despot(s: RootState, _b: BattleFrame, r: Removal, out: Sink): undefined {
  if (r.scorer !== EYRIE || s.eyrie.leader !== DESPOT) return;
  if (countGone(r, (p) => IS_CARDBOARD[p]! && isEnemy(s, EYRIE, OWNER[p]!)) > 0) score(s, EYRIE, 1, '7.8.4', out);
}
