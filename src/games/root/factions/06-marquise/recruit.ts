import type { Refusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { mayNotPlace, place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import type { Section } from '../../types.ts';
import { type Piece, SAWMILL } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, type Clearing, MARQUISE } from '../../words.ts';
import type { EachFrame } from './frames.ts';

/** One `piece` at each `building`. */
export const each = (piece: Piece, building: Piece): EachFrame => ({
  proc: 'marquiseEach',
  step: 'all',
  got: 0,
  piece,
  building,
  due: [],
});

/** How many pieces a clearing gets; §1.1.2: none where placing is forbidden, whatever stands there. */
const dueAt = (s: RootState, building: Piece, c: Clearing): number => {
  const count = pieces(s, building, c);
  return count > 0 && mayNotPlace(s, MARQUISE, c) ? 0 : count;
};

function needed(s: RootState, building: Piece): number {
  let count = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) count += dueAt(s, building, c);
  return count;
}

/** Why no building of a type would get its piece: they all stand where placing is forbidden; undefined if one would. */
export function allBarred(s: RootState, building: Piece): Refusal<RootLaw> | undefined {
  let no: Refusal<RootLaw> | undefined;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (pieces(s, building, c) === 0) continue;
    no = mayNotPlace(s, MARQUISE, c);
    if (!no) return undefined;
  }
  return no;
}

export const eachProcedure: Section<EachFrame> = {
  all: {
    kind: 'rule',
    law: '6.5.3',
    lawOf: (f) => (f.building === SAWMILL ? '6.4' : '6.5.3'),
    run(s, f, out) {
      if (needed(s, f.building) <= s.supply[f.piece]!) {
        for (let c = 0; c < CLEARING_COUNT; c++) place(s, f.piece, c, dueAt(s, f.building, c), out);
        return 'done';
      }
      for (let c = 0; c < CLEARING_COUNT; c++) f.due.push(dueAt(s, f.building, c));
      return 'where';
    },
  },
  where: {
    kind: 'choice',
    window: 'marquise-where',
    law: '2.5',
    seats: (s) => seatBit(s, MARQUISE),
    options(s, f, _seat, ask) {
      if (s.supply[f.piece] === 0) return;
      for (let c = 0; c < CLEARING_COUNT; c++) if (f.due[c]! > 0) ask.offer(verbs.place(c));
    },
    none: () => 'done',
    take(s, f, o, _seat, out) {
      if (o.verb !== 'place') return 'where';
      f.due[o.clearing]!--;
      place(s, f.piece, o.clearing, 1, out);
      return 'where';
    },
  },
};
