import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/index.ts';
import { fastRandom } from '../../src/kernel/index.ts';
import type { Visit } from './browser.testkit.ts';
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
  together,
  version,
  wrongs,
} from './guests.testkit.ts';
import { SWIFT_CLIENT } from './site.testkit.ts';
import { openTestSite } from './test-site.testkit.ts';
import { limitTurns, TURNS as TURNS_OF_SCYTHIA } from './scythia.testkit.ts';

const FULL = process.env['E2E'] === 'full';
/** A busy machine is slow; nothing here depends on time. */
const PATIENCE_MS = 1_800_000;
/** Before the reload, between it and the cut, and after the cut; `E2E=full` plays on to the end. */
const DOSE = 5;

// The tables of the server are shown with Preact's checks in `manners.test.ts`, the boards in those of the games.
const site = openTestSite('together', SWIFT_CLIENT);

/** Who sits where: every turn of the wheel gives each seat another language and every other one the other size. */
const wishes = (turn: number): Visit[] =>
  [0, 1, 2, 3].map((seat) => ({
    language: LANGUAGES[(seat + turn) % LANGUAGES.length]!,
    size: (seat + turn) % 2 === 0 ? 'desktop' : 'phone',
    ...(seat === 1 && { theme: 'night' as const }),
  }));

const TURNS = FULL ? [0, 1, 2] : [0];

describe.each(['wild', 'scythia'])('%s with four seats from four browsers', { timeout: PATIENCE_MS }, (game) => {
  test.each(TURNS)('moves, reload, cut, a spectator; languages turned by %i', async (turn) => {
    const names = ['Анна', 'Боб', 'Cat', 'Дан'];
    const seated = await Promise.all(wishes(turn).map((wish, seat) => guest(site, names[seat]!, wish)));
    const eve = await guest(site, 'Eve', { language: 'en', size: 'desktop' });
    const [ann, bob] = seated as [(typeof seated)[0], (typeof seated)[0]];
    const random = fastRandom(30 + turn);

    // Random play hardly ever raids in Scythia: four would need thousands of moves.
    const limit = FULL && game === 'scythia' ? TURNS_OF_SCYTHIA : 0;
    const link = await openTable(ann, game, 4, (page) => limitTurns(page, limit));
    for (const one of seated.slice(1)) await comeAndSit(one, link);
    await begin(ann, seated);
    await eve.page.goto(link);
    await eve.page.waitForSelector('[data-screen="game"]');
    const all = [...seated, eve];
    await together(all);

    let moves = 0;
    const play = async (until: number): Promise<void> => {
      for (; moves < until; moves++) await chooseOne(seated, random);
    };
    await play(DOSE);
    for (const one of all) await look(one, `after ${moves} moves`, one === bob);

    // A reload keeps the seat and the place in the game.
    const before = await together(all);
    await bob.page.reload();
    await bob.page.waitForSelector('[data-screen="game"]');
    expect(await version(bob)).toBe(before);
    await play(2 * DOSE);

    await cutWhileAnswering(site.wire, seated, all);
    await play(3 * DOSE);
    await together(all);
    forgiveCuts(all);

    // The short dose stops here; `E2E=full` goes on until everybody sees the end.
    if (FULL) await playToTheEnd(seated, all, random);
    for (const one of all) await look(one, 'at the end', FULL);
    expect(wrongs(all)).toEqual([]);
    await leave(all);
  });
});

describe('planning in the Wild', { timeout: PATIENCE_MS }, () => {
  test('nobody talks while cards are laid; terrains are told to everybody afterwards', async () => {
    const ann = await guest(site, 'Ann', { language: 'en', size: 'desktop' });
    const bob = await guest(site, 'Bob', { language: 'en', size: 'phone' });
    const seated = [ann, bob];
    await comeAndSit(bob, await openTable(ann, 'wild', 2));
    await begin(ann, seated);
    const random = fastRandom(5);
    await press(ann, '#tab-chat');
    const quiet = ann.page.getByText('No talking at this point');
    while ((await quiet.count()) === 0) await chooseOne(seated, random);
    expect(await ann.page.locator('form button[type="submit"]').getAttribute('aria-disabled')).toBe('true');
    const tell = ann.page.getByRole('button', { name: 'Tell my habitats' });
    while ((await tell.count()) === 0) await chooseOne(seated, random);
    expect(await quiet.count()).toBe(0);
    await tell.click();
    await press(bob, 'nav button:has(use[href$="#u-log"])');
    await bob.page
      .getByText(/habitats in hand/)
      .first()
      .waitFor();
    for (const one of seated) await look(one, 'told');
    expect(wrongs(seated)).toEqual([]);
    await leave(seated);
  });
});
