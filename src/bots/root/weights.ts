/** What things are worth in Root, in points. Found by hand; `vatra tune` improves them by self-play. */
export const ROOT_WEIGHTS = {
  common: {
    /** Cards in hand: up to five, and those that will be discarded. */
    card: 0.35,
    spare: 0.05,
    /** What a dominance card in hand is less than another: it is hardly ever played, and brings nothing else. */
    dominance: 0.15,
    /** A crafted effect that lasts. */
    effect: 0.8,
    /** The share of a Vagabond's swords that pieces are guarded against. */
    wariness: 0.5,
    /** Points a leading player makes in a turn: the clock of the game. */
    pace: 3.5,
    /** So many turns before the end, hopes begin to fade. */
    fade: 4,
    /** Points that make a player the favourite: at the end, and at the start. */
    scale: 2,
    scaleAtStart: 7,
  },
  /**
   * How much each faction is feared: points in each turn that is left, beyond what the map shows. Whoever is fast is struck before
   * the points show it. Found among four bots that search, until all factions won about evenly.
   */
  fear: {
    marquise: -1.8,
    eyrie: -0.2,
    alliance: 0,
    vagabond: 4.2,
    cult: 0.2,
    riverfolk: 1.4,
    hundreds: 3.6,
    keepers: -0.5,
  },
  dominance: {
    /** Points that a dominance card stands for: at all, for each ruled clearing, and if it wins for certain. */
    hope: 1,
    rule: 0.5,
    held: 28,
  },
  marquise: {
    /** Wood in a region with a place to build, and any other. */
    wood: 0.6,
    stranded: 0.25,
    /** A sawmill: what it is worth itself, and its wood in each turn that is left. */
    sawmill: 0.3,
    lumber: 0.2,
    workshop: 0.35,
    /** A recruiter: what it is worth itself, and its warrior in each turn that is left. */
    recruiter: 0.6,
    recruits: 0.12,
    turns: 5,
    warrior: 0.28,
    rule: 0.25,
    /** A clearing she rules with an open slot: the next building has a place. */
    site: 0.35,
    keep: 1.5,
    /** A building that could be lost to the warriors around it, and the share of the keep's worth. */
    exposed: 1.3,
    besieged: 0.4,
    /** An action that is left in Daylight. */
    action: 0.4,
  },
  eyrie: {
    /** Points of the roosts in each turn that is left, and how many turns count. */
    income: 0.8,
    turns: 4,
    warrior: 0.24,
    rule: 0.2,
    site: 0.5,
    exposed: 1.4,
    /** Cards of each column of the decree (recruit, move, battle, build): the first few, and each one more. */
    columns: [0.5, 0.4, 0.3, 0.9],
    useful: 3,
    further: 0.1,
    /** How likely a card brings turmoil: one without a place, one that a move may find a place for, one with a single place. */
    hopeless: 0.95,
    doubtful: 0.4,
    slender: 0.06,
    /** Turmoil beyond the lost points: the rest of the turn, and the cards; how much that of the next turn counts. */
    fallen: 1.5,
    purged: 0.6,
    next: 0.6,
  },
  alliance: {
    sympathy: 0.55,
    supporter: 0.4,
    base: 2,
    officer: 1.1,
    warrior: 0.3,
    exposed: 1.2,
  },
  vagabond: {
    /** Characters by number: the Tinker, the Arbiter, the Adventurer and the Harrier win more than the others. */
    characters: [0.5, 1, 0, 0.8, 1, 0, 1, 0, 1],
    /** Items by kind (boot, bag, crossbow, hammer, sword, tea, coin, torch): the first, and each one more. */
    first: [0.9, 0.5, 0.9, 1, 1.3, 1.2, 0.8, 1.2],
    more: [0.6, 0.4, 0.5, 0.4, 0.9, 1, 0.6, 0.2],
    /** Tea and a coin face up on their tracks: more to refresh, a card more in each Evening. */
    tea: 0.5,
    coin: 0.8,
    /** The share of all this that is left in the last turn, and how many turns before it begins to fade. */
    lasting: 0.25,
    turns: 5,
    /** What an item loses while it is exhausted: before the next Birdsong, or for longer; and while it is damaged. */
    exhausted: 0.06,
    tired: 0.2,
    damaged: 2,
    /** A damaged item of one who rests in a forest. */
    rested: 0.15,
    /** A turn in a forest, where there is nothing else to do. */
    idle: 0.6,
    /** A step of a relationship toward Allied, an ally, an Aid that counts toward the next step, and a hostile faction. */
    friend: 0.6,
    allied: 0.8,
    aid: 0.5,
    hostile: 0.1,
    /** Somebody to aid; points that a battle could bring, so many at most. */
    meet: 0.6,
    fight: 0.4,
    most: 3,
    /** The share of a plan that is left while its items have to be refreshed first. */
    later: 0.7,
    /** A ruin to explore and a quest to do, less for every step on the way. */
    ruin: 0.75,
    quest: 0.45,
    step: 0.2,
  },
  cult: {
    warrior: 0.2,
    /** Acolytes, as far as conspiracies can use them; less while they cost more (10.4.3). */
    acolyte: 0.4,
    acolytes: 8,
    hated: 0.3,
    garden: 0.8,
    site: 0.25,
    exposed: 1.3,
    /** Points of a Score ritual in each turn that is left, and how many turns count. */
    income: 0.35,
    turns: 4,
  },
  riverfolk: {
    warrior: 0.2,
    /** Funds, up to what a few turns can use, and beyond. */
    fund: 0.6,
    enough: 9,
    spareFund: 0.3,
    /** What lies in Payments; others' warriors buy posts that one's own cannot. */
    payment: 0.5,
    foreign: 0.75,
    /** A first post: what is saved brings points. */
    open: 1,
    /** A post that stands: it crafts. */
    standing: 0.35,
    /** A post that two funds could still place. */
    post: 0.5,
    exposed: 0.9,
  },
  hundreds: {
    warrior: 0.18,
    warlord: 1,
    rule: 0.15,
    /** Points for oppressed clearings in each turn that is left, and how many turns count. */
    income: 0.7,
    turns: 4,
    /** A clearing more, on the way to the next step of the scale. */
    oppressed: 0.35,
    stronghold: 0.8,
    exposed: 0.8,
    command: 0.8,
    prowess: 0.7,
    item: 0.3,
    mob: 0.25,
    ruin: 0.6,
    burning: 0.4,
  },
  keepers: {
    warrior: 0.22,
    rule: 0.25,
    hungry: 0.2,
    station: 1,
    lost: 0.8,
    /** What a relic brings beyond its points: a full column of relics has two more. */
    set: 0.5,
    /** Of a relic's points while cards have still to act in this turn: at its waystation, and one step from it with knights. */
    ready: 0.92,
    bound: 0.75,
    /** Of a relic's points later: at its waystation, with knights, alone, and less for each step to a waystation. */
    home: 0.67,
    carried: 0.58,
    lying: 0.41,
    step: 0.06,
    /** A relic in a forest beside knights, if a card can still delve for it in this turn, and each clearing more they rule there. */
    buried: 0.35,
    ripe: 0.4,
    around: 0.06,
    exposed: 0.9,
    /** The first card of each column of the retinue (move, battle and delve, move or recover), and how each next one pales. */
    columns: [1.2, 1.6, 1.3],
    further: 0.72,
    /** The share that is left of a card whose suit finds no work in its column. */
    idle: 0.4,
    /** So many turns before the end the retinue begins to lose worth: a card in hand does nothing at all until it is gathered. */
    turns: 2,
  },
};

/** The weights of the judgement of Root. */
export type RootWeights = typeof ROOT_WEIGHTS;

/** The same without fear: what people are told of a position is not what makes bots strike early. */
export const NEUTRAL_WEIGHTS: RootWeights = {
  ...ROOT_WEIGHTS,
  fear: { marquise: 0, eyrie: 0, alliance: 0, vagabond: 0, cult: 0, riverfolk: 0, hundreds: 0, keepers: 0 },
};
