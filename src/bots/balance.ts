import type { AnyGame, GameTypes } from '../kernel/index.ts';

/** Statistics of one game, from which the tables of a balance report are made. */
export interface GameStats {
  readonly seed: number;
  /** The winners by seat. */
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  /** How the game ended, as its collector calls it. */
  readonly end: string;
  /** Counts over the whole game, by name. */
  readonly counts: Readonly<Record<string, number>>;
  /** Points by origin for each seat; an opponent without a seat comes last. */
  readonly sources: readonly Readonly<Record<string, number>>[];
  /** What each seat played: a hero, or nothing. */
  readonly roles: readonly string[];
}

/** Collects the statistics of one game from its events. */
export interface StatsCollector {
  collect(event: object): void;
  close(s: GameTypes['state']): Pick<GameStats, 'end' | 'counts' | 'sources' | 'roles'>;
}

/** A row of a balance report: settings under a name. */
export interface Row {
  readonly name: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** The balance report of one game: which tables are played, what is counted, and how it is shown. */
export interface Balance {
  readonly rows: readonly Row[];
  ledger(game: AnyGame): StatsCollector;
  /** The tables as lines of Markdown. */
  tables(played: ReadonlyMap<string, readonly GameStats[]>): string[];
}
