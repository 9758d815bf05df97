// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface RootCultMessages {
  readonly 'root-cult.verb.first-garden': Plain;
  readonly 'root-cult.verb.outcast': Plain;
  readonly 'root-cult.verb.convert': Plain;
  readonly 'root-cult.verb.sanctify': Plain;
  readonly 'root-cult.verb.reveal': Plain;
  readonly 'root-cult.verb.score': Plain;
  readonly 'root-cult.verb.sacrifice': Plain;
  readonly 'root-cult.log.outcast': Message<{ readonly faction: Value; readonly suit: Value }>;
  readonly 'root-cult.log.hated': Message<{ readonly faction: Value; readonly suit: Value }>;
  readonly 'root-cult.log.acolytes': Message<{ readonly faction: Value; readonly n: number }>;
  readonly 'root-cult.log.souls': Message<{ readonly faction: Value; readonly n: number }>;
  readonly 'root-cult.log.returned': Message<{ readonly faction: Value; readonly cards: Value }>;
  readonly 'root-cult.log.returnedNone': Message<{ readonly faction: Value }>;
  readonly 'root-cult.ability.hatred-of-birds': Plain;
  readonly 'root-cult.ability.revenge': Plain;
  readonly 'root-cult.ability.pilgrims': Plain;
  readonly 'root-cult.ability.fear-of-the-faithful': Plain;
  readonly 'root-cult.ability.lost-souls': Plain;
  readonly 'root-cult.action.crusade': Plain;
  readonly 'root-cult.action.convert': Plain;
  readonly 'root-cult.action.sanctify': Plain;
  readonly 'root-cult.action.build': Plain;
  readonly 'root-cult.action.recruit': Plain;
  readonly 'root-cult.action.score': Plain;
  readonly 'root-cult.action.sacrifice': Plain;
}

export const rootCult = {
  uk: async () => (await import('./uk/root-cult.ts')).messages,
  ru: async () => (await import('./ru/root-cult.ts')).messages,
  en: async () => (await import('./en/root-cult.ts')).messages,
};
