// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface LawRootMarquiseMessages {
  readonly 'law-root-marquise.title.6.1': Plain;
  readonly 'law-root-marquise.text.6.1': Plain;
  readonly 'law-root-marquise.title.6.2': Plain;
  readonly 'law-root-marquise.text.6.2': Plain;
  readonly 'law-root-marquise.title.6.2.1': Plain;
  readonly 'law-root-marquise.text.6.2.1': Plain;
  readonly 'law-root-marquise.title.6.2.2': Plain;
  readonly 'law-root-marquise.text.6.2.2': Plain;
  readonly 'law-root-marquise.title.6.2.2-r1': Plain;
  readonly 'law-root-marquise.text.6.2.2-r1': Plain;
  readonly 'law-root-marquise.title.6.2.2-r2': Plain;
  readonly 'law-root-marquise.text.6.2.2-r2': Plain;
  readonly 'law-root-marquise.title.6.2.3': Plain;
  readonly 'law-root-marquise.text.6.2.3': Plain;
  readonly 'law-root-marquise.title.6.2.3-e1': Plain;
  readonly 'law-root-marquise.text.6.2.3-e1': Plain;
  readonly 'law-root-marquise.title.6.2.3-r1': Plain;
  readonly 'law-root-marquise.text.6.2.3-r1': Plain;
  readonly 'law-root-marquise.title.6.3': Plain;
  readonly 'law-root-marquise.text.6.3': Plain;
  readonly 'law-root-marquise.title.6.3.1': Plain;
  readonly 'law-root-marquise.text.6.3.1': Plain;
  readonly 'law-root-marquise.title.6.3.2': Plain;
  readonly 'law-root-marquise.text.6.3.2': Plain;
  readonly 'law-root-marquise.title.6.3.3': Plain;
  readonly 'law-root-marquise.text.6.3.3': Plain;
  readonly 'law-root-marquise.title.6.3.4': Plain;
  readonly 'law-root-marquise.text.6.3.4': Plain;
  readonly 'law-root-marquise.title.6.3.4-r1': Plain;
  readonly 'law-root-marquise.text.6.3.4-r1': Plain;
  readonly 'law-root-marquise.title.6.3.5': Plain;
  readonly 'law-root-marquise.text.6.3.5': Plain;
  readonly 'law-root-marquise.title.6.4': Plain;
  readonly 'law-root-marquise.text.6.4': Plain;
  readonly 'law-root-marquise.title.6.4-r1': Plain;
  readonly 'law-root-marquise.text.6.4-r1': Plain;
  readonly 'law-root-marquise.title.6.5': Plain;
  readonly 'law-root-marquise.text.6.5': Plain;
  readonly 'law-root-marquise.title.6.5-e1': Plain;
  readonly 'law-root-marquise.text.6.5-e1': Plain;
  readonly 'law-root-marquise.title.6.5-r1': Plain;
  readonly 'law-root-marquise.text.6.5-r1': Plain;
  readonly 'law-root-marquise.title.6.5.1': Plain;
  readonly 'law-root-marquise.text.6.5.1': Plain;
  readonly 'law-root-marquise.title.6.5.2': Plain;
  readonly 'law-root-marquise.text.6.5.2': Plain;
  readonly 'law-root-marquise.title.6.5.2-r1': Plain;
  readonly 'law-root-marquise.text.6.5.2-r1': Plain;
  readonly 'law-root-marquise.title.6.5.3': Plain;
  readonly 'law-root-marquise.text.6.5.3': Plain;
  readonly 'law-root-marquise.title.6.5.3-r1': Plain;
  readonly 'law-root-marquise.text.6.5.3-r1': Plain;
  readonly 'law-root-marquise.title.6.5.4': Plain;
  readonly 'law-root-marquise.text.6.5.4': Plain;
  readonly 'law-root-marquise.title.6.5.4.i': Plain;
  readonly 'law-root-marquise.text.6.5.4.i': Plain;
  readonly 'law-root-marquise.title.6.5.4.ii': Plain;
  readonly 'law-root-marquise.text.6.5.4.ii': Plain;
  readonly 'law-root-marquise.title.6.5.4.ii-r1': Plain;
  readonly 'law-root-marquise.text.6.5.4.ii-r1': Plain;
  readonly 'law-root-marquise.title.6.5.4.iii': Plain;
  readonly 'law-root-marquise.text.6.5.4.iii': Plain;
  readonly 'law-root-marquise.title.6.5.5': Plain;
  readonly 'law-root-marquise.text.6.5.5': Plain;
  readonly 'law-root-marquise.title.6.5.5-r1': Plain;
  readonly 'law-root-marquise.text.6.5.5-r1': Plain;
  readonly 'law-root-marquise.title.6.6': Plain;
  readonly 'law-root-marquise.text.6.6': Plain;
}

export const lawRootMarquise = {
  uk: async () => (await import('./uk/law-root-marquise.ts')).messages,
  ru: async () => (await import('./ru/law-root-marquise.ts')).messages,
  en: async () => (await import('./en/law-root-marquise.ts')).messages,
};
