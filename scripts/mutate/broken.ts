import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { ROOT } from './repository.ts';
import { bundle } from './bundle.ts';
import { attempt, Tests } from './runner.ts';

/** A rule broken by hand: `from` occurs once in the file and is replaced by `to`. */
interface BrokenRule {
  readonly law: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** What is wrong then, for the report. */
  readonly what: string;
}

const MS = 20_000;

/** True when the test's name has the paragraph before its colon. */
const names = (law: string, text: string): boolean => (text.split(': ')[0] ?? '').split(/, | > /).includes(law);

/** Breaks rules one after another and runs the tests of their paragraphs; returns a Markdown table. */
export async function breakParagraphs(
  list: string,
  tests: readonly string[],
): Promise<{ readonly text: string; readonly allNoticed: boolean }> {
  const rows: string[] = [];
  let allNoticed = true;
  for (const broken of JSON.parse(readFileSync(list, 'utf8')) as readonly BrokenRule[]) {
    const { law, file, what } = broken;
    const failed = await failing(broken, tests);
    if (failed.length === 0 || failed[0]!.startsWith('!')) allNoticed = false;
    const more = failed.length > 1 ? ` (and ${failed.length - 1} more)` : '';
    rows.push(`| ${law} | ${what} (\`${file.replace('src/games/', '')}\`) | ${failed[0] ?? '**none**'}${more} |`);
  }
  return {
    text: ['| paragraph | what was broken | the test that failed |', '| --- | --- | --- |', ...rows].join('\n'),
    allNoticed,
  };
}

/** The names of the paragraph's tests that pass before the change and fail after it. */
async function failing({ law, file, from, to }: BrokenRule, tests: readonly string[]): Promise<readonly string[]> {
  const text = readFileSync(join(ROOT, file), 'utf8');
  if (text.split(from).length !== 2)
    return [`! the text to break stands ${text.split(from).length - 1} times in ${file}`];
  const own = tests.filter((test) => readFileSync(join(ROOT, test), 'utf8').includes(`'${law}'`));
  const before = await results(own, new Map(), law);
  const after = await results(own, new Map([[file, text.replace(from, () => to)]]), law);
  return [...before].filter(([name, went]) => went && after.get(name) !== true).map(([name]) => name);
}

/** Which tests of a paragraph pass. */
async function results(
  files: readonly string[],
  texts: ReadonlyMap<string, string>,
  law: string,
): Promise<ReadonlyMap<string, boolean>> {
  const tests = new Tests(new Script(await bundle(files, texts)), new Uint8Array(0), -1);
  const went = new Map<string, boolean>();
  for (const file of files) {
    const loaded = await tests.load(file, MS);
    if (typeof loaded === 'string') continue;
    for (const { name, body } of loaded) if (names(law, name)) went.set(name, (await attempt(body, MS)) === undefined);
  }
  return went;
}
