import { randomUUID } from 'node:crypto';
import type { Downtime, Storage } from './storage/storage.ts';

/** Time between two heartbeats, in ms. */
const BEAT_MS = 1_000;
/** A longer time without a heartbeat is a downtime, in ms. */
const DOWN_MS = 2_500;

/** Sorts downtimes and merges those that overlap or touch: two processes may have recorded the same one. */
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
 * Writes heartbeats and records downtimes: times in which no process ran, the database was unreachable, or the machine slept. Clocks
 * do not count downtimes, so these are recorded before anything else is written.
 */
export class UptimeMonitor {
  /** All downtimes, sorted; the same list for the life of the process. */
  readonly downtimes: Downtime[] = [];
  readonly #storage: Storage;
  readonly #failed: (error: unknown) => void;
  readonly #now: () => number;
  readonly #id = randomUUID();
  /** When the last successful heartbeat was written, in ms since 1970. */
  #last = -Infinity;
  #beating: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(storage: Storage, now: () => number, failed: (error: unknown) => void) {
    this.#storage = storage;
    this.#now = now;
    this.#failed = failed;
  }

  /** Records the time since the last heartbeat of any process, and starts the heartbeats. */
  async start(): Promise<void> {
    // The embedded database has one process: any time before its start is a downtime.
    await this.#beat(this.#storage.kind === 'sqlite' ? 0 : DOWN_MS);
    this.#timer = setInterval(() => void this.beat().catch(this.#failed), BEAT_MS);
    this.#timer.unref();
  }

  /** True while heartbeats succeed: then all downtimes are recorded. */
  get isCurrent(): boolean {
    return this.#now() - this.#last <= DOWN_MS;
  }

  /** Records a downtime that may just have ended; call it before a write. */
  async ensureCurrent(): Promise<void> {
    if (!this.isCurrent) await this.beat();
  }

  /** Writes a heartbeat. If the last one is too old, records the downtime first. */
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

  /** Writes the last heartbeat. What follows is a downtime unless another process runs. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.beat().catch(this.#failed);
  }
}
