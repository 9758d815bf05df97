// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface LawWildBoardMessages {
  readonly 'law-wild-board.title.g-1.1': Plain;
  readonly 'law-wild-board.text.g-1.1': Plain;
  readonly 'law-wild-board.title.g-1.2': Plain;
  readonly 'law-wild-board.text.g-1.2': Plain;
  readonly 'law-wild-board.title.g-1.3': Plain;
  readonly 'law-wild-board.text.g-1.3': Plain;
  readonly 'law-wild-board.title.g-1.4': Plain;
  readonly 'law-wild-board.text.g-1.4': Plain;
  readonly 'law-wild-board.title.g-1.5': Plain;
  readonly 'law-wild-board.text.g-1.5': Plain;
  readonly 'law-wild-board.title.g-2.1': Plain;
  readonly 'law-wild-board.text.g-2.1': Plain;
  readonly 'law-wild-board.title.g-2.2': Plain;
  readonly 'law-wild-board.text.g-2.2': Plain;
  readonly 'law-wild-board.title.g-2.3': Plain;
  readonly 'law-wild-board.text.g-2.3': Plain;
  readonly 'law-wild-board.title.g-3.1': Plain;
  readonly 'law-wild-board.text.g-3.1': Plain;
  readonly 'law-wild-board.title.g-3.2': Plain;
  readonly 'law-wild-board.text.g-3.2': Plain;
  readonly 'law-wild-board.title.g-3.3': Plain;
  readonly 'law-wild-board.text.g-3.3': Plain;
  readonly 'law-wild-board.title.g-3.4': Plain;
  readonly 'law-wild-board.text.g-3.4': Plain;
  readonly 'law-wild-board.title.g-4.1': Plain;
  readonly 'law-wild-board.text.g-4.1': Plain;
  readonly 'law-wild-board.title.g-4.2': Plain;
  readonly 'law-wild-board.text.g-4.2': Plain;
  readonly 'law-wild-board.title.g-4.3': Plain;
  readonly 'law-wild-board.text.g-4.3': Plain;
  readonly 'law-wild-board.title.g-4.4': Plain;
  readonly 'law-wild-board.text.g-4.4': Plain;
  readonly 'law-wild-board.title.g-4.5': Plain;
  readonly 'law-wild-board.text.g-4.5': Plain;
  readonly 'law-wild-board.title.g-4.6': Plain;
  readonly 'law-wild-board.text.g-4.6': Plain;
  readonly 'law-wild-board.title.g-4.7': Plain;
  readonly 'law-wild-board.text.g-4.7': Plain;
  readonly 'law-wild-board.title.g-5.1': Plain;
  readonly 'law-wild-board.text.g-5.1': Plain;
  readonly 'law-wild-board.title.g-5.2': Plain;
  readonly 'law-wild-board.text.g-5.2': Plain;
  readonly 'law-wild-board.title.g-5.3': Plain;
  readonly 'law-wild-board.text.g-5.3': Plain;
  readonly 'law-wild-board.title.g-5.4': Plain;
  readonly 'law-wild-board.text.g-5.4': Plain;
  readonly 'law-wild-board.title.g-6.1': Plain;
  readonly 'law-wild-board.text.g-6.1': Plain;
  readonly 'law-wild-board.title.g-6.2': Plain;
  readonly 'law-wild-board.text.g-6.2': Plain;
  readonly 'law-wild-board.title.g-6.3': Plain;
  readonly 'law-wild-board.text.g-6.3': Plain;
  readonly 'law-wild-board.title.g-7.1': Plain;
  readonly 'law-wild-board.text.g-7.1': Plain;
  readonly 'law-wild-board.title.g-7.2': Plain;
  readonly 'law-wild-board.text.g-7.2': Plain;
  readonly 'law-wild-board.title.g-7.3': Plain;
  readonly 'law-wild-board.text.g-7.3': Plain;
  readonly 'law-wild-board.title.g-7.4': Plain;
  readonly 'law-wild-board.text.g-7.4': Plain;
  readonly 'law-wild-board.title.g-8.1': Plain;
  readonly 'law-wild-board.text.g-8.1': Plain;
  readonly 'law-wild-board.title.g-8.2': Plain;
  readonly 'law-wild-board.text.g-8.2': Plain;
  readonly 'law-wild-board.title.g-8.3': Plain;
  readonly 'law-wild-board.text.g-8.3': Plain;
  readonly 'law-wild-board.title.g-8.4': Plain;
  readonly 'law-wild-board.text.g-8.4': Plain;
  readonly 'law-wild-board.title.g-8.5': Plain;
  readonly 'law-wild-board.text.g-8.5': Plain;
}

export const lawWildBoard = {
  uk: async () => (await import('./uk/law-wild-board.ts')).messages,
  ru: async () => (await import('./ru/law-wild-board.ts')).messages,
  en: async () => (await import('./en/law-wild-board.ts')).messages,
};
