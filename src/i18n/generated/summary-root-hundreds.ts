// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface SummaryRootHundredsMessages {
  readonly 'summary-root-hundreds.goal.play': Plain;
  readonly 'summary-root-hundreds.turn.birdsong': Plain;
  readonly 'summary-root-hundreds.turn.daylight': Plain;
  readonly 'summary-root-hundreds.turn.evening': Plain;
  readonly 'summary-root-hundreds.actions.command': Plain;
  readonly 'summary-root-hundreds.actions.advance': Plain;
  readonly 'summary-root-hundreds.actions.incite': Plain;
  readonly 'summary-root-hundreds.points.oppress': Plain;
  readonly 'summary-root-hundreds.points.raze': Plain;
  readonly 'summary-root-hundreds.powers.hoard': Plain;
  readonly 'summary-root-hundreds.powers.loot': Plain;
  readonly 'summary-root-hundreds.powers.moods': Plain;
}

export const summaryRootHundreds = {
  uk: async () => (await import('./uk/summary-root-hundreds.ts')).messages,
  ru: async () => (await import('./ru/summary-root-hundreds.ts')).messages,
  en: async () => (await import('./en/summary-root-hundreds.ts')).messages,
};
