import { type ChatLine, type Phrase, PHRASES, type PlayerAction } from '../../protocol/index.ts';
import { type Actor, admitChatWriter, mayReadChat, type Person } from '../access.ts';
import type { Payer } from '../cost/costs.ts';
import { cleanText, notEmpty } from '../labels.ts';
import { ApiError } from '../api-error.ts';
import type { ChatRow } from '../storage/storage.ts';
import type { TableDoc } from '../tables/doc.ts';
import type { LiveTable } from './table.ts';
import type { ActionResult } from './table-host.ts';

type Of<D extends PlayerAction['do']> = Extract<PlayerAction, { readonly do: D }>;

/** Most characters of a chat line, and of a complaint about one. */
const TEXT_LENGTH = 500;
/** How many reports of chat lines are stored. */
export const MOST_REPORTS = 200;
/** Most muted people of a table. When there are more, the one muted first may speak again. */
const MOST_MUTED = 100;

/**
 * The first character of a stored line that is a phrase. Nobody can type it: `cleanText` removes control characters.
 */
const PHRASE_MARK = '\u0001';

/** The phrase of a stored line; undefined: it was typed. */
function phraseOf(text: string): Phrase | undefined {
  return text.startsWith(PHRASE_MARK) ? PHRASES.find((one) => one === text.slice(1)) : undefined;
}

/** A stored line as plain text; a phrase in English. */
export const plainText = (text: string): string => phraseOf(text)?.replaceAll('-', ' ') ?? text;

/** Sends a chat line to the seats or to the spectators. */
export function sendChat(table: LiveTable, person: Actor, act: Of<'chat'>, payer: Payer): Promise<ActionResult> {
  return speak(table, person, act.room, () => notEmpty(cleanText(act.text, TEXT_LENGTH), 'text'), payer);
}

/** Says a phrase that every reader reads in their own language. The rules of chat apply: it could tell something, too. */
export function sendPhrase(table: LiveTable, person: Actor, act: Of<'phrase'>, payer: Payer): Promise<ActionResult> {
  return speak(table, person, act.room, () => `${PHRASE_MARK}${act.phrase}`, payer);
}

async function speak(
  table: LiveTable,
  person: Actor,
  room: ChatLine['room'],
  words: () => string,
  payer: Payer,
): Promise<ActionResult> {
  await table.confirm();
  const { doc } = table;
  admitChatWriter(doc, { person: person.id, invite: person.invite }, room);
  // A person in several seats is muted in all of them.
  if (doc.seats.some((seat) => seat.person === person.id && seat.muted)) throw new ApiError('muted');
  if (doc.muted?.includes(person.id)) throw new ApiError('muted');
  if (room === 'spectators' && doc.hushed && doc.host !== person.id) throw new ApiError('chat-closed');
  const { session, context } = table;
  const window = session?.referee.game.window(session.referee.state);
  if (room === 'seats' && window?.quiet) throw new ApiError('silence');
  (room === 'seats' ? context.caps.lines : context.caps.spectatorLines).take(payer);
  const text = words();
  const row = { room, person: person.id, name: person.name, text, at: context.now() };
  const n = await context.storage.addChatLine(table.id, row);
  await broadcastChat(table, { n, ...row });
  await context.storage.notifyProcesses(`${table.id}:chat:${n}`);
  return { version: await table.subscribers.versionFor(person.id) };
}

/** A chat line as others see it: with the seat, never with the person. */
export function chatLine(doc: TableDoc, { person, room, text, ...row }: ChatRow): ChatLine {
  const seat = doc.seats.findIndex((s) => s.person === person);
  const said = phraseOf(text);
  return {
    ...row,
    text: plainText(text),
    ...(said && { phrase: said }),
    room: room === 'seats' ? 'seats' : 'spectators',
    ...(seat >= 0 && { seat }),
  };
}

/** Sends a chat line once to every connection that may read it now and has not muted or blocked its author. */
export async function broadcastChat(table: LiveTable, row: ChatRow): Promise<void> {
  const hiders = await table.context.storage.hidersOf(row.person);
  const line = chatLine(table.doc, row);
  const text = JSON.stringify({ type: 'chat', table: table.id, line });
  const sentTo = new Set<unknown>();
  table.subscribers.checkAccess();
  for (const subscriber of table.subscribers) {
    if (sentTo.has(subscriber.connection) || !mayReadChat(table.doc, subscriber, line.room)) continue;
    if (subscriber.person !== undefined && hiders.has(subscriber.person)) continue;
    sentTo.add(subscriber.connection);
    subscriber.send(text);
  }
}

/** Stores a person's complaint about a chat line, for the operator of the server. */
export async function reportChatLine(
  table: LiveTable,
  person: Actor,
  act: Of<'report'>,
  payer: Payer,
): Promise<ActionResult> {
  const { storage, log, caps } = table.context;
  const line = await storage.readLine(table.id, act.n);
  const visit = { person: person.id, invite: person.invite };
  if (!line || !mayReadChat(table.doc, visit, line.room === 'seats' ? 'seats' : 'spectators'))
    throw new ApiError('not-allowed');
  const why = notEmpty(cleanText(act.why, TEXT_LENGTH), 'why');
  caps.reports.take(payer);
  const row = {
    table: table.id,
    n: act.n,
    person: person.id,
    source: caps.sourceOf(payer),
    why,
    at: table.context.now(),
  };
  if (await storage.report(row, MOST_REPORTS)) log.warn({ table: table.id, line: act.n }, 'chat line reported');
  return { version: await table.subscribers.versionFor(person.id) };
}

/** The host mutes a seat, or lets it speak again. */
export async function muteSeat(table: LiveTable, person: Person, act: Of<'mute'>): Promise<ActionResult> {
  if (table.doc.host !== person.id) throw new ApiError('not-host');
  if (!table.doc.seats[act.seat]) throw new ApiError('no-seat');
  await table.amend((doc) => ({
    ...doc,
    seats: doc.seats.map(({ muted: _, ...seat }, i) => {
      if (i !== act.seat) return doc.seats[i]!;
      return act.on ? { ...seat, muted: true } : seat;
    }),
  }));
  await table.broadcastTable();
  return { version: await table.subscribers.versionFor(person.id) };
}

async function amendAsHost(table: LiveTable, person: Person, make: (doc: TableDoc) => TableDoc): Promise<ActionResult> {
  if (table.doc.host !== person.id) throw new ApiError('not-host');
  await table.amend(make);
  await table.broadcastTable();
  return { version: await table.subscribers.versionFor(person.id) };
}

/** The host closes or opens the spectators' chat. */
export function setSpectatorChat(table: LiveTable, person: Person, act: Of<'hush'>): Promise<ActionResult> {
  return amendAsHost(table, person, ({ hushed: _, ...doc }) => ({ ...doc, ...(act.on && { hushed: true as const }) }));
}

/** The host mutes the person who said a line, or lets that person speak again. */
export async function muteAuthor(table: LiveTable, person: Person, act: Of<'mute-author'>): Promise<ActionResult> {
  if (table.doc.host !== person.id) throw new ApiError('not-host');
  const line = await table.context.storage.readLine(table.id, act.n);
  if (!line || line.person === person.id) throw new ApiError('not-allowed');
  return await amendAsHost(table, person, ({ muted = [], ...doc }) => {
    const others = muted.filter((each) => each !== line.person);
    const now = act.on ? [...others, line.person].slice(-MOST_MUTED) : others;
    return { ...doc, ...(now.length > 0 && { muted: now }) };
  });
}
