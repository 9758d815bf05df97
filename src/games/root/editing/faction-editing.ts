import type { EditFieldBuilder } from '../../../kernel/index.ts';
import type { RootLaw } from '../../../law/index.ts';
import type { PieceName } from '../components/pieces.ts';
import type { FactionPosition } from '../positions/faction-position.ts';
import type { RootState } from '../state.ts';
import type { Faction, Place } from '../words.ts';

/** Builds the edit fields of a place. */
export type RootFields = EditFieldBuilder<RootState, RootLaw>;

/** How a faction's part of a position is read from files, written to them, and changed by hand. */
export interface FactionEditing {
  readonly position: FactionPosition;
  /** The paragraph that counts its pieces. */
  readonly piecesLaw: RootLaw;
  /** Its pieces that differ from each other and so have fields of their own. */
  readonly ownPieces?: readonly PieceName[];
  /** Adds what lies before its player, besides points, cards and crafted items. */
  seat?(fields: RootFields, s: RootState, f: Faction): void;
  /** Adds what is its own in a clearing or forest. */
  place?(fields: RootFields, s: RootState, place: Place, f: Faction): void;
  /** Adds what lies beside the map; once for all who share it. */
  table?(fields: RootFields, s: RootState): void;
  /** Clears what it keeps of an action under way, when a phase is to begin; called whether it plays or not. */
  startPhase?(s: RootState): void;
  /** The paragraphs that problems of positions break, by the code of the problem. */
  readonly problemLaws?: Readonly<Record<string, RootLaw>>;
}
