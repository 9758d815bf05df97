import { expect, test } from 'vitest';
import { GAMES } from '../../registry/index.ts';
import { HOUSE_GAMES, HOUSE_SEATS } from './house.ts';

test('the seats that are shown before the rules are fetched are those of the rules', async () => {
  for (const game of HOUSE_GAMES) expect((await GAMES[game]!()).seats, game).toEqual(HOUSE_SEATS[game]);
});
