import { defineConfig } from 'vitest/config';

// Two projects. `unit`: tests beside their sources, quick and without the outside world, spread over the cores.
// `system`: whole programs, compilers, servers, browsers; one file at a time, so that what they measure is theirs.
export default defineConfig({
  cacheDir: '.build/vite',
  test: {
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          environment: 'node',
          pool: 'threads',
          maxWorkers: 2,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          // Browsers, sockets and kills on a machine that others share: what fails twice is wrong.
          retry: 1,
          include: ['tests/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          maxWorkers: 1,
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
