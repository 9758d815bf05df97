// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface ScythiaCardsMessages {
  readonly 'scythia-cards.count.silver': Message<{ readonly n: number }>;
  readonly 'scythia-cards.count.provisions': Message<{ readonly n: number }>;
  readonly 'scythia-cards.count.kumis': Message<{ readonly n: number }>;
  readonly 'scythia-cards.count.gold': Message<{ readonly n: number }>;
  readonly 'scythia-cards.count.equipment': Message<{ readonly n: number }>;
  readonly 'scythia-cards.count.wagons': Message<{ readonly n: number }>;
  readonly 'scythia-cards.count.livestock': Message<{ readonly n: number }>;
  readonly 'scythia-cards.count.cards': Message<{ readonly n: number }>;
  readonly 'scythia-cards.count.vp': Message<{ readonly n: number }>;
  readonly 'scythia-cards.count.wounds': Message<{ readonly n: number }>;
  readonly 'scythia-cards.count.workers': Message<{ readonly n: number }>;
  readonly 'scythia-cards.effect.gain': Message<{ readonly items: Value }>;
  readonly 'scythia-cards.effect.exchange': Message<{ readonly pay: Value; readonly result: Value }>;
  readonly 'scythia-cards.effect.exchangeSpoken': Message<{ readonly pay: Value; readonly result: Value }>;
  readonly 'scythia-cards.effect.gainPer': Message<{ readonly items: Value; readonly per: Value }>;
  readonly 'scythia-cards.effect.gainPerMost': Message<{ readonly items: Value; readonly per: Value; readonly n: number }>;
  readonly 'scythia-cards.per.crewWounds': Message<{ readonly n: number }>;
  readonly 'scythia-cards.per.pairedEagles': Message<{ readonly n: number }>;
  readonly 'scythia-cards.per.pairedHorses': Message<{ readonly n: number }>;
  readonly 'scythia-cards.effect.gainIf.horses': Message<{ readonly items: Value }>;
  readonly 'scythia-cards.effect.gainIf.quests': Message<{ readonly items: Value }>;
  readonly 'scythia-cards.effect.heal': Message<{ readonly n: number }>;
  readonly 'scythia-cards.effect.hire': Plain;
  readonly 'scythia-cards.effect.hireFor': Message<{ readonly n: number }>;
  readonly 'scythia-cards.effect.swapCrew': Plain;
  readonly 'scythia-cards.effect.takeAnimal.eagle': Plain;
  readonly 'scythia-cards.effect.takeAnimal.horse': Plain;
  readonly 'scythia-cards.effect.takeAnimal.either': Plain;
  readonly 'scythia-cards.effect.tradeEagleForHorse': Plain;
  readonly 'scythia-cards.effect.completeQuest': Plain;
  readonly 'scythia-cards.effect.drawThenDiscard': Message<{ readonly draw: number; readonly discard: Value }>;
  readonly 'scythia-cards.effect.either': Message<{ readonly first: Value; readonly second: Value }>;
  readonly 'scythia-cards.effect.both': Message<{ readonly first: Value; readonly second: Value }>;
  readonly 'scythia-cards.effect.buildingAction': Plain;
  readonly 'scythia-cards.effect.villageCentre': Plain;
  readonly 'scythia-cards.effect.playCard': Plain;
  readonly 'scythia-cards.effect.useHero': Plain;
  readonly 'scythia-cards.effect.useEagle': Plain;
  readonly 'scythia-cards.raid.line': Message<{ readonly when: Value; readonly what: Value }>;
  readonly 'scythia-cards.raid.strength': Message<{ readonly n: Value }>;
  readonly 'scythia-cards.raid.strengthPer': Message<{ readonly n: Value; readonly per: Value; readonly most: Value }>;
  readonly 'scythia-cards.raid.reduceWounds': Message<{ readonly n: number }>;
  readonly 'scythia-cards.raid.payLess': Message<{ readonly items: Value }>;
  readonly 'scythia-cards.raid.reroll': Message<{ readonly n: number }>;
  readonly 'scythia-cards.raid.rerollOf': Message<{ readonly n: number; readonly colours: Value }>;
  readonly 'scythia-cards.when.any': Plain;
  readonly 'scythia-cards.when.civ': Message<{ readonly civs: Value }>;
  readonly 'scythia-cards.when.kumis': Message<{ readonly n: Value }>;
  readonly 'scythia-cards.when.horse': Plain;
  readonly 'scythia-cards.when.eagle': Plain;
  readonly 'scythia-cards.when.wounds': Message<{ readonly n: number }>;
  readonly 'scythia-cards.when.unwounded': Plain;
  readonly 'scythia-cards.when.top': Plain;
  readonly 'scythia-cards.when.plunder': Message<{ readonly item: Value }>;
  readonly 'scythia-cards.when.ifWounded': Plain;
  readonly 'scythia-cards.when.ifKilled': Plain;
  readonly 'scythia-cards.when.onPlunder': Plain;
  readonly 'scythia-cards.animal.both': Message<{ readonly eagle: Value; readonly horse: Value }>;
  readonly 'scythia-cards.animal.double': Plain;
  readonly 'scythia-cards.animal.play': Plain;
  readonly 'scythia-cards.animal.stats': Message<{ readonly list: Value }>;
  readonly 'scythia-cards.animal.strength': Message<{ readonly n: Value }>;
  readonly 'scythia-cards.animal.nothing': Plain;
  readonly 'scythia-cards.quest.text': Message<{ readonly n: Value; readonly cost: Value }>;
  readonly 'scythia-cards.quest.strength': Message<{ readonly n: Value }>;
}

export const scythiaCards = {
  uk: async () => (await import('./uk/scythia-cards.ts')).messages,
  ru: async () => (await import('./ru/scythia-cards.ts')).messages,
  en: async () => (await import('./en/scythia-cards.ts')).messages,
};
