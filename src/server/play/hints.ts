import { randomInt } from 'node:crypto';
import { hasSeat, type Seat } from '../../kernel/index.ts';
import { saveState } from '../../kernel/referee/index.ts';
import type { AdvisedAnswer } from '../../protocol/index.ts';
import type { Payer } from '../cost/costs.ts';
import { ApiError } from '../api-error.ts';
import type { LiveTable } from './table.ts';

/** A hint for one question; whoever asks again gets the same one. */
interface Given {
  readonly question: number;
  readonly best: Promise<readonly AdvisedAnswer[] | undefined>;
}

/** How long a hint is thought about. */
const HINT_MS = 400;
/** Bots think in threads of their own: of that time so little counts as work, one part in four. */
const HINT_SHARE = 4;

/** The last hint of each seat, as long as the table is in memory. */
const given = new WeakMap<LiveTable, Map<Seat, Given>>();

/** What a bot would do in a seat that is asked, where the table allows hints: it knows what the seat knows. */
export async function hintFor(
  table: LiveTable,
  seat: Seat,
  payer: Payer,
): Promise<{ readonly question: number; readonly best: AdvisedAnswer[] }> {
  const { question, best } = await table.exclusive(() => Promise.resolve(asked(table, seat, payer)));
  const answers = await best;
  if (!answers) given.get(table)?.delete(seat);
  return { question, best: [...(answers ?? [])] };
}

function asked(table: LiveTable, seat: Seat, payer: Payer): Given {
  const { doc, context } = table;
  if (!doc.hints) throw new ApiError('not-allowed');
  const { referee } = table.playing();
  const { game, state } = referee;
  if (state.over || !hasSeat(game.asked(state), seat)) throw new ApiError('not-asked');
  const question = referee.question(seat);
  const seats = given.get(table) ?? new Map<Seat, Given>();
  given.set(table, seats);
  const before = seats.get(seat);
  if (before?.question === question) return before;
  const { costs } = context;
  const world = costs.measured(payer, () => saveState(game.determinize(state, seat, randomInt)));
  costs.spend(payer, HINT_MS / HINT_SHARE);
  const { settings } = state;
  const task = { table: table.id, game: doc.game, settings, world, seat, level: 'hard' as const, time: HINT_MS };
  const hint = { question, best: context.bots.advise(task) };
  seats.set(seat, hint);
  return hint;
}
