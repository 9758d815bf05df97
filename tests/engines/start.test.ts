import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltServer, startBuilt } from '../built/program.testkit.ts';
import { Visitor } from '../server/client.testkit.ts';
import { type Engine, ENGINES } from './engine.testkit.ts';
import { move, press, shows } from './player.testkit.ts';
import { revived, START } from './start.testkit.ts';

const FULL = process.env['E2E'] === 'full';

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuilt();
});
afterAll(async () => {
  await server?.close();
});

describe.each(ENGINES)('the built app in %s', (name) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await START[name]();
  });
  beforeEach(async () => {
    engine = await revived(engine);
  });
  afterAll(async () => {
    await engine?.close();
  });

  // The short dose has each game once in each engine, in turns with bots and on one device; `E2E=full` both ways.
  const WAYS = ['bots', 'screen'];
  const GAMES = ['root', 'wild', 'scythia'].flatMap((game, i) =>
    WAYS.filter((_, k) => FULL || k === (i + ENGINES.indexOf(name)) % WAYS.length).map((way) => [game, way] as const),
  );

  test.each(GAMES)('a game of %s with %s begins and takes a move', async (game, way) => {
    await engine.page.goto(`${server.url}/new/${game}?way=${way}`);
    await press(engine.page, 'form button[type="submit"]');
    const [before, after] = await move(engine.page);
    expect(after).toBeGreaterThan(before);
  });

  test('a game goes on where it was when the page is loaded again', async () => {
    await engine.page.goto(`${server.url}/new/wild?way=bots`);
    await press(engine.page, 'form button[type="submit"]');
    const [, after] = await move(engine.page);
    const address = await engine.page.evaluate<string>('location.href');
    expect(address).toMatch(/\/play\/\w+$/);
    await engine.page.goto(address);
    await shows(engine.page, `[data-screen="game"]`);
    expect(
      await engine.page.evaluate('Number(document.querySelector("[data-screen]").dataset.version)'),
    ).toBeGreaterThanOrEqual(after);
  });

  test('a page that is left while bots play stops no later game, and going back goes on with it', async () => {
    // Left at moments further and further on, so that some fall into a save.
    for (let ms = 0; ms < 300; ms += FULL ? 25 : 100) {
      await engine.page.goto(`${server.url}/new/scythia?way=screen`);
      // A driver may still answer for the page that is being left.
      await press(engine.page, 'form button[type="submit"]').catch(() => undefined);
      await sleep(ms);
    }
    await engine.page.goto(`${server.url}/new/wild?way=bots`);
    await press(engine.page, 'form button[type="submit"]');
    await move(engine.page);
    await engine.page.evaluate('void (globalThis.wasLeft = true)');
    await engine.page.goto(`${server.url}/new/scythia?way=bots`);
    await shows(engine.page, 'form button[type="submit"]');
    // On a busy machine the page is left before the driver answers.
    await engine.page.evaluate('void setTimeout(() => history.back(), 100)').catch(() => undefined);
    // A script that runs while the page changes fails or is never answered.
    // The browser may show the page that was left for a moment, before that loads itself again.
    const isBack = (): Promise<unknown> =>
      engine.page
        .evaluate(`document.querySelector('[data-screen="game"]') !== null && !globalThis.wasLeft`)
        .catch(() => false);
    await expect.poll(() => Promise.race([isBack(), sleep(1_000)])).toBe(true);
    const [before, after] = await move(engine.page);
    expect(after).toBeGreaterThan(before);
  });

  test('a guest comes by a link, sits down and plays at a table of the server', async () => {
    const host = await Visitor.arrive(server.url, 'Host');
    const { id } = await host.table('POST', '', { game: 'scythia', settings: { seats: 2 }, private: true });
    await host.table('POST', `/${id}/seats/0`, {});
    const { invite } = await host.call<{ invite: string }>('POST', `/api/tables/${id}/invites`, {});
    await engine.page.goto(`${server.url}/table/${id}#invite=${invite}`);
    await press(engine.page, '[data-sit]');
    await expect.poll(async () => (await host.table('GET', `/${id}`)).seats[1]!.taken).toBe(true);
    await host.table('POST', `/${id}/start`);
    await shows(engine.page, '[data-screen="game"]');
    // The first asked seat is random: the host answers until the guest is asked.
    for (let n = 0; ; n++) {
      const moment = await host.moment(id, 0);
      if (moment.question < 0) break;
      const says = moment.offered.slice(0, 1);
      await host.act(id, { do: 'answer', seat: 0, question: moment.question, says, move: `host ${n}` });
    }
    const [, after] = await move(engine.page);
    expect((await host.moment(id, 0)).version).toBe(after);
  });
});
