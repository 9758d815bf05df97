import type { PlayerAction, ChatLine } from '../../protocol/index.ts';
import { admitSpeaker, mayHear } from '../access.ts';
import type { Payer } from '../cost/costs.ts';
import { cleanText, notEmpty } from '../labels.ts';
import { Refused } from '../refused.ts';
import type { ChatRow } from '../storage/port.ts';
import type { TableDoc } from '../tables/doc.ts';
import type { Actor, Person, Written } from './acts.ts';
import type { LiveTable } from './table.ts';

type Of<D extends PlayerAction['do']> = Extract<PlayerAction, { readonly do: D }>;

/** The longest line of chat, and the longest complaint about one. */
const TEXT_LENGTH = 500;
/** Reports of lines that are kept. */
export const MOST_REPORTS = 200;
/** People that a table remembers as muted; the first of them may speak again when there are more. */
const MOST_MUTED = 100;

/** Says a line to the seats or to the spectators. */
export async function chat(table: LiveTable, person: Actor, act: Of<'chat'>, payer: Payer): Promise<Written> {
  await table.confirm();
  const { doc } = table;
  admitSpeaker(doc, { person: person.id, invite: person.invite }, act.room);
  // Whoever plays several seats has one voice.
  if (doc.seats.some((seat) => seat.person === person.id && seat.muted)) throw new Refused('muted');
  if (doc.muted?.includes(person.id)) throw new Refused('muted');
  if (act.room === 'spectators' && doc.hushed && doc.host !== person.id) throw new Refused('chat-closed');
  const { course, house } = table;
  const window = course?.referee.game.window(course.referee.state);
  if (act.room === 'seats' && window?.quiet) throw new Refused('silence');
  (act.room === 'seats' ? house.caps.lines : house.caps.spectatorLines).take(payer);
  const text = notEmpty(cleanText(act.text, TEXT_LENGTH), 'text');
  const row = { room: act.room, person: person.id, name: person.name, text, at: house.now() };
  const n = await house.storage.say(table.id, row);
  tellRoom(table, chatLine(table.doc, { n, ...row }));
  await house.storage.tell(`${table.id}:chat:${n}`);
  return { version: await table.gathering.versionFor(person.id) };
}

/** A line as others see it: with the seat, never with the person. */
export function chatLine(doc: TableDoc, { person, room, ...row }: ChatRow): ChatLine {
  const seat = doc.seats.findIndex((s) => s.person === person);
  return { ...row, room: room === 'seats' ? 'seats' : 'spectators', ...(seat >= 0 && { seat }) };
}

/** Sends a line to those who may hear it now. */
export function tellRoom(table: LiveTable, line: ChatLine): void {
  const text = JSON.stringify({ type: 'chat', table: table.id, line });
  const heard = new Set<unknown>();
  table.gathering.review();
  for (const watcher of table.gathering) {
    if (heard.has(watcher.connection) || !mayHear(table.doc, watcher, line.room)) continue;
    heard.add(watcher.connection);
    watcher.send(text);
  }
}

/** Somebody complains about a line they can hear; whoever runs the house reads it. */
export async function report(table: LiveTable, person: Actor, act: Of<'report'>, payer: Payer): Promise<Written> {
  const { storage, log, caps } = table.house;
  const line = await storage.readLine(table.id, act.n);
  const visit = { person: person.id, invite: person.invite };
  if (!line || !mayHear(table.doc, visit, line.room === 'seats' ? 'seats' : 'spectators'))
    throw new Refused('not-allowed');
  const why = notEmpty(cleanText(act.why, TEXT_LENGTH), 'why');
  caps.reports.take(payer);
  const row = {
    table: table.id,
    n: act.n,
    person: person.id,
    source: caps.sourceOf(payer),
    why,
    at: table.house.now(),
  };
  if (await storage.report(row, MOST_REPORTS))
    log.warn({ table: table.id, line: act.n }, 'a line of chat was reported');
  return { version: await table.gathering.versionFor(person.id) };
}

/** The host mutes a seat, or lets it speak again. */
export async function mute(table: LiveTable, person: Person, act: Of<'mute'>): Promise<Written> {
  if (table.doc.host !== person.id) throw new Refused('not-host');
  if (!table.doc.seats[act.seat]) throw new Refused('no-seat');
  await table.amend((doc) => ({
    ...doc,
    seats: doc.seats.map(({ muted: _, ...seat }, i) => {
      if (i !== act.seat) return doc.seats[i]!;
      return act.on ? { ...seat, muted: true } : seat;
    }),
  }));
  await table.gathering.announce();
  return { version: await table.gathering.versionFor(person.id) };
}

async function change(table: LiveTable, person: Person, make: (doc: TableDoc) => TableDoc): Promise<Written> {
  if (table.doc.host !== person.id) throw new Refused('not-host');
  await table.amend(make);
  await table.gathering.announce();
  return { version: await table.gathering.versionFor(person.id) };
}

/** The host lets spectators talk, or does not. */
export function hush(table: LiveTable, person: Person, act: Of<'hush'>): Promise<Written> {
  return change(table, person, ({ hushed: _, ...doc }) => ({ ...doc, ...(act.on && { hushed: true as const }) }));
}

/** The host mutes the person who said a line, or lets that person speak again. */
export async function muteAuthor(table: LiveTable, person: Person, act: Of<'mute-author'>): Promise<Written> {
  if (table.doc.host !== person.id) throw new Refused('not-host');
  const line = await table.house.storage.readLine(table.id, act.n);
  if (!line || line.person === person.id) throw new Refused('not-allowed');
  return await change(table, person, ({ muted = [], ...doc }) => {
    const others = muted.filter((each) => each !== line.person);
    const now = act.on ? [...others, line.person].slice(-MOST_MUTED) : others;
    return { ...doc, ...(now.length > 0 && { muted: now }) };
  });
}
