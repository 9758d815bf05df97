// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface RootCardsMessages {
  readonly 'root-cards.effect.item': Message<{ readonly item: Value; readonly n: number }>;
  readonly 'root-cards.effect.ambush': Message<{ readonly suit: Value }>;
  readonly 'root-cards.effect.ambushAny': Plain;
  readonly 'root-cards.effect.dominance': Message<{ readonly suit: Value }>;
  readonly 'root-cards.effect.dominanceBird': Plain;
  readonly 'root-cards.effect.armorers': Plain;
  readonly 'root-cards.effect.sappers': Plain;
  readonly 'root-cards.effect.brutal-tactics': Plain;
  readonly 'root-cards.effect.royal-claim': Plain;
  readonly 'root-cards.effect.stand-and-deliver': Plain;
  readonly 'root-cards.effect.tax-collector': Plain;
  readonly 'root-cards.effect.favor-of-the-foxes': Plain;
  readonly 'root-cards.effect.favor-of-the-rabbits': Plain;
  readonly 'root-cards.effect.favor-of-the-mice': Plain;
  readonly 'root-cards.effect.command-warren': Plain;
  readonly 'root-cards.effect.better-burrow-bank': Plain;
  readonly 'root-cards.effect.cobbler': Plain;
  readonly 'root-cards.effect.scouting-party': Plain;
  readonly 'root-cards.effect.codebreakers': Plain;
  readonly 'root-cards.effect.saboteurs': Plain;
  readonly 'root-cards.effect.soup-kitchens': Plain;
  readonly 'root-cards.effect.boat-builders': Plain;
  readonly 'root-cards.effect.corvid-planners': Plain;
  readonly 'root-cards.effect.eyrie-emigre': Plain;
  readonly 'root-cards.effect.fox-partisans': Plain;
  readonly 'root-cards.effect.rabbit-partisans': Plain;
  readonly 'root-cards.effect.mouse-partisans': Plain;
  readonly 'root-cards.effect.propaganda-bureau': Plain;
  readonly 'root-cards.effect.false-orders': Plain;
  readonly 'root-cards.effect.informants': Plain;
  readonly 'root-cards.effect.tunnels': Plain;
  readonly 'root-cards.effect.charm-offensive': Plain;
  readonly 'root-cards.effect.swap-meet': Plain;
  readonly 'root-cards.effect.coffin-makers': Plain;
  readonly 'root-cards.effect.league-of-adventurous-mice': Plain;
  readonly 'root-cards.effect.murine-broker': Plain;
  readonly 'root-cards.effect.master-engravers': Plain;
}

export const rootCards = {
  uk: async () => (await import('./uk/root-cards.ts')).messages,
  ru: async () => (await import('./ru/root-cards.ts')).messages,
  en: async () => (await import('./en/root-cards.ts')).messages,
};
