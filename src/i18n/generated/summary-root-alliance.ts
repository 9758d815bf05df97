// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface SummaryRootAllianceMessages {
  readonly 'summary-root-alliance.goal.play': Plain;
  readonly 'summary-root-alliance.turn.birdsong': Plain;
  readonly 'summary-root-alliance.turn.daylight': Plain;
  readonly 'summary-root-alliance.turn.evening': Plain;
  readonly 'summary-root-alliance.actions.spread': Plain;
  readonly 'summary-root-alliance.actions.revolt': Plain;
  readonly 'summary-root-alliance.actions.mobilize': Plain;
  readonly 'summary-root-alliance.actions.train': Plain;
  readonly 'summary-root-alliance.actions.operate': Plain;
  readonly 'summary-root-alliance.points.sympathy': Plain;
  readonly 'summary-root-alliance.points.revolt': Plain;
  readonly 'summary-root-alliance.powers.outrage': Plain;
  readonly 'summary-root-alliance.powers.guerrilla': Plain;
  readonly 'summary-root-alliance.powers.base': Plain;
}

export const summaryRootAlliance = {
  uk: async () => (await import('./uk/summary-root-alliance.ts')).messages,
  ru: async () => (await import('./ru/summary-root-alliance.ts')).messages,
  en: async () => (await import('./en/summary-root-alliance.ts')).messages,
};
