import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Language, LANGUAGES } from '../../src/i18n/index.ts';
import { randomJournal } from '../../src/rootlog/random-game.testkit.ts';
import type { RunningServer } from '../../src/server/index.ts';
import { countsOf } from '../../src/server/matches/record.ts';
import type { MatchRow, MatchSeat } from '../../src/server/storage/matches.ts';
import { openSqlite } from '../../src/server/storage/sqlite.ts';
import { scratch, startTestServer, testConfig } from '../server/server.testkit.ts';
import { Visitor } from '../server/client.testkit.ts';
import { type Size, startBrowser, visit, whilePainted } from './browser.testkit.ts';
import { faultsOf } from './check.testkit.ts';
import { buildTestClient, CLIENT } from './site.testkit.ts';

const PATIENCE_MS = 300_000;
/** A folder for pictures; undefined: none are taken. */
const SHOTS = process.env['PROFILE_SHOTS'];
const FACTIONS = ['marquise', 'eyrie', 'alliance', 'vagabond'] as const;
const DAY = 86_400_000;

const place = scratch();
let browser: Browser;
let server: RunningServer;
let ann: Visitor;
let profile = '';
let league = '';
const TOKEN = 'a-long-token-of-the-operators';
const LAPTOP = { width: 1366, height: 768 };

beforeAll(async () => {
  buildTestClient();
  const data = place.file('profiles.db');
  const first = await startTestServer(testConfig({ data }));
  const people = await Promise.all(
    ['Ann', 'Богдан', 'Cid', 'Ольга Довгопрізвищенко'].map((name) => arrive(first.url, name)),
  );
  await first.close();
  await seed(data);
  server = await startTestServer(testConfig({ data, operators: { token: TOKEN, logins: [] } }), CLIENT);
  ann = people[0]!.at(server.url);
  league = await openLeague(people.map((one) => one.at(server.url)));
  await openStudies(people.map((one) => one.at(server.url)));
  profile = (await ann.call<{ profile: { id: string } }>('GET', '/api/me/profile')).profile.id;
  browser = await startBrowser();
}, PATIENCE_MS);
afterAll(async () => {
  await browser.close();
  await server.close();
  place.remove();
});

let logins = 0;
async function arrive(url: string, name: string): Promise<Visitor> {
  const visitor = await Visitor.arrive(url, name);
  await visitor.call('POST', '/api/me/account', { login: `person.${logins++}`, password: 'a long enough one' });
  return visitor;
}

/** A league of Root with a round that is being played, a decision in its log and a reserve. */
async function openLeague(people: readonly Visitor[]): Promise<string> {
  const terms = { game: 'root', settings: { factions: ['marquise', 'eyrie'] }, clock: { kind: 'days', days: 2 } };
  const rest = { timeout: 'bot', delay: 0, strict: false, rated: true, private: false };
  const format = {
    kind: 'swiss',
    rounds: 3,
    groupSize: 4,
    advance: 1,
    hours: 100,
    forfeit: 'share',
    auto: true,
    most: 16,
  };
  const counts = { points: { win: 1, shared: 0.5, bye: 1 }, tieBreaks: ['opponents', 'wins'] };
  const [host, ...others] = people;
  const { series } = await host!.call<{ series: { id: string } }>('POST', '/api/series', {
    title: 'Осіння ліга 2026',
    about: 'Три тури, мапа Осінь, один тиждень на тур.',
    listed: true,
    terms: { ...terms, ...rest },
    format: { ...format, ...counts },
  });
  for (const [n, one] of others.entries())
    await one.call('POST', `/api/series/${series.id}/players`, { reserve: n === 2 });
  await host!.call('POST', `/api/series/${series.id}/decisions`, { do: 'begin' });
  const decision = { do: 'extend', until: Date.now() + 9 * DAY, reason: 'Свята' };
  await host!.call('POST', `/api/series/${series.id}/decisions`, decision);
  return series.id;
}

/** Studies of a game of their own, of which one is reported. */
async function openStudies(people: readonly Visitor[]): Promise<void> {
  const journal = randomJournal(['marquise', 'eyrie'], 30, 4);
  for (const [n, title] of [
    'Пізній марш',
    'Why the Eyrie fell into turmoil on the third turn, and what to do about it',
  ].entries()) {
    const notes = [{ step: 5, text: 'Тут варто було рушати раніше.' }];
    const body = { title, game: 'root', journal, names: ['Ann', 'Bob'], listed: true, notes };
    const { study } = await people[n]!.call<{ study: { id: string } }>('POST', '/api/studies', body);
    const report = { reason: 'spam', text: 'Реклама в коментарях' };
    if (n === 1) await people[0]!.call('POST', `/api/studies/${study.id}/report`, report);
  }
}

/** Finished games of four people over a month, with ratings. */
async function seed(data: string): Promise<void> {
  const storage = await openSqlite(data);
  const people = await Promise.all(
    Array.from({ length: 4 }, async (_, n) => {
      const { person } = (await storage.accountNamed(`person.${n}`))!;
      return { person, name: (await storage.nameOf(person))! };
    }),
  );
  const now = Date.now();
  for (let n = 0; n < 26; n++) {
    const winner = (n * n + 1) % 4;
    const seats = people.map(
      ({ person, name }, seat): MatchSeat => ({
        seat,
        ...(n % 5 === 4 && seat === 3 ? { person: '', name: '', bot: 'hard' } : { person, name, bot: '' }),
        faction: FACTIONS[(seat + n) % 4]!,
        order: (seat + 2 * n) % 4,
        score: seat === winner ? 30 : 12 + ((seat * 7 + n) % 17),
        place: seat === winner ? 0 : 1,
        won: seat === winner,
        gaveUp: false,
      }),
    );
    const ended = now - (26 - n) * DAY;
    const match: MatchRow = {
      id: `match-${String(n).padStart(10, '0')}`,
      game: 'root',
      rules: '1',
      map: n % 3 === 0 ? 'winter' : 'autumn',
      deck: 'base',
      why: 'rules',
      ownValues: false,
      rated: true,
      private: n === 20,
      entries: 400,
      begun: ended - 5_400_000,
      ended,
      told: ended,
      seats,
    };
    await storage.addMatch(match, countsOf(match));
    const rows = people.map(({ person }, seat) => ({
      person,
      mean: 25 + 3 * Math.sin(n / 3 + seat) + seat,
      spread: 8 - n / 6,
      games: n + 1,
    }));
    await storage.rate(match.id, 'root', rows, ended);
  }
  await storage.close();
}

/** A person with a browser of their own; `key` is that of their device. */
async function person(
  language: Language,
  size: Size,
  more: { key?: string | undefined; theme?: 'day' | 'night' } = {},
) {
  const { page, wrong, context } = await visit(browser, server.url, {
    language,
    size,
    ...(more.theme && { theme: more.theme }),
  });
  if (size === 'desktop') await page.setViewportSize(LAPTOP);
  await context.addInitScript((token) => sessionStorage.setItem('vatra.operator', token), TOKEN);
  if (more.key !== undefined) await context.addInitScript((key) => localStorage.setItem('vatra.key', key), more.key);
  return { page, wrong, close: () => context.close() };
}

/** Opens a page and waits until it has what it shows. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForSelector('main h1');
  await page.waitForFunction(() => document.querySelector('main [aria-busy]') === null);
}

async function picture(page: Page, name: string): Promise<void> {
  if (SHOTS === undefined) return;
  mkdirSync(SHOTS, { recursive: true });
  const path = join(SHOTS, `${name}.png`);
  await whilePainted(page, () => page.screenshot({ path, fullPage: true }));
}

const FULL = process.env['E2E'] === 'full';
/**
 * `E2E=full` looks in every language, size and theme, with axe. The short dose has three of these, and each page in two of them,
 * of which one is the phone, with axe once.
 */
const LOOKS = FULL
  ? LANGUAGES.flatMap((language) =>
      (['phone', 'desktop'] as const).flatMap((size) =>
        (['day', 'night'] as const).map((theme) => [language, size, theme] as const),
      ),
    )
  : ([
      ['uk', 'phone', 'day'],
      ['en', 'desktop', 'day'],
      ['ru', 'desktop', 'night'],
    ] as const);

test.each(LOOKS)(
  'every page about people in %s, %s, %s',
  async (language, size, theme) => {
    const pages = [
      ['profile', `/people/${profile}`, false],
      ['ranks', '/ranks/root', false],
      ['statistics', '/statistics/root', false],
      ['matches', '/matches/root', false],
      ['pairing', '/pair?pace=now', false],
      ['pairing-days', '/pair?pace=days', true],
      ['series', '/series', true],
      ['new-series', '/series/new', true],
      ['league', `/series/${league}`, true],
      ['studies', '/studies', true],
      ['own-data', '/me', true],
      ['operator', '/operator', false],
      ['shared', '/shared', false],
    ] as const;
    const own = await person(language, size, { theme, key: ann.key });
    const stranger = await person(language, size, { theme });
    for (const [n, [name, path, isOwn]] of pages.entries()) {
      // Of the two looks at a desktop the short dose takes one.
      const isEven = n % 2 === 0;
      if (!FULL && size === 'desktop' && isEven !== (theme === 'day')) continue;
      const axe = FULL || (size === 'phone') === (n % 3 === 0);
      const { page, wrong } = isOwn ? own : stranger;
      await open(page, path);
      if (name === 'operator') {
        await page.locator('form button[type="submit"]').click();
        await page.locator('[data-complaint] summary').first().click();
      }
      if (name === 'league') await page.waitForSelector('[data-match]');
      await page.waitForFunction(() => document.querySelector('main [aria-busy]') === null);
      await picture(page, `${name}-${language}-${size}-${theme}`);
      expect({ name, faults: await faultsOf(page, { axe }), wrong }).toEqual({ name, faults: [], wrong: [] });
    }
    await own.close();
    await stranger.close();
  },
  PATIENCE_MS,
);

test(
  'the own profile has all matches, and a switch that closes it to others',
  async () => {
    const { page, wrong, close } = await person('uk', 'phone', { key: ann.key! });
    await open(page, '/people/me');
    await page.waitForSelector('[data-sharing]');
    await page.waitForSelector('[data-match]');
    await picture(page, 'own-uk-phone');
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    // The private match of yesterday is the owner's alone.
    const before = await page.locator('[data-match="match-0000000020"]').count();
    expect(before).toBe(1);
    await page.getByRole('button', { name: 'Лише я' }).click();
    await page.getByText('Збережено.').waitFor();
    await close();
    expect(wrong).toEqual([]);
    const other = await person('en', 'desktop');
    await open(other.page, `/people/${profile}`);
    await other.page.getByRole('alert').waitFor();
    expect(await other.page.getByRole('heading', { name: 'Ann' }).count()).toBe(0);
    // The refusal is an answer of the server, which the console names.
    expect(other.wrong.filter((line) => !line.includes('404'))).toEqual([]);
    await other.close();
  },
  PATIENCE_MS,
);
