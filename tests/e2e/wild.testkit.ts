import type { Page } from 'playwright-core';
import { LocalTable } from '../../src/client/table/local-table.ts';
import type { SavedTable, SeatUpdate } from '../../src/client/table/messages.ts';
import { fastRandom, type GameTypes } from '../../src/kernel/index.ts';
import { randomPlayer } from '../../src/kernel/referee/index.ts';
import { GAME_RULES } from '../../src/registry/index.ts';
import { person, playOn } from './player.testkit.ts';

/** Lights a table of the Wild in this browser: two persons at one screen, or one alone. */
export async function lightWild(page: Page, players: 'two' | 'solo'): Promise<void> {
  await page.goto(`/new/wild?way=${players === 'two' ? 'screen' : 'bots'}`);
  const submit = page.locator('button[type="submit"]');
  await submit.waitFor();
  if (players === 'solo') {
    const seats = page.locator('form [role="group"]:has(output)').first();
    await seats.locator('button').first().click();
    await seats.getByText('1', { exact: true }).waitFor();
  }
  await submit.click();
  await page.waitForSelector('[data-screen]');
}

/** Plays until somebody may spend action points. */
export async function reachTurn(page: Page): Promise<void> {
  const who = { ...person('mouse', 1), isBlind: true };
  for (let k = 0; k < 30 && (await page.locator('[data-cell][data-target]').count()) === 0; k++)
    await playOn(page, who, 1);
  // The first place to choose is that of the starting camp; the turn begins after it.
  const points = page.getByRole('img', { name: /^(Action points|Очки дій|Очки действий): \D*[1-9]/ });
  for (let k = 0; k < 30 && (await points.count()) === 0; k++) await playOn(page, who, 1);
}

/** Whole moves in the prompt that name a place which cannot be tapped on the board; runs in the page. */
export function uncontrolled(): string[] {
  if (document.querySelector('[data-cell]') === null) return [];
  const says = [...document.querySelectorAll<HTMLElement>('[data-prompt] [data-says]')]
    // What waits to be confirmed is said already.
    .filter((choice) => choice.querySelector('kbd')?.textContent !== '↵')
    .map((choice) => choice.dataset['says'] ?? '');
  return says.filter((text) => {
    const word = text.split(' ').at(-1) ?? '';
    if (/^[a-g]\d$/.test(word)) return document.querySelector(`[data-cell="${word}"][data-target]`) === null;
    if (/^[a-g]\d-[a-z]+$/.test(word)) return document.querySelector(`[data-edge="${word}"]`) === null;
    return false;
  });
}

/** Waits until a move was taken, or must be confirmed because it cannot be taken back, and confirms it then. */
export async function confirmIfAsked(page: Page, version: string | null): Promise<void> {
  const confirm = page.locator('[data-prompt] button:has(kbd:text("↵"))');
  const moved = page.locator(`[data-version]:not([data-version="${version}"])`);
  await confirm.or(moved).first().waitFor();
  if ((await confirm.count()) > 0) await confirm.click();
  await moved.waitFor();
}

const MOST_ANSWERS = 900;

/** A table of one person, played at random until the person is asked at a moment that fits. */
async function playedWild(seats: number, fits: (mine: SeatUpdate) => boolean): Promise<SavedTable> {
  const game = await GAME_RULES['wild']!();
  const settings = { seats };
  const read = game.readSettings(settings);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const sitters = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { who: 'person' as const, name: 'Person' } : { who: 'bot' as const, name: `Bot ${seat + 1}` },
  );
  const config = { game: 'wild', settings, sitters, curtain: false };
  for (let seed = 1; seed < 20; seed++) {
    const init = { id: 'wild', config, seed: '5a'.repeat(32), made: 1, entries: [] };
    const table = new LocalTable<GameTypes>(game, init, read.value, randomPlayer(fastRandom(1)), 1);
    const random = fastRandom(seed);
    await table.run();
    for (let k = 0; k < MOST_ANSWERS && table.update().asked.length > 0; k++) {
      const mine = table.seat(0);
      if (fits(mine)) return table.saved();
      const { question, offered } = mine;
      await table.act({ do: 'answer', seat: 0, question, says: [offered[random(offered.length)]!], move: `${k}` }, k);
    }
  }
  throw new Error('no game comes to such a moment');
}

/** A table of one person, played at random until something like this may be said there `times` times. */
export const preparedWild = (until: RegExp, times: number, seats = 1): Promise<SavedTable> =>
  playedWild(seats, ({ offered }) => offered.filter((text) => until.test(text)).length >= times);

/** A table of one person who has just rolled for damage and acts on. */
export const rolledWild = (): Promise<SavedTable> =>
  playedWild(
    1,
    ({ log, offered }) =>
      offered.includes('end') && log.at(-1)?.events.some((event) => 'type' in event && event.type === 'roll') === true,
  );

/** A table of one person whose leader stands beside mechs and has a choice of at least `verbs` kinds of moves. */
export const crowdedWild = (verbs: number): Promise<SavedTable> =>
  playedWild(
    2,
    ({ offered }) =>
      offered.includes('destroy-mech') && new Set(offered.map((text) => text.split(' ')[0])).size >= verbs,
  );
