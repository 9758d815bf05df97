import type { PlayerAction } from '../../protocol/index.ts';
import { ApiError } from '../api-error.ts';
import { heldUntil, type TableDoc, type UndoAsk, undoVoters } from '../tables/doc.ts';
import type { GameSession } from './session.ts';
import { type LiveTable, moveKey } from './table.ts';
import type { ActionResult } from './table-host.ts';

/** Most undo requests of one person in one turn of the game. */
const MOST_PER_TURN = 3;

type Of<D extends PlayerAction['do']> = Extract<PlayerAction, { readonly do: D }>;

const seatsOfPerson = (doc: TableDoc, seat: number): number[] => {
  const { person } = doc.seats[seat]!;
  return doc.seats.flatMap((s, i) => (s.person === person ? [i] : []));
};

/** Undoes: at once as far as the referee allows it or where no other person plays, else by asking all other people. */
export async function undo(table: LiveTable, act: Of<'undo'>): Promise<ActionResult> {
  const session = table.playing();
  const free = session.referee.freeUndo(act.seat).includes(act.to);
  const alone = undoVoters(table.doc, act.seat).length === 0;
  if (free || alone) return await table.writeMove(act, (referee) => referee.undo(act.seat, act.to, !free));
  const known = await table.versionOfMove(moveKey(act));
  if (known !== undefined) return { version: known, repeated: true };
  if (act.to >= session.version) throw new ApiError('not-free');
  const { version } = session;
  await table.amend((doc) => {
    if (doc.undo?.version === version && doc.undo.seat === act.seat && doc.undo.to === act.to) return doc;
    const now = table.context.now();
    // One request at a time: a second one would make bots wait longer.
    if (doc.undo?.seat !== act.seat && now < heldUntil(doc, version)) throw new ApiError('undo-open');
    const [first = act.seat, ...more] = seatsOfPerson(doc, act.seat);
    const ask = nextAsk(session, doc.undoAsks?.[first], [first, ...more]);
    const request = { seat: act.seat, to: act.to, version, until: now + table.context.delays.consent, agreed: [] };
    return { ...doc, undo: request, undoAsks: { ...doc.undoAsks, [first]: ask } };
  });
  await table.broadcastTable();
  return { version, waiting: true };
}

/** The request as it counts against the limit. After a request that was not granted, the person must answer before the next. */
function nextAsk(session: GameSession, last: UndoAsk | undefined, own: readonly number[]): UndoAsk {
  const { referee, version } = session;
  const turns = referee.game.publicContext?.(referee.state).turns ?? 0;
  const times = last?.turns === turns ? last.times + 1 : 1;
  if (last) {
    const answered = referee.entries
      .slice(last.version)
      .some((entry) => 'say' in entry && own.includes(entry.seat) && entry.by === undefined);
    if (!answered || times > MOST_PER_TURN) throw new ApiError('undo-asked');
  }
  return { version, turns, times };
}

/** Agrees to an undo request or declines it. The last agreement performs the undo. */
export async function consent(table: LiveTable, act: Of<'consent'>): Promise<ActionResult> {
  const session = table.playing();
  const request = table.doc.undo;
  const known = await table.versionOfMove(moveKey(act));
  if (known !== undefined) return { version: known, repeated: true };
  if (!request || request.version !== session.version || request.to !== act.to) throw new ApiError('no-request');
  const voters = undoVoters(table.doc, request.seat);
  if (!voters.includes(act.seat)) throw new ApiError('not-allowed');
  if (!act.yes) {
    await table.amend(({ undo: _, ...doc }) => doc);
    await table.broadcastTable();
    return { version: session.version };
  }
  const agreed = [...new Set([...request.agreed, ...seatsOfPerson(table.doc, act.seat)])];
  if (voters.every((seat) => agreed.includes(seat))) {
    const written = await table.writeMove(act, (referee) => referee.undo(request.seat, request.to, true));
    const [first = request.seat] = seatsOfPerson(table.doc, request.seat);
    await table.amend(({ undo: _, undoAsks: { [first]: _granted, ...asks } = {}, ...doc }) => ({
      ...doc,
      ...(Object.keys(asks).length > 0 && { undoAsks: asks }),
    }));
    await table.broadcastTable();
    return written;
  }
  await table.amend((doc) => ({ ...doc, undo: { ...request, agreed } }));
  await table.broadcastTable();
  return { version: session.version, waiting: true };
}
