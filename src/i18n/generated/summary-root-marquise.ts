// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface SummaryRootMarquiseMessages {
  readonly 'summary-root-marquise.goal.play': Plain;
  readonly 'summary-root-marquise.turn.birdsong': Plain;
  readonly 'summary-root-marquise.turn.daylight': Plain;
  readonly 'summary-root-marquise.turn.evening': Plain;
  readonly 'summary-root-marquise.actions.battle': Plain;
  readonly 'summary-root-marquise.actions.march': Plain;
  readonly 'summary-root-marquise.actions.recruit': Plain;
  readonly 'summary-root-marquise.actions.build': Plain;
  readonly 'summary-root-marquise.actions.overwork': Plain;
  readonly 'summary-root-marquise.points.building': Plain;
  readonly 'summary-root-marquise.powers.keep': Plain;
  readonly 'summary-root-marquise.powers.hospitals': Plain;
}

export const summaryRootMarquise = {
  uk: async () => (await import('./uk/summary-root-marquise.ts')).messages,
  ru: async () => (await import('./ru/summary-root-marquise.ts')).messages,
  en: async () => (await import('./en/summary-root-marquise.ts')).messages,
};
