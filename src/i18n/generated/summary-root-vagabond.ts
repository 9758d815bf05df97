// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface SummaryRootVagabondMessages {
  readonly 'summary-root-vagabond.goal.play': Plain;
  readonly 'summary-root-vagabond.turn.birdsong': Plain;
  readonly 'summary-root-vagabond.turn.daylight': Plain;
  readonly 'summary-root-vagabond.turn.evening': Plain;
  readonly 'summary-root-vagabond.actions.move': Plain;
  readonly 'summary-root-vagabond.actions.battle': Plain;
  readonly 'summary-root-vagabond.actions.explore': Plain;
  readonly 'summary-root-vagabond.actions.strike': Plain;
  readonly 'summary-root-vagabond.actions.craft': Plain;
  readonly 'summary-root-vagabond.actions.aid': Plain;
  readonly 'summary-root-vagabond.points.relations': Plain;
  readonly 'summary-root-vagabond.points.quest': Plain;
  readonly 'summary-root-vagabond.points.infamy': Plain;
  readonly 'summary-root-vagabond.powers.nimble': Plain;
  readonly 'summary-root-vagabond.powers.hits': Plain;
}

export const summaryRootVagabond = {
  uk: async () => (await import('./uk/summary-root-vagabond.ts')).messages,
  ru: async () => (await import('./ru/summary-root-vagabond.ts')).messages,
  en: async () => (await import('./en/summary-root-vagabond.ts')).messages,
};
