// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface LawScythiaEndMessages {
  readonly 'law-scythia-end.title.s-10.1': Plain;
  readonly 'law-scythia-end.text.s-10.1': Plain;
  readonly 'law-scythia-end.title.s-10.2': Plain;
  readonly 'law-scythia-end.text.s-10.2': Plain;
  readonly 'law-scythia-end.title.s-10.3': Plain;
  readonly 'law-scythia-end.text.s-10.3': Plain;
  readonly 'law-scythia-end.title.s-11.1': Plain;
  readonly 'law-scythia-end.text.s-11.1': Plain;
  readonly 'law-scythia-end.title.s-11.2': Plain;
  readonly 'law-scythia-end.text.s-11.2': Plain;
  readonly 'law-scythia-end.title.s-11.3': Plain;
  readonly 'law-scythia-end.text.s-11.3': Plain;
  readonly 'law-scythia-end.title.s-11.4': Plain;
  readonly 'law-scythia-end.text.s-11.4': Plain;
  readonly 'law-scythia-end.title.s-11.5': Plain;
  readonly 'law-scythia-end.text.s-11.5': Plain;
  readonly 'law-scythia-end.title.s-12.1': Plain;
  readonly 'law-scythia-end.text.s-12.1': Plain;
  readonly 'law-scythia-end.title.s-12.2': Plain;
  readonly 'law-scythia-end.text.s-12.2': Plain;
  readonly 'law-scythia-end.title.s-12.3': Plain;
  readonly 'law-scythia-end.text.s-12.3': Plain;
  readonly 'law-scythia-end.title.s-12.4': Plain;
  readonly 'law-scythia-end.text.s-12.4': Plain;
  readonly 'law-scythia-end.title.s-12.5': Plain;
  readonly 'law-scythia-end.text.s-12.5': Plain;
  readonly 'law-scythia-end.title.s-12.6': Plain;
  readonly 'law-scythia-end.text.s-12.6': Plain;
  readonly 'law-scythia-end.title.s-12.7': Plain;
  readonly 'law-scythia-end.text.s-12.7': Plain;
  readonly 'law-scythia-end.title.s-12.8': Plain;
  readonly 'law-scythia-end.text.s-12.8': Plain;
  readonly 'law-scythia-end.title.s-12.9': Plain;
  readonly 'law-scythia-end.text.s-12.9': Plain;
  readonly 'law-scythia-end.title.s-12.10': Plain;
  readonly 'law-scythia-end.text.s-12.10': Plain;
  readonly 'law-scythia-end.title.s-12.11': Plain;
  readonly 'law-scythia-end.text.s-12.11': Plain;
  readonly 'law-scythia-end.title.s-12.12': Plain;
  readonly 'law-scythia-end.text.s-12.12': Plain;
  readonly 'law-scythia-end.title.s-13.1': Plain;
  readonly 'law-scythia-end.text.s-13.1': Plain;
  readonly 'law-scythia-end.title.s-13.2': Plain;
  readonly 'law-scythia-end.text.s-13.2': Plain;
  readonly 'law-scythia-end.title.s-13.3': Plain;
  readonly 'law-scythia-end.text.s-13.3': Plain;
  readonly 'law-scythia-end.title.s-13.4': Plain;
  readonly 'law-scythia-end.text.s-13.4': Plain;
  readonly 'law-scythia-end.title.s-13.5': Plain;
  readonly 'law-scythia-end.text.s-13.5': Plain;
  readonly 'law-scythia-end.title.s-13.6': Plain;
  readonly 'law-scythia-end.text.s-13.6': Plain;
  readonly 'law-scythia-end.title.s-13.7': Plain;
  readonly 'law-scythia-end.text.s-13.7': Plain;
  readonly 'law-scythia-end.title.s-13.8': Plain;
  readonly 'law-scythia-end.text.s-13.8': Plain;
  readonly 'law-scythia-end.title.s-13.9': Plain;
  readonly 'law-scythia-end.text.s-13.9': Plain;
  readonly 'law-scythia-end.title.s-13.10': Plain;
  readonly 'law-scythia-end.text.s-13.10': Plain;
}

export const lawScythiaEnd = {
  uk: async () => (await import('./uk/law-scythia-end.ts')).messages,
  ru: async () => (await import('./ru/law-scythia-end.ts')).messages,
  en: async () => (await import('./en/law-scythia-end.ts')).messages,
};
