// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface EditorWildMessages {
  readonly 'editor-wild.name.table': Plain;
  readonly 'editor-wild.name.moment': Plain;
  readonly 'editor-wild.name.as-it-stands': Plain;
  readonly 'editor-wild.name.planning': Plain;
  readonly 'editor-wild.name.action-points': Plain;
  readonly 'editor-wild.name.round': Plain;
  readonly 'editor-wild.name.first': Plain;
  readonly 'editor-wild.name.turning': Plain;
  readonly 'editor-wild.name.arrows': Plain;
  readonly 'editor-wild.name.machines': Plain;
  readonly 'editor-wild.name.machine-deck': Plain;
  readonly 'editor-wild.name.machine-discard': Plain;
  readonly 'editor-wild.name.machine-box': Plain;
  readonly 'editor-wild.name.mechs': Plain;
  readonly 'editor-wild.name.pollution': Plain;
  readonly 'editor-wild.name.toxic': Plain;
  readonly 'editor-wild.name.camp': Plain;
  readonly 'editor-wild.name.nobody': Plain;
  readonly 'editor-wild.name.leaders': Plain;
  readonly 'editor-wild.name.factory': Plain;
  readonly 'editor-wild.name.tile': Plain;
  readonly 'editor-wild.name.wall': Plain;
  readonly 'editor-wild.name.breach': Plain;
  readonly 'editor-wild.name.constructors': Plain;
  readonly 'editor-wild.name.elsewhere': Plain;
  readonly 'editor-wild.name.leader': Plain;
  readonly 'editor-wild.name.cell': Plain;
  readonly 'editor-wild.name.nowhere': Plain;
  readonly 'editor-wild.name.support': Plain;
  readonly 'editor-wild.name.damage': Plain;
  readonly 'editor-wild.name.items': Plain;
  readonly 'editor-wild.name.active': Plain;
  readonly 'editor-wild.name.turn-of': Message<{ readonly who: Value }>;
  readonly 'editor-wild.name.constructor': Message<{ readonly n: number }>;
  readonly 'editor-wild.name.token': Message<{ readonly n: Value }>;
  readonly 'editor-wild.name.machine-card': Message<{ readonly name: Value; readonly n: Value }>;
  readonly 'editor-wild.name.tile-side': Message<{ readonly n: number; readonly side: 'front' | 'other'; readonly terrains: Value }>;
  readonly 'editor-wild.factory.none': Plain;
  readonly 'editor-wild.factory.intact': Plain;
  readonly 'editor-wild.factory.razed': Plain;
  readonly 'editor-wild.pile.deck': Plain;
  readonly 'editor-wild.pile.hand': Plain;
  readonly 'editor-wild.pile.used': Plain;
  readonly 'editor-wild.pile.active': Plain;
  readonly 'editor-wild.pile.added': Plain;
  readonly 'editor-wild.pile.killed': Plain;
  readonly 'editor-wild.fault.active-card': Plain;
  readonly 'editor-wild.fault.active-elsewhere': Plain;
  readonly 'editor-wild.fault.arrow-covered': Plain;
  readonly 'editor-wild.fault.arrow-missing': Plain;
  readonly 'editor-wild.fault.breach-markers': Message<{ readonly most: number; readonly found: number }>;
  readonly 'editor-wild.fault.camp-count': Message<{ readonly most: number; readonly found: number }>;
  readonly 'editor-wild.fault.camp-terrain': Plain;
  readonly 'editor-wild.fault.cards-of-other': Plain;
  readonly 'editor-wild.fault.constructor-at-factory': Plain;
  readonly 'editor-wild.fault.constructor-on-border': Plain;
  readonly 'editor-wild.fault.constructor-on-wall': Plain;
  readonly 'editor-wild.fault.constructors-together': Plain;
  readonly 'editor-wild.fault.damage': Message<{ readonly most: number }>;
  readonly 'editor-wild.fault.deaths': Plain;
  readonly 'editor-wild.fault.faction-twice': Plain;
  readonly 'editor-wild.fault.game-is-over': Plain;
  readonly 'editor-wild.fault.leader-missing': Plain;
  readonly 'editor-wild.fault.leader-of-other': Plain;
  readonly 'editor-wild.fault.lost-by-deaths': Plain;
  readonly 'editor-wild.fault.machine-cards': Message<{ readonly most: number; readonly found: number }>;
  readonly 'editor-wild.fault.machine-on-table': Plain;
  readonly 'editor-wild.fault.mechs': Plain;
  readonly 'editor-wild.fault.not-alone': Plain;
  readonly 'editor-wild.fault.only-alone': Plain;
  readonly 'editor-wild.fault.pile-sizes': Plain;
  readonly 'editor-wild.fault.player-cards': Message<{ readonly most: number; readonly found: number }>;
  readonly 'editor-wild.fault.pollution': Message<{ readonly most: number }>;
  readonly 'editor-wild.fault.support': Message<{ readonly most: number }>;
  readonly 'editor-wild.fault.tile-twice': Plain;
  readonly 'editor-wild.fault.token-numbers': Plain;
  readonly 'editor-wild.fault.token-on-base': Plain;
  readonly 'editor-wild.fault.toxic-count': Message<{ readonly most: number; readonly found: number }>;
  readonly 'editor-wild.fault.wall-at-factory': Plain;
}

export const editorWild = {
  uk: async () => (await import('./uk/editor-wild.ts')).messages,
  ru: async () => (await import('./ru/editor-wild.ts')).messages,
  en: async () => (await import('./en/editor-wild.ts')).messages,
};
