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
  readonly 'root-cult.window.cult-corner': Plain;
  readonly 'root-cult.window.cult-outcast': Plain;
  readonly 'root-cult.window.cult-conspiracies': Plain;
  readonly 'root-cult.window.cult-crusade': Plain;
  readonly 'root-cult.window.cult-daylight': Plain;
  readonly 'root-cult.window.cult-ritual': Plain;
  readonly 'root-cult.window.cult-craft': Plain;
  readonly 'root-cult.reason.acolytes': Message<{ readonly a: number; readonly b: number }>;
  readonly 'root-cult.reason.not-outcast': Message<{ readonly suit: Value }>;
  readonly 'root-cult.reason.no-garden': Plain;
  readonly 'root-cult.reason.ritual-suit': Message<{ readonly suit: Value }>;
  readonly 'root-cult.reason.no-lizards': Plain;
  readonly 'root-cult.reason.scored': Message<{ readonly suit: Value }>;
  readonly 'root-cult.reason.no-gardens': Message<{ readonly suit: Value }>;
  readonly 'root-cult.reason.birds': Plain;
  readonly 'root-cult.reason.no-bird': Plain;
  readonly 'root-cult.reason.no-ritual': Plain;
  readonly 'root-cult.field.cult': Plain;
  readonly 'root-cult.field.outcast': Plain;
  readonly 'root-cult.field.hated': Plain;
  readonly 'root-cult.field.acolytes': Plain;
  readonly 'root-cult.proc.fear': Plain;
}

export const rootCult = {
  uk: async () => (await import('./uk/root-cult.ts')).messages,
  ru: async () => (await import('./ru/root-cult.ts')).messages,
  en: async () => (await import('./en/root-cult.ts')).messages,
};
