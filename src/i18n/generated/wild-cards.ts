// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Plain } from '../parts.ts';

export interface WildCardsMessages {
  readonly 'wild-cards.effect.order.comrade': Plain;
  readonly 'wild-cards.effect.order.archives': Plain;
  readonly 'wild-cards.effect.order.almanac': Plain;
  readonly 'wild-cards.effect.order.controlled-blaze': Plain;
  readonly 'wild-cards.effect.order.feel-the-burn': Plain;
  readonly 'wild-cards.effect.order.pyromancy': Plain;
  readonly 'wild-cards.effect.order.manifesto': Plain;
  readonly 'wild-cards.effect.order.traveling-library': Plain;
  readonly 'wild-cards.effect.order.sanctuary': Plain;
  readonly 'wild-cards.effect.council.comrade': Plain;
  readonly 'wild-cards.effect.council.field-kitchen': Plain;
  readonly 'wild-cards.effect.council.break-bread': Plain;
  readonly 'wild-cards.effect.council.sustenance': Plain;
  readonly 'wild-cards.effect.council.bountiful-harvest': Plain;
  readonly 'wild-cards.effect.council.caravans': Plain;
  readonly 'wild-cards.effect.council.fortitude': Plain;
  readonly 'wild-cards.effect.council.sharpshooter': Plain;
  readonly 'wild-cards.effect.council.field-hospital': Plain;
  readonly 'wild-cards.effect.coven.comrade': Plain;
  readonly 'wild-cards.effect.coven.bubbling-brew': Plain;
  readonly 'wild-cards.effect.coven.apothecary': Plain;
  readonly 'wild-cards.effect.coven.evasion': Plain;
  readonly 'wild-cards.effect.coven.ambush': Plain;
  readonly 'wild-cards.effect.coven.secret-paths': Plain;
  readonly 'wild-cards.effect.coven.friendly-fungi': Plain;
  readonly 'wild-cards.effect.coven.rain-of-rust': Plain;
  readonly 'wild-cards.effect.coven.medicinal-herbs': Plain;
  readonly 'wild-cards.effect.sect.comrade': Plain;
  readonly 'wild-cards.effect.sect.arsenal': Plain;
  readonly 'wild-cards.effect.sect.fireworks-festival': Plain;
  readonly 'wild-cards.effect.sect.hack-attack': Plain;
  readonly 'wild-cards.effect.sect.scrap-hunter': Plain;
  readonly 'wild-cards.effect.sect.power-down': Plain;
  readonly 'wild-cards.effect.sect.tunnels': Plain;
  readonly 'wild-cards.effect.sect.ballistics': Plain;
  readonly 'wild-cards.effect.sect.demolitions': Plain;
}

export const wildCards = {
  uk: async () => (await import('./uk/wild-cards.ts')).messages,
  ru: async () => (await import('./ru/wild-cards.ts')).messages,
  en: async () => (await import('./en/wild-cards.ts')).messages,
};
