import { ApiError } from '../api-error.ts';
import type { BanRow, Storage } from '../storage/storage.ts';

/** How often bans are read again, in case a notice of another process was lost, in ms. */
const CHECK_MS = 5_000;

/** The notice to other processes that bans changed. */
const CHANGED = 'bans';

/** Called when a person is banned, to close what is open for them. */
type End = (ban: ApiError) => void;

/**
 * The only place that decides who is banned. All bans are kept in memory: they are few, and every request asks for them. A
 * process that misses a notice reads them again within seconds.
 */
export class Bans {
  readonly #storage: Storage;
  readonly #now: () => number;
  readonly #failed: (error: unknown) => void;
  readonly #open = new Map<string, Set<End>>();
  #bans: ReadonlyMap<string, BanRow> = new Map();
  #timer: NodeJS.Timeout | undefined;

  constructor(storage: Storage, now: () => number, failed: (error: unknown) => void) {
    this.#storage = storage;
    this.#now = now;
    this.#failed = failed;
  }

  async start(): Promise<void> {
    await this.#load();
    if (this.#storage.kind === 'sqlite') return;
    this.#timer = setInterval(() => void this.#load().catch(this.#failed), CHECK_MS);
    this.#timer.unref();
  }

  /** Reads all bans, and closes what is open for those who are banned. */
  async #load(): Promise<void> {
    this.#bans = new Map((await this.#storage.readBans()).map((ban) => [ban.person, ban]));
    for (const [person, ends] of this.#open) {
      const refusal = this.#refusal(person);
      if (refusal) for (const end of ends) end(refusal);
    }
  }

  /** Handles a notice of another process; `*`: notices were missed. */
  onNotice(notice: string): void {
    if (notice === CHANGED || notice === '*') this.#load().catch(this.#failed);
  }

  /** The ban of a person that is in force; undefined: there is none. */
  find(person: string): BanRow | undefined {
    const ban = this.#bans.get(person);
    return ban && (ban.until === 0 || ban.until > this.#now()) ? ban : undefined;
  }

  #refusal(person: string): ApiError | undefined {
    const ban = this.find(person);
    return ban && new ApiError('banned', { reason: ban.reason, ...(ban.until > 0 && { until: ban.until }) });
  }

  /** Throws `banned` with reason and end if the person is banned. */
  check(person: string | undefined): void {
    const refusal = person === undefined ? undefined : this.#refusal(person);
    if (refusal) throw refusal;
  }

  /** `end` is called when the person is banned, until `release`. */
  hold(person: string, end: End): void {
    const ends = this.#open.get(person);
    if (ends) ends.add(end);
    else this.#open.set(person, new Set([end]));
  }

  release(person: string, end: End): void {
    const ends = this.#open.get(person);
    ends?.delete(end);
    if (ends?.size === 0) this.#open.delete(person);
  }

  async set(ban: BanRow): Promise<void> {
    await this.#storage.setBan(ban);
    await this.#load();
    await this.#storage.notifyProcesses(CHANGED);
  }

  /** True: there was one. */
  async lift(person: string): Promise<boolean> {
    const lifted = await this.#storage.liftBan(person);
    await this.#load();
    await this.#storage.notifyProcesses(CHANGED);
    return lifted;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
