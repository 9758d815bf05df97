import type { GameTypes } from '../../kernel/index.ts';
import {
  type RebaseEntry,
  type JournalEntry,
  isValidRebase,
  lastRebase,
  liveEntries,
  loadState,
  Referee,
  saveState,
  type UndoEntry,
} from '../../kernel/referee/index.ts';
import type { AnyGame } from '../../registry/index.ts';
import type { ServerContext } from '../context.ts';
import { gameOfTable } from '../games.ts';
import type { Batch, PositionRow } from '../storage/storage.ts';
import type { TableDoc } from '../tables/doc.ts';
import type { ClockState } from './clock.ts';
import { type GameSession, openSession } from './session.ts';

type State = GameTypes['state'];

/** Where today's rules can continue a game whose journal they cannot replay. */
export interface RulesMigration {
  /** Today's rules. */
  readonly rules: string;
  /** How many of the `of` entries are kept; later ones are undone. */
  readonly version: number;
  readonly of: number;
  readonly scores: readonly number[];
  readonly base: unknown;
  readonly clocks?: ClockState;
}

/** The position of a running game, written by its own rules for future ones. */
export function storedPosition(table: string, { referee, version, clocks }: GameSession): PositionRow {
  const { game, state } = referee;
  const position = game.positions ? game.positions.write(state) : saveState(state);
  return { table, version, position: JSON.stringify(position), clocks: JSON.stringify(clocks.state()) };
}

/** Reads a position with today's rules; undefined: it is not a valid position of this table. */
function readPosition(game: AnyGame, settings: GameTypes['settings'], raw: unknown): State | undefined {
  if (!game.positions) return sound(game, settings, loadState<State>(raw, settings));
  const reading = game.positions.read(raw);
  if (!reading.ok || JSON.stringify(reading.value.settings) !== JSON.stringify(settings)) return undefined;
  return sound(game, settings, reading.value);
}

const sound = (game: AnyGame, settings: GameTypes['settings'], state: State): State | undefined =>
  isValidRebase(game, game.begin(settings), { base: saveState(state), rules: game.version }) ? state : undefined;

/** Applies entries to a state; undefined: one of them is not legal there. */
function applyEntries(
  game: AnyGame,
  settings: GameTypes['settings'],
  start: State | undefined,
  entries: readonly JournalEntry[],
): State | undefined {
  const referee = new Referee<GameTypes>({
    game,
    settings,
    source: () => 0,
    renumbered: true,
    ...(start && { start }),
  });
  for (const entry of entries) {
    // An answer that was forced may be a choice under these rules: apply it as an ordinary answer.
    const plain =
      'say' in entry ? { seat: entry.seat, say: entry.say, ...(entry.each && { each: entry.each }) } : entry;
    if (!referee.applyRecorded(plain).ok) return undefined;
  }
  return referee.state;
}

/**
 * Finds a position to continue from: the last stored one, plus the rest of the journal if these rules can apply it. Without a
 * stored position, the whole journal as these rules play it.
 */
function migrationFrom(
  game: AnyGame,
  settings: GameTypes['settings'],
  batches: readonly Batch[],
  stored: PositionRow | undefined,
): RulesMigration | undefined {
  const entries = batches.flatMap((batch) => batch.entries);
  const of = entries.length;
  const live = liveEntries(entries);
  const migrationTo = (state: State, version: number, clocks?: ClockState): RulesMigration => ({
    rules: game.version,
    version,
    of,
    scores: [...game.scores(state)],
    base: saveState(state),
    ...(clocks && { clocks }),
  });
  // A position that was undone later is not part of the game.
  const stands =
    stored && !entries.slice(stored.version).some((entry) => 'undo' in entry && entry.undo < stored.version);
  const state = stands && attempted(() => readPosition(game, settings, JSON.parse(stored.position)));
  if (stored && state) {
    const clocks = JSON.parse(stored.clocks) as ClockState;
    const rest = live.filter((n) => n >= stored.version).map((n) => entries[n]!);
    const end = attempted(() => applyEntries(game, settings, state, rest));
    return end ? migrationTo(end, of, clocks) : migrationTo(state, stored.version, clocks);
  }
  const first = lastRebase(entries);
  const end = attempted(() =>
    applyEntries(
      game,
      settings,
      undefined,
      live.filter((n) => n >= first).map((n) => entries[n]!),
    ),
  );
  return end && migrationTo(end, of);
}

/** The result of the work; undefined: it threw, as rules may on what other rules wrote. */
function attempted<T>(work: () => T | undefined): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** How a table that today's rules cannot replay can go on; undefined: it cannot. */
export async function findMigration(
  context: ServerContext,
  id: string,
  doc: TableDoc,
): Promise<RulesMigration | undefined> {
  const game = await gameOfTable(context, doc);
  const settings = game?.readSettings(doc.settings);
  if (!game || !settings?.ok) return undefined;
  const batches = await context.storage.readJournal(id, 0);
  return migrationFrom(game, settings.value, batches, await context.storage.readPosition(id));
}

/** The batch that migrates the game once the seats agree. */
export async function migrationBatch(
  context: ServerContext,
  id: string,
  doc: TableDoc,
  migration: RulesMigration,
): Promise<Batch> {
  const { version, of, base, rules } = migration;
  const newBase: RebaseEntry = { base, rules };
  const undo: UndoEntry = { undo: version, seat: votingSeats(doc)[0]!, consent: true };
  const session = await openSession(context, doc);
  const entries = version < of ? [undo, newBase] : [newBase];
  return session.migrate(await context.storage.readJournal(id, 0), entries, context.now());
}

/** The seats that must agree: those with a person that no bot plays. */
export const votingSeats = ({ seats }: TableDoc): number[] =>
  seats.flatMap((seat, i) => (seat.person !== undefined && !seat.bot ? [i] : []));

/** True when all voting seats have agreed to exactly this migration. */
export function isAgreed(doc: TableDoc, migration: RulesMigration): boolean {
  const voters = votingSeats(doc);
  const { rules, version, agreed = [] } = doc.carry ?? {};
  const isThis = rules === migration.rules && version === migration.version;
  return isThis && voters.length > 0 && voters.every((seat) => agreed.includes(seat));
}
