import { type Card, FACTS, SUIT_OF, TITLE_OF, TITLES } from '../../games/root/components/cards/index.ts';
import {
  IS_BUILDING,
  IS_WARRIOR,
  KEEP,
  OWNER,
  type Piece,
  PIECES,
  WARLORD,
  WOOD,
} from '../../games/root/components/pieces.ts';
import {
  AVAILABLE,
  DECREE,
  DISCARD,
  handOf,
  handOwner,
  LOST_SOULS,
  playAreaOwner,
  RETINUE,
  SUPPORTERS,
} from '../../games/root/components/piles.ts';
import { geographyOf, type RootState } from '../../games/root/state.ts';
import {
  ALLIANCE,
  BURROW,
  CLEARING_COUNT,
  EYRIE,
  KEEPERS,
  type Party,
  type Place,
  RIVERFOLK,
} from '../../games/root/words.ts';
import { isHand } from '../replay/identities.ts';
import { LETTER_OF, SUIT_LETTERS } from '../replay/recorded-game.ts';

const DECREE_LETTERS = ['r', 'm', 'x', 'b'];
const SUBTYPES: Readonly<Record<string, string>> = {
  sawmill: '_s',
  workshop: '_w',
  recruiter: '_r',
  citadel: '_c',
  market: '_m',
};
/** Pieces whose notation contains the suit of their clearing. */
const SUITED_PIECES: readonly string[] = ['base', 'garden', 'tradepost'];

/** The notation of one event; `of` is the faction whose line of the set-up it belongs to. */
export interface Phrase {
  readonly term: string;
  readonly rest: string;
  readonly of?: Party;
}

/** The letter of a faction; empty for the faction of the line. */
export const prefix = (f: Party, self: Party): string => (f === self ? '' : LETTER_OF[f]!);

/** The notation of a kind of piece; some contain the suit of their clearing. */
export function pieceWord(s: RootState, p: Piece, clearing: number, self: Party): string {
  const name = PIECES[p]!;
  const kind = IS_WARRIOR[p] ? 'w' : IS_BUILDING[p] ? 'b' : 't';
  const sub = SUITED_PIECES.includes(name)
    ? `_${SUIT_LETTERS[s.suit[clearing]!]!.toLowerCase()}`
    : p === KEEP
      ? '_k'
      : p === WARLORD
        ? '_w'
        : (SUBTYPES[name] ?? '');
  return `${prefix(OWNER[p]!, self)}${kind}${p === WOOD ? '' : sub}`;
}

/** The notation of a place: a clearing by its number, the Burrow by 0, a forest by the clearings around it. */
export function placeWord(s: RootState, place: Place): string {
  if (place === BURROW) return '0';
  if (place < CLEARING_COUNT) return String(place + 1);
  const around = geographyOf(s).aroundForest[place - CLEARING_COUNT] ?? [];
  return around
    .filter((c) => c < CLEARING_COUNT)
    .map((c) => c + 1)
    .join('_');
}

/** The name of a card without spaces. */
export function cardName(card: Card): string {
  const { kind } = FACTS[TITLE_OF[card]!]!;
  if (kind === 'ambush') return '@';
  return kind === 'dominance' ? 'dom' : TITLES[TITLE_OF[card]!]!.replaceAll('-', '');
}

/** The suit letter of a card. */
export const suitWord = (card: Card): string => SUIT_LETTERS[SUIT_OF[card]!]!;

const board = (f: Party, self: Party): string => `${prefix(f, self)}$`;

/** The notation of a pile; empty for the draw pile and, as a destination, the discard pile. */
function pileWord(pile: number, self: Party): string {
  if (isHand(pile)) return LETTER_OF[handOwner(pile)]!;
  if (playAreaOwner(pile) >= 0) return board(playAreaOwner(pile), self);
  if (pile === SUPPORTERS) return board(ALLIANCE, self);
  if (pile >= DECREE && pile < DECREE + 4) return `${board(EYRIE, self)}_${DECREE_LETTERS[pile - DECREE]}`;
  if (pile >= RETINUE && pile < RETINUE + 3) return `${board(KEEPERS, self)}_${pile - RETINUE + 1}`;
  return '';
}

/** The notation of a card that moves between piles: by name where the notation has names, by suit where all have seen it. */
export function cardWord(
  card: Card,
  from: number,
  to: number,
  self: Party,
  exported: boolean,
): { term: string; rest: string } {
  const isPlayed = (pile: number): boolean => playAreaOwner(pile) >= 0;
  const fromDiscard = from === DISCARD || from === LOST_SOULS;
  const isOpen = !isHand(to) && to !== SUPPORTERS;
  const dominance = FACTS[TITLE_OF[card]!]!.kind === 'dominance' && isOpen;
  // §11.2.3: everybody has seen the cards that the Riverfolk sell.
  const sold = from === handOf(RIVERFOLK) && isHand(to);
  const named = isPlayed(from) || isPlayed(to) || fromDiscard || from === AVAILABLE || dominance || sold || exported;
  const outrage = isHand(from) && to === SUPPORTERS && from !== handOf(ALLIANCE);
  const hidden = (isHand(from) || pileWord(from, self) === '') && (isHand(to) || to === SUPPORTERS);
  const suit = named || outrage || !hidden ? suitWord(card) : '';
  const start = fromDiscard ? '*' : pileWord(from, self);
  return { term: `${suit}#${named ? cardName(card) : ''}${start}`, rest: `->${pileWord(to, self)}` };
}
