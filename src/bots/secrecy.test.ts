import { describe, expect, test } from 'vitest';
import { fastRandom, type Game, type GameTypes, MUTE, seatsOf } from '../kernel/index.ts';
import { perspectiveOf } from '../kernel/referee/index.ts';
import { GAME_RULES } from '../registry/index.ts';
import { type BotName, createBot } from './index.ts';
import { evaluatorFor, leafFor, learningOf } from '../registry/bots.ts';
import { readWeights } from './learned/weights.ts';
import { randomWeights } from './learned/weights.testkit.ts';
import type { AnyLeaf } from './manifest.ts';

/** Thoughts of the searching bot: as many each time, whatever the clock says. */
const THOUGHTS = 6;

const QUESTIONS = 45;

/** A busy machine takes its time. */
const PATIENCE = 120_000;

/**
 * Plays a game twice over side by side: one bot sits in the true world, its twin in one whose hidden parts were dealt
 * again for that seat before each question. Returns the answers of both.
 */
async function twins(
  game: Game<GameTypes>,
  settings: object,
  name: BotName,
  seed: number,
  questions: number,
  makeLeaf: () => AnyLeaf | undefined = () => undefined,
) {
  const reading = game.readSettings(settings);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const evaluator = await evaluatorFor(game);
  const chance = fastRandom(seed);
  const scramble = fastRandom(seed + 1000);
  const s = game.begin(reading.value);
  const make = () =>
    Array.from({ length: s.settings.seats }, (_, seat) =>
      createBot(name, game, evaluator, fastRandom(seed + seat), { iterations: THOUGHTS }, makeLeaf()),
    );
  const seeing = make();
  const blind = make();
  const said: string[] = [];
  const saidBlind: string[] = [];
  while (!s.over && said.length < questions) {
    const of = game.outcomeCount(s);
    if (of > 0) {
      game.applyOutcome(s, chance(of), MUTE);
      continue;
    }
    const [seat] = seatsOf(game.asked(s));
    const other = game.determinize(s, seat!, scramble);
    const option = seeing[seat!]!.answer(perspectiveOf(game, s, seat!));
    said.push(option.text);
    saidBlind.push(blind[seat!]!.answer(perspectiveOf(game, other, seat!)).text);
    game.choose(s, seat!, option, MUTE);
  }
  return { said, saidBlind };
}

describe('a bot answers the same whatever it cannot see', () => {
  test.each([
    ['root', { seats: 4 }],
    ['root', { factions: ['corvids', 'marquise', 'vagabond', 'eyrie'] }],
    ['wild', { seats: 2 }],
    ['scythia', { seats: 2 }],
  ] as const)(
    'in %s',
    async (name, settings) => {
      const game = await GAME_RULES[name]!();
      for (const bot of ['greedy', 'search'] as const) {
        const { said, saidBlind } = await twins(game, settings, bot, 11, QUESTIONS);
        expect(said).toHaveLength(QUESTIONS);
        expect(saidBlind).toEqual(said);
      }
    },
    PATIENCE,
  );

  test(
    'in Root at the level master, with the weights that are built in',
    async () => {
      const game = await GAME_RULES['root']!();
      const leaf = await leafFor(game);
      expect(leaf).toBeDefined();
      const settings = { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] };
      const { said, saidBlind } = await twins(game, settings, 'master', 11, QUESTIONS, () => leaf);
      expect(said).toHaveLength(QUESTIONS);
      expect(saidBlind).toEqual(said);
      const hard = await twins(game, settings, 'hard', 11, QUESTIONS, () => leaf);
      expect(hard.said).not.toEqual(said);
    },
    PATIENCE,
  );

  test(
    'in Root with a learned leaf',
    async () => {
      const game = await GAME_RULES['root']!();
      const learning = (await learningOf(game))!;
      const weights = readWeights(randomWeights('root', learning.sections, learning.outputs, 4));
      const settings = { factions: ['cult', 'alliance', 'vagabond', 'keepers'] };
      const learned = await twins(game, settings, 'search', 11, QUESTIONS, () => learning.leaf(weights));
      expect(learned.said).toHaveLength(QUESTIONS);
      expect(learned.saidBlind).toEqual(learned.said);
      const byHand = await twins(game, settings, 'search', 11, QUESTIONS);
      expect(byHand.said).not.toEqual(learned.said);
    },
    PATIENCE,
  );
});
