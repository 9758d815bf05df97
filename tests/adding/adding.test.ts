import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addFactionFolders,
  addFactionLines,
  FACTION_FILES,
  FACTION_MESSAGES,
  PLACES,
  PLAY,
} from './faction.testkit.ts';
import { addGameFolders, ENTRIES, enterGame, GAME_FOLDERS } from './game.testkit.ts';
import { ROOT, SourceCopy } from './source-copy.testkit.ts';

const PATIENCE = 600_000;
/** Each test goes on from the one before, so none is tried twice. */
const ONCE = { timeout: PATIENCE, retry: 0 };

/** What the new faction and the new game begin with: their names and types. */
const NAMED = ['src/games/root/words.ts', 'src/games/root/factions/kinds.ts'];
const LISTS = ['src/client/registry/index.ts', 'src/registry/index.ts'];
/** Errors in the files of Root are about the faction. */
const OF_ROOT = /^src\/(?:(?:client\/)?games\/root|bots\/root|rootlog)\//;
const MOST_LINES = 3;

/** One copy of the sources gets an empty faction of Root and the test game as a fourth game: to compile all is what takes long. */
let copy: SourceCopy;

beforeAll(() => {
  copy = new SourceCopy();
  addFactionFolders(copy);
  addGameFolders(copy);
  for (const file of NAMED) addFactionLines(copy, file);
}, PATIENCE);
afterAll(() => copy.remove());

let errors: string[];

test('with the name and the types of a new faction, the compiler names every other place', ONCE, () => {
  errors = copy.compile();
  const asked = Object.keys(PLACES).filter((file) => errors.some((line) => line.startsWith(`${file}(`)));
  expect(asked).toEqual(Object.keys(PLACES).filter((file) => !NAMED.includes(file)));
});

test('once a game has a law, the compiler asks for its rules, bots and screens in two lists', ONCE, () => {
  const others = errors.filter((line) => !OF_ROOT.test(line));
  expect(others.map((line) => line.replace(/\(.*/, '')).sort()).toEqual(LISTS);
  for (const error of others) expect(error).toContain("'embers' is missing");
});

test(
  'a faction is its folders and nine places of one to three lines, a game its folders and four files; all compiles',
  ONCE,
  () => {
    for (const file of Object.keys(PLACES)) addFactionLines(copy, file);
    for (const file of LISTS) enterGame(copy, file);
    const own = [...GAME_FOLDERS, ...Object.keys(FACTION_FILES), 'src/i18n/generated/'];
    const outside = copy.touched().filter((file) => !own.some((start) => file.startsWith(start)));
    expect(outside).toEqual([...Object.keys(PLACES), ...Object.keys(ENTRIES), ...FACTION_MESSAGES].sort());
    expect([Object.keys(PLACES).length, Object.keys(ENTRIES).length]).toEqual([9, 4]);
    for (const [file, additions] of Object.entries(PLACES))
      expect(additions.length, file).toBeLessThanOrEqual(MOST_LINES);
    expect(copy.compile()).toEqual([]);
  },
);

test('the faction then plays, and what it does is content of the game', ONCE, () => {
  copy.write('play.ts', PLAY);
  const report = JSON.parse(copy.run('--import', 'tsx', 'play.ts')) as Record<'faults' | 'unmet', string[]>;
  // A game by chance seldom ends so soon.
  expect(report.faults.filter((message) => !message.startsWith('the game goes on after'))).toEqual([]);
  expect(report.unmet).not.toContain('faction weasels');
  expect(report.unmet).toContain('faction keepers');
});

test('the game is played by the bots of the command line, and its law is listed', ONCE, () => {
  const vatra = (...words: string[]): string => copy.run('--import', 'tsx', 'src/cli/main.ts', ...words);
  const sim = vatra('sim', '--game', 'embers', '--games', '3', '--bots', 'greedy,greedy', '--json');
  expect(JSON.parse(sim)).toMatchObject({ game: 'embers', games: 3 });
  expect(vatra('law', 'embers')).toContain('P-7');
});

test('the page about factions names every place', () => {
  const page = readFileSync(join(ROOT, 'docs/adding-a-faction.md'), 'utf8');
  for (const file of Object.keys(PLACES)) expect(page).toContain(`\`${file}\``);
});
