import { describe, expect, test } from 'vitest';
import { BUILT_IN, scythia } from '../games/scythia/index.ts';
import { wild } from '../games/wild/index.ts';
import { anyGame } from '../shelf/index.ts';
import { playGame } from './play.testkit.ts';

describe('the greedy bot', () => {
  test('beats a random one in Scythia', async () => {
    const game = anyGame(scythia(BUILT_IN));
    for (const seed of [1, 2, 3]) {
      const { winners, scores } = await playGame(game, { seats: 2 }, ['greedy', 'random'], seed);
      expect(winners).toEqual([0]);
      expect(scores[0]!).toBeGreaterThan(2 * scores[1]!);
    }
  });

  test('builds most camps in Wild, where random ones build hardly any', async () => {
    const game = anyGame(wild());
    const camps = async (name: 'greedy' | 'random'): Promise<number> => {
      let sum = 0;
      for (const seed of [1, 2, 3, 4])
        for (const each of (await playGame(game, { seats: 2 }, [name, name], seed)).scores) sum += each;
      return sum;
    };
    expect(await camps('random')).toBeLessThan(8);
    expect(await camps('greedy')).toBeGreaterThan(20);
  });
});
