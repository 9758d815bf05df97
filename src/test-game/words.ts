import { type OptionParser, optionParser, numberWords, type OptionOf, defineRefusals, verb } from '../kernel/index.ts';
import type { Law } from './law.ts';

/** The colours of wood. */
export const COLOURS = ['red', 'gold', 'blue'] as const;
/** The weathers, by token. */
export const WEATHERS = ['calm', 'wind', 'rain'] as const;
/** The index of wind (P-2.6). */
export const WIND = 1;
/** The index of rain (P-5.2). */
export const RAIN = 2;
/** Number of tokens of each weather in a full bag (P-2.1). */
export const TOKENS: readonly number[] = [3, 2, 1];
/** The values of the tiles (P-1.4). */
export const TILES: readonly number[] = [0, 1, 1, 1, 2, 2, 3, 4];
/** The names of the seats in options. */
export const SEATS = ['s0', 's1', 's2', 's3'] as const;
/** The names of the embers. */
export const EMBERS = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'] as const;
/** The kinds of cards besides wood. */
export const TRICKS = ['gust', 'hood'] as const;

const PER_COLOUR = 5;
const PER_TRICK = [4, 5] as const;
const numbered = (name: string, count: number): string[] => Array.from({ length: count }, (_, n) => `${name}-${n + 1}`);

/** The names of the cards, woods first (P-1.2). */
export const CARDS: readonly string[] = [
  ...COLOURS.flatMap((c) => numbered(c, PER_COLOUR)),
  ...TRICKS.flatMap((name, trick) => numbered(name, PER_TRICK[trick]!)),
];
/** The first card that is no wood. */
export const WOODS = COLOURS.length * PER_COLOUR;
/** The trick `gust`. */
export const GUST = 0;
/** The trick `hood`. */
export const HOOD = 1;
/** The colour of a wood. */
export const colourOf = (card: number): number => (card / PER_COLOUR) | 0;
/** The first wood of a colour; those of one colour are numbered in a row. */
export const firstWood = (colour: number): number => colour * PER_COLOUR;
/** The first card of a trick; those of one trick are numbered in a row. */
export const firstTrick = (trick: number): number =>
  trick === 0 ? WOODS : trick === 1 ? WOODS + PER_TRICK[0] : CARDS.length;

/** Lay a card face down. */
export const lay = verb('lay', 'card', CARDS);
/** Name the ember that the wind rakes. */
export const name = verb('name', 'ember', EMBERS);
/** End the turn. */
export const rest = verb('rest');
/** Throw the dice. */
export const stir = verb('stir');
/** Show a card to the left. */
export const show = verb('show', 'card', CARDS);
/** Feed woods of a colour. */
export const feed = verb('feed', 'colour', COLOURS);
/** The number of woods that are fed. */
export const many = verb('many', 'count', numberWords(PER_COLOUR));
/** Give something to a seat. */
export const give = verb('give', 'to', SEATS);
/** The card that is given. */
export const hand = verb('hand', 'card', CARDS);
/** Look at a hand. */
export const peer = verb('peer', 'at', SEATS);
/** Look at an ember. */
export const look = verb('look', 'ember', EMBERS);
/** Turn an ember up. */
export const rake = verb('rake', 'ember', EMBERS);
/** The card that is paid. */
export const pay = verb('pay', 'card', CARDS);
/** Change a trick for cards. */
export const barter = verb('barter', 'trick', TRICKS);
/** Take a card from a seat. */
export const snatch = verb('snatch', 'from', SEATS);
/** Stop a snatch. */
export const gust = verb('gust');
/** Cancel a gust. */
export const hood = verb('hood');
/** Let it happen. */
export const pass = verb('pass');
/** Discard a card to the smoke. */
export const drop = verb('drop', 'card', CARDS);
/** Say the number of woods of a colour in hand. */
export const tell = verb('tell', 'colour', COLOURS);

/** An option of Embers. */
export type EmbersOption =
  | OptionOf<typeof lay | typeof name | typeof rest | typeof stir | typeof show | typeof feed | typeof many>
  | OptionOf<typeof give | typeof hand | typeof peer | typeof look | typeof rake | typeof pay | typeof barter>
  | OptionOf<typeof snatch | typeof gust | typeof hood | typeof pass | typeof drop | typeof tell>;

/** All options of Embers. */
export const LEXICON: OptionParser<EmbersOption> = optionParser(
  lay,
  name,
  rest,
  stir,
  show,
  feed,
  many,
  give,
  hand,
  peer,
  look,
  rake,
  pay,
  barter,
  snatch,
  gust,
  hood,
  pass,
  drop,
  tell,
);

/** Declares a refusal; `refusal.all` lists them. */
export const refusal = defineRefusals<Law>();
/** The refusals of Embers. */
export const NO = {
  woods: refusal('P-3.3', 'fewer-woods-than-two'),
  gift: refusal('P-3.4', 'no-wood-to-give'),
  gustStays: refusal('P-3.4', 'gusts-are-not-given'),
  hoodStays: refusal('P-3.4', 'hoods-are-not-given'),
  emptyHand: refusal('P-3.5', 'hand-is-empty'),
  seen: refusal('P-3.6', 'ember-is-seen'),
  up: refusal('P-3.7', 'ember-is-up'),
  price: refusal('P-3.7', 'no-card-to-pay'),
  noTrick: refusal('P-3.8', 'no-such-trick'),
  nothingToSnatch: refusal('P-4.1', 'nothing-to-snatch'),
  noGust: refusal('P-4.2', 'no-gust'),
  noHood: refusal('P-4.3', 'no-hood'),
  laid: refusal('P-2.4', 'laid-already'),
  silence: refusal('P-7.1', 'silence'),
  said: refusal('P-7.1', 'said-this-round'),
  layTime: refusal('P-2.4', 'only-when-laying'),
  windTime: refusal('P-2.6', 'only-in-wind'),
  gustTime: refusal('P-4.2', 'only-when-warned'),
  hoodTime: refusal('P-4.3', 'only-against-a-gust'),
} as const;
