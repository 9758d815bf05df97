// The quick check before a commit, in less than a minute: format, types, lint, dead code, and the unit tests nearest to what
// changed since the branch left main. `npm test` runs everything.
//
//   npm run check                   changes since main, committed or not
//   npm run check -- --since REF    changes since another commit

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureProject } from './ensure.mjs';
import { affectedTests } from './lib/affected.mjs';
import { PlainError, runMain } from './lib/main.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/** Tests of rules play many games: the nearest ones are enough before a commit. */
const MOST_TESTS = 30;
/** Play whole games at random: only in `npm test`, unless they changed themselves. */
const SLOW = /\/(conformance|content)\.test\.ts$/;
const UNIT_TEST = /^(src|tests\/oracles)\/.*\.test\.tsx?$/;
const CHECKS = ['format:check', 'types', 'lint', 'dead'];

const git = (...words) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });
const lines = (text) => text.split('\n').filter((line) => line !== '');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const env = { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}` };

/** The files that differ from a commit, and new ones that git does not ignore. */
function changedSince(ref) {
  let base;
  try {
    base = git('merge-base', ref, 'HEAD').trim();
  } catch {
    throw new PlainError(`There is no commit ${ref} to compare with.`);
  }
  const differing = lines(git('diff', '--name-only', base));
  return [...differing, ...lines(git('ls-files', '--others', '--exclude-standard'))];
}

function testsFor(changed) {
  const files = lines(git('ls-files', '--cached', '--others', '--exclude-standard', 'src', 'tests'))
    .filter((file) => /\.tsx?$/.test(file) && existsSync(join(ROOT, file)))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]);
  const known = new Set(files.map(([file]) => file));
  const tests = affectedTests(
    changed.filter((file) => known.has(file)),
    files,
    (file) => UNIT_TEST.test(file),
  );
  return tests.filter((file) => !SLOW.test(file) || changed.includes(file));
}

async function step(name, command, words) {
  const begun = performance.now();
  const { code, output } = await run(command, words, { output: 'collect', env });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'good  ' : 'FAILED'} ${name}, ${seconds} s`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}

await runMain(async () => {
  const words = process.argv.slice(2);
  if (words.length > 0 && (words[0] !== '--since' || words.length !== 2))
    throw new PlainError('There is one option: --since REF.');
  await ensureProject();
  const tests = testsFor(changedSince(words[1] ?? 'main'));
  // All at once: none of them keeps two processors busy alone.
  const steps = CHECKS.map((check) => step(check, 'sh', ['-c', scripts[check]]));
  const near = tests.slice(0, MOST_TESTS);
  if (near.length > 0) {
    const name = `${near.length} of ${tests.length} files with unit tests that the change can break`;
    steps.push(step(name, 'vitest', ['run', '--project', 'unit', '--reporter=dot', ...near]));
  }
  if ((await Promise.all(steps)).includes(false)) process.exitCode = 1;
});
