import type { AnyGame } from '../../registry/index.ts';
import type { GameUi } from './game-ui.ts';
import type { SeatRange } from './shipped-games.ts';

/** A game in the app. Its rules and its screens are loaded when somebody opens it. */
export interface ClientGame {
  readonly id: string;
  readonly seats: SeatRange;
  rules(): Promise<AnyGame>;
  face(): Promise<GameUi>;
}
