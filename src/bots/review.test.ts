import { expect, test } from 'vitest';
import { fastRandom, type GameTypes } from '../kernel/index.ts';
import { runPlayers, fastSource, randomPlayer, Referee } from '../kernel/referee/index.ts';
import { GAME_RULES } from '../registry/index.ts';
import { byInterest, type TurnChances, Reviewer, turningPoints } from './index.ts';
import { analysisFor } from '../registry/bots.ts';

async function finished(): Promise<Referee<GameTypes>> {
  const game = await GAME_RULES['scythia']!();
  const settings = game.readSettings({ seats: 2, turnCap: 2 });
  if (!settings.ok) throw new Error('settings');
  const random = fastRandom(4);
  const referee = new Referee<GameTypes>({ game, settings: settings.value, source: fastSource(random) });
  await runPlayers(referee, [randomPlayer(random), randomPlayer(random)]);
  return referee;
}

test('a finished game is looked at again: chances add up, the end is certain, decisions have their price', async () => {
  const { game, state, entries } = await finished();
  const reviewer = new Reviewer(game, await analysisFor(game), game.begin(state.settings), entries);
  for (const { chances } of reviewer.turns) expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6);
  expect(reviewer.turns.length).toBeGreaterThan(4);
  const { winners } = state.over!;
  expect(reviewer.turns.at(-1)!.chances).toEqual(
    [0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
  );
  expect(reviewer.asked.length).toBeGreaterThan(8);
  const random = fastRandom(1);
  for (const asked of reviewer.asked.slice(0, 8)) {
    const entry = entries[asked.entry]!;
    expect(entry).toMatchObject({ seat: asked.seat, say: asked.say, by: 'bot' });
    const { said, best, cost } = reviewer.look(asked, random, { iterations: 40 });
    expect(said.say).toBe(asked.say);
    expect(cost).toBeCloseTo(Math.max(0, best[0]!.chance - said.chance), 9);
    const chances = best.map(({ chance }) => chance);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  }
}, 60_000);

const course = (...chances: readonly number[]): TurnChances[] =>
  chances.map((chance, turn) => ({ entry: 10 * turn, turn, chances: [chance, 1 - chance] }));

test('turning points are the turns with the largest swings, in their order', () => {
  expect(turningPoints(course(0.5, 0.52, 0.3, 0.31, 0.6, 1))).toEqual([
    { moment: 1, seat: 0, before: 0.52, after: 0.3 },
    { moment: 3, seat: 0, before: 0.31, after: 0.6 },
    { moment: 4, seat: 0, before: 0.6, after: 1 },
  ]);
  expect(turningPoints(course(0.5, 0.52, 0.55))).toEqual([]);
});

test('decisions of turns that changed much are looked at first', () => {
  const asked = [0, 0, 1, 2].map((moment, entry) => ({ entry, seat: 0, say: 'x', moment }));
  const order = byInterest(asked, course(0.5, 0.55, 0.9, 0.8)).map(({ entry }) => entry);
  expect(order).toEqual([2, 3, 0, 1]);
});
