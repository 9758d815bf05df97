import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import type { GameTypes } from '../procedure.ts';
import { actText } from './act.ts';
import { runConformance, type ConformancePlan, type ConformanceReport } from './conformance.ts';
import { CHECKS, type CheckFailure } from './walk.ts';

/** Time limit of a test that plays whole games, in ms. */
const TIMEOUT = 600_000;

/** A failed check as text. */
export function failureText({ check, seed, settings, act, acts, message }: CheckFailure): string {
  const lines = acts.map((each, i) => `  ${i + 1} ${actText(each)}`).join('\n');
  return `${check}, seed ${seed}, after ${act} acts: ${message}\n${JSON.stringify(settings)}\n${lines}`;
}

/** `CONFORMANCE=full` plays all games of a plan; otherwise half of them are played, with one of them steered to what was met least. */
const FULL = process.env['CONFORMANCE'] === 'full';

/** How a game is tested; with `met` (default true) play must reach all of its content, and all games are played. */
export interface ConformanceTest<K extends GameTypes> extends ConformancePlan<K> {
  readonly met?: boolean;
}

/** Declares one test for each check, all on the same random games. */
export function testConformance<K extends GameTypes>(name: string, game: Game<K>, trial: ConformanceTest<K>): void {
  let made: ConformanceReport<K> | undefined;
  const isWhole = FULL || trial.met !== false || trial.games <= 2;
  const plan = isWhole ? trial : { ...trial, games: Math.max(2, Math.ceil(trial.games / 2)) };
  const report = (): ConformanceReport<K> => (made ??= runConformance(game, plan));
  describe(`conformance: ${name}`, () => {
    test.each(CHECKS.filter((check) => !trial.without?.includes(check)))(
      '%s',
      (check) => {
        const faults = report().faults.filter((fault) => fault.check === check);
        expect(faults.slice(0, 1).map(failureText)).toEqual([]);
      },
      TIMEOUT,
    );
    test.each(trial.met === false ? [] : ['content is met'])(
      '%s',
      () => {
        expect(report().coverage.unmet).toEqual([]);
      },
      TIMEOUT,
    );
  });
}
