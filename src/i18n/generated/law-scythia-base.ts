// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface LawScythiaBaseMessages {
  readonly 'law-scythia-base.chapter.a': Plain;
  readonly 'law-scythia-base.chapter.e-1': Plain;
  readonly 'law-scythia-base.chapter.e-2': Plain;
  readonly 'law-scythia-base.chapter.e-3': Plain;
  readonly 'law-scythia-base.chapter.e-4': Plain;
  readonly 'law-scythia-base.chapter.e-5': Plain;
  readonly 'law-scythia-base.chapter.e-6': Plain;
  readonly 'law-scythia-base.chapter.s-1': Plain;
  readonly 'law-scythia-base.chapter.s-2': Plain;
  readonly 'law-scythia-base.chapter.s-3': Plain;
  readonly 'law-scythia-base.chapter.s-4': Plain;
  readonly 'law-scythia-base.chapter.s-5': Plain;
  readonly 'law-scythia-base.chapter.s-6': Plain;
  readonly 'law-scythia-base.chapter.s-7': Plain;
  readonly 'law-scythia-base.chapter.s-8': Plain;
  readonly 'law-scythia-base.chapter.s-9': Plain;
  readonly 'law-scythia-base.chapter.s-10': Plain;
  readonly 'law-scythia-base.chapter.s-11': Plain;
  readonly 'law-scythia-base.chapter.s-12': Plain;
  readonly 'law-scythia-base.chapter.s-13': Plain;
  readonly 'law-scythia-base.chapter.t': Plain;
  readonly 'law-scythia-base.title.s-1.1': Plain;
  readonly 'law-scythia-base.text.s-1.1': Plain;
  readonly 'law-scythia-base.title.s-1.2': Plain;
  readonly 'law-scythia-base.text.s-1.2': Plain;
  readonly 'law-scythia-base.title.s-1.3': Plain;
  readonly 'law-scythia-base.text.s-1.3': Plain;
  readonly 'law-scythia-base.title.s-1.4': Plain;
  readonly 'law-scythia-base.text.s-1.4': Plain;
  readonly 'law-scythia-base.title.s-1.5': Plain;
  readonly 'law-scythia-base.text.s-1.5': Plain;
  readonly 'law-scythia-base.title.s-1.6': Plain;
  readonly 'law-scythia-base.text.s-1.6': Plain;
  readonly 'law-scythia-base.title.s-1.7': Plain;
  readonly 'law-scythia-base.text.s-1.7': Plain;
  readonly 'law-scythia-base.title.s-1.8': Plain;
  readonly 'law-scythia-base.text.s-1.8': Plain;
  readonly 'law-scythia-base.title.s-2.1': Plain;
  readonly 'law-scythia-base.text.s-2.1': Plain;
  readonly 'law-scythia-base.title.s-2.2': Plain;
  readonly 'law-scythia-base.text.s-2.2': Plain;
  readonly 'law-scythia-base.title.s-2.3': Plain;
  readonly 'law-scythia-base.text.s-2.3': Plain;
  readonly 'law-scythia-base.title.s-2.4': Plain;
  readonly 'law-scythia-base.text.s-2.4': Plain;
  readonly 'law-scythia-base.title.s-2.5': Plain;
  readonly 'law-scythia-base.text.s-2.5': Plain;
  readonly 'law-scythia-base.title.s-2.6': Plain;
  readonly 'law-scythia-base.text.s-2.6': Plain;
  readonly 'law-scythia-base.title.s-2.7': Plain;
  readonly 'law-scythia-base.text.s-2.7': Plain;
  readonly 'law-scythia-base.title.s-2.8': Plain;
  readonly 'law-scythia-base.text.s-2.8': Plain;
  readonly 'law-scythia-base.title.s-2.9': Plain;
  readonly 'law-scythia-base.text.s-2.9': Plain;
  readonly 'law-scythia-base.title.s-2.10': Plain;
  readonly 'law-scythia-base.text.s-2.10': Plain;
  readonly 'law-scythia-base.title.s-2.11': Plain;
  readonly 'law-scythia-base.text.s-2.11': Plain;
  readonly 'law-scythia-base.title.s-2.12': Plain;
  readonly 'law-scythia-base.text.s-2.12': Plain;
  readonly 'law-scythia-base.title.s-2.13': Plain;
  readonly 'law-scythia-base.text.s-2.13': Plain;
  readonly 'law-scythia-base.title.s-3.1': Plain;
  readonly 'law-scythia-base.text.s-3.1': Plain;
  readonly 'law-scythia-base.title.s-3.2': Plain;
  readonly 'law-scythia-base.text.s-3.2': Plain;
  readonly 'law-scythia-base.title.s-3.3': Plain;
  readonly 'law-scythia-base.text.s-3.3': Plain;
  readonly 'law-scythia-base.title.s-4.1': Plain;
  readonly 'law-scythia-base.text.s-4.1': Plain;
  readonly 'law-scythia-base.title.s-4.2': Plain;
  readonly 'law-scythia-base.text.s-4.2': Plain;
  readonly 'law-scythia-base.title.s-4.3': Plain;
  readonly 'law-scythia-base.text.s-4.3': Plain;
  readonly 'law-scythia-base.title.s-4.4': Plain;
  readonly 'law-scythia-base.text.s-4.4': Plain;
  readonly 'law-scythia-base.title.s-4.5': Plain;
  readonly 'law-scythia-base.text.s-4.5': Plain;
  readonly 'law-scythia-base.title.s-4.6': Plain;
  readonly 'law-scythia-base.text.s-4.6': Plain;
  readonly 'law-scythia-base.title.s-5.1': Plain;
  readonly 'law-scythia-base.text.s-5.1': Plain;
  readonly 'law-scythia-base.title.s-5.2': Plain;
  readonly 'law-scythia-base.text.s-5.2': Plain;
  readonly 'law-scythia-base.title.s-5.3': Plain;
  readonly 'law-scythia-base.text.s-5.3': Plain;
  readonly 'law-scythia-base.title.s-5.4': Plain;
  readonly 'law-scythia-base.text.s-5.4': Plain;
  readonly 'law-scythia-base.title.s-5.5': Plain;
  readonly 'law-scythia-base.text.s-5.5': Plain;
  readonly 'law-scythia-base.title.s-5.6': Plain;
  readonly 'law-scythia-base.text.s-5.6': Plain;
  readonly 'law-scythia-base.title.s-5.7': Plain;
  readonly 'law-scythia-base.text.s-5.7': Plain;
  readonly 'law-scythia-base.title.s-5.8': Plain;
  readonly 'law-scythia-base.text.s-5.8': Plain;
}

export const lawScythiaBase = {
  uk: async () => (await import('./uk/law-scythia-base.ts')).messages,
  ru: async () => (await import('./ru/law-scythia-base.ts')).messages,
  en: async () => (await import('./en/law-scythia-base.ts')).messages,
};
