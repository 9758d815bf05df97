import { type MatchFacts, MUTE } from '../../kernel/index.ts';
import { applyEntry, lastRebase, liveEntries } from '../../kernel/referee/index.ts';
import type { ServerContext } from '../context.ts';
import { gameOfTable } from '../games.ts';
import type { TableDoc } from '../tables/doc.ts';

/** Longest time in a row for replaying a game, in ms: moves of others may have to wait this long. */
const SLICE_MS = 5;

/** What the record of a finished match says besides its result. Lists are by seat. */
export interface MatchRecord {
  readonly game: string;
  readonly rules: string;
  readonly map: string;
  readonly deck: string;
  readonly setup: string;
  /** The suits of the clearings were dealt, not printed. */
  readonly suitsDealt: boolean;
  /** The faction that was laid out and that nobody drafted; empty: none. */
  readonly undrafted: string;
  readonly factions: readonly string[];
  readonly characters: readonly string[];
  /** Place in the order of play, from 0. */
  readonly order: readonly number[];
  /** The suit of an activated dominance card; empty: none. */
  readonly dominance: readonly string[];
  /** The seat of the partner in a coalition; -1: none. */
  readonly coalition: readonly number[];
  /** The scores at the end of every turn. */
  readonly turns: readonly { readonly turn: number; readonly seat: number; readonly scores: readonly number[] }[];
  readonly begun: number;
  readonly ended: number;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The record of a finished table, from its journal; without turns where today's rules cannot replay it. */
export async function recordOfTable(context: ServerContext, id: string, doc: TableDoc): Promise<MatchRecord> {
  const settings = doc.settings as Readonly<Record<string, unknown>>;
  const batches = await context.storage.readJournal(id, 0);
  const ended = doc.ended ?? doc.created;
  const replayed = await replay(
    context,
    doc,
    batches.flatMap(({ entries }) => entries),
  );
  const facts = replayed?.facts;
  const seats = doc.seats.map((_, seat) => facts?.seats[seat]);
  return {
    game: doc.game,
    rules: doc.rules,
    map: facts?.map ?? text(settings['map']),
    deck: facts?.deck ?? text(settings['deck']),
    setup: text(settings['setup']),
    suitsDealt: settings['suits'] === 'dealt',
    undrafted: facts?.undrafted ?? '',
    factions: seats.map((seat) => seat?.faction ?? ''),
    characters: seats.map((seat) => seat?.character ?? ''),
    order: seats.map((seat, i) => seat?.order ?? i),
    dominance: seats.map((seat) => seat?.dominance ?? ''),
    coalition: seats.map((seat) => seat?.coalition ?? -1),
    turns: replayed?.turns ?? [],
    begun: Math.min(batches[0]?.at ?? doc.created, ended),
    ended,
  };
}

/** The facts at the end, the undrafted faction of the beginning, and the scores by turn. */
async function replay(
  context: ServerContext,
  doc: TableDoc,
  entries: Parameters<typeof liveEntries>[0],
): Promise<{ facts: MatchFacts | undefined; turns: MatchRecord['turns'] } | undefined> {
  try {
    const game = await gameOfTable(context, doc);
    const settings = game?.readSettings(doc.settings);
    if (!game || !settings?.ok) return undefined;
    const first = lastRebase(entries);
    let state = game.begin(settings.value);
    if (first >= 0) state = applyEntry(game, state, entries[first]!, MUTE);
    const turns: { turn: number; seat: number; scores: readonly number[] }[] = [];
    let undrafted = '';
    let since = performance.now();
    for (const n of liveEntries(entries)) {
      if (n <= first) continue;
      const before = game.publicContext?.(state);
      const left = game.matchFacts?.(state).undrafted ?? '';
      state = applyEntry(game, state, entries[n]!, MUTE);
      if (left !== '' && !left.includes(' ')) undrafted = left;
      const after = game.publicContext?.(state);
      if (before && before.turns > 0 && (before.turns !== after?.turns || state.over))
        turns.push({ turn: before.turns, seat: before.turn, scores: [...game.scores(state)] });
      if (performance.now() - since < SLICE_MS) continue;
      await new Promise((done) => setImmediate(done));
      since = performance.now();
    }
    const facts = game.matchFacts?.(state);
    return { facts: facts && { ...facts, undrafted: facts.undrafted || undrafted }, turns };
  } catch (error) {
    // Newer rules cannot replay the game: the result counts, the record stays short.
    context.log.warn({ err: error }, 'match record without turns');
    return undefined;
  }
}
