import type { AnyGame, GameManifest } from '../../kernel/index.ts';
import type { GameUi } from './game-ui.ts';

/** A game that can be played in the app. Its rules and its screens are loaded when somebody opens it. */
export interface ClientGame {
  readonly id: string;
  readonly seats: GameManifest['seats'];
  /** The rules; `pack` replaces the built-in component values. */
  rules(pack?: unknown): Promise<AnyGame>;
  ui(): Promise<GameUi>;
}
