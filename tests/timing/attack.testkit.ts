import { randomUUID } from 'node:crypto';
import { fastRandom, type GameTypes } from '../../src/kernel/index.ts';
import { type Journal, Referee } from '../../src/kernel/referee/index.ts';
import { embers } from '../../src/test-game/index.ts';
import type { ViewerSnapshot } from '../../src/protocol/index.ts';
import { eraseGameTypes } from '../../src/registry/index.ts';
import { Client, Refusal, Visitor } from '../server/client.testkit.ts';

/** Who answers in secret windows without a person: a bot of some level, or a standing order. */
export const ANSWERERS = ['easy', 'normal', 'hard', 'order'] as const;
/** One of them. */
export type Answerer = (typeof ANSWERERS)[number];

/** An answer in a secret window, as a spectator saw it, and whether there was a choice, which the journal tells afterwards. */
export interface Observation {
  readonly window: string;
  readonly choice: boolean;
  /** Milliseconds from the question to the answer: by their stamps, by their arrival, and by the clock of the seat. */
  readonly stamps: number;
  readonly arrival: number;
  /** Undefined where a message told more than one entry: its clock is that of the last one. */
  readonly spent: number | undefined;
}

/** The seat that is watched. */
const WATCHED = 1;
/** However busy the machine is, nobody waits longer for a move, in milliseconds. */
const PATIENCE_MS = 300_000;
const PASS_WINDOWS = ['gust', 'hood'];

/** Plays a seat at random, without the windows that are left to somebody else. */
async function playAtRandom(
  client: Client,
  id: string,
  seat: number,
  luck: number,
  left: readonly string[],
): Promise<void> {
  const random = fastRandom(luck);
  const mine = (moment: ViewerSnapshot): boolean => moment.question >= 0 && !left.includes(moment.window?.name ?? '');
  for (;;) {
    const now = (): ViewerSnapshot | undefined => client.following.get(`${id} ${seat}`)?.moment;
    await client.until(() => now() !== undefined && (now()!.over || mine(now()!)), PATIENCE_MS);
    const moment = now()!;
    if (moment.over) return;
    // Whatever provokes a secret window of the other is done first.
    const provoking = moment.offered.filter((text) => /^(?:peer|snatch)/.test(text));
    const from = provoking.length > 0 ? provoking : moment.offered;
    const says = [from[random(from.length)]!];
    try {
      const act = { do: 'answer' as const, seat, question: moment.question, says, move: randomUUID() };
      const { version } = await client.act(id, act);
      await client.until(() => now()!.version >= version, PATIENCE_MS);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await client.until(() => now()!.question !== moment.question || now()!.over, PATIENCE_MS);
    }
  }
}

interface EntryTime {
  readonly at: number;
  readonly arrived: number;
  /** What the clock of the seat had spent at the entry; undefined where later entries came with it. */
  readonly spent: number | undefined;
}

/** What the watched seat had spent at an entry: the message says what it had spent when it was sent, and when that was. */
function spentAt({ at: sent, spent, running }: ViewerSnapshot['clocks'], at: number): number {
  return spent[WATCHED]! - (running.includes(WATCHED) ? sent - at : 0);
}

/** What a spectator has seen of each entry. */
function seenBy(spectator: Client): Map<number, EntryTime> {
  const seen = new Map<number, EntryTime>();
  let i = 0;
  const moments = spectator.replayed();
  spectator.messages.forEach((message, k) => {
    if (message.type !== 'state' && message.type !== 'update') return;
    const moment = moments.next().value as ViewerSnapshot;
    i++;
    const last = message.told.at(-1);
    for (const { n, at } of message.told)
      seen.set(n, {
        at,
        arrived: spectator.arrivals[k]!,
        spent: n === last!.n ? spentAt(moment.clocks, at) : undefined,
      });
  });
  if (i === 0) throw new Error('nothing was seen');
  return seen;
}

/** Goes through a finished game and pairs every automatic answer in a secret window with what was seen of it. */
function paired(journal: Journal, seen: ReadonlyMap<number, EntryTime>, by: 'bot' | 'order'): Observation[] {
  const game = eraseGameTypes(embers);
  const reading = game.readSettings(journal.settings);
  if (!reading.ok) throw new Error('settings');
  const referee = new Referee<GameTypes>({ game, settings: reading.value, source: () => 0 });
  const found: Observation[] = [];
  journal.entries.forEach((entry, n) => {
    const window = game.window(referee.state);
    const [before, after] = [seen.get(n - 1), seen.get(n)];
    if (
      'say' in entry &&
      entry.by === by &&
      entry.seat === WATCHED &&
      window?.secret &&
      // Where several answer one question, the entry before is not the one that asked.
      window.mode !== 'each' &&
      before &&
      after
    )
      found.push({
        window: window.name,
        choice: referee.offered(entry.seat).length > 1,
        stamps: after.at - before.at,
        arrival: after.arrived - before.arrived,
        spent: before.spent === undefined || after.spent === undefined ? undefined : after.spent - before.spent,
      });
    const verdict = referee.applyRecorded(entry);
    if (!verdict.ok) throw new Error(`entry ${n}: ${verdict.fault}`);
  });
  return found;
}

/** Plays one game against somebody who answers by itself, with a spectator who notes times. */
async function observeGame(url: string, answerer: Answerer, rounds: number, luck: number): Promise<Observation[]> {
  const people = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.arrive(url, name)));
  const [host, guest] = people as [Visitor, Visitor];
  const { id } = await host.table('POST', '', { game: 'embers', settings: { seats: 2, target: 50, rounds } });
  await host.table('POST', `/${id}/seats/0`, {});
  const byOrder = answerer === 'order';
  if (byOrder) await guest.table('POST', `/${id}/seats/${WATCHED}`, {});
  else await host.table('POST', `/${id}/seats/${WATCHED}`, { bot: true, level: answerer });
  const clients = await Promise.all([
    Client.connect(url, host.key),
    Client.connect(url, guest.key),
    Client.connect(url),
  ]);
  const [first, second, spectator] = clients;
  spectator.keep = true;
  await spectator.watch(id);
  await host.table('POST', `/${id}/start`);
  await first.watch(id, 0);
  const players = [playAtRandom(first, id, 0, luck, [])];
  if (byOrder) {
    await second.watch(id, WATCHED);
    const orders = PASS_WINDOWS.map((window) => ({ window, say: 'pass' }));
    await second.act(id, { do: 'orders', seat: WATCHED, orders });
    players.push(playAtRandom(second, id, WATCHED, luck + 1, PASS_WINDOWS));
  }
  await Promise.all(players);
  await spectator.until(() => spectator.at(id).moment!.over, PATIENCE_MS);
  const journal = await host.call<Journal>('GET', `/api/tables/${id}/journal`);
  const seen = seenBy(spectator);
  for (const client of clients) client.close();
  return paired(journal, seen, byOrder ? 'order' : 'bot');
}

/** How much is to be observed. */
interface Dose {
  readonly answers: number;
  /** Tables at a time. */
  readonly tables: number;
  /** Rounds of each game. */
  readonly rounds: number;
}

/** Plays games until enough answers were observed. */
export async function observe(
  url: string,
  answerer: Answerer,
  { answers, tables, rounds }: Dose,
): Promise<Observation[]> {
  const all: Observation[] = [];
  let luck = 1;
  const player = async (): Promise<void> => {
    while (all.length < answers) all.push(...(await observeGame(url, answerer, rounds, (luck += 2))));
  };
  await Promise.all(Array.from({ length: tables }, player));
  return all;
}

/** The chance that a random answer with a choice took longer than one without; 0.5: time tells nothing. Ties count half. */
export function areaUnderCurve(withChoice: readonly number[], without: readonly number[]): number {
  const sorted = [
    ...withChoice.map((value) => ({ value, choice: true })),
    ...without.map((value) => ({ value, choice: false })),
  ].sort((a, b) => a.value - b.value);
  let ranks = 0;
  for (let i = 0; i < sorted.length; ) {
    let end = i;
    while (end < sorted.length && sorted[end]!.value === sorted[i]!.value) end++;
    const rank = (i + 1 + end) / 2;
    for (let k = i; k < end; k++) if (sorted[k]!.choice) ranks += rank;
    i = end;
  }
  const n = withChoice.length;
  return (ranks - (n * (n + 1)) / 2) / (n * without.length);
}

/**
 * How well one of the times tells whether there was a choice, whichever way: from 0.5, not at all, to 1, always. Who guesses knows
 * the window, so answers are compared within each, and windows count by the pairs that can be compared.
 */
export function advantage(observed: readonly Observation[], time: 'stamps' | 'arrival' | 'spent'): number {
  let pairs = 0;
  let sum = 0;
  for (const window of new Set(observed.map((each) => each.window))) {
    const of = (choice: boolean): number[] =>
      observed.filter((each) => each.window === window && each.choice === choice).flatMap((each) => each[time] ?? []);
    const [yes, no] = [of(true), of(false)];
    if (yes.length * no.length === 0) continue;
    pairs += yes.length * no.length;
    sum += areaUnderCurve(yes, no) * yes.length * no.length;
  }
  const area = sum / pairs;
  return Math.max(area, 1 - area);
}
