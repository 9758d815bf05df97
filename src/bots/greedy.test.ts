import { describe, expect, test } from 'vitest';
import { root } from '../games/root/index.ts';
import { BUILT_IN, scythia } from '../games/scythia/index.ts';
import { wild } from '../games/wild/index.ts';
import { eraseGameTypes } from '../registry/index.ts';
import { playGame } from './play.testkit.ts';

/** A busy machine takes its time. */
const PATIENCE = 120_000;

describe('the greedy bot', () => {
  test(
    'beats a random one in Scythia',
    async () => {
      const game = eraseGameTypes(scythia(BUILT_IN));
      for (const seed of [1, 2]) {
        const { winners, scores } = await playGame(game, { seats: 2, turnCap: 25 }, ['greedy', 'random'], seed);
        expect(winners).toEqual([0]);
        expect(scores[0]!).toBeGreaterThan(2 * scores[1]!);
      }
    },
    PATIENCE,
  );

  test(
    'drafts its faction in the advanced set-up of Root, where nobody has one yet',
    async () => {
      const { winners } = await playGame(
        eraseGameTypes(root),
        { seats: 2, setup: 'advanced' },
        ['greedy', 'greedy'],
        1,
      );
      expect(winners).toHaveLength(1);
    },
    PATIENCE,
  );

  test(
    'builds most camps in Wild, where random ones build hardly any',
    async () => {
      const game = eraseGameTypes(wild());
      const camps = async (name: 'greedy' | 'random'): Promise<number> => {
        let sum = 0;
        for (const seed of [1, 2])
          for (const each of (await playGame(game, { seats: 2 }, [name, name], seed)).scores) sum += each;
        return sum;
      };
      expect(await camps('random')).toBeLessThan(5);
      expect(await camps('greedy')).toBeGreaterThan(10);
    },
    PATIENCE,
  );
});
