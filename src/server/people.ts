import { cleanLabel, notEmpty } from './labels.ts';
import type { Storage } from './storage/storage.ts';
import type { Keys } from './accounts/keys.ts';
import type { Person } from './access.ts';

/** A person is present for so long after the last sign of life. */
const PRESENT_MS = 45_000;
/** How often a connected person is noted. */
const NOTE_MS = 20_000;

/** The longest name. */
const NAME_LENGTH = 40;

/** A name as it is kept: one line, no invisible characters, not empty. */
export const normalizeName = (name: string): string => notEmpty(cleanLabel(name, NAME_LENGTH), 'name');

/** The names of people, and who of them is here. */
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
    const tidy = normalizeName(name);
    await this.#storage.renamePerson(person.id, tidy);
    this.#keys.forget(person.id);
    return tidy;
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

  /** Which of these people are connected, here or elsewhere. */
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
