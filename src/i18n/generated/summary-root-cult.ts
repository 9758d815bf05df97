// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface SummaryRootCultMessages {
  readonly 'summary-root-cult.goal.play': Plain;
  readonly 'summary-root-cult.turn.birdsong': Plain;
  readonly 'summary-root-cult.turn.daylight': Plain;
  readonly 'summary-root-cult.turn.evening': Plain;
  readonly 'summary-root-cult.actions.build': Plain;
  readonly 'summary-root-cult.actions.recruit': Plain;
  readonly 'summary-root-cult.actions.sacrifice': Plain;
  readonly 'summary-root-cult.actions.crusade': Plain;
  readonly 'summary-root-cult.actions.convert': Plain;
  readonly 'summary-root-cult.actions.sanctify': Plain;
  readonly 'summary-root-cult.points.score': Plain;
  readonly 'summary-root-cult.powers.pilgrims': Plain;
  readonly 'summary-root-cult.powers.revenge': Plain;
  readonly 'summary-root-cult.powers.fear': Plain;
}

export const summaryRootCult = {
  uk: async () => (await import('./uk/summary-root-cult.ts')).messages,
  ru: async () => (await import('./ru/summary-root-cult.ts')).messages,
  en: async () => (await import('./en/summary-root-cult.ts')).messages,
};
