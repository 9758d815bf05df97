import type { ForbiddenAnswer } from '../../kernel/referee/index.ts';

/** A possible next word of a move; it includes all words that follow without a choice. */
export interface NextWord {
  /** All words up to and with this one. */
  readonly words: readonly string[];
  /** The new words; several when the rest follows without a choice. */
  readonly fresh: readonly string[];
  /** The option's text when this choice completes the move; undefined otherwise. */
  readonly says: string | undefined;
}

/** A refused next word with its reasons; several options may share the word. */
export interface RefusedWord {
  /** The words up to the refused one; the whole option's when its options have different reasons. */
  readonly words: readonly string[];
  readonly fresh: readonly string[];
  /** The most useful reason first. */
  readonly reasons: readonly ForbiddenAnswer[];
}

/** A move built word by word: chosen words, next words and refused words. */
export interface MoveDraft {
  /** Leading words that all offered options share. */
  readonly given: readonly string[];
  readonly chosen: readonly string[];
  readonly choices: readonly NextWord[];
  readonly refused: readonly RefusedWord[];
}

const split = (text: string): readonly string[] => text.split(' ');
const begins = (words: readonly string[], head: readonly string[]): boolean =>
  head.every((word, i) => words[i] === word);

/** Number of leading words that all moves share, at least `from`. */
function shared(moves: readonly (readonly string[])[], from: number): number {
  let end = from;
  const [one] = moves;
  while (one && end < one.length && moves.every((words) => words[end] === one[end])) end++;
  return end;
}

function choicesAfter(moves: readonly (readonly string[])[], at: number): NextWord[] {
  const next = [...new Set(moves.map((words) => words[at]))];
  return next.map((word) => {
    const under = moves.filter((words) => words[at] === word);
    const end = under.length === 1 ? under[0]!.length : shared(under, at);
    const words = under[0]!.slice(0, end);
    return { words, fresh: words.slice(at), says: under.length === 1 ? words.join(' ') : undefined };
  });
}

/**
 * The rarest reasons first, otherwise in the order of the rules. A reason of one or two options means that they were nearly
 * possible, so players ask about those.
 */
function rarestFirst<T>(list: readonly T[], whyOf: (one: T) => string): T[] {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(whyOf(one), (counts.get(whyOf(one)) ?? 0) + 1);
  return list.toSorted((a, b) => counts.get(whyOf(a))! - counts.get(whyOf(b))!);
}

/** The refused words after `head`, except those that a choice offers. */
function refusedAfter(
  forbidden: readonly ForbiddenAnswer[],
  choices: readonly NextWord[],
  head: readonly string[],
): RefusedWord[] {
  const at = head.length;
  const open = new Set(choices.map(({ words }) => words[at]));
  const groups = new Map<string, ForbiddenAnswer[]>();
  for (const one of forbidden) {
    const words = split(one.text);
    const word = words[at];
    if (word === undefined || open.has(word) || !begins(words, head)) continue;
    groups.set(word, [...(groups.get(word) ?? []), one]);
  }
  return [...groups].map(([word, list]) => {
    const reasons = rarestFirst(list, ({ why }) => why);
    const [first] = reasons;
    const isShared = reasons.every(({ why, a, b }) => why === first?.why && a === first.a && b === first.b);
    const words = reasons.length > 1 && isShared ? [...head, word] : split(first!.text);
    return { words, fresh: words.slice(at), reasons };
  });
}

/**
 * The few refusals shown beside the choices: each for another reason, nearly possible ones first. Refusals
 * of other windows are only in the list of all reasons.
 */
export function topRefusals(refused: readonly RefusedWord[], most: number): RefusedWord[] {
  const whyOf = ({ reasons }: RefusedWord): string => reasons[0]?.why ?? '';
  const now = rarestFirst(
    refused.filter(({ reasons }) => reasons[0]?.elsewhere !== true),
    whyOf,
  );
  return now.filter((one, i) => now.findIndex((other) => whyOf(other) === whyOf(one)) === i).slice(0, most);
}

/**
 * The refusals that are still shown after `dropped` of at most `drops` steps: the last ones go first. Where there is one step
 * more than refusals, the shortest one is tried alone before all are gone: it may fit where the first one does not.
 */
export function keptRefusals(
  refusals: readonly RefusedWord[],
  dropped: number,
  drops: number,
  lengthOf: (refused: RefusedWord) => number,
): readonly RefusedWord[] {
  if (dropped < refusals.length) return refusals.slice(0, refusals.length - dropped);
  return dropped < drops ? [...refusals].sort((a, b) => lengthOf(a) - lengthOf(b)).slice(0, 1) : [];
}

/** Whole moves as choices, so that one click says a move. */
export const wholeMoves = (moves: readonly string[]): readonly NextWord[] =>
  moves.map((text) => ({ words: split(text), fresh: split(text), says: text }));

/**
 * The choices, with whole moves instead of a choice whose moves are all `isWhole`, as long as they are at most `most` together.
 * The choices with the fewest moves come first in that count, so that a long list does not take the place of a short one.
 */
export function withWholeMoves(
  choices: readonly NextWord[],
  moves: readonly string[],
  isWhole: (move: string) => boolean,
  most: number,
): readonly NextWord[] {
  const groups = choices.map((choice) => {
    const under = moves.filter((text) => begins(split(text), choice.words));
    return { choice, under, isOpened: under.every(isWhole) };
  });
  let left = most;
  const opened = new Set<NextWord>();
  for (const { choice, under, isOpened } of groups.toSorted((a, b) => a.under.length - b.under.length)) {
    if (!isOpened || under.length > left) continue;
    left -= under.length;
    opened.add(choice);
  }
  return groups.flatMap(({ choice, under }) => (opened.has(choice) ? wholeMoves(under) : [choice]));
}

/**
 * The choices, with whole moves instead of a verb that the question itself says, without that verb, as long as they are at most
 * `most` together.
 */
export function withoutImpliedVerbs(
  choices: readonly NextWord[],
  moves: readonly string[],
  isImplied: (verb: string) => boolean,
  most: number,
): readonly NextWord[] {
  return withWholeMoves(choices, moves, (move) => isImplied(split(move)[0]!), most).map((choice) =>
    choice.words.length > 1 && choice.says !== undefined && isImplied(choice.words[0]!)
      ? { ...choice, fresh: choice.words.slice(1) }
      : choice,
  );
}

/** The draft of a move after the words in `chosen` were picked. */
export function moveDraft(
  offered: readonly string[],
  forbidden: readonly ForbiddenAnswer[],
  chosen: readonly string[],
): MoveDraft {
  const all = offered.map(split);
  const given = all.length > 1 ? (all[0]?.slice(0, shared(all, 0)) ?? []) : [];
  const head = chosen.length > given.length ? chosen : given;
  const moves = all.filter((words) => begins(words, head));
  const choices = choicesAfter(moves, head.length);
  const refused = refusedAfter(forbidden, choices, head);
  // With a single verb left, refusals of the other verbs are shown beside it.
  const isGiven = head.length > 0 && head === given;
  const others = isGiven ? forbidden.filter(({ text }) => split(text)[0] !== head[0]) : [];
  return {
    given,
    chosen: head.slice(given.length),
    choices,
    refused: [...refusedAfter(others, [], []), ...refused],
  };
}
