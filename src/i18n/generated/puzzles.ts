// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain } from '../parts.ts';

export interface PuzzlesMessages {
  readonly 'puzzles.label.title': Plain;
  readonly 'puzzles.text.lead': Plain;
  readonly 'puzzles.text.link': Plain;
  readonly 'puzzles.label.solved': Message<{ readonly done: number; readonly all: number }>;
  readonly 'puzzles.label.question': Message<{ readonly n: number; readonly of: number }>;
  readonly 'puzzles.label.seat': Message<{ readonly n: number }>;
  readonly 'puzzles.label.right': Plain;
  readonly 'puzzles.label.wrong': Plain;
  readonly 'puzzles.button.yes': Plain;
  readonly 'puzzles.button.no': Plain;
  readonly 'puzzles.button.next': Plain;
  readonly 'puzzles.button.all': Plain;
  readonly 'puzzles.button.open': Plain;
  readonly 'puzzles.aria.games': Plain;
  readonly 'puzzles.aria.board': Plain;
  readonly 'puzzles.button.edit': Plain;
}

export const puzzles = {
  uk: async () => (await import('./uk/puzzles.ts')).messages,
  ru: async () => (await import('./ru/puzzles.ts')).messages,
  en: async () => (await import('./en/puzzles.ts')).messages,
};
