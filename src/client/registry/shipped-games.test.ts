import { expect, test } from 'vitest';
import { GAME_RULES } from '../../registry/index.ts';
import { SHIPPED_GAMES, SEAT_RANGES } from './shipped-games.ts';

test('the seats that are shown before the rules are fetched are those of the rules', async () => {
  for (const game of SHIPPED_GAMES) expect((await GAME_RULES[game]!()).seats, game).toEqual(SEAT_RANGES[game]);
});
