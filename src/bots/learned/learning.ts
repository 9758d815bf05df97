import type { GameTypes, Random } from '../../kernel/index.ts';
import type { Leaf } from '../leaf.ts';
import type { SectionId } from './layout.ts';
import type { NetWeights } from './weights.ts';

/** The sides where all seats win or lose together. */
export const WON_OR_LOST: readonly string[] = ['won', 'lost'];

/** Each side's share of the victory in a finished game. Without winners it is that of the opponent without a seat, if there is one. */
export function sharesOf(sides: number, seats: number, together: boolean, winners: readonly number[]): number[] {
  if (together) return winners.length > 0 ? [1, 0] : [0, 1];
  return Array.from({ length: sides }, (_, side) => {
    if (side >= seats) return winners.length === 0 ? 1 : 0;
    return winners.includes(side) ? 1 / winners.length : 0;
  });
}

/** A position as a network sees it. The next `read` overwrites it. */
export interface NetInputs {
  readonly sections: readonly SectionId[];
  /** The values of the sections' inputs, padded to a multiple of four. */
  readonly x: Uint8Array;
  /** The values in words of four. */
  readonly words: Uint32Array;
  /** The outputs of the table by name: one per seat, then one for an opponent without a seat; `WON_OR_LOST` for a team. */
  readonly sides: readonly string[];
  /** The hand-written evaluation of each side, divided by its scale. */
  readonly hand: Float64Array;
  /** Progress of the game, 0 to 1. */
  readonly progress: number;
}

/** Reads positions of one game. It allocates only when it meets a table of another kind. */
export interface NetReader<K extends GameTypes> {
  /** The inputs of a state; undefined where it has no sides yet, as during a draft. */
  read(s: K['state']): NetInputs | undefined;
}

/** What a game offers for learning from self-play. */
export interface Learning<K extends GameTypes> {
  /** All sections, in the order in which records number inputs. */
  readonly sections: readonly SectionId[];
  /** The names of all sides. */
  readonly outputs: readonly string[];
  /** The settings of a random table: factions, maps, decks, seats. */
  randomTable(random: Random): Readonly<Record<string, unknown>>;
  reader(): NetReader<K>;
  /** Win chances by a network. Throws `WeightsError` where the weights do not fit. */
  leaf(weights: NetWeights): Leaf<K>;
}
