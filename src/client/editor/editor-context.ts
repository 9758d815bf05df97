import type { AnyEditing, Game, GameTypes } from '../../kernel/index.ts';
import type { GameTexts, GameUi } from '../registry/game-ui.ts';
import type { GameId } from '../../law/index.ts';
import type { EditorTexts } from './editor-texts.ts';

/** Rules, board and texts of the edited game. */
export interface EditorContext {
  readonly id: GameId;
  readonly game: Game<GameTypes>;
  readonly editing: AnyEditing;
  readonly ui: GameUi;
  readonly gameTexts: GameTexts;
  readonly texts: EditorTexts;
}
