// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface LawScythiaRaidMessages {
  readonly 'law-scythia-raid.title.s-6.1': Plain;
  readonly 'law-scythia-raid.text.s-6.1': Plain;
  readonly 'law-scythia-raid.title.s-6.2': Plain;
  readonly 'law-scythia-raid.text.s-6.2': Plain;
  readonly 'law-scythia-raid.title.s-6.3': Plain;
  readonly 'law-scythia-raid.text.s-6.3': Plain;
  readonly 'law-scythia-raid.title.s-6.4': Plain;
  readonly 'law-scythia-raid.text.s-6.4': Plain;
  readonly 'law-scythia-raid.title.s-6.5': Plain;
  readonly 'law-scythia-raid.text.s-6.5': Plain;
  readonly 'law-scythia-raid.title.s-6.6': Plain;
  readonly 'law-scythia-raid.text.s-6.6': Plain;
  readonly 'law-scythia-raid.title.s-6.7': Plain;
  readonly 'law-scythia-raid.text.s-6.7': Plain;
  readonly 'law-scythia-raid.title.s-6.8': Plain;
  readonly 'law-scythia-raid.text.s-6.8': Plain;
  readonly 'law-scythia-raid.title.s-6.9': Plain;
  readonly 'law-scythia-raid.text.s-6.9': Plain;
  readonly 'law-scythia-raid.title.s-6.10': Plain;
  readonly 'law-scythia-raid.text.s-6.10': Plain;
  readonly 'law-scythia-raid.title.s-6.11': Plain;
  readonly 'law-scythia-raid.text.s-6.11': Plain;
  readonly 'law-scythia-raid.title.s-6.12': Plain;
  readonly 'law-scythia-raid.text.s-6.12': Plain;
  readonly 'law-scythia-raid.title.s-6.13': Plain;
  readonly 'law-scythia-raid.text.s-6.13': Plain;
  readonly 'law-scythia-raid.title.s-7.1': Plain;
  readonly 'law-scythia-raid.text.s-7.1': Plain;
  readonly 'law-scythia-raid.title.s-7.2': Plain;
  readonly 'law-scythia-raid.text.s-7.2': Plain;
  readonly 'law-scythia-raid.title.s-7.3': Plain;
  readonly 'law-scythia-raid.text.s-7.3': Plain;
  readonly 'law-scythia-raid.title.s-7.4': Plain;
  readonly 'law-scythia-raid.text.s-7.4': Plain;
  readonly 'law-scythia-raid.title.s-7.5': Plain;
  readonly 'law-scythia-raid.text.s-7.5': Plain;
  readonly 'law-scythia-raid.title.s-7.6': Plain;
  readonly 'law-scythia-raid.text.s-7.6': Plain;
  readonly 'law-scythia-raid.title.s-7.7': Plain;
  readonly 'law-scythia-raid.text.s-7.7': Plain;
  readonly 'law-scythia-raid.title.s-7.8': Plain;
  readonly 'law-scythia-raid.text.s-7.8': Plain;
  readonly 'law-scythia-raid.title.s-8.1': Plain;
  readonly 'law-scythia-raid.text.s-8.1': Plain;
  readonly 'law-scythia-raid.title.s-8.2': Plain;
  readonly 'law-scythia-raid.text.s-8.2': Plain;
  readonly 'law-scythia-raid.title.s-8.3': Plain;
  readonly 'law-scythia-raid.text.s-8.3': Plain;
  readonly 'law-scythia-raid.title.s-8.4': Plain;
  readonly 'law-scythia-raid.text.s-8.4': Plain;
  readonly 'law-scythia-raid.title.s-8.5': Plain;
  readonly 'law-scythia-raid.text.s-8.5': Plain;
  readonly 'law-scythia-raid.title.s-8.6': Plain;
  readonly 'law-scythia-raid.text.s-8.6': Plain;
  readonly 'law-scythia-raid.title.s-9.1': Plain;
  readonly 'law-scythia-raid.text.s-9.1': Plain;
  readonly 'law-scythia-raid.title.s-9.2': Plain;
  readonly 'law-scythia-raid.text.s-9.2': Plain;
  readonly 'law-scythia-raid.title.s-9.3': Plain;
  readonly 'law-scythia-raid.text.s-9.3': Plain;
}

export const lawScythiaRaid = {
  uk: async () => (await import('./uk/law-scythia-raid.ts')).messages,
  ru: async () => (await import('./ru/law-scythia-raid.ts')).messages,
  en: async () => (await import('./en/law-scythia-raid.ts')).messages,
};
