// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface RootDraftMessages {
  readonly 'root-draft.verb.draft': Plain;
  readonly 'root-draft.verb.homeland': Plain;
  readonly 'root-draft.verb.put-back': Plain;
  readonly 'root-draft.log.opening': Message<{ readonly name: Value }>;
  readonly 'root-draft.log.openingCard': Message<{ readonly name: Value; readonly card: Value }>;
  readonly 'root-draft.log.setup-card': Message<{ readonly faction: Value }>;
  readonly 'root-draft.log.setup-card-locked': Message<{ readonly faction: Value }>;
  readonly 'root-draft.log.drafted': Message<{ readonly name: Value; readonly faction: Value }>;
  readonly 'root-draft.log.homeland': Message<{ readonly faction: Value; readonly clearing: Value }>;
  readonly 'root-draft.log.put-back': Message<{ readonly faction: Value }>;
  readonly 'root-draft.log.put-backCard': Message<{ readonly faction: Value; readonly card: Value }>;
  readonly 'root-draft.card.marquise': Plain;
  readonly 'root-draft.card.eyrie': Plain;
  readonly 'root-draft.card.alliance': Plain;
  readonly 'root-draft.card.vagabond': Plain;
  readonly 'root-draft.card.vagabond2': Plain;
  readonly 'root-draft.card.cult': Plain;
  readonly 'root-draft.card.riverfolk': Plain;
  readonly 'root-draft.card.hundreds': Plain;
  readonly 'root-draft.card.keepers': Plain;
  readonly 'root-draft.stance.militant': Plain;
  readonly 'root-draft.stance.insurgent': Plain;
  readonly 'root-draft.window.draft': Plain;
  readonly 'root-draft.window.opening-hand': Plain;
  readonly 'root-draft.window.homeland': Plain;
  readonly 'root-draft.window.cult-spread': Plain;
  readonly 'root-draft.reason.homeland-taken': Plain;
  readonly 'root-draft.reason.too-near': Plain;
  readonly 'root-draft.reason.adjacent': Plain;
  readonly 'root-draft.reason.not-together': Plain;
  readonly 'root-draft.reason.not-even': Plain;
  readonly 'root-draft.reason.no-homeland': Plain;
  readonly 'root-draft.reason.near-enemy-homeland': Plain;
  readonly 'root-draft.reason.has-building': Plain;
  readonly 'root-draft.reason.locked': Plain;
  readonly 'root-draft.reason.no-homelands': Plain;
  readonly 'root-draft.field.draft': Plain;
  readonly 'root-draft.field.row': Plain;
  readonly 'root-draft.field.locked': Plain;
  readonly 'root-draft.field.characters': Plain;
  readonly 'root-draft.field.homeland': Plain;
  readonly 'root-draft.proc.opening': Plain;
  readonly 'root-draft.proc.homelands': Plain;
  readonly 'root-draft.proc.marquiseCard': Plain;
  readonly 'root-draft.proc.cultCard': Plain;
}

export const rootDraft = {
  uk: async () => (await import('./uk/root-draft.ts')).messages,
  ru: async () => (await import('./ru/root-draft.ts')).messages,
  en: async () => (await import('./en/root-draft.ts')).messages,
};
