// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface BotsMessages {
  readonly 'bots.label.hint': Plain;
  readonly 'bots.label.hintAbout': Plain;
  readonly 'bots.label.thinking': Plain;
  readonly 'bots.label.chance': Message<{ readonly share: number }>;
  readonly 'bots.text.noHint': Plain;
  readonly 'bots.button.close': Plain;
  readonly 'bots.button.again': Plain;
  readonly 'bots.label.chances': Plain;
  readonly 'bots.label.turningPoints': Plain;
  readonly 'bots.label.turningPoint': Message<{ readonly name: Value; readonly before: number; readonly after: number }>;
  readonly 'bots.label.turn': Message<{ readonly n: number }>;
  readonly 'bots.label.dearest': Plain;
  readonly 'bots.label.cost': Message<{ readonly share: number }>;
  readonly 'bots.label.instead': Message<{ readonly move: Value }>;
  readonly 'bots.label.decision': Message<{ readonly name: Value }>;
  readonly 'bots.label.said': Plain;
  readonly 'bots.label.expected': Plain;
  readonly 'bots.label.progress': Message<{ readonly done: number; readonly all: number }>;
  readonly 'bots.label.rival': Plain;
  readonly 'bots.label.team': Plain;
  readonly 'bots.text.reviewAbout': Plain;
  readonly 'bots.text.noTurningPoints': Plain;
  readonly 'bots.text.noReview': Plain;
  readonly 'bots.text.noDecision': Plain;
  readonly 'bots.button.look': Plain;
  readonly 'bots.button.stop': Plain;
  readonly 'bots.button.table': Plain;
  readonly 'bots.aria.chart': Plain;
  readonly 'bots.term.root.points': Plain;
  readonly 'bots.term.root.rival': Plain;
  readonly 'bots.term.root.cards': Plain;
  readonly 'bots.term.root.warriors': Plain;
  readonly 'bots.term.root.ruled': Plain;
  readonly 'bots.term.root.built': Plain;
  readonly 'bots.term.root.ready': Plain;
  readonly 'bots.term.wild.camps': Plain;
  readonly 'bots.term.wild.factories': Plain;
  readonly 'bots.term.wild.support': Plain;
  readonly 'bots.term.wild.mechs': Plain;
  readonly 'bots.term.wild.pollution': Plain;
  readonly 'bots.term.wild.toxic': Plain;
  readonly 'bots.term.wild.damage': Plain;
  readonly 'bots.term.wild.killed': Plain;
  readonly 'bots.term.scythia.points': Plain;
  readonly 'bots.term.scythia.rival': Plain;
  readonly 'bots.term.scythia.silver': Plain;
  readonly 'bots.term.scythia.provisions': Plain;
  readonly 'bots.term.scythia.kumis': Plain;
  readonly 'bots.term.scythia.plunder': Plain;
  readonly 'bots.term.scythia.crew': Plain;
  readonly 'bots.term.scythia.strength': Plain;
  readonly 'bots.term.scythia.cards': Plain;
  readonly 'bots.term.scythia.quests': Plain;
  readonly 'bots.term.plain.points': Plain;
}

export const bots = {
  uk: async () => (await import('./uk/bots.ts')).messages,
  ru: async () => (await import('./ru/bots.ts')).messages,
  en: async () => (await import('./en/bots.ts')).messages,
};
