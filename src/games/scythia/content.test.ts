import { expect, test } from 'vitest';
import { CoverageCounter, coverageCheck } from '../../kernel/conformance/coverage.ts';
import { randomPick } from '../../kernel/conformance/act-pickers.ts';
import { QUICK, walkOnce } from '../../kernel/conformance/walk.ts';
import { fastRandom } from '../../kernel/index.ts';
import { GENEROUS } from './testkit/generous-pack.testkit.ts';
import { scythia } from './index.ts';
import type { Scythia } from './types.ts';
import { BUILT_IN } from './components/built-in.ts';

/** What chance hardly ever brings about; it has a test of its own by paragraph. */
const RARE = ['refusal S-8.2 no-animals'];
const CHIEFS = BUILT_IN.chiefs.map((chief) => chief.id);

test('random play meets every alternative, ability, hero, quest, scheme and reason', { timeout: 120_000 }, () => {
  const counter = new CoverageCounter();
  const eyes = [coverageCheck(counter)];
  const games = [scythia(BUILT_IN), scythia(GENEROUS)];
  for (let seed = 0; seed < 160; seed++) {
    const game = games[seed % 4 === 0 ? 0 : 1]!;
    const settings = { seats: 1 + ((seed >> 2) % 4), chief: CHIEFS[(seed >> 4) % 4]!, turnCap: 60 };
    const pick = randomPick<Scythia>(fastRandom(seed), seed % 4 > 1 ? counter : undefined);
    const walked = walkOnce(game, { settings, seed, bound: 5000, thoroughness: QUICK, pick, checks: eyes });
    expect(walked.faults.map((fault) => fault.message)).toEqual([]);
  }
  expect(counter.coverage(games[0]!).unmet.filter((name) => !RARE.includes(name))).toEqual([]);
});
