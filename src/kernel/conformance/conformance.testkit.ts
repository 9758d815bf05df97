import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import type { GameTypes } from '../procedure.ts';
import { actText } from './act.ts';
import { runConformance, type ConformancePlan, type ConformanceReport } from './conformance.ts';
import { CHECKS, type CheckFailure } from './walk.ts';

/** What a test of a whole game may need in time. */
const PATIENCE = 120_000;

/** A fault as a person reads it. */
export function faultText(fault: CheckFailure): string {
  const acts = fault.acts.map((act, i) => `  ${i + 1} ${actText(act)}`).join('\n');
  return `${fault.check}, seed ${fault.seed}, after ${fault.act} acts: ${fault.message}\n${JSON.stringify(fault.settings)}\n${acts}`;
}

/** How a game is tested; `met` (true) wants all of its content to be reached. */
export interface ConformanceTest<K extends GameTypes> extends ConformancePlan<K> {
  readonly met?: boolean;
}

/** Runs the battery over a game, one test for each check. */
export function testConformance<K extends GameTypes>(name: string, game: Game<K>, trial: ConformanceTest<K>): void {
  let kept: ConformanceReport<K> | undefined;
  const report = (): ConformanceReport<K> => (kept ??= runConformance(game, trial));
  describe(`battery: ${name}`, () => {
    test.each(CHECKS.filter((check) => !trial.without?.includes(check)))(
      '%s',
      (check) => {
        const faults = report().faults.filter((fault) => fault.check === check);
        expect(faults.slice(0, 1).map(faultText)).toEqual([]);
      },
      PATIENCE,
    );
    test.each(trial.met === false ? [] : ['content is met'])(
      '%s',
      () => {
        expect(report().coverage.unmet).toEqual([]);
      },
      PATIENCE,
    );
  });
}
