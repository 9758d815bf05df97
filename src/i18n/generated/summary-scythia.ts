// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface SummaryScythiaMessages {
  readonly 'summary-scythia.goal.win': Plain;
  readonly 'summary-scythia.goal.end': Plain;
  readonly 'summary-scythia.turn.work': Plain;
  readonly 'summary-scythia.turn.raid': Plain;
  readonly 'summary-scythia.turn.limit': Plain;
  readonly 'summary-scythia.village.silversmith': Plain;
  readonly 'summary-scythia.village.farm': Plain;
  readonly 'summary-scythia.village.barracks': Plain;
  readonly 'summary-scythia.village.meeting': Plain;
  readonly 'summary-scythia.village.centre': Plain;
  readonly 'summary-scythia.village.market': Plain;
  readonly 'summary-scythia.village.stables': Plain;
  readonly 'summary-scythia.village.chief': Plain;
  readonly 'summary-scythia.points.raid': Plain;
  readonly 'summary-scythia.points.quests': Plain;
  readonly 'summary-scythia.points.final': Plain;
  readonly 'summary-scythia.raids.strength': Plain;
  readonly 'summary-scythia.raids.dice': Plain;
  readonly 'summary-scythia.raids.wounds': Plain;
  readonly 'summary-scythia.raids.animals': Plain;
}

export const summaryScythia = {
  uk: async () => (await import('./uk/summary-scythia.ts')).messages,
  ru: async () => (await import('./ru/summary-scythia.ts')).messages,
  en: async () => (await import('./en/summary-scythia.ts')).messages,
};
