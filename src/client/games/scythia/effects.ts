import type { Name, Speaker, Terms } from '../../../i18n/index.ts';
import type {
  AnimalData,
  Effect,
  Items,
  Per,
  QuestData,
  RaidEffect,
  When,
} from '../../../games/scythia/components/pack.ts';
import { type Item, ITEMS } from '../../../games/scythia/words.ts';
import { capitalize } from '../../turns/capitalize.ts';

/** Speaks all messages of Raiders of Scythia. */
export type ScythiaSpeaker = Speaker<'scythia' | 'scythia-cards'>;

/** What cards say, put together from the words of the closed list of effects (E-1 to E-5). */
export interface EffectTexts {
  /** A number of an item. */
  count(item: Item, n: number): string;
  /** A number of an item with its forms; the accusative is for gains and payments. */
  countName(item: Item, n: number): Name;
  items(items: Items): readonly string[];
  /** What a building, a hero or a played card does; `spoken` has words instead of arrows. */
  play(effects: readonly Effect[], spoken?: boolean): string;
  /** What a crew member does in a raid. */
  raid(effects: readonly RaidEffect[]): readonly string[];
  eagle(animal: AnimalData): string;
  horse(animal: AnimalData): string;
  /** What a quest costs. */
  cost(quest: QuestData): string;
}

const signed = (n: number): string => `+${n}`;

/** How effects read in one language. */
export function effectTexts(say: ScythiaSpeaker, terms: Terms<'scythia'>): EffectTexts {
  const count = (item: Item, n: number): string => say.t(`scythia-cards.count.${item}`, { n });
  const items = (some: Items): readonly string[] =>
    ITEMS.flatMap((item) => (some[item] === undefined ? [] : [count(item, some[item])]));
  const per = (p: Per): string => say.t(`scythia-cards.per.${p.count}`, { n: p.every });

  function list(effects: readonly Effect[], spoken: boolean): string {
    const texts = effects.map((effect) => one(effect, spoken));
    return texts.reduce((first, second) => say.t('scythia-cards.effect.both', { first, second }));
  }
  function one(effect: Effect, spoken: boolean): string {
    switch (effect.do) {
      case 'gain':
        return say.t('scythia-cards.effect.gain', { items: items(effect.items) });
      case 'exchange':
        return say.t(spoken ? 'scythia-cards.effect.exchangeSpoken' : 'scythia-cards.effect.exchange', {
          pay: items(effect.pay),
          result: list(effect.then, spoken),
        });
      case 'gainPer': {
        const gain = { items: items(effect.items), per: per(effect.per) };
        return effect.max === undefined
          ? say.t('scythia-cards.effect.gainPer', gain)
          : say.t('scythia-cards.effect.gainPerMost', { ...gain, n: effect.max });
      }
      case 'gainIf':
        return say.t(`scythia-cards.effect.gainIf.${effect.condition.everyOpponentHasMore}`, {
          items: items(effect.items),
        });
      case 'heal':
        return say.t('scythia-cards.effect.heal', { n: effect.amount });
      case 'hire':
        return effect.discount === 0
          ? say.t('scythia-cards.effect.hire')
          : say.t('scythia-cards.effect.hireFor', { n: effect.discount });
      case 'takeAnimal':
        return say.t(`scythia-cards.effect.takeAnimal.${effect.side}`);
      case 'drawThenDiscard':
        return say.t('scythia-cards.effect.drawThenDiscard', { draw: effect.draw, discard: effect.discard });
      case 'choose':
        return effect.options
          .map((option) => list(option, spoken))
          .reduce((first, second) => say.t('scythia-cards.effect.either', { first, second }));
      case 'swapCrew':
      case 'tradeEagleForHorse':
      case 'completeQuest':
      case 'buildingAction':
      case 'villageCentre':
      case 'playCard':
      case 'useHero':
      case 'useEagle':
        return say.t(`scythia-cards.effect.${effect.do}`);
    }
  }

  /** All conditions of a raid effect (§E-3.3), or the text of the occasion without conditions. */
  function conditions({ trigger, when = {} }: RaidEffect): string[] {
    const read: { readonly [K in keyof When]-?: (value: NonNullable<When[K]>) => string } = {
      civ: (civs) =>
        say.t('scythia-cards.when.civ', { civs: civs.map((civ) => terms.name(`scythia.civ.${civ}`, 'acc')) }),
      kumisSpentAtLeast: (n) => say.t('scythia-cards.when.kumis', { n }),
      hasHorse: () => say.t('scythia-cards.when.horse'),
      hasEagle: () => say.t('scythia-cards.when.eagle'),
      crewWoundsAtLeast: (n) => say.t('scythia-cards.when.wounds', { n }),
      selfUnwounded: () => say.t('scythia-cards.when.unwounded'),
      band: () => say.t('scythia-cards.when.top'),
      plunderTakenIncludes: (item) => say.t('scythia-cards.when.plunder', { item: terms.name(`scythia.${item}`) }),
    };
    const texts = (Object.keys(when) as (keyof When)[]).map((key) => read[key](when[key] as never));
    if (trigger === 'ifWounded' || trigger === 'ifKilled') texts.unshift(say.t(`scythia-cards.when.${trigger}`));
    else if (texts.length === 0)
      texts.push(say.t(trigger === 'onPlunder' ? 'scythia-cards.when.onPlunder' : 'scythia-cards.when.any'));
    return texts;
  }
  function result(effect: RaidEffect): string {
    switch (effect.do) {
      case 'payLess':
        return say.t('scythia-cards.raid.payLess', { items: items(effect.items) });
      case 'reroll':
        return effect.colours === undefined
          ? say.t('scythia-cards.raid.reroll', { n: effect.dice })
          : say.t('scythia-cards.raid.rerollOf', {
              n: effect.dice,
              colours: effect.colours.map((colour) => say.t(`scythia.word.dieColour.${colour}`)),
            });
      case 'strength':
        return say.t('scythia-cards.raid.strength', { n: signed(effect.amount) });
      case 'strengthPer':
        return say.t('scythia-cards.raid.strengthPer', {
          n: signed(effect.amount),
          per: per(effect.per),
          most: signed(effect.amount * effect.max),
        });
      case 'gain':
        return say.t('scythia-cards.effect.gain', { items: items(effect.items) });
      case 'reduceWounds':
        return say.t('scythia-cards.raid.reduceWounds', { n: effect.amount });
    }
  }
  function stats(strength: number, vp: number): string {
    const texts = [
      ...(strength > 0 ? [say.t('scythia-cards.animal.strength', { n: signed(strength) })] : []),
      ...(vp > 0 ? [count('vp', vp)] : []),
    ];
    if (texts.length === 0) return say.t('scythia-cards.animal.nothing');
    return say.t('scythia-cards.animal.stats', { list: texts });
  }
  return {
    count,
    countName: (item, n) => ({ text: count(item, n), forms: { acc: say.t(`scythia-cards.object.${item}`, { n }) } }),
    items,
    play: (effects, spoken = false) => list(effects, spoken),
    raid: (effects) =>
      effects.map((effect) =>
        capitalize(say.t('scythia-cards.raid.line', { when: conditions(effect), what: result(effect) })),
      ),
    eagle: ({ eagle }) =>
      eagle.kind === 'stats' ? stats(eagle.strength, eagle.vp) : say.t(`scythia-cards.animal.${eagle.kind}`),
    horse: ({ horse }) => stats(horse.strength, horse.vp),
    cost: ({ cost }) =>
      'items' in cost
        ? say.list(items(cost.items))
        : say.t('scythia-cards.quest.strength', { n: cost.discardStrength }),
  };
}
