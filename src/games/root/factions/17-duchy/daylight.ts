import { offerUnless } from '../../../../kernel/index.ts';
import { placeBelow } from '../../rules/02-key-terms/burrow.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { actionLaws } from '../../rules/01-turn/action-laws.ts';
import { isDaylightOpen, listDaylight, takeDaylight } from '../../rules/01-turn/turn.ts';
import { battle, listBattles } from '../../rules/04-key-actions/battle/options.ts';
import { listMoves, move } from '../../rules/04-key-actions/move.ts';
import type { Collector, Section } from '../../types.ts';
import { MOLE } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { BIRD, DUCHY } from '../../words.ts';
import { dig, listDigs } from './dig.ts';
import { act, listMinisters, mayConvene } from './ministers.ts';
import { build, listBuilds } from './reveal.ts';
import { listSways, sway } from './sway.ts';
import { duchyVerbs } from './verbs.ts';
import type { DuchyDaylightFrame } from './frames.ts';

const NO_WARRIORS = refusal('17.5.1.II', 'no-warriors-left');

/** §17.5.1 */
const ACTIONS = 2;

/** Their Daylight. */
export const duchyDaylight = (): DuchyDaylightFrame => ({
  proc: 'duchyDaylight',
  step: 'assembly',
  got: 0,
  left: ACTIONS,
  acted: 0,
});

/** §17.5.1: the actions of the Assembly that are left, and how many there were. */
export function duchyActions(s: RootState): readonly number[] | undefined {
  const frame = s.stack.find((one): one is DuchyDaylightFrame => one.proc === 'duchyDaylight');
  return frame && (frame.step === 'assembly' || frame.step === 'next') ? [frame.left, ACTIONS] : undefined;
}

/** §17.5.1: the five actions. */
function listAssembly(s: RootState, ask: Collector): void {
  listBuilds(s, false, ask);
  offerUnless(ask, duchyVerbs.recruitBelow(), s.supply[MOLE] === 0 ? NO_WARRIORS : undefined);
  listMoves(s, DUCHY, BIRD, ask);
  listBattles(s, DUCHY, BIRD, ask);
  listDigs(s, ask);
}

const lawFor = actionLaws({
  build: '17.5.1.I',
  'recruit-below': '17.5.1.II',
  move: '17.5.1.III',
  battle: '17.5.1.IV',
  dig: '17.5.1.V',
});

export const duchyDaylightProcedure: Section<DuchyDaylightFrame> = {
  // §17.5.1: up to two, in any order, the same one twice if wanted.
  assembly: {
    kind: 'choice',
    window: 'duchy-assembly',
    law: '17.5.1',
    lawFor,
    secret: true,
    seats: (s) => seatBit(s, DUCHY),
    options(s, _f, _seat, ask) {
      listAssembly(s, ask);
      listDaylight(s, DUCHY, ask);
      ask.offer(verbs.end());
    },
    take(s, f, o, _seat, out) {
      switch (o.verb) {
        case 'end':
          return 'convene';
        case 'build':
          f.left--;
          return { call: build(o.piece, o.clearing, false), then: 'next' };
        case 'recruit-below':
          f.left--;
          placeBelow(s, 1, out);
          return 'next';
        case 'move':
          f.left--;
          return { call: move(DUCHY, o.from, o.to), then: 'next' };
        case 'battle':
          f.left--;
          return { call: battle(DUCHY, o.defender, o.clearing), then: 'next' };
        case 'dig':
          f.left--;
          return { call: dig(o.clearing), then: 'next' };
        default:
          return { calls: takeDaylight(s, DUCHY, o, out) ?? [], then: 'assembly' };
      }
    },
  },
  next: { kind: 'rule', run: (_s, f) => (f.left > 0 ? 'assembly' : 'convene') },
  convene: { kind: 'rule', run: (s, f) => (mayConvene(s, f.acted) ? 'parliament' : 'sway') },
  // §17.5.2, §17.5.2-R1: each swayed minister once, in any order; none has to.
  parliament: {
    kind: 'choice',
    window: 'duchy-parliament',
    law: '17.5.2',
    lawFor: actionLaws({ minister: '17.5.2' }),
    secret: true,
    seats: (s) => seatBit(s, DUCHY),
    options(s, f, _seat, ask) {
      listMinisters(s, f.acted, ask);
      listDaylight(s, DUCHY, ask);
      ask.offer(verbs.end());
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'end') return 'sway';
      if (o.verb !== 'minister') return { calls: takeDaylight(s, DUCHY, o, out) ?? [], then: 'convene' };
      f.acted |= 1 << o.minister;
      return { call: act(o.minister), then: 'convene' };
    },
  },
  // §17.5.3, §17.5.3-R1: one minister a turn.
  sway: {
    kind: 'choice',
    window: 'duchy-sway',
    law: '17.5.3',
    lawFor: actionLaws({ sway: '17.5.3' }),
    secret: true,
    seats: (s) => seatBit(s, DUCHY),
    options(s, _f, _seat, ask) {
      listSways(s, ask);
      listDaylight(s, DUCHY, ask);
      ask.offer(verbs.end());
    },
    take(s, _f, o, _seat, out) {
      if (o.verb === 'end') return 'done';
      if (o.verb === 'sway') return { call: sway(o.minister), then: 'after' };
      return { calls: takeDaylight(s, DUCHY, o, out) ?? [], then: 'sway' };
    },
  },
  after: { kind: 'rule', run: (s) => (isDaylightOpen(s, DUCHY) ? 'close' : 'done') },
  // §17.5-R1, §3.3.1-R1: dominance and effects of Daylight remain possible.
  close: {
    kind: 'choice',
    window: 'duchy-daylight-end',
    law: '17.5',
    secret: true,
    seats: (s) => seatBit(s, DUCHY),
    options(s, _f, _seat, ask) {
      listDaylight(s, DUCHY, ask);
      ask.offer(verbs.end());
    },
    take: (s, _f, o, _seat, out) =>
      o.verb === 'end' ? 'done' : { calls: takeDaylight(s, DUCHY, o, out) ?? [], then: 'after' },
  },
};
