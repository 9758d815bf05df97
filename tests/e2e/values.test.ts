import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApp } from './app.testkit.ts';
import { visit } from './browser.testkit.ts';
import { faultsOf } from './check.testkit.ts';
import { guest, comeAndSit, begin, tableLink } from './guests.testkit.ts';
import { CLIENT } from './site.testkit.ts';
import { openTestSite } from './test-site.testkit.ts';

const app = openApp();
const site = openTestSite('values', CLIENT);

/** The first field of a name in a component's form. */
async function field(page: Page, section: string, component: string, name: string) {
  const open = page.locator(`[data-section="${section}"]`);
  if ((await open.getAttribute('open')) === null) await open.locator('summary').click();
  return page.locator(`[data-component="${component}"] [data-field="${name}"]`);
}

test('values of one’s box are entered, checked, kept, played at once, exported and imported', async () => {
  const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
  await page.goto('/values/scythia');
  await page.waitForSelector('[data-entered="0"]');
  const cost = await field(page, 'characters', 'characters.0', 'cost');
  await cost.fill('many');
  await page.waitForSelector('[data-unsound]');
  await page.locator('[data-component="characters.0"] [role="alert"]', { hasText: 'Cost: must be' }).waitFor();
  // The way to a mistake in a closed section.
  await page.locator('[data-section="characters"] summary').click();
  expect(await faultsOf(page, { axe: true })).toEqual([]);
  await page.locator('[data-unsound] button').click();
  // What is entered stays in sight below the header.
  const bar = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
  await page.evaluate(() => scrollTo(0, 900));
  const header = await bar('header');
  expect((await bar('[data-entered]')).y).toBeGreaterThanOrEqual(header.y + header.height - 1);
  expect(await cost.evaluate((input) => input === document.activeElement && input.getAttribute('aria-invalid'))).toBe(
    'true',
  );
  await cost.fill('17');
  await page.waitForSelector('[data-entered="1"]');
  expect(await page.locator('[data-unsound]').count()).toBe(0);
  expect(await faultsOf(page, { axe: true })).toEqual([]);
  // An effect is chosen by its sentence.
  const card = page.locator('[data-component="characters.1"]');
  await card.locator('[data-examples="play"]').selectOption({ index: 3 });
  await page.waitForSelector('[data-entered="2"]');
  // An effect that no card has is put together of choices and numbers.
  const played = card.getByRole('group', { name: 'When played', exact: true });
  await played.locator('[data-compose]').click();
  await played.locator('[data-variant="0"]').selectOption('Pay for an effect');
  const price = played.getByRole('group', { name: 'Price' });
  await price.locator('[data-add]').selectOption('Kumis');
  await price.getByRole('button', { name: 'Remove: VP' }).click();
  await price.getByLabel('Kumis', { exact: true }).fill('none');
  await card.getByRole('alert').filter({ hasText: 'When played 1: Price: Kumis: must be' }).waitFor();
  expect(await price.getByLabel('Kumis', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  await price.getByLabel('Kumis', { exact: true }).fill('2');
  const brings = played.getByRole('group', { name: 'What it brings' });
  await brings.locator('[data-variant="0"]').selectOption('Choose one of several');
  await brings.getByRole('button', { name: 'Add an option' }).click();
  await brings.getByRole('group', { name: 'Option 3' }).locator('[data-variant="0"]').selectOption('Remove wounds');
  await brings.getByLabel('Wounds', { exact: true }).fill('4');
  await played.getByRole('button', { name: 'Remove: Effect 2' }).waitFor({ state: 'detached' });
  await played.locator(':scope > [data-add]').selectOption('Complete a quest');
  await played.getByRole('button', { name: 'Remove: Effect 2' }).waitFor();
  expect((await played.locator(':scope > p').innerText()).replaceAll('\u00a0', ' ')).toBe(
    '2 kumis → 1 silver or 1 provision or remove up to 4 wounds; complete a quest',
  );
  expect(await page.locator('[data-unsound]').count()).toBe(0);
  expect(await faultsOf(page, { axe: true })).toEqual([]);
  await card.getByLabel('As printed').uncheck();
  await page.reload();
  await page.waitForSelector('[data-entered="1"]');
  expect(await (await field(page, 'characters', 'characters.0', 'cost')).inputValue()).toBe('17');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  const { characters } = JSON.parse(text) as { readonly characters: readonly { readonly cost: number }[] };
  expect(characters[0]!.cost).toBe(17);
  await page.getByRole('button', { name: 'Back to the built-in values' }).click();
  await page.waitForSelector('[data-entered="0"]');
  await page.locator('[data-bring-back]').click();
  await page.waitForSelector('[data-entered="1"]');
  await page.getByRole('button', { name: 'Back to the built-in values' }).click();
  await page.waitForSelector('[data-entered="0"]');
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"format":1}') });
  await page.getByRole('alert').first().waitFor();
  await page.waitForSelector('[data-entered="0"]');
  const strange = JSON.stringify({ ...(JSON.parse(text) as object), characters: [] });
  await file.setInputFiles({ name: 'strange.json', mimeType: 'application/json', buffer: Buffer.from(strange) });
  await page.getByRole('alert').filter({ hasText: 'Crew cards: must have exactly 76' }).waitFor();
  await file.setInputFiles({ name: 'own.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.waitForSelector('[data-entered="1"]');

  await page.goto('/new/scythia');
  await page.getByRole('button', { name: 'From my box', pressed: true }).waitFor();
  await page.locator('button[type="submit"]').click();
  await page.waitForSelector('[data-version]');
  const saved = await page.evaluate(
    () =>
      new Promise<unknown>((done) => {
        const request = indexedDB.open('vatra', 1);
        request.onsuccess = () => {
          const all = request.result.transaction('tables').objectStore('tables').getAll();
          all.onsuccess = () =>
            done((all.result[0] as { pack: { characters: { cost: number }[] } }).pack.characters[0]);
        };
      }),
  );
  expect(saved).toMatchObject({ cost: 17 });
  await page.reload();
  await page.waitForSelector('[data-version]');
  expect(wrong).toEqual([]);
  await context.close();
});

test.each(['wild', 'scythia'] as const)('the sign of reconstructed values of %s leads to the page', async (game) => {
  const { page, context, wrong } = await visit(app.browser, app.address, { language: 'uk', size: 'desktop' });
  await page.goto(`/new/${game}?way=bots`);
  await page.locator('button[type="submit"]').click();
  await page.waitForSelector('[data-version]');
  if (game === 'wild') await page.getByRole('button', { name: 'Відтворені значення' }).first().click();
  else await page.locator('details:has([data-values]) > summary').first().click();
  await page.locator('[data-values]:visible').first().click();
  await page.waitForSelector(`[data-values-page="${game}"]`);
  expect(wrong).toEqual([]);
  await context.close();
});

test('the page can be read on a phone, in the dark', async () => {
  const { page, context } = await visit(app.browser, app.address, { language: 'ru', size: 'phone', theme: 'night' });
  await page.goto('/values/wild');
  const ap = await field(page, 'defenders', 'defenders.list.0', 'ap');
  await ap.waitFor();
  await page.locator('[data-section="tiles"] summary').tap();
  const label = await page.locator('[data-component="tiles.list.0"] label:has([type="checkbox"])').boundingBox();
  expect(label!.height).toBeGreaterThanOrEqual(44);
  // Away from the edge of the window, where the bar of pages covers half a control.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await faultsOf(page, { axe: true })).toEqual([]);
  await context.close();
});

test('an online table with values of the host’s box: the lobby says so, both play with them', async () => {
  const ann = await guest(site, 'Ann', { language: 'en', size: 'desktop' });
  const bob = await guest(site, 'Боб', { language: 'uk', size: 'phone' });
  await ann.page.goto('/values/wild');
  await (await field(ann.page, 'defenders', 'defenders.list.0', 'ap')).fill('6');
  await ann.page.waitForSelector('[data-entered="1"]');
  await ann.page.goto('/new/wild?way=friends');
  await ann.page.getByRole('button', { name: 'From my box', pressed: true }).waitFor();
  expect(await faultsOf(ann.page, { axe: true })).toEqual([]);
  await ann.page.locator('button[type="submit"]').click();
  await ann.page.getByText('1 component differs from the built-in ones').waitFor();
  expect(await faultsOf(ann.page, { axe: true })).toEqual([]);
  await comeAndSit(bob, await tableLink(ann));
  await bob.page.locator('[data-own-values] button').waitFor();
  expect(await faultsOf(bob.page, { axe: true })).toEqual([]);
  await begin(ann, [ann, bob]);
  for (const { page, context, wrong } of [ann, bob]) {
    await page.waitForSelector('[data-screen="game"]');
    expect(wrong).toEqual([]);
    await context.close();
  }
});
