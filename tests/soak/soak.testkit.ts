import { readFileSync } from 'node:fs';
import type { Journal } from '../../src/kernel/referee/index.ts';
import { openPlace, type Place, variablesOf } from '../chaos/chaos.testkit.ts';
import { type Program, ServerProcess } from '../chaos/program.testkit.ts';
import { cpuOf, heapOf } from '../load/measure.testkit.ts';
import { freePort } from '../server/port.testkit.ts';
import { type Deeds, Guest, onlooker } from './guests.testkit.ts';
import { Proofs, storedJournal } from './proof.testkit.ts';

/** What a soak is to be like. */
export interface Wish {
  readonly minutes: number;
  readonly tables: number;
  /** Milliseconds that a person looks at a moment before moving, on average. */
  readonly haste: number;
}

const ONLOOKERS = 20;
const SHOWN = 20;
/** Memory is read so often; the first part does not count, in which everything is met for the first time. */
const READINGS = 12;
const FIRST_PART = 3;
/** The mean of the last third may be this much above that of the first third that counts. */
const GROWTH = 1.15;

interface Reading {
  readonly minute: number;
  /** Megabytes after tidying up: of the main thread's heap, and of the whole process with the bots' thread. */
  readonly heap: number;
  readonly whole: number;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

/** The megabytes of memory that a process holds. */
function residentOf(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+) kB/m);
  return Number(line?.[1] ?? Number.NaN) / 1024;
}

async function readMemory({ url, pid }: ServerProcess, begun: number): Promise<Reading> {
  const heap = (await heapOf(url, pid)) / 2 ** 20;
  return { minute: (Date.now() - begun) / 60_000, heap, whole: residentOf(pid) };
}

function isFlat(list: readonly number[]): boolean {
  const counted = list.slice(FIRST_PART);
  const third = Math.ceil(counted.length / 3);
  return mean(counted.slice(-third)) <= GROWTH * mean(counted.slice(0, third));
}

/** What is wrong is said at once, as long as there is not too much of it. */
class Tally {
  count = 0;
  readonly #say: (text: string) => void;

  constructor(say: (text: string) => void) {
    this.#say = say;
  }

  add(text: string): void {
    this.count += 1;
    if (this.count <= SHOWN) this.#say(text.trim().slice(0, 1000));
  }
}

/** Lets people play for a while, reports, and says whether all was well. */
export async function soak(program: Program, place: Place, folder: string, wish: Wish): Promise<boolean> {
  const { minutes, tables, haste } = wish;
  const say = (text: string): void => console.log(`${place.name}: ${text}`);
  const logged = new Tally((text) => say(`logged: ${text}`));
  const faults = new Tally((text) => say(`fault: ${text}`));
  const wrong = new Tally((text) => say(`not proved: ${text}`));
  const env = { ...variablesOf(place, await freePort()), VATRA_LOG: 'warn' };
  const server = await ServerProcess.start(program, env, (text) => logged.add(text));
  const proofs = new Proofs(program, folder, (text) => wrong.add(text));
  // What people left unfinished is read where the server keeps it.
  const storage = await openPlace(place);
  const proveStored = (table: string): void => proofs.add(table, () => storedJournal(storage, table));
  let finished = 0;
  let abandoned = 0;
  const deeds: Deeds = {
    moves: 0,
    undone: 0,
    lines: 0,
    visits: 0,
    returns: 0,
    pauses: 0,
    fault: (text) => faults.add(text),
    finished(table, visitor) {
      finished += 1;
      proofs.add(table, () => visitor.call<Journal>('GET', `/api/tables/${table}/journal`));
    },
    abandoned(table) {
      abandoned += 1;
      proveStored(table);
    },
  };
  const begun = Date.now();
  const end = begun + minutes * 60_000;
  const going = (): boolean => Date.now() < end;
  const guests = Array.from({ length: tables }, (_, i) => new Guest(server.url, i + 1, haste, deeds, going));
  const readings: Reading[] = [];
  let cpu = 0;
  try {
    const people = Promise.all([
      ...guests.map((guest) => guest.play()),
      ...Array.from({ length: ONLOOKERS }, (_, i) => onlooker(server.url, i + 1, guests, deeds, going)),
    ]);
    const measured = (async () => {
      for (let reading = 1; reading <= READINGS; reading++) {
        await pause(begun + (minutes * 60_000 * reading) / (READINGS + 1) - Date.now());
        const { minute, heap, whole } = await readMemory(server, begun);
        readings.push({ minute, heap, whole });
        say(
          `minute ${minute.toFixed(1)}: heap ${heap.toFixed(1)} MB, process ${whole.toFixed(0)} MB, ` +
            `${deeds.moves} moves, ${finished} games over, ${proofs.proved} proved, ` +
            `${wrong.count + faults.count + logged.count} faults`,
        );
      }
    })();
    await Promise.all([people, measured]);
    cpu = cpuOf(server.pid) / 1e6 / ((Date.now() - begun) / 1000);
    await proofs.done();
  } finally {
    await server.stop();
  }
  for (const { table } of guests) if (table !== '') proveStored(table);
  await proofs.done();
  await storage.close();
  const flat = isFlat(readings.map(({ heap }) => heap)) && isFlat(readings.map(({ whole }) => whole));
  say(`${tables} tables, ${minutes} minutes, ${cpu.toFixed(2)} of a core for the server`);
  const { moves, undone, lines, visits, returns, pauses } = deeds;
  say(`${moves} moves of people, ${undone} taken back, ${lines} lines, ${finished} games over, ${abandoned} left`);
  say(`${visits} onlookers came, ${returns} times they came back to where they were, ${pauses} times one did not read`);
  say(`${proofs.proved} journals with ${proofs.entries} entries proved, ${wrong.count} not`);
  say(
    `memory ${flat ? 'is flat' : 'grows'}; ${logged.count} times something was logged, ${faults.count} faults of play`,
  );
  return flat && wrong.count + faults.count + logged.count === 0 && finished > 0 && proofs.proved > 0;
}
