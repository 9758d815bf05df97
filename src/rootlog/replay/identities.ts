import { EVERYBODY, ownCards, ownPool } from '../../kernel/index.ts';
import { type Card, FACTS, SUIT_OF, TITLE_OF } from '../../games/root/components/cards/index.ts';
import { DECK, DECREE, DISCARD, handOwner, LOST_SOULS, SUPPORTERS } from '../../games/root/components/piles.ts';
import type { RootState } from '../../games/root/state.ts';
import { BIRD } from '../../games/root/words.ts';
import { type Future, worth } from './future.ts';

/** Cards whose title the record has given: crafted, bought or taken by name, played as an ambush. */
export type NamedCards = ReadonlySet<Card>;

/** True for the hand of any faction. */
export const isHand = (pile: number): boolean => handOwner(pile) >= 0;

/** §11.2.3: true for a hand that lies open for the whole table. */
export const isOpenHand = (s: RootState, pile: number): boolean => isHand(pile) && s.owners[pile] === EVERYBODY;

/** True for a card of which the record has said nothing. An open hand is known to the players, not to the record. */
function isHidden(s: RootState, card: Card): boolean {
  const pile = s.cards.at[card]!;
  if (isOpenHand(s, pile)) return true;
  if (s.cards.knows[card] === EVERYBODY) return false;
  return pile === DECK || pile === SUPPORTERS || pile === DISCARD || pile === LOST_SOULS || isHand(pile);
}

/** True for a card of which the record gives only the suit: spent, added to the decree, shown and taken back. */
function isSuited(s: RootState, card: Card, named: NamedCards): boolean {
  if (named.has(card) || isHidden(s, card) || FACTS[TITLE_OF[card]!]!.kind === 'dominance') return false;
  const pile = s.cards.at[card]!;
  return pile === DISCARD || pile === LOST_SOULS || (pile >= DECREE && pile < DECREE + 4) || isHand(pile);
}

/** Exchanges two cards that the record does not distinguish. */
function swap(s: RootState, a: Card, b: Card): void {
  const { at, knows } = ownCards(s.cards);
  for (const list of [at, knows, ownPool(s.cards)]) {
    const kept = list[a]!;
    list[a] = list[b]!;
    list[b] = kept;
  }
}

/** Gives cards the identities that the record requires, and keeps those that it gave before. */
export class Identities {
  private readonly s: RootState;
  private readonly named: NamedCards;
  private readonly future: Future;
  private readonly taken: boolean[] = [];

  constructor(s: RootState, named: NamedCards, future: Future) {
    this.s = s;
    this.named = named;
    this.future = future;
  }

  /** Makes one more card of a pile pass the test. */
  provide(pile: number, test: (card: Card) => boolean): void {
    const { s, taken, named } = this;
    const here = (card: Card): boolean => s.cards.at[card] === pile && !taken[card];
    const wanted = (card: Card): boolean => !taken[card] && s.cards.at[card] !== pile && test(card);
    const ready = this.cheapest((card) => here(card) && test(card));
    if (ready >= 0) {
      // A card that a later line names is kept for that line: a plain hidden card takes its place here.
      const isKept = this.isNamedLater(ready) && isHidden(s, ready);
      const plain = isKept ? this.hidden((card) => wanted(card) && !this.isNamedLater(card)) : -1;
      if (plain >= 0) this.exchange(ready, plain);
      else taken[ready] = true;
      return;
    }
    const victim = this.cheapest((card) => here(card) && isHidden(s, card));
    if (victim >= 0) {
      const found = this.hidden(wanted);
      if (found >= 0) this.exchange(victim, found);
      else
        this.fetch(
          victim,
          this.cheapest((card) => wanted(card) && isSuited(s, card, named)),
        );
      return;
    }
    const suited = (card: Card): boolean => here(card) && isSuited(s, card, named);
    const found = this.hidden((card) => wanted(card) && this.cheapest((c) => suited(c) && alike(c, card)) >= 0);
    if (found >= 0)
      this.exchange(
        this.cheapest((card) => suited(card) && alike(card, found)),
        found,
      );
  }

  /** §8.2.6: the payer has no matching card. Replaces all hidden cards of the pile that match. */
  avoid(pile: number, suit: number): void {
    const { s, taken } = this;
    if (suit < 0) return;
    const fits = (card: Card): boolean => SUIT_OF[card] === suit || SUIT_OF[card] === BIRD;
    for (let card = 0; card < s.cards.at.length; card++) {
      if (s.cards.at[card] !== pile || taken[card] || !fits(card) || !isHidden(s, card)) continue;
      const found = this.hidden((other) => !taken[other] && s.cards.at[other] !== pile && !fits(other));
      if (found >= 0) swap(s, card, found);
    }
  }

  /** §10.4.1: a suit leads in a pile. Makes its unknown cards of that suit, or birds. */
  lead(pile: number, suit: number): void {
    const { s } = this;
    for (let card = 0; card < s.cards.at.length; card++) {
      if (s.cards.at[card] !== pile || !isHidden(s, card) || SUIT_OF[card] === suit) continue;
      const found = this.hidden((other) => SUIT_OF[other] === suit && s.cards.at[other] === DECK);
      if (found >= 0) swap(s, card, found);
    }
  }

  private isNamedLater(card: Card): boolean {
    return this.future.titles[TITLE_OF[card]!]! > 0;
  }

  private exchange(victim: Card, found: Card): void {
    swap(this.s, victim, found);
    this.taken[found] = true;
  }

  /** Moves a card of which only the suit is known to the position of a hidden one; another card of its suit replaces it. */
  private fetch(victim: Card, suited: Card): void {
    if (suited < 0) return;
    const { s, taken } = this;
    const other = alike(victim, suited) ? victim : this.hidden((card) => !taken[card] && alike(card, suited));
    if (other < 0) return;
    swap(s, suited, other);
    if (other !== victim) swap(s, suited, victim);
    taken[suited] = true;
  }

  /** The hidden card that passes the test and is needed least, from the deck if possible; -1: none. */
  private hidden(test: (card: Card) => boolean): Card {
    const { s } = this;
    const inDeck = this.cheapest((card) => isHidden(s, card) && s.cards.at[card] === DECK && test(card));
    return inDeck >= 0 ? inDeck : this.cheapest((card) => isHidden(s, card) && test(card));
  }

  private cheapest(test: (card: Card) => boolean): Card {
    let best = -1;
    for (let card = 0; card < this.s.cards.at.length; card++)
      if (test(card) && (best < 0 || worth(card, this.future) < worth(best, this.future))) best = card;
    return best;
  }
}

/** True when either card could have been spent: they have the same suit, and neither is a dominance card, which is kept apart. */
const alike = (a: Card, b: Card): boolean =>
  SUIT_OF[a] === SUIT_OF[b] && FACTS[TITLE_OF[a]!]!.kind !== 'dominance' && FACTS[TITLE_OF[b]!]!.kind !== 'dominance';

/** The index of the card in a pile of hidden cards that later lines need least. */
export function plainest(s: RootState, pile: number, future: Future): number {
  let best = 0;
  let n = -1;
  let value = Number.MAX_SAFE_INTEGER;
  for (let card = 0; card < s.cards.at.length; card++) {
    if (s.cards.at[card] !== pile) continue;
    n++;
    // A dominance card that must become available is discarded, not drawn.
    const own = Math.abs(worth(card, future));
    if (own < value) {
      value = own;
      best = n;
    }
  }
  return best;
}
