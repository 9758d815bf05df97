// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface SummaryRootKeepersMessages {
  readonly 'summary-root-keepers.goal.play': Plain;
  readonly 'summary-root-keepers.turn.birdsong': Plain;
  readonly 'summary-root-keepers.turn.daylight': Plain;
  readonly 'summary-root-keepers.turn.evening': Plain;
  readonly 'summary-root-keepers.actions.move': Plain;
  readonly 'summary-root-keepers.actions.delve': Plain;
  readonly 'summary-root-keepers.actions.recover': Plain;
  readonly 'summary-root-keepers.actions.recruit': Plain;
  readonly 'summary-root-keepers.points.relic': Plain;
  readonly 'summary-root-keepers.powers.knights': Plain;
  readonly 'summary-root-keepers.powers.test': Plain;
  readonly 'summary-root-keepers.powers.trophies': Plain;
  readonly 'summary-root-keepers.powers.land': Plain;
}

export const summaryRootKeepers = {
  uk: async () => (await import('./uk/summary-root-keepers.ts')).messages,
  ru: async () => (await import('./ru/summary-root-keepers.ts')).messages,
  en: async () => (await import('./en/summary-root-keepers.ts')).messages,
};
