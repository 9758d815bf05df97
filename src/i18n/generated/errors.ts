// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface ErrorsMessages {
  readonly 'errors.settings.unknown': Message<{ readonly path: Value }>;
  readonly 'errors.settings.missing': Message<{ readonly path: Value }>;
  readonly 'errors.settings.type': Message<{ readonly path: Value; readonly wanted: 'number' | 'text' | 'flag' | 'list' | 'object' | 'other'; readonly value: Value }>;
  readonly 'errors.settings.integer': Message<{ readonly path: Value; readonly value: Value }>;
  readonly 'errors.settings.range': Message<{ readonly path: Value; readonly min: number; readonly max: number; readonly value: Value }>;
  readonly 'errors.settings.choice': Message<{ readonly path: Value; readonly choices: Value; readonly value: Value }>;
  readonly 'errors.settings.count': Message<{ readonly path: Value; readonly n: number; readonly found: number }>;
  readonly 'errors.settings.twice': Message<{ readonly path: Value; readonly value: Value }>;
  readonly 'errors.settings.conflict': Message<{ readonly first: Value; readonly second: Value }>;
  readonly 'errors.settings.seats': Message<{ readonly min: number; readonly max: number; readonly found: number }>;
  readonly 'errors.input.json': Message<{ readonly line: number; readonly column: number }>;
  readonly 'errors.input.empty': Plain;
  readonly 'errors.input.long': Message<{ readonly max: number }>;
  readonly 'errors.input.pack': Message<{ readonly name: Value; readonly detail: Value }>;
}

export const errors = {
  uk: async () => (await import('./uk/errors.ts')).messages,
  ru: async () => (await import('./ru/errors.ts')).messages,
  en: async () => (await import('./en/errors.ts')).messages,
};
