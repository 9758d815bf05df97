import type { GameTypes, Random } from '../../kernel/index.ts';
import type { Leaf } from '../leaf.ts';
import type { SectionId } from './layout.ts';
import type { NetWeights } from './weights.ts';

/** A position as a network sees it. The next `read` overwrites it. */
export interface NetInputs {
  readonly sections: readonly SectionId[];
  /** The values of the sections' inputs, padded to a multiple of four. */
  readonly x: Uint8Array;
  /** The values in words of four. */
  readonly words: Uint32Array;
  /** The output of each seat, by name. */
  readonly sides: readonly string[];
  /** The hand-written evaluation of each seat, divided by its scale. */
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
