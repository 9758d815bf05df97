// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface SummaryRootEyrieMessages {
  readonly 'summary-root-eyrie.goal.play': Plain;
  readonly 'summary-root-eyrie.turn.birdsong': Plain;
  readonly 'summary-root-eyrie.turn.daylight': Plain;
  readonly 'summary-root-eyrie.turn.evening': Plain;
  readonly 'summary-root-eyrie.actions.recruit': Plain;
  readonly 'summary-root-eyrie.actions.move': Plain;
  readonly 'summary-root-eyrie.actions.battle': Plain;
  readonly 'summary-root-eyrie.actions.build': Plain;
  readonly 'summary-root-eyrie.points.roosts': Plain;
  readonly 'summary-root-eyrie.points.items': Plain;
  readonly 'summary-root-eyrie.powers.ties': Plain;
  readonly 'summary-root-eyrie.powers.turmoil': Plain;
  readonly 'summary-root-eyrie.powers.leaders': Plain;
}

export const summaryRootEyrie = {
  uk: async () => (await import('./uk/summary-root-eyrie.ts')).messages,
  ru: async () => (await import('./ru/summary-root-eyrie.ts')).messages,
  en: async () => (await import('./en/summary-root-eyrie.ts')).messages,
};
