import type { ForbiddenAnswer } from '../../kernel/referee/index.ts';

/** The next word of a move, or a whole move when nothing else is left to say. */
export interface NextWord {
  /** All words up to and with this one. */
  readonly words: readonly string[];
  /** The words that are new: more than one where the rest follows by itself. */
  readonly fresh: readonly string[];
  /** The text to answer with, when the sentence is complete with this choice. */
  readonly says: string | undefined;
}

/** What cannot be said next, and why; several options may stand behind one word. */
export interface RefusedWord {
  /** The words up to the one that is refused; where its options have different reasons, those of the option told of. */
  readonly words: readonly string[];
  readonly fresh: readonly string[];
  /** The most telling one first. */
  readonly reasons: readonly ForbiddenAnswer[];
}

/** A sentence that is being built: what was chosen, what may follow and what may not. */
export interface MoveDraft {
  /** Words that follow by themselves: there is nothing else to say. */
  readonly given: readonly string[];
  readonly chosen: readonly string[];
  readonly choices: readonly NextWord[];
  readonly refused: readonly RefusedWord[];
}

const split = (text: string): readonly string[] => text.split(' ');
const begins = (words: readonly string[], head: readonly string[]): boolean =>
  head.every((word, i) => words[i] === word);

/** The words that all of several moves share after the first `from`. */
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
 * The rarest reasons first, otherwise as the rules list them. What many things lack is plain to see; what only one or two lack
 * was nearly possible, and that is what one asks about.
 */
function rarestFirst<T>(list: readonly T[], whyOf: (one: T) => string): T[] {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(whyOf(one), (counts.get(whyOf(one)) ?? 0) + 1);
  return list.toSorted((a, b) => counts.get(whyOf(a))! - counts.get(whyOf(b))!);
}

/** What was refused under these words, unless a choice leads there. */
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
 * The few refusals that stand beside the choices: of this moment, each for another reason, what was nearly possible first. What
 * has its own time at another moment only stands in the list of all reasons.
 */
export function topRefusals(refused: readonly RefusedWord[], most: number): RefusedWord[] {
  const whyOf = ({ reasons }: RefusedWord): string => reasons[0]?.why ?? '';
  const now = rarestFirst(
    refused.filter(({ reasons }) => reasons[0]?.elsewhere !== true),
    whyOf,
  );
  return now.filter((one, i) => now.findIndex((other) => whyOf(other) === whyOf(one)) === i).slice(0, most);
}

/** The state of a sentence: `chosen` are the words picked so far, each by a choice. */
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
  // Where only one verb is left to say, the others are asked about beside it.
  const isGiven = head.length > 0 && head === given;
  const others = isGiven ? forbidden.filter(({ text }) => split(text)[0] !== head[0]) : [];
  return {
    given,
    chosen: head.slice(given.length),
    choices,
    refused: [...refusedAfter(others, [], []), ...refused],
  };
}
