/** The four terrains of the board and of the defenders. */
export const TERRAINS = ['forest', 'plains', 'marsh', 'mountain'] as const;

/** A terrain. */
export type Terrain = (typeof TERRAINS)[number];

/** §W-1.4: the four factions; the home terrain of each has the same number. */
export const FACTIONS = ['order', 'council', 'coven', 'sect'] as const;

/** A faction. */
export type Faction = (typeof FACTIONS)[number];

/** §W-12.1: the items, each with the number of the faction whose camps give it. */
export const ITEMS = ['maps', 'bread', 'potions', 'rockets'] as const;

/** An item. */
export type Item = (typeof ITEMS)[number];

/** §W-2.3: the machine directions; the game begins with the first. */
export const TURNINGS = ['right', 'left'] as const;

/** The machine direction by number. */
export const RIGHT = 0;

/** The leaders, two for each faction in the order of the factions. */
export const LEADERS = [
  'order-b',
  'order-s',
  'council-n',
  'council-t',
  'coven-z',
  'coven-a',
  'sect-g',
  'sect-u',
] as const;

/** A leader. */
export type Leader = (typeof LEADERS)[number];

/** Cards of one section of a faction's defenders: base cards, or those of one leader. */
export const CARDS_PER_SECTION = 6;

const SECTIONS = FACTIONS.flatMap((faction, f) => [`${faction}-base`, LEADERS[2 * f]!, LEADERS[2 * f + 1]!]);

/** §W-2.9: the 72 defender cards: six base cards and six for each leader, faction by faction. */
export const CARDS: readonly string[] = SECTIONS.flatMap((section) =>
  Array.from({ length: CARDS_PER_SECTION }, (_, n) => `${section}-${n + 1}`),
);

/** §W-22.4: the 36 special abilities. */
export const ABILITIES = [
  'order.comrade',
  'order.archives',
  'order.almanac',
  'order.controlled-blaze',
  'order.feel-the-burn',
  'order.pyromancy',
  'order.manifesto',
  'order.traveling-library',
  'order.sanctuary',
  'council.comrade',
  'council.field-kitchen',
  'council.break-bread',
  'council.sustenance',
  'council.bountiful-harvest',
  'council.caravans',
  'council.fortitude',
  'council.sharpshooter',
  'council.field-hospital',
  'coven.comrade',
  'coven.bubbling-brew',
  'coven.apothecary',
  'coven.evasion',
  'coven.ambush',
  'coven.secret-paths',
  'coven.friendly-fungi',
  'coven.rain-of-rust',
  'coven.medicinal-herbs',
  'sect.comrade',
  'sect.arsenal',
  'sect.fireworks-festival',
  'sect.hack-attack',
  'sect.scrap-hunter',
  'sect.power-down',
  'sect.tunnels',
  'sect.ballistics',
  'sect.demolitions',
] as const;

/** A special ability. */
export type Ability = (typeof ABILITIES)[number];

/** §W-13.2: the 13 machine cards: seven base cards, then the six hard ones. */
export const MACHINES = [
  'constructors-1',
  'constructors-2',
  'factories-1',
  'factories-2',
  'mechs-1',
  'mechs-2',
  'reboot-1',
  'constructors-hard-1',
  'constructors-hard-2',
  'factories-hard-1',
  'factories-hard-2',
  'mechs-hard-1',
  'mechs-hard-2',
] as const;

/** A machine card. */
export type Machine = (typeof MACHINES)[number];

/** The kinds of machine cards. */
export const MACHINE_KINDS = ['constructors', 'factories', 'mechs', 'reboot'] as const;

/** A kind of machine card. */
export type MachineKind = (typeof MACHINE_KINDS)[number];

/** The factory tokens by number, as they are called in texts. */
export const FACTORIES = ['0', '1', '2', '3', '4', '5'] as const;

/** §W-1.3: the ways to lose, by number; 0: the game is not lost. */
export const DEFEATS = ['none', 'factories', 'toxic', 'deaths'] as const;

/** A way to lose. */
export type Defeat = (typeof DEFEATS)[number];

/** Most players at a table. */
export const MOST_PLAYERS = 4;

/** Most hard cards in a game. */
export const MOST_HARD = 6;
