// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface LawRootKeepersMessages {
  readonly 'law-root-keepers.title.13.1': Plain;
  readonly 'law-root-keepers.text.13.1': Plain;
  readonly 'law-root-keepers.title.13.2': Plain;
  readonly 'law-root-keepers.text.13.2': Plain;
  readonly 'law-root-keepers.title.13.2.1': Plain;
  readonly 'law-root-keepers.text.13.2.1': Plain;
  readonly 'law-root-keepers.title.13.2.2': Plain;
  readonly 'law-root-keepers.text.13.2.2': Plain;
  readonly 'law-root-keepers.title.13.2.3': Plain;
  readonly 'law-root-keepers.text.13.2.3': Plain;
  readonly 'law-root-keepers.title.13.2.4': Plain;
  readonly 'law-root-keepers.text.13.2.4': Plain;
  readonly 'law-root-keepers.title.13.2.4-r1': Plain;
  readonly 'law-root-keepers.text.13.2.4-r1': Plain;
  readonly 'law-root-keepers.title.13.2.5': Plain;
  readonly 'law-root-keepers.text.13.2.5': Plain;
  readonly 'law-root-keepers.title.13.2.5-r1': Plain;
  readonly 'law-root-keepers.text.13.2.5-r1': Plain;
  readonly 'law-root-keepers.title.13.3': Plain;
  readonly 'law-root-keepers.text.13.3': Plain;
  readonly 'law-root-keepers.title.13.3.1': Plain;
  readonly 'law-root-keepers.text.13.3.1': Plain;
  readonly 'law-root-keepers.title.13.3.2': Plain;
  readonly 'law-root-keepers.text.13.3.2': Plain;
  readonly 'law-root-keepers.title.13.3.3': Plain;
  readonly 'law-root-keepers.text.13.3.3': Plain;
  readonly 'law-root-keepers.title.13.3.4': Plain;
  readonly 'law-root-keepers.text.13.3.4': Plain;
  readonly 'law-root-keepers.title.13.3.4-r1': Plain;
  readonly 'law-root-keepers.text.13.3.4-r1': Plain;
  readonly 'law-root-keepers.title.13.3.5': Plain;
  readonly 'law-root-keepers.text.13.3.5': Plain;
  readonly 'law-root-keepers.title.13.3.6': Plain;
  readonly 'law-root-keepers.text.13.3.6': Plain;
  readonly 'law-root-keepers.title.13.4': Plain;
  readonly 'law-root-keepers.text.13.4': Plain;
  readonly 'law-root-keepers.title.13.4.1': Plain;
  readonly 'law-root-keepers.text.13.4.1': Plain;
  readonly 'law-root-keepers.title.13.4.1-e1': Plain;
  readonly 'law-root-keepers.text.13.4.1-e1': Plain;
  readonly 'law-root-keepers.title.13.4.1-r1': Plain;
  readonly 'law-root-keepers.text.13.4.1-r1': Plain;
  readonly 'law-root-keepers.title.13.4.2': Plain;
  readonly 'law-root-keepers.text.13.4.2': Plain;
  readonly 'law-root-keepers.title.13.4.2-r1': Plain;
  readonly 'law-root-keepers.text.13.4.2-r1': Plain;
  readonly 'law-root-keepers.title.13.4.3': Plain;
  readonly 'law-root-keepers.text.13.4.3': Plain;
  readonly 'law-root-keepers.title.13.4.3-r1': Plain;
  readonly 'law-root-keepers.text.13.4.3-r1': Plain;
  readonly 'law-root-keepers.title.13.5': Plain;
  readonly 'law-root-keepers.text.13.5': Plain;
  readonly 'law-root-keepers.title.13.5.1': Plain;
  readonly 'law-root-keepers.text.13.5.1': Plain;
  readonly 'law-root-keepers.title.13.5.2': Plain;
  readonly 'law-root-keepers.text.13.5.2': Plain;
  readonly 'law-root-keepers.title.13.5.2-r1': Plain;
  readonly 'law-root-keepers.text.13.5.2-r1': Plain;
  readonly 'law-root-keepers.title.13.5.2.i': Plain;
  readonly 'law-root-keepers.text.13.5.2.i': Plain;
  readonly 'law-root-keepers.title.13.5.2.ii': Plain;
  readonly 'law-root-keepers.text.13.5.2.ii': Plain;
  readonly 'law-root-keepers.title.13.5.2.ii-r1': Plain;
  readonly 'law-root-keepers.text.13.5.2.ii-r1': Plain;
  readonly 'law-root-keepers.title.13.5.2.ii.a': Plain;
  readonly 'law-root-keepers.text.13.5.2.ii.a': Plain;
  readonly 'law-root-keepers.title.13.5.2.ii.a-r1': Plain;
  readonly 'law-root-keepers.text.13.5.2.ii.a-r1': Plain;
  readonly 'law-root-keepers.title.13.5.2.ii.b': Plain;
  readonly 'law-root-keepers.text.13.5.2.ii.b': Plain;
  readonly 'law-root-keepers.title.13.5.2.iii': Plain;
  readonly 'law-root-keepers.text.13.5.2.iii': Plain;
  readonly 'law-root-keepers.title.13.5.2.iii.a': Plain;
  readonly 'law-root-keepers.text.13.5.2.iii.a': Plain;
  readonly 'law-root-keepers.title.13.5.2.iii.a-r1': Plain;
  readonly 'law-root-keepers.text.13.5.2.iii.a-r1': Plain;
  readonly 'law-root-keepers.title.13.5.2.iii.b': Plain;
  readonly 'law-root-keepers.text.13.5.2.iii.b': Plain;
  readonly 'law-root-keepers.title.13.5.2.iii.c': Plain;
  readonly 'law-root-keepers.text.13.5.2.iii.c': Plain;
  readonly 'law-root-keepers.title.13.5.2.iii.c-r1': Plain;
  readonly 'law-root-keepers.text.13.5.2.iii.c-r1': Plain;
  readonly 'law-root-keepers.title.13.6': Plain;
  readonly 'law-root-keepers.text.13.6': Plain;
  readonly 'law-root-keepers.title.13.6.1': Plain;
  readonly 'law-root-keepers.text.13.6.1': Plain;
  readonly 'law-root-keepers.title.13.6.1-r1': Plain;
  readonly 'law-root-keepers.text.13.6.1-r1': Plain;
  readonly 'law-root-keepers.title.13.6.2': Plain;
  readonly 'law-root-keepers.text.13.6.2': Plain;
  readonly 'law-root-keepers.title.13.6.3': Plain;
  readonly 'law-root-keepers.text.13.6.3': Plain;
}

export const lawRootKeepers = {
  uk: async () => (await import('./uk/law-root-keepers.ts')).messages,
  ru: async () => (await import('./ru/law-root-keepers.ts')).messages,
  en: async () => (await import('./en/law-root-keepers.ts')).messages,
};
