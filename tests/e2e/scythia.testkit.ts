import type { Page } from 'playwright-core';
import { LocalTable } from '../../src/client/table/local-table.ts';
import type { SavedTable, SeatUpdate } from '../../src/client/table/messages.ts';
import { LANGUAGES, load } from '../../src/i18n/index.ts';
import { BUILT_IN, scythia } from '../../src/games/scythia/index.ts';
import type { Scythia } from '../../src/games/scythia/types.ts';
import { fastRandom } from '../../src/kernel/index.ts';
import { randomPlayer } from '../../src/kernel/referee/index.ts';
import { openKept } from './kept.testkit.ts';

const GAME = scythia(BUILT_IN);
const SEED = '7c'.repeat(32);
const MOST_ANSWERS = 900;
const MOST_GAMES = 12;

/** What somebody in a hurry does first: raids, then what raids need. */
const EAGER = [
  /^complete|^tame|^release|^wound|^plunder/,
  /^hire (brawler|scout)/,
  /^raid (?!greece)/,
  /^hire/,
  /^use (barracks\.hire|stables|chiefs-tent\.quest|village-centre)/,
  /^use/,
  /^play/,
  /^place (barracks|stables|chiefs-tent|farm|silversmith)/,
  /^place/,
];

/** A table of one or two persons that is about to be asked something, and what may be said there. */
export interface PreparedTable {
  readonly table: SavedTable;
  readonly offered: readonly string[];
}

/** Plays until somebody is asked in this window and may say this verb, or until the end; several games if need be. */
export async function prepared(persons: 1 | 2 | 3 | 4, window: string, verb: string): Promise<PreparedTable> {
  for (let seed = 3; seed < 3 + MOST_GAMES; seed++) {
    const found = await playUntil(persons, window, verb, fastRandom(seed));
    if (found) return found;
  }
  throw new Error(`nobody was asked in "${window}"`);
}

async function playUntil(
  persons: 1 | 2 | 3 | 4,
  window: string,
  verb: string,
  random: (count: number) => number,
): Promise<PreparedTable | undefined> {
  const sitters = Array.from({ length: persons }, (_, seat) => ({
    who: 'person' as const,
    name: `Person ${seat + 1}`,
  }));
  // Without a limit of turns chance seldom comes to an end.
  const settings = { seats: persons, chief: 'lookout', turnCap: window === 'end' ? TURNS : 0 };
  const config = { game: 'scythia', settings, sitters, curtain: false };
  const init = { id: 'prepared', config, seed: SEED, made: 1, entries: [] };
  const table = new LocalTable<Scythia>(GAME, init, settings, randomPlayer<Scythia>(fastRandom(1)), 1);
  await table.run();
  for (let k = 0; k < MOST_ANSWERS; k++) {
    const { asked, window: open } = table.update();
    const [seat] = asked;
    if (seat === undefined) return window === 'end' ? { table: table.saved(), offered: [] } : undefined;
    const mine = table.seat(seat);
    if (open?.name === window && mine.offered.some((text) => text.startsWith(`${verb} `)))
      return { table: table.saved(), offered: mine.offered };
    await table.act({ do: 'answer', seat, question: mine.question, says: [eager(mine, random)], move: `${k}` }, k);
  }
  return undefined;
}

function eager({ offered }: SeatUpdate, random: (count: number) => number): string {
  const wanted = EAGER.map((wish) => offered.filter((text) => wish.test(text))).find((list) => list.length > 0);
  const among = wanted !== undefined && random(8) > 0 ? wanted : offered;
  return among[random(among.length)]!;
}

/** Puts a table among those of this browser and opens it. */
export async function openPrepared(page: Page, { table }: PreparedTable): Promise<void> {
  await openKept(page, table);
}

/** About as many turns as each of two people takes who want to win. */
export const TURNS = 20;

/** Sets the limit of turns in the form of a new table. */
export async function limitTurns(page: Page, turns: number): Promise<void> {
  if (turns === 0) return;
  const labels = await Promise.all(
    LANGUAGES.map(async (language) => {
      const say = await load(language, 'shell', 'scythia');
      return say.t('shell.aria.more', { label: say.t('scythia.setting.turnCap') });
    }),
  );
  const more = page.getByRole('button', { name: new RegExp(`^(${labels.join('|')})`) });
  for (let k = 0; k < turns; k++) await more.click();
}

/** What is lit on the board. */
export const SCYTHIA_SPOTS = '[data-screen="game"] button[data-target]';

/** A new table: two persons at one screen, or one against the AI chief; after `turns` turns of each it is scored. */
export async function beginScythia(page: Page, way: 'screen' | 'solo', turns = 0): Promise<void> {
  await page.goto(`/new/scythia?way=${way === 'solo' ? 'bots' : way}`);
  await limitTurns(page, turns);
  if (way === 'solo')
    await page
      .getByRole('button', { name: /^(Менше|Меньше|Less):/ })
      .first()
      .click();
  await page.locator('button[type="submit"]').click();
  await page.waitForSelector('[data-screen]');
}
