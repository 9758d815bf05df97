import type {
  Arrow,
  Building,
  Civ,
  Colour,
  Count,
  Die,
  EagleKind,
  Item,
  Plunder,
  Rivalry,
  RowPlace,
  Side,
  Trigger,
} from '../words.ts';

/** Amounts of items, positive integers only. */
export type Items = Readonly<Partial<Record<Item, number>>>;

/** How often: floor(count / every). */
export interface Per {
  readonly count: Count;
  readonly every: number;
}

/** §E-2: an effect of a building, hero or played card. */
export type Effect =
  | { readonly do: 'gain'; readonly items: Items }
  | { readonly do: 'exchange'; readonly pay: Items; readonly then: readonly Effect[] }
  | { readonly do: 'gainPer'; readonly items: Items; readonly per: Per; readonly max?: number }
  | { readonly do: 'gainIf'; readonly condition: { readonly everyOpponentHasMore: Rivalry }; readonly items: Items }
  | { readonly do: 'heal'; readonly amount: number }
  | { readonly do: 'hire'; readonly discount: number }
  | { readonly do: 'swapCrew' }
  | { readonly do: 'takeAnimal'; readonly side: Side | 'either' }
  | { readonly do: 'tradeEagleForHorse' }
  | { readonly do: 'completeQuest' }
  | { readonly do: 'drawThenDiscard'; readonly draw: number; readonly discard: number }
  | { readonly do: 'choose'; readonly options: readonly (readonly Effect[])[] }
  | { readonly do: 'buildingAction' }
  | { readonly do: 'villageCentre' }
  | { readonly do: 'playCard' }
  | { readonly do: 'useHero' }
  | { readonly do: 'useEagle' };

/** §E-3.3: the conditions of a raid effect; all must hold. */
export interface When {
  readonly civ?: readonly Civ[];
  readonly kumisSpentAtLeast?: number;
  readonly hasHorse?: true;
  readonly hasEagle?: true;
  readonly crewWoundsAtLeast?: number;
  readonly selfUnwounded?: true;
  readonly band?: 'top';
  readonly plunderTakenIncludes?: Plunder;
}

interface TriggerFields {
  readonly trigger: Trigger;
  readonly when?: When;
}

/** E-3: an effect of a crew member in a raid. */
export type RaidEffect = TriggerFields &
  (
    | { readonly do: 'payLess'; readonly items: Items }
    | { readonly do: 'reroll'; readonly dice: number; readonly colours?: readonly Die[] }
    | { readonly do: 'strength'; readonly amount: number }
    | { readonly do: 'strengthPer'; readonly amount: number; readonly per: Per; readonly max: number }
    | { readonly do: 'gain'; readonly items: Items }
    | { readonly do: 'reduceWounds'; readonly amount: number }
  );

/** Fields of every entry: which values are unpublished, and a name to show instead of ours. */
interface EntryFields {
  /** Fields whose printed value is not public; ours fit everything that is. */
  readonly reconstructed?: readonly string[];
  readonly name?: Readonly<Partial<Record<'uk' | 'ru' | 'en', string>>>;
}

/** One alternative of a building. */
export interface Alternative {
  readonly id: string;
  readonly effects: readonly Effect[];
  /** The colours it is offered to; all when absent. */
  readonly workers?: readonly Colour[];
}

/** S-5: a building of the village. */
export interface BuildingData extends EntryFields {
  readonly id: Building;
  readonly allowedWorkers: readonly Colour[];
  readonly startWorker?: Colour;
  readonly options: readonly Alternative[];
}

/** §A-03: a face of a die. */
export interface Face {
  readonly strength: number;
  readonly wounds: number;
}

/** The two dice of one colour. */
export interface DieData extends EntryFields {
  readonly faces: readonly Face[];
}

/** §S-6.8: what a total strength of at least `min` brings. */
export interface Band {
  readonly min: number;
  readonly vp: number;
  readonly wounds: number;
}

/** §S-1.6: a raid spot. */
export interface SpotData {
  readonly id: string;
  readonly column: number;
  readonly plunder: number;
  readonly worker: Colour;
  readonly minPlayers: number;
}

/** §S-6.1: a settlement. */
export interface SettlementData extends EntryFields {
  readonly id: string;
  readonly allowedWorkers: readonly Colour[];
  readonly crew: number;
  readonly provisions: number;
  readonly wagons: number;
  readonly bands: readonly Band[];
  readonly spots: readonly SpotData[];
}

/** A civilisation with its dice and settlements, left to right. */
export interface CivData extends EntryFields {
  readonly id: Civ;
  readonly red: number;
  readonly white: number;
  readonly hasQuests: boolean;
  readonly settlements: readonly SettlementData[];
}

/** A hero. */
export interface HeroData extends EntryFields {
  readonly id: string;
  readonly ability: readonly Effect[];
}

/** A character with `copies` cards. */
export interface CharacterData extends EntryFields {
  readonly id: string;
  readonly copies: number;
  readonly cost: number;
  readonly strength: number;
  readonly vp: number;
  readonly raid: readonly RaidEffect[];
  readonly play: readonly Effect[];
}

/** §S-8.1: an animal card with its two halves. */
export interface AnimalData extends EntryFields {
  readonly id: string;
  readonly eagle: { readonly kind: EagleKind; readonly strength: number; readonly vp: number };
  readonly horse: { readonly strength: number; readonly vp: number };
}

/** §E-5: a quest. */
export interface QuestData extends EntryFields {
  readonly id: string;
  readonly cost: { readonly items: Items } | { readonly discardStrength: number };
  readonly vp: number;
}

/** §S-12.11: a character of the AI chief. */
export interface ChiefData extends EntryFields {
  readonly id: string;
  readonly strength: number;
  readonly provisions: number;
  readonly extraProvision: number;
}

/** §E-6: a scheme of the AI chief. */
export interface SchemeData extends EntryFields {
  readonly id: string;
  readonly civ: Civ;
  readonly column: number;
  readonly provisions: number;
  readonly strength: number;
  readonly vp: number;
  readonly quest: Arrow;
  readonly gain: number;
  readonly horse: RowPlace;
  readonly blocks: Building;
}

/** All components of the game; plain data that a file can replace. */
export interface Pack extends EntryFields {
  readonly format: 1;
  readonly id: string;
  readonly workers: Readonly<Record<Colour, number>>;
  readonly plunder: Readonly<Record<Plunder, number>>;
  readonly buildings: readonly BuildingData[];
  readonly dice: Readonly<Record<Die, DieData>>;
  readonly civilisations: readonly CivData[];
  readonly heroes: readonly HeroData[];
  readonly characters: readonly CharacterData[];
  readonly animals: readonly AnimalData[];
  readonly quests: readonly QuestData[];
  readonly chiefs: readonly ChiefData[];
  readonly schemes: readonly SchemeData[];
}
