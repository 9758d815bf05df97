import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** For the browser tests and for the system tests, which `npm test` runs side by side: the latter mostly wait. */
const OUTSIDE_WORKERS = Math.min(availableParallelism(), 4);

/** Room for young objects: games that are searched, replayed or played at random take about an eighth less processor time. */
const ROOM = '--max-semi-space-size=64';
// The threads of the unit tests take it from this process; processes get it by their command line.
setFlagsFromString(ROOM);

/** Programs, sockets and kills on a machine that others share: what fails twice is wrong. */
const OUTSIDE = {
  retry: 1,
  environment: 'node',
  pool: 'forks',
  maxWorkers: OUTSIDE_WORKERS,
  execArgv: [ROOM] as string[],
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

/** A worker keeps modules loaded from file to file: to load the server and the games anew takes seconds for each file. */
const SHARED = { isolate: false } as const;

/**
 * A page shows what it shows however slow the machine is: patience. One walk in hundreds still meets a moment that it cannot
 * know, for instance a file asked for while the server restarts; it gets a second try, and the report says `retry x1`.
 */
const BROWSER = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

/** Installing systems and building images takes minutes, and on a busy machine ten times as long: a limit only ends what hangs. */
const INSTALLING = { testTimeout: 3_600_000, hookTimeout: 3_600_000 } as const;

/** Tests that drive browsers. */
const BROWSERS = ['tests/e2e/**', 'tests/engines/**'];

/** Tests that install and serve what a release consists of. They take minutes; `npm run test:release` runs them. */
const RELEASE = 'tests/release/**';

/** Second implementations of rules, which tests compare the games with. */
const ORACLES = 'tests/oracles/**/*.test.ts';

/** The files that take longest, the longest first. Started last, they would leave the other processors idle at the end. */
const LONGEST = [
  /e2e\/(root|shell|frame|network|learn)\.test/,
  /e2e\/(wild|scythia|words|play|manners|together|happened)\.test|engines\/start\.test/,
  /(adding|rootlog\/games|attack\/attack)\.test/,
  /(cost|chaos\/\w+|usage|verify|sim|backup|leak|smoke|nettable|series|people-storage|server\/time|notices|server\/fairplay)\.test/,
  /(conformance|positions|editing|write|content|hirelings|bot-thread|secrecy)\.test/,
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((pattern) => pattern.test(moduleId));
      return found < 0 ? LONGEST.length : found;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

// `unit`: tests beside their sources, quick and without the outside world, spread over the cores. `browser`: the app in
// browsers. `system`: whole programs, compilers, servers. `npm test` runs these two side by side, in two processes. `release`:
// what a release consists of, installed and served; `npm run test:release` runs it.
export default defineConfig({
  cacheDir: '.build/vite',
  test: {
    passWithNoTests: true,
    // Sources that the unit tests have compiled are not compiled again for the browser and the system tests: a file that has the
    // same text has the same code.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.build/vitest-modules' },
    globalSetup: ['scripts/lib/messages.mjs'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', ORACLES],
          environment: 'node',
          pool: 'threads',
          // Loading the games anew for each of hundreds of files would take a fifth of the time.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...OUTSIDE,
          ...BROWSER,
          ...SHARED,
          name: 'browser',
          include: BROWSERS.map((folder) => `${folder}/*.test.ts`),
        },
      },
      {
        extends: true,
        test: {
          ...OUTSIDE,
          ...SHARED,
          name: 'system',
          include: ['tests/**/*.test.ts'],
          exclude: [...BROWSERS, RELEASE, ORACLES],
        },
      },
      {
        extends: true,
        test: {
          ...OUTSIDE,
          ...BROWSER,
          ...INSTALLING,
          name: 'release',
          maxWorkers: 1,
          include: [`${RELEASE}/*.test.ts`],
        },
      },
    ],
  },
});
