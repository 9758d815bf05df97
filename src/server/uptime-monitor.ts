import { randomUUID } from 'node:crypto';
import type { Downtime, Storage } from './storage/storage.ts';

const BEAT_MS = 1_000;
/** Without a sign of life for so long nobody could play: a process writes one every second. */
const DOWN_MS = 2_500;

/** Stretches in order, those that overlap or touch as one: two processes may have noted the same night. */
export function mergeDowntimes(downtimes: readonly Downtime[]): Downtime[] {
  const list: Downtime[] = [];
  for (const down of [...downtimes].sort((a, b) => a.from - b.from)) {
    const last = list.at(-1);
    if (last && down.from <= last.to) list[list.length - 1] = { from: last.from, to: Math.max(last.to, down.to) };
    else list.push(down);
  }
  return list;
}

/**
 * Knows when nobody could play: no process was running, the database was away, or the machine slept. Clocks do not count
 * these stretches, so nothing may be reckoned before they are noted.
 */
export class UptimeMonitor {
  /** All stretches so far, in order; the same list for as long as the process lives. */
  readonly downtimes: Downtime[] = [];
  readonly #storage: Storage;
  readonly #failed: (error: unknown) => void;
  readonly #now: () => number;
  readonly #id = randomUUID();
  /** When the last sign of life was given that arrived. */
  #last = -Infinity;
  #beating: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(storage: Storage, now: () => number, failed: (error: unknown) => void) {
    this.#storage = storage;
    this.#now = now;
    this.#failed = failed;
  }

  /** Notes the time in which nobody was running, and gives signs of life from now on. */
  async start(): Promise<void> {
    // A file has one owner: before it came there was nobody, however short the while.
    await this.#beat(this.#storage.kind === 'sqlite' ? 0 : DOWN_MS);
    this.#timer = setInterval(() => void this.beat().catch(this.#failed), BEAT_MS);
    this.#timer.unref();
  }

  /** True while signs of life arrive: then all that clocks must not count is noted. */
  get isCurrent(): boolean {
    return this.#now() - this.#last <= DOWN_MS;
  }

  /** After a silence it must first be noted that there was one: whatever is written next is reckoned by it. */
  async ensureCurrent(): Promise<void> {
    if (!this.isCurrent) await this.beat();
  }

  /** Gives a sign of life; if the last one is long ago, what lies between is noted first. */
  beat(): Promise<void> {
    this.#beating ??= this.#beat(DOWN_MS).finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #beat(shortest: number): Promise<void> {
    const now = this.#now();
    if (!this.isCurrent) {
      const last = await this.#storage.lastBeat();
      if (last !== undefined && now - last > shortest) await this.#storage.addDowntime({ from: last, to: now });
      this.downtimes.splice(0, Infinity, ...mergeDowntimes(await this.#storage.readDowntimes()));
    }
    await this.#storage.beat(this.#id, now);
    this.#last = now;
  }

  /** The last sign of life: what comes after it is a downtime, unless somebody else is there. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.beat().catch(this.#failed);
  }
}
