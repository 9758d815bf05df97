/** Inputs of one kind: their labels, and how their values are read. `R` is what they are read from. */
export interface InputGroup<R> {
  readonly name: string;
  readonly labels: readonly string[];
  /** Writes values from 0 to 255 into `x`, the first label's at `at`. Zeros may be left out: `x` is cleared before. */
  read(from: R, x: Uint8Array, at: number): void;
}

/**
 * Inputs that are known or unknown together. The hash covers their names in order, so that weights are never applied to other
 * inputs. New content of a game gets new sections: weights that do not have them stay usable where that content is absent.
 */
export interface Section<R> {
  readonly name: string;
  readonly groups: readonly InputGroup<R>[];
  /** Number of inputs. */
  readonly size: number;
  /** FNV-1a of all input names, 8 hexadecimal digits. */
  readonly hash: string;
}

/** A section as files name it. */
export interface SectionId {
  readonly name: string;
  readonly size: number;
  readonly hash: string;
}

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a of a text, 32 bits, as 8 hexadecimal digits. */
export function hashOf(text: string): string {
  let hash = FNV_START;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Makes a section of groups. */
export function section<R>(name: string, groups: readonly InputGroup<R>[]): Section<R> {
  const names = groups.flatMap((group) => group.labels.map((label) => `${group.name} ${label}`));
  return { name, groups, size: names.length, hash: hashOf(names.join('\n')) };
}

/** The names of a section's inputs, in order. */
export const inputNames = <R>({ name, groups }: Section<R>): string[] =>
  groups.flatMap((group) => group.labels.map((label) => `${name}: ${group.name} ${label}`));

/** Labels that are numbers, from 0. */
export const numbered = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i));

/** The sections of one table, read into one vector. */
export class SectionReader<R> {
  readonly sections: readonly Section<R>[];
  /** Number of inputs. */
  readonly size: number;
  /** The values of the last `read`. Its length is padded to a multiple of four. */
  readonly x: Uint8Array;
  readonly #groups: InputGroup<R>[] = [];
  readonly #at: number[] = [];

  constructor(sections: readonly Section<R>[]) {
    this.sections = sections;
    let at = 0;
    for (const each of sections)
      for (const group of each.groups) {
        this.#groups.push(group);
        this.#at.push(at);
        at += group.labels.length;
      }
    this.size = at;
    this.x = new Uint8Array((at + 3) & ~3);
  }

  /** Reads all inputs into `x`. */
  read(from: R): void {
    const { x } = this;
    x.fill(0);
    for (let i = 0; i < this.#groups.length; i++) this.#groups[i]!.read(from, x, this.#at[i]!);
  }
}
