import type { ScythiaLaw } from '../../law/index.ts';

/** Where points come from. */
export const SOURCES = [
  'raid',
  'ability',
  'effect',
  'payment',
  'scheme',
  'crew',
  'animals',
  'quests',
  'gold',
  'equipment',
  'wagons',
  'livestock',
  'horses',
] as const;
/** Where points come from. */
export type Source = (typeof SOURCES)[number];

interface Mine {
  /** The seat; -1: the AI chief. */
  readonly seat: number;
}

/** An event of the game. Components are numbers of the pack's lists; -1 as a seat is the AI chief. */
export type ScythiaEvent =
  | { readonly type: 'quest-shown'; readonly place: number; readonly quest: number }
  | { readonly type: 'plunder-laid'; readonly spot: number; readonly item: number }
  | { readonly type: 'board-set'; readonly law: ScythiaLaw }
  | { readonly type: 'animal-shown'; readonly place: number; readonly animal: number }
  | { readonly type: 'hero-shown'; readonly hero: number }
  | { readonly type: 'partner-shown'; readonly hero: number; readonly character: number }
  | ({ readonly type: 'first-player' } & Mine)
  | ({ readonly type: 'drafted'; readonly hero: number; readonly character: number } & Mine)
  | { readonly type: 'offer-ended'; readonly hero: number; readonly character: number }
  | ({ readonly type: 'drew'; readonly character?: number } & Mine)
  | ({ readonly type: 'turn'; readonly number: number } & Mine)
  | ({ readonly type: 'placed' | 'took'; readonly building: number; readonly worker: number } & Mine)
  | ({ readonly type: 'dismissed'; readonly slot: number; readonly character: number; readonly wounds: number } & Mine)
  | ({ readonly type: 'used'; readonly alternative: number } & Mine)
  | ({ readonly type: 'played'; readonly character: number } & Mine)
  | ({ readonly type: 'hero-used'; readonly hero: number } & Mine)
  | ({ readonly type: 'eagle-used'; readonly slot: number; readonly character: number } & Mine)
  | ({ readonly type: 'gained' | 'paid' | 'over-limit'; readonly item: number; readonly amount: number } & Mine)
  | ({ readonly type: 'discarded'; readonly character: number } & Mine)
  | { readonly type: 'reshuffled'; readonly deck: 'characters' | 'animals' | 'schemes' }
  | ({ readonly type: 'hired'; readonly character: number; readonly slot: number; readonly cost: number } & Mine)
  | ({ readonly type: 'healed'; readonly slot: number } & Mine)
  | ({ readonly type: 'swapped'; readonly slot: number; readonly from: number; readonly to: number } & Mine)
  | ({
      readonly type: 'tamed';
      readonly animal: number;
      readonly side: number;
      readonly slot: number;
      readonly replaced: number;
    } & Mine)
  | ({ readonly type: 'released'; readonly animal: number; readonly slot: number } & Mine)
  | ({ readonly type: 'quest-chosen'; readonly quest: number } & Mine)
  | ({ readonly type: 'chose'; readonly number: number } & Mine)
  | ({ readonly type: 'passed' } & Mine)
  | ({ readonly type: 'reroll'; readonly slot: number; readonly die: number } & Mine)
  | ({ readonly type: 'quest-completed'; readonly quest: number; readonly place: number } & Mine)
  | ({ readonly type: 'raid'; readonly settlement: number; readonly worker: number } & Mine)
  | ({ readonly type: 'kumis'; readonly amount: number } & Mine)
  | ({
      readonly type: 'rolled';
      readonly die: number;
      readonly strength: number;
      readonly wounds: number;
      readonly again: boolean;
    } & Mine)
  | ({
      readonly type: 'strength';
      readonly law: ScythiaLaw;
      readonly kumis: number;
      /** Strength of each die; of each member, its animals and its abilities by slot. */
      readonly dice: readonly number[];
      readonly crew: readonly number[];
      readonly animals: readonly number[];
      readonly abilities: readonly number[];
      readonly total: number;
      readonly band: number;
    } & Mine)
  | ({ readonly type: 'ability'; readonly slot: number; readonly character: number; readonly trigger: number } & Mine)
  | ({
      readonly type: 'wounds';
      readonly law: ScythiaLaw;
      readonly dice: number;
      readonly band: number;
      readonly less: number;
      readonly total: number;
    } & Mine)
  | ({ readonly type: 'wounded' | 'killed'; readonly slot: number; readonly character: number } & Mine)
  | ({ readonly type: 'wounds-lost'; readonly amount: number; readonly law: ScythiaLaw } & Mine)
  | ({
      readonly type: 'plundered';
      readonly spot: number;
      readonly plunder: readonly number[];
      readonly worker: number;
    } & Mine)
  | ({
      readonly type: 'scored';
      readonly source: Source;
      readonly points: number;
      readonly law: ScythiaLaw;
      readonly total: number;
    } & Mine)
  | ({
      readonly type: 'end-triggered';
      readonly spots: number;
      readonly quests: number;
      readonly law: ScythiaLaw;
    } & Mine)
  | { readonly type: 'capped'; readonly law: ScythiaLaw }
  | { readonly type: 'ended'; readonly law: ScythiaLaw }
  | { readonly type: 'scheme'; readonly scheme: number }
  | { readonly type: 'chief-failed'; readonly law: ScythiaLaw; readonly lacks: 'spot' | 'provisions' | 'strength' }
  | { readonly type: 'chief-provisions'; readonly amount: number }
  | { readonly type: 'chief-horse'; readonly animal: number; readonly place: number }
  | { readonly type: 'chief-raid'; readonly spot: number; readonly provisions: number; readonly strength: number }
  | { readonly type: 'chief-spent'; readonly animal: number };
