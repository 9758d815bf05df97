// Measures how long presses take until the next paint while playing: npm run presses [-- WORDS]
// The production build is played in Chromium at 1440 × 900, painted and moving: Root with four seats, the Wild and Scythia, in the
// viewer's turn; Root while `hard` and `master` bots think, and Scythia while a `master` bot does. WORDS choose tables by their
// names. Chromium tells the time from the press to the paint in steps of 8 ms, and waits for the next frame of 16.7 ms; raster is
// done by the processor, too. Figures of a busy machine are too high.
import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import type { SavedTable } from '../../src/client/table/messages.ts';
import { startBrowser, visit } from '../e2e/browser.testkit.ts';
import { openKept } from '../e2e/kept.testkit.ts';
import { preparedRoot } from '../e2e/root.testkit.ts';
import { prepared } from '../e2e/scythia.testkit.ts';
import { buildTestClient, serve, SWIFT_CLIENT } from '../e2e/site.testkit.ts';
import { preparedWild } from '../e2e/wild.testkit.ts';

/** The most that a press may take, in ms. */
const MOST_MS = 50;
/** Time after a press in which its paint, and what moves, is done. */
const SETTLE_MS = 450;
const TURNS = 3;
const BASE = ['marquise', 'eyrie', 'alliance', 'vagabond'];

/** One press: when it was taken up, handled and painted, in ms after it. */
interface Wait {
  readonly kind: string;
  /** Number of the press: down, up and click have the same. */
  readonly id: number;
  readonly taken: number;
  readonly handled: number;
  readonly painted: number;
}

/** Collects presses by their kind. A text, because it runs in the page, which lacks the helpers of a compiler. */
const OBSERVE = `
  globalThis.kind = '';
  globalThis.waits = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.interactionId) continue;
      waits.push({
        kind,
        id: entry.interactionId,
        taken: entry.processingStart - entry.startTime,
        handled: entry.processingEnd - entry.startTime,
        painted: entry.duration,
      });
    }
  }).observe({ type: 'event', durationThreshold: 16 });
`;

/** Presses the first thing that is shown of those; false when there is none. */
async function press(page: Page, kind: string, selector: string): Promise<boolean> {
  const what = page.locator(selector).filter({ visible: true }).first();
  if ((await what.count()) === 0) return false;
  await page.evaluate((one) => void ((globalThis as unknown as { kind: string }).kind = one), kind);
  try {
    await what.click({ timeout: 1000 });
  } catch {
    return false;
  }
  await page.waitForTimeout(SETTLE_MS);
  return true;
}

/** Presses that look around and change nothing in the game. */
async function lookAround(page: Page): Promise<void> {
  await press(page, 'open a seat’s board', '[data-seat="1"] button, [data-seat="0"] button');
  await press(
    page,
    'close a seat’s board',
    '[data-seat="1"] button[aria-expanded="true"], [data-seat="0"] button[aria-expanded="true"]',
  );
  await press(page, 'open the log', '#tab-log');
  await press(page, 'fold the panel', '[role="tablist"] ~ button');
  await press(page, 'enlarge the board', '[data-stage] ~ [role="group"] button:nth-child(1)');
  await press(page, 'shrink the board', '[data-stage] ~ [role="group"] button:nth-child(2)');
  await press(page, 'whole board', '[data-stage] ~ [role="group"] button:nth-child(3)');
}

const CHOICE = '[data-prompt] [data-words]';
const CONFIRM = '[data-prompt] [data-says]:not([data-words])';
const SPOT = '[data-stage] :is([data-place], [data-cell], button):is([data-target], [data-hint])';
const CARD = '[data-look="tray"] button:is([data-target], [data-hint])';
const BACK = '[data-undo]:not([aria-disabled="true"])';

/** Takes some turns with presses of all kinds. */
async function playTurn(page: Page): Promise<void> {
  for (let k = 0; k < 8; k++) {
    if ((await page.locator(CHOICE).count()) === 0) break;
    const choices = await page.locator(CHOICE).count();
    await press(page, 'choose a verb', `${CHOICE} >> nth=${k % choices}`);
    await press(page, 'choose on the board', SPOT);
    await press(page, 'choose a card', CARD);
    if (k % 2 === 0) await press(page, 'take back', BACK);
    else await press(page, 'confirm', CONFIRM);
    if ((await page.locator('[data-playback] [data-skip]').count()) > 0)
      await press(page, 'skip', '[data-playback] [data-skip]');
  }
}

/** Ends the viewer’s turn, and looks around while bots think. */
async function lookWhileBotsThink(page: Page): Promise<void> {
  for (let k = 0; k < 12 && (await page.locator(CHOICE).count()) > 0; k++) {
    const way = ['end', 'pass'].map((word) => `[data-prompt] [data-words="${word}"]`).join(', ');
    if (!(await press(page, 'end the turn', way))) await press(page, 'choose a verb', CHOICE);
    await press(page, 'confirm', CONFIRM);
    if ((await page.locator('[data-thinking], [data-playback]').count()) > 0) break;
  }
  await page.locator('[data-thinking], [data-playback]').first().waitFor();
  for (let k = 0; k < 4 && (await page.locator('[data-thinking], [data-playback]').count()) > 0; k++)
    await lookAround(page);
}

interface Table {
  readonly name: string;
  readonly table: () => Promise<SavedTable>;
  readonly use: (page: Page) => Promise<void>;
}
const root = (level: 'easy' | 'hard' | 'master', until: RegExp) => (): Promise<SavedTable> =>
  preparedRoot({ factions: BASE, persons: 1, level, answers: 30, until });
const scythia = async (): Promise<SavedTable> => (await prepared(2, 'turn', 'raid')).table;
/** The same table with a `master` bot in every seat that is not asked. */
const againstMaster = ({ note, ...table }: SavedTable): SavedTable => {
  const sitters = note.sitters.map((sitter, seat) =>
    note.waitsFor.includes(seat) ? sitter : { who: 'bot' as const, name: `Bot ${seat + 1}` },
  );
  return { ...table, note: { ...note, sitters, level: 'master' } };
};
const turns = async (page: Page): Promise<void> => {
  await lookAround(page);
  for (let k = 0; k < TURNS; k++) await playTurn(page);
  await lookAround(page);
};
const TABLES: readonly Table[] = [
  { name: 'Root, four seats', table: root('easy', /^battle /), use: turns },
  { name: 'Root, hard bots think', table: root('hard', /^end$/), use: lookWhileBotsThink },
  { name: 'Root, master bots think', table: root('master', /^end$/), use: lookWhileBotsThink },
  { name: 'Wild', table: () => preparedWild(/^end$/, 1, 3), use: turns },
  { name: 'Scythia', table: scythia, use: turns },
  { name: 'Scythia, a master bot thinks', table: async () => againstMaster(await scythia()), use: lookWhileBotsThink },
];

const wanted = process.argv.slice(2);
const say = (text: string): void => void process.stdout.write(`${text}\n`);
buildTestClient();
const site = await serve(SWIFT_CLIENT);
const browser = await startBrowser();
let worst = 0;
try {
  say(`${loadavg()[0]!.toFixed(1)} jobs in the last minute`);
  say('| table | press | presses | median, ms | worst, ms | of the worst: taken up after, handled after |');
  say('| --- | --- | ---: | ---: | ---: | --- |');
  for (const { name, table, use } of TABLES.filter((one) => wanted.every((word) => one.name.includes(word)))) {
    const { page, context } = await visit(browser, site.address, { language: 'uk', size: 'desktop', moves: true });
    await page.addInitScript({ content: OBSERVE });
    await openKept(page, await table());
    await page.locator(CHOICE).first().waitFor();
    await page.waitForTimeout(2000);
    await use(page);
    const waits = await page.evaluate(() => (globalThis as unknown as { waits: Wait[] }).waits);
    for (const kind of new Set(waits.map((one) => one.kind))) {
      // Of the events of a press the longest counts.
      const list = waits
        .filter((one) => one.kind === kind)
        .toSorted((a, b) => b.painted - a.painted)
        .filter(({ id }, k, all) => all.findIndex((one) => one.id === id) === k);
      const sorted = list.toReversed();
      const last = sorted.at(-1)!;
      worst = Math.max(worst, last.painted);
      say(
        `| ${name} | ${kind} | ${list.length} | ${sorted[Math.floor(list.length / 2)]!.painted} | ${last.painted} | ` +
          `${Math.round(last.taken)}, ${Math.round(last.handled)} |`,
      );
    }
    await context.close();
  }
  say(`worst: ${worst} ms (goal: ${MOST_MS})`);
  if (worst > MOST_MS) process.exitCode = 1;
} finally {
  await browser.close();
  await site.close();
}
