// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface EditorScythiaMessages {
  readonly 'editor-scythia.name.table': Plain;
  readonly 'editor-scythia.name.village': Plain;
  readonly 'editor-scythia.name.chief': Plain;
  readonly 'editor-scythia.name.turn': Plain;
  readonly 'editor-scythia.name.moment': Plain;
  readonly 'editor-scythia.name.as-it-stands': Plain;
  readonly 'editor-scythia.name.turn-start': Plain;
  readonly 'editor-scythia.name.first': Plain;
  readonly 'editor-scythia.name.turns': Plain;
  readonly 'editor-scythia.name.last-turns': Plain;
  readonly 'editor-scythia.name.discard': Plain;
  readonly 'editor-scythia.name.deck': Plain;
  readonly 'editor-scythia.name.out-of-game': Plain;
  readonly 'editor-scythia.name.elsewhere': Plain;
  readonly 'editor-scythia.name.scheme': Plain;
  readonly 'editor-scythia.name.nothing': Plain;
  readonly 'editor-scythia.name.nobody': Plain;
  readonly 'editor-scythia.name.worker': Plain;
  readonly 'editor-scythia.name.state': Plain;
  readonly 'editor-scythia.name.plunder': Plain;
  readonly 'editor-scythia.name.quest': Plain;
  readonly 'editor-scythia.name.face-down': Plain;
  readonly 'editor-scythia.name.stationed': Plain;
  readonly 'editor-scythia.name.points': Plain;
  readonly 'editor-scythia.name.hero': Plain;
  readonly 'editor-scythia.name.held': Plain;
  readonly 'editor-scythia.name.hand': Plain;
  readonly 'editor-scythia.name.crew': Plain;
  readonly 'editor-scythia.name.wounds': Plain;
  readonly 'editor-scythia.name.eagles': Plain;
  readonly 'editor-scythia.name.horses': Plain;
  readonly 'editor-scythia.name.quests': Plain;
  readonly 'editor-scythia.name.quest-bag': Plain;
  readonly 'editor-scythia.name.board': Plain;
  readonly 'editor-scythia.name.hand-of': Message<{ readonly n: number }>;
  readonly 'editor-scythia.name.crew-of': Message<{ readonly n: number }>;
  readonly 'editor-scythia.name.quests-of': Message<{ readonly n: number }>;
  readonly 'editor-scythia.name.seat': Message<{ readonly n: number }>;
  readonly 'editor-scythia.name.slot': Message<{ readonly n: Value }>;
  readonly 'editor-scythia.name.village-quest': Message<{ readonly n: Value }>;
  readonly 'editor-scythia.row.left': Plain;
  readonly 'editor-scythia.row.centre': Plain;
  readonly 'editor-scythia.row.right': Plain;
  readonly 'editor-scythia.state.unused': Plain;
  readonly 'editor-scythia.state.available': Plain;
  readonly 'editor-scythia.state.raided': Plain;
  readonly 'editor-scythia.fault.hero-twice': Plain;
  readonly 'editor-scythia.fault.no-hero': Plain;
  readonly 'editor-scythia.fault.player-worker': Plain;
  readonly 'editor-scythia.fault.row-animals': Plain;
  readonly 'editor-scythia.fault.solo-only': Plain;
  readonly 'editor-scythia.fault.spot-worker': Plain;
  readonly 'editor-scythia.fault.too-few-quests': Plain;
  readonly 'editor-scythia.fault.too-many-copies': Plain;
  readonly 'editor-scythia.fault.too-many-workers': Plain;
  readonly 'editor-scythia.fault.too-much-plunder': Plain;
  readonly 'editor-scythia.fault.used-twice': Plain;
  readonly 'editor-scythia.fault.village-workers': Plain;
}

export const editorScythia = {
  uk: async () => (await import('./uk/editor-scythia.ts')).messages,
  ru: async () => (await import('./ru/editor-scythia.ts')).messages,
  en: async () => (await import('./en/editor-scythia.ts')).messages,
};
