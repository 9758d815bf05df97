import type { RootState } from '../state.ts';
import type { Piece } from '../components/pieces.ts';
import type { Faction } from '../words.ts';
import type { Raw, Reader } from '../../../kernel/index.ts';

/** A faction's part of position files. */
export interface FactionPosition {
  /** Keys of its own besides those of its piles. */
  readonly keys: readonly string[];
  /** Reads what its keys say; pieces and cards are read before. `path` is where `raw` stands in the file. */
  read(reader: Reader, raw: Raw, path: string, s: RootState, f: Faction, inSetup: boolean): void;
  /** What the file says of it; what is as after an empty set-up is left out. */
  write(s: RootState, f: Faction): Readonly<Record<string, unknown>>;
  /** Lines for people: label and text; an empty text is left out. */
  show(s: RootState, f: Faction): readonly (readonly [label: string, text: string])[];
  /** Of the pieces of a kind that are away, those its own part of the file tells of. */
  away?(s: RootState, p: Piece): number;
  /** Notes what no game can lead to; asked when it plays. */
  check?(reader: Reader, s: RootState, inSetup: boolean): void;
  /** What the file says beside the factions, once for all who share it. */
  readonly table?: {
    readonly keys: readonly string[];
    read(reader: Reader, raw: Raw, s: RootState): void;
    write(s: RootState): Readonly<Record<string, unknown>>;
    show(s: RootState): readonly (readonly [label: string, text: string])[];
  };
}
