// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface LawWildMachinesMessages {
  readonly 'law-wild-machines.title.w-13.1': Plain;
  readonly 'law-wild-machines.text.w-13.1': Plain;
  readonly 'law-wild-machines.title.w-13.2': Plain;
  readonly 'law-wild-machines.text.w-13.2': Plain;
  readonly 'law-wild-machines.title.w-14.1': Plain;
  readonly 'law-wild-machines.text.w-14.1': Plain;
  readonly 'law-wild-machines.title.w-14.2': Plain;
  readonly 'law-wild-machines.text.w-14.2': Plain;
  readonly 'law-wild-machines.title.w-14.3': Plain;
  readonly 'law-wild-machines.text.w-14.3': Plain;
  readonly 'law-wild-machines.title.w-14.4': Plain;
  readonly 'law-wild-machines.text.w-14.4': Plain;
  readonly 'law-wild-machines.title.w-14.5': Plain;
  readonly 'law-wild-machines.text.w-14.5': Plain;
  readonly 'law-wild-machines.title.w-14.6': Plain;
  readonly 'law-wild-machines.text.w-14.6': Plain;
  readonly 'law-wild-machines.title.w-14.7': Plain;
  readonly 'law-wild-machines.text.w-14.7': Plain;
  readonly 'law-wild-machines.title.w-14.8': Plain;
  readonly 'law-wild-machines.text.w-14.8': Plain;
  readonly 'law-wild-machines.title.w-14.9': Plain;
  readonly 'law-wild-machines.text.w-14.9': Plain;
  readonly 'law-wild-machines.title.w-14.10': Plain;
  readonly 'law-wild-machines.text.w-14.10': Plain;
  readonly 'law-wild-machines.title.w-15.1': Plain;
  readonly 'law-wild-machines.text.w-15.1': Plain;
  readonly 'law-wild-machines.title.w-15.2': Plain;
  readonly 'law-wild-machines.text.w-15.2': Plain;
  readonly 'law-wild-machines.title.w-15.3': Plain;
  readonly 'law-wild-machines.text.w-15.3': Plain;
  readonly 'law-wild-machines.title.w-15.4': Plain;
  readonly 'law-wild-machines.text.w-15.4': Plain;
  readonly 'law-wild-machines.title.w-15.5': Plain;
  readonly 'law-wild-machines.text.w-15.5': Plain;
  readonly 'law-wild-machines.title.w-15.6': Plain;
  readonly 'law-wild-machines.text.w-15.6': Plain;
  readonly 'law-wild-machines.title.w-15.7': Plain;
  readonly 'law-wild-machines.text.w-15.7': Plain;
  readonly 'law-wild-machines.title.w-15.8': Plain;
  readonly 'law-wild-machines.text.w-15.8': Plain;
  readonly 'law-wild-machines.title.w-16.1': Plain;
  readonly 'law-wild-machines.text.w-16.1': Plain;
  readonly 'law-wild-machines.title.w-16.2': Plain;
  readonly 'law-wild-machines.text.w-16.2': Plain;
  readonly 'law-wild-machines.title.w-16.3': Plain;
  readonly 'law-wild-machines.text.w-16.3': Plain;
  readonly 'law-wild-machines.title.w-16.4': Plain;
  readonly 'law-wild-machines.text.w-16.4': Plain;
  readonly 'law-wild-machines.title.w-16.5': Plain;
  readonly 'law-wild-machines.text.w-16.5': Plain;
  readonly 'law-wild-machines.title.w-16.6': Plain;
  readonly 'law-wild-machines.text.w-16.6': Plain;
  readonly 'law-wild-machines.title.w-17.1': Plain;
  readonly 'law-wild-machines.text.w-17.1': Plain;
  readonly 'law-wild-machines.title.w-18.1': Plain;
  readonly 'law-wild-machines.text.w-18.1': Plain;
  readonly 'law-wild-machines.title.w-18.2': Plain;
  readonly 'law-wild-machines.text.w-18.2': Plain;
  readonly 'law-wild-machines.title.w-18.3': Plain;
  readonly 'law-wild-machines.text.w-18.3': Plain;
  readonly 'law-wild-machines.title.w-18.4': Plain;
  readonly 'law-wild-machines.text.w-18.4': Plain;
  readonly 'law-wild-machines.title.w-18.5': Plain;
  readonly 'law-wild-machines.text.w-18.5': Plain;
  readonly 'law-wild-machines.title.w-18.6': Plain;
  readonly 'law-wild-machines.text.w-18.6': Plain;
  readonly 'law-wild-machines.title.w-18.7': Plain;
  readonly 'law-wild-machines.text.w-18.7': Plain;
  readonly 'law-wild-machines.title.w-19.1': Plain;
  readonly 'law-wild-machines.text.w-19.1': Plain;
  readonly 'law-wild-machines.title.w-19.2': Plain;
  readonly 'law-wild-machines.text.w-19.2': Plain;
  readonly 'law-wild-machines.title.w-19.3': Plain;
  readonly 'law-wild-machines.text.w-19.3': Plain;
  readonly 'law-wild-machines.title.w-19.4': Plain;
  readonly 'law-wild-machines.text.w-19.4': Plain;
  readonly 'law-wild-machines.title.w-19.5': Plain;
  readonly 'law-wild-machines.text.w-19.5': Plain;
  readonly 'law-wild-machines.title.w-20.1': Plain;
  readonly 'law-wild-machines.text.w-20.1': Plain;
  readonly 'law-wild-machines.title.w-20.2': Plain;
  readonly 'law-wild-machines.text.w-20.2': Plain;
}

export const lawWildMachines = {
  uk: async () => (await import('./uk/law-wild-machines.ts')).messages,
  ru: async () => (await import('./ru/law-wild-machines.ts')).messages,
  en: async () => (await import('./en/law-wild-machines.ts')).messages,
};
