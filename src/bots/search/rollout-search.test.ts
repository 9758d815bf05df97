import { expect, test } from 'vitest';
import { fastRandom, type GameTypes, MUTE, seatsOf } from '../../kernel/index.ts';
import { type SeatPerspective, perspectiveOf } from '../../kernel/referee/index.ts';
import { GAME_RULES } from '../../registry/index.ts';
import { createBot } from '../index.ts';
import { evaluatorFor } from '../../registry/bots.ts';
import { RolloutSearch } from './rollout-search.ts';

const THOUGHTS = 20;

/** The first question of a turn with several answers after so many turns of greedy bots. */
async function question(after: number) {
  const game = await GAME_RULES['scythia']!();
  const judge = await evaluatorFor(game);
  const reading = game.readSettings({ seats: 2 });
  if (!reading.ok) throw new Error('no settings');
  const chance = fastRandom(4);
  const bots = [0, 1].map((seat) => createBot('greedy', game, judge, fastRandom(seat)));
  const s = game.begin(reading.value);
  for (;;) {
    const of = game.outcomeCount(s);
    if (of > 0) {
      game.applyOutcome(s, chance(of), MUTE);
      continue;
    }
    const seat = seatsOf(game.asked(s))[0]!;
    const chair: SeatPerspective<GameTypes> = perspectiveOf(game, s, seat);
    if (judge.turn(s) > after && chair.options.length > 3) return { game, judge, chair, turn: judge.turn(s) };
    game.choose(s, seat, bots[seat]!.answer(chair), MUTE);
  }
}

test('answers are compared by what they come to, and the one given was tried often enough', async () => {
  const { game, judge, chair, turn } = await question(6);
  const bot = new RolloutSearch(game, judge, fastRandom(3), { iterations: THOUGHTS });
  const ends: number[] = [];
  bot.onTurnEnd = (_option, world) => ends.push(judge.turn(world));
  const weighed = bot.weigh(chair);
  expect(weighed.map(({ option }) => option.text).sort()).toEqual(chair.options.map(({ text }) => text).sort());
  expect(weighed.reduce((sum, { visits }) => sum + visits, 0)).toBe(THOUGHTS);
  expect(ends).toHaveLength(THOUGHTS);
  expect(ends.every((end) => end === turn + 1)).toBe(true);
  const most = Math.max(...weighed.map(({ visits }) => visits));
  const known = weighed.filter(({ visits }) => visits * 3 >= most);
  expect(weighed[0]!.chance).toBe(Math.max(...known.map(({ chance }) => chance)));

  const last = weighed.at(-1)!;
  expect(bot.tryOut(chair, last.option, 5).visits).toBe(last.visits + 5);
}, 60_000);

test('the same seed gives the same answer; without time it still thinks once', async () => {
  const { game, judge, chair } = await question(12);
  const said = () => new RolloutSearch(game, judge, fastRandom(8), { iterations: THOUGHTS }).answer(chair).text;
  expect(said()).toBe(said());
  const hurried = new RolloutSearch(game, judge, fastRandom(8), { iterations: THOUGHTS, hasTime: () => false });
  expect(chair.options).toContain(hurried.answer(chair));
  expect(hurried.thoughts).toBe(1);
}, 60_000);
