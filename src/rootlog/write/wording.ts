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
  LOST_SOULS,
  playArea,
  RETINUE,
  SUPPORTERS,
} from '../../games/root/components/piles.ts';
import { geographyOf, type RootState } from '../../games/root/state.ts';
import {
  ALLIANCE,
  CLEARING_COUNT,
  EYRIE,
  type Faction,
  FACTIONS,
  KEEPERS,
  type Place,
  RIVERFOLK,
} from '../../games/root/words.ts';
import { isHand } from '../replay/identities.ts';
import { LETTER_OF, SUIT_LETTERS } from '../replay/recorded-game.ts';

const DECREE_LETTERS = ['r', 'm', 'x', 'b'];
const SUBTYPES: Readonly<Record<string, string>> = { sawmill: '_s', workshop: '_w', recruiter: '_r' };
/** Pieces that are named by the suit of their clearing. */
const SUITED_PIECES: readonly string[] = ['base', 'garden', 'tradepost'];

/** What is written of one thing that happened; `of`: in whose line of the set-up. */
export interface Phrase {
  readonly term: string;
  readonly rest: string;
  readonly of?: Faction;
}

/** The letter of a faction, nothing for the one whose line it is. */
export const prefix = (f: Faction, self: Faction): string => (f === self ? '' : LETTER_OF[f]!);

/** A kind of piece; some are named by the suit of their clearing. */
export function pieceWord(s: RootState, p: Piece, clearing: number, self: Faction): string {
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

/** A clearing by its number, or a forest by the clearings around it. */
export function placeWord(s: RootState, place: Place): string {
  if (place < CLEARING_COUNT) return String(place + 1);
  const around = geographyOf(s).aroundForest[place - CLEARING_COUNT] ?? [];
  return around
    .filter((c) => c < CLEARING_COUNT)
    .map((c) => c + 1)
    .join('_');
}

/** The name of a card, run together. */
export function cardName(card: Card): string {
  const { kind } = FACTS[TITLE_OF[card]!]!;
  if (kind === 'ambush') return '@';
  return kind === 'dominance' ? 'dom' : TITLES[TITLE_OF[card]!]!.replaceAll('-', '');
}

/** The suit letter of a card. */
export const suitWord = (card: Card): string => SUIT_LETTERS[SUIT_OF[card]!]!;

const board = (f: Faction, self: Faction): string => `${prefix(f, self)}$`;

/** Where cards lie, as the notation says it; the draw pile and, as a goal, the discard pile are not said. */
function pileWord(pile: number, self: Faction): string {
  if (isHand(pile)) return LETTER_OF[pile - handOf(0)]!;
  if (pile >= playArea(0) && pile < playArea(0) + FACTIONS.length) return board(pile - playArea(0), self);
  if (pile === SUPPORTERS) return board(ALLIANCE, self);
  if (pile >= DECREE && pile < DECREE + 4) return `${board(EYRIE, self)}_${DECREE_LETTERS[pile - DECREE]}`;
  if (pile >= RETINUE && pile < RETINUE + 3) return `${board(KEEPERS, self)}_${pile - RETINUE + 1}`;
  return '';
}

/** A card that goes from pile to pile: by name where the table says the name, by suit where all have seen it. */
export function cardWord(
  card: Card,
  from: number,
  to: number,
  self: Faction,
  exported: boolean,
): { term: string; rest: string } {
  const isPlayed = (pile: number): boolean => pile >= playArea(0) && pile < playArea(0) + FACTIONS.length;
  const fromDiscard = from === DISCARD || from === LOST_SOULS;
  const isOpen = !isHand(to) && to !== SUPPORTERS;
  const dominance = FACTS[TITLE_OF[card]!]!.kind === 'dominance' && isOpen;
  // §11.2.3: what the Riverfolk sell everybody has seen.
  const sold = from === handOf(RIVERFOLK) && isHand(to);
  const named = isPlayed(from) || isPlayed(to) || fromDiscard || from === AVAILABLE || dominance || sold || exported;
  const outrage = isHand(from) && to === SUPPORTERS && from !== handOf(ALLIANCE);
  const hidden = (isHand(from) || pileWord(from, self) === '') && (isHand(to) || to === SUPPORTERS);
  const suit = named || outrage || !hidden ? suitWord(card) : '';
  const start = fromDiscard ? '*' : pileWord(from, self);
  return { term: `${suit}#${named ? cardName(card) : ''}${start}`, rest: `->${pileWord(to, self)}` };
}
