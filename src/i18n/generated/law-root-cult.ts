// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface LawRootCultMessages {
  readonly 'law-root-cult.title.10.1': Plain;
  readonly 'law-root-cult.text.10.1': Plain;
  readonly 'law-root-cult.title.10.2': Plain;
  readonly 'law-root-cult.text.10.2': Plain;
  readonly 'law-root-cult.title.10.2.1': Plain;
  readonly 'law-root-cult.text.10.2.1': Plain;
  readonly 'law-root-cult.title.10.2.2': Plain;
  readonly 'law-root-cult.text.10.2.2': Plain;
  readonly 'law-root-cult.title.10.2.2-e1': Plain;
  readonly 'law-root-cult.text.10.2.2-e1': Plain;
  readonly 'law-root-cult.title.10.2.2-r1': Plain;
  readonly 'law-root-cult.text.10.2.2-r1': Plain;
  readonly 'law-root-cult.title.10.2.3': Plain;
  readonly 'law-root-cult.text.10.2.3': Plain;
  readonly 'law-root-cult.title.10.2.3-r1': Plain;
  readonly 'law-root-cult.text.10.2.3-r1': Plain;
  readonly 'law-root-cult.title.10.2.4': Plain;
  readonly 'law-root-cult.text.10.2.4': Plain;
  readonly 'law-root-cult.title.10.2.5': Plain;
  readonly 'law-root-cult.text.10.2.5': Plain;
  readonly 'law-root-cult.title.10.2.5-r1': Plain;
  readonly 'law-root-cult.text.10.2.5-r1': Plain;
  readonly 'law-root-cult.title.10.2.6': Plain;
  readonly 'law-root-cult.text.10.2.6': Plain;
  readonly 'law-root-cult.title.10.2.6-r1': Plain;
  readonly 'law-root-cult.text.10.2.6-r1': Plain;
  readonly 'law-root-cult.title.10.2.6-r2': Plain;
  readonly 'law-root-cult.text.10.2.6-r2': Plain;
  readonly 'law-root-cult.title.10.3': Plain;
  readonly 'law-root-cult.text.10.3': Plain;
  readonly 'law-root-cult.title.10.3.1': Plain;
  readonly 'law-root-cult.text.10.3.1': Plain;
  readonly 'law-root-cult.title.10.3.2': Plain;
  readonly 'law-root-cult.text.10.3.2': Plain;
  readonly 'law-root-cult.title.10.3.2-e1': Plain;
  readonly 'law-root-cult.text.10.3.2-e1': Plain;
  readonly 'law-root-cult.title.10.3.3': Plain;
  readonly 'law-root-cult.text.10.3.3': Plain;
  readonly 'law-root-cult.title.10.3.4': Plain;
  readonly 'law-root-cult.text.10.3.4': Plain;
  readonly 'law-root-cult.title.10.4': Plain;
  readonly 'law-root-cult.text.10.4': Plain;
  readonly 'law-root-cult.title.10.4.1': Plain;
  readonly 'law-root-cult.text.10.4.1': Plain;
  readonly 'law-root-cult.title.10.4.1-r1': Plain;
  readonly 'law-root-cult.text.10.4.1-r1': Plain;
  readonly 'law-root-cult.title.10.4.2': Plain;
  readonly 'law-root-cult.text.10.4.2': Plain;
  readonly 'law-root-cult.title.10.4.2-r1': Plain;
  readonly 'law-root-cult.text.10.4.2-r1': Plain;
  readonly 'law-root-cult.title.10.4.3': Plain;
  readonly 'law-root-cult.text.10.4.3': Plain;
  readonly 'law-root-cult.title.10.4.3.i': Plain;
  readonly 'law-root-cult.text.10.4.3.i': Plain;
  readonly 'law-root-cult.title.10.4.3.i-r1': Plain;
  readonly 'law-root-cult.text.10.4.3.i-r1': Plain;
  readonly 'law-root-cult.title.10.4.3.ii': Plain;
  readonly 'law-root-cult.text.10.4.3.ii': Plain;
  readonly 'law-root-cult.title.10.4.3.ii-r1': Plain;
  readonly 'law-root-cult.text.10.4.3.ii-r1': Plain;
  readonly 'law-root-cult.title.10.4.3.iii': Plain;
  readonly 'law-root-cult.text.10.4.3.iii': Plain;
  readonly 'law-root-cult.title.10.4.3.iii-r1': Plain;
  readonly 'law-root-cult.text.10.4.3.iii-r1': Plain;
  readonly 'law-root-cult.title.10.5': Plain;
  readonly 'law-root-cult.text.10.5': Plain;
  readonly 'law-root-cult.title.10.5.1': Plain;
  readonly 'law-root-cult.text.10.5.1': Plain;
  readonly 'law-root-cult.title.10.5.2': Plain;
  readonly 'law-root-cult.text.10.5.2': Plain;
  readonly 'law-root-cult.title.10.5.2-r1': Plain;
  readonly 'law-root-cult.text.10.5.2-r1': Plain;
  readonly 'law-root-cult.title.10.5.3': Plain;
  readonly 'law-root-cult.text.10.5.3': Plain;
  readonly 'law-root-cult.title.10.5.3-r1': Plain;
  readonly 'law-root-cult.text.10.5.3-r1': Plain;
  readonly 'law-root-cult.title.10.5.4': Plain;
  readonly 'law-root-cult.text.10.5.4': Plain;
  readonly 'law-root-cult.title.10.6': Plain;
  readonly 'law-root-cult.text.10.6': Plain;
  readonly 'law-root-cult.title.10.6.1': Plain;
  readonly 'law-root-cult.text.10.6.1': Plain;
  readonly 'law-root-cult.title.10.6.2': Plain;
  readonly 'law-root-cult.text.10.6.2': Plain;
  readonly 'law-root-cult.title.10.6.3': Plain;
  readonly 'law-root-cult.text.10.6.3': Plain;
}

export const lawRootCult = {
  uk: async () => (await import('./uk/law-root-cult.ts')).messages,
  ru: async () => (await import('./ru/law-root-cult.ts')).messages,
  en: async () => (await import('./en/law-root-cult.ts')).messages,
};
