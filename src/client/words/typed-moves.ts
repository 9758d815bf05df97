/** A move as it can be typed: the option's own text, and its words in the reader's language. */
export interface TypedMove {
  readonly text: string;
  readonly phrase: string;
}

/** A move that fits what was typed. */
export interface Fit<T extends TypedMove> {
  readonly move: T;
  /** True when every word of the move was typed whole, in its order: from 10 to 12 is not from 12 to 10. */
  readonly isWhole: boolean;
  /** True when the typed words stand in the order of the move. */
  readonly isInOrder: boolean;
  /** False when a number was only begun: 1 may mean 1, which is not possible, and not 11. */
  readonly isSure: boolean;
  /** Typed words that come after the whole move: the answer to the question that follows. */
  readonly rest: string;
}

/** How far a typed word is from a word of a move; undefined when it is another word. */
const EXACT = 0;
const BEGUN = 1;
const OTHER_ENDING = 2;
/** What a word out of its order costs. */
const OUT_OF_ORDER = 1;
/** What each word that was not typed costs: of two moves that fit, the shorter comes first. */
const UNTYPED = 0.05;
/** Endings that cases and persons change, in letters. */
const MAX_ENDING = 3;
/** Letters that two forms of a word share at least. */
const MIN_STEM = 3;

/** A text as words that can be compared: small letters, without signs, with one spelling of letters that readers mix up. */
export function typedWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .replaceAll('ґ', 'г')
    .replaceAll(/['’ʼ]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

const sharedLength = (a: string, b: string): number => {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n++;
  return n;
};

function distance(typed: string, word: string): number | undefined {
  if (typed === word) return EXACT;
  if (word.startsWith(typed)) return BEGUN;
  if (/^\d+$/.test(typed)) return undefined;
  const stem = sharedLength(typed, word);
  const ending = Math.max(typed.length, word.length) - stem;
  return stem >= MIN_STEM && ending <= MAX_ENDING && stem > ending ? OTHER_ENDING : undefined;
}

interface Cost {
  readonly cost: number;
  readonly isWhole: boolean;
  readonly isInOrder: boolean;
  readonly isSure: boolean;
}

/** What it costs to read the typed words as words of a move, each word once; undefined when a typed word is none of them. */
function costOf(typed: readonly string[], words: readonly string[]): Cost | undefined {
  const used = new Set<number>();
  let cost = 0;
  let last = -1;
  let isWhole = true;
  let isInOrder = true;
  let isSure = true;
  for (const one of typed) {
    let best: { at: number; cost: number; far: number } | undefined;
    for (const [at, word] of words.entries()) {
      const far = used.has(at) ? undefined : distance(one, word);
      if (far === undefined) continue;
      const here = far + (at < last ? OUT_OF_ORDER : 0);
      if (best === undefined || here < best.cost) best = { at, cost: here, far };
    }
    if (best === undefined) return undefined;
    used.add(best.at);
    cost += best.cost;
    if (best.at < last) isInOrder = false;
    last = best.at;
    if (best.far === BEGUN) isWhole = false;
    if (best.far === BEGUN && /\d$/.test(one)) isSure = false;
  }
  isWhole &&= isInOrder && used.size === words.length;
  return { cost: cost + UNTYPED * (words.length - used.size), isWhole, isInOrder, isSure };
}

function cheapest(typed: readonly string[], { text, phrase }: TypedMove): Cost | undefined {
  const list = [costOf(typed, typedWords(phrase)), costOf(typed, typedWords(text))].filter((one) => one !== undefined);
  return list.toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole) || a.cost - b.cost)[0];
}

/** The moves that some of the first typed words say whole, the longest first, with the words after them. */
function begun<T extends TypedMove>(typed: readonly string[], moves: readonly T[]): readonly Fit<T>[] {
  for (let n = typed.length - 1; n > 0; n--) {
    const head = typed.slice(0, n);
    const found = moves.filter((move) => cheapest(head, move)?.isWhole === true);
    if (found.length > 0)
      return found.map((move) => ({
        move,
        isWhole: true,
        isInOrder: true,
        isSure: true,
        rest: typed.slice(n).join(' '),
      }));
  }
  return [];
}

/**
 * The moves that fit what was typed, the nearest first; all when nothing was typed. Words may be unfinished, in another form, and
 * in another order. A text that says a move and goes on fits that move, and the words after it are kept.
 */
export function fittingMoves<T extends TypedMove>(text: string, moves: readonly T[]): readonly Fit<T>[] {
  const typed = typedWords(text);
  if (typed.length === 0)
    return moves.map((move) => ({ move, isWhole: false, isInOrder: true, isSure: true, rest: '' }));
  const canonical = moves.find((move) => move.text === text.trim());
  if (canonical) return [{ move: canonical, isWhole: true, isInOrder: true, isSure: true, rest: '' }];
  const fits = moves.flatMap((move) => {
    const cost = cheapest(typed, move);
    return cost ? [{ move, ...cost }] : [];
  });
  if (fits.length === 0) return begun(typed, moves);
  return fits
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ move, isWhole, isInOrder, isSure }) => ({ move, isWhole, isInOrder, isSure, rest: '' }));
}

/**
 * The move that Enter says: the only one that was typed whole, or else the only one whose numbers were; of several such moves the
 * only one in whose order the words stand. Undefined when several could be meant, when a number was only begun, or when what was
 * typed whole is refused.
 */
export function meantMove<T extends TypedMove>(
  fits: readonly Fit<T>[],
  refused: readonly Fit<TypedMove>[] = [],
): Fit<T> | undefined {
  const whole = fits.filter(({ isWhole }) => isWhole);
  if (whole.length === 0 && refused.some(({ isWhole }) => isWhole)) return undefined;
  // Nothing can be added to “workshop 1”: it means clearing 1, though 10 begins with 1.
  const meant = whole.length > 0 ? whole : fits.filter(({ isSure }) => isSure);
  const [only, ...more] = meant.length > 1 ? meant.filter(({ isInOrder }) => isInOrder) : meant;
  return more.length === 0 ? only : undefined;
}
