import { FACTIONS } from '../../games/root/words.ts';
import { type BotName, botName, FACTION_BOTS } from './factions.ts';

const NAMES = Object.keys(FACTION_BOTS) as BotName[];

const byName = <T>(value: (name: BotName) => T): Readonly<Record<BotName, T>> =>
  Object.fromEntries(NAMES.map((name) => [name, value(name)])) as Record<BotName, T>;

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

/** The same without fear: what people are told of a position is not what makes bots strike early. */
export const NEUTRAL_WEIGHTS: RootWeights = { ...ROOT_WEIGHTS, fear: byName(() => 0) };

/**
 * How much the level `master` fears each faction, beside the fear of the evaluator that guides its search: what is added to the log
 * odds that the network gives the faction at the start, and less and less until the end of the game.
 */
export const NET_FEAR: Readonly<Record<string, number>> = Object.fromEntries(
  FACTIONS.map((name) => [name, FACTION_BOTS[botName(name)].netFear]),
);
