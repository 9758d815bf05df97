import type { Effect, Items, Pack, RaidEffect } from './pack.ts';
import { type Verbs, verbsOf } from '../verbs.ts';
import {
  ARROWS,
  BUILDINGS,
  CIVS,
  COLOURS,
  COUNTS,
  DICE,
  EAGLES,
  FIRST_PLUNDER,
  ITEMS,
  PLUNDER,
  RIVALRIES,
  ROW,
  SIDES,
  TRIGGERS,
  type Trigger,
  VILLAGE_QUESTS,
} from '../words.ts';

/** Amounts by item number. */
export type Amounts = readonly number[];

/** A play effect with numbers instead of words. A list of effects is referred to by its number. */
export type Op =
  | { readonly do: 'gain'; readonly items: Amounts }
  | { readonly do: 'exchange'; readonly pay: Amounts; readonly then: number }
  | {
      readonly do: 'gainPer';
      readonly items: Amounts;
      readonly count: number;
      readonly every: number;
      readonly max: number;
    }
  | { readonly do: 'gainIf'; readonly rivalry: number; readonly items: Amounts }
  | { readonly do: 'heal'; readonly amount: number }
  | { readonly do: 'hire'; readonly discount: number }
  | { readonly do: 'takeAnimal'; readonly sides: number }
  | { readonly do: 'drawThenDiscard'; readonly draw: number; readonly discard: number }
  | { readonly do: 'choose'; readonly lists: readonly number[] }
  | {
      readonly do:
        | 'swapCrew'
        | 'tradeEagleForHorse'
        | 'completeQuest'
        | 'buildingAction'
        | 'villageCentre'
        | 'playCard'
        | 'useHero'
        | 'useEagle';
    };

/** A raid effect with numbers instead of words. All raid effects have these fields, so that V8 gives them one shape. */
export interface RaidOp {
  readonly do: RaidEffect['do'];
  readonly trigger: number;
  readonly items: Amounts;
  readonly amount: number;
  readonly dice: number;
  readonly colours: number;
  readonly count: number;
  readonly every: number;
  readonly max: number;
  readonly civs: number;
  readonly kumis: number;
  readonly horse: boolean;
  readonly eagle: boolean;
  readonly wounds: number;
  readonly unwounded: boolean;
  readonly top: boolean;
  /** The plunder that must be taken, as an item number; -1: none. */
  readonly plunder: number;
}

const amounts = (items: Items): Amounts => ITEMS.map((item) => items[item] ?? 0);

/** A bit mask of words: bit k is set when `some` has word k of the list. */
export function maskOf<W extends string>(words: readonly W[], some: readonly W[]): number {
  let mask = 0;
  for (const word of some) mask |= 1 << words.indexOf(word);
  return mask;
}

function raidOp(e: RaidEffect): RaidOp {
  const per = e.do === 'strengthPer' ? e.per : undefined;
  const w = e.when ?? {};
  return {
    do: e.do,
    trigger: TRIGGERS.indexOf(e.trigger),
    items: amounts(e.do === 'payLess' || e.do === 'gain' ? e.items : {}),
    amount: 'amount' in e ? e.amount : 0,
    dice: e.do === 'reroll' ? e.dice : 0,
    colours: e.do === 'reroll' ? maskOf(DICE, e.colours ?? DICE) : 0,
    count: per ? COUNTS.indexOf(per.count) : -1,
    every: per?.every ?? 1,
    max: e.do === 'strengthPer' ? e.max : 0,
    civs: maskOf(CIVS, w.civ ?? CIVS),
    kumis: w.kumisSpentAtLeast ?? 0,
    horse: w.hasHorse === true,
    eagle: w.hasEagle === true,
    wounds: w.crewWoundsAtLeast ?? 0,
    unwounded: w.selfUnwounded === true,
    top: w.band === 'top',
    plunder: w.plunderTakenIncludes === undefined ? -1 : FIRST_PLUNDER + PLUNDER.indexOf(w.plunderTakenIncludes),
  };
}

/** Compiles lists of effects and numbers them. */
function compiler() {
  const lists: (readonly Op[])[] = [];
  const written: (readonly Effect[])[] = [];
  function list(effects: readonly Effect[]): number {
    const at = lists.push([]) - 1;
    written[at] = effects;
    lists[at] = effects.map(op);
    return at;
  }
  function op(e: Effect): Op {
    switch (e.do) {
      case 'gain':
        return { do: 'gain', items: amounts(e.items) };
      case 'exchange':
        return { do: 'exchange', pay: amounts(e.pay), then: list(e.then) };
      case 'gainPer': {
        const { every } = e.per;
        return { do: 'gainPer', items: amounts(e.items), count: COUNTS.indexOf(e.per.count), every, max: e.max ?? 99 };
      }
      case 'gainIf':
        return {
          do: 'gainIf',
          rivalry: RIVALRIES.indexOf(e.condition.everyOpponentHasMore),
          items: amounts(e.items),
        };
      case 'takeAnimal':
        return { do: 'takeAnimal', sides: e.side === 'either' ? 3 : 1 << SIDES.indexOf(e.side) };
      case 'choose':
        return { do: 'choose', lists: e.options.map(list) };
      default:
        return e;
    }
  }
  return { lists, written, list };
}

/** The components of a pack by dense numbers, and the verbs with its words. */
export interface Components extends ReturnType<typeof layOut> {
  readonly pack: Pack;
  readonly verbs: Verbs;
}

function layOut(pack: Pack) {
  const { lists, written, list } = compiler();
  const { characters, heroes, animals, quests, schemes, chiefs } = pack;
  const settlements = pack.civilisations.flatMap((c, civ) => c.settlements.map((settlement) => ({ civ, settlement })));
  const spots = settlements.flatMap(({ civ, settlement }, of) => settlement.spots.map((spot) => ({ civ, of, spot })));
  const buildings = BUILDINGS.map((id) => pack.buildings.find((b) => b.id === id)!);
  const alternatives = buildings.flatMap((b, building) => b.options.map((option) => ({ building, option })));
  const cards = characters.flatMap((c, kind) => Array.from({ length: c.copies }, (_, copy) => ({ kind, copy })));
  return {
    lists,
    /** The lists of effects as they stand in the pack, by the same numbers as `lists`. */
    written,
    /** Characters by kind. */
    kind: {
      count: characters.length,
      names: characters.map((c) => c.id),
      copies: characters.map((c) => c.copies),
      cost: characters.map((c) => c.cost),
      strength: characters.map((c) => c.strength),
      vp: characters.map((c) => c.vp),
      play: characters.map((c) => list(c.play)),
      raid: characters.map((c) => c.raid.map(raidOp)),
      triggers: characters.map((c) =>
        maskOf(
          TRIGGERS,
          c.raid.map((e): Trigger => e.trigger),
        ),
      ),
      first: characters.map((_, kind) => cards.findIndex((card) => card.kind === kind)),
    },
    /** Cards by number: the copies of a kind lie together. */
    cards: {
      count: cards.length,
      kind: cards.map((c) => c.kind),
      names: cards.map(({ kind, copy }) => `${characters[kind]!.id}#${copy + 1}`),
    },
    hero: { count: heroes.length, names: heroes.map((h) => h.id), ability: heroes.map((h) => list(h.ability)) },
    animal: {
      count: animals.length,
      names: animals.map((a) => a.id),
      eagle: animals.map((a) => EAGLES.indexOf(a.eagle.kind)),
      /** By side: eagles first. */
      strength: [animals.map((a) => a.eagle.strength), animals.map((a) => a.horse.strength)],
      vp: [animals.map((a) => a.eagle.vp), animals.map((a) => a.horse.vp)],
    },
    quest: {
      count: quests.length,
      names: quests.map((q) => q.id),
      vp: quests.map((q) => q.vp),
      cost: quests.map((q) => amounts('items' in q.cost ? q.cost.items : {})),
      strength: quests.map((q) => ('discardStrength' in q.cost ? q.cost.discardStrength : 0)),
    },
    building: {
      count: buildings.length,
      allowed: buildings.map((b) => maskOf(COLOURS, b.allowedWorkers)),
      start: buildings.map((b) => (b.startWorker ? COLOURS.indexOf(b.startWorker) : -1)),
      /** The alternatives of building k are those from `from[k]` up to `from[k + 1]`. */
      from: [...buildings, undefined].map((_, k) => {
        const at = alternatives.findIndex((a) => a.building >= k);
        return at < 0 ? alternatives.length : at;
      }),
    },
    alternative: {
      count: alternatives.length,
      names: alternatives.map(({ building, option }) => `${BUILDINGS[building]}.${option.id}`),
      building: alternatives.map((a) => a.building),
      workers: alternatives.map(({ option }) => maskOf(COLOURS, option.workers ?? COLOURS)),
      list: alternatives.map(({ option }) => list(option.effects)),
    },
    civ: {
      red: pack.civilisations.map((c) => c.red),
      white: pack.civilisations.map((c) => c.white),
      hasQuests: pack.civilisations.map((c) => c.hasQuests),
      /** The raid spots of each civilisation, left to right. */
      spots: CIVS.map((_, civ) =>
        spots
          .map((s, at) => ({ ...s, at }))
          .filter((s) => s.civ === civ)
          .sort((a, b) => a.spot.column - b.spot.column)
          .map((s) => s.at),
      ),
    },
    settlement: {
      count: settlements.length,
      names: settlements.map((s) => s.settlement.id),
      civ: settlements.map((s) => s.civ),
      allowed: settlements.map((s) => maskOf(COLOURS, s.settlement.allowedWorkers)),
      crew: settlements.map((s) => s.settlement.crew),
      provisions: settlements.map((s) => s.settlement.provisions),
      wagons: settlements.map((s) => s.settlement.wagons),
      bands: settlements.map((s) => s.settlement.bands),
      spots: settlements.map((_, k) => spots.flatMap((s, at) => (s.of === k ? [at] : []))),
    },
    spot: {
      count: spots.length,
      names: spots.map((s) => s.spot.id),
      civ: spots.map((s) => s.civ),
      settlement: spots.map((s) => s.of),
      column: spots.map((s) => s.spot.column),
      plunder: spots.map((s) => s.spot.plunder),
      worker: spots.map((s) => COLOURS.indexOf(s.spot.worker)),
      minPlayers: spots.map((s) => s.spot.minPlayers),
    },
    /** Quest places: the village's, then one per raid spot. */
    places: [...VILLAGE_QUESTS, ...spots.map((s) => s.spot.id)],
    faces: DICE.map((colour) => pack.dice[colour].faces),
    workers: COLOURS.map((colour) => pack.workers[colour]),
    plunder: PLUNDER.map((p) => pack.plunder[p]),
    chief: {
      names: chiefs.map((c) => c.id),
      strength: chiefs.map((c) => c.strength),
      provisions: chiefs.map((c) => c.provisions),
      extra: chiefs.map((c) => c.extraProvision),
    },
    scheme: {
      count: schemes.length,
      names: schemes.map((s) => s.id),
      civ: schemes.map((s) => CIVS.indexOf(s.civ)),
      column: schemes.map((s) => s.column),
      provisions: schemes.map((s) => s.provisions),
      strength: schemes.map((s) => s.strength),
      vp: schemes.map((s) => s.vp),
      quest: schemes.map((s) => ARROWS.indexOf(s.quest)),
      gain: schemes.map((s) => s.gain),
      horse: schemes.map((s) => ROW.indexOf(s.horse)),
      blocks: schemes.map((s) => BUILDINGS.indexOf(s.blocks)),
    },
  };
}

/** Numbers the components of a pack for play. */
export function componentsOf(pack: Pack): Components {
  const tables = layOut(pack);
  return {
    ...tables,
    pack,
    verbs: verbsOf({
      characters: tables.kind.names,
      heroes: tables.hero.names,
      animals: tables.animal.names,
      quests: tables.quest.names,
      alternatives: tables.alternative.names,
      settlements: tables.settlement.names,
      spots: tables.spot.names,
    }),
  };
}
