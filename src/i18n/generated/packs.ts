// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface PacksMessages {
  readonly 'packs.problem.missing': Plain;
  readonly 'packs.problem.unknown': Plain;
  readonly 'packs.problem.not-an-object': Plain;
  readonly 'packs.problem.not-a-list': Plain;
  readonly 'packs.problem.not-so-many': Message<{ readonly count: number }>;
  readonly 'packs.problem.not-in-range': Message<{ readonly least: number; readonly most: number }>;
  readonly 'packs.problem.not-a-text': Plain;
  readonly 'packs.problem.not-yes-or-no': Plain;
  readonly 'packs.problem.not-one-of': Plain;
  readonly 'packs.problem.missing-id': Message<{ readonly id: Value }>;
  readonly 'packs.problem.repeated-id': Message<{ readonly id: Value }>;
  readonly 'packs.problem.unknown-id': Message<{ readonly id: Value }>;
  readonly 'packs.problem.used-twice': Message<{ readonly id: Value }>;
  readonly 'packs.problem.not-an-id': Plain;
  readonly 'packs.problem.nothing': Plain;
  readonly 'packs.problem.empty': Plain;
  readonly 'packs.problem.repeated': Plain;
  readonly 'packs.problem.not-in-order': Plain;
  readonly 'packs.problem.unknown-effect': Message<{ readonly effect: Value }>;
  readonly 'packs.problem.village-centre-only': Message<{ readonly effect: Value }>;
  readonly 'packs.problem.not-known-yet': Message<{ readonly trigger: Value }>;
  readonly 'packs.problem.not-true': Plain;
  readonly 'packs.problem.two-rerolls': Plain;
  readonly 'packs.problem.wrong-moment': Message<{ readonly effect: Value }>;
  readonly 'packs.problem.no-place-for': Message<{ readonly colour: Value }>;
  readonly 'packs.problem.no-gift-for': Message<{ readonly colour: Value }>;
  readonly 'packs.problem.columns': Plain;
  readonly 'packs.problem.no-spot-in-solo': Plain;
  readonly 'packs.problem.too-few': Message<{ readonly found: number; readonly needed: number }>;
  readonly 'packs.problem.no-such-column': Plain;
  readonly 'packs.problem.unknown-op': Message<{ readonly op: Value }>;
  readonly 'packs.problem.wrong-timing': Message<{ readonly op: Value }>;
  readonly 'packs.problem.other-faction': Plain;
  readonly 'packs.problem.not-half-home': Message<{ readonly leader: Value }>;
  readonly 'packs.problem.other-kind': Plain;
  readonly 'packs.problem.other-level': Plain;
  readonly 'packs.problem.not-on-the-board': Plain;
  readonly 'packs.problem.not-a-covering': Plain;
  readonly 'packs.problem.not-at-the-border': Plain;
  readonly 'packs.problem.not-shared-evenly': Plain;
}

export const packs = {
  uk: async () => (await import('./uk/packs.ts')).messages,
  ru: async () => (await import('./ru/packs.ts')).messages,
  en: async () => (await import('./en/packs.ts')).messages,
};
