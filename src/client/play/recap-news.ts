import { joinSentences, rankFor, strongest } from '../turns/join.ts';
import type { TurnSentence } from '../turns/turns.ts';

/** A sentence below this weight is routine, such as a drawn card. */
const LEAST_WEIGHT = 4;

/** The news about one opponent, as far as there is room. */
export interface News {
  readonly sentences: readonly TurnSentence[];
  /** How many events are left out; the reader can open them. */
  readonly more: number;
  /** The same without anything left out. */
  readonly whole: readonly TurnSentence[];
}

interface NewsOptions {
  /** Most events. */
  readonly most: number;
  readonly and: string;
}

/** True for an event that is news for a seat. Routine counts only where it costs the seat something. */
const isStrong = ({ weight, harms }: TurnSentence, seat: number): boolean =>
  weight >= LEAST_WEIGHT || harms.includes(seat);

/**
 * In which opponent's news each further event stands, the most important event first, where the news of every opponent begin
 * with its strongest one and have at most `most`: opponents by their numbers in the list.
 */
export function furtherNews(opponents: readonly (readonly TurnSentence[])[], seat: number, most: number): number[] {
  const further = opponents.flatMap((every, of) =>
    every
      .filter((one) => isStrong(one, seat))
      .map((one) => rankFor(one, seat))
      .sort((a, b) => b - a)
      .slice(1, most)
      .map((rank) => ({ of, rank })),
  );
  return further.sort((a, b) => b.rank - a.rank).map(({ of }) => of);
}

/** The strongest events for a seat, its losses first, in few words and without dice. */
export function newsOf(every: readonly TurnSentence[], seat: number, { most, and }: NewsOptions): News {
  const strong = every.filter((one) => isStrong(one, seat));
  const shorten = (all: readonly TurnSentence[]): readonly TurnSentence[] =>
    joinSentences(
      all.map((one) => ({ ...one, parts: one.brief ?? one.parts })),
      and,
    ).map(({ dice: _, ...one }) => one);
  const chosen = strongest(strong, seat, most);
  return {
    sentences: shorten(chosen),
    more: strong.length - chosen.length,
    whole: shorten(strongest(strong, seat, strong.length)),
  };
}
