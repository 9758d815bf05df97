import type { AgendaFrame } from '../../../kernel/index.ts';
import { TITLES } from '../components/cards/index.ts';
import { QUESTS } from '../components/cards/quests.ts';
import { PIECES } from '../components/pieces.ts';
import {
  handOwner,
  KEPT,
  MARKET,
  MARKET_CARDS,
  openingOf,
  OWN_PILES,
  PILE_COUNT,
  playAreaOwner,
} from '../components/piles.ts';
import type { FactionFrame, FactionNames } from '../factions/kinds.ts';
import { LANDMARKS } from '../rules/21-landmarks/landmark.ts';
import { CLEARINGS, FACTIONS, ITEMS, MOVE_ENDS, PARTIES, PLACES, SUITS } from '../words.ts';
import type { RootFrame } from '../frames.ts';

const FIRST_PILES = ['deck', 'discard', 'available', 'lost-souls', 'box'];

/** Piles by number, as frames name them. */
const PILE_NAMES: readonly string[] = Array.from({ length: PILE_COUNT }, (_, pile) => {
  const own = OWN_PILES.find((each) => each.pile === pile);
  if (own) return own.column === undefined ? own.name : `${own.name}-${own.column}`;
  if (pile < FIRST_PILES.length) return FIRST_PILES[pile]!;
  if (pile === KEPT) return 'kept';
  const [hand, area] = [handOwner(pile), playAreaOwner(pile)];
  if (hand >= 0) return `hand-${FACTIONS[hand]}`;
  if (pile >= MARKET && pile < MARKET + MARKET_CARDS) return `market-${pile - MARKET + 1}`;
  return area >= 0 ? `crafted-${FACTIONS[area]}` : `opening-${pile - openingOf(0)}`;
});

/** Lists of names that fields of any frame may refer to, by the kind of the field. */
export const COMMON_NAMES = {
  faction: FACTIONS,
  party: PARTIES,
  clearing: CLEARINGS,
  place: PLACES,
  end: MOVE_ENDS,
  title: TITLES,
  // §21.7: a payment in the Lost City.
  suit: [...SUITS, 'every'],
  landmark: LANDMARKS,
  piece: PIECES,
  quest: QUESTS.map((q) => q.id),
  pile: PILE_NAMES,
  item: ITEMS,
} as const;

/** Kinds of fields that hold a number which stands for a name. */
export type NamedKind = keyof typeof COMMON_NAMES | keyof FactionNames;

/** What a field of a frame holds. */
export type Kind =
  | NamedKind
  | 'whole'
  | 'flag'
  | 'wholes'
  | 'clearings'
  | 'ends'
  | 'answers'
  | 'titles'
  | 'law'
  | 'text'
  | 'slot'
  | 'seat'
  | 'frames';

/** Every frame that is no faction's. */
export type CommonFrame = Exclude<RootFrame, FactionFrame> | AgendaFrame;

type RequiredKeys<F> = { [K in keyof F]-?: object extends Pick<F, K> ? never : K }[keyof F];

/** What a frame holds besides its procedure, step and last result. A field that is missing does not compile. */
export type FieldsOf<F> = Readonly<Record<Exclude<RequiredKeys<F>, 'proc' | 'step' | 'got'>, Kind>>;
