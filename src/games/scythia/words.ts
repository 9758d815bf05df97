/** §S-1.5: the colours of workers. */
export const COLOURS = ['blue', 'grey', 'red'] as const;
/** The colour of a worker. */
export type Colour = (typeof COLOURS)[number];

/** §S-1.6: the civilisations, top to bottom. */
export const CIVS = ['cimmeria', 'assyria', 'persia', 'greece'] as const;
/** A civilisation. */
export type Civ = (typeof CIVS)[number];

/** §S-1.2, §A-09: goods; their supply is unlimited. */
export const GOODS = ['silver', 'provisions', 'kumis'] as const;

/** §S-1.2, §S-10.2: plunder, which lies on raid spots; its supply is limited by the components. */
export const PLUNDER = ['gold', 'equipment', 'wagons', 'livestock'] as const;
/** One kind of plunder. */
export type Plunder = (typeof PLUNDER)[number];

/** E-1: everything an effect can give or take, goods and plunder first. */
export const ITEMS = [...GOODS, ...PLUNDER, 'cards', 'vp'] as const;
/** Something an effect can give or take. */
export type Item = (typeof ITEMS)[number];

/** Items by number. */
export const SILVER = 0;
export const PROVISIONS = 1;
export const KUMIS = 2;
export const GOLD = 3;
export const WAGONS = 5;
export const CARDS = 7;
export const VP = 8;
/** Goods are the items below this number. */
export const FIRST_PLUNDER = 3;
/** Items a player holds as markers are those below this number. */
export const HELD = 7;

/** S-5: the eight buildings of the village. */
export const BUILDINGS = [
  'stables',
  'barracks',
  'silversmith',
  'farm',
  'chiefs-tent',
  'village-centre',
  'meeting-tent',
  'market',
] as const;
/** A building of the village. */
export type Building = (typeof BUILDINGS)[number];
/** The number of the Village Centre. */
export const VILLAGE_CENTRE = 5;

/** The colours of dice. */
export const DICE = ['red', 'white', 'yellow'] as const;
/** The colour of a die. */
export type Die = (typeof DICE)[number];
/** The dice: two of each colour. */
export const DIE_NAMES = ['red1', 'red2', 'white1', 'white2', 'yellow1', 'yellow2'] as const;

/** §S-8.1: the halves of an animal card. */
export const SIDES = ['eagle', 'horse'] as const;
/** A half of an animal card. */
export type Side = (typeof SIDES)[number];
/** Sides by number. */
export const EAGLE = 0;
export const HORSE = 1;

/** §S-1.3: the crew slots of a player board, left to right. */
export const SLOTS = ['1', '2', '3', '4', '5'] as const;
/** The number of crew slots. */
export const CREW_SLOTS = 5;

/** §S-12.6: the places of the animal row. */
export const ROW = ['left', 'centre', 'right'] as const;
/** A place of the animal row. */
export type RowPlace = (typeof ROW)[number];

/** §S-8.6: the kinds of eagles: with numbers (§E-4.1), doubling (§E-4.2), lending the play ability (§E-4.3). */
export const EAGLES = ['stats', 'double', 'play'] as const;
/** A kind of eagle. */
export type EagleKind = (typeof EAGLES)[number];

/** §E-3.1: the moments of a raid at which abilities act, in order. */
export const TRIGGERS = [
  'onPay',
  'onRoll',
  'onStrength',
  'onReward',
  'onWounds',
  'ifWounded',
  'ifKilled',
  'onPlunder',
] as const;
/** A moment of a raid. */
export type Trigger = (typeof TRIGGERS)[number];

/** §E-1.4: what an effect can count. */
export const COUNTS = ['crewWounds', 'pairedEagles', 'pairedHorses'] as const;
/** Something an effect can count. */
export type Count = (typeof COUNTS)[number];

/** §E-2: what opponents can have more of. */
export const RIVALRIES = ['horses', 'quests'] as const;
/** Something opponents can have more of. */
export type Rivalry = (typeof RIVALRIES)[number];

/** §S-12.4: the directions in which the AI chief looks for a quest. */
export const ARROWS = ['topDown', 'bottomUp'] as const;
/** A direction in which the AI chief looks for a quest. */
export type Arrow = (typeof ARROWS)[number];

/** The quest places of the village; the raid spots follow them in numbering. */
export const VILLAGE_QUESTS = ['village-1', 'village-2'] as const;
