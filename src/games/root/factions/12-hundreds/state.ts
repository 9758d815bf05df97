import { BAG, BOOT, COIN, CROSSBOW, HAMMER, HUNDREDS, ITEMS, SWORD, TEA } from '../../words.ts';

/** §12.7: the moods of the warlord, by number. */
export const MOODS = [
  'bitter',
  'grandiose',
  'jubilant',
  'lavish',
  'relentless',
  'rowdy',
  'stubborn',
  'wrathful',
] as const;

/** Moods by number. */
export const BITTER = 0;
export const GRANDIOSE = 1;
export const JUBILANT = 2;
export const LAVISH = 3;
export const RELENTLESS = 4;
export const ROWDY = 5;
export const STUBBORN = 6;
export const WRATHFUL = 7;

/** §12.7.1 to §12.7.8: the item each mood shows, -1 for none. */
export const MOOD_ITEM: readonly number[] = [HAMMER, TEA, BOOT, -1, BAG, COIN, CROSSBOW, SWORD];

/** What is the Hundreds' alone. */
export class HundredsState {
  /** §12.4.4: the mood in force, -1 before the first. */
  mood: number;
  /** §12.2.4: the hoard, by item; which space an item fills does not matter. */
  hoard: number[];
  /** §9.7.1-R1: of those, R items; with two Vagabonds they take none of a kind they have. */
  marked: number[];
  /** Items that left the game through them, by item. */
  gone: number[];

  /** A copy that shares nothing. */
  constructor(h: HundredsState) {
    this.mood = h.mood;
    this.hoard = h.hoard.slice();
    this.marked = h.marked.slice();
    this.gone = h.gone.slice();
  }
}

/** Nothing yet. */
export function newHundreds(): HundredsState {
  const none = (): number[] => ITEMS.map(() => 0);
  return new HundredsState({ mood: -1, hoard: none(), marked: none(), gone: none() });
}

/** A copy for a copied state; `seat` holds the seats by faction. What does not play never changes, so copies share it. */
export const copyHundreds = (own: HundredsState, seat: readonly number[]): HundredsState =>
  seat[HUNDREDS]! >= 0 ? new HundredsState(own) : own;
