/** What things are worth in Defenders of the Wild, in action points. Found by hand and by games of greedy bots; `vatra tune` improves them. */
export const WILD_WEIGHTS = {
  /** One action point less until the next camp stands, and a camp that is not built yet. */
  effort: 1.1,
  camp: 6,
  /** Action points for the ways to a later camp; for each support that the place at hand does not give; to anywhere at all. */
  ways: 2.5,
  scarce: 0.8,
  lost: 12,
  /** An action point not spent yet. */
  point: 0.6,
  /** A card in hand, and an item at hand. */
  card: 0.5,
  item: 0.5,
  /** Bread kept in the own turn: it is a point for nothing, and a point spent to fetch it brings nothing. */
  crumbs: 0.05,
  /** A factory that stands: it has to be destroyed, and it spreads pollution. */
  factory: 8,
  /** A mech or pollution on a factory: it must go before the factory can. */
  guard: 1,
  /** Each action point between the nearest leader and a factory or a toxic site, and the most that count. */
  factoryWay: 0.6,
  toxicWay: 0.12,
  farthest: 7,
  /** A cell that is walled in: the next card may build there. */
  enclosed: 2,
  /** A toxic site, and pollution that will be one. */
  toxic: 2,
  brink: 0.9,
  pollution: 0.15,
  /** A defender killed, and the damage that leads there: one, two, three tokens. */
  death: 7,
  damage: [0, 0.5, 1.3, 2.8],
  /** How much worse both are after each death: the next one may be the second of its terrain. */
  deathAfterDeath: 0.5,
  damageAfterDeath: 0.6,
  /** A mech on a leader's cell: it must be fought or fled. */
  mech: 0.5,
  /** Machine cards until the next factory, on average. */
  cardsPerFactory: 5,
  /** Work that a team does per machine card, by number of players: it makes the chance at the start even. */
  perCard: [0, 4.6, 4.6, 5.3, 7],
  /** Points in which the hopes of the players rise from poor to good. */
  scale: 9,
};

/** The weights of Wild's evaluator. */
export type WildWeights = typeof WILD_WEIGHTS;
