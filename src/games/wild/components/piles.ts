import { seatMask, EVERYBODY, type Mask, NOBODY } from '../../../kernel/index.ts';
import { MOST_PLAYERS } from '../words.ts';

/** The pile of cards that are not in play. */
export const OUT_OF_PLAY = 0;

/** §W-8.2: the piles of each player; `active` and `added` lie on the used pile but are not shuffled with it. */
export const PILES = ['deck', 'hand', 'used', 'active', 'added', 'killed'] as const;

const pile =
  (at: number) =>
  (player: number): number =>
    1 + player * PILES.length + at;

/** A player's deck. Its order is undecided: a draw takes a random card. */
export const deck = pile(0);
/** A player's hand. */
export const hand = pile(1);
/** A player's used cards. */
export const used = pile(2);
/** A player's active defender. */
export const activePile = pile(3);
/** The defenders added to the active one. */
export const added = pile(4);
/** A player's killed defenders. */
export const killed = pile(5);

function ownersFor(isSolo: boolean): readonly Mask[] {
  const owners: Mask[] = [EVERYBODY];
  for (let player = 0; player < MOST_PLAYERS; player++)
    for (const name of PILES)
      owners.push(name === 'deck' ? NOBODY : name === 'hand' ? seatMask(isSolo ? 0 : player) : EVERYBODY);
  return owners;
}

const SOLO = ownersFor(true);
const TABLE = ownersFor(false);

/** §W-5.3: who sees the cards of each pile; face-up cards are public. */
export function ownersOf(seats: number): readonly Mask[] {
  return seats === 1 ? SOLO : TABLE;
}

/** Where a machine card is. */
export const MACHINE_PLACES = ['box', 'deck', 'discard', 'table'] as const;
/** A machine card that is not in play: in the game's components. */
export const IN_BOX = 0;
/** A machine card still to come. */
export const IN_DECK = 1;
/** A machine card that was resolved. */
export const IN_DISCARD = 2;
/** The machine card being resolved. */
export const ON_TABLE = 3;
