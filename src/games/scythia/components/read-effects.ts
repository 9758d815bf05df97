import type { Raw, Reader } from '../../../kernel/index.ts';
import { CIVS, COUNTS, DICE, ITEMS, type Item, PLUNDER, RIVALRIES, SIDES, TRIGGERS, type Trigger } from '../words.ts';
import type { Effect, Items, Per, RaidEffect, When } from './pack.ts';

/** Largest number that an effect may have; no printed one is larger. */
const MOST = 50;

/** §E-2: the fields of every play effect besides `do`. */
const PLAY_FIELDS: Readonly<Record<Effect['do'], readonly string[]>> = {
  gain: ['items'],
  exchange: ['pay', 'then'],
  gainPer: ['items', 'per', 'max'],
  gainIf: ['condition', 'items'],
  heal: ['amount'],
  hire: ['discount'],
  swapCrew: [],
  takeAnimal: ['side'],
  tradeEagleForHorse: [],
  completeQuest: [],
  drawThenDiscard: ['draw', 'discard'],
  choose: ['options'],
  buildingAction: [],
  villageCentre: [],
  playCard: [],
  useHero: [],
  useEagle: [],
};
const PLAY_VERBS = Object.keys(PLAY_FIELDS) as Effect['do'][];

/** §E-3.1, §E-3.2: the fields of every raid effect, and the moments it can act at. */
const RAID_FIELDS: Readonly<Record<RaidEffect['do'], { fields: readonly string[]; at: readonly Trigger[] }>> = {
  payLess: { fields: ['items'], at: ['onPay'] },
  reroll: { fields: ['dice', 'colours'], at: ['onRoll'] },
  strength: { fields: ['amount'], at: ['onStrength'] },
  strengthPer: { fields: ['amount', 'per', 'max'], at: ['onStrength'] },
  gain: { fields: ['items'], at: ['onReward', 'ifWounded', 'ifKilled', 'onPlunder'] },
  reduceWounds: { fields: ['amount'], at: ['onWounds'] },
};
const RAID_VERBS = Object.keys(RAID_FIELDS) as RaidEffect['do'][];

/** §E-3.3: the conditions, and the first moment at which each is known. */
const WHEN_FROM: Readonly<Record<keyof When, Trigger>> = {
  civ: 'onPay',
  kumisSpentAtLeast: 'onRoll',
  hasHorse: 'onPay',
  hasEagle: 'onPay',
  crewWoundsAtLeast: 'onPay',
  selfUnwounded: 'onPay',
  band: 'onReward',
  plunderTakenIncludes: 'onPlunder',
};

/** E-1: amounts of items, at least one, each positive. */
export function readItems(r: Reader, raw: unknown, path: string, allowed: readonly Item[] = ITEMS): Items {
  const from = r.object(raw, path, allowed);
  if (Object.keys(from).length === 0) r.note(path, 'nothing');
  return Object.fromEntries(
    allowed.flatMap((item) =>
      from[item] === undefined ? [] : [[item, r.whole(from[item], `${path}.${item}`, 1, MOST)]],
    ),
  );
}

function readPer(r: Reader, raw: unknown, path: string): Per {
  const from = r.object(raw, path, ['count', 'every']);
  return {
    count: r.word(from['count'], `${path}.count`, COUNTS),
    every: r.whole(from['every'], `${path}.every`, 1, MOST),
  };
}

/** A list of play effects, at least one (§E-2). `centre`: the verbs of the Village Centre itself are allowed. */
export function readEffects(r: Reader, raw: unknown, path: string, centre = false): Effect[] {
  const list = r.list(raw, path, (one, p) => readEffect(r, one, p, centre));
  if (Array.isArray(raw) && list.length === 0) r.note(path, 'nothing');
  return list;
}

function readEffect(r: Reader, raw: unknown, path: string, centre: boolean): Effect {
  const from: Raw = r.object(raw, path);
  const verb = from['do'];
  const known = PLAY_VERBS.find((v) => v === verb);
  if (known === undefined) {
    r.note(`${path}.do`, 'unknown-effect', { effect: typeof verb === 'string' ? verb : '' });
    return { do: 'swapCrew' };
  }
  r.object(raw, path, ['do', ...PLAY_FIELDS[known]]);
  const amount = (name: string, least = 1): number => r.whole(from[name], `${path}.${name}`, least, MOST);
  const items = (name: string): Items => readItems(r, from[name], `${path}.${name}`);
  switch (known) {
    case 'gain':
      return { do: known, items: items('items') };
    case 'exchange':
      return { do: known, pay: items('pay'), then: readEffects(r, from['then'], `${path}.then`) };
    case 'gainPer': {
      const per = readPer(r, from['per'], `${path}.per`);
      return { do: known, items: items('items'), per, ...(from['max'] !== undefined && { max: amount('max') }) };
    }
    case 'gainIf': {
      const condition = r.object(from['condition'], `${path}.condition`, ['everyOpponentHasMore']);
      const what = r.word(condition['everyOpponentHasMore'], `${path}.condition.everyOpponentHasMore`, RIVALRIES);
      return { do: known, condition: { everyOpponentHasMore: what }, items: items('items') };
    }
    case 'heal':
      return { do: known, amount: amount('amount') };
    case 'hire':
      return { do: known, discount: amount('discount', 0) };
    case 'takeAnimal':
      return { do: known, side: r.word(from['side'], `${path}.side`, [...SIDES, 'either']) };
    case 'drawThenDiscard':
      return { do: known, draw: amount('draw'), discard: amount('discard') };
    case 'choose': {
      const options = r.list(from['options'], `${path}.options`, (one, p) => readEffects(r, one, p));
      if (options.length < 2 || options.length > 9)
        r.note(`${path}.options`, 'not-so-many', { count: 2, found: options.length });
      return { do: known, options };
    }
    case 'playCard':
    case 'useHero':
    case 'useEagle':
      if (!centre) r.note(`${path}.do`, 'village-centre-only', { effect: known });
      return { do: known };
    default:
      return { do: known };
  }
}

function readWhen(r: Reader, raw: unknown, path: string, trigger: Trigger): When {
  const keys = Object.keys(WHEN_FROM) as (keyof When)[];
  const from = r.object(raw, path, keys);
  for (const key of keys)
    if (from[key] !== undefined && TRIGGERS.indexOf(WHEN_FROM[key]) > TRIGGERS.indexOf(trigger))
      r.note(`${path}.${key}`, 'not-known-yet', { trigger });
  const yes = (key: keyof When): void => {
    if (from[key] !== true) r.note(`${path}.${key}`, 'not-true');
  };
  const has = (key: keyof When): boolean => from[key] !== undefined;
  if (has('hasHorse')) yes('hasHorse');
  if (has('hasEagle')) yes('hasEagle');
  if (has('selfUnwounded')) yes('selfUnwounded');
  return {
    ...(has('civ') && { civ: r.list(from['civ'], `${path}.civ`, (one, p) => r.word(one, p, CIVS)) }),
    ...(has('kumisSpentAtLeast') && {
      kumisSpentAtLeast: r.whole(from['kumisSpentAtLeast'], `${path}.kumisSpentAtLeast`, 1, MOST),
    }),
    ...(has('hasHorse') && { hasHorse: true }),
    ...(has('hasEagle') && { hasEagle: true }),
    ...(has('crewWoundsAtLeast') && {
      crewWoundsAtLeast: r.whole(from['crewWoundsAtLeast'], `${path}.crewWoundsAtLeast`, 1, MOST),
    }),
    ...(has('selfUnwounded') && { selfUnwounded: true }),
    ...(has('band') && { band: r.word(from['band'], `${path}.band`, ['top']) }),
    ...(has('plunderTakenIncludes') && {
      plunderTakenIncludes: r.word(from['plunderTakenIncludes'], `${path}.plunderTakenIncludes`, PLUNDER),
    }),
  };
}

/** The raid abilities of a character; at most one of them rerolls. */
export function readRaidEffects(r: Reader, raw: unknown, path: string): RaidEffect[] {
  const list = r.list(raw, path, (one, p) => readRaidEffect(r, one, p));
  if (list.filter((e) => e.do === 'reroll').length > 1) r.note(path, 'two-rerolls');
  return list;
}

function readRaidEffect(r: Reader, raw: unknown, path: string): RaidEffect {
  const from = r.object(raw, path);
  const trigger = r.word(from['trigger'], `${path}.trigger`, TRIGGERS);
  const verb = RAID_VERBS.find((v) => v === from['do']);
  if (verb === undefined) {
    r.note(`${path}.do`, 'unknown-effect', { effect: typeof from['do'] === 'string' ? from['do'] : '' });
    return { trigger, do: 'strength', amount: 0 };
  }
  const { fields, at } = RAID_FIELDS[verb];
  r.object(raw, path, ['trigger', 'do', 'when', ...fields]);
  if (!at.includes(trigger)) r.note(`${path}.trigger`, 'wrong-moment', { effect: verb, choices: at.join(' ') });
  const when = from['when'] === undefined ? {} : { when: readWhen(r, from['when'], `${path}.when`, trigger) };
  const amount = (name: string): number => r.whole(from[name], `${path}.${name}`, 1, MOST);
  switch (verb) {
    case 'payLess':
      return {
        trigger,
        ...when,
        do: verb,
        items: readItems(r, from['items'], `${path}.items`, ['provisions', 'wagons']),
      };
    case 'reroll': {
      const colours = from['colours'];
      const some =
        colours === undefined ? {} : { colours: r.list(colours, `${path}.colours`, (one, p) => r.word(one, p, DICE)) };
      return { trigger, ...when, do: verb, dice: amount('dice'), ...some };
    }
    case 'strengthPer':
      return {
        trigger,
        ...when,
        do: verb,
        amount: amount('amount'),
        per: readPer(r, from['per'], `${path}.per`),
        max: amount('max'),
      };
    case 'gain':
      return { trigger, ...when, do: verb, items: readItems(r, from['items'], `${path}.items`) };
    default:
      return { trigger, ...when, do: verb, amount: amount('amount') };
  }
}
