import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentsOf } from './links.testkit.ts';
import { ROOT } from './modules.testkit.ts';

/** Words of an older private language, and what to write instead. Case does not matter. */
const WORDS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:whoever|whomever)\b/i, 'name the person, seat or caller'],
  [/\banew\b/i, '"again", or name the new thing'],
  [/befall/i, '"apply an outcome"'],
  [/\breckon(?:s|ed|ing)?\b/i, '"compute" or "count"'],
  [/\bin vain\b/i, 'say what failed'],
  [/\bby and by\b/i, 'give the interval'],
  [/\bat a glance\b/i, 'say what is shown, or that a view is aliased'],
  [/(?<![-\w])so many(?![-\w])/i, 'say what the limit limits'],
  [/\b(?:came|comes|come) of\b/i, '"result of"'],
  [/\b(?:the|this|of) house\b|\bHouse(?:hold)?\b(?![\w ]*(?:row|of Cards))/, '"server", "app" or "module"'],
  [/\bwatchman\b/i, '"uptime monitor"'],
  [/\bkindling\b/i, '"new table config"'],
  [/\bGathering\b/, '"table subscribers"'],
  [/\bknock(?:s|ed|ing)?\b(?!-out)/i, '"call an API route"'],
];

/**
 * Folders that keep to the list. `tests/baseline/make` stays out: it runs programs of older versions by their old names.
 */
const FOLDERS = [
  'src/kernel',
  'src/law',
  'src/exam',
  'src/i18n',
  'src/bots',
  'src/cli',
  'src/rootlog',
  'src/test-game',
  'src/protocol',
  'src/registry',
  'src/server',
  'src/client',
  'src/games',
  'scripts',
  'bench',
  'tests/attack',
  'tests/built',
  'tests/chaos',
  'tests/cli',
  'tests/docs',
  'tests/e2e',
  'tests/engines',
  'tests/load',
  'tests/modules',
  'tests/oracles',
  'tests/playthroughs',
  'tests/server',
  'tests/soak',
  'tests/timing',
];

/** Files whose texts are for players, or are generated from such texts. */
const TEXTS = /^src\/i18n\/(?:generated|messages)\//;

/** Stored and wire names, and texts of the rulebooks, that contain a word of the list. */
const ALLOWED: Readonly<Record<string, readonly RegExp[]>> = {
  'tests/modules/words.test.ts': [/.*/],
  // The table of rules shows what not to write.
  'CONTRIBUTING.md': [/^\| \d+\. /],
};

const isSource = (file: string): boolean => /\.(?:ts|tsx|mjs|css)$/.test(file) && !TEXTS.test(file);

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter(isSource);
}

/** Lines with a word of the list, as `file:line: text (instead)`. */
function findWords(file: string, text: string): string[] {
  const allowed = ALLOWED[file] ?? [];
  return text.split('\n').flatMap((line, n) => {
    if (allowed.some((pattern) => pattern.test(line))) return [];
    return WORDS.filter(([pattern]) => pattern.test(line)).map(
      ([, instead]) => `${file}:${n + 1}: ${line.trim()} (${instead})`,
    );
  });
}

describe('plain words', () => {
  test.each(FOLDERS)('%s', (folder) => {
    const files = sourcesIn(folder);
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((file) => findWords(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
  });

  test.each(documentsOf(ROOT))('%s', (page) => {
    expect(findWords(page, readFileSync(join(ROOT, page), 'utf8'))).toEqual([]);
  });

  test.each([
    '/** Whoever asks. */',
    '// is dealt anew',
    'function befall(): void {}',
    '/** So many tries. */',
    "log.info('nobody of the house answers')",
    'export interface House {',
    'const knocked = knock();',
  ])('a line is found: %s', (line) => {
    expect(findWords('src/kernel/some.ts', line)).toHaveLength(1);
  });

  test.each(["code: 'not-so-many'", '/** Gathers the frames. */', 'const household = 1;'])(
    'a line is not found: %s',
    (line) => {
      expect(findWords('src/kernel/some.ts', line)).toEqual([]);
    },
  );
});
