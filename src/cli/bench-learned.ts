import type { Learning } from '../bots/learned/learning.ts';
import type { NetWeights } from '../bots/learned/weights.ts';
import type { AnyLeaf } from '../bots/manifest.ts';
import { fastRandom, type GameTypes } from '../kernel/index.ts';

/** The layers of the networks that `training/train.py` makes. */
const HIDDEN = [64, 32] as const;
const STAGES = [0.1, 0.3, 0.5, 0.7, 0.9];
const SEAT_COUNTS = 5;

/** Weights of the usual size with random numbers: evaluating takes as long as with trained ones. */
function randomNet(game: string, { sections, outputs }: Learning<GameTypes>): NetWeights {
  const random = fastRandom(1);
  const [h1, h2] = HIDDEN;
  const inputs = sections.reduce((sum, { size }) => sum + size, 0);
  const small = (): number => random(601) - 300;
  const floats = (length: number): Float64Array => Float64Array.from({ length }, () => small() / 1000);
  return {
    header: { game, sections, outputs, hidden: HIDDEN, stages: STAGES, seatCounts: SEAT_COUNTS, training: {} },
    first: Int16Array.from({ length: inputs * (h1 + outputs.length) }, small),
    firstBias: new Int32Array(h1 + outputs.length),
    second: floats(h1 * h2),
    secondBias: floats(h2),
    third: floats(h2 * outputs.length),
    thirdBias: floats(outputs.length),
    sharpness: floats(STAGES.length * SEAT_COUNTS),
  };
}

/** A learned leaf of the usual size. */
export const randomLeaf = (game: string, learning: Learning<GameTypes>): AnyLeaf =>
  learning.leaf(randomNet(game, learning));
