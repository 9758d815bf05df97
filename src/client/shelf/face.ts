import type { ComponentType } from 'react';
import type { Language, Part } from '../../i18n/index.ts';

/** What a board is given to draw. Options are chosen by a word of theirs: a place, a card, a seat. */
export interface BoardProps {
  readonly view: object;
  /** The words that may be chosen now, by tapping what they name. */
  readonly targets: readonly string[];
  choose(word: string): void;
}

/** How a game reads in one language. Whatever it has no words for is shown as the engine says it. */
export interface Voice {
  /** The name of the game. */
  readonly title: string;
  /** The first word of an option. */
  verb(word: string): string | undefined;
  /**
   * Another word of an option: a place, a card, a number. `verb` and `at` tell which place of which verb it fills; `view` is
   * what the reader sees, so that a place can be named by what lies there.
   */
  word(word: string, verb: string, at: number, view?: object): string | undefined;
  /** What is asked in a window. */
  window(name: string): string | undefined;
  /** A reason why something is not possible, with its numbers. */
  reason(why: string, a: number, b: number): string | undefined;
  /** What happened, or nothing to say of it; `names` are the names of the seats, `view` tells what they play. */
  event(event: object, names: readonly string[], view?: object): readonly Part[] | undefined;
  /** A field of the view. */
  field(name: string): string | undefined;
  /** A setting, one of its choices, and what it means. */
  setting(id: string, choice?: string): { readonly name: string; readonly about?: string } | undefined;
  /** The heading of a paragraph of the law. */
  law(id: string): string | undefined;
}

/** How a game looks and reads. Without a board of its own, its view is shown as a table. */
export interface Face {
  voice(language: Language): Promise<Voice>;
  readonly Board?: ComponentType<BoardProps>;
}
