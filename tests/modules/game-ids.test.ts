import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../src/law/index.ts';
import { ROOT } from './modules.testkit.ts';

/** The lists of games, and the few files that name a game for a reason of their own. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/law/books.ts': 'the list of laws',
  'src/registry/index.ts': 'the list of rules and bots',
  'src/client/registry/index.ts': 'the list of screens',
};

const IDS = GAME_IDS.join('|');

/** Folders of one game, and texts: these may name it. */
const OWN = new RegExp(
  `^src/(?:(?:games|bots|client/games|law)/(?:${IDS})/|rootlog/|i18n/(?:messages|generated)/|test-game/|client/(?:assets|public)/)`,
);

/** Ids as keys of a list. `root` is left out: a folder is called so, too, and no list has Root alone. */
const KEYS = GAME_IDS.filter((id) => id !== 'root').join('|');

/** A game's id where code decides by it: as a literal, at the start of a literal with a slash, or as a key of a list. */
const NAMED = new RegExp(`(['"\`])(?:${IDS})(?:\\1|/)|(?:^|[{,])\\s*(?:${KEYS})\\s*[:,}]|\\[data-game=`);

/** Lines of a source that name a game, without imports and comments. */
function linesNaming(text: string): string[] {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s)\/\/.*/, ''))
    .filter((line) => !/^\s*(?:import|export)\b.* from |\bimport\(/.test(line))
    .filter((line) => NAMED.test(line))
    .map((line) => line.trim());
}

const sources = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|css)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !OWN.test(file) && !/\.(?:test|testkit)\.tsx?$/.test(file)),
);
const naming = new Map(
  sources
    .map((file) => [file, linesNaming(readFileSync(join(ROOT, file), 'utf8'))] as const)
    .filter(([, lines]) => lines.length > 0),
);

test('only the lists of games, and files with a reason, name a game', () => {
  expect(sources.length).toBeGreaterThan(400);
  const others = [...naming].filter(([file]) => !Object.hasOwn(ALLOWED, file));
  expect(Object.fromEntries(others)).toEqual({});
});

test.each(Object.entries(ALLOWED))('%s still names one: %s', (file) => {
  expect(naming.has(file)).toBe(true);
});

describe('what is found', () => {
  test.each([
    "if (game === 'root') return 4;",
    "switch (game) { case 'wild':",
    'const GAMES = ["root", "wild"];',
    '  scythia: { seats: 2 },',
    "  'wild/first': 'x',",
    'const GAMES = { root, wild };',
    '.scene[data-game="scythia"] .board {',
    '.scene[data-game=wild] .board {',
  ])('%s', (line) => {
    expect(linesNaming(line)).toHaveLength(1);
  });

  test.each([
    "import { wild } from '../games/wild/index.ts';",
    "const { wild } = await import('../games/wild/index.ts');",
    "/** As in 'root'. */",
    '  vatra sim --game scythia --games 100',
  ])('not %s', (line) => {
    expect(linesNaming(line)).toEqual([]);
  });
});
