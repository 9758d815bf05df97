import type { Forbidden } from '../../kernel/table/index.ts';

/** The next word of a move, or a whole move when nothing else is left to say. */
export interface Choice {
  /** All words up to and with this one. */
  readonly words: readonly string[];
  /** The words that are new: more than one where the rest follows by itself. */
  readonly fresh: readonly string[];
  /** The text to answer with, when the sentence is complete with this choice. */
  readonly says: string | undefined;
}

/** What cannot be said next, and why; several options may stand behind one word. */
export interface Refused {
  readonly words: readonly string[];
  readonly fresh: readonly string[];
  readonly reasons: readonly Forbidden[];
}

/** A sentence that is being built: what was chosen, what may follow and what may not. */
export interface Sentence {
  /** Words that follow by themselves: there is nothing else to say. */
  readonly given: readonly string[];
  readonly chosen: readonly string[];
  readonly choices: readonly Choice[];
  readonly refused: readonly Refused[];
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

function choicesAfter(moves: readonly (readonly string[])[], at: number): Choice[] {
  const next = [...new Set(moves.map((words) => words[at]))];
  return next.map((word) => {
    const under = moves.filter((words) => words[at] === word);
    const end = under.length === 1 ? under[0]!.length : shared(under, at);
    const words = under[0]!.slice(0, end);
    return { words, fresh: words.slice(at), says: under.length === 1 ? words.join(' ') : undefined };
  });
}

/** What was refused under these words, unless a choice leads there. */
function refusedAfter(forbidden: readonly Forbidden[], choices: readonly Choice[], head: readonly string[]): Refused[] {
  const at = head.length;
  const open = new Set(choices.map(({ words }) => words[at]));
  const groups = new Map<string, Forbidden[]>();
  for (const one of forbidden) {
    const words = split(one.text);
    const word = words[at];
    if (word === undefined || open.has(word) || !begins(words, head)) continue;
    groups.set(word, [...(groups.get(word) ?? []), one]);
  }
  return [...groups].map(([word, reasons]) => {
    const words = reasons.length === 1 ? split(reasons[0]!.text) : [...head, word];
    return { words, fresh: words.slice(at), reasons };
  });
}

/** The state of a sentence: `chosen` are the words picked so far, each by a choice. */
export function sentence(
  offered: readonly string[],
  forbidden: readonly Forbidden[],
  chosen: readonly string[],
): Sentence {
  const all = offered.map(split);
  const given = all.length > 1 ? (all[0]?.slice(0, shared(all, 0)) ?? []) : [];
  const head = chosen.length > given.length ? chosen : given;
  const moves = all.filter((words) => begins(words, head));
  const choices = choicesAfter(moves, head.length);
  return { given, chosen: head.slice(given.length), choices, refused: refusedAfter(forbidden, choices, head) };
}
