import type { Speaker } from '../../../i18n/index.ts';
import { BUILT_IN } from '../../../games/scythia/components/built-in.ts';
import type { Effect, RaidEffect } from '../../../games/scythia/components/pack.ts';
import {
  CIVS,
  COUNTS,
  DICE,
  type Item,
  ITEMS,
  PLUNDER,
  RIVALRIES,
  SIDES,
  type Trigger,
  TRIGGERS,
} from '../../../games/scythia/words.ts';
import { capitalize } from '../../turns/capitalize.ts';
import type { Choice, Part, ValueField, ValueKind, Variant } from '../../values/values-form.ts';
import type { Names } from './names.ts';

/** E-3.1: the moments at which a crew member can gain something. */
const GAIN_MOMENTS: readonly Trigger[] = ['onReward', 'ifWounded', 'ifKilled', 'onPlunder'];

/** Lists of effects without repetitions and empty ones. */
const distinct = (lists: readonly (readonly object[])[]): readonly unknown[] =>
  [...new Map(lists.map((list) => [JSON.stringify(list), list])).values()].filter((list) => list.length > 0);

/** How the effects of cards and heroes are entered: each is chosen by its name and has its own fields (E-2, E-3). */
export interface EffectKinds {
  /** Of a hero or a played card. */
  readonly play: ValueKind;
  /** Of a crew member in a raid. */
  readonly raid: ValueKind;
}

/** The names of effects and moments by their ids, for problems that mention them. */
export function effectNames(say: Speaker<'values'>, { text }: Names): Readonly<Record<string, string>> {
  const named = (id: Effect['do'] | RaidEffect['do']): string => say.lookup('values.effect', id);
  const plain = PLAIN.map((effect) => [effect.do, capitalize(text.play([effect]))] as const);
  return Object.fromEntries([
    ...[...PLAY, ...RAID].map((id) => [id, named(id)] as const),
    ...plain,
    ...TRIGGERS.map((trigger) => [trigger, say.lookup('values.moment', trigger)] as const),
  ]);
}

/** The effects with fields, in the order in which they are offered. */
const PLAY = [
  'gain',
  'exchange',
  'choose',
  'gainPer',
  'gainIf',
  'heal',
  'hire',
  'takeAnimal',
  'drawThenDiscard',
] as const satisfies readonly Effect['do'][];
const RAID = [
  'strength',
  'strengthPer',
  'gain',
  'reduceWounds',
  'reroll',
  'payLess',
] as const satisfies readonly RaidEffect['do'][];
/** The effects without fields. What only the Village Centre has is no effect of a card. */
const PLAIN = [
  { do: 'completeQuest' },
  { do: 'swapCrew' },
  { do: 'tradeEagleForHorse' },
  { do: 'buildingAction' },
  { do: 'villageCentre' },
] as const satisfies readonly Effect[];

type PlayEffect<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;

/** The first exchange of the built-in cards: an effect is put together from it. */
const EXCHANGE = BUILT_IN.characters
  .flatMap((character) => character.play)
  .find((effect): effect is PlayEffect<'exchange'> => effect.do === 'exchange')!;

/** What a new effect looks like before it is changed. */
const BLANKS: { readonly [K in (typeof PLAY)[number]]: PlayEffect<K> } = {
  gain: { do: 'gain', items: { silver: 1 } },
  exchange: EXCHANGE,
  choose: {
    do: 'choose',
    options: [[{ do: 'gain', items: { silver: 1 } }], [{ do: 'gain', items: { provisions: 1 } }]],
  },
  gainPer: { do: 'gainPer', items: { silver: 1 }, per: { count: 'pairedHorses', every: 1 } },
  gainIf: { do: 'gainIf', condition: { everyOpponentHasMore: 'horses' }, items: { silver: 1 } },
  heal: { do: 'heal', amount: 1 },
  hire: { do: 'hire', discount: 0 },
  takeAnimal: { do: 'takeAnimal', side: 'either' },
  drawThenDiscard: { do: 'drawThenDiscard', draw: 1, discard: 1 },
};
const RAID_BLANKS: { readonly [K in (typeof RAID)[number]]: RaidEffect & { readonly do: K } } = {
  strength: { trigger: 'onStrength', do: 'strength', amount: 1 },
  strengthPer: {
    trigger: 'onStrength',
    do: 'strengthPer',
    amount: 1,
    per: { count: 'crewWounds', every: 1 },
    max: 3,
  },
  gain: { trigger: 'onReward', do: 'gain', items: { silver: 1 } },
  reduceWounds: { trigger: 'onWounds', do: 'reduceWounds', amount: 1 },
  reroll: { trigger: 'onRoll', do: 'reroll', dice: 1 },
  payLess: { trigger: 'onPay', do: 'payLess', items: { provisions: 1 } },
};

/** The fields of all effects in one language. */
export function effectKinds(say: Speaker<'values'>, names: Names): EffectKinds {
  const label = (id: string): string => say.lookup('values.field', id);
  const number = (path: string, id = path): ValueField => ({ kind: 'number', path, name: label(id) });
  const choices = <W extends string>(list: readonly W[], name: (word: W, at: number) => string): Choice[] =>
    list.map((value, at) => ({ value, name: capitalize(name(value, at)) }));
  const remove = (what: string): string => say.t('values.label.remove', { what });
  const itemName = (item: Item): string => capitalize(names.text.count(item, 1).replace(/^\d+\s/, ''));
  const amounts = (path: 'items' | 'pay', list: readonly Item[] = ITEMS): ValueField => ({
    kind: 'some',
    path,
    name: label(path === 'items' ? 'amounts' : path),
    add: say.t('values.label.addItem'),
    remove,
    parts: list.map((item) => ({ kind: 'number', path: item, name: itemName(item), blank: 1 })),
  });
  const per: readonly ValueField[] = [
    {
      kind: 'word',
      path: 'per.count',
      name: label('per'),
      choices: choices(COUNTS, (count) => names.say.t(`scythia-cards.per.${count}`, { n: 1 })),
    },
    number('per.every', 'every'),
  ];
  const dice = choices(DICE, (die) => names.say.t(`scythia.word.dieColour.${die}`));
  const plunder = choices(PLUNDER, itemName);

  const play: ValueKind = {
    kind: 'list',
    add: say.t('values.label.addEffect'),
    remove,
    one: say.t('values.label.effect'),
    // Effects contain effects.
    each: { kind: 'variant', key: 'do', variants: () => variants },
  };
  const options: ValueField = {
    kind: 'list',
    path: 'options',
    name: label('choices'),
    add: say.t('values.label.addOption'),
    remove,
    one: label('choice'),
    each: play,
    blank: [BLANKS.gain],
  };
  const fields: { readonly [K in (typeof PLAY)[number]]: readonly ValueField[] } = {
    gain: [amounts('items')],
    exchange: [amounts('pay'), { ...play, path: 'then', name: label('then') }],
    choose: [options],
    gainPer: [amounts('items'), ...per, { ...number('max', 'maxOrNone'), isOptional: true }],
    gainIf: [
      amounts('items'),
      {
        kind: 'word',
        path: 'condition.everyOpponentHasMore',
        name: label('rival'),
        choices: choices(RIVALRIES, (what) => say.t(`values.rival.${what}`)),
      },
    ],
    heal: [number('amount', 'wounds')],
    hire: [number('discount')],
    takeAnimal: [
      {
        kind: 'word',
        path: 'side',
        name: label('side'),
        choices: [...choices(SIDES, (side) => label(side)), { value: 'either', name: say.t('values.animal.either') }],
      },
    ],
    drawThenDiscard: [number('draw'), number('discard')],
  };
  const variants: readonly Variant[] = [
    ...PLAY.map((verb) => ({
      value: verb,
      name: say.t(`values.effect.${verb}`),
      blank: BLANKS[verb],
      fields: fields[verb],
    })),
    ...PLAIN.map((effect) => ({
      value: effect.do,
      name: capitalize(names.text.play([effect])),
      blank: effect,
      fields: [],
    })),
  ];

  const parts: readonly Part[] = [
    {
      kind: 'words',
      path: 'civ',
      name: label('civ'),
      choices: choices(CIVS, (_, at) => names.civ(at)),
      blank: [CIVS[0]],
    },
    { ...number('kumisSpentAtLeast'), blank: 1 },
    { kind: 'flag', path: 'hasHorse', name: label('hasHorse'), blank: true },
    { kind: 'flag', path: 'hasEagle', name: label('hasEagle'), blank: true },
    { ...number('crewWoundsAtLeast'), blank: 1 },
    { kind: 'flag', path: 'selfUnwounded', name: label('selfUnwounded'), blank: true },
    { kind: 'flag', path: 'band', name: label('band'), blank: 'top' },
    {
      kind: 'word',
      path: 'plunderTakenIncludes',
      name: label('plunderTakenIncludes'),
      choices: plunder,
      blank: PLUNDER[0],
    },
  ];
  const when: ValueField = {
    kind: 'some',
    path: 'when',
    name: label('when'),
    add: say.t('values.label.addCondition'),
    remove,
    parts,
    isOptional: true,
  };
  const trigger: ValueField = {
    kind: 'word',
    path: 'trigger',
    name: label('trigger'),
    choices: choices(GAIN_MOMENTS, (moment) => say.t(`values.moment.${moment}`)),
  };
  const raidFields: { readonly [K in (typeof RAID)[number]]: readonly ValueField[] } = {
    strength: [number('amount', 'strength')],
    strengthPer: [number('amount', 'strength'), ...per, number('max')],
    gain: [amounts('items'), trigger],
    reduceWounds: [number('amount', 'wounds')],
    reroll: [
      number('dice'),
      { kind: 'words', path: 'colours', name: label('colours'), choices: dice, isOptional: true },
    ],
    payLess: [amounts('items', ['provisions', 'wagons'])],
  };
  const raidVariants: readonly Variant[] = RAID.map((verb) => ({
    value: verb,
    name: say.t(`values.effect.${verb}`),
    blank: RAID_BLANKS[verb],
    fields: [...raidFields[verb], when],
  }));
  const raid: ValueKind = {
    kind: 'list',
    add: say.t('values.label.addEffect'),
    remove,
    one: say.t('values.label.effect'),
    each: {
      kind: 'variant',
      key: 'do',
      variants: () => raidVariants,
    },
    summary: (value) => names.text.raid(value as readonly RaidEffect[]).join(' · '),
    examples: {
      compose: say.t('values.button.compose'),
      label: say.t('values.label.takeEffect'),
      values: distinct(BUILT_IN.characters.map((one) => one.raid)),
    },
  };
  return {
    play: {
      ...play,
      summary: (value) => names.text.play(value as readonly Effect[]),
      examples: {
        compose: say.t('values.button.compose'),
        label: say.t('values.label.takeEffect'),
        values: distinct([...BUILT_IN.characters.map((one) => one.play), ...BUILT_IN.heroes.map((one) => one.ability)]),
      },
    },
    raid,
  };
}
