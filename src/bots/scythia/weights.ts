/** What things are worth in Raiders of Scythia, in points. Costs are in actions; a turn of work has two. */
export const SCYTHIA_WEIGHTS = {
  /** What an action brings if nothing better is planned. */
  action: 0.9,
  /** Goods at hand: what they save. The second number is for more than a raid or two need. */
  silver: [0.36, 0.12],
  provisions: [0.45, 0.15],
  kumis: [0.4, 0.15],
  /** Plunder beyond its points at the end: gold, equipment, wagons, livestock. */
  plunder: [0.2, 0.4, 0.4, 0.25],
  /** Cards in hand, the first four and more. */
  card: [0.5, 0.2],
  /** Strength of the crew with its animals for what cannot be planned yet, per turn that is left. */
  strength: 0.04,
  /** A wound that a raid deals. */
  wound: 0.5,
  /** A worker at hand: blue, grey, red. */
  worker: [0, 0.6, 0.9],
  /** The best hand card, as a share of what it would add to the crew, and points of strength for each raid to come. */
  hire: 0.6,
  hiredStrength: 0.35,
  /** Planned raids count as this share of what they bring, each further one less. */
  raid: 0.8,
  later: 0.85,
  /** Actions that a missing member, provision, wagon or worker costs, and what lies between two raids. */
  member: 2.2,
  food: 0.5,
  cart: 1.3,
  colour: 1,
  between: 1,
  /** What lies on a spot: gold, equipment, wagons, livestock, and the worker. */
  spoils: [2.4, 1.5, 1.5, 0.8],
  spotWorker: [0, 0.2, 0.5],
  /** Planned quests count as this share, each further one less. */
  quest: 0.75,
  laterQuest: 0.6,
  /** Actions to fetch one of each item that is missing, and what one that is paid was worth. */
  fetch: [0.4, 1, 1, 3, 1.4, 1.3, 1.2],
  price: [0.2, 0, 0, 2.1, 1.2, 1.2, 0.6],
  /** The same for strength of hand cards. */
  handStrength: 0.3,
  discarded: 0.15,
  /** Turns each player has left per raid spot and per quest beyond those that end the game, for 1 to 4 players. */
  turnsPerSpot: [2.2, 2.4, 1.8, 1.4],
  turnsPerQuest: [1.75, 1.9, 1.45, 1.25],
  /** Number of turns before the end at which goods begin to lose value. */
  fade: 4,
  /** The AI chief: points per turn by raids, more with strength and provisions; by horses; by quests that lie open. */
  chiefPace: 2,
  chiefStrength: 0.35,
  chiefFood: 0.3,
  chiefHorse: 0.8,
  drying: 0.15,
  hidden: 1,
  /** Points that make a side the favourite: at the end, and more for each turn that is left. */
  scale: 2.5,
  scalePerTurn: 0.45,
};

/** The weights of Scythia's evaluator. */
export type ScythiaWeights = typeof SCYTHIA_WEIGHTS;
