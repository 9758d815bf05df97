import { type BotName, FACTION_BOTS } from './factions.ts';

const NAMES = Object.keys(FACTION_BOTS) as BotName[];

const byName = <T>(value: (name: BotName) => T): Readonly<Record<BotName, T>> =>
  Object.fromEntries(NAMES.map((name) => [name, value(name)])) as Record<BotName, T>;

/** What things are worth in Root, in points. Chosen by people; `vatra tune` improves them by self-play. */
export const ROOT_WEIGHTS = {
  common: {
    /** Cards in hand: up to five, and those that will be discarded. */
    card: 0.35,
    spare: 0.05,
    /** How much less a dominance card in hand is worth than another card: it is rarely played. */
    dominance: 0.15,
    /** A crafted effect that lasts. */
    effect: 0.8,
    /** The share of a Vagabond's swords that pieces are guarded against. */
    wariness: 0.5,
    /** Points that a leading player scores in a turn: gives the number of turns that are left. */
    pace: 3.5,
    /** Number of turns before the end at which expected points begin to lose value. */
    fade: 4,
    /** Points that make a player the favourite: at the end, and at the start. */
    scale: 2,
    scaleAtStart: 7,
  },
  /**
   * How much each faction is feared: points in each turn that is left, beyond what the map shows. A fast faction is attacked before
   * the points show it. Found among four bots that search, over mixes of all ten factions, until all won about evenly.
   */
  fear: byName((name) => FACTION_BOTS[name].fear),
  dominance: {
    /** Points that a dominance card stands for: at all, for each ruled clearing, and if it wins for certain. */
    hope: 1,
    rule: 0.5,
    held: 28,
  },
  ...(byName((name) => FACTION_BOTS[name].weights) as { readonly [F in BotName]: (typeof FACTION_BOTS)[F]['weights'] }),
};

/** The weights of the evaluator of Root. */
export type RootWeights = typeof ROOT_WEIGHTS;

/** The weights without fear, for hints and reviews: fear makes bots attack early and is no prediction. */
export const NEUTRAL_WEIGHTS: RootWeights = { ...ROOT_WEIGHTS, fear: byName(() => 0) };
