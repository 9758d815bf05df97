import type { Browser, Page } from 'playwright-core';
import { LocalTable } from '../../src/client/table/local-table.ts';
import type { SeatOccupant } from '../../src/client/table/messages.ts';
import { root } from '../../src/games/root/index.ts';
import type { Root } from '../../src/games/root/types.ts';
import { fastRandom } from '../../src/kernel/index.ts';
import { randomPlayer } from '../../src/kernel/referee/index.ts';

/** A table of Root: who plays what, which seats are persons, and the rest of its settings. */
export interface RootTable {
  readonly factions: readonly string[];
  /** How many of the first seats are persons; the others are bots. */
  readonly persons: number;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly level?: 'easy' | 'hard' | 'master';
  /** How many answers were given already, at random. */
  readonly answers?: number;
  /** After them it is played on until a person may say something like this, or is asked something like this. */
  readonly until?: RegExp | ((offered: readonly string[]) => boolean);
}

const MOST_ANSWERS = 2000;

/** A table that stands in the browser as if somebody had played there. */
export async function preparedRoot({
  factions,
  persons,
  settings,
  seed = '5a',
  level = 'easy',
  answers = 0,
  until,
}: RootTable) {
  const raw = { seating: 'listed', factions, ...settings };
  const sitters = factions.map(
    (_, seat): SeatOccupant => ({
      who: seat < persons ? 'person' : 'bot',
      name: `${seat < persons ? 'Person' : 'Bot'} ${seat + 1}`,
    }),
  );
  const config = { game: 'root', settings: raw, sitters, level, curtain: persons > 1 } as const;
  const init = { id: `root${seed}`, config, seed: seed.repeat(32), made: 1, entries: [] };
  const read = root.readSettings(raw);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const table = new LocalTable<Root>(root, init, read.value, randomPlayer<Root>(fastRandom(3)), 1);
  const random = fastRandom(11);
  const isThere = (offered: readonly string[]): boolean =>
    until === undefined || (typeof until === 'function' ? until(offered) : offered.some((text) => until.test(text)));
  if (answers > 0 || until) await table.run();
  for (let k = 0; k < MOST_ANSWERS; k++) {
    const [seat] = table.update().asked;
    if (seat === undefined) break;
    const { question, offered } = table.seat(seat);
    if (k >= answers && isThere(offered)) break;
    await table.act({ do: 'answer', seat, question, says: [offered[random(offered.length)]!], move: `${k}` }, k);
  }
  return table.saved();
}

/** Choices of the prompt that name a place which cannot be tapped on the map; runs in the page. */
export function untappable(): string[] {
  const choices = [...document.querySelectorAll<HTMLElement>('[data-prompt] [data-words]')];
  if (document.querySelector('[data-place]') === null) return [];
  return choices.flatMap(({ dataset }) => {
    const words = dataset['words']!.split(' ');
    const at = words.lastIndexOf(dataset['next']!);
    const place = words.slice(Math.max(0, at)).find((word) => /^(?:[cf]\d+|burrow)$/.test(word));
    if (place === undefined) return [];
    const lit = document.querySelector(`[data-place="${place}"]:is([data-target], [data-hint], [data-chosen])`);
    return lit === null ? [dataset['words']!] : [];
  });
}

/** What is lit on the map and among the cards. */
export const ROOT_SPOTS = '[data-screen="game"] :is([data-place], section button):is([data-target], [data-hint])';

/** Counts from now on how many pieces travel over the board. */
export async function watchGhosts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = globalThis as unknown as { ghosts: number };
    counted.ghosts = 0;
    new MutationObserver((records) => {
      for (const { addedNodes } of records) counted.ghosts += addedNodes.length;
    }).observe(document.querySelector('[data-motion]')!, { childList: true });
  });
  return async () => await page.evaluate(() => (globalThis as unknown as { ghosts: number }).ghosts);
}

/** Notes from now on how long every interaction takes to its next paint, in milliseconds. */
export async function watchInteractions(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const noted = globalThis as unknown as { waits: Record<number, number> };
    noted.waits = {};
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming;
        if (interactionId > 0) noted.waits[interactionId] = Math.max(noted.waits[interactionId] ?? 0, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  return async () =>
    await page.evaluate(() =>
      Object.values((globalThis as unknown as { waits: Record<number, number> }).waits).sort((a, b) => a - b),
    );
}

/** Counts from now on how much the page works by itself, in milliseconds of processor time: others on the machine do not count. */
export async function watchWork(page: Page): Promise<() => Promise<number>> {
  const line = await page.context().newCDPSession(page);
  await line.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async (): Promise<number> => {
    const { metrics } = await line.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await busy();
  return async () => (await busy()) - before;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the event, in µs. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The longest task of the page's main thread during `what`, in ms of processor time: others on the machine do not count. */
export async function longestTask(browser: Browser, page: Page, what: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await what();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && mains.some((main) => main.pid === pid && main.tid === tid),
  );
  if (tasks.every(({ tdur }) => tdur === undefined)) throw new Error('the trace has no processor times');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
