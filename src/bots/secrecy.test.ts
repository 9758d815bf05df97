import { describe, expect, test } from 'vitest';
import { fastRandom, type Game, type GameTypes, MUTE, type Random, seatsOf, shuffle } from '../kernel/index.ts';
import { FACTIONS } from '../games/root/words.ts';
import { perspectiveOf } from '../kernel/referee/index.ts';
import { GAME_RULES } from '../registry/index.ts';
import { type BotName, createBot } from './index.ts';
import { evaluatorFor, leafFor, learningOf } from '../registry/bots.ts';
import { readWeights } from './learned/weights.ts';
import { randomWeights } from './learned/weights.testkit.ts';
import type { AnyLeaf } from './manifest.ts';

/** Iterations of the search bot for each question, independent of the clock. */
const ITERATIONS = 6;

const QUESTIONS = 45;

/** The number of the Corvids among the factions, and what their hidden plots are in a state. */
const PLOT_OWNER = FACTIONS.indexOf('corvids');
interface PlotWorld {
  readonly seat: readonly number[];
  readonly corvids: { readonly kind: number[]; readonly up: readonly number[]; readonly ruledOut: readonly number[] };
}

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
  /** Makes another world that the seat cannot tell from this one. */
  otherWorld: (s: GameTypes['state'], seat: number, random: Random) => GameTypes['state'] = (s, seat, random) =>
    game.determinize(s, seat, random),
) {
  const reading = game.readSettings(settings);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const evaluator = await evaluatorFor(game);
  const chance = fastRandom(seed);
  const scramble = fastRandom(seed + 1000);
  const s = game.begin(reading.value);
  const make = () =>
    Array.from({ length: s.settings.seats }, (_, seat) =>
      createBot(name, game, evaluator, fastRandom(seed + seat), { iterations: ITERATIONS }, makeLeaf()),
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
    const other = otherWorld(s, seat!, scramble);
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
    'in Root, true faces of plots: kinds are dealt again by the test itself, so that a drawn world with the true ones is found',
    async () => {
      const game = await GAME_RULES['root']!();
      let relabelled = 0;
      /** Deals other kinds to face-down plots for everybody but the Corvids; what the seat was asked must be the same. */
      const otherFaces = (s: GameTypes['state'], seat: number, random: Random): GameTypes['state'] => {
        const world = game.clone(s) as GameTypes['state'] & PlotWorld;
        const corvids = world.seat[PLOT_OWNER]!;
        const { kind, up, ruledOut } = world.corvids;
        const down = kind.flatMap((k, c) => (k >= 0 && up[c] === 0 ? [c] : []));
        if (seat === corvids || down.length === 0) return world;
        const pool = [0, 0, 1, 1, 2, 2, 3, 3];
        kind.forEach((k, c) => void (up[c] === 1 && pool.splice(pool.indexOf(k), 1)));
        for (let n = 0; n < 20; n++) {
          const dealt = shuffle(pool.slice(), random);
          if (down.some((c, i) => (ruledOut[c]! & (1 << dealt[i]!)) !== 0)) continue;
          if (down.some((c, i) => kind[c] !== dealt[i])) relabelled++;
          down.forEach((c, i) => (kind[c] = dealt[i]!));
          return world;
        }
        return world;
      };
      const settings = { factions: ['corvids', 'marquise', 'vagabond', 'eyrie'] };
      for (const [bot, questions] of [
        ['greedy', 300],
        ['search', 160],
      ] as const) {
        relabelled = 0;
        const { said, saidBlind } = await twins(game, settings, bot, 12, questions, undefined, otherFaces);
        expect(saidBlind).toEqual(said);
        expect(relabelled).toBeGreaterThan(40);
      }
    },
    PATIENCE,
  );

  test(
    'in Root at the levels master, with the weights that are built in, and hard',
    async () => {
      const game = await GAME_RULES['root']!();
      const leaf = await leafFor(game, 'master');
      expect(leaf).toBeDefined();
      const settings = { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] };
      const { said, saidBlind } = await twins(game, settings, 'master', 11, QUESTIONS, () => leaf);
      expect(said).toHaveLength(QUESTIONS);
      expect(saidBlind).toEqual(said);
      const handLeaf = await leafFor(game, 'hard');
      const hard = await twins(game, settings, 'hard', 11, QUESTIONS, () => handLeaf);
      expect(hard.saidBlind).toEqual(hard.said);
      expect(hard.said).not.toEqual(said);
    },
    PATIENCE,
  );

  test.each([{ seats: 3 }, { seats: 1, chief: 'huntsman' }])(
    'in Scythia at the level master, with the weights that are built in, at a table of %o',
    async (settings) => {
      const game = await GAME_RULES['scythia']!();
      const leaf = await leafFor(game, 'master');
      expect(leaf).toBeDefined();
      const { said, saidBlind } = await twins(game, settings, 'master', 11, QUESTIONS, () => leaf);
      expect(said).toHaveLength(QUESTIONS);
      expect(saidBlind).toEqual(said);
    },
    PATIENCE,
  );

  test.each([
    ['root', { factions: ['cult', 'alliance', 'vagabond', 'keepers'] }],
    ['wild', { seats: 2 }],
    ['scythia', { seats: 2 }],
  ] as const)(
    'in %s with a learned leaf',
    async (name, settings) => {
      const game = await GAME_RULES[name]!();
      const learning = (await learningOf(game))!;
      const weights = readWeights(randomWeights(name, learning.sections, learning.outputs, 4));
      const learned = await twins(game, settings, 'search', 11, QUESTIONS, () => learning.leaf(weights));
      expect(learned.said).toHaveLength(QUESTIONS);
      expect(learned.saidBlind).toEqual(learned.said);
      const byHand = await twins(game, settings, 'search', 11, QUESTIONS);
      expect(byHand.said).not.toEqual(learned.said);
    },
    PATIENCE,
  );
});
