import { TokenBuckets, limitName } from '../http/rate-limits.ts';

/** Wrong passwords of one address, for one login and for all of them: so many at once, then one in ten seconds. */
const TRIES = 8;
const PER_SECOND = 0.1;
/** Wrong passwords for one login from all strange addresses together: so many at once, then one in 36 seconds. */
const STRANGE_TRIES = 100;
const STRANGE_PER_SECOND = 100 / 3600;
/** How many pairs of a login and an address are remembered from which the right password came. */
const MOST_KNOWN = 10_000;

/**
 * How often passwords may be tried. Nobody else can lock an owner out: guesses from one address use up the tries of that
 * address only. What many addresses guess together is slowed down too, but not for an address from which the right
 * password came before; a passkey and a key that a device holds pass by all of this.
 */
export class Tries {
  readonly #perAddress: TokenBuckets;
  readonly #perPair: TokenBuckets;
  readonly #strange: TokenBuckets;
  readonly #confirmations: TokenBuckets;
  /** Pairs that succeeded, the one used last at the end. */
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
