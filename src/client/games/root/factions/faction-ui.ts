import type { FactionKinds } from '../../../../games/root/factions/kinds.ts';
import type { PieceName } from '../../../../games/root/components/pieces.ts';
import type { Faction, Place } from '../../../../games/root/words.ts';
import type { TermId } from '../../../../i18n/index.ts';
import type { DrawFactionBoard, DrawSeatLines } from '../boards/board.ts';
import type { Piece } from '../map/piece.ts';
import type { RingPattern } from '../map/ring-pattern.ts';
import type { Names } from '../names.ts';
import type { RolesOf } from '../texts/roles.ts';
import type { Lines, LogNames } from '../texts/log-names.ts';
import type { RootView } from '../../../../games/root/view-types.ts';

/** A line of a faction's board: the term of an ability or action, and the message of `root-<faction>` that explains it. */
export type BoardLine = readonly [term: TermId<'root'>, message: string];

/** What screens need of a faction. A verb or event without its texts does not compile. */
export interface FactionUi<F extends keyof FactionKinds> {
  /** The words that follow each of its verbs. */
  readonly roles: RolesOf<Record<string, FactionKinds[F]['verb']>>;
  /** How words with roles of its own (`own-…`) read. */
  readonly words?: (names: Names) => Readonly<Record<string, (word: string) => string | undefined>>;
  /** The log lines of its events. */
  lines(names: LogNames): Lines<FactionKinds[F]['event']>;
  /** Draws what lies on its board; loaded when somebody opens it. */
  readonly Board: DrawFactionBoard;
  /** Draws its own lines in the card of its seat. */
  readonly SeatLines?: DrawSeatLines;
  /** True when the lines of the viewer's own card show its buildings. */
  readonly linesShowBuildings?: true;
  /** What it is played as, where that is not its name: a character. */
  playedAs?(view: RootView, faction: Faction, names: Names): string | undefined;
  /** Its abilities, then its actions; empty where the summary says it all. */
  readonly about: readonly BoardLine[];
  /** How the ring of a clearing it rules is drawn. */
  readonly ring: RingPattern;
  /** Marks of the sprite for pieces that do not follow `b-<piece>` and `t-<piece>`. */
  readonly marks?: { readonly [P in PieceName]?: string };
  /** Pieces that differ from each other, so that `piecesAt` draws them. */
  readonly drawnApart?: readonly PieceName[];
  /** What it draws in a clearing or forest besides its common pieces. */
  piecesAt?(view: RootView, place: Place, names: Names): readonly Piece[];
  /** Names of its own things in the editor, by the kind of the word. */
  readonly editorNames?: Readonly<Record<string, (names: Names, id: string) => string>>;
}
