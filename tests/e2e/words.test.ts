import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LocalTable } from '../../src/client/table/local-table.ts';
import type { SavedTable } from '../../src/client/table/messages.ts';
import { fastRandom, type GameTypes, type Random } from '../../src/kernel/index.ts';
import { randomPlayer } from '../../src/kernel/referee/index.ts';
import { GAME_RULES } from '../../src/registry/index.ts';
import { openApp } from './app.testkit.ts';
import { unreadable } from './boxes.testkit.ts';
import { visit } from './browser.testkit.ts';
import { openKept } from './kept.testkit.ts';
import { all, byRole, heard, Reader, type SpokenNode } from './reader.testkit.ts';
import { preparedRoot } from './root.testkit.ts';
import { preparedWild } from './wild.testkit.ts';

const app = openApp();
const isFull = process.env['E2E'] === 'full';
const PLAY_MS = 300_000;
/** Moves of a game; `E2E=full` plays each to its end. */
const MOST_MOVES = isFull ? 900 : 24;
/** News that are kept to be read again; older ones are dropped. */
const MOST_NEWS = 30;

interface Config {
  readonly game: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly bots: number;
}

/** A new table of one person and easy bots. */
async function fresh({ game: id, settings, bots }: Config): Promise<SavedTable> {
  const game = await GAME_RULES[id]!();
  const read = game.readSettings(settings);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const sitters = [
    { who: 'person' as const, name: 'Reader' },
    ...Array.from({ length: bots }, (_, k) => ({ who: 'bot' as const, name: `Bot ${k + 1}` })),
  ];
  const config = { game: id, settings, sitters, level: 'easy' as const, curtain: false };
  const init = { id: `${id}words`, config, seed: '4e'.repeat(32), made: 1, entries: [] };
  return new LocalTable<GameTypes>(game, init, read.value, randomPlayer(fastRandom(1)), 1).saved();
}

const GAMES: readonly (readonly [name: string, config: Config, table: RegExp, rows: number])[] = [
  [
    'Root',
    { game: 'root', settings: { seating: 'listed', factions: ['marquise', 'eyrie'] }, bots: 1 },
    /^Clearings$/,
    12,
  ],
  ['Defenders of the Wild', { game: 'wild', settings: { seats: 1 }, bots: 0 }, /^Board$/, 37],
  [
    'Raiders of Scythia',
    { game: 'scythia', settings: { seats: 1, chief: 'lookout', turnCap: isFull ? 0 : 4 }, bots: 0 },
    /^Settlements$/,
    12,
  ],
];

/** What tells one moment of the table from the next, as it is read: all but what was typed. */
function moment(tree: SpokenNode): string {
  const [field] = byRole(tree, 'region', 'Type a move');
  const typed = new Set(all(field).map(({ id }) => id));
  return all(tree)
    .filter(({ role, id }) => role === 'StaticText' && !typed.has(id))
    .map(({ name }) => name)
    .join('|');
}

const isOver = (tree: SpokenNode): boolean => byRole(tree, 'StaticText', 'Game over').length > 0;
const news = (tree: SpokenNode): readonly string[] =>
  byRole(tree, 'log', 'What happened')[0]?.children.map((line) => heard(line)) ?? [];

/** Waits until what is read satisfies the reader and stays as it is. */
async function until(
  reader: Reader,
  isReady: (tree: SpokenNode) => boolean,
  what: string,
  ms = 100_000,
): Promise<SpokenNode> {
  for (const start = Date.now(); ; ) {
    await reader.settled();
    const tree = await reader.read();
    if (isReady(tree)) return tree;
    if (Date.now() - start > ms)
      throw new Error(`${what}: ${heard(field(tree))}; ${heard(byRole(tree, 'region', 'Your move')[0])}`);
  }
}

const field = (tree: SpokenNode): SpokenNode | undefined => byRole(tree, 'region', 'Type a move')[0];
const options = (tree: SpokenNode): readonly SpokenNode[] => byRole(field(tree), 'option');
const status = (tree: SpokenNode): string => heard(byRole(field(tree), 'status')[0]);
const mayAnswer = (tree: SpokenNode): boolean =>
  isOver(tree) || options(tree).length > 0 || /Enter confirms/.test(status(tree));

/** Says one move in the open field, chosen by arrows or typed as it reads. Gives what was read before it. */
async function sayMove(page: Page, tree: SpokenNode, random: Random): Promise<void> {
  const list = options(tree);
  if (/Enter confirms/.test(status(tree))) return await page.keyboard.press('Enter');
  // Turns are kept short, so that the game comes to its end soon.
  const done = list.findIndex(({ name }) => /^(Done|Pass|Skip|End)/.test(name));
  const at = done >= 0 && random(8) > 0 && !isFull ? done : random(list.length);
  if (random(3) === 0) {
    // The phrase stands before the text of the record.
    const phrase = list[at]!.children.find(({ role }) => role !== 'code')!;
    await page.keyboard.insertText(phrase.name || heard(phrase));
    await page.keyboard.press('ArrowDown');
  } else for (let k = 0; k <= at; k++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

describe('by words and without eyes', () => {
  test.each(GAMES)(
    `${isFull ? 'a whole game' : 'the first moves'} of %s by keyboard and accessibility tree alone`,
    async (_, config, title, rows) => {
      const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language: 'en', size: 'desktop' });
      await context.addInitScript(() =>
        localStorage.setItem('vatra.prefs', JSON.stringify({ language: 'en', speed: 'off', asText: true })),
      );
      await openKept(page, await fresh(config));
      const reader = await Reader.open(page);
      const random = fastRandom(7);
      // The table is read before the first move: headings, a headed table of the board, and every seat.
      const first = await until(reader, (tree) => byRole(tree, 'heading', 'Table as text').length > 0, 'no text');
      const [board] = byRole(first, 'table', title);
      expect(byRole(board, 'row')).toHaveLength(rows + 1);
      expect(byRole(board, 'rowheader')).toHaveLength(rows);
      expect(byRole(board, 'columnheader').length).toBeGreaterThan(2);
      expect(byRole(first, 'heading').filter(({ level }) => level === 3).length).toBeGreaterThan(2);
      await page.keyboard.press('Slash');
      const hasFocus = (now: SpokenNode): boolean => byRole(now, 'combobox', 'Type a move')[0]?.focused === true;
      let tree = await until(reader, (now) => mayAnswer(now) && hasFocus(now), 'no field, or it has no focus');
      let told = news(tree);
      let moves = 0;
      const repeated: string[] = [];
      while (!isOver(tree) && (isFull || moves < MOST_MOVES)) {
        const before = moment(tree);
        await sayMove(page, tree, random);
        moves += 1;
        if (moves > MOST_MOVES) throw new Error(`no end after ${MOST_MOVES} moves`);
        const next = await until(
          reader,
          (now) =>
            mayAnswer(now) &&
            (moment(now) !== before || /Enter confirms/.test(status(now)) !== /Enter confirms/.test(status(tree))),
          `no reaction to a move after ${status(tree)}`,
        );
        // What was told stays as it was, and news are added after it: nothing is read twice.
        const lines = news(next);
        const isKept = [...told.keys(), told.length].some(
          (k) => (k === 0 || lines.length === MOST_NEWS) && told.slice(k).every((line, i) => lines[i] === line),
        );
        if (!isKept) repeated.push(`${told.join(' / ')} → ${lines.join(' / ')}`);
        told = lines;
        tree = next;
      }
      expect(repeated).toEqual([]);
      expect(moves).toBeGreaterThan(10);
      expect(told.length).toBeGreaterThan(0);
      expect(wrong).toEqual([]);
      await context.close();
    },
    PLAY_MS,
  );

  test('a refused move says why, with its paragraph; a move typed in Ukrainian is made', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'uk', size: 'desktop' });
    const saved = await preparedRoot({ factions: ['marquise', 'eyrie'], persons: 1, answers: 40, until: /^build / });
    const game = await GAME_RULES['root']!();
    const read = game.readSettings(saved.note.settings);
    if (!read.ok) throw new Error('settings');
    const init = { id: 'again', config: saved.note, seed: saved.seed, made: 1, entries: saved.entries };
    const table = new LocalTable<GameTypes>(game, init, read.value, randomPlayer(fastRandom(3)), 1);
    await table.run();
    const [seat] = table.update().asked;
    const { forbidden } = table.seat(seat!);
    const refusal = forbidden.find(({ text, elsewhere }) => text.startsWith('build ') && elsewhere !== true)!;
    await openKept(page, saved);
    await page.waitForSelector('[data-prompt]');
    await page.keyboard.press('Slash');
    const input = page.locator('[data-word-field] input');
    await input.waitFor();
    await page.keyboard.insertText(refusal.text);
    await expect.poll(() => page.locator('[data-word-field]').innerText()).toContain('Зараз так не можна');
    expect(await page.locator('[data-word-field] li').last().textContent()).toMatch(/п\.\s?\d/);
    // Nothing was said.
    await page.keyboard.press('Enter');
    expect(await page.locator('[data-version]').getAttribute('data-version')).toBe(String(saved.entries.length));
    await input.fill('');
    const march = page.locator('[data-typed="march"]');
    if ((await march.count()) === 0) await input.fill('march');
    await page.locator('[data-typed]').first().waitFor();
    expect(await unreadable(page)).toEqual([]);
    const phrase = (await page.locator('[data-typed] > span').first().textContent())!;
    const version = await page.locator('[data-version]').getAttribute('data-version');
    await input.fill(phrase.toLowerCase());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator(`[data-version]:not([data-version="${version}"]), [data-prompt] [data-says]`).count())
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    expect(wrong).toEqual([]);
    await context.close();
  });

  test.each(['desktop', 'phone'] as const)('the table as text can be read at the size of a %s', async (size) => {
    const { page, context, wrong } = await visit(app.browser, size === 'phone' ? app.address : app.swiftAddress, {
      language: 'uk',
      size,
    });
    for (const table of [
      await preparedRoot({ factions: ['marquise', 'eyrie', 'alliance', 'vagabond'], persons: 1, answers: 40 }),
      await preparedWild(/^move /, 3),
    ]) {
      await openKept(page, table);
      await page.waitForSelector('[data-prompt]');
      await page.keyboard.press('Quote');
      await page.locator('[data-text-board] table').first().waitFor();
      expect(await unreadable(page)).toEqual([]);
      await page.keyboard.press('Quote');
      await page.locator('[data-text-board]').waitFor({ state: 'detached' });
    }
    expect(wrong).toEqual([]);
    await context.close();
  });
});
