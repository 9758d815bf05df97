// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface RootHirelingsMessages {
  readonly 'root-hirelings.setup.forest-patrol.promoted': Plain;
  readonly 'root-hirelings.ability.forest-patrol.promoted': Plain;
  readonly 'root-hirelings.daylight.forest-patrol.promoted': Plain;
  readonly 'root-hirelings.ability.forest-patrol.demoted': Plain;
  readonly 'root-hirelings.setup.last-dynasty.promoted': Plain;
  readonly 'root-hirelings.daylight.last-dynasty.promoted': Plain;
  readonly 'root-hirelings.ability.last-dynasty.demoted': Plain;
  readonly 'root-hirelings.birdsong.last-dynasty.demoted': Plain;
  readonly 'root-hirelings.setup.spring-uprising.promoted': Plain;
  readonly 'root-hirelings.hired.spring-uprising.promoted': Plain;
  readonly 'root-hirelings.ability.spring-uprising.promoted': Plain;
  readonly 'root-hirelings.birdsong.spring-uprising.promoted': Plain;
  readonly 'root-hirelings.ability.spring-uprising.demoted': Plain;
  readonly 'root-hirelings.setup.the-exile.promoted': Plain;
  readonly 'root-hirelings.ability.the-exile.promoted': Plain;
  readonly 'root-hirelings.daylight.the-exile.promoted': Plain;
  readonly 'root-hirelings.setup.the-exile.demoted': Plain;
  readonly 'root-hirelings.daylight.the-exile.demoted': Plain;
  readonly 'root-hirelings.setup.riverfolk-flotilla.promoted': Plain;
  readonly 'root-hirelings.ability.riverfolk-flotilla.promoted': Plain;
  readonly 'root-hirelings.birdsong.riverfolk-flotilla.promoted': Plain;
  readonly 'root-hirelings.ability.riverfolk-flotilla.demoted': Plain;
  readonly 'root-hirelings.setup.warm-sun-prophets.promoted': Plain;
  readonly 'root-hirelings.hired.warm-sun-prophets.promoted': Plain;
  readonly 'root-hirelings.daylight.warm-sun-prophets.promoted': Plain;
  readonly 'root-hirelings.birdsong.warm-sun-prophets.demoted': Plain;
  readonly 'root-hirelings.setup.highway-bandits.promoted': Plain;
  readonly 'root-hirelings.ability.highway-bandits.promoted': Plain;
  readonly 'root-hirelings.daylight.highway-bandits.promoted': Plain;
  readonly 'root-hirelings.hired.highway-bandits.demoted': Plain;
  readonly 'root-hirelings.ability.highway-bandits.demoted': Plain;
  readonly 'root-hirelings.daylight.highway-bandits.demoted': Plain;
  readonly 'root-hirelings.setup.sunward-expedition.promoted': Plain;
  readonly 'root-hirelings.daylight.sunward-expedition.promoted': Plain;
  readonly 'root-hirelings.ability.sunward-expedition.demoted': Plain;
  readonly 'root-hirelings.setup.corvid-spies.promoted': Plain;
  readonly 'root-hirelings.daylight.corvid-spies.promoted': Plain;
  readonly 'root-hirelings.ability.corvid-spies.demoted': Plain;
  readonly 'root-hirelings.setup.furious-protector.promoted': Plain;
  readonly 'root-hirelings.ability.furious-protector.promoted': Plain;
  readonly 'root-hirelings.birdsong.furious-protector.promoted': Plain;
  readonly 'root-hirelings.hired.furious-protector.demoted': Plain;
  readonly 'root-hirelings.ability.furious-protector.demoted': Plain;
  readonly 'root-hirelings.birdsong.furious-protector.demoted': Plain;
  readonly 'root-hirelings.setup.flame-bearers.promoted': Plain;
  readonly 'root-hirelings.hired.flame-bearers.promoted': Plain;
  readonly 'root-hirelings.birdsong.flame-bearers.promoted': Plain;
  readonly 'root-hirelings.ability.flame-bearers.demoted': Plain;
  readonly 'root-hirelings.setup.vault-keepers.promoted': Plain;
  readonly 'root-hirelings.hired.vault-keepers.promoted': Plain;
  readonly 'root-hirelings.daylight.vault-keepers.promoted': Plain;
  readonly 'root-hirelings.ability.vault-keepers.demoted': Plain;
  readonly 'root-hirelings.setup.popular-band.promoted': Plain;
  readonly 'root-hirelings.hired.popular-band.promoted': Plain;
  readonly 'root-hirelings.ability.popular-band.promoted': Plain;
  readonly 'root-hirelings.daylight.popular-band.promoted': Plain;
  readonly 'root-hirelings.ability.popular-band.demoted': Plain;
  readonly 'root-hirelings.daylight.popular-band.demoted': Plain;
  readonly 'root-hirelings.when.setup': Plain;
  readonly 'root-hirelings.when.hired': Plain;
  readonly 'root-hirelings.when.ability': Plain;
  readonly 'root-hirelings.when.birdsong': Plain;
  readonly 'root-hirelings.when.daylight': Plain;
}

export const rootHirelings = {
  uk: async () => (await import('./uk/root-hirelings.ts')).messages,
  ru: async () => (await import('./ru/root-hirelings.ts')).messages,
  en: async () => (await import('./en/root-hirelings.ts')).messages,
};
