import { type AnyGame, GAMES } from '../../registry/index.ts';
import type { Face } from './face.ts';
import { houseFace } from './housefaces.ts';
import { HOUSE_SEATS, isHouseGame, type SeatRange } from './house.ts';
import { MORE } from './more.ts';

/** A game on the shelf: its rules and its face are fetched when somebody wants to play. */
export interface Box {
  readonly id: string;
  readonly seats: SeatRange;
  rules(): Promise<AnyGame>;
  face(): Promise<Face>;
}

/** The games that can be played, in the order they are shown. */
export const BOXES: readonly Box[] = [
  ...Object.entries(GAMES).flatMap(([id, rules]) =>
    isHouseGame(id) ? [{ id, seats: HOUSE_SEATS[id], rules, face: () => houseFace(id) }] : [],
  ),
  ...MORE,
];

/** A game by its id. */
export function box(id: string): Box | undefined {
  return BOXES.find((one) => one.id === id);
}
