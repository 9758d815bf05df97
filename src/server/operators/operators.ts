import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../api-error.ts';
import type { Confirmations } from '../accounts/confirmations.ts';
import type { KnownKey } from '../accounts/keys.ts';
import { TokenBuckets } from '../http/rate-limits.ts';
import type { Storage } from '../storage/storage.ts';

/** Wrong tokens of one address in a row; then one more every ten seconds. */
const MOST_TRIES = 10;
const TRIES_PER_SECOND = 0.1;

/** Who is an operator. */
export interface OperatorConfig {
  /** undefined: nobody is by a token. */
  readonly token: string | undefined;
  /** Logins of accounts that are operators. */
  readonly logins: readonly string[];
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The only place that decides who may act as an operator: by the token, or by an account that was confirmed just now. */
export class Operators {
  readonly #config: OperatorConfig;
  readonly #storage: Storage;
  readonly #confirmations: Confirmations;
  readonly #wrong = new TokenBuckets(MOST_TRIES, TRIES_PER_SECOND);

  constructor(config: OperatorConfig, storage: Storage, confirmations: Confirmations) {
    this.#config = config;
    this.#storage = storage;
    this.#confirmations = confirmations;
  }

  /** The operator's name for the log. Throws the reason if the caller is none. */
  async admit(token: string | undefined, key: KnownKey | undefined, address: string): Promise<string> {
    if (token !== undefined) return this.#byToken(token, address);
    const account = key && (await this.#storage.accountOf(key.person.id));
    if (!key || !account || !this.#config.logins.includes(account.login)) throw new ApiError('not-operator');
    await this.#confirmations.check(key);
    return account.login;
  }

  #byToken(token: string, address: string): string {
    if (!this.#wrong.take(address)) throw new ApiError('too-many', { retryAfter: 1 / TRIES_PER_SECOND });
    const wanted = this.#config.token;
    // Compared in constant time, and also where there is none, so that the answer takes as long.
    const isRight = timingSafeEqual(hash(token), hash(wanted ?? '')) && wanted !== undefined;
    if (!isRight) throw new ApiError('not-operator');
    this.#wrong.giveBack(address);
    return 'token';
  }

  sweep(): void {
    this.#wrong.sweep();
  }
}
