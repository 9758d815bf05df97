import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../src/kernel/index.ts';
import { type Journal, replay } from '../../src/kernel/referee/index.ts';
import { embers } from '../../src/test-game/index.ts';
import {
  begin,
  chooseOne,
  comeAndSit,
  cutWhileAnswering,
  forgiveCuts,
  guest,
  leave,
  look,
  openTable,
  playToTheEnd,
  press,
  someoneWhoMayAsk,
  tableLink,
  talk,
  together,
  version,
  whoseTurn,
  wrongs,
} from './guests.testkit.ts';
import { SIZES } from './browser.testkit.ts';
import { SWIFT_CLIENT } from './site.testkit.ts';
import { openTestSite } from './test-site.testkit.ts';

/** `E2E=full` plays the four-seat game to its end; otherwise it stops after this number of moves. */
const FULL = process.env['E2E'] === 'full';
const MOVES = 24;
/** Half a minute on a quiet machine; others may be at work on it. */
const PATIENCE_MS = 600_000;
const LONG_MS = 1_800_000;

const site = openTestSite('network', SWIFT_CLIENT);

/** Clearings whose lower edge lies below something that is not the board; runs in the page. */
const coveredClearings = (): string[] =>
  [...document.querySelectorAll<SVGElement>('[data-place^="c"]')]
    .filter((place) => {
      const { left, right, bottom, height } = place.getBoundingClientRect();
      // The glow around a clearing may end at the edge of the board.
      const edge = bottom - 0.15 * height;
      const above = document.elementFromPoint((left + right) / 2, edge);
      return above === null || above.closest('[data-stage]') === null;
    })
    .map(({ dataset }) => dataset['place']!);

describe('Root with four seats from four browsers', () => {
  test(
    'invitations, moves, reload, cut, restart, spectator, talk, undo by consent',
    async () => {
      const ann = await guest(site, 'Анна', { language: 'uk', size: 'desktop' });
      const bob = await guest(site, 'Боб', { language: 'ru', size: 'phone', theme: 'night' });
      const cat = await guest(site, 'Cat', { language: 'en', size: 'desktop' });
      const dan = await guest(site, 'Дан', { language: 'uk', size: 'phone' });
      const eve = await guest(site, 'Eve', { language: 'en', size: 'desktop' });
      const seated = [ann, bob, cat, dan];
      const random = fastRandom(20);

      const link = await openTable(ann, 'root', 4);
      expect(link).toContain('#invite=');
      for (const one of [bob, cat, dan]) await comeAndSit(one, link);
      for (const one of [ann, dan]) await look(one, 'lobby', true);
      for (const one of [bob, cat]) await look(one, 'lobby');
      await begin(ann, seated);
      await eve.page.goto(link);
      await eve.page.waitForSelector('[data-screen="game"]');
      const all = [...seated, eve];
      await together(all);

      // Talk: seats hear seats, spectators hear spectators.
      await talk(ann, 'Вітаю за столом');
      await talk(eve, 'Only watching');
      await press(cat, '#tab-chat');
      await cat.page.getByText('Вітаю за столом').waitFor();
      expect(await cat.page.getByText('Only watching').count()).toBe(0);
      expect(await eve.page.getByText('Вітаю за столом').count()).toBe(0);
      await look(ann, 'talk');

      // A stranger without the link finds no table.
      const stranger = await guest(site, 'Fox', { language: 'en', size: 'desktop' });
      await stranger.page.goto(link.split('#')[0]!);
      await stranger.page.getByText('This table doesn’t exist').waitFor();
      await stranger.context.close();

      let moves = 0;
      for (; moves < 8; moves++) await chooseOne(seated, random);
      for (const one of all) await look(one, `after ${moves} moves`, one === ann || one === bob);

      // A reload keeps the seat and the place in the game.
      const before = await together(all);
      await bob.page.reload();
      await bob.page.waitForSelector('[data-screen="game"]');
      expect(await version(bob)).toBe(before);
      for (; moves < 12; moves++) await chooseOne(seated, random);

      // The wire is cut while somebody answers: the answer arrives once, when it is mended.
      const back = await cutWhileAnswering(site.wire, seated, all);
      console.log(`all five are back ${back} ms after the cut`);
      for (; moves < 16; moves++) await chooseOne(seated, random);
      await together(all);

      // The server is stopped and started again: everybody comes back by themselves.
      await site.restart();
      for (; moves < 20; moves++) await chooseOne(seated, random);
      await together(all);
      forgiveCuts(all);

      // To go back further than is free needs the consent of all the others; one no is enough against it.
      const asker = await someoneWhoMayAsk(seated, random);
      const others = seated.filter((one) => one !== asker);
      const there = await together(seated);
      await press(asker, '[data-ask-undo]');
      await others[0]!.page.waitForSelector('[data-consent]');
      await look(others[0]!, 'asked to agree');
      await press(others[0]!, '[data-consent="no"]');
      await asker.page.waitForSelector('[data-ask-undo]');
      expect(await version(asker)).toBe(there);
      // A person who was refused does not ask again before the next own answer; others may.
      await press(asker, '[data-ask-undo]');
      await asker.page.waitForSelector('[data-undo-refused]');
      await look(asker, 'asked already');
      const second = await someoneWhoMayAsk(seated, random, asker);
      const then = await together(seated);
      await press(second, '[data-ask-undo]');
      for (const one of seated.filter((each) => each !== second)) {
        await one.page.waitForSelector('[data-consent="yes"]');
        await press(one, '[data-consent="yes"]');
      }
      await second.page.waitForFunction(
        (old) => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset['version']) > old,
        then,
      );
      await together(all);

      // A seat is handed to a bot and taken back.
      await press(dan, 'header button:has(use[href$="#u-more"])');
      await press(dan, 'dialog[open] input[type="checkbox"] + label');
      await look(dan, 'table sheet', true);
      await press(dan, 'dialog[open] button:has(use[href$="#u-close"])');
      await dan.page.waitForSelector('[data-bot="off"]');
      await press(dan, '[data-bot="off"]');
      await dan.page.waitForSelector('[data-bot="off"]', { state: 'detached' });

      while (moves < MOVES && (await chooseOne(seated, random))) {
        moves += 1;
        if (moves % 12 === 0) for (const one of all) await look(one, `after ${moves} moves`);
      }
      if (FULL) await playToTheEnd(seated, all, random);
      for (const one of all) await look(one, 'at the end');
      expect(wrongs(all)).toEqual([]);
      await leave(all);
    },
    FULL ? LONG_MS : PATIENCE_MS,
  );
});

describe('a whole match over the network', () => {
  test(
    'with a bot, to its end: proof, replay, rematch',
    async () => {
      const ann = await guest(site, 'Ann', { language: 'en', size: 'desktop' });
      const bob = await guest(site, 'Боб', { language: 'uk', size: 'phone' });
      const seated = [ann, bob];
      await ann.page.goto('/new/embers?way=friends');
      const less = ann.page.locator('section:has(> h3) [role="group"]:has(output) button').first();
      for (let k = 0; k < 8; k++) await less.click();
      await press(ann, 'form [role="group"]:has(output) button', 1);
      await press(ann, 'ul li:nth-child(3) [role="group"] button', 2);
      await press(ann, 'button[type="submit"]');
      await ann.page.waitForSelector('[data-screen="lobby"]');
      await comeAndSit(bob, await tableLink(ann));
      await begin(ann, seated);
      const random = fastRandom(3);
      let guard = 0;
      while ((await chooseOne(seated, random)) && guard < 400) guard += 1;
      for (const { page } of seated) await page.waitForSelector('[data-screen="end"]');
      for (const one of seated) await look(one, 'end', true);

      const [file] = await Promise.all([
        ann.page.waitForEvent('download'),
        ann.page.getByRole('button', { name: 'Save game record and fairness proof' }).click(),
      ]);
      const journal = JSON.parse(readFileSync(await file.path(), 'utf8')) as Journal;
      expect(journal.fairness?.seats.length).toBe(3);
      expect(replay(embers, journal, true)).toMatchObject({ discrepancies: [], proved: true });

      const seen = await version(ann);
      await ann.page.keyboard.press('l');
      await ann.page.getByRole('button', { name: 'Previous step' }).last().click();
      await ann.page.getByText('Viewing step').waitFor();
      await look(ann, 'replay', true);
      await ann.page.getByRole('button', { name: 'Back to the game' }).click();
      expect(await version(ann)).toBe(seen);

      await press(ann, '[data-rematch]');
      await ann.page.waitForSelector('[data-screen="lobby"]');
      await bob.page.getByRole('link', { name: 'До нового столу' }).tap();
      await bob.page.waitForSelector('[data-screen="lobby"]');
      // Nobody is seated without saying yes.
      await bob.page.getByText('Ann запрошує вас до нової партії: займіть своє місце').waitFor();
      expect(await ann.page.locator('[data-start]').getAttribute('aria-disabled')).toBe('true');
      await look(bob, 'invited', true);
      await press(bob, '[data-sit]');
      await bob.page.locator('[data-sit]').waitFor({ state: 'detached' });
      await begin(ann, seated);
      expect(wrongs(seated)).toEqual([]);
      await leave(seated);
    },
    PATIENCE_MS,
  );
});

describe('the lobby', () => {
  test(
    'an open table is listed, joined, left; a seat has a link of its own; the host sends away',
    async () => {
      const ann = await guest(site, 'Ann', { language: 'en', size: 'desktop' });
      const bob = await guest(site, 'Боб', { language: 'ru', size: 'phone' });
      const { page } = ann;
      await page.goto('/new/root?way=friends');
      await page.locator('[data-preset="first"]').click();
      await page.getByLabel('Table name').fill('Under the oak');
      await page.getByRole('button', { name: 'Public' }).click();
      await press(ann, 'button[type="submit"]');
      await page.waitForSelector('[data-screen="lobby"]');
      await page.locator('[data-seat="1"] [data-role]', { hasText: 'Eyrie Dynasties' }).waitFor();
      expect(await page.locator('[data-seat="1"] svg use').nth(1).getAttribute('href')).toMatch(/#f-eyrie$/);

      await bob.page.goto('/');
      await bob.page.getByRole('link', { name: /Under the oak/ }).tap();
      await bob.page.waitForSelector('[data-sit]');
      await press(bob, '[data-sit]');
      await page.locator('[data-seat="1"]', { hasText: 'Боб' }).waitFor();
      await press(bob, '[data-seat="1"] button');
      await bob.page.waitForSelector('[data-sit]');
      await press(bob, '[data-sit]');
      await page.getByRole('button', { name: 'Remove player' }).click();
      await bob.page.getByText('попросил вас уйти').first().waitFor();
      await page.waitForSelector('[data-readmit]');
      for (const one of [ann, bob]) await look(one, 'sent away', true);
      expect(await bob.page.locator('[data-sit]').count()).toBe(0);
      await press(ann, '[data-readmit]');
      await bob.page.waitForSelector('[data-sit]');
      expect(await page.locator('[data-readmit]').count()).toBe(0);

      await page.locator('[data-seat="1"]').getByRole('button', { name: 'Link' }).click();
      const link = await page.locator('dialog[open] input').inputValue();
      expect(link).toMatch(/#invite=[\w-]+&seat=2$/);
      await look(ann, 'seat link', true);
      await page.keyboard.press('Escape');
      await press(bob, '[data-sit]');
      await bob.page.getByRole('alert').waitFor();
      bob.wrong.splice(0, bob.wrong.length, ...bob.wrong.filter((one) => !one.includes('403')));
      await comeAndSit(bob, link);
      for (const one of [ann, bob]) await look(one, 'lobby');
      await page.goto('/');
      await page.getByText('all seats taken').waitFor();
      await look(ann, 'home', true);
      await look(bob, 'lobby', true);
      expect(wrongs([ann, bob])).toEqual([]);
      await leave([ann, bob]);
    },
    PATIENCE_MS,
  );

  test(
    'a person who is sent away from a private table finds a sentence there, until the host lets them back',
    async () => {
      const ann = await guest(site, 'Ann', { language: 'uk', size: 'phone', theme: 'night' });
      const bob = await guest(site, 'Bob', { language: 'en', size: 'desktop' });
      const link = await openTable(ann, 'root', 2, (page) =>
        page.getByRole('button', { name: 'Через 3 хвилини' }).tap(),
      );
      await comeAndSit(bob, link);
      await ann.page.locator('[data-seat="1"]', { hasText: 'Bob' }).getByRole('button').tap();
      await bob.page.getByText('The host removed you').waitFor();
      await look(bob, 'sent away', true);
      await bob.page.reload();
      await bob.page.getByText('The host removed you').waitFor();
      await ann.page.waitForSelector('[data-readmit]');
      await look(ann, 'host', true);
      await press(ann, '[data-readmit]');
      await ann.page.waitForSelector('[data-readmit]', { state: 'detached' });
      await comeAndSit(bob, link);
      // Standing up by oneself keeps the link good.
      await press(bob, '[data-seat="1"] button');
      await bob.page.waitForSelector('[data-sit]');
      await press(bob, '[data-sit]');
      bob.wrong.splice(0, bob.wrong.length, ...bob.wrong.filter((one) => !one.includes('403')));

      // Who opens the table without its invitation first, and with it then, watches in the same page.
      const eve = await guest(site, 'Eve', { language: 'en', size: 'desktop' });
      await eve.page.goto(link.split('#')[0]!);
      await eve.page.getByText('This table doesn’t exist').waitFor();
      await eve.page.goto(link);
      await eve.page.waitForSelector('[data-screen="lobby"]');
      eve.wrong.splice(0, eve.wrong.length, ...eve.wrong.filter((one) => !one.includes('404')));
      await begin(ann, [ann, bob, eve]);

      // A spectator with a delay is told what there is to see, and nothing lies over the board.
      await eve.page.locator('[data-spectating]', { hasText: '3 minutes' }).waitFor();
      await eve.page.locator('[data-prompt]', { hasText: 'The first moves will appear' }).waitFor();
      await eve.page.locator('header', { hasText: 'The game has begun' }).first().waitFor();
      for (const size of [SIZES.desktop, SIZES.phone]) {
        await eve.page.setViewportSize(size);
        await expect.poll(() => eve.page.evaluate(coveredClearings)).toEqual([]);
        await look(eve, `spectating at ${size.width}`);
      }
      expect(wrongs([ann, bob, eve])).toEqual([]);
      await leave([ann, bob, eve]);
    },
    PATIENCE_MS,
  );

  test(
    'a seat goes on with another device by its link, and says whose turn it is',
    async () => {
      const desk = await guest(site, 'Ann', { language: 'en', size: 'desktop' });
      const phone = await guest(site, '', { language: 'uk', size: 'phone' });
      await openTable(desk, 'root', 2);
      await desk.page.locator('[data-seat="1"] button').last().click();
      await begin(desk, [desk]);
      await desk.page.goto('/me');
      await desk.page.locator('[data-code]').click();
      const link = await desk.page.locator('input[readonly]').inputValue();
      await look(desk, 'me', true);
      await phone.page.goto(link);
      await phone.page.waitForSelector('main h1');
      await look(phone, 'me', true);
      await phone.page.locator('[data-claim]').tap();
      await phone.page.waitForSelector('[data-turn]');
      await look(phone, 'home');
      await phone.page.locator('[data-turn] a').tap();
      await phone.page.waitForSelector('[data-screen="game"]');
      expect(await chooseOne([phone], fastRandom(1))).toBe(phone);

      // An order is given beside the question, and taken back there.
      await whoseTurn([phone]);
      await press(phone, '[data-orders]');
      await press(phone, 'dialog[open] [data-order-form] button');
      await phone.page.waitForSelector('dialog[open] li button');
      await look(phone, 'orders', true);
      await press(phone, 'dialog[open] li button');
      await phone.page.waitForSelector('dialog[open] li', { state: 'detached' });
      expect(wrongs([desk, phone])).toEqual([]);
      await leave([desk, phone]);
    },
    PATIENCE_MS,
  );
});
