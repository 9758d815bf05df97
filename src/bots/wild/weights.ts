/** What things are worth in Defenders of the Wild, in action points. Found by hand; `vatra tune` improves them by self-play. */
export const WILD_WEIGHTS = {
  /** One camp built. */
  camp: 6,
  /** One step of support. */
  support: 1.6,
  /** One source of support within reach, beyond the first. */
  source: 0.25,
  /** One step nearer to where the next support or the next camp is. */
  step: 0.62,
  /** An action point not spent yet. */
  point: 0.55,
  /** A card in hand, and an item at hand. */
  card: 0.3,
  item: 0.5,
  /** Bread kept in the own turn: it is a point for nothing, and a point spent to fetch it brings nothing. */
  crumbs: 0.05,
  /** A factory that stands: it has to be destroyed, and it spreads pollution. */
  factory: 8,
  /** A mech or pollution on a factory: it must go before the factory can. */
  guard: 1,
  /** What draws a leader there besides support: a factory, a toxic site, pollution on the brink, the next camp. */
  pullFactory: 3.5,
  pullToxic: 1.5,
  pullBrink: 0.8,
  pullCamp: 4,
  /** A cell that is walled in: the next card may build there. */
  enclosed: 2,
  /** A toxic site, and pollution that will be one. */
  toxic: 2,
  brink: 0.9,
  pollution: 0.15,
  /** A defender killed, and the damage that leads there: one, two, three tokens. */
  death: 7,
  damage: [0, 0.5, 1.3, 2.8],
  /** A mech on a leader's cell: it must be fought or fled. */
  mech: 0.5,
  /** Machine cards until the next factory, on average. */
  cardsPerFactory: 5,
  /** What a team of so many players gets done per machine card: a game that begins is neither won nor lost. */
  perCard: [0, 4.7, 4.7, 5.8, 7],
  /** Points in which the hopes of the players rise from poor to good. */
  scale: 9,
};

/** The weights of the judgement of Wild. */
export type WildWeights = typeof WILD_WEIGHTS;
