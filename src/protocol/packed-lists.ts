/** A list of small numbers inside the array of a `PackedLists`. */
export class PackedList {
  readonly at: number;
  readonly length: number;

  constructor(at: number, length: number) {
    this.at = at;
    this.length = length;
  }
}

const isSmall = (value: unknown): value is number => typeof value === 'number' && (value << 16) >> 16 === value;

/** Initial capacity, in numbers. */
const SPARE = 256;

/**
 * Many lists of small numbers in one array, two bytes each. Most of a game's view is such lists: a tracker of Root's view takes a
 * third less memory than with separate lists, and compares as fast.
 */
export class PackedLists {
  #all = new Int16Array(SPARE);
  #used = 0;

  get used(): number {
    return this.#used;
  }

  /** Adds a copy of a list; undefined: it is empty or has other values than small numbers. */
  add(list: readonly unknown[]): PackedList | undefined {
    const { length } = list;
    if (length === 0) return undefined;
    for (let i = 0; i < length; i++) if (!isSmall(list[i])) return undefined;
    const at = this.#used;
    if (at + length > this.#all.length) {
      const all = new Int16Array(2 * (at + length));
      all.set(this.#all);
      this.#all = all;
    }
    this.#used += length;
    const all = this.#all;
    for (let i = 0; i < length; i++) all[at + i] = list[i] as number;
    return new PackedList(at, length);
  }

  /** The list as an array. */
  list({ at, length }: PackedList): number[] {
    const all = this.#all;
    const list: number[] = [];
    for (let i = at; i < at + length; i++) list.push(all[i]!);
    return list;
  }

  /** Length of the common prefix with another list of the same length. */
  commonPrefix({ at, length }: PackedList, now: readonly unknown[]): number {
    const all = this.#all;
    for (let i = 0; i < length; i++) {
      const value = now[i];
      // With its type known, V8 compares the number itself.
      if (typeof value !== 'number' || all[at + i] !== value) return i;
    }
    return length;
  }

  /** True when the number at an index equals the value. */
  has({ at }: PackedList, i: number, value: unknown): boolean {
    return this.#all[at + i] === value;
  }

  /** Sets a number; false: the value is not a small number. */
  set({ at }: PackedList, i: number, value: unknown): boolean {
    if (!isSmall(value)) return false;
    this.#all[at + i] = value;
    return true;
  }
}
