import { EVERYBODY, NOBODY, type Owners, seatMask } from '../../../kernel/index.ts';

/** The piles of character cards: deck, discard, out of the game, draft offer; then the hand and crew of each seat. */
export const DECK = 0;
export const DISCARD = 1;
export const OFFER = 2;
export const OUT_OF_GAME = 3;
export const FIRST_HAND = 4;
const MOST_SEATS = 4;
export const FIRST_CREW = FIRST_HAND + MOST_SEATS;

/** The hand of a seat. */
export const handOf = (seat: number): number => FIRST_HAND + seat;
/** The crew of a seat. */
export const crewOf = (seat: number): number => FIRST_CREW + seat;

/** §A-35: who sees which pile: a hand its owner, the deck nobody, the rest everybody. */
export const OWNERS: Owners = [
  NOBODY,
  EVERYBODY,
  EVERYBODY,
  EVERYBODY,
  ...[0, 1, 2, 3].map(seatMask),
  ...[0, 1, 2, 3].map(() => EVERYBODY),
];

/** Where an animal or a scheme is: in its deck, face up on the table, in its discard, or with its owner. */
export const IN_DECK = 0;
export const OPEN = 1;
export const DISCARDED = 2;
export const OWNED = 3;

/** The states of a raid spot. */
export const NOT_IN_PLAY = 0;
export const AVAILABLE = 1;
export const RAIDED = 2;

/** Values of a quest place without a face-up tile. */
export const NO_QUEST = -1;
export const FACE_DOWN = -2;

/** Where a quest is: not decided yet, on the board, or completed (KEPT plus the seat; the AI chief is CHIEF). */
export const UNDECIDED = 0;
export const ON_BOARD = 1;
export const KEPT = 2;
/** The AI chief as an owner of quests. */
export const CHIEF = 4;

/** No card, worker, animal or number at this place. */
export const NONE = -1;
