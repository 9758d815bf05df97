import { verify } from '@node-rs/argon2';
import { ApiError } from '../api-error.ts';
import type { Storage } from '../storage/storage.ts';
import type { KnownKey } from './keys.ts';
import type { Passkeys } from './passkeys.ts';
import { Tries } from './tries.ts';

/** How long a confirmation counts, in ms. */
export const CONFIRMED_MS = 5 * 60_000;

/**
 * Confirmations before a change of how a person signs in: by password or passkey, with the same key, within the last five
 * minutes. A person without password and passkey needs none.
 */
export class Confirmations {
  readonly #storage: Storage;
  readonly #passkeys: Passkeys;
  readonly #now: () => number;
  readonly #tries = new Tries();

  constructor(storage: Storage, passkeys: Passkeys, now: () => number) {
    this.#storage = storage;
    this.#passkeys = passkeys;
    this.#now = now;
  }

  /** Throws `confirm-first` unless this key was confirmed recently or the person has nothing to confirm with. */
  async check({ hash, person }: KnownKey): Promise<void> {
    const row = await this.#storage.keyOf(hash);
    if (!row) throw new ApiError('no-key');
    const age = this.#now() - row.confirmed;
    if (row.confirmed > 0 && age >= 0 && age <= CONFIRMED_MS) return;
    const account = await this.#storage.accountOf(person.id);
    if (account?.password === undefined && (await this.#storage.passkeysOf(person.id)).length === 0) return;
    throw new ApiError('confirm-first');
  }

  async byPassword(key: KnownKey, password: string): Promise<number> {
    this.#limitAttempts(key);
    const account = await this.#storage.accountOf(key.person.id);
    if (account?.password === undefined || !(await verify(account.password, password))) throw new ApiError('bad-login');
    return await this.#confirmed(key);
  }

  /** What a browser needs to confirm with a passkey of this person. */
  async offer(key: KnownKey): Promise<unknown> {
    this.#limitAttempts(key);
    return await this.#passkeys.confirmation(key);
  }

  async byPasskey(key: KnownKey, response: unknown): Promise<number> {
    this.#limitAttempts(key);
    await this.#passkeys.confirm(key, response);
    return await this.#confirmed(key);
  }

  async #confirmed({ hash }: KnownKey): Promise<number> {
    const now = this.#now();
    await this.#storage.confirmKey(hash, now);
    return now + CONFIRMED_MS;
  }

  /** Limits attempts per person: a stolen key cannot use up the attempts of the login. */
  #limitAttempts({ person }: KnownKey): void {
    if (!this.#tries.mayConfirm(person.id)) throw new ApiError('too-many');
  }
}
