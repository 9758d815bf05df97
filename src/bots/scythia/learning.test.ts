import { describe, expect, test } from 'vitest';
import { BUILT_IN, scythia, type ScythiaGame } from '../../games/scythia/index.ts';
import type { ScythiaState } from '../../games/scythia/state.ts';
import { type AnyGame, fastRandom, MUTE, type Random, seatsOf } from '../../kernel/index.ts';
import { perspectiveOf } from '../../kernel/referee/index.ts';
import { analysisFor, evaluatorFor, leafFor, learnedLeafOf } from '../../registry/bots.ts';
import { MOST_SIDES, winChances } from '../evaluator.ts';
import { createBot } from '../index.ts';
import { readWeights } from '../learned/weights.ts';
import { randomWeights } from '../learned/weights.testkit.ts';
import type { AnyLeaf } from '../manifest.ts';
import { SCYTHIA_CALIBRATION } from './calibration.ts';
import { scythiaLearning } from './learning.ts';

const own = scythia(BUILT_IN);
const anyGame = (game: ScythiaGame): AnyGame => game as unknown as AnyGame;
const game = anyGame(own);

/** The win chance of every seat. */
const chancesOf = (leaf: AnyLeaf, s: ScythiaState): number[] => {
  const into = new Float64Array(MOST_SIDES);
  leaf.winChances(s, into);
  return [...into.subarray(0, s.settings.seats)];
};

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

type Level = 'quick' | 'master';

/** Iterations of the master for each question. */
const ITERATIONS = 4;

/** A game: its state, and a function that lets a bot answer the next question. It returns undefined when the game is over. */
async function table(settings: object, seed: number, leaf: AnyLeaf) {
  const read = game.readSettings(settings);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const s = game.begin(read.value);
  const random: Random = fastRandom(seed);
  const evaluator = await evaluatorFor(game);
  const budget = { iterations: ITERATIONS };
  const make = (level: Level) => createBot(level, game, evaluator, fastRandom(seed), budget, leaf);
  const bots = { quick: make('quick'), master: make('master') };
  const answer = (level: Level): { readonly say: string; readonly isOffered: boolean } | undefined => {
    while (!s.over && game.outcomeCount(s) > 0) game.applyOutcome(s, random(game.outcomeCount(s)), MUTE);
    if (s.over) return undefined;
    const perspective = perspectiveOf(game, s, seatsOf(game.asked(s))[0]!);
    const option = bots[level].answer(perspective);
    const isOffered = perspective.options.includes(option);
    game.choose(s, perspective.seat, option, MUTE);
    return { say: option.text, isOffered };
  };
  return { s: s as unknown as ScythiaState, answer };
}

const TABLES = [
  { seats: 1, chief: 'outrider' },
  { seats: 1, chief: 'trader' },
  { seats: 2 },
  { seats: 3 },
  { seats: 4, turnCap: 60 },
];

/** Answers by `quick` after which a game is in its middle. */
const MIDDLE = 60;

/** A busy machine takes its time. */
const PATIENCE = 120_000;

describe('the level master of Scythia', () => {
  test.each(TABLES)(
    'answers at a table of %o, with chances of all sides that add up to 1',
    async (settings) => {
      const leaf = (await leafFor(game, 'master'))!;
      const { s, answer } = await table(settings, 6, leaf);
      for (let n = 0; n < MIDDLE; n++) answer('quick');
      for (let n = 0; n < 8; n++) expect(answer('master')?.isOffered ?? true).toBe(true);
      expect(s.over).toBeNull();
      const inputs = scythiaLearning(own).reader().read(s)!;
      expect(inputs.sides).toHaveLength(Math.max(2, settings.seats));
      const chances = chancesOf(leaf, s);
      for (const chance of chances) expect(chance > 0 && chance < 1).toBe(true);
      // Alone, what is missing to 1 is the AI chief's.
      const isSolo = settings.seats === 1;
      expect(inputs.sides.includes('chief')).toBe(isSolo);
      expect(isSolo ? sum(chances) < 1 : Math.abs(sum(chances) - 1) < 1e-9).toBe(true);
      const byHand = new Float64Array(MOST_SIDES);
      winChances(await evaluatorFor(game), s, byHand);
      expect(chances).not.toEqual([...byHand.subarray(0, settings.seats)]);
    },
    PATIENCE,
  );

  test(
    'plays the same moves with the same seed, whatever its network has evaluated before',
    async () => {
      const said = async (leaf: AnyLeaf): Promise<(string | undefined)[]> => {
        const { answer } = await table({ seats: 3 }, 8, leaf);
        for (let n = 0; n < MIDDLE; n++) answer('quick');
        return Array.from({ length: 12 }, () => answer('master')?.say);
      };
      const fresh = (await learnedLeafOf(game))!;
      const used = (await learnedLeafOf(game))!;
      const other = await table({ seats: 1, chief: 'huntsman' }, 3, used);
      for (let n = 0; n < 20; n++) other.answer('master');
      expect(await said(used)).toEqual(await said(fresh));
    },
    PATIENCE,
  );

  test('plays by hand with a pack whose components have other names, and so do hints', async () => {
    const [first, ...heroes] = BUILT_IN.heroes;
    const other = anyGame(scythia({ ...BUILT_IN, heroes: [{ ...first!, id: 'another-hero' }, ...heroes] }));
    await expect(learnedLeafOf(other)).rejects.toThrow('the inputs "now" have changed');
    expect(await leafFor(other, 'master')).toBeUndefined();
    const model = await analysisFor(other);
    expect([model.leaf, model.calibration]).toEqual([undefined, SCYTHIA_CALIBRATION]);
    // Other values under the same names are no reason: the inputs are the same.
    const values = anyGame(scythia({ ...BUILT_IN, workers: { ...BUILT_IN.workers, grey: 12 } }));
    expect(await leafFor(values, 'master')).toBeDefined();
  });

  test('refuses weights of other inputs', () => {
    const learning = scythiaLearning(own);
    const sections = learning.sections.map(({ name, size, hash }) => ({
      name,
      size,
      hash: name === 'chief' ? '0' : hash,
    }));
    expect(() => learning.leaf(readWeights(randomWeights('scythia', sections, learning.outputs, 3)))).toThrow(
      'the inputs "chief" have changed',
    );
  });
});
