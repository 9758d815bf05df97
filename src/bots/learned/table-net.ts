import { expOf } from '../exp.ts';
import type { SectionId } from './layout.ts';
import { FEWEST_SEATS, FIXED_POINT, type NetWeights } from './weights.ts';

/**
 * The network for the sections and sides of one table. The first layer is a sum of whole numbers that changes only where inputs
 * changed. Whole numbers are exact, so results do not depend on what was evaluated before.
 */
export class TableNet {
  /** Win chances by side, as of the last `evaluate`. */
  readonly chances: Float64Array;
  readonly #inputs: number;
  readonly #h1: number;
  readonly #h2: number;
  readonly #sides: number;
  readonly #width: number;
  /** By input: hidden units, then sides. */
  readonly #first: Int16Array;
  readonly #second: Float64Array;
  readonly #secondBias: Float64Array;
  /** By unit, then side. */
  readonly #third: Float64Array;
  readonly #thirdBias: Float64Array;
  readonly #stages: readonly number[];
  /** By stage, for the number of sides of this table. */
  readonly #sharpness: Float64Array;
  readonly #sums: Int32Array;
  readonly #last: Uint8Array;
  readonly #lastWords: Uint32Array;
  readonly #units: Float64Array;
  /** Inputs that changed in the last `evaluate`. */
  changed = 0;

  /** True when the weights have all sections and sides of a table. */
  static covers({ header }: NetWeights, sections: readonly SectionId[], sides: readonly string[]): boolean {
    return (
      sections.every(({ name }) => header.sections.some((each) => each.name === name)) &&
      sides.every((side) => header.outputs.includes(side)) &&
      sides.length >= FEWEST_SEATS &&
      sides.length < FEWEST_SEATS + header.seatCounts
    );
  }

  /** Takes from the weights what a table needs. `TableNet.covers` must be true. */
  constructor(weights: NetWeights, sections: readonly SectionId[], sides: readonly string[]) {
    const { header, first, firstBias, second, secondBias, third, thirdBias, sharpness } = weights;
    const [h1, h2] = header.hidden;
    const outputs = header.outputs.length;
    const sidesAt = sides.map((side) => header.outputs.indexOf(side));
    this.#h1 = h1;
    this.#h2 = h2;
    this.#sides = sides.length;
    this.#width = h1 + sides.length;
    this.#inputs = sections.reduce((sum, { size }) => sum + size, 0);
    this.#first = new Int16Array(this.#inputs * this.#width);
    this.#sums = new Int32Array(this.#width);
    const columns = [...Array.from({ length: h1 }, (_, unit) => unit), ...sidesAt.map((side) => h1 + side)];
    columns.forEach((column, i) => (this.#sums[i] = firstBias[column]!));
    const start = new Map<string, number>();
    let row = 0;
    for (const { name, size } of header.sections) {
      start.set(name, row);
      row += size;
    }
    let to = 0;
    for (const { name, size } of sections)
      for (let input = 0; input < size; input++) {
        const from = (start.get(name)! + input) * (h1 + outputs);
        for (const column of columns) this.#first[to++] = first[from + column]!;
      }
    this.#second = second;
    this.#secondBias = secondBias;
    this.#third = new Float64Array(h2 * sides.length);
    for (let unit = 0; unit < h2; unit++)
      sidesAt.forEach((side, i) => (this.#third[unit * sides.length + i] = third[unit * outputs + side]!));
    this.#thirdBias = Float64Array.from(sidesAt, (side) => thirdBias[side]!);
    this.#stages = header.stages;
    const stages = header.stages.length;
    this.#sharpness = sharpness.slice(
      (sides.length - FEWEST_SEATS) * stages,
      (sides.length - FEWEST_SEATS + 1) * stages,
    );
    this.#last = new Uint8Array((this.#inputs + 3) & ~3);
    this.#lastWords = new Uint32Array(this.#last.buffer);
    this.#units = new Float64Array(h2);
    this.chances = new Float64Array(sides.length);
  }

  /**
   * Computes `chances` from inputs (padded to a multiple of four), from the values of the hand-written evaluation divided by their
   * scale, and from the progress of the game, 0 to 1.
   */
  evaluate(x: Uint8Array, words: Uint32Array, hand: Float64Array, progress: number): void {
    this.#update(x, words);
    const sharpness = this.#sharpnessAt(progress);
    this.#addUnits();
    const { chances } = this;
    const sides = this.#sides;
    let best = -Infinity;
    for (let side = 0; side < sides; side++) {
      let sum = this.#thirdBias[side]! + this.#sums[this.#h1 + side]! * FIXED_POINT + hand[side]! * sharpness;
      for (let unit = 0; unit < this.#h2; unit++) {
        const value = this.#units[unit]!;
        if (value > 0) sum += value * this.#third[unit * sides + side]!;
      }
      chances[side] = sum;
      if (sum > best) best = sum;
    }
    let all = 0;
    for (let side = 0; side < sides; side++) all += chances[side] = expOf(chances[side]! - best);
    for (let side = 0; side < sides; side++) chances[side]! /= all;
  }

  /** Adds to the first layer what changed since the last inputs, four inputs at a time. */
  #update(x: Uint8Array, words: Uint32Array): void {
    const last = this.#last;
    const lastWords = this.#lastWords;
    const sums = this.#sums;
    const first = this.#first;
    const width = this.#width;
    let changed = 0;
    for (let word = 0; word < lastWords.length; word++) {
      if (words[word] === lastWords[word]) continue;
      const end = 4 * word + 4;
      for (let input = 4 * word; input < end; input++) {
        const by = x[input]! - last[input]!;
        if (by === 0) continue;
        changed++;
        const row = input * width;
        for (let i = 0; i < width; i++) sums[i]! += by * first[row + i]!;
      }
      lastWords[word] = words[word]!;
    }
    this.changed = changed;
  }

  /** Computes the second hidden layer. */
  #addUnits(): void {
    const units = this.#units;
    const second = this.#second;
    const h2 = this.#h2;
    for (let unit = 0; unit < h2; unit++) units[unit] = this.#secondBias[unit]!;
    for (let from = 0; from < this.#h1; from++) {
      const sum = this.#sums[from]!;
      if (sum <= 0) continue;
      const value = sum * FIXED_POINT;
      const row = from * h2;
      for (let unit = 0; unit < h2; unit++) units[unit]! += value * second[row + unit]!;
    }
  }

  /** The sharpness of the hand-written evaluation: linear between stages, constant beyond them. */
  #sharpnessAt(progress: number): number {
    const stages = this.#stages;
    const values = this.#sharpness;
    const last = stages.length - 1;
    if (progress <= stages[0]!) return values[0]!;
    for (let i = 1; i <= last; i++) {
      const to = stages[i]!;
      if (progress > to) continue;
      const from = stages[i - 1]!;
      return values[i - 1]! + ((values[i]! - values[i - 1]!) * (progress - from)) / (to - from);
    }
    return values[last]!;
  }
}
