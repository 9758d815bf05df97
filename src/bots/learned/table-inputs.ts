import { type Section, SectionReader } from './layout.ts';
import type { NetInputs } from './learning.ts';

/** The inputs of one kind of table, which are read from `R`. */
export class TableInputs<R> implements NetInputs {
  readonly sections: readonly Section<R>[];
  readonly sides: readonly string[];
  readonly x: Uint8Array;
  readonly words: Uint32Array;
  readonly hand: Float64Array;
  progress = 0;
  readonly #reader: SectionReader<R>;

  constructor(sections: readonly Section<R>[], sides: readonly string[]) {
    this.sections = sections;
    this.sides = sides;
    this.#reader = new SectionReader(sections);
    this.x = this.#reader.x;
    this.words = new Uint32Array(this.x.buffer);
    this.hand = new Float64Array(sides.length);
  }

  /** Reads the inputs. `hand` is left to the caller. */
  read(from: R, progress: number): this {
    this.#reader.read(from);
    this.progress = progress;
    return this;
  }
}
