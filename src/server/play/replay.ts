import { type GameTypes, MUTE, type Seat } from '../../kernel/index.ts';
import { applyEntry, lastRebase, liveEntries } from '../../kernel/referee/index.ts';
import { applyPatch, DiffTracker, type RouteResponse, type Patch } from '../../protocol/index.ts';
import type { ComputedResponse, Payer } from '../cost/costs.ts';
import { type JsonBytes, JsonWriter } from '../cost/json.ts';
import type { Slice } from '../cost/slicer.ts';
import { gameOfTable } from '../games.ts';
import { ApiError } from '../api-error.ts';
import { journalPages } from './journal-pages.ts';
import type { LiveTable } from './table.ts';

type Step = RouteResponse<'replay'>['steps'][number];

/** A whole game as one viewer saw it: the first view and every patch, as JSON. */
interface ReplayLog {
  /** Number of entries. */
  readonly version: number;
  /** The time up to which the journal was read, in milliseconds since 1970. */
  readonly until: number;
  readonly view: string;
  readonly steps: readonly { readonly n: number; readonly text: string }[];
}

/** Memory of a step besides its text, in bytes. */
const STEP_BYTES = 64;
/** A delayed replay older than this is made again, in ms. */
const STALE_MS = 10_000;

async function play(table: LiveTable, viewer: Seat, until: number, slice: Slice): Promise<ComputedResponse<ReplayLog>> {
  const { context, doc } = table;
  const game = await slice.outside(() => gameOfTable(context, doc));
  const settings = game?.readSettings(doc.settings);
  if (!game || !settings?.ok) throw new ApiError('unreadable');
  const batches = await journalPages(context.storage, table.id, until, slice);
  const entries = batches.flatMap((batch) => batch.entries);
  // Entries before a rebase were played under other rules; clients get them as events only.
  const first = lastRebase(entries);
  let state =
    first < 0 ? game.begin(settings.value) : applyEntry(game, game.begin(settings.value), entries[first]!, MUTE);
  const view = new DiffTracker(game.view(state, viewer));
  const start = JSON.stringify(view.value);
  const steps: ReplayLog['steps'][number][] = [];
  let bytes = start.length;
  for (const n of liveEntries(entries)) {
    if (n <= first) continue;
    state = applyEntry(game, state, entries[n]!, MUTE);
    const patch = view.update(game.view(state, viewer));
    const window = game.window(state)?.name;
    const text = JSON.stringify({ n, patch, ...(window && { window }), scores: game.scores(state) });
    steps.push({ n, text });
    bytes += text.length + STEP_BYTES;
    if (slice.due) await slice.rest();
  }
  return { value: { version: entries.length, until, view: start, steps }, bytes };
}

/** The view before the first step from a version on, found by applying all earlier patches. */
async function viewAt({ view, steps }: ReplayLog, since: number, slice: Slice): Promise<string> {
  if (since === 0) return view;
  let at = JSON.parse(view) as GameTypes['view'];
  for (const { n, text } of steps) {
    if (n >= since) break;
    at = applyPatch(at, (JSON.parse(text) as Step).patch as unknown as Patch);
    if (slice.due) await slice.rest();
  }
  return JSON.stringify(at);
}

async function write(log: ReplayLog, since: number, slice: Slice): Promise<ComputedResponse<JsonBytes>> {
  const writer = new JsonWriter();
  writer.add(`{"version":${log.version},"view":${await viewAt(log, since, slice)},"steps":[`);
  let comma = '';
  for (const { n, text } of log.steps) {
    if (n < since) continue;
    writer.add(comma + text);
    comma = ',';
    if (slice.due) await slice.rest();
  }
  writer.add(']}');
  const value = writer.finish();
  return { value, bytes: value.bytes.length };
}

/**
 * The view of a viewer after every entry that is not undone; for delayed spectators only entries up to `until`. The game is
 * replayed once for all requests of the same viewer.
 */
export async function replayOf(
  table: LiveTable,
  viewer: Seat,
  since: number,
  delayed: boolean,
  until: number,
  payer: Payer,
): Promise<JsonBytes> {
  const { costs } = table.context;
  const { version } = table.playing();
  const who = `${table.id} ${delayed ? 'delayed' : viewer}`;
  const log = await costs.answer<ReplayLog>(
    payer,
    `replay ${who}`,
    (log) => (delayed ? until - log.until <= STALE_MS : log.version >= version),
    (slice) => play(table, viewer, until, slice),
  );
  const answer = await costs.answer<JsonBytes>(
    payer,
    `replay ${who} from ${since} to ${log.version}`,
    () => true,
    (slice) => write(log, since, slice),
  );
  costs.deliver(payer, answer.bytes.length);
  return answer;
}
