/** What things are worth in Root, in points. Found by hand; `vatra tune` improves them by self-play. */
export const ROOT_WEIGHTS = {
  common: {
    /** Cards in hand: up to five, and those that will be discarded. */
    card: 0.35,
    spare: 0.05,
    /** A crafted effect that lasts. */
    effect: 0.8,
    /** Points a leading player makes in a turn: the clock of the game. */
    pace: 3.5,
    /** So many turns before the end, hopes begin to fade. */
    fade: 4,
    /** Points that make a player the favourite: at the end, and at the start. */
    scale: 2,
    scaleAtStart: 7,
  },
  marquise: {
    wood: 0.45,
    sawmill: 0.7,
    workshop: 0.35,
    recruiter: 0.7,
    warrior: 0.16,
    rule: 0.2,
    /** A clearing she rules with an open slot: the next building has a place. */
    site: 0.35,
    keep: 1.5,
    /** A building that could be lost to the warriors around it. */
    exposed: 1.1,
  },
  eyrie: {
    /** Points of the roosts in each turn that is left, and how many turns count. */
    income: 0.8,
    turns: 4,
    warrior: 0.24,
    rule: 0.2,
    site: 0.5,
    exposed: 1.4,
    /** A card of the decree that can be resolved (recruit, move, battle, build), and one that now could not: turmoil. */
    columns: [0.5, 0.35, 0.3, 1.3],
    /** A card with a suit fits fewer clearings than a bird. */
    suited: 0.75,
    doomed: 1.6,
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
    /** An item, and what it loses while it is exhausted: before the next Birdsong, or for longer. */
    item: 0.85,
    exhausted: 0.06,
    tired: 0.3,
    damaged: 0.15,
    /** A step of a relationship toward Allied, an Aid that counts toward the next, and a hostile faction. */
    friend: 0.6,
    aid: 0.35,
    hostile: 0.4,
    /** A ruin to explore and a quest to do, less for every step on the way. */
    ruin: 0.75,
    quest: 0.45,
    step: 0.2,
  },
  others: {
    warrior: 0.18,
    cardboard: 0.6,
    rule: 0.2,
    exposed: 0.8,
  },
};

/** The weights of the judgement of Root. */
export type RootWeights = typeof ROOT_WEIGHTS;
