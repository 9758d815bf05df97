// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface RootHundredsMessages {
  readonly 'root-hundreds.verb.raze': Plain;
  readonly 'root-hundreds.verb.unearth': Plain;
  readonly 'root-hundreds.verb.mob': Plain;
  readonly 'root-hundreds.verb.anoint': Plain;
  readonly 'root-hundreds.verb.mood': Plain;
  readonly 'root-hundreds.verb.squander': Plain;
  readonly 'root-hundreds.verb.hoard': Plain;
  readonly 'root-hundreds.verb.spurn': Plain;
  readonly 'root-hundreds.verb.displace': Plain;
  readonly 'root-hundreds.verb.incite': Plain;
  readonly 'root-hundreds.verb.roll-mob': Plain;
  readonly 'root-hundreds.verb.loot': Plain;
  readonly 'root-hundreds.verb.seize': Plain;
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
  readonly 'root-hundreds.log.unearthed': Message<{ readonly faction: Value; readonly clearing: Value; readonly item: Value }>;
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
  readonly 'root-hundreds.verb.lair': Plain;
  readonly 'root-hundreds.verb.with-warlord': Plain;
  readonly 'root-hundreds.verb.join': Plain;
  readonly 'root-hundreds.window.hundreds-corner': Plain;
  readonly 'root-hundreds.window.hundreds-raze': Plain;
  readonly 'root-hundreds.window.hundreds-ruin': Plain;
  readonly 'root-hundreds.window.hundreds-mob': Plain;
  readonly 'root-hundreds.window.hundreds-where': Plain;
  readonly 'root-hundreds.window.hundreds-anoint': Plain;
  readonly 'root-hundreds.window.hundreds-mood': Plain;
  readonly 'root-hundreds.window.hundreds-lavish': Plain;
  readonly 'root-hundreds.window.hundreds-craft': Plain;
  readonly 'root-hundreds.window.hundreds-contempt': Plain;
  readonly 'root-hundreds.window.hundreds-full-track': Plain;
  readonly 'root-hundreds.window.hundreds-command': Plain;
  readonly 'root-hundreds.window.hundreds-advance': Plain;
  readonly 'root-hundreds.window.hundreds-lead': Plain;
  readonly 'root-hundreds.window.hundreds-charge': Plain;
  readonly 'root-hundreds.window.hundreds-relentless': Plain;
  readonly 'root-hundreds.window.hundreds-daylight-end': Plain;
  readonly 'root-hundreds.window.hundreds-incite': Plain;
  readonly 'root-hundreds.window.hundreds-jubilant': Plain;
  readonly 'root-hundreds.window.hundreds-loot': Plain;
  readonly 'root-hundreds.window.hundreds-seize': Plain;
  readonly 'root-hundreds.window.hundreds-rally': Plain;
  readonly 'root-hundreds.reason.mob-suit': Message<{ readonly suit: Value }>;
  readonly 'root-hundreds.reason.not-beside-mob': Plain;
  readonly 'root-hundreds.reason.has-mob': Plain;
  readonly 'root-hundreds.reason.no-mobs': Plain;
  readonly 'root-hundreds.reason.no-mob': Plain;
  readonly 'root-hundreds.reason.same-mood': Plain;
  readonly 'root-hundreds.reason.item-hoarded': Message<{ readonly item: Value }>;
  readonly 'root-hundreds.reason.no-strongholds': Plain;
  readonly 'root-hundreds.reason.nothing-to-loot': Plain;
  readonly 'root-hundreds.reason.when-attacking': Plain;
  readonly 'root-hundreds.reason.before-the-roll': Plain;
  readonly 'root-hundreds.field.hundreds': Plain;
  readonly 'root-hundreds.field.mood': Plain;
  readonly 'root-hundreds.field.hoard': Plain;
  readonly 'root-hundreds.field.command': Plain;
  readonly 'root-hundreds.field.prowess': Plain;
  readonly 'root-hundreds.proc.raze': Plain;
  readonly 'root-hundreds.proc.mobDie': Plain;
  readonly 'root-hundreds.proc.fullTrack': Plain;
  readonly 'root-hundreds.proc.contempt': Plain;
  readonly 'root-hundreds.proc.lavish': Plain;
  readonly 'root-hundreds.proc.loot': Plain;
}

export const rootHundreds = {
  uk: async () => (await import('./uk/root-hundreds.ts')).messages,
  ru: async () => (await import('./ru/root-hundreds.ts')).messages,
  en: async () => (await import('./en/root-hundreds.ts')).messages,
};
