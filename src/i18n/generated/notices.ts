// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface NoticesMessages {
  readonly 'notices.label.turn': Message<{ readonly table: Value }>;
  readonly 'notices.label.turnOf': Message<{ readonly name: Value; readonly table: Value }>;
  readonly 'notices.label.test': Plain;
  readonly 'notices.label.since': Plain;
  readonly 'notices.label.moves': Message<{ readonly name: Value; readonly n: number }>;
  readonly 'notices.label.movesPoints': Message<{ readonly name: Value; readonly n: number; readonly points: Value }>;
  readonly 'notices.label.pointsOnly': Message<{ readonly name: Value; readonly points: Value }>;
  readonly 'notices.label.nobody': Plain;
}

export const notices = {
  uk: async () => (await import('./uk/notices.ts')).messages,
  ru: async () => (await import('./ru/notices.ts')).messages,
  en: async () => (await import('./en/notices.ts')).messages,
};
