import { TokenBuckets, limitName } from '../http/rate-limits.ts';

/** Wrong passwords of one address, per login and in total: 8 at once, then one in ten seconds. */
const TRIES = 8;
const PER_SECOND = 0.1;
/** Wrong passwords for one login from all unknown addresses together: 100 at once, then one in 36 seconds. */
const STRANGE_TRIES = 100;
const STRANGE_PER_SECOND = 100 / 3600;
/** How many known pairs of login and address are remembered. */
const MOST_KNOWN = 10_000;

/**
 * Limits password attempts. Others cannot lock an owner out: wrong passwords count against their own address. Attempts of many
 * addresses on one login are limited together, except from an address that has signed in to it before. Passkeys and keys are
 * not limited.
 */
export class Tries {
  readonly #perAddress: TokenBuckets;
  readonly #perPair: TokenBuckets;
  readonly #strange: TokenBuckets;
  readonly #confirmations: TokenBuckets;
  /** Pairs of address and login that succeeded, the most recent last. */
  readonly #known = new Set<string>();

  constructor(now?: () => number) {
    this.#perAddress = new TokenBuckets(TRIES, PER_SECOND, now);
    this.#perPair = new TokenBuckets(TRIES, PER_SECOND, now);
    this.#strange = new TokenBuckets(STRANGE_TRIES, STRANGE_PER_SECOND, now);
    this.#confirmations = new TokenBuckets(TRIES, PER_SECOND, now);
  }

  /** True when a password for this login may be tried from this address; that try is counted. */
  mayTry(login: string, address: string): boolean {
    this.#sweep();
    const from = limitName(address);
    const pair = `${from} ${login}`;
    if (!this.#perAddress.take(from) || !this.#perPair.take(pair)) return false;
    return this.#known.has(pair) || this.#strange.take(login);
  }

  /** The password was right: the try does not count, and the address is known from now on. */
  succeeded(login: string, address: string): void {
    const from = limitName(address);
    const pair = `${from} ${login}`;
    this.#perAddress.giveBack(from);
    this.#perPair.giveBack(pair);
    if (!this.#known.delete(pair)) this.#strange.giveBack(login);
    this.#known.add(pair);
    const [oldest] = this.#known;
    if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest);
  }

  /** True when a person who is signed in may try to confirm with a password or passkey; that try is counted. */
  mayConfirm(person: string): boolean {
    this.#sweep();
    return this.#confirmations.take(person);
  }

  #sweep(): void {
    for (const buckets of [this.#perAddress, this.#perPair, this.#strange, this.#confirmations]) buckets.sweep();
  }
}
