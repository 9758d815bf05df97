import { expect, test } from 'vitest';
import { fastRandom, MUTE, seatsOf } from '../../kernel/index.ts';
import { perspectiveOf } from '../../kernel/referee/index.ts';
import { evaluatorFor } from '../../registry/bots.ts';
import { GAME_RULES } from '../../registry/index.ts';
import { TimeBudget } from '../bot.ts';
import type { AnyLeaf } from '../manifest.ts';
import { searchBotFor } from './index.ts';

const ITERATIONS = 60;

/** A question with several answers in the first turn of a game of Root. */
async function question() {
  const game = await GAME_RULES['root']!();
  const settings = game.readSettings({ seats: 4 });
  if (!settings.ok) throw new Error('the settings are right');
  const random = fastRandom(3);
  const s = game.begin(settings.value);
  const evaluator = await evaluatorFor(game);
  for (;;) {
    const of = game.outcomeCount(s);
    if (of > 0) {
      game.applyOutcome(s, random(of), MUTE);
      continue;
    }
    const [seat] = seatsOf(game.asked(s));
    const perspective = perspectiveOf(game, s, seat!);
    if (evaluator.turn(s) > 0 && perspective.options.length > 4) return { game, evaluator, perspective };
    game.choose(s, seat!, perspective.options[0]!, MUTE);
  }
}

test('chances come from the leaf; guesses of the evaluator are put on its scale', async () => {
  const { game, evaluator, perspective } = await question();
  let leaves = 0;
  const certain: AnyLeaf = {
    evaluator,
    winChances(_s, into) {
      leaves++;
      into.fill(0.9);
    },
  };
  const rate = (leaf?: AnyLeaf) =>
    searchBotFor(game, evaluator, fastRandom(5), { iterations: ITERATIONS }, leaf).weigh(perspective);
  const learned = rate(certain);
  expect(leaves).toBe(ITERATIONS);
  // The evaluator guesses far less: without a common scale, options with few visits would seem worse.
  expect(Math.max(...rate().map(({ chance }) => chance))).toBeLessThan(0.1);
  const tried = learned.filter(({ visits }) => visits > 0);
  const mean = learned.reduce((sum, { visits, chance }) => sum + visits * chance, 0) / ITERATIONS;
  expect(mean).toBeCloseTo(0.9, 2);
  for (const { chance } of tried) expect(Math.abs(chance - 0.9)).toBeLessThan(0.05);
});

test('positions that were kept give the chances of positions that are played again', async () => {
  const { game, evaluator, perspective } = await question();
  let choices = 0;
  const counted = { ...game, choose: (...act: Parameters<typeof game.choose>) => (choices++, game.choose(...act)) };
  /** Iterations that begin with an option, all in the same world; another perspective has no kept positions. */
  const tried = (again: () => typeof perspective) => {
    const bot = searchBotFor(counted, evaluator, fastRandom(5), { iterations: ITERATIONS });
    bot.weigh(perspective);
    choices = 0;
    const rated = perspective.options.map((option) => {
      for (let i = 1; i < ITERATIONS; i++) bot.tryOut(again(), option, 1);
      return bot.tryOut(again(), option, 1);
    });
    return { rated, choices };
  };
  const kept = tried(() => perspective);
  const played = tried(() => ({ ...perspective }));
  expect(kept.rated).toEqual(played.rated);
  expect(kept.choices).toBeLessThan(played.choices / 2);
});

test('a bot answers before its time is over when no other option can become the most visited', async () => {
  const { game, evaluator, perspective } = await question();
  const time = 4000;
  /** A clock that goes on with every look. */
  const searched = (endsEarly: boolean, ask: 'answer' | 'weigh') => {
    let now = 0;
    const limit = new TimeBudget(1_000_000, () => (now += 4));
    limit.start(time);
    const budget = endsEarly ? limit : { iterations: limit.iterations, hasTime: limit.hasTime };
    const bot = searchBotFor(game, evaluator, fastRandom(5), budget);
    const answer = ask === 'answer' ? bot.answer(perspective) : bot.weigh(perspective)[0]!.option;
    return { answer, left: time - now };
  };
  const early = searched(true, 'answer');
  const full = searched(false, 'answer');
  expect(full.left).toBeLessThanOrEqual(0);
  expect(early.answer).toBe(full.answer);
  expect(early.left).toBeGreaterThan(time / 10);
  // Chances that are shown to people take the whole time.
  expect(searched(true, 'weigh').left).toBeLessThanOrEqual(0);
});
