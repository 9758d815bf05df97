// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface RootHundredsMessages {
  readonly 'root-hundreds.verb.garrison': Plain;
  readonly 'root-hundreds.verb.raze': Plain;
  readonly 'root-hundreds.verb.unearth': Plain;
  readonly 'root-hundreds.verb.mob': Plain;
  readonly 'root-hundreds.verb.anoint': Plain;
  readonly 'root-hundreds.verb.mood': Plain;
  readonly 'root-hundreds.verb.squander': Plain;
  readonly 'root-hundreds.verb.hoard': Plain;
  readonly 'root-hundreds.verb.spurn': Plain;
  readonly 'root-hundreds.verb.displace': Plain;
  readonly 'root-hundreds.verb.lead': Plain;
  readonly 'root-hundreds.verb.incite': Plain;
  readonly 'root-hundreds.verb.roll-mob': Plain;
  readonly 'root-hundreds.verb.loot': Plain;
  readonly 'root-hundreds.verb.seize': Plain;
  readonly 'root-hundreds.verb.rally': Plain;
  readonly 'root-hundreds.word.mood': Message<{ readonly mood: Value }>;
  readonly 'root-hundreds.mood.bitter': Plain;
  readonly 'root-hundreds.mood.grandiose': Plain;
  readonly 'root-hundreds.mood.jubilant': Plain;
  readonly 'root-hundreds.mood.lavish': Plain;
  readonly 'root-hundreds.mood.relentless': Plain;
  readonly 'root-hundreds.mood.rowdy': Plain;
  readonly 'root-hundreds.mood.stubborn': Plain;
  readonly 'root-hundreds.mood.wrathful': Plain;
  readonly 'root-hundreds.log.mood': Message<{ readonly faction: Value; readonly mood: Value }>;
  readonly 'root-hundreds.log.hoarded': Message<{ readonly faction: Value; readonly item: Value }>;
  readonly 'root-hundreds.log.item-removed': Message<{ readonly faction: Value; readonly item: Value }>;
  readonly 'root-hundreds.log.hoard-removed': Message<{ readonly faction: Value; readonly item: Value }>;
  readonly 'root-hundreds.log.looting': Message<{ readonly faction: Value; readonly from: Value; readonly clearing: Value }>;
  readonly 'root-hundreds.log.looted': Message<{ readonly from: Value; readonly to: Value; readonly item: Value }>;
  readonly 'root-hundreds.log.mob-die': Message<{ readonly faction: Value; readonly suit: Value }>;
  readonly 'root-hundreds.log.oppressed': Message<{ readonly faction: Value; readonly n: number }>;
  readonly 'root-hundreds.ability.warlord': Plain;
  readonly 'root-hundreds.ability.contempt-for-trade': Plain;
  readonly 'root-hundreds.ability.hoard': Plain;
  readonly 'root-hundreds.ability.looters': Plain;
  readonly 'root-hundreds.action.raze': Plain;
  readonly 'root-hundreds.action.recruit': Plain;
  readonly 'root-hundreds.action.anoint': Plain;
  readonly 'root-hundreds.action.choose-mood': Plain;
  readonly 'root-hundreds.action.command': Plain;
  readonly 'root-hundreds.action.advance': Plain;
  readonly 'root-hundreds.action.incite': Plain;
  readonly 'root-hundreds.action.oppress': Plain;
}

export const rootHundreds = {
  uk: async () => (await import('./uk/root-hundreds.ts')).messages,
  ru: async () => (await import('./ru/root-hundreds.ts')).messages,
  en: async () => (await import('./en/root-hundreds.ts')).messages,
};
