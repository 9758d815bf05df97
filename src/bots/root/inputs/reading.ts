import { FACTS, TITLE_OF } from '../../../games/root/components/cards/index.ts';
import type { CardKind } from '../../../games/root/components/cards/card.ts';
import { PIECE_COUNT, PIECES_OF } from '../../../games/root/components/pieces.ts';
import { PILE_COUNT } from '../../../games/root/components/piles.ts';
import { readRulers } from '../../../games/root/rules/02-key-terms/rule.ts';
import type { RootState } from '../../../games/root/state.ts';
import { CLEARING_COUNT, FACTIONS, SUITS } from '../../../games/root/words.ts';
import { groupsOf } from '../../learned/groups.ts';
import type { InputGroup } from '../../learned/layout.ts';

/** Inputs of Root. */
export type RootInputs = InputGroup<Reading>;

/** The kinds of cards that inputs tell apart. */
export const CARD_KINDS = ['ambush', 'dominance', 'item', 'persistent', 'immediate'] as const satisfies CardKind[];

const SUIT_COUNT = SUITS.length;
const KIND_COUNT = CARD_KINDS.length;
const CARD_SUIT = TITLE_OF.map((title) => FACTS[title]!.suit);
const CARD_KIND = TITLE_OF.map((title) => (CARD_KINDS as readonly string[]).indexOf(FACTS[title]!.kind));

/** What several inputs are read from, computed once per state. */
export class Reading {
  s!: RootState;
  /** Who rules each clearing, -1 for nobody. */
  readonly ruler = new Int8Array(CLEARING_COUNT);
  /** Pieces on the map, by kind, of the factions that play. */
  readonly pieces = new Uint8Array(PIECE_COUNT);
  /** Pieces on the map by kind and suit of their clearing. */
  readonly piecesBySuit = new Uint8Array(PIECE_COUNT * SUIT_COUNT);
  /** Clearings that each faction rules. */
  readonly ruled = new Uint8Array(FACTIONS.length);
  readonly #suits = new Uint8Array(PILE_COUNT * SUIT_COUNT);
  readonly #kinds = new Uint8Array(PILE_COUNT * KIND_COUNT);

  /** Reads a state. */
  read(s: RootState): this {
    this.s = s;
    this.ruled.fill(0);
    readRulers(s, this.ruler);
    for (let c = 0; c < CLEARING_COUNT; c++) {
      const who = this.ruler[c]!;
      if (who >= 0 && who < FACTIONS.length) this.ruled[who]!++;
    }
    this.#readPieces(s);
    this.#suits.fill(0);
    this.#kinds.fill(0);
    const { at } = s.cards;
    for (let card = 0; card < at.length; card++) {
      const pile = at[card]!;
      this.#suits[pile * SUIT_COUNT + CARD_SUIT[card]!]!++;
      const kind = CARD_KIND[card]!;
      if (kind >= 0) this.#kinds[pile * KIND_COUNT + kind]!++;
    }
    return this;
  }

  #readPieces({ on, suit, faction }: RootState): void {
    const { pieces, piecesBySuit } = this;
    piecesBySuit.fill(0);
    for (let seat = 0; seat < faction.length; seat++) {
      const kinds = PIECES_OF[faction[seat]!]!;
      for (let i = 0; i < kinds.length; i++) {
        const piece = kinds[i]!;
        let sum = 0;
        for (let c = 0; c < CLEARING_COUNT; c++) {
          const here = on[piece * CLEARING_COUNT + c]!;
          if (here === 0) continue;
          sum += here;
          if (suit[c]! >= 0) piecesBySuit[piece * SUIT_COUNT + suit[c]!]! += here;
        }
        pieces[piece] = sum;
      }
    }
  }

  /** Writes the cards of a pile by suit. */
  suitsOf(pile: number, x: Uint8Array, at: number): void {
    for (let suit = 0; suit < SUIT_COUNT; suit++) x[at + suit] = this.#suits[pile * SUIT_COUNT + suit]!;
  }

  /** Writes the cards of a pile by kind. */
  kindsOf(pile: number, x: Uint8Array, at: number): void {
    for (let kind = 0; kind < KIND_COUNT; kind++) x[at + kind] = this.#kinds[pile * KIND_COUNT + kind]!;
  }
}

/** Makers of inputs of Root. */
export const { single, oneOf, each, upTo } = groupsOf<Reading>();

/** A group with the cards of a pile by suit. */
export const cardsBySuit = (name: string, pile: number): RootInputs => ({
  name,
  labels: SUITS,
  read: (r, x, at) => r.suitsOf(pile, x, at),
});
