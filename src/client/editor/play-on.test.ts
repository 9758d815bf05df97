import { expect, test } from 'vitest';
import { fastRandom, type GameTypes, readPosition } from '../../kernel/index.ts';
import { type Journal, randomPlayer, replay } from '../../kernel/referee/index.ts';
import { GAMES, GAME_IDS } from '../../registry/index.ts';
import { LocalTable, type LocalTableInit } from '../table/local-table.ts';
import { dealt } from './sources.ts';

const SEED = '5a'.repeat(32);

test.each(GAME_IDS)('a table of %s goes on from a position, and its journal replays from there', async (id) => {
  const [game, editing] = await Promise.all([GAMES[id].engine.game(), GAMES[id].engine.editing()]);
  const settings = game.readSettings(GAMES[id].engine.sampleTables.find(({ seats }) => seats === 2)!.settings);
  if (!settings.ok) throw new Error(JSON.stringify(settings.problems));
  const points = editing
    .places(dealt(game, editing, settings.value, 2))
    .find(({ where }) => where === 'seat')!
    .fields()
    .find(({ name, kind }) => kind === 'count' && ['points', 'damage'].includes(name))!;
  if (points.kind !== 'count') throw new Error(points.name);
  const start: unknown = JSON.parse(JSON.stringify(game.positions!.write(points.put(2))));
  const begin = async (entries: LocalTableInit['entries']): Promise<LocalTable<GameTypes>> => {
    const reading = readPosition(game, start);
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    const sitters = Array.from(
      { length: 2 },
      (_, seat) => ({ who: seat === 0 ? 'person' : 'bot', name: `${seat}` }) as const,
    );
    const config = { game: id, settings: {}, sitters, curtain: false, start };
    const init = { id: 'table', config, seed: SEED, made: 1, entries };
    const bot = randomPlayer<GameTypes>(fastRandom(4));
    const table = new LocalTable<GameTypes>(game, init, reading.value.settings, bot, 1, reading.value);
    await table.run();
    return table;
  };
  const table = await begin([]);
  const random = fastRandom(9);
  for (let move = 0; move < 12; move++) {
    const mine = table.seat(0);
    if (mine.question < 0) break;
    const says = [mine.offered[random(mine.offered.length)]!];
    expect(await table.act({ do: 'answer', seat: 0, question: mine.question, says, move: `${move}` }, move)).toEqual({
      ok: true,
    });
  }
  const journal = JSON.parse(table.journal()) as Journal;
  expect(journal.start).toBeDefined();
  expect(journal.entries.length).toBeGreaterThan(5);
  const { discrepancies, referee } = replay(game, journal, true);
  expect(discrepancies).toEqual([]);
  expect(game.view(referee!.state, 0)).toEqual(table.seat(0).view);
  expect(table.info()).not.toHaveProperty('start');
  expect(table.saved().start).toBe(start);
  const again = await begin(table.saved().entries);
  expect(again.seat(0)).toEqual(table.seat(0));
  expect(again.past(0, 0).view).toEqual(table.past(0, 0).view);
});
