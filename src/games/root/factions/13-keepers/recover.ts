import { offerUnless, orPass, withAdded } from '../../../../kernel/index.ts';
import { lift } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { ruler } from '../../rules/02-key-terms/rule.ts';
import { score } from '../../rules/03-victory/scoring.ts';
import type { Title } from '../../components/cards/index.ts';
import type { Collector, Section } from '../../types.ts';
import { RELIC } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, type Clearing, KEEPERS } from '../../words.ts';
import { eachFace, relicLike, typeOf, typeOfFace, valueOfFace } from './relics.ts';
import { dismiss } from './retinue.ts';
import { RECOVERED, RELIC_COUNT, RELIC_TYPES, type RelicFace } from './state.ts';
import { shows } from './stations.ts';
import { keepersVerbs } from './verbs.ts';
import { isSuit } from '../../rules/02-key-terms/suits.ts';
import type { RecoverFrame } from './frames.ts';

const NO_WAYSTATION = refusal('13.5.2.III.a', 'no-waystation');

/** §13.5.2.III.b */
const COLUMN_POINTS = 2;

/** §13.5.2.III.a, §13.5.2.III.a-R1: relics whose type a waystation there shows; nothing else is asked for. */
export function listRecovers(s: RootState, c: Clearing, ask: Collector): void {
  eachFace(s, c, (face) =>
    offerUnless(
      ask,
      keepersVerbs.recover(c, face),
      shows(s, c, typeOfFace(face)) ? undefined : NO_WAYSTATION,
      typeOfFace(face),
    ),
  );
}

/** Recovers relics of a clearing, this one first. */
export function recover(clearing: Clearing, face: RelicFace, title: Title): RecoverFrame {
  return { proc: 'recover', step: 'take', got: 0, clearing, face, title };
}

/** §X.9: recovered relics of a type. */
function inRow(s: RootState, type: number): number {
  let count = 0;
  for (let relic = 0; relic < RELIC_COUNT; relic++)
    if (typeOf(relic) === type && s.keepers.place[relic] === RECOVERED) count++;
  return count;
}

/** §13.5.2.III.b: true when every row reaches as far as this column. */
function isFull(s: RootState, column: number): boolean {
  for (let type = 0; type < RELIC_TYPES.length; type++) if (inRow(s, type) < column) return false;
  return true;
}

/** §13.5.2.III.c: ruled clearings of a suit. */
function ruledOf(s: RootState, suit: number): number {
  let count = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) if (isSuit(s, c, suit) && ruler(s, c) === KEEPERS) count++;
  return count;
}

export const recoverProcedure: Section<RecoverFrame> = {
  // §13.5.2.III.a, §13.5.2.III.b, §13.5.2.III.c, §13.5.2.III.c-R1: taken, scored, then the card is put to the test.
  take: {
    kind: 'rule',
    law: '13.5.2.III.a',
    run(s, f, out) {
      const value = valueOfFace(f.face);
      s.keepers.place[relicLike(s, f.clearing, f.face)] = RECOVERED;
      lift(s, RELIC, f.clearing, 1);
      s.away = withAdded(s.away, RELIC, 1);
      const column = inRow(s, typeOfFace(f.face));
      if (out.on) out.emit({ type: 'recovered', clearing: f.clearing, relic: f.face, column });
      score(s, KEEPERS, value + (isFull(s, column) ? COLUMN_POINTS : 0), '13.5.2.III.b', out);
      if (ruledOf(s, s.suit[f.clearing]!) >= value) return 'more';
      dismiss(s, 2, f.title, '13.5.2.III.c', out);
      return 'done';
    },
  },
  more: {
    kind: 'choice',
    window: 'keepers-recover-more',
    law: '13.5.2.III.c',
    seats: (s) => seatBit(s, KEEPERS),
    options: (s, f, _seat, ask) => orPass(ask, verbs.pass(), (asked) => listRecovers(s, f.clearing, asked)),
    none: () => 'done',
    take(_s, f, o) {
      if (o.verb !== 'recover') return 'done';
      f.face = o.relic;
      return 'take';
    },
  },
};
