/** Work that is left, in ms. It refills at a constant rate; work that took longer leaves a debt. */
interface Account {
  left: number;
  at: number;
}

/** Budgets of work by address or by person. Times are in ms of a monotonic clock. */
export class Budgets {
  readonly #most: number;
  readonly #perMs: number;
  readonly #accounts = new Map<string, Account>();

  /** `most`: milliseconds of work at once; `perMinute`: milliseconds of work that come back in a minute. */
  constructor(most: number, perMinute: number) {
    this.#most = most;
    this.#perMs = perMinute / 60_000;
  }

  #left(account: Account, now: number): number {
    return Math.min(this.#most, account.left + Math.max(0, now - account.at) * this.#perMs);
  }

  /** Seconds until this name may ask for work again; 0: now. */
  wait(name: string, now: number): number {
    const account = this.#accounts.get(name);
    const left = account ? this.#left(account, now) : this.#most;
    return left > 0 ? 0 : Math.max(1, Math.ceil((1 - left) / this.#perMs / 1000));
  }

  spend(name: string, ms: number, now: number): void {
    const account = this.#accounts.get(name);
    this.#accounts.set(name, { left: (account ? this.#left(account, now) : this.#most) - ms, at: now });
  }

  /** Drops full accounts, so that memory stays bounded. */
  sweep(now: number): void {
    for (const [name, account] of this.#accounts)
      if (this.#left(account, now) >= this.#most) this.#accounts.delete(name);
  }

  get size(): number {
    return this.#accounts.size;
  }
}
