/** A list of small numbers inside the array of a `PackedLists`. */
export class PackedList {
  readonly at: number;
  /** Numbers that it has room for. */
  readonly room: number;
  length: number;

  constructor(at: number, length: number) {
    this.at = at;
    this.room = length;
    this.length = length;
  }
}

const isSmall = (value: unknown): value is number => typeof value === 'number' && (value << 16) >> 16 === value;

/** True when all values are small numbers. */
function areSmall(list: readonly unknown[]): list is readonly number[] {
  for (let i = 0; i < list.length; i++) if (!isSmall(list[i])) return false;
  return true;
}

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
    if (length === 0 || !areSmall(list)) return undefined;
    const at = this.#used;
    if (at + length > this.#all.length) {
      const all = new Int16Array(2 * (at + length));
      all.set(this.#all);
      this.#all = all;
    }
    this.#used += length;
    const all = this.#all;
    for (let i = 0; i < length; i++) all[at + i] = list[i]!;
    return new PackedList(at, length);
  }

  /** Replaces a list by another one; false: that one has no room there, is empty, or has other values than small numbers. */
  replace(list: PackedList, now: readonly unknown[]): boolean {
    const { length } = now;
    if (length === 0 || length > list.room || !areSmall(now)) return false;
    const all = this.#all;
    const { at } = list;
    for (let i = 0; i < length; i++) all[at + i] = now[i]!;
    list.length = length;
    return true;
  }

  /** The list as an array. */
  list({ at, length }: PackedList): number[] {
    const all = this.#all;
    const list: number[] = [];
    for (let i = at; i < at + length; i++) list.push(all[i]!);
    return list;
  }

  /** Index of the first number from `from` on that differs from a list of the same length; that length: none does. */
  difference({ at, length }: PackedList, now: readonly unknown[], from: number): number {
    const all = this.#all;
    for (let i = from; i < length; i++) {
      const value = now[i];
      // With its type known, V8 compares the number itself.
      if (typeof value !== 'number' || all[at + i] !== value) return i;
    }
    return length;
  }

  /** Sets a number; false: the value is not a small number. */
  set({ at }: PackedList, i: number, value: unknown): boolean {
    if (!isSmall(value)) return false;
    this.#all[at + i] = value;
    return true;
  }
}
