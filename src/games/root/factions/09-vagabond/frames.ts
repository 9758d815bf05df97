import type { Clearing, Faction, Place } from '../../words.ts';
import type { Frame } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';

/** §9.5.4: one Aid. */
export interface AidFrame extends Frame {
  readonly proc: 'aid';
  step: 'item' | 'card' | 'claim' | 'relation';
  readonly faction: Faction;
  readonly to: Faction;
}

/** §9.4: Birdsong of a Vagabond. */
export interface VagabondBirdsongFrame extends Frame {
  readonly proc: 'vagabondBirdsong';
  step: 'before' | 'tea' | 'refresh' | 'between' | 'slip' | 'after';
  readonly faction: Faction;
  /** Items still to be turned up. */
  left: number;
}

/** §9.5: Daylight of a Vagabond. */
export interface VagabondDaylightFrame extends Frame {
  readonly proc: 'vagabondDaylight';
  step: 'action';
  readonly faction: Faction;
}

/** §9.6: Evening of a Vagabond. */
export interface VagabondEveningFrame extends Frame {
  readonly proc: 'vagabondEvening';
  step: 'rest' | 'draw' | 'discard' | 'drawn' | 'capacity';
  readonly faction: Faction;
}

/** §9.5.3: exploring the ruin of his clearing; what lies there is decided when somebody looks for the first time. */
export interface ExploreFrame extends Frame {
  readonly proc: 'explore';
  step: 'look' | 'item' | 'found' | 'pick';
  readonly faction: Faction;
  readonly clearing: Clearing;
}

/** §E.3.2: several repairs without a hammer. */
export interface HideoutFrame extends Frame {
  readonly proc: 'hideout';
  step: 'repair';
  readonly faction: Faction;
  left: number;
}

/** §9.2.2.I: items he must damage. */
export interface FullRemovalFrame extends Frame {
  readonly proc: 'fullRemoval';
  step: 'damage';
  readonly key: string;
  readonly faction: Faction;
  left: number;
}

/** §11.2.6.III: a Vagabond pays for a service with items. */
export interface ItemPaymentFrame extends Frame {
  readonly proc: 'itemPayment';
  step: 'more' | 'item';
  readonly faction: Faction;
  left: number;
}

/** §9.5.5: a quest whose items are exhausted. */
export interface QuestFrame extends Frame {
  readonly proc: 'quest';
  step: 'complete' | 'refill' | 'turn' | 'reward';
  readonly faction: Faction;
  readonly quest: number;
  /** 1 once a new quest was turned up, or none was left. */
  refilled: number;
}

/** §9.3, §9.7: setting up a Vagabond, or both in a random order. */
export interface VagabondSetupFrame extends Frame {
  readonly proc: 'vagabondSetup';
  step: 'order' | 'toss' | 'character' | 'pawn' | 'quests' | 'quest' | 'rest' | 'nothing';
  readonly faction: Faction;
}

/** One move of the pawn, by boots, by Slip or by Glide. */
export interface TravelFrame extends Frame {
  readonly proc: 'travel';
  step: 'begin' | 'way' | 'escort' | 'arrive' | 'board' | 'land';
  readonly faction: Faction;
  readonly to: Place;
  readonly law: RootLaw;
  /** §9.2.9.II.b: the ally whose warriors come along, and how many. */
  ally: Faction;
  count: number;
}

/** The procedures of a Vagabond. */
export type VagabondFrame =
  | VagabondSetupFrame
  | VagabondBirdsongFrame
  | VagabondDaylightFrame
  | VagabondEveningFrame
  | TravelFrame
  | ExploreFrame
  | AidFrame
  | QuestFrame
  | HideoutFrame
  | FullRemovalFrame
  | ItemPaymentFrame;
