// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface SummaryRootMessages {
  readonly 'summary-root.goal.win': Plain;
  readonly 'summary-root.goal.dominance': Plain;
  readonly 'summary-root.turn.birdsong': Plain;
  readonly 'summary-root.turn.daylight': Plain;
  readonly 'summary-root.turn.evening': Plain;
  readonly 'summary-root.actions.move': Plain;
  readonly 'summary-root.actions.battle': Plain;
  readonly 'summary-root.actions.ambush': Plain;
  readonly 'summary-root.actions.craft': Plain;
  readonly 'summary-root.points.remove': Plain;
  readonly 'summary-root.points.items': Plain;
  readonly 'summary-root.points.own': Plain;
  readonly 'summary-root.powers.rule': Plain;
  readonly 'summary-root.powers.birds': Plain;
  readonly 'summary-root.powers.defenseless': Plain;
}

export const summaryRoot = {
  uk: async () => (await import('./uk/summary-root.ts')).messages,
  ru: async () => (await import('./ru/summary-root.ts')).messages,
  en: async () => (await import('./en/summary-root.ts')).messages,
};
