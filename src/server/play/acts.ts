import type { Seat } from '../../kernel/index.ts';
import { FINE } from '../../kernel/table/index.ts';
import type { Act, ChatLine } from '../../protocol/index.ts';
import { admit, admitSpeaker, mayHear } from '../access.ts';
import { cleanText, notEmpty } from '../labels.ts';
import { Refused, reasonOf } from '../refused.ts';
import type { Batch, ChatRow } from '../storage/port.ts';
import type { TableDoc } from '../tables/doc.ts';
import { electors } from './carry.ts';
import { readOrders } from './orders.ts';
import type { LiveTable } from './table.ts';

/** The longest line of chat, and the longest complaint about one. */
const TEXT_LENGTH = 500;

/** Somebody known to the server. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Somebody who wants to do something at a table. */
interface Actor extends Person {
  /** The hash of the invitation that was presented. */
  readonly invite?: string | undefined;
}

type Of<D extends Act['do']> = Extract<Act, { readonly do: D }>;

/** What came of writing: the version after it, and whether this move had been taken before. */
export interface Written {
  readonly version: number;
  readonly repeated?: true;
  readonly waiting?: true;
  readonly batch?: Batch;
}

/** How the one who acted hears of it. */
export interface Reply {
  /** Takes the acknowledgement, before anybody is told. */
  take(written: Written): void;
  /** Holds back what is sent to the one who acted until it is called off: the acknowledgement and the news that follow it at
   * once go out together. */
  hold?(): () => void;
}

/** Does what a person asks for at a table. Throws the reason if it cannot be done. */
export async function perform(table: LiveTable, person: Actor, act: Act, reply: Reply): Promise<void> {
  const { meters } = table.house;
  const begun = performance.now();
  table.used = table.house.now();
  try {
    await table.exclusive(async () => {
      admit(table.doc, { person: person.id, invite: person.invite });
      const written = await done(table, person, act);
      meters.latency.observe((performance.now() - begun) / 1000);
      meters.acts.inc({ act: act.do, result: 'done' });
      const release = reply.hold?.();
      reply.take(written);
      const told = written.batch && table.publish([written.batch]);
      release?.();
      await told;
    });
  } catch (error) {
    meters.acts.inc({ act: act.do, result: reasonOf(error)?.code ?? 'internal' });
    throw error;
  }
}

function done(table: LiveTable, person: Actor, act: Act): Promise<Written> {
  if (act.do === 'chat') return chat(table, person, act);
  if (act.do === 'report') return report(table, person, act);
  if (act.do === 'mute') return mute(table, person, act);
  if (act.do === 'readmit') return readmit(table, person, act);
  const seat = table.doc.seats[act.seat];
  if (!seat) throw new Refused('no-seat');
  if (seat.person !== person.id) throw new Refused('not-yours');
  switch (act.do) {
    case 'answer':
      return write(table, act, (referee) => referee.answer(act.seat, act.question, act.says));
    case 'withdraw':
      return write(table, act, (referee) => referee.withdraw(act.seat));
    case 'aside':
      return write(table, act, (referee) => referee.aside(act.seat, act.say));
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
  }
}

type Move = { readonly seat: Seat; readonly move: string };

const nameOf = ({ seat, move }: Move): string => `${seat}:${move}`;

async function write(table: LiveTable, act: Move, apply: Parameters<LiveTable['write']>[0]): Promise<Written> {
  if (table.doc.status !== 'over') return await table.write(apply, nameOf(act));
  const known = await table.taken(nameOf(act));
  if (known === undefined) throw new Refused('over');
  return { version: known, repeated: true };
}

/** The people who must agree before a seat may go back further than is free; bots have no say. */
function others(doc: TableDoc, seat: Seat): Seat[] {
  const self = doc.seats[seat]!.person;
  return doc.seats.flatMap((s, i) => (s.person !== undefined && s.person !== self && !s.bot ? [i] : []));
}

async function undo(table: LiveTable, act: Of<'undo'>): Promise<Written> {
  const course = table.playing();
  const free = course.referee.freeUndo(act.seat).includes(act.to);
  const alone = others(table.doc, act.seat).length === 0;
  const known = free || alone ? undefined : await table.taken(nameOf(act));
  if (known !== undefined) return { version: known, repeated: true };
  if (free || alone) return await write(table, act, (referee) => referee.undo(act.seat, act.to, !free));
  if (act.to >= course.version) throw new Refused('not-free');
  const request = { seat: act.seat, to: act.to, version: course.version, at: table.house.now(), agreed: [] };
  await table.amend((doc) => ({ ...doc, undo: request }));
  await table.gathering.announce();
  return { version: course.version, waiting: true };
}

async function consent(table: LiveTable, act: Of<'consent'>): Promise<Written> {
  const course = table.playing();
  const request = table.doc.undo;
  const known = await table.taken(nameOf(act));
  if (known !== undefined) return { version: known, repeated: true };
  if (!request || request.version !== course.version || request.to !== act.to) throw new Refused('no-request');
  if (!others(table.doc, request.seat).includes(act.seat)) throw new Refused('not-allowed');
  if (!act.yes) {
    await table.amend(({ undo: _, ...doc }) => doc);
    await table.gathering.announce();
    return { version: course.version };
  }
  const person = table.doc.seats[act.seat]!.person;
  const own = table.doc.seats.flatMap((s, i) => (s.person === person ? [i] : []));
  const agreed = [...new Set([...request.agreed, ...own])];
  if (others(table.doc, request.seat).every((seat) => agreed.includes(seat))) {
    const written = await write(table, act, (referee) => referee.undo(request.seat, request.to, true));
    await table.amend(({ undo: _, ...doc }) => doc);
    await table.gathering.announce();
    return written;
  }
  await table.amend((doc) => ({ ...doc, undo: { ...request, agreed } }));
  await table.gathering.announce();
  return { version: course.version, waiting: true };
}

/** Says yes or no to going on under newer rules; once everybody has said yes the table does. */
async function carry(table: LiveTable, act: Of<'carry'>): Promise<Written> {
  const { carry: found, course } = table;
  if (course && table.doc.carry?.rules === act.rules) return { version: course.version, repeated: true };
  if (found?.rules !== act.rules || found.version !== act.version) throw new Refused('no-request');
  if (!electors(table.doc).includes(act.seat)) throw new Refused('not-allowed');
  const { rules, version, clocks } = found;
  await table.amend((doc) => {
    const { person } = doc.seats[act.seat]!;
    const own = doc.seats.flatMap((s, i) => (s.person === person ? [i] : []));
    const before = doc.carry?.rules === rules && doc.carry.version === version ? doc.carry.agreed : [];
    const agreed = act.yes ? [...new Set([...before, ...own])] : [];
    return { ...doc, carry: { rules, version, agreed, ...(clocks && { clocks }) } };
  });
  await table.gathering.announce();
  return table.course ? { version: table.course.version } : { version: found.of, waiting: true };
}

/** A seat says what it answers from now on; what it is asked just now is answered too. */
async function orders(table: LiveTable, act: Of<'orders'>): Promise<Written> {
  const kept = readOrders(table.playing().referee, act.seat, act.orders);
  await table.amend((doc) => ({ ...doc, orders: { ...doc.orders, [act.seat]: kept } }));
  await table.gathering.announce();
  return await table.write((referee) => {
    referee.rest();
    return FINE;
  });
}

/** A seat is handed to a bot, or taken back. */
async function bot(table: LiveTable, act: Of<'bot'>): Promise<Written> {
  const { version } = table.playing();
  await table.amend((doc) => ({
    ...doc,
    seats: doc.seats.map(({ bot: _, ...seat }, i) => {
      if (i === act.seat) return act.on ? { ...seat, bot: true } : seat;
      return doc.seats[i]!;
    }),
  }));
  await table.gathering.announce();
  return { version };
}

async function chat(table: LiveTable, person: Actor, act: Of<'chat'>): Promise<Written> {
  await table.confirm();
  admitSpeaker(table.doc, { person: person.id, invite: person.invite }, act.room);
  // Whoever plays several seats has one voice.
  if (table.doc.seats.some((seat) => seat.person === person.id && seat.muted)) throw new Refused('muted');
  const { course, house } = table;
  const window = course?.referee.game.window(course.referee.state);
  if (act.room === 'seats' && window?.quiet) throw new Refused('silence');
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
async function report(table: LiveTable, person: Actor, act: Of<'report'>): Promise<Written> {
  const { storage, log } = table.house;
  const line = await storage.readLine(table.id, act.n);
  const visit = { person: person.id, invite: person.invite };
  if (!line || !mayHear(table.doc, visit, line.room === 'seats' ? 'seats' : 'spectators'))
    throw new Refused('not-allowed');
  const why = notEmpty(cleanText(act.why, TEXT_LENGTH), 'why');
  await storage.report(table.id, act.n, person.id, why, table.house.now());
  log.warn({ table: table.id, line: act.n }, 'a line of chat was reported');
  return { version: await table.gathering.versionFor(person.id) };
}

async function mute(table: LiveTable, person: Person, act: Of<'mute'>): Promise<Written> {
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

/** The host lets somebody back who was sent away. */
async function readmit(table: LiveTable, person: Person, act: Of<'readmit'>): Promise<Written> {
  if (table.doc.host !== person.id) throw new Refused('not-host');
  await table.amend(({ away = [], ...doc }) => {
    const left = away.filter(({ id }) => id !== act.who);
    return left.length > 0 ? { ...doc, away: left } : doc;
  });
  await table.gathering.announce();
  return { version: await table.gathering.versionFor(person.id) };
}
