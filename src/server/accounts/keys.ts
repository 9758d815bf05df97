import type { Person } from '../access.ts';
import { ApiError } from '../api-error.ts';
import { hashOf, newCode, newId, newSecret } from '../secrets.ts';
import {
  type EndingKeys,
  type HeldKey,
  KEYS_ENDED,
  type KeyRight,
  type NewKey,
  type Storage,
} from '../storage/storage.ts';

/** How long a device code works, in ms. */
const CODE_MS = 10 * 60_000;
/** How many keys the process caches. */
const REMEMBERED = 10_000;
/** Shortest time between two updates of a key's last use, in ms. */
const TOUCH_MS = 5 * 60_000;
/** How often the keys of open connections are looked up, in case a notice of another process was lost, in ms. */
const CHECK_MS = 5_000;
/** Most keys of one person. The least recently used one ends when there are more. */
export const MOST_KEYS = 50;

/** A valid key and its person. */
export interface KnownKey {
  readonly hash: string;
  readonly person: Person;
  /** Last use that is stored, in ms since 1970. */
  used: number;
}

/** A key in its owner's list. */
export interface ListedKey {
  readonly id: string;
  readonly device: string;
  readonly created: number;
  readonly used: number;
  /** The key of the request itself. */
  readonly current: boolean;
}

/** A new key and the name of its person; the server stores only the hash of the key. */
export interface IssuedKey {
  readonly key: string;
  readonly name: string;
}

/** Called once when a key ends, to close what is open under it. */
type End = () => void;

/** Hash and person of a valid key, by which the storage finds it. */
export const heldKeyOf = ({ hash, person }: KnownKey): HeldKey => ({ hash, person: person.id });

/** Id of a key in its owner's list; the hash cannot be derived from it. */
const idOf = (hash: string): string => hashOf(hash).slice(0, 16);

/**
 * The only place that decides which keys are valid, and that ends them. Ending a key removes it from the cache, closes
 * everything that is open under it in this process, and notifies the other processes.
 */
export class Keys {
  readonly #storage: Storage;
  readonly #now: () => number;
  readonly #failed: (error: unknown) => void;
  /** Cache of keys, for the embedded database only: no other process changes it. */
  readonly #known = new Map<string, KnownKey>();
  readonly #open = new Map<string, { readonly person: string; readonly ends: Set<End> }>();
  readonly #timer: NodeJS.Timeout | undefined;
  /** Throws if a person may not get a key. */
  readonly #admit: (person: string) => void;
  /** Incremented when keys end or people change: a read that began before may be stale. */
  #changes = 0;

  constructor(
    storage: Storage,
    now: () => number,
    failed: (error: unknown) => void,
    admit: (person: string) => void = () => {},
  ) {
    this.#admit = admit;
    this.#storage = storage;
    this.#now = now;
    this.#failed = failed;
    if (storage.kind === 'sqlite') return;
    this.#timer = setInterval(() => void this.#checkAll().catch(failed), CHECK_MS);
    this.#timer.unref();
  }

  /** Looks up a key; undefined: it is not valid. `end` is called when it ends, until `release`. */
  async find(key: string, end?: End): Promise<KnownKey | undefined> {
    return await this.#read(hashOf(key), end);
  }

  async #read(hash: string, end?: End): Promise<KnownKey | undefined> {
    for (;;) {
      const before = this.#changes;
      const known = this.#known.get(hash) ?? (await this.#load(hash));
      // The key may have been read just before it ended.
      if (before !== this.#changes) continue;
      if (!known) return undefined;
      if (this.#storage.kind === 'sqlite') this.#remember(known);
      if (end) this.#hold(known, end);
      this.touch(known);
      return known;
    }
  }

  async #load(hash: string): Promise<KnownKey | undefined> {
    const row = await this.#storage.keyOf(hash);
    return row && { hash, person: { id: row.person, name: row.name }, used: row.used };
  }

  #remember(known: KnownKey): void {
    if (this.#known.has(known.hash)) return;
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(known.hash, known);
  }

  #hold({ hash, person }: KnownKey, end: End): void {
    const open = this.#open.get(hash);
    if (open) open.ends.add(end);
    else this.#open.set(hash, { person: person.id, ends: new Set([end]) });
  }

  /** What was open under a key was closed: `end` is not called any more. */
  release({ hash }: KnownKey, end: End): void {
    const open = this.#open.get(hash);
    open?.ends.delete(end);
    if (open?.ends.size === 0) this.#open.delete(hash);
  }

  /** Stores that a key is in use, at most every `TOUCH_MS`. */
  touch(known: KnownKey): void {
    const now = this.#now();
    if (now - known.used < TOUCH_MS) return;
    known.used = now;
    this.#storage.touchKey(known.hash, now).catch(this.#failed);
  }

  /** True while notices of other processes arrive: a key that is known here has not ended. */
  get areCurrent(): boolean {
    return this.#storage.isListening();
  }

  /**
   * Checks the key in the storage while notices of other processes do not arrive. If it has ended, closes what is open under
   * it.
   */
  async recheck({ hash }: KnownKey): Promise<void> {
    if (this.#storage.isListening()) return;
    if ((await this.#storage.storedKeys([hash])).size === 0) this.#end([hash]);
  }

  /** Runs long work for a key. If the key ends meanwhile, the signal aborts and the call throws `no-key`. */
  async during<T>(known: KnownKey | undefined, work: (ended: AbortSignal) => Promise<T>): Promise<T> {
    const ended = new AbortController();
    if (!known) return await work(ended.signal);
    const end = (): void => ended.abort();
    if (!(await this.#read(known.hash, end))) throw new ApiError('no-key');
    try {
      const result = await work(ended.signal);
      await this.recheck(known);
      if (ended.signal.aborted) throw new ApiError('no-key');
      return result;
    } finally {
      this.release(known, end);
    }
  }

  /** Drops a person's keys from the cache: the name has changed. */
  forget(person: string): void {
    this.#changes += 1;
    for (const [hash, known] of this.#known) if (known.person.id === person) this.#known.delete(hash);
  }

  #newKey(device: string): { key: string; row: NewKey } {
    const key = newSecret();
    return { key, row: { hash: hashOf(key), device, at: this.#now() } };
  }

  /** Creates a person with a first key. */
  async welcome(name: string, device: string): Promise<IssuedKey> {
    const { key, row } = this.#newKey(device);
    await this.#storage.createPerson(newId(), name, row);
    return { key, name };
  }

  /** Adds a key for a person; undefined: the right to it is gone. */
  async issue(right: KeyRight, device: string): Promise<IssuedKey | undefined> {
    const { key, row } = this.#newKey(device);
    const person = await this.#storage.addKey(row, right);
    return person === undefined ? undefined : await this.#issued(key, person);
  }

  async #issued(key: string, person: string): Promise<IssuedKey> {
    try {
      this.#admit(person);
    } catch (error) {
      await this.#storage.endKeys(person, { which: 'only', hash: hashOf(key) });
      throw error;
    }
    const keys = await this.#storage.keysOf(person);
    for (const { hash } of keys.filter(({ hash }) => hash !== hashOf(key)).slice(MOST_KEYS - 1)) {
      const oldest = { which: 'only', hash } as const;
      await this.#storage.endKeys(person, oldest);
      this.#ended(person, oldest);
    }
    return { key, name: (await this.#storage.nameOf(person)) ?? '' };
  }

  /** Creates a one-time code to type or scan on another device. */
  async code(known: KnownKey): Promise<{ code: string; until: number }> {
    const code = newCode();
    const until = this.#now() + CODE_MS;
    if (!(await this.#storage.writeCode(hashOf(code), heldKeyOf(known), until))) throw new ApiError('no-key');
    return { code, until };
  }

  async claim(code: string, device: string): Promise<IssuedKey> {
    const issued = await this.issue({ by: 'code', code: hashOf(code) }, device);
    if (!issued) throw new ApiError('bad-code');
    return issued;
  }

  /** Sets a password by a one-time link, ends all keys of the person and returns a new one. */
  async reset(token: string, password: string, device: string): Promise<IssuedKey> {
    const { key, row } = this.#newKey(device);
    const person = await this.#storage.resetPassword(hashOf(token), password, row);
    if (person === undefined) throw new ApiError('bad-reset');
    this.#ended(person, { which: 'except', hash: row.hash });
    return await this.#issued(key, person);
  }

  /** The keys of a person, the last used first. */
  async list({ hash, person }: KnownKey): Promise<readonly ListedKey[]> {
    const keys = await this.#storage.keysOf(person.id);
    return keys.map((row) => ({
      id: idOf(row.hash),
      device: row.device,
      created: row.created,
      used: row.used,
      current: row.hash === hash,
    }));
  }

  /** The hash of a key of this person by its id. */
  async named(person: Person, id: string): Promise<string> {
    const found = (await this.#storage.keysOf(person.id)).find(({ hash }) => idOf(hash) === id);
    if (!found) throw new ApiError('unknown-key');
    return found.hash;
  }

  /** Ends keys on behalf of one of them, and sets a new password if one is given; returns how many ended. */
  async end({ hash, person }: KnownKey, ending: EndingKeys, password?: string): Promise<number> {
    const ended = await this.#storage.endKeys(person.id, ending, {
      by: hash,
      ...(password !== undefined && { password }),
    });
    if (ended === undefined) throw new ApiError('no-key');
    this.#ended(person.id, ending);
    return ended;
  }

  /** Ends all keys of a person who is deleted. */
  async endAll(person: string): Promise<void> {
    const ending: EndingKeys = { which: 'except', hash: '' };
    await this.#storage.endKeys(person, ending);
    this.#ended(person, ending);
  }

  #ended(person: string, { which, hash }: EndingKeys): void {
    const isEnding = (each: string): boolean => (each === hash) === (which === 'only');
    const open = [...this.#open].filter(([, { person: holder }]) => holder === person).map(([each]) => each);
    const known = [...this.#known.values()].filter((each) => each.person.id === person).map((each) => each.hash);
    this.#end([...open, ...known].filter(isEnding));
  }

  /** Removes ended keys from the cache and closes what is open under them. */
  #end(hashes: readonly string[]): void {
    this.#changes += 1;
    for (const hash of hashes) {
      this.#known.delete(hash);
      const open = this.#open.get(hash);
      this.#open.delete(hash);
      for (const end of open?.ends ?? []) end();
    }
  }

  /** Handles a notice of another process; `*`: notices were missed. */
  onNotice(notice: string): void {
    const [about, person, which, hash] = notice.split(':');
    if (about === '*') void this.#checkAll().catch(this.#failed);
    else if (about === KEYS_ENDED && person && (which === 'only' || which === 'except'))
      this.#ended(person, { which, hash: hash ?? '' });
  }

  /** Closes what is open under keys that have ended. */
  async #checkAll(): Promise<void> {
    const hashes = [...this.#open.keys()];
    if (hashes.length === 0) return;
    const stored = await this.#storage.storedKeys(hashes);
    const gone = hashes.filter((hash) => !stored.has(hash));
    if (gone.length > 0) this.#end(gone);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
