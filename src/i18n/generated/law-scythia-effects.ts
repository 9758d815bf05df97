// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface LawScythiaEffectsMessages {
  readonly 'law-scythia-effects.title.e-1.1': Plain;
  readonly 'law-scythia-effects.text.e-1.1': Plain;
  readonly 'law-scythia-effects.title.e-1.2': Plain;
  readonly 'law-scythia-effects.text.e-1.2': Plain;
  readonly 'law-scythia-effects.title.e-1.3': Plain;
  readonly 'law-scythia-effects.text.e-1.3': Plain;
  readonly 'law-scythia-effects.title.e-1.4': Plain;
  readonly 'law-scythia-effects.text.e-1.4': Plain;
  readonly 'law-scythia-effects.title.e-1.5': Plain;
  readonly 'law-scythia-effects.text.e-1.5': Plain;
  readonly 'law-scythia-effects.title.e-2': Plain;
  readonly 'law-scythia-effects.text.e-2': Plain;
  readonly 'law-scythia-effects.title.e-3.1': Plain;
  readonly 'law-scythia-effects.text.e-3.1': Plain;
  readonly 'law-scythia-effects.title.e-3.2': Plain;
  readonly 'law-scythia-effects.text.e-3.2': Plain;
  readonly 'law-scythia-effects.title.e-3.3': Plain;
  readonly 'law-scythia-effects.text.e-3.3': Plain;
  readonly 'law-scythia-effects.title.e-4.1': Plain;
  readonly 'law-scythia-effects.text.e-4.1': Plain;
  readonly 'law-scythia-effects.title.e-4.2': Plain;
  readonly 'law-scythia-effects.text.e-4.2': Plain;
  readonly 'law-scythia-effects.title.e-4.3': Plain;
  readonly 'law-scythia-effects.text.e-4.3': Plain;
  readonly 'law-scythia-effects.title.e-4.4': Plain;
  readonly 'law-scythia-effects.text.e-4.4': Plain;
  readonly 'law-scythia-effects.title.e-5': Plain;
  readonly 'law-scythia-effects.text.e-5': Plain;
  readonly 'law-scythia-effects.title.e-6': Plain;
  readonly 'law-scythia-effects.text.e-6': Plain;
}

export const lawScythiaEffects = {
  uk: async () => (await import('./uk/law-scythia-effects.ts')).messages,
  ru: async () => (await import('./ru/law-scythia-effects.ts')).messages,
  en: async () => (await import('./en/law-scythia-effects.ts')).messages,
};
