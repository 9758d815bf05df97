import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, GAME_RULES, GAMES } from '../../registry/index.ts';
import { LANGUAGES, load } from '../../i18n/index.ts';
import { ERRORS } from '../../protocol/index.ts';
import { rootTexts } from '../games/root/texts.ts';
import { problemText } from './problems.ts';

const GAMES_FOLDER = new URL('../../games/', import.meta.url);
const CODE = /^(?:settings\.)?[a-z]+(?:-[a-z]+)*$/;

/** The words that a source gives as codes of problems: what follows `code:`, or the second argument of such a call. */
function codesIn(source: string): string[] {
  const given = [
    ...source.matchAll(/\bcode: ([^}\n]*)/g),
    ...source.matchAll(/(?:\b(?:problem|note)|#refuse)\((?:[^,()]|\([^()]*\))*,([^;]*?)(?:, \{|\);|\)\n)/g),
  ];
  const words = given.flatMap(([, text]) =>
    [...(text ?? '').matchAll(/(?<!\[)'([^']*)'/g)].map(([, word]) => word ?? ''),
  );
  return [...new Set(words)].filter((word) => CODE.test(word));
}

const read = (path: string): string => readFileSync(new URL(path, GAMES_FOLDER), 'utf8');

/** The sources that read packs: the common reader, and the components of every game with packs. */
const packReaders = (): string[] => [
  read('../kernel/reader.ts'),
  ...GAME_IDS.filter((id) => GAMES[id].engine.packReader).flatMap((id) =>
    readdirSync(new URL(`${id}/components/`, GAMES_FOLDER))
      .filter((name) => name.endsWith('.ts') && !name.includes('.test'))
      .map((name) => read(`${id}/components/${name}`)),
  ),
];

describe('every problem that settings or a pack can have', () => {
  const settings = [...new Set(GAME_IDS.flatMap((game) => codesIn(read(`${game}/settings.ts`))))];
  const packs = codesIn(packReaders().join('\n'));

  test('is found in the sources', () => {
    expect(settings).toEqual(expect.arrayContaining(['settings.corners', 'not-in-range', 'missing', 'other-pack']));
    expect(packs).toEqual(
      expect.arrayContaining(['not-a-list', 'not-so-many', 'unknown-op', 'two-rerolls', 'too-few']),
    );
  });

  test.each(LANGUAGES)('has a sentence in %s', async (language) => {
    const say = await load(language, 'errors', 'packs');
    const ids = settings.map((code) => code.replace(/^settings\./, ''));
    expect(say.missing('errors.settings', ids)).toEqual([]);
    expect(say.missing('packs.problem', packs)).toEqual([]);
  });
});

test('everything the server can refuse has a sentence', async () => {
  for (const language of LANGUAGES) {
    const say = await load(language, 'errors');
    expect(say.missing('errors.error', ERRORS)).toEqual([]);
  }
});

test('what is wrong with the settings is said in words, not in codes', async () => {
  const wrong: Readonly<Record<string, object>> = {
    root: { factions: ['vagabond2', 'eyrie', 'eyrie'], map: 'lake', deck: 'tarot', law: { nothing: 1 }, colour: 'red' },
    wild: { seats: 9, hard: -1, pack: 'other' },
    scythia: { seats: 0, chief: 'nobody', turnCap: 1.5 },
  };
  for (const [game, raw] of Object.entries(wrong)) {
    const reading = (await GAME_RULES[game]!()).readSettings(raw);
    const problems = reading.ok ? [] : reading.problems;
    expect(problems.length, game).toBeGreaterThan(2);
    for (const language of LANGUAGES) {
      const say = await load(language, 'errors');
      const gameTexts = await rootTexts(language);
      for (const problem of problems)
        expect(problemText(say, gameTexts, problem), problem.code).not.toMatch(/⟦|settings\.|undefined/);
    }
  }
});

test('names the setting and says why', async () => {
  const problem = { path: 'factions', code: 'settings.corners', args: { law: '16.1', most: 4 } };
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => problemText(await load(language, 'errors'), await rootTexts(language), problem)),
  );
  expect(texts[2]).toBe('Factions: at most 4 factions can start in a corner; for more choose advanced setup (16.1)');
  expect(problemText(await load('uk', 'errors'), await rootTexts('uk'), { path: '', code: 'no-such-code' })).toContain(
    'no-such-code',
  );
});
