import { hash, verify } from '@node-rs/argon2';
import type { Person } from '../play/acts.ts';
import { Refused } from '../refused.ts';
import { hashOf, newSecret } from '../secrets.ts';
import type { Storage } from '../storage/port.ts';
import { Tries } from './tries.ts';

/** A login as it is kept: letters of one kind, so that nobody can take a name that looks the same. */
export const tidyLogin = (login: string): string => login.normalize('NFKC').toLowerCase();

/** People who want more than a key in one browser: a login with a password. */
export class Accounts {
  readonly #storage: Storage;
  readonly #now: () => number;
  readonly #tries = new Tries();
  /** Something to compare with when there is no such login, so that the answer takes as long. */
  readonly #nobody: Promise<string> = hash(newSecret());

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  async open(person: Person, login: string, password: string | undefined): Promise<string> {
    const tidy = tidyLogin(login);
    if (await this.#storage.accountOf(person.id)) throw new Refused('has-account');
    const kept = password === undefined ? undefined : await hash(password);
    if (!(await this.#storage.createAccount(tidy, person.id, kept, this.#now()))) throw new Refused('login-taken');
    return tidy;
  }

  /** Sets a new password; whoever else holds a key of this person must sign in again. */
  async setPassword(person: Person, key: string, old: string | undefined, password: string): Promise<number> {
    const account = await this.#storage.accountOf(person.id);
    if (!account) throw new Refused('no-account');
    if (!this.#tries.mayChange(person.id)) throw new Refused('too-many');
    if (account.password !== undefined && !(await verify(account.password, old ?? ''))) throw new Refused('bad-login');
    await this.#storage.setPassword(person.id, await hash(password));
    return await this.#storage.revokeKeys(person.id, hashOf(key));
  }

  async signIn(login: string, password: string, address: string): Promise<{ key: string; name: string }> {
    const tidy = tidyLogin(login);
    if (!this.#tries.mayTry(tidy, address)) throw new Refused('too-many');
    const account = await this.#storage.accountNamed(tidy);
    const right = await verify(account?.password ?? (await this.#nobody), password);
    if (!right || account?.password === undefined) throw new Refused('bad-login');
    this.#tries.succeeded(tidy, address);
    return await this.newKey(account.person);
  }

  /** One more key for a person who has shown who they are. */
  async newKey(person: string): Promise<{ key: string; name: string }> {
    const key = newSecret();
    await this.#storage.addKey(person, hashOf(key), this.#now());
    return { key, name: (await this.#storage.nameOf(person)) ?? '' };
  }
}
