/** What things are worth in Raiders of Scythia, in points. Found by hand; `vatra tune` improves them by self-play. */
export const SCYTHIA_WEIGHTS = {
  /** Goods beyond their points at the end: what they will buy. The second number is for more than a raid or two need. */
  silver: [0.4, 0.1],
  provisions: [0.55, 0.15],
  kumis: [0.45, 0.15],
  /** Plunder beyond its points: gold, equipment, wagons, livestock. */
  plunder: [0.3, 0.4, 0.6, 0.25],
  /** Cards in hand, the first four and more. */
  card: [0.6, 0.2],
  /** Crew members by number: without a crew there is no raid. */
  crew: [0, 2.2, 4, 5.4, 6.6, 7.4],
  /** Strength of the crew with its animals. */
  strength: 0.5,
  wound: 0.5,
  /** A worker at hand: blue, grey, red. */
  worker: [0, 0.9, 1.4],
  /** The best raid within reach, as a share of what it brings, and for each thing that is missing. */
  raid: 0.75,
  missing: 0.72,
  /** The best hand card, as a share of what it would add to the crew. */
  hire: 0.55,
  /** The best quest that could be paid. */
  quest: 0.6,
  /** Turns each player has left when one raid spot or quest more than allowed lies on the board. */
  turnsPerSpot: 0.9,
  /** So many turns before the end, hopes begin to fade. */
  fade: 5,
  /** Points that make a side the favourite: at the end, and more for each turn that is left. */
  scale: 2.5,
  scalePerTurn: 0.45,
};

/** The weights of the judgement of Scythia. */
export type ScythiaWeights = typeof SCYTHIA_WEIGHTS;
