import { ACCEPTED } from '../../kernel/referee/index.ts';
import type { PlayerAction } from '../../protocol/index.ts';
import { type Actor, admit, type Person } from '../access.ts';
import type { Payer } from '../cost/costs.ts';
import { ApiError, errorBodyOf } from '../api-error.ts';
import { votingSeats } from './rules-migration.ts';
import { readOrders } from './orders.ts';
import type { LiveTable } from './table.ts';
import type { ActionResult } from './table-host.ts';
import { declineEnd, proposeEnd, resign } from './endings.ts';
import { sendChat, setSpectatorChat, muteSeat, muteAuthor, sendPhrase, reportChatLine } from './talk.ts';
import { consent, undo } from './undo-requests.ts';

type Of<D extends PlayerAction['do']> = Extract<PlayerAction, { readonly do: D }>;

/** How the person who acted gets the result. */
export interface ActionReply {
  /** Sends the acknowledgement. Called before anything is published. */
  acknowledge(result: ActionResult): void;
  /** Corks the connection until the returned function is called: the acknowledgement and the update go out in one write. */
  cork?(): () => void;
}

/** Performs a player action: commits it, acknowledges it, then publishes it. Throws the reason if it is not allowed. */
export async function performAction(
  table: LiveTable,
  person: Actor,
  act: PlayerAction,
  reply: ActionReply,
  payer: Payer,
): Promise<void> {
  const { metrics } = table.context;
  const startedAt = performance.now();
  table.used = table.context.now();
  try {
    await table.exclusiveAtOnce(async () => {
      admit(table.doc, { person: person.id, invite: person.invite });
      const result = await dispatch(table, person, act, payer);
      metrics.latency.observe((performance.now() - startedAt) / 1000);
      metrics.acts.done(act.do);
      const published = acknowledgeAndPublish(table, result, reply);
      if (published) await published;
    });
  } catch (error) {
    metrics.acts.failed(act.do, errorBodyOf(error)?.code ?? 'internal');
    throw error;
  }
}

/**
 * The updates are written before anything is awaited, so they are corked with the acknowledgement; only after a change by another
 * process the description must be read first.
 */
function acknowledgeAndPublish(table: LiveTable, result: ActionResult, reply: ActionReply): Promise<void> | undefined {
  const uncork = reply.cork?.();
  try {
    reply.acknowledge(result);
    return result.batch && table.publishAtOnce([result.batch]);
  } finally {
    uncork?.();
  }
}

function dispatch(table: LiveTable, person: Actor, act: PlayerAction, payer: Payer): Promise<ActionResult> {
  switch (act.do) {
    case 'chat':
      return sendChat(table, person, act, payer);
    case 'phrase':
      return sendPhrase(table, person, act, payer);
    case 'report':
      return reportChatLine(table, person, act, payer);
    case 'mute':
      return muteSeat(table, person, act);
    case 'readmit':
      return readmit(table, person, act);
    case 'hush':
      return setSpectatorChat(table, person, act);
    case 'mute-author':
      return muteAuthor(table, person, act);
    default:
      return dispatchSeatAction(table, person, act);
  }
}

type SeatAction = Exclude<Extract<PlayerAction, { readonly seat: number }>, Of<'mute'>>;

/** Performs an action that only the person in the seat may perform. */
function dispatchSeatAction(table: LiveTable, person: Actor, act: SeatAction): Promise<ActionResult> {
  const seat = table.doc.seats[act.seat];
  if (!seat) throw new ApiError('no-seat');
  if (seat.person !== person.id) throw new ApiError('not-yours');
  switch (act.do) {
    case 'answer':
      return table.writeMove(act, (referee) => referee.answer(act.seat, act.question, act.says));
    case 'withdraw':
      return table.writeMove(act, (referee) => referee.withdraw(act.seat));
    case 'aside':
      return table.writeMove(act, (referee) => referee.aside(act.seat, act.say));
    case 'undo':
      return undo(table, act);
    case 'consent':
      return consent(table, act);
    case 'carry':
      return carry(table, act);
    case 'orders':
      return orders(table, act);
    case 'bot':
      return bot(table, act);
    case 'resign':
      return resign(table, act);
    case 'end':
      return proposeEnd(table, act);
    case 'go-on':
      return declineEnd(table, act);
  }
}

/** Agrees or declines to go on under newer rules. `LiveTable` migrates the game once all seats have agreed. */
async function carry(table: LiveTable, act: Of<'carry'>): Promise<ActionResult> {
  const { migration: found, session } = table;
  if (session && table.doc.carry?.rules === act.rules) return { version: session.version, repeated: true };
  if (found?.rules !== act.rules || found.version !== act.version) throw new ApiError('no-request');
  if (!votingSeats(table.doc).includes(act.seat)) throw new ApiError('not-allowed');
  const { rules, version, clocks } = found;
  await table.amend((doc) => {
    const { person } = doc.seats[act.seat]!;
    const own = doc.seats.flatMap((s, i) => (s.person === person ? [i] : []));
    const before = doc.carry?.rules === rules && doc.carry.version === version ? doc.carry.agreed : [];
    const agreed = act.yes ? [...new Set([...before, ...own])] : [];
    return { ...doc, carry: { rules, version, agreed, ...(clocks && { clocks }) } };
  });
  await table.broadcastTable();
  return table.session ? { version: table.session.version } : { version: found.of, waiting: true };
}

/** Replaces the standing orders of a seat. They also answer a question that is open now. */
async function orders(table: LiveTable, act: Of<'orders'>): Promise<ActionResult> {
  const kept = readOrders(table.playing().referee, act.seat, act.orders);
  await table.amend((doc) => ({ ...doc, orders: { ...doc.orders, [act.seat]: kept } }));
  await table.broadcastTable();
  return await table.write((referee) => {
    referee.advance();
    return ACCEPTED;
  });
}

/** Hands a seat to a bot, or back to its person. */
async function bot(table: LiveTable, act: Of<'bot'>): Promise<ActionResult> {
  const { version } = table.playing();
  if (table.doc.seats[act.seat]!.resigned) throw new ApiError('resigned');
  await table.amend((doc) => ({
    ...doc,
    seats: doc.seats.map(({ bot: _, ...seat }, i) => {
      if (i === act.seat && !seat.resigned) return act.on ? { ...seat, bot: true } : seat;
      return doc.seats[i]!;
    }),
  }));
  await table.broadcastTable();
  return { version };
}

/** The host readmits a person who was sent away. */
async function readmit(table: LiveTable, person: Person, act: Of<'readmit'>): Promise<ActionResult> {
  if (table.doc.host !== person.id) throw new ApiError('not-host');
  await table.amend(({ away = [], ...doc }) => {
    const left = away.filter(({ id }) => id !== act.who);
    return left.length > 0 ? { ...doc, away: left } : doc;
  });
  await table.broadcastTable();
  return { version: await table.subscribers.versionFor(person.id) };
}
