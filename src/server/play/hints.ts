import { randomInt } from 'node:crypto';
import { hasSeat, type Seat } from '../../kernel/index.ts';
import { saveState } from '../../kernel/referee/index.ts';
import type { AdvisedAnswer } from '../../protocol/index.ts';
import type { Payer } from '../cost/costs.ts';
import { ApiError } from '../api-error.ts';
import { packOfTask } from '../games.ts';
import type { LiveTable } from './table.ts';

/** A hint for one question; asking again returns the same one. */
interface CachedHint {
  readonly question: number;
  readonly best: Promise<readonly AdvisedAnswer[] | undefined>;
}

/** Thinking time of a hint, in ms. */
const HINT_MS = 400;
/** Only a quarter of that time is charged as work: bots run in threads of their own. */
const HINT_SHARE = 4;

/** The last hint of each seat, as long as the table is in memory. */
const hints = new WeakMap<LiveTable, Map<Seat, CachedHint>>();

/** What a bot would answer in a seat that is asked, if the table allows hints. The bot knows what the seat knows. */
export async function hintFor(
  table: LiveTable,
  seat: Seat,
  payer: Payer,
): Promise<{ readonly question: number; readonly best: AdvisedAnswer[] }> {
  const { question, best } = await table.exclusive(() => Promise.resolve(requestHint(table, seat, payer)));
  const answers = await best;
  if (!answers) hints.get(table)?.delete(seat);
  return { question, best: [...(answers ?? [])] };
}

function requestHint(table: LiveTable, seat: Seat, payer: Payer): CachedHint {
  const { doc, context } = table;
  if (!doc.hints) throw new ApiError('not-allowed');
  const { referee } = table.playing();
  const { game, state } = referee;
  if (state.over || !hasSeat(game.asked(state), seat)) throw new ApiError('not-asked');
  const question = referee.question(seat);
  const seats = hints.get(table) ?? new Map<Seat, CachedHint>();
  hints.set(table, seats);
  const before = seats.get(seat);
  if (before?.question === question) return before;
  const { costs } = context;
  const world = costs.measured(payer, () => saveState(game.determinize(state, seat, randomInt)));
  costs.spend(payer, HINT_MS / HINT_SHARE);
  const { settings } = state;
  const task = {
    table: table.id,
    game: doc.game,
    settings,
    ...packOfTask(game),
    world,
    seat,
    level: 'hard' as const,
    time: HINT_MS,
  };
  const hint = { question, best: context.bots.advise(task) };
  seats.set(seat, hint);
  return hint;
}
