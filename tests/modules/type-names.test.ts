import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './modules.testkit.ts';

/** Participles and other words that say what happened to a thing, not what it is. */
const IRREGULAR =
  'Asked|Bought|Bound|Broken|Built|Chosen|Cut|Done|Drawn|Found|Given|Gone|Heard|Held|Hidden|Kept|Known|Laid|Led|Left|Lost|Made|Met|' +
  'Open|Paid|Put|Ran|Read|Said|Seen|Sent|Shown|Shrunk|Sold|Spent|Split|Spoken|Taken|Thought|Told|Torn|Won|Worn|Written';

/** Nouns that end like a participle. */
const NOUNS = new Set(['Bed', 'Deed', 'Feed', 'Need', 'Seed', 'Speed']);

const DECLARATION = new RegExp(
  String.raw`^\s*(?:export )?(?:declare )?(?:abstract )?(?:type|interface|class) ((?:${IRREGULAR}|[A-Z][a-z]*ed))\b`,
  'gm',
);

/** The names of types that are participles. A component of the page is a function and stays out. */
const participlesIn = (text: string): string[] =>
  [...text.matchAll(DECLARATION)].map(([, name]) => name!).filter((name) => !NOUNS.has(name));

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated'));

test.each(['src', 'scripts', 'tests', 'bench'])('types of %s are named by nouns', (folder) => {
  const files = sourcesIn(folder).filter((file) => !file.endsWith('type-names.test.ts'));
  const found = files.flatMap((file) =>
    participlesIn(readFileSync(join(ROOT, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('participles are found, nouns are not', () => {
  expect(participlesIn('interface Told {\nexport type Judged = 1;\n  class Started extends A {}\n')).toEqual([
    'Told',
    'Judged',
    'Started',
  ]);
  expect(participlesIn('type Speed = 1;\ninterface ToldEntry {}\nclass Reddish {}\n// type Told')).toEqual([]);
});
