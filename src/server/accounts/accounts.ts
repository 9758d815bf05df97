import { hash, verify } from '@node-rs/argon2';
import { isVisible } from '../labels.ts';
import { ApiError } from '../api-error.ts';
import { newId, newSecret } from '../secrets.ts';
import type { Storage } from '../storage/storage.ts';
import type { Confirmations } from './confirmations.ts';
import { heldKeyOf, type IssuedKey, type Keys, type KnownKey } from './keys.ts';
import { Tries } from './tries.ts';

/** A login as it is stored: NFKC in lower case, so that nobody can take a login that looks the same. */
export const normalizeLogin = (login: string): string => login.normalize('NFKC').toLowerCase();

/** Checks a new login. Invisible characters are refused: such a login would look like another one. */
function newLogin(login: string): string {
  const normalized = normalizeLogin(login);
  if (!isVisible(normalized)) throw new ApiError('bad-request', { problems: [{ path: 'login', code: 'invisible' }] });
  return normalized;
}

/** Accounts: a login with a password, for more than one browser. */
export class Accounts {
  readonly #storage: Storage;
  readonly #keys: Keys;
  readonly #confirmations: Confirmations;
  readonly #now: () => number;
  readonly #tries = new Tries();
  /** A hash to verify against when there is no such login, so that the answer takes as long. */
  readonly #dummyHash: Promise<string> = hash(newSecret());

  constructor(storage: Storage, keys: Keys, confirmations: Confirmations, now: () => number) {
    this.#storage = storage;
    this.#keys = keys;
    this.#confirmations = confirmations;
    this.#now = now;
  }

  /** Gives a person a login. Needs no confirmation: a visitor has nothing to confirm with yet. */
  async open(key: KnownKey, login: string, password: string | undefined): Promise<string> {
    const normalized = newLogin(login);
    if (await this.#storage.accountOf(key.person.id)) throw new ApiError('has-account');
    const passwordHash = password === undefined ? undefined : await hash(password);
    const change = await this.#storage.createAccount(normalized, heldKeyOf(key), passwordHash, this.#now());
    if (change !== 'done') throw new ApiError(change === 'no-key' ? 'no-key' : 'login-taken');
    await this.#storage.addProfile(key.person.id, newId());
    // Choosing a password counts as a confirmation.
    if (password !== undefined) await this.#storage.confirmKey(key.hash, this.#now());
    return normalized;
  }

  /** Changes the login; the holder must have confirmed. */
  async rename(key: KnownKey, login: string): Promise<string> {
    const normalized = newLogin(login);
    if (!(await this.#storage.accountOf(key.person.id))) throw new ApiError('no-account');
    await this.#confirmations.check(key);
    const change = await this.#storage.changeLogin(normalized, heldKeyOf(key));
    if (change !== 'done') throw new ApiError(change === 'no-key' ? 'no-key' : 'login-taken');
    return normalized;
  }

  /** Sets a new password and ends all other keys. Needs the old password or a recent confirmation. */
  async setPassword(key: KnownKey, old: string | undefined, password: string): Promise<number> {
    const account = await this.#storage.accountOf(key.person.id);
    if (!account) throw new ApiError('no-account');
    if (old === undefined) await this.#confirmations.check(key);
    else await this.#confirmations.byPassword(key, old);
    return await this.#keys.end(key, { which: 'except', hash: key.hash }, await hash(password));
  }

  async signIn(login: string, password: string, address: string, device: string): Promise<IssuedKey> {
    const normalized = normalizeLogin(login);
    if (!this.#tries.mayTry(normalized, address)) throw new ApiError('too-many');
    const account = await this.#storage.accountNamed(normalized);
    const right = await verify(account?.password ?? (await this.#dummyHash), password);
    if (!right || account?.password === undefined) throw new ApiError('bad-login');
    this.#tries.succeeded(normalized, address);
    const { person, password: kept } = account;
    const issued = await this.#keys.issue({ by: 'password', person, password: kept }, device);
    // The password was changed while this one was verified.
    if (!issued) throw new ApiError('bad-login');
    return issued;
  }

  /** Sets a password by a one-time link, ends all keys and signs in. */
  async reset(token: string, password: string, device: string): Promise<IssuedKey> {
    return await this.#keys.reset(token, await hash(password), device);
  }
}
