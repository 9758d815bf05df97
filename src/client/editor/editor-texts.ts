import type { Problem } from '../../kernel/index.ts';

/** How the editor of a game speaks, and how its board is tapped. */
export interface EditorTexts {
  /** A word of the editing: a place, a field, a choice. */
  name(word: string): string;
  /** What is wrong, if the game has words for it. */
  problemText(problem: Problem): string | undefined;
  /** What the board is told can be said, so that these places can be tapped; `view` tells what lies there. */
  moves(places: readonly string[], view: object): readonly string[];
  /** The place that was meant by what the board said. */
  placeOf(said: string, view: object): string | undefined;
}

/** The first letter in upper case: a name as a label of its own. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
