import { readJournal, replay } from '../../kernel/referee/index.ts';
import { isGameId } from '../../registry/index.ts';
import { loadRules } from '../registry/rules.ts';
import type { SavedTable } from '../table/messages.ts';
import { saveTable } from '../table/storage.ts';
import type { SharedGame } from './shared-game.ts';

/** Seed of a table whose outcomes are all recorded. */
const NO_SEED = '0'.repeat(64);
const ID_BYTES = 9;

/** An id that the same game always gets, so that opening a link twice keeps one game. */
async function idOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...digest.subarray(0, ID_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Checks a shared game by its rules and keeps it among the games of this browser; gives its id. Undefined: the rules cannot replay it, or
 * it is not over.
 */
export async function importGame({ journal: raw, names }: SharedGame, now: number): Promise<string | undefined> {
  const reading = readJournal(raw);
  if (!reading.ok || !isGameId(reading.value.game)) return undefined;
  const journal = reading.value;
  const game = await loadRules(journal.game)?.(journal.pack?.data).catch(() => undefined);
  if (!game || journal.rules !== game.version || journal.entries.some((entry) => 'base' in entry)) return undefined;
  const { referee, discrepancies } = replay(game, journal);
  if (!referee || discrepancies.length > 0 || !referee.state.over) return undefined;
  const { state } = referee;
  const id = await idOf(JSON.stringify(journal));
  const table: SavedTable = {
    note: {
      game: journal.game,
      settings: journal.settings as Readonly<Record<string, unknown>>,
      // Nobody plays from this screen: the reader watches.
      sitters: game.scores(state).map((_, seat) => ({ who: 'bot', name: names[seat] ?? '' })),
      curtain: false,
      hints: false,
      id,
      made: now,
      changed: now,
      moves: journal.entries.filter((entry) => 'say' in entry).length,
      scores: game.scores(state).slice(),
      waitsFor: [],
      over: state.over ?? undefined,
    },
    rules: journal.rules,
    ...(journal.start !== undefined && { start: journal.start }),
    ...(journal.pack?.data !== undefined && { pack: journal.pack.data }),
    seed: NO_SEED,
    entries: journal.entries,
  };
  await saveTable(table);
  return id;
}
