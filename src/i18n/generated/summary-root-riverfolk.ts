// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface SummaryRootRiverfolkMessages {
  readonly 'summary-root-riverfolk.goal.play': Plain;
  readonly 'summary-root-riverfolk.turn.birdsong': Plain;
  readonly 'summary-root-riverfolk.turn.daylight': Plain;
  readonly 'summary-root-riverfolk.turn.evening': Plain;
  readonly 'summary-root-riverfolk.actions.commit': Plain;
  readonly 'summary-root-riverfolk.actions.craft': Plain;
  readonly 'summary-root-riverfolk.actions.recruit': Plain;
  readonly 'summary-root-riverfolk.actions.post': Plain;
  readonly 'summary-root-riverfolk.points.post': Plain;
  readonly 'summary-root-riverfolk.points.dividends': Plain;
  readonly 'summary-root-riverfolk.powers.services': Plain;
  readonly 'summary-root-riverfolk.powers.swimmers': Plain;
  readonly 'summary-root-riverfolk.powers.disruption': Plain;
}

export const summaryRootRiverfolk = {
  uk: async () => (await import('./uk/summary-root-riverfolk.ts')).messages,
  ru: async () => (await import('./ru/summary-root-riverfolk.ts')).messages,
  en: async () => (await import('./en/summary-root-riverfolk.ts')).messages,
};
