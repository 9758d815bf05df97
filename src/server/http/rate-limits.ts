import { isIPv6 } from 'node:net';

/**
 * The time that limits go by, in milliseconds. It never goes back and never jumps: the clock of the machine may be set
 * at any moment, and nobody is to be refused or let through for that.
 */
export const steadyNow = (): number => performance.now();

/** A bucket that fills at a steady rate: short bursts pass, floods do not. */
export class TokenBucket {
  readonly #most: number;
  readonly #perMs: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor(most: number, perSecond: number, now: () => number = steadyNow) {
    this.#most = most;
    this.#perMs = perSecond / 1000;
    this.#now = now;
    this.#left = most;
    this.#at = now();
  }

  #fill(): void {
    const now = this.#now();
    this.#left = Math.min(this.#most, this.#left + Math.max(0, now - this.#at) * this.#perMs);
    this.#at = now;
  }

  /** Takes one, if one is left. */
  take(): boolean {
    this.#fill();
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Gives back one that was taken. */
  giveBack(): void {
    this.#left = Math.min(this.#most, this.#left + 1);
  }

  /** True when it has not been used for so long that a new one would be the same. */
  isFull(): boolean {
    this.#fill();
    return this.#left >= this.#most;
  }
}

/** A bucket per name: per address, or per person. */
export class TokenBuckets {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(most: number, perSecond: number, now: () => number = steadyNow) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#now = now;
  }

  take(name: string): boolean {
    let bucket = this.#buckets.get(name);
    if (!bucket) this.#buckets.set(name, (bucket = new TokenBucket(this.#most, this.#perSecond, this.#now)));
    return bucket.take();
  }

  /** Gives back one that was taken under this name. */
  giveBack(name: string): void {
    this.#buckets.get(name)?.giveBack();
  }

  /** Forgets buckets that are full again, so that memory stays bounded. */
  sweep(): void {
    for (const [name, bucket] of this.#buckets) if (bucket.isFull()) this.#buckets.delete(name);
  }
}

/** Groups of an IPv6 address that name a network; the rest is chosen by its owner at will. */
const NETWORK_GROUPS = 4;

/** The eight groups of an IPv6 address, `::` written out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  return tail === undefined
    ? before
    : [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

/** What limits know an address by: an IPv4 address, or the /64 network of an IPv6 one, which belongs to one subscriber. */
export function limitName(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped) return mapped[1]!;
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain).slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
