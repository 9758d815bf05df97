import { type EditFieldBuilder, type FieldLabel, type MovableThing, ownCards } from '../../../kernel/index.ts';
import type { RootLaw } from '../../../law/index.ts';
import { noteDiscard } from '../rules/14-hirelings/discards.ts';
import { type Card, CARD_NAMES, FACTS, TITLE_OF } from '../components/cards/index.ts';
import { AVAILABLE, BOX, DECK, DISCARD, handOf, LOST_SOULS, OWN_PILES, playArea } from '../components/piles.ts';
import { newState, type RootState } from '../state.ts';
import { FACTIONS } from '../words.ts';

/** What a card is called here: the card itself, since each lies in one place. */
export const nameOfCard = (card: Card): string => `card ${CARD_NAMES[card]}`;

/** The card of that name. */
export const cardNamed = (name: string): Card => CARD_NAMES.indexOf(name.slice('card '.length));

/** The place of a pile in words. */
function pileName(pile: number): string {
  const common: Readonly<Record<number, string>> = {
    [DECK]: 'deck',
    [DISCARD]: 'discard',
    [AVAILABLE]: 'available',
    [LOST_SOULS]: 'lost-souls',
    [BOX]: 'box',
  };
  if (common[pile] !== undefined) return common[pile];
  const own = OWN_PILES.find((each) => each.pile === pile);
  if (own) return own.name;
  const f = FACTIONS.findIndex((_, each) => pile === handOf(each) || pile === playArea(each));
  return f < 0 ? 'elsewhere' : `${pile === handOf(f) ? 'hand-of' : 'crafted-of'} ${FACTIONS[f]}`;
}

/**
 * Lays a card somewhere. Nobody remembers more than lies open any more: what was seen or told apart before belonged to
 * another game.
 */
export function lay(s: RootState, card: Card, pile: number): void {
  const { cards } = s;
  ownCards(cards).size[cards.at[card]!]!--;
  ownCards(cards).at[card] = pile;
  ownCards(cards).size[pile]!++;
  noteDiscard(s, card);
  cards.knows = cards.at.map((at) => s.owners[at]!);
  cards.pool = newState(s.settings).cards.pool;
}

/** Whose copy is taken first: one that nobody misses. */
const MISSED = [DECK, DISCARD, LOST_SOULS, AVAILABLE];
const missed = (pile: number): number => (MISSED.includes(pile) ? MISSED.indexOf(pile) : MISSED.length);

/** One copy of every card that could be put on a pile. */
export function freeCards(s: RootState, pile: number, fits: (title: number, card: Card) => boolean): MovableThing[] {
  const best = new Map<number, Card>();
  TITLE_OF.forEach((title, card) => {
    const at = s.cards.at[card]!;
    if (at === pile || at === BOX || !fits(title, card)) return;
    const other = best.get(title);
    if (other === undefined || missed(at) < missed(s.cards.at[other]!)) best.set(title, card);
  });
  return [...best.values()].map((card) => ({ name: nameOfCard(card), from: pileName(s.cards.at[card]!) }));
}

type Fits = (title: number) => boolean;

/** True for what belongs on most piles: a retainer lies in the retinue only (13.3.5). */
export const isPlain: Fits = (title) => FACTS[title]!.kind !== 'retainer';
/** §4.1.3: what stays in a play area. */
const isLasting: Fits = (title) => FACTS[title]!.kind === 'persistent';
/** §2.1.6 */
export const isDominance: Fits = (title) => FACTS[title]!.kind === 'dominance';

/** A pile of cards as a field; a card that is taken away goes back into the deck. */
export function pileField(
  fields: EditFieldBuilder<RootState, RootLaw>,
  naming: FieldLabel<RootLaw>,
  s: RootState,
  pile: number,
  fits: Fits = isPlain,
): void {
  const here = TITLE_OF.flatMap((_, card) => (s.cards.at[card] === pile ? [nameOfCard(card)] : []));
  fields.things(naming, here, freeCards(s, pile, fits), (t, name, isHere) =>
    lay(t, cardNamed(name), isHere ? pile : DECK),
  );
}

/** §2.6, §4.1.4: the lasting effects before a player, none of them twice. */
export function craftedField(
  fields: EditFieldBuilder<RootState, RootLaw>,
  naming: FieldLabel<RootLaw>,
  s: RootState,
  f: number,
): void {
  const pile = playArea(f);
  const has = (title: number): boolean => TITLE_OF.some((each, card) => each === title && s.cards.at[card] === pile);
  const here = TITLE_OF.flatMap((title, card) =>
    s.cards.at[card] === pile && isLasting(title) ? [nameOfCard(card)] : [],
  );
  const choices = freeCards(s, pile, (title) => isLasting(title) && !has(title));
  fields.things(naming, here, choices, (t, name, isHere) => lay(t, cardNamed(name), isHere ? pile : DECK));
}
