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
import { findGame, type ServerContext } from '../context.ts';
import type { Batch, PositionRow } from '../storage/storage.ts';
import type { TableDoc } from '../tables/doc.ts';
import type { ClockState } from './clock.ts';
import { type GameSession, openSession } from './session.ts';

type State = GameTypes['state'];

/** Where today's rules can go on with a game whose journal tells another story under them. */
export interface RulesMigration {
  /** Today's rules. */
  readonly rules: string;
  /** So many entries are kept, of so many: what came later is taken back. */
  readonly version: number;
  readonly of: number;
  readonly scores: readonly number[];
  readonly base: unknown;
  readonly clocks?: ClockState;
}

/** A running game as its own rules write it down, for rules to come. */
export function storedPosition(table: string, { referee, version, clocks }: GameSession): PositionRow {
  const { game, state } = referee;
  const position = game.positions ? game.positions.write(state) : saveState(state);
  return { table, version, position: JSON.stringify(position), clocks: JSON.stringify(clocks.reckoning()) };
}

/** Reads a position with today's rules; undefined: they cannot make a game of this table out of it. */
function readPosition(game: AnyGame, settings: GameTypes['settings'], raw: unknown): State | undefined {
  if (!game.positions) return sound(game, settings, loadState<State>(raw, settings));
  const reading = game.positions.read(raw);
  if (!reading.ok || JSON.stringify(reading.value.settings) !== JSON.stringify(settings)) return undefined;
  return sound(game, settings, reading.value);
}

const sound = (game: AnyGame, settings: GameTypes['settings'], state: State): State | undefined =>
  isValidRebase(game, game.begin(settings), { base: saveState(state), rules: game.version }) ? state : undefined;

/** Plays entries on from a state; undefined: one of them is not possible there. */
function playOn(
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
    // What was forced need not be any more; it was said all the same.
    const told = 'say' in entry ? { seat: entry.seat, say: entry.say, ...(entry.each && { each: entry.each }) } : entry;
    if (!referee.applyRecorded(told).ok) return undefined;
  }
  return referee.state;
}

/**
 * Looks for a position to go on from: the one that was kept last, played on to the end of the journal as far as that is
 * possible; without one, the whole journal as today's rules play it.
 */
function findCarry(
  game: AnyGame,
  settings: GameTypes['settings'],
  batches: readonly Batch[],
  kept: PositionRow | undefined,
): RulesMigration | undefined {
  const entries = batches.flatMap((batch) => batch.entries);
  const of = entries.length;
  const live = liveEntries(entries);
  const carry = (state: State, version: number, clocks?: ClockState): RulesMigration => ({
    rules: game.version,
    version,
    of,
    scores: [...game.scores(state)],
    base: saveState(state),
    ...(clocks && { clocks }),
  });
  // A position that was taken back later is none of this game.
  const stands = kept && !entries.slice(kept.version).some((entry) => 'undo' in entry && entry.undo < kept.version);
  const state = stands && attempted(() => readPosition(game, settings, JSON.parse(kept.position)));
  if (kept && state) {
    const clocks = JSON.parse(kept.clocks) as ClockState;
    const rest = live.filter((n) => n >= kept.version).map((n) => entries[n]!);
    const end = attempted(() => playOn(game, settings, state, rest));
    return end ? carry(end, of, clocks) : carry(state, kept.version, clocks);
  }
  const first = lastRebase(entries);
  const end = attempted(() =>
    playOn(
      game,
      settings,
      undefined,
      live.filter((n) => n >= first).map((n) => entries[n]!),
    ),
  );
  return end && carry(end, of);
}

/** Rules may stumble over what others wrote. */
function attempted<T>(work: () => T | undefined): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The way on for a table that today's rules cannot read; undefined: there is none. */
export async function findMigration(
  { storage, games }: ServerContext,
  id: string,
  doc: TableDoc,
): Promise<RulesMigration | undefined> {
  const game = await findGame(games, doc.game);
  const settings = game?.readSettings(doc.settings);
  if (!game || !settings?.ok) return undefined;
  const batches = await storage.readJournal(id, 0);
  return findCarry(game, settings.value, batches, await storage.readPosition(id));
}

/** What is written into the journal when the seats agree. */
export async function migrationBatch(
  house: ServerContext,
  id: string,
  doc: TableDoc,
  carry: RulesMigration,
): Promise<Batch> {
  const { version, of, base, rules } = carry;
  const newBase: RebaseEntry = { base, rules };
  const undo: UndoEntry = { undo: version, seat: votingSeats(doc)[0]!, consent: true };
  const course = await openSession(house, doc);
  const entries = version < of ? [undo, newBase] : [newBase];
  return course.carriedOver(await house.storage.readJournal(id, 0), entries, house.now());
}

/** The seats that must agree; bots have no say. */
export const votingSeats = ({ seats }: TableDoc): number[] =>
  seats.flatMap((seat, i) => (seat.person !== undefined && !seat.bot ? [i] : []));

/** True when everybody has agreed to go on in just this way. */
export function isAgreed(doc: TableDoc, carry: RulesMigration): boolean {
  const asked = votingSeats(doc);
  const { rules, version, agreed = [] } = doc.carry ?? {};
  const isThis = rules === carry.rules && version === carry.version;
  return isThis && asked.length > 0 && asked.every((seat) => agreed.includes(seat));
}
