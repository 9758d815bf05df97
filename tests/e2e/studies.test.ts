import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LocalTable } from '../../src/client/table/local-table.ts';
import type { SavedTable } from '../../src/client/table/messages.ts';
import { fastRandom, type GameTypes } from '../../src/kernel/index.ts';
import { randomPlayer } from '../../src/kernel/referee/index.ts';
import type { StudyView } from '../../src/protocol/index.ts';
import { GAME_RULES } from '../../src/registry/index.ts';
import { Client, Visitor } from '../server/client.testkit.ts';
import { playSeat } from '../server/table.testkit.ts';
import { delayEffects, whilePainted } from './browser.testkit.ts';
import { guest, type Guest, leave, look, press, wrongs } from './guests.testkit.ts';
import { openKept } from './kept.testkit.ts';
import { openTestSite } from './test-site.testkit.ts';

const site = openTestSite('studies');
const PATIENCE_MS = 300_000;
/** A moment in the middle of the game. */
const STEP = 60;

/** Where pictures go, for people who want to look; none are taken otherwise. */
const SHOTS = process.env['STUDY_SHOTS'];

async function seen(who: Guest, where: string): Promise<void> {
  await look(who, where, true);
  if (SHOTS === undefined) return;
  mkdirSync(SHOTS, { recursive: true });
  const path = join(SHOTS, `${who.name}-${where}.png`);
  await whilePainted(who.page, () => who.page.screenshot({ path }));
}

/** A game of Root between bots, played to its end, as the browser keeps it. */
async function finished(): Promise<SavedTable> {
  const game = await GAME_RULES['root']!();
  const settings = { factions: ['marquise', 'eyrie'] };
  const read = game.readSettings(settings);
  if (!read.ok) throw new Error('settings');
  const sitters = ['Мурка', 'Орлиця'].map((name) => ({ who: 'bot' as const, name }));
  const config = { game: 'root', settings, sitters, curtain: false };
  const init = { id: 'finished', config, seed: '5a'.repeat(32), made: 1, entries: [] };
  const table = new LocalTable<GameTypes>(game, init, read.value, randomPlayer(fastRandom(6)), 1);
  await table.run();
  return table.saved();
}

let logins = 0;
async function account(name: string): Promise<Visitor> {
  const who = await Visitor.arrive(site.address, name);
  await who.call('POST', '/api/me/account', { login: `studies.${++logins}`, password: 'a long enough one' });
  return who;
}

/** Opens the comments beside the board. */
const openComments = (who: Guest): Promise<void> =>
  press(who, who.hand === 'touch' ? 'nav button:has(use[href$="#u-arrow"])' : '#tab-study');

/** Whose game is commented: on a phone, read on a desktop; `E2E=full` also the other way round. */
const AUTHORS = [
  ['ru', 'phone', 'night'],
  ['uk', 'desktop', 'day'],
] as const;

test.each(process.env['E2E'] === 'full' ? AUTHORS : AUTHORS.slice(0, 1))(
  'a game is commented with text, an arrow and a line that was tried, saved, opened by another and deleted (%s, %s)',
  async (language, size, theme) => {
    const olha = await guest(site, `olha-${language}`, { language, size, theme });
    const author = await account(olha.name);
    await olha.page.addInitScript((key) => localStorage.setItem('vatra.key', key), author.key);
    await openKept(olha.page, await finished());
    await olha.page.goto(`/play/finished?step=${STEP}`);
    await olha.page.waitForSelector('[data-screen]');
    await openComments(olha);
    await olha.page.locator('[data-comment]').fill('Тут варто було рушати раніше.');
    await press(olha, '[data-draw]');
    // In a drawer the comments make way for the board.
    for (const place of ['c1', 'c5']) {
      await olha.page.waitForSelector(place === 'c1' ? '[data-drawing=""]' : '[data-drawing="c1"]');
      await olha.page.locator(`[data-anchor="${place}"]`).click({ force: true });
    }
    await olha.page.waitForSelector('[data-arrows="1"]', { state: 'attached' });
    await seen(olha, 'arrow');
    const before = await olha.page.locator('main').innerHTML();
    await press(olha, '[data-attempt]');
    for (let n = 0; n < 3; n++) {
      await olha.page.waitForSelector(`[data-trial="${n}"]`);
      await press(olha, '[data-try]');
    }
    await olha.page.waitForSelector('[data-trial="3"]');
    expect(await olha.page.locator('main').innerHTML()).not.toBe(before);
    await seen(olha, 'trial');
    await press(olha, '[data-keep-branch]');
    await press(olha, '[data-end-trial]');
    await olha.page.waitForSelector('[data-trial]', { state: 'detached' });
    await olha.page.locator('[data-title]').fill('Пізній марш');
    await olha.page.locator('[data-listed]').check();
    await press(olha, '[data-save-study]');
    const link = await olha.page.locator('[data-comments] input[readonly]').inputValue();
    await seen(olha, 'saved');

    const petro = await guest(site, `petro-${language}`, {
      language: 'en',
      theme: size === 'phone' ? 'day' : 'night',
      size: size === 'phone' ? 'desktop' : 'phone',
    });
    await petro.page.goto('/studies');
    await petro.page.waitForSelector('[data-study-row]');
    await seen(petro, 'list');
    await petro.page.goto(new URL(link).pathname);
    await petro.page.waitForSelector(`[data-note="${STEP}"]`);
    expect(await petro.page.locator('[data-comments]').innerText()).toContain('Тут варто було рушати раніше.');
    await petro.page.waitForSelector('[data-arrows="1"]', { state: 'attached' });
    expect(await petro.page.locator('[data-comment], [data-save-study]').count()).toBe(0);
    // The bar that names the moment covers nothing of the board.
    const bar = (await petro.page.locator('main > p[role="status"]').boundingBox())!;
    expect(bar.y + bar.height).toBeLessThanOrEqual((await petro.page.locator('[data-stage]').boundingBox())!.y);
    await seen(petro, 'read');
    await press(petro, '[data-show-branch]');
    await petro.page.waitForSelector('[data-trial="3"]');
    await seen(petro, 'branch');
    await press(petro, '[data-end-trial]');

    await olha.page.goto('/studies');
    await press(olha, '[data-study-row] button');
    await seen(olha, 'delete');
    await press(olha, '[data-drop]');
    await olha.page.waitForSelector('[data-study-row]', { state: 'detached' });
    expect(wrongs([olha, petro])).toEqual([]);
    await petro.page.goto(new URL(link).pathname);
    await petro.page.waitForSelector('[role="alert"]');
    await leave([olha, petro]);
  },
  PATIENCE_MS,
);

test(
  'both ends of an arrow are taken before the page has run its effects',
  async () => {
    const olha = await guest(site, 'olha-early', { language: 'en', size: 'desktop' });
    await openKept(olha.page, await finished());
    await olha.page.goto(`/play/finished?step=${STEP}`);
    await olha.page.waitForSelector('[data-screen]');
    await openComments(olha);
    await olha.page.waitForSelector('[data-draw]');
    await olha.page.evaluate(delayEffects);
    await press(olha, '[data-draw]');
    await olha.page.locator('[data-drawing=""]').waitFor();
    await olha.page.locator('[data-anchor="c1"]').click({ force: true });
    await olha.page.locator('[data-drawing="c1"]').waitFor();
    await olha.page.locator('[data-anchor="c5"]').click({ force: true });
    await olha.page.waitForSelector('[data-arrows="1"]', { state: 'attached' });
    expect(wrongs([olha])).toEqual([]);
    await leave([olha]);
  },
  PATIENCE_MS,
);

test(
  'a study of a game at the server opens at its table, without an account',
  async () => {
    const people = [await account('ann'), await account('bob')];
    const [ann] = people;
    const { id } = await ann!.table('POST', '', { game: 'scythia', settings: { seats: 2, turnCap: 3 } });
    for (const [seat, who] of people.entries()) await who.table('POST', `/${id}/seats/${seat}`, {});
    await ann!.table('POST', `/${id}/start`);
    const clients = await Promise.all(people.map((who) => Client.connect(site.address, who.key)));
    await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
    await Promise.all(clients.map((client, seat) => playSeat(client, id, seat, 5 + seat)));
    for (const client of clients) client.close();
    while ((await ann!.table('GET', `/${id}`)).status !== 'over') await new Promise((done) => setTimeout(done, 50));
    const { study } = await ann!.call<{ study: StudyView }>('POST', '/api/studies', {
      title: 'A raid too early',
      game: 'scythia',
      table: id,
      listed: true,
      notes: [
        { step: 12, text: 'The first raid.', arrows: [{ from: 'seat-0', to: 'seat-1' }] },
        { step: 20, text: 'And what it cost.' },
      ],
    });
    const reader = await guest(site, 'Reader', { language: 'uk', theme: 'day', size: 'phone' });
    await reader.page.goto(`/study/${study.id}`);
    await reader.page.waitForURL(`**/table/${id}?study=${study.id}&step=12`);
    await reader.page.waitForSelector('[data-note="20"]');
    await seen(reader, 'server');
    await press(reader, '[data-note="20"]');
    await reader.page.waitForSelector('li[aria-current="step"] [data-note="20"]');
    expect(wrongs([reader])).toEqual([]);
    await leave([reader]);
  },
  PATIENCE_MS,
);
