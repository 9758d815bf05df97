import { expect, test } from 'vitest';
import { fastRandom, type Kinds } from '../kernel/index.ts';
import { drive, fastSource, randomPlayer, Referee, straightened } from '../kernel/table/index.ts';
import { SHIPPED } from '../shelf/index.ts';
import { judgeOf } from './index.ts';
import { review } from './review.ts';

test('a finished game is looked at again: chances add up, and the end is certain', async () => {
  const game = await SHIPPED['scythia']!();
  const settings = game.readSettings({ seats: 2, turnCap: 2 });
  if (!settings.ok) throw new Error('settings');
  const random = fastRandom(4);
  const referee = new Referee<Kinds>({ game, settings: settings.value, source: fastSource(random) });
  await drive(referee, [randomPlayer(random), randomPlayer(random)]);
  const found = review(
    game,
    await judgeOf(game),
    game.begin(settings.value),
    straightened(referee.entries),
    fastRandom(1),
    4,
  );
  for (const { chances } of found.moments) expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6);
  expect(found.moments.length).toBeGreaterThan(4);
  expect(Math.max(...found.moments.at(-1)!.chances)).toBeGreaterThanOrEqual(0.5);
  expect(found.decisions.length).toBeGreaterThan(8);
  const costs = found.decisions.map(({ cost }) => cost);
  expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  for (const { best, cost } of found.decisions) {
    expect(cost).toBeGreaterThanOrEqual(0);
    expect(best.length).toBeGreaterThan(1);
  }
}, 120_000);
