import { cleanLabel, notEmpty } from './labels.ts';
import type { Storage } from './storage/storage.ts';
import type { Keys } from './accounts/keys.ts';
import type { Person } from './access.ts';

/** How long a person counts as present after the last note, in ms. */
const PRESENT_MS = 45_000;
/** How often connected people are noted in the storage, in ms. */
const NOTE_MS = 20_000;

/** Most characters of a name. */
const NAME_LENGTH = 40;

/** A name as it is stored: one line, no invisible characters, not empty. */
export const normalizeName = (name: string): string => notEmpty(cleanLabel(name, NAME_LENGTH), 'name');

/** Names of people, and who is connected. */
export class People {
  readonly #storage: Storage;
  readonly #now: () => number;
  readonly #keys: Keys;
  readonly #connected = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(storage: Storage, keys: Keys, now: () => number, failed: (error: unknown) => void) {
    this.#storage = storage;
    this.#keys = keys;
    this.#now = now;
    this.#timer = setInterval(() => {
      this.#note([...this.#connected.keys()]).catch(failed);
    }, NOTE_MS);
    this.#timer.unref();
  }

  async rename(person: Person, name: string): Promise<string> {
    const normalized = normalizeName(name);
    await this.#storage.renamePerson(person.id, normalized);
    this.#keys.forget(person.id);
    return normalized;
  }

  /** A connection of this person opened or closed; true: presence has changed. */
  async connected(id: string, by: 1 | -1): Promise<boolean> {
    const before = this.#connected.get(id) ?? 0;
    if (before + by <= 0) this.#connected.delete(id);
    else this.#connected.set(id, before + by);
    const changed = before === 0 || before + by === 0;
    if (changed) await this.#note([id], by > 0 ? this.#now() : this.#now() - PRESENT_MS);
    return changed;
  }

  async #note(people: readonly string[], at = this.#now()): Promise<void> {
    await this.#storage.markSeen(people, at);
  }

  /** Which of these people are connected, to this process or another. */
  async present(people: readonly string[]): Promise<ReadonlySet<string>> {
    const here = new Set(people.filter((id) => this.#connected.has(id)));
    if (this.#storage.kind === 'sqlite' || here.size === people.length) return here;
    const since = this.#now() - PRESENT_MS;
    for (const [id, seen] of await this.#storage.seen(people)) if (seen > since) here.add(id);
    return here;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
