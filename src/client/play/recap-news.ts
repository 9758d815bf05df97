import { joinSentences, strongest } from '../turns/join.ts';
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
  /** True where sentences are told in few words and without dice. */
  readonly isBrief: boolean;
  readonly and: string;
}

/** The strongest events for a seat, its losses first. Routine counts only where it costs the seat something. */
export function newsOf(every: readonly TurnSentence[], seat: number, { most, isBrief, and }: NewsOptions): News {
  const strong = every.filter(({ weight, harms }) => weight >= LEAST_WEIGHT || harms.includes(seat));
  const shorten = (all: readonly TurnSentence[]): readonly TurnSentence[] =>
    isBrief
      ? joinSentences(
          all.map((one) => ({ ...one, parts: one.brief ?? one.parts })),
          and,
        ).map(({ dice: _, ...one }) => one)
      : joinSentences(all, and);
  const chosen = strongest(strong, seat, most);
  return {
    sentences: shorten(chosen),
    more: strong.length - chosen.length,
    whole: shorten(strongest(strong, seat, strong.length)),
  };
}
