import { expect, test, vi } from 'vitest';
import { evaluatorFor } from '../registry/bots.ts';
import { fastRandom, MUTE, seatsOf } from '../kernel/index.ts';
import { perspectiveOf } from '../kernel/referee/index.ts';
import { contestants, createContestantBot } from './contestants.ts';
import { findGame, GAME_RULES, parseSettings } from './games.ts';

test('a bot is named with its thoughts or its time', () => {
  expect(contestants('greedy, search:500,hard:40ms')).toEqual([
    { text: 'greedy', name: 'greedy' },
    { text: 'search:500', name: 'search', thoughts: 500 },
    { text: 'hard:40ms', name: 'hard', time: 40 },
  ]);
});

test.each(['search:', 'search:0', 'search:-3', 'search:1.5', 'search:40s', 'search:ms', 'search:4:4', 'search:1e3'])(
  '%s is refused with what would be right',
  (text) => expect(() => contestants(text)).toThrow('thoughts (search:500) or time (search:40ms)'),
);

test('a bot with a time limit has it for every question, and no more', async () => {
  let time = 1000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time++);
  const game = await findGame(GAME_RULES, 'scythia');
  const s = game.begin(parseSettings(game, { seats: 2 }));
  const bot = createContestantBot(contestants('search:5ms')[0]!, game, await evaluatorFor(game), fastRandom(3));
  const spent: number[] = [];
  while (spent.length < 3) {
    while (game.outcomeCount(s) > 0) game.applyOutcome(s, 0, MUTE);
    const perspective = perspectiveOf(game, s, seatsOf(game.asked(s))[0]!);
    const start = time;
    const option = bot.answer(perspective);
    if (perspective.options.length > 1) spent.push(time - start);
    game.choose(s, perspective.seat, option, MUTE);
  }
  expect(spent).toEqual([6, 6, 6]);
  clock.mockRestore();
});
