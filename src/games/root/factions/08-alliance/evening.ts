import { offerUnless } from '../../../../kernel/index.ts';
import { between } from '../../rules/01-turn/between.ts';
import { handLimit } from '../../rules/02-key-terms/cards.ts';
import { mayNotPlace, place, toSupply } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { score } from '../../rules/03-victory/scoring.ts';
import { battle, listBattles } from '../../rules/04-key-actions/battle/options.ts';
import { listMoves, move } from '../../rules/04-key-actions/move.ts';
import { actionLaws } from '../../rules/01-turn/action-laws.ts';
import { eveningDraw } from '../../card-effects/evening.ts';
import type { Collector, Section } from '../../types.ts';
import { BASE, IN_BOX, MOUSE_WARRIOR, SYMPATHY } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { ALLIANCE, BIRD, CLEARING_COUNT } from '../../words.ts';
import { SYMPATHY_POINTS } from '../../components/tracks.ts';
import { sympathies } from './birdsong.ts';
import { isSympathetic } from './supporters.ts';
import { allianceVerbs } from './verbs.ts';
import type { AllianceEveningFrame } from './frames.ts';

const NO_BASE = refusal('8.6.1.III', 'no-base');
const NO_MICE = refusal('2.5', 'no-mice');
const NO_WARRIOR = refusal('8.6.1.IV', 'no-warrior');
const SYMPATHETIC = refusal('8.6.1.IV', 'sympathetic');
const NO_TOKENS = refusal('8.2.5', 'no-sympathy');

/** Their Evening. */
export const allianceEvening = (): AllianceEveningFrame => ({
  proc: 'allianceEvening',
  step: 'officers',
  got: 0,
  done: 0,
});

/** §8.6.1: the operations that are left, and how many there were. */
export function allianceActions(s: RootState): readonly number[] | undefined {
  const frame = s.stack.find((one): one is AllianceEveningFrame => one.proc === 'allianceEvening');
  return frame && [Math.max(0, s.alliance.officers - frame.done), s.alliance.officers];
}

/** §8.6.1.III */
function listRecruits(s: RootState, ask: Collector): void {
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const no =
      pieces(s, BASE, c) === 0 ? NO_BASE : s.supply[MOUSE_WARRIOR] === 0 ? NO_MICE : mayNotPlace(s, ALLIANCE, c);
    if (!no || ask.wantsRefusals) offerUnless(ask, verbs.recruitAt(c), no);
  }
}

/** §8.6.1.IV, §8.6.1.IV-R1: no supporters, no adjacency, no martial law. */
function listOrganize(s: RootState, ask: Collector): void {
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const no =
      pieces(s, MOUSE_WARRIOR, c) === 0
        ? NO_WARRIOR
        : isSympathetic(s, c)
          ? SYMPATHETIC
          : s.supply[SYMPATHY] === 0
            ? NO_TOKENS
            : mayNotPlace(s, ALLIANCE, c);
    if (!no || ask.wantsRefusals) offerUnless(ask, allianceVerbs.organize(c), no);
  }
}

/** §8.6.2, §X.4: one draw bonus per base on the map. */
const drawBonus = (s: RootState): number => IN_BOX[BASE]! - s.supply[BASE]!;

const lawFor = actionLaws({
  move: '8.6.1.I',
  battle: '8.6.1.II',
  'recruit-at': '8.6.1.III',
  organize: '8.6.1.IV',
});

export const allianceEveningProcedure: Section<AllianceEveningFrame> = {
  // §8.6.1, §8.6.1.IV-R1: as many as there are officers; lost ones lower the number.
  officers: {
    kind: 'rule',
    run: (s, f) => between(s, ALLIANCE, 'evening', f.done < s.alliance.officers ? 'operation' : 'draw'),
  },
  operation: {
    kind: 'choice',
    window: 'alliance-operations',
    law: '8.6.1',
    lawFor,
    seats: (s) => seatBit(s, ALLIANCE),
    options(s, _f, _seat, ask) {
      listMoves(s, ALLIANCE, BIRD, ask);
      listBattles(s, ALLIANCE, BIRD, ask);
      listRecruits(s, ask);
      listOrganize(s, ask);
      ask.offer(verbs.end());
    },
    take(s, f, o, _seat, out) {
      f.done++;
      switch (o.verb) {
        // §8.6.1.I
        case 'move':
          return { call: move(ALLIANCE, o.from, o.to), then: 'officers' };
        // §8.6.1.II
        case 'battle':
          return { call: battle(ALLIANCE, o.defender, o.clearing), then: 'officers' };
        case 'recruit-at':
          place(s, MOUSE_WARRIOR, o.clearing, 1, out);
          return 'officers';
        case 'organize': {
          toSupply(s, MOUSE_WARRIOR, o.clearing, 1, ALLIANCE, out);
          const points = SYMPATHY_POINTS[sympathies(s)]!;
          place(s, SYMPATHY, o.clearing, 1, out);
          score(s, ALLIANCE, points, '8.6.1.IV', out);
          return 'officers';
        }
        default:
          return between(s, ALLIANCE, 'evening', 'draw');
      }
    },
  },
  draw: { kind: 'rule', run: (s) => ({ call: eveningDraw(ALLIANCE, 1 + drawBonus(s)), then: 'discard' }) },
  discard: { kind: 'rule', run: () => ({ call: handLimit(ALLIANCE, '8.6.2'), then: 'done' }) },
};
