import { expect, test } from 'vitest';
import { fastRandom, type GameTypes, MUTE, seatsOf } from '../../kernel/index.ts';
import { type SeatPerspective, perspectiveOf } from '../../kernel/referee/index.ts';
import { GAME_RULES } from '../../registry/index.ts';
import { createBot } from '../index.ts';
import { evaluatorFor, learnedLeafOf } from '../../registry/bots.ts';
import { evaluatorLeaf } from '../leaf.ts';
import type { AnyLeaf } from '../manifest.ts';
import { RolloutSearch } from './rollout-search.ts';

const ITERATIONS = 20;

/** The first question with several answers after some turns of greedy bots. */
async function question(after: number) {
  const game = await GAME_RULES['scythia']!();
  const evaluator = await evaluatorFor(game);
  const reading = game.readSettings({ seats: 2 });
  if (!reading.ok) throw new Error('no settings');
  const chance = fastRandom(4);
  const bots = [0, 1].map((seat) => createBot('greedy', game, evaluator, fastRandom(seat)));
  const s = game.begin(reading.value);
  for (;;) {
    const of = game.outcomeCount(s);
    if (of > 0) {
      game.applyOutcome(s, chance(of), MUTE);
      continue;
    }
    const seat = seatsOf(game.asked(s))[0]!;
    const perspective: SeatPerspective<GameTypes> = perspectiveOf(game, s, seat);
    if (evaluator.turn(s) > after && perspective.options.length > 3)
      return { game, evaluator, perspective, turn: evaluator.turn(s) };
    game.choose(s, seat, bots[seat]!.answer(perspective), MUTE);
  }
}

test('answers are compared by what they come to, and the one given was tried often enough', async () => {
  const { game, evaluator, perspective, turn } = await question(6);
  const bot = new RolloutSearch(game, evaluator, fastRandom(3), { iterations: ITERATIONS });
  const ends: number[] = [];
  bot.onTurnEnd = (_option, world) => ends.push(evaluator.turn(world));
  const rated = bot.weigh(perspective);
  expect(rated.map(({ option }) => option.text).sort()).toEqual(perspective.options.map(({ text }) => text).sort());
  expect(rated.reduce((sum, { visits }) => sum + visits, 0)).toBe(ITERATIONS);
  expect(ends).toHaveLength(ITERATIONS);
  expect(ends.every((end) => end === turn + 1)).toBe(true);
  const most = Math.max(...rated.map(({ visits }) => visits));
  const known = rated.filter(({ visits }) => visits * 3 >= most);
  expect(rated[0]!.chance).toBe(Math.max(...known.map(({ chance }) => chance)));

  const last = rated.at(-1)!;
  expect(bot.tryOut(perspective, last.option, 5).visits).toBe(last.visits + 5);
}, 60_000);

test('the same seed gives the same answer; without time it still thinks once', async () => {
  const { game, evaluator, perspective } = await question(12);
  const said = () =>
    new RolloutSearch(game, evaluator, fastRandom(8), { iterations: ITERATIONS }).answer(perspective).text;
  expect(said()).toBe(said());
  const hurried = new RolloutSearch(game, evaluator, fastRandom(8), { iterations: ITERATIONS, hasTime: () => false });
  expect(perspective.options).toContain(hurried.answer(perspective));
  expect(hurried.iterations).toBe(1);
}, 60_000);

test('a leaf of the own evaluator changes nothing: what a network adds is its estimates', async () => {
  const { game, evaluator, perspective } = await question(12);
  const weighed = (leaf?: AnyLeaf) =>
    new RolloutSearch(game, evaluator, fastRandom(8), { iterations: ITERATIONS }, leaf).weigh(perspective);
  expect(weighed(evaluatorLeaf(evaluator))).toEqual(weighed());
  expect(weighed(await learnedLeafOf(game))).not.toEqual(weighed());
}, 60_000);
