// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface LawRootAdvancedMessages {
  readonly 'law-root-advanced.title.15.0': Plain;
  readonly 'law-root-advanced.text.15.0': Plain;
  readonly 'law-root-advanced.title.15.1': Plain;
  readonly 'law-root-advanced.text.15.1': Plain;
  readonly 'law-root-advanced.title.15.2': Plain;
  readonly 'law-root-advanced.text.15.2': Plain;
  readonly 'law-root-advanced.title.15.3': Plain;
  readonly 'law-root-advanced.text.15.3': Plain;
  readonly 'law-root-advanced.title.15.4': Plain;
  readonly 'law-root-advanced.text.15.4': Plain;
  readonly 'law-root-advanced.title.15.5': Plain;
  readonly 'law-root-advanced.text.15.5': Plain;
  readonly 'law-root-advanced.title.15.6': Plain;
  readonly 'law-root-advanced.text.15.6': Plain;
  readonly 'law-root-advanced.title.15.7': Plain;
  readonly 'law-root-advanced.text.15.7': Plain;
  readonly 'law-root-advanced.title.15.7-r1': Plain;
  readonly 'law-root-advanced.text.15.7-r1': Plain;
  readonly 'law-root-advanced.title.15.8': Plain;
  readonly 'law-root-advanced.text.15.8': Plain;
  readonly 'law-root-advanced.title.15.8.1': Plain;
  readonly 'law-root-advanced.text.15.8.1': Plain;
  readonly 'law-root-advanced.title.15.8.1-r1': Plain;
  readonly 'law-root-advanced.text.15.8.1-r1': Plain;
  readonly 'law-root-advanced.title.15.8.1-r2': Plain;
  readonly 'law-root-advanced.text.15.8.1-r2': Plain;
  readonly 'law-root-advanced.title.15.8.1.i': Plain;
  readonly 'law-root-advanced.text.15.8.1.i': Plain;
  readonly 'law-root-advanced.title.15.8.1.i-e1': Plain;
  readonly 'law-root-advanced.text.15.8.1.i-e1': Plain;
  readonly 'law-root-advanced.title.15.8.1.i-r1': Plain;
  readonly 'law-root-advanced.text.15.8.1.i-r1': Plain;
  readonly 'law-root-advanced.title.15.8.1.ii': Plain;
  readonly 'law-root-advanced.text.15.8.1.ii': Plain;
  readonly 'law-root-advanced.title.15.8.1.iii': Plain;
  readonly 'law-root-advanced.text.15.8.1.iii': Plain;
  readonly 'law-root-advanced.title.15.8.2': Plain;
  readonly 'law-root-advanced.text.15.8.2': Plain;
  readonly 'law-root-advanced.title.15.8.2-r1': Plain;
  readonly 'law-root-advanced.text.15.8.2-r1': Plain;
  readonly 'law-root-advanced.title.15.8.3': Plain;
  readonly 'law-root-advanced.text.15.8.3': Plain;
  readonly 'law-root-advanced.title.15.8.3.i': Plain;
  readonly 'law-root-advanced.text.15.8.3.i': Plain;
  readonly 'law-root-advanced.title.15.8.3.ii': Plain;
  readonly 'law-root-advanced.text.15.8.3.ii': Plain;
  readonly 'law-root-advanced.title.15.8.3.ii-r1': Plain;
  readonly 'law-root-advanced.text.15.8.3.ii-r1': Plain;
  readonly 'law-root-advanced.title.15.8.3.iii': Plain;
  readonly 'law-root-advanced.text.15.8.3.iii': Plain;
  readonly 'law-root-advanced.title.15.8.3.iv': Plain;
  readonly 'law-root-advanced.text.15.8.3.iv': Plain;
  readonly 'law-root-advanced.title.15.9': Plain;
  readonly 'law-root-advanced.text.15.9': Plain;
  readonly 'law-root-advanced.title.15.10': Plain;
  readonly 'law-root-advanced.text.15.10': Plain;
  readonly 'law-root-advanced.title.15.10-r1': Plain;
  readonly 'law-root-advanced.text.15.10-r1': Plain;
  readonly 'law-root-advanced.title.15.11': Plain;
  readonly 'law-root-advanced.text.15.11': Plain;
  readonly 'law-root-advanced.title.15.11.1': Plain;
  readonly 'law-root-advanced.text.15.11.1': Plain;
  readonly 'law-root-advanced.title.15.11.2': Plain;
  readonly 'law-root-advanced.text.15.11.2': Plain;
  readonly 'law-root-advanced.title.15.11.3': Plain;
  readonly 'law-root-advanced.text.15.11.3': Plain;
  readonly 'law-root-advanced.title.15.11.4': Plain;
  readonly 'law-root-advanced.text.15.11.4': Plain;
  readonly 'law-root-advanced.title.15.11.5': Plain;
  readonly 'law-root-advanced.text.15.11.5': Plain;
  readonly 'law-root-advanced.title.15.11.6': Plain;
  readonly 'law-root-advanced.text.15.11.6': Plain;
  readonly 'law-root-advanced.title.15.11.7': Plain;
  readonly 'law-root-advanced.text.15.11.7': Plain;
  readonly 'law-root-advanced.title.15.11.8': Plain;
  readonly 'law-root-advanced.text.15.11.8': Plain;
}

export const lawRootAdvanced = {
  uk: async () => (await import('./uk/law-root-advanced.ts')).messages,
  ru: async () => (await import('./ru/law-root-advanced.ts')).messages,
  en: async () => (await import('./en/law-root-advanced.ts')).messages,
};
