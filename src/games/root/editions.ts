/** Where the editions of the Law differ: one named switch each, with its paragraph; code never asks for an edition. */
export const SWITCHES = {
  /** §4.3-E1 */
  coalitionMayBattle: [false, true],
  /** §4.3.1-E1: whether hits of an ambush can be ignored. */
  ambushIgnored: [true, false],
  /** §4.3.3-R1: who orders the triggers of a battle. */
  triggerOrder: ['ownSide', 'currentPlayer'],
  /** §6.5-E1 */
  birdActionTiming: ['any', 'afterBase'],
  /** §7.2.3-E1 */
  disdainForTrade: ['item', 'card'],
  /** §7.3.2-E1, §16.1 */
  cornerSetup: ['startingCorner', 'keepOpposite'],
  /** §7.4.3 */
  newRoostSite: ['ableFewest', 'fewest'],
  /** §8.4.2.II.a-E1 */
  martialLawCountsControlled: [true, false],
  /** §9.2.5.I-E1 */
  fullTrackItem: ['satchel', 'stay'],
  /** §9.2.5.III-E1 */
  itemTrackMode: ['auto', 'free'],
  /** §9.2.8-E1 */
  coalitionExclusive: [true, false],
  /** §9.2.9.II.b-E1 */
  alliedMoveScope: ['anyMove', 'daylightOnly'],
  /** §9.2.9.II.c-E1 */
  allyAttackScope: ['notThatAlly', 'noAlly'],
  /** §9.2.9.II.d-E1 */
  allyBetrayalTiming: ['endOfBattle', 'immediate'],
  /** §9.2.9.II.e-E1 */
  alliedOutragePayer: ['ally', 'vagabond'],
  /** §9.2.9.III-E1, §9.5.6 */
  hostileTrigger: ['anyRemoval', 'battleAndStrike', 'battleOnly'],
  /** §9.2.9.III.b-E1 */
  hostileBootCost: ['flat', 'perFaction'],
  /** §9.4.1 */
  refreshTea: ['track', 'faceUp'],
  /** §9.4.2-E1 */
  slipIgnoresEntryBans: [false, true],
  /** §9.5.2-E1 */
  vagabondSwordPerHit: [false, true],
  /** §9.5.4-E1 */
  aidTakesItem: ['may', 'must'],
  /** §9.5.5-E1 */
  questRefill: ['afterReward', 'beforeReward'],
  /** §9.5.6 */
  strikeTarget: ['enemy', 'anybody'],
  /** §9.5.7 */
  repairedTo: ['satchel', 'track'],
  /** §11.2.7.III.b */
  mercenaryHostility: ['none', 'buyer', 'riverfolk'],
  /** §12.2.5-E1 */
  lootDeclared: ['withItem', 'always'],
  /** §12.2.5-E1 */
  lootTaken: ['may', 'must'],
  /** §13.4.1-E1 */
  keepersReturn: ['may', 'must'],
  /** §17.5.1.V-E1: how many warriors come up at least. */
  digMinimum: ['one', 'none'],
  /** §18.2.4-E1 */
  exposureUntil: ['lastStep', 'eveningDraw'],
  /** §19.5-E1 */
  ferryDraw: ['riders', 'mover'],
  /** §E.4.2-E1 */
  instigateMode: ['forced', 'ru', 'ua'],
} as const;

/** The name of a switch. */
export type Switch = keyof typeof SWITCHES;

/** A value for every switch. */
export type LawSwitches = { readonly [K in Switch]: (typeof SWITCHES)[K][number] };

/** The editions, by id. */
export const EDITIONS = ['official', 'ua', 'ru'] as const;
/** The id of an edition. */
export type Edition = (typeof EDITIONS)[number];

const OFFICIAL: LawSwitches = {
  coalitionMayBattle: false,
  ambushIgnored: true,
  triggerOrder: 'ownSide',
  birdActionTiming: 'any',
  disdainForTrade: 'item',
  newRoostSite: 'ableFewest',
  cornerSetup: 'startingCorner',
  martialLawCountsControlled: true,
  fullTrackItem: 'satchel',
  itemTrackMode: 'auto',
  coalitionExclusive: true,
  alliedMoveScope: 'anyMove',
  allyAttackScope: 'notThatAlly',
  allyBetrayalTiming: 'endOfBattle',
  alliedOutragePayer: 'ally',
  hostileTrigger: 'anyRemoval',
  hostileBootCost: 'flat',
  refreshTea: 'track',
  slipIgnoresEntryBans: false,
  vagabondSwordPerHit: false,
  aidTakesItem: 'may',
  questRefill: 'afterReward',
  strikeTarget: 'enemy',
  repairedTo: 'satchel',
  mercenaryHostility: 'none',
  lootDeclared: 'withItem',
  lootTaken: 'may',
  keepersReturn: 'may',
  digMinimum: 'one',
  exposureUntil: 'lastStep',
  ferryDraw: 'riders',
  instigateMode: 'forced',
};

/** What each edition says. */
export const PRESETS: Readonly<Record<Edition, LawSwitches>> = {
  official: OFFICIAL,
  ua: {
    ...OFFICIAL,
    coalitionMayBattle: true,
    ambushIgnored: false,
    triggerOrder: 'currentPlayer',
    disdainForTrade: 'card',
    newRoostSite: 'fewest',
    cornerSetup: 'keepOpposite',
    martialLawCountsControlled: false,
    fullTrackItem: 'stay',
    itemTrackMode: 'free',
    coalitionExclusive: false,
    allyAttackScope: 'noAlly',
    alliedOutragePayer: 'vagabond',
    hostileTrigger: 'battleAndStrike',
    hostileBootCost: 'perFaction',
    refreshTea: 'faceUp',
    slipIgnoresEntryBans: true,
    vagabondSwordPerHit: true,
    aidTakesItem: 'must',
    questRefill: 'beforeReward',
    strikeTarget: 'anybody',
    mercenaryHostility: 'riverfolk',
    instigateMode: 'ua',
  },
  ru: {
    ...OFFICIAL,
    coalitionMayBattle: true,
    triggerOrder: 'currentPlayer',
    disdainForTrade: 'card',
    birdActionTiming: 'afterBase',
    cornerSetup: 'keepOpposite',
    martialLawCountsControlled: false,
    itemTrackMode: 'free',
    coalitionExclusive: false,
    alliedMoveScope: 'daylightOnly',
    allyBetrayalTiming: 'immediate',
    alliedOutragePayer: 'vagabond',
    refreshTea: 'faceUp',
    slipIgnoresEntryBans: true,
    questRefill: 'beforeReward',
    strikeTarget: 'anybody',
    repairedTo: 'track',
    mercenaryHostility: 'riverfolk',
    lootDeclared: 'always',
    digMinimum: 'none',
    exposureUntil: 'eveningDraw',
    ferryDraw: 'mover',
    instigateMode: 'ru',
  },
};
