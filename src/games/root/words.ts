import type { Id } from '../../kernel/index.ts';

/** §2.1: the suits; §2.2.2: the first three are also the suits of clearings. */
export const SUITS = ['fox', 'rabbit', 'mouse', 'bird'] as const;
/** The name of a suit. */
export type Suit = (typeof SUITS)[number];

/** The number of the wild suit. */
export const BIRD = 3;
/** §21.7: the suit of the Lost City, which counts as fox, rabbit and mouse at once. No card has it. */
export const EVERY_SUIT = 4;

/**
 * The factions by number; two Vagabonds may play (9.7). Stored games hold these numbers, so factions of later boxes come last,
 * whatever their setup letter is (`SETUP_LETTERS`).
 */
export const FACTIONS = [
  'marquise',
  'eyrie',
  'alliance',
  'vagabond',
  'vagabond2',
  'cult',
  'riverfolk',
  'hundreds',
  'keepers',
  'duchy',
  'corvids',
] as const;
/** The name of a faction. */
export type FactionName = (typeof FACTIONS)[number];
/** A faction by number. */
export type Faction = Id<'faction' | 'vagabond'>;
/** One of the two Vagabonds by number. */
export type Vagabond = Id<'vagabond'>;

/** §5.1.7, §5.1.7-R1, §17.0.1: the setup letters; factions set up in their order. */
export const SETUP_LETTERS: Readonly<Record<FactionName, string>> = {
  marquise: 'A',
  eyrie: 'B',
  alliance: 'C',
  vagabond: 'D',
  vagabond2: 'E',
  cult: 'F',
  riverfolk: 'G',
  hundreds: 'J',
  keepers: 'K',
  duchy: 'H',
  corvids: 'I',
};
/** The numbers of all factions in the order of their setup letters. */
export const BY_LETTER: readonly Faction[] = FACTIONS.map((_, f) => f).sort((a, b) =>
  SETUP_LETTERS[FACTIONS[a]!] < SETUP_LETTERS[FACTIONS[b]!] ? -1 : 1,
);
/** How many factions there were when hirelings got numbers: pieces and piles of later factions are numbered after theirs. */
export const FIRST_FACTION_COUNT = 9;

/** Factions by number. */
export const MARQUISE = 0;
export const EYRIE = 1;
export const ALLIANCE = 2;
export const VAGABOND = 3;
export const VAGABOND2 = 4;
export const CULT = 5;
export const RIVERFOLK = 6;
export const HUNDREDS = 7;
export const KEEPERS = 8;
export const DUCHY = 9;
export const CORVIDS = 10;
/** The kinds of hirelings (14.0), by the name of their promoted side. */
export const HIRELINGS = [
  'forest-patrol',
  'last-dynasty',
  'spring-uprising',
  'the-exile',
  'riverfolk-flotilla',
  'warm-sun-prophets',
  'highway-bandits',
  'sunward-expedition',
  'corvid-spies',
  'furious-protector',
  'flame-bearers',
  'vault-keepers',
  'popular-band',
] as const;
/** The name of a kind of hirelings. */
export type HirelingName = (typeof HIRELINGS)[number];

/** Everything that owns pieces: the factions, then the hirelings (14.4.3: those are nobody's faction pieces). */
export const PARTIES = [...FACTIONS, ...HIRELINGS] as const;
/** A faction or a kind of hirelings by number; hirelings begin after the last faction. */
export type Party = Id<'faction' | 'vagabond' | 'hirelings'>;
/** The number of a kind of hirelings among the parties. */
export const hireling = (name: HirelingName): Party => FACTIONS.length + HIRELINGS.indexOf(name);
/** True for a faction, false for hirelings. */
export const isFaction = (party: Party): party is Faction => party < FACTIONS.length;

/** Nobody: a removal without a remover, a clearing without a ruler. */
export const NO_FACTION: Faction = -1;

/** The items (2.5.4); the torch is never crafted. */
export const ITEMS = ['boot', 'bag', 'crossbow', 'hammer', 'sword', 'tea', 'coin', 'torch'] as const;
/** The name of an item. */
export type Item = (typeof ITEMS)[number];

/** Items by number. */
export const BOOT = 0;
export const BAG = 1;
export const CROSSBOW = 2;
export const HAMMER = 3;
export const SWORD = 4;
export const TEA = 5;
export const COIN = 6;
export const TORCH = 7;

/** Every map has twelve clearings, numbered as on the public maps. */
export const CLEARINGS = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11', 'c12'] as const;
/** A clearing by number, from 0. */
export type Clearing = Id<'clearing'>;
/** How many clearings there are. */
export const CLEARING_COUNT = 12;

/** Forests are numbered per map. */
const FORESTS = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f9', 'f10', 'f11', 'f12'] as const;
/** Where a pawn can stand: clearings, then the forests of the map. */
export const PLACES = [...CLEARINGS, ...FORESTS] as const;
/** A clearing or forest by number; forests begin at 12. */
export type Place = Id<'clearing' | 'forest'>;
/** §17.2.2: the Burrow, a clearing beside the map. Its number follows those of all places, because it is in none of their lists. */
export const BURROW: Clearing = PLACES.length;
/** Where moves begin and end: the places of the map by their numbers, and the Burrow. */
export const MOVE_ENDS = [...PLACES, 'burrow'] as const;
/** True for a clearing, false for a forest. */
export const isClearing = (place: Place): place is Clearing => place < CLEARING_COUNT;

/** The parts of a turn (1.5). */
export const PHASES = ['birdsong', 'daylight', 'evening'] as const;
/** The name of a part of a turn. */
export type Phase = (typeof PHASES)[number];
