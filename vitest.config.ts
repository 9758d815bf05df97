import { defineConfig } from 'vitest/config';

/** Programs, sockets and kills on a machine that others share: one file at a time, and what fails twice is wrong. */
const OUTSIDE = {
  retry: 1,
  environment: 'node',
  pool: 'forks',
  maxWorkers: 1,
  fileParallelism: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

/** A page shows what it shows however slow the machine is: patience, but no second try, which would hide a fault of the page. */
const BROWSER = {
  retry: 0,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

/** Tests that drive browsers. */
const BROWSERS = ['tests/e2e/**', 'tests/engines/**'];

/** Second implementations of rules, which tests compare the games with. */
const ORACLES = 'tests/oracles/**/*.test.ts';

// `unit`: tests beside their sources, quick and without the outside world, spread over the cores. `browser`: the app in
// browsers. `system`: whole programs, compilers, servers. `npm test` runs the last two side by side.
export default defineConfig({
  cacheDir: '.build/vite',
  test: {
    passWithNoTests: true,
    globalSetup: ['scripts/lib/messages.mjs'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', ORACLES],
          environment: 'node',
          pool: 'threads',
          maxWorkers: 2,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: { ...OUTSIDE, ...BROWSER, name: 'browser', include: BROWSERS.map((folder) => `${folder}/*.test.ts`) },
      },
      {
        extends: true,
        test: { ...OUTSIDE, name: 'system', include: ['tests/**/*.test.ts'], exclude: [...BROWSERS, ORACLES] },
      },
    ],
  },
});
