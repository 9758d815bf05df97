const NOTE = /-[ER]\d+$/;
/** Patterns of the last part of a number; the first that matches counts. */
const ENDS = [NOTE, /(?<=\d)[a-z]$/, /\.[^.]+$/, /-?\d+$/];
const ROMAN = /^[IVX]+$/;
const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** One part of a number, compared by rank, then letter, then count. */
type Part = readonly [rank: number, count: number, letter: string];

const RANK_NOTE = 0;
const RANK_COUNT = 1;
const RANK_LETTER = 2;

function romanValue(digits: string): number {
  let total = 0;
  let next = 0;
  for (const digit of digits.split('').reverse()) {
    const value = ROMAN_VALUES[digit] ?? 0;
    total += value < next ? -value : value;
    next = value;
  }
  return total;
}

/** Parts of numbers that were compared before: sorting a book compares each number about ten times. */
const known = new Map<string, readonly Part[]>();

function partsOf(id: string): readonly Part[] {
  const before = known.get(id);
  if (before) return before;
  const parts = split(id);
  known.set(id, parts);
  return parts;
}

function split(id: string): readonly Part[] {
  const note = NOTE.exec(id)?.[0] ?? '';
  const body = id.slice(0, id.length - note.length);
  const parts: Part[] = [];
  for (const [at, word] of body.split(/[.-]/).entries()) {
    if (at > 0 && ROMAN.test(word)) parts.push([RANK_COUNT, romanValue(word), '']);
    else {
      for (const run of word.match(/\d+|\D+/g) ?? []) {
        parts.push(/\d/.test(run) ? [RANK_COUNT, Number(run), ''] : [RANK_LETTER, 0, run]);
      }
    }
  }
  if (note) parts.push([RANK_NOTE, Number(note.slice(2)), note.slice(1, 2)]);
  return parts;
}

function compareParts(a: Part, b: Part): number {
  if (a[0] !== b[0]) return a[0] - b[0];
  if (a[2] !== b[2]) return a[2] < b[2] ? -1 : 1;
  return a[1] - b[1];
}

/** Compares paragraph numbers in natural order: `9.9` before `9.10`, `III` before `IV`, notes before sub-paragraphs. */
export function compareNumbers(a: string, b: string): number {
  const left = partsOf(a);
  const right = partsOf(b);
  for (const [at, part] of left.entries()) {
    const other = right[at];
    if (!other) return 1;
    const order = compareParts(part, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** The numbers above this one, nearest first: `9.2.9.III` and `9.2.9` for `9.2.9.III.a`, `W-1.3` for `W-1.3a`. */
export function numbersAbove(id: string): readonly string[] {
  const above: string[] = [];
  for (let rest = cutLast(id); rest; rest = cutLast(rest)) above.push(rest);
  return above;
}

function cutLast(id: string): string {
  const end = ENDS.map((pattern) => id.search(pattern)).find((at) => at > 0);
  return id.slice(0, end ?? 0);
}
