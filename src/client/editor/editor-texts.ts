import type { Problem } from '../../kernel/index.ts';

/** Editor texts of a game, and the mapping between board taps and edit places. */
export interface EditorTexts {
  /** The name of an edit place, a field or a choice. */
  name(word: string): string;
  /** The text of a problem; undefined when the game has none. */
  problemText(problem: Problem): string | undefined;
  /** Moves that make these edit places tappable on the board. */
  moves(places: readonly string[], view: object): readonly string[];
  /** The edit place of a tapped move. */
  placeOf(said: string, view: object): string | undefined;
}
