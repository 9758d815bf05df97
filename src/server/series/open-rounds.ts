import type { GameTypes } from '../../kernel/index.ts';
import type { AnyGame } from '../../registry/index.ts';
import { ApiError } from '../api-error.ts';
import type { ServerContext } from '../context.ts';
import { findGame } from '../games.ts';
import { cleanLabel } from '../labels.ts';
import { newId } from '../secrets.ts';
import type { SeriesTable } from '../storage/series-storage.ts';
import { arrangedTable } from '../tables/arranged-table.ts';
import { indexRowOf, type SeatDoc } from '../tables/doc.ts';
import type { MatchDoc, SeriesDoc, SeriesTerms } from './doc.ts';
import { nextRound, withGroups } from './rounds.ts';
import type { Change, LogLine } from './series-store.ts';

const HOUR_MS = 3_600_000;
/** Most characters of the title of a table. */
const TITLE_LENGTH = 80;
/** Most characters of the settings of a series, as JSON. */
const SETTINGS_LENGTH = 6_000;

/** Opens rounds: the matches that `rounds.ts` plans, and a table for each with the terms of the series. */
export class Rounds {
  readonly #context: ServerContext;

  constructor(context: ServerContext) {
    this.#context = context;
  }

  /** The terms with the settings as the game parsed them; every value of the pool is tried. */
  async checkedTerms(terms: SeriesTerms): Promise<{ terms: SeriesTerms; seats: number }> {
    const game = await findGame(this.#context.games, terms.game);
    if (!game) throw new ApiError('no-game');
    if (JSON.stringify(terms.settings ?? null).length > SETTINGS_LENGTH) throw new ApiError('too-large');
    const values = terms.pool?.values ?? [undefined];
    const [first] = values.map((value) => this.#settings(game, terms, value));
    return { terms, seats: first!.seats };
  }

  #settings(game: AnyGame, { settings, pool }: SeriesTerms, value: string | undefined): GameTypes['settings'] {
    const raw = { ...(settings as object), ...(pool && value !== undefined && { [pool.field]: value }) };
    const reading = game.readSettings(raw);
    if (reading.ok) return reading.value;
    throw new ApiError('settings', {
      problems: reading.problems.map(({ path, code, args }) => ({ path, code, ...(args && { args }) })),
    });
  }

  /** The series with its first round. */
  async begun(doc: SeriesDoc, log: readonly LogLine[]): Promise<Change> {
    if (doc.players.filter(({ status }) => status === 'in').length < doc.seats) throw new ApiError('too-few-players');
    const playing: SeriesDoc = { ...doc, status: 'playing', players: withGroups(doc) };
    const round = await this.next(playing);
    return { ...round, log: [...log, ...round.log] };
  }

  /** The series with its next round and the tables of it, or at its end. */
  async next(doc: SeriesDoc, by?: string): Promise<Change> {
    const who = by === undefined ? {} : { by };
    const plan = nextRound(doc);
    if (!plan) return { doc: { ...doc, status: 'over' }, log: [{ what: 'over', ...who }] };
    const game = await findGame(this.#context.games, doc.terms.game);
    if (!game) throw new ApiError('no-game');
    const now = this.#context.now();
    const n = doc.rounds.length + 1;
    const deadline = now + Math.round(doc.format.hours * HOUR_MS);
    const tables: SeriesTable[] = [];
    const matches: MatchDoc[] = [];
    for (const { group, players } of plan.tables) {
      const match = doc.matches.length + matches.length;
      const pool = doc.terms.pool?.values[match % doc.terms.pool.values.length];
      const table = newId();
      tables.push(await this.#table(doc, game, players, { id: table, match, round: n, pool, now }));
      matches.push({
        n: match,
        round: n,
        ...(group !== undefined && { group }),
        players,
        table,
        status: 'playing',
        opened: now,
        deadline,
        ...(pool !== undefined && { pool }),
      });
    }
    const next: SeriesDoc = {
      ...doc,
      rounds: [...doc.rounds, { n, opened: now, byes: plan.byes }],
      matches: [...doc.matches, ...matches],
    };
    return { doc: next, tables, log: [{ what: 'round', round: n, until: deadline, ...who }] };
  }

  async #table(
    doc: SeriesDoc,
    game: AnyGame,
    players: readonly number[],
    {
      id,
      match,
      round,
      pool,
      now,
    }: {
      readonly id: string;
      readonly match: number;
      readonly round: number;
      readonly pool: string | undefined;
      readonly now: number;
    },
  ): Promise<SeriesTable> {
    const { terms } = doc;
    const seats = players.map((player): SeatDoc => {
      const { person, name } = doc.players[player]!;
      return { person, name };
    });
    const table = await arrangedTable(this.#context.storage, {
      game,
      settings: this.#settings(game, terms, pool),
      title: cleanLabel(`${doc.title} ${round}.${match + 1}`, TITLE_LENGTH),
      private: terms.private,
      delay: terms.delay,
      strict: terms.strict,
      clock: terms.clock,
      timeout: terms.timeout,
      rated: terms.rated,
      host: doc.organisers[0]!.person,
      seats,
      now,
      openUntil: now,
    });
    return { match, row: { id, revision: 1, doc: JSON.stringify(table) }, index: indexRowOf(table) };
  }
}
