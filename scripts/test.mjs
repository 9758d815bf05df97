// All checks and tests, in stages. The last line is the number of passed and failed tests.
//
//   npm test                        all stages
//   npm test -- --only lint,unit    some stages
//   npm test -- src/kernel          the tests whose path contains these words
//   npm run test:release            installs and serves what a release consists of; takes minutes

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  ensureBrowser,
  ensureFirefox,
  ensureProject,
  ensurePostgres,
  ensurePython,
  ensureReleaseTools,
  ensureWebkit,
} from './ensure.mjs';
import { PlainError } from './lib/main.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/**
 * The stages in order. A check is a script of package.json and counts as one test; all checks run at the same time. A project
 * of vitest counts its tests; several projects of a stage run at the same time, each with workers of its own: browsers need
 * processors, most system tests wait. A stage on demand runs only when it is named.
 */
const STAGES = [
  { name: 'format', check: 'format:check' },
  { name: 'types', check: 'types' },
  { name: 'lint', check: 'lint' },
  { name: 'dead', check: 'dead' },
  { name: 'unit', projects: ['unit'] },
  { name: 'system', projects: ['browser', 'system'] },
  { name: 'release', projects: ['release'], isOnDemand: true },
];

/** Programs that system tests need besides Node, by test. They are installed only when such a test exists. */
const NEEDS = [
  {
    ensure: ensureBrowser,
    variable: 'CHROMIUM_PATH',
    tests: [
      'tests/e2e/shell.test.ts',
      'tests/e2e/play.test.ts',
      'tests/e2e/network.test.ts',
      'tests/e2e/wild.test.ts',
      'tests/engines/start.test.ts',
    ],
  },
  { ensure: ensureFirefox, variable: 'FIREFOX_PATH', tests: ['tests/engines/start.test.ts'] },
  { ensure: ensureWebkit, variable: 'WEBKIT_DRIVER_PATH', tests: ['tests/engines/start.test.ts'] },
  {
    ensure: ensurePostgres,
    variable: 'POSTGRES_BIN',
    tests: [
      'tests/server/storage.test.ts',
      'tests/server/outage.test.ts',
      'tests/chaos/chaos.test.ts',
      'tests/chaos/cluster.test.ts',
      'tests/attack/attack.test.ts',
    ],
  },
  { ensure: ensurePython, variable: 'PYTHON_PATH', tests: ['tests/cli/verify.test.ts'] },
];

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const env = { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}` };
if (process.stdout.isTTY !== true) env.NO_COLOR = '1';
const total = { passed: 0, failed: 0 };

try {
  const { stages, paths } = readArguments(process.argv.slice(2));
  await ensureProject();
  if (stages.some(({ name }) => name === 'system' || name === 'release')) await ensureNeeds();
  if (stages.some(({ name }) => name === 'release')) await ensureReleaseTools();
  await Promise.all(stages.filter(({ check }) => check !== undefined).map(runCheck));
  for (const stage of stages) if (stage.projects !== undefined) await runProjectStage(stage, paths);
  if (paths.length > 0 && total.passed + total.failed === 0) {
    throw new PlainError(`No test has ${paths.join(' or ')} in its path.`);
  }
} catch (error) {
  total.failed += 1;
  console.log(error instanceof PlainError ? `\n${error.message}\n` : error);
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);

function readArguments(words) {
  const paths = [];
  let names;
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i];
    if (word === '--only') {
      i += 1;
      names = (words[i] ?? '').split(',');
    } else if (word.startsWith('-')) {
      throw new PlainError(`Unknown option ${word}; there is --only STAGE,STAGE.`);
    } else {
      paths.push(word);
    }
  }
  const known = STAGES.map(({ name }) => name);
  const unknown = names?.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new PlainError(`There is no stage "${unknown}"; the stages are ${known.join(', ')}.`);
  const stages = STAGES.filter(({ name, projects, isOnDemand }) =>
    names === undefined ? !isOnDemand && (paths.length === 0 || projects !== undefined) : names.includes(name),
  );
  return { stages, paths };
}

async function ensureNeeds() {
  for (const { ensure, variable, tests } of NEEDS) {
    if (tests.some((path) => existsSync(join(ROOT, path)))) env[variable] = await ensure();
  }
}

async function runProjectStage({ name, projects }, paths) {
  console.log(`── ${name}`);
  const start = performance.now();
  conclude(name, start, await runProjects(projects, paths));
}

async function runCheck({ name, check }) {
  const start = performance.now();
  const { code, output } = await run('sh', ['-c', scripts[check]], { output: 'collect', env });
  console.log(`── ${name}`);
  if (code !== 0) console.log(output.trimEnd());
  conclude(name, start, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

function conclude(name, start, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${name}: ${failed === 0 ? 'good' : 'FAILED'}, ${seconds} s\n`);
}

/** Runs the tests of several projects at the same time. The first prints as it goes, the others when they have ended. */
async function runProjects(projects, paths) {
  const results = await Promise.all(projects.map((project, i) => runProject(project, paths, i === 0)));
  const skipped = results.reduce((sum, result) => sum + result.skipped, 0);
  if (skipped > 0) console.log(`   ${skipped} skipped or still to be written`);
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

async function runProject(project, paths, isFirst) {
  mkdirSync(join(ROOT, '.build'), { recursive: true });
  const reportFile = join(ROOT, '.build', `vitest-${project}-${process.pid}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const words = ['run', '--project', project, ...reporters, ...paths];
  const { code, output } = await run('vitest', words, { output: isFirst ? 'stdout' : 'collect', env });
  if (!isFirst) console.log(output.trimEnd());
  const { passed, failed, skipped } = readReport(reportFile);
  rmSync(reportFile, { force: true });
  // A run that crashed, or failed outside of a test, counts as one failure.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped };
}

function readReport(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
