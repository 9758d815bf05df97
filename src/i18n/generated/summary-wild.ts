// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface SummaryWildMessages {
  readonly 'summary-wild.goal.win': Plain;
  readonly 'summary-wild.goal.lose': Plain;
  readonly 'summary-wild.turn.planning': Plain;
  readonly 'summary-wild.turn.actions': Plain;
  readonly 'summary-wild.turn.machine': Plain;
  readonly 'summary-wild.actions.move': Plain;
  readonly 'summary-wild.actions.camp': Plain;
  readonly 'summary-wild.actions.clear': Plain;
  readonly 'summary-wild.actions.mech': Plain;
  readonly 'summary-wild.actions.breach': Plain;
  readonly 'summary-wild.actions.factory': Plain;
  readonly 'summary-wild.actions.camps': Plain;
  readonly 'summary-wild.support.support': Plain;
  readonly 'summary-wild.support.damage': Plain;
  readonly 'summary-wild.factions.order': Plain;
  readonly 'summary-wild.factions.council': Plain;
  readonly 'summary-wild.factions.coven': Plain;
  readonly 'summary-wild.factions.sect': Plain;
  readonly 'summary-wild.machine.constructors': Plain;
  readonly 'summary-wild.machine.factories': Plain;
  readonly 'summary-wild.machine.mechs': Plain;
  readonly 'summary-wild.machine.reboot': Plain;
}

export const summaryWild = {
  uk: async () => (await import('./uk/summary-wild.ts')).messages,
  ru: async () => (await import('./ru/summary-wild.ts')).messages,
  en: async () => (await import('./en/summary-wild.ts')).messages,
};
