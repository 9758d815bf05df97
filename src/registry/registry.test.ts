import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chapters, GAME_IDS as WITH_LAW } from '../law/index.ts';
import { GAME_IDS, GAME_RULES, GAMES } from './index.ts';

test('the games are those that have a book of law, in the same order', () => {
  expect(GAME_IDS).toEqual(WITH_LAW);
  expect(Object.keys(GAME_RULES)).toEqual(GAME_IDS);
});

test.each(GAME_IDS)('the manifest of %s says what its rules say', async (id) => {
  const { engine } = GAMES[id];
  const game = await engine.game();
  expect([engine.id, engine.seats]).toMatchObject([game.name, game.seats]);
  expect(engine.packReader !== undefined).toBe(game.pack !== undefined);
  expect(chapters(id)).toContain(`${engine.lawPrefix}2`);
});

test.each(GAME_IDS)('the sample tables of %s can be played, and each has the seats that it names', async (id) => {
  const { engine, bots } = GAMES[id];
  const game = await engine.game();
  const seatsOf = (raw: object): number => {
    const settings = game.readSettings(raw);
    if (!settings.ok) throw new Error(JSON.stringify(settings.problems));
    return settings.value.seats;
  };
  const seats = engine.sampleTables.map((table) => table.seats);
  expect(engine.sampleTables.map(({ settings }) => seatsOf(settings))).toEqual(seats);
  expect(seats).toEqual(seats.toSorted((a, b) => a - b));
  expect(seats).toEqual(expect.arrayContaining([2, 3, 4]));
  expect(seatsOf((await bots.evaluation()).tuningTable)).toBeGreaterThan(1);
});

test.each(GAME_IDS)('the evaluator and the analysis of %s can be made', async (id) => {
  const { engine, bots } = GAMES[id];
  const game = await engine.game();
  const { evaluator, weights } = await bots.evaluation();
  expect(evaluator(game, weights).together).toBeTypeOf('boolean');
  const analysis = await bots.analysis?.(game);
  expect(analysis?.figures.names.length).toBe(analysis?.figures.weights.length);
});

test.each(['root', 'scythia'] as const)(
  'the weights of %s that are built in are those of the training folder',
  async (id) => {
    const file = readFileSync(new URL(`../../training/${id}.net`, import.meta.url)).toString('base64');
    // Not compared as texts: a difference of half a megabyte is no message.
    expect((await GAMES[id].bots.net!()) === file).toBe(true);
  },
);
