import { Refused } from './refused.ts';
import { hashOf, newCode, newId, newSecret } from './secrets.ts';
import type { Storage } from './storage/port.ts';
import type { Person } from './play/acts.ts';

const CODE_MS = 10 * 60_000;
/** A person is present for so long after the last sign of life. */
const PRESENT_MS = 45_000;
/** How often a connected person is noted. */
const NOTE_MS = 20_000;
const REMEMBERED = 10_000;

/** Control characters and the marks that turn text around have no place in a name. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/** A name as it is kept: one line, no invisible characters, not empty. */
export function tidyName(name: string): string {
  const tidy = name.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  if (tidy === '') throw new Refused('bad-request', { problems: [{ path: 'name', code: 'empty' }] });
  return tidy;
}

/** Visitors, their keys and who of them is here. Keys are kept as hashes only. */
export class People {
  readonly #storage: Storage;
  readonly #now: () => number;
  readonly #known = new Map<string, Person>();
  readonly #connected = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(storage: Storage, now: () => number, failed: (error: unknown) => void) {
    this.#storage = storage;
    this.#now = now;
    this.#timer = setInterval(() => {
      this.#note([...this.#connected.keys()]).catch(failed);
    }, NOTE_MS);
    this.#timer.unref();
  }

  async welcome(name: string): Promise<{ key: string; name: string }> {
    const key = newSecret();
    const tidy = tidyName(name);
    await this.#storage.createPerson(newId(), tidy, hashOf(key), this.#now());
    return { key, name: tidy };
  }

  /** The person with this key; undefined: nobody. Revoked keys are forgotten within this process at once. */
  async withKey(key: string): Promise<Person | undefined> {
    const hash = hashOf(key);
    const known = this.#known.get(hash);
    if (known && this.#storage.kind === 'sqlite') return known;
    const person = await this.#storage.personOf(hash);
    if (!person) return undefined;
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(hash, person);
    return person;
  }

  async rename(person: Person, name: string): Promise<string> {
    const tidy = tidyName(name);
    await this.#storage.renamePerson(person.id, tidy);
    this.#known.clear();
    return tidy;
  }

  /** A code to type or scan on another device. */
  async code(person: Person): Promise<{ code: string; until: number }> {
    const code = newCode();
    const until = this.#now() + CODE_MS;
    await this.#storage.writeCode(hashOf(code), person.id, until);
    return { code, until };
  }

  async claim(code: string): Promise<{ key: string; name: string }> {
    const id = await this.#storage.takeCode(hashOf(code), this.#now());
    if (id === undefined) throw new Refused('bad-code');
    const key = newSecret();
    await this.#storage.addKey(id, hashOf(key), this.#now());
    return { key, name: (await this.#storage.personOf(hashOf(key)))!.name };
  }

  async revoke(person: Person, key: string): Promise<number> {
    this.#known.clear();
    return await this.#storage.revokeKeys(person.id, hashOf(key));
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
