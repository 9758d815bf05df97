import { hash, verify } from '@node-rs/argon2';
import { isVisible } from '../labels.ts';
import { ApiError } from '../api-error.ts';
import { newSecret } from '../secrets.ts';
import type { Storage } from '../storage/storage.ts';
import type { Confirmations } from './confirmations.ts';
import { heldBy, type Issued, type Keys, type KnownKey } from './keys.ts';
import { Tries } from './tries.ts';

/** A login as it is kept: letters of one kind, so that nobody can take a name that looks the same. */
export const normalizeLogin = (login: string): string => login.normalize('NFKC').toLowerCase();

/** A login that somebody chooses. Some letters have no shape: a login of them would look like another, or like none. */
function newLogin(login: string): string {
  const tidy = normalizeLogin(login);
  if (!isVisible(tidy)) throw new ApiError('bad-request', { problems: [{ path: 'login', code: 'invisible' }] });
  return tidy;
}

/** People who want more than a key in one browser: a login with a password. */
export class Accounts {
  readonly #storage: Storage;
  readonly #keys: Keys;
  readonly #confirmations: Confirmations;
  readonly #now: () => number;
  readonly #tries = new Tries();
  /** Something to compare with when there is no such login, so that the answer takes as long. */
  readonly #nobody: Promise<string> = hash(newSecret());

  constructor(storage: Storage, keys: Keys, confirmations: Confirmations, now: () => number) {
    this.#storage = storage;
    this.#keys = keys;
    this.#confirmations = confirmations;
    this.#now = now;
  }

  /** Gives a person a login. Nothing is asked for: a visitor has nothing to confirm with yet. */
  async open(key: KnownKey, login: string, password: string | undefined): Promise<string> {
    const tidy = newLogin(login);
    if (await this.#storage.accountOf(key.person.id)) throw new ApiError('has-account');
    const kept = password === undefined ? undefined : await hash(password);
    const change = await this.#storage.createAccount(tidy, heldBy(key), kept, this.#now());
    if (change !== 'done') throw new ApiError(change === 'no-key' ? 'no-key' : 'login-taken');
    // Whoever has just chosen the password need not type it again at once.
    if (password !== undefined) await this.#storage.confirmKey(key.hash, this.#now());
    return tidy;
  }

  /** Changes the login; the holder must have confirmed. */
  async rename(key: KnownKey, login: string): Promise<string> {
    const tidy = newLogin(login);
    if (!(await this.#storage.accountOf(key.person.id))) throw new ApiError('no-account');
    await this.#confirmations.check(key);
    const change = await this.#storage.changeLogin(tidy, heldBy(key));
    if (change !== 'done') throw new ApiError(change === 'no-key' ? 'no-key' : 'login-taken');
    return tidy;
  }

  /** Sets a new password and ends all other keys. The old one is asked for, unless the holder has just confirmed. */
  async setPassword(key: KnownKey, old: string | undefined, password: string): Promise<number> {
    const account = await this.#storage.accountOf(key.person.id);
    if (!account) throw new ApiError('no-account');
    if (old === undefined) await this.#confirmations.check(key);
    else await this.#confirmations.byPassword(key, old);
    return await this.#keys.end(key, { which: 'except', hash: key.hash }, await hash(password));
  }

  async signIn(login: string, password: string, address: string, device: string): Promise<Issued> {
    const tidy = normalizeLogin(login);
    if (!this.#tries.mayTry(tidy, address)) throw new ApiError('too-many');
    const account = await this.#storage.accountNamed(tidy);
    const right = await verify(account?.password ?? (await this.#nobody), password);
    if (!right || account?.password === undefined) throw new ApiError('bad-login');
    this.#tries.succeeded(tidy, address);
    const { person, password: kept } = account;
    const issued = await this.#keys.issue({ by: 'password', person, password: kept }, device);
    // Somebody changed the password while this one was compared.
    if (!issued) throw new ApiError('bad-login');
    return issued;
  }

  /** Sets a password by a one-time link and ends all keys; whoever has the link is signed in. */
  async reset(token: string, password: string, device: string): Promise<Issued> {
    return await this.#keys.reset(token, await hash(password), device);
  }
}
