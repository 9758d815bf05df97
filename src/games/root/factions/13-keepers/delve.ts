import { offersAny, offerUnless, type Refusal, withAdded } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { hasEnemyPieces } from '../../rules/02-key-terms/enemy-pieces.ts';
import { setDown } from '../../rules/02-key-terms/pieces.ts';
import { pieces, ruler } from '../../rules/02-key-terms/rule.ts';
import { listBattles } from '../../rules/04-key-actions/battle/options.ts';
import type { Title } from '../../components/cards/index.ts';
import type { Collector, RootOption, Section, Sink } from '../../types.ts';
import { BADGER, RELIC } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { BIRD, type Clearing, CLEARING_COUNT, isClearing, KEEPERS, type Place } from '../../words.ts';
import { eachFace, faceOf, nthValue, relicLike, typeOf, unturned } from './relics.ts';
import { dismiss } from './retinue.ts';
import type { RelicFace } from './state.ts';
import { keepersVerbs } from './verbs.ts';
import type { DelveFrame } from './frames.ts';

const NOT_RULED = refusal('13.5.2.II', 'not-ruled');
const NO_BADGER = refusal('13.5.2.II', 'no-warrior');
const MUST_BATTLE = refusal('13.5.2.II', 'must-battle');
const SCORCHED = refusal('E.6.2', 'scorched-delve');

/** §13.5.2.II, §13.5.2.II-R1, §O.8: enemy pieces stand there that they are able to battle. */
function mustBattle(s: RootState, c: Clearing): boolean {
  return offersAny<RootOption>((probe) =>
    listBattles(
      s,
      KEEPERS,
      BIRD,
      {
        wantsRefusals: false,
        isSatisfied: false,
        offer: (o) => {
          if (o.verb === 'battle' && hasEnemyPieces(s, KEEPERS, o.defender, c)) probe.offer(o);
        },
        refuse() {},
      },
      c,
    ),
  );
}

/** Why there is no delving in a clearing; `fought`: a battle there has gone before. */
function mayNotDelve(s: RootState, c: Clearing, fought: boolean): Refusal<RootLaw> | undefined {
  if (pieces(s, BADGER, c) === 0) return NO_BADGER;
  if (!fought && mustBattle(s, c)) return MUST_BATTLE;
  if (ruler(s, c) !== KEEPERS) return NOT_RULED;
  // §13.5.2.II.a-R1: a relic is moved, not placed: the keep is no bar, a scorched clearing is.
  return s.scorched[c] === 1 ? SCORCHED : undefined;
}

/** §13.5.2.II, §13.5.2.II.a: relics of adjacent forests. */
export function listDelves(s: RootState, c: Clearing, fought: boolean, ask: Collector): void {
  if (ask.isSatisfied || (!ask.wantsRefusals && pieces(s, BADGER, c) === 0)) return;
  const no = mayNotDelve(s, c, fought);
  if (no && !ask.wantsRefusals) return;
  for (const forest of geographyOf(s).forestsAt[c]!)
    eachFace(s, forest, (face) => offerUnless(ask, keepersVerbs.delve(c, forest, face), no));
}

/** Delves for a relic. */
export function delve(clearing: Clearing, forest: Place, face: RelicFace, title: Title): DelveFrame {
  return { proc: 'delve', step: 'take', got: 0, clearing, forest, face, relic: -1, title };
}

function tellDelve(s: RootState, f: DelveFrame, out: Sink): void {
  if (out.on) out.emit({ type: 'delved', forest: f.forest, clearing: f.clearing, relic: faceOf(s, f.relic) });
}

/** §13.5.2.II.b: ruled clearings that touch the forest. */
function ruledAround(s: RootState, forest: Place): number {
  let count = 0;
  for (const at of geographyOf(s).aroundForest[forest - CLEARING_COUNT]!)
    if (isClearing(at) && ruler(s, at) === KEEPERS) count++;
  return count;
}

export const delveProcedure: Section<DelveFrame> = {
  take: {
    kind: 'rule',
    law: '13.5.2.II.a',
    run(s, f, out) {
      f.relic = relicLike(s, f.forest, f.face);
      s.keepers.place[f.relic] = f.clearing;
      s.away = withAdded(s.away, RELIC, -1);
      setDown(s, RELIC, f.clearing, 1);
      tellDelve(s, f, out);
      return s.keepers.value[f.relic] === 0 ? 'value' : 'check';
    },
  },
  // §13.2.1: nobody has seen it before, so every value of its type that was not seen is as likely.
  value: {
    kind: 'chance',
    law: '13.5.2.II.a',
    count: (s, f) => unturned(s, typeOf(f.relic)),
    name: (s, f, n) => `value ${nthValue(s, typeOf(f.relic), n)}`,
    take(s, f, n, out) {
      s.keepers.value[f.relic] = nthValue(s, typeOf(f.relic), n);
      tellDelve(s, f, out);
      return 'check';
    },
  },
  // §13.5.2.II.b
  check: {
    kind: 'rule',
    law: '13.5.2.II.b',
    run(s, f, out) {
      if (ruledAround(s, f.forest) < s.keepers.value[f.relic]!) dismiss(s, 1, f.title, '13.5.2.II.b', out);
      return 'done';
    },
  },
};
