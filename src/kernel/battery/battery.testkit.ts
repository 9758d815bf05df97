import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import type { Kinds } from '../procedure.ts';
import { actText } from './act.ts';
import { battery, type Plan, type Report } from './battery.ts';
import { CHECKS, type Fault } from './walk.ts';

/** What a test of a whole game may need in time. */
const PATIENCE = 120_000;

/** A fault as a person reads it. */
export function faultText(fault: Fault): string {
  const acts = fault.acts.map((act, i) => `  ${i + 1} ${actText(act)}`).join('\n');
  return `${fault.check}, seed ${fault.seed}, after ${fault.act} acts: ${fault.message}\n${JSON.stringify(fault.settings)}\n${acts}`;
}

/** How a game is tested; `met` (true) wants all of its content to be reached. */
export interface Trial<K extends Kinds> extends Plan<K> {
  readonly met?: boolean;
}

/** Runs the battery over a game, one test for each check. */
export function testBattery<K extends Kinds>(name: string, game: Game<K>, trial: Trial<K>): void {
  let kept: Report<K> | undefined;
  const report = (): Report<K> => (kept ??= battery(game, trial));
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
