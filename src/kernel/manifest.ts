import type { PositionEditing } from './editing.ts';
import type { Game, ParseResult, Problem } from './game.ts';
import type { GameTypes } from './procedure.ts';
import type { Journal } from './referee/journal.ts';

/** A game of any types: server, screen and command line never look inside its states, options and views. */
export type AnyGame = Game<GameTypes>;

/** How positions of any game are edited. */
export type AnyEditing = PositionEditing<GameTypes>;

/** Hides the types of a game, so that games can stand in one list. */
export function eraseGameTypes<G extends GameTypes>(game: Game<G>): AnyGame {
  return game as unknown as AnyGame;
}

/** Reads the component values of a game from a file. */
export type PackReader = (raw: unknown) => ParseResult<unknown>;

/** A file of component values is not sound. */
export class UnsoundPack extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const { path, code } = problems[0]!;
    super(`pack: ${path} ${code}`);
    this.problems = problems;
  }
}

/** The component values that a reader accepts; throws `UnsoundPack` otherwise. */
export function soundPack<P>(read: (raw: unknown) => ParseResult<P>, raw: unknown): P {
  const reading = read(raw);
  if (reading.ok) return reading.value;
  throw new UnsoundPack(reading.problems);
}

/** Settings of one table, with their number of seats. */
export interface SampleTable {
  readonly seats: number;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Positions and facts of a game by names that people use, as the questions of `docs/exam` write them. */
export interface NamedPositions {
  readonly game: AnyGame;
  /** The state of a position, or everything that is wrong with it. */
  read(position: unknown): GameTypes['state'] | readonly Problem[];
  /** The facts of a state by names. */
  facts(s: GameTypes['state']): Readonly<Record<string, unknown>>;
  /** The names of the players by seat. */
  names(s: GameTypes['state']): readonly string[];
}

/** The names of seats where players have no other: `0`, `1`, … */
export const seatNumbers = (s: GameTypes['state']): string[] =>
  Array.from({ length: s.settings.seats }, (_, seat) => String(seat));

/** Named positions of a game whose position files already consist of names. */
export function namedByPositionFiles(game: AnyGame): NamedPositions {
  return {
    game,
    read(position) {
      const result = game.positions!.read(position);
      return result.ok ? result.value : result.problems;
    },
    facts: (s) => game.positions!.write(s) as Record<string, unknown>,
    names: seatNumbers,
  };
}

/** What the registry knows of a game's rules before they are loaded: data and lazy imports only, because the home page loads it. */
export interface GameManifest {
  readonly id: string;
  /** How many may play. */
  readonly seats: {
    readonly least: number;
    readonly most: number /** What most tables have; without it, two. */;
    readonly usual?: number;
  };
  /** What stands before the number of a chapter in the law: `W-` in `W-3`. Empty where chapters are bare numbers. */
  readonly lawPrefix: string;
  /** Tables for tests and measurements, by seats. Together they show all the content of the game. */
  readonly sampleTables: readonly SampleTable[];
  /** The game; `pack` replaces the built-in component values where the game has them. Throws `UnsoundPack` if the pack is not sound. */
  game(pack?: unknown): Promise<AnyGame>;
  /** The same rules without position files, for tables that begin at the beginning, where that is much less to load. */
  playOnly?(): Promise<AnyGame>;
  editing(): Promise<AnyEditing>;
  /** Without it, names are those of the position files. */
  namedPositions?(): Promise<NamedPositions>;
  /**
   * Present where the component values can be replaced by a file in `packs/`. The built-in ones stand in
   * `components/built-in.ts`, their reader in `components/read-pack.ts`: the build finds both by their paths.
   */
  readonly packReader?: () => Promise<PackReader>;
}

/**
 * Writes a finished game in the game's own notation, one entry per step. The result is undefined where the notation cannot
 * express the game.
 */
export type RecordWriter = (journal: Journal, names: readonly string[]) => Generator<void, string | undefined>;

/** A notation in which people write games down. */
export interface Notation {
  readonly name: string;
  writer(): Promise<RecordWriter>;
}
