import { isIPv6 } from 'node:net';

/**
 * Monotonic time in ms, for limits: the clock of the machine may be set at any time.
 */
export const monotonicNow = (): number => performance.now();

/** A token bucket: it fills at a constant rate and allows short bursts. */
export class TokenBucket {
  readonly #most: number;
  readonly #perMs: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor(most: number, perSecond: number, now: () => number = monotonicNow) {
    this.#most = most;
    this.#perMs = perSecond / 1000;
    this.#now = now;
    this.#left = most;
    this.#at = now();
  }

  #fill(now: number): void {
    this.#left = Math.min(this.#most, this.#left + Math.max(0, now - this.#at) * this.#perMs);
    this.#at = now;
  }

  /** Takes one token; false: none is left. `now` is the present time, if the caller has read it already. */
  take(now: number = this.#now()): boolean {
    this.#fill(now);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Returns a token that was taken. */
  giveBack(): void {
    this.#left = Math.min(this.#most, this.#left + 1);
  }

  /** True when the bucket is full, as a new one would be. */
  isFull(): boolean {
    this.#fill(this.#now());
    return this.#left >= this.#most;
  }
}

/** A bucket per name: per address, or per person. */
export class TokenBuckets {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(most: number, perSecond: number, now: () => number = monotonicNow) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#now = now;
  }

  take(name: string, now: number = this.#now()): boolean {
    let bucket = this.#buckets.get(name);
    if (!bucket) this.#buckets.set(name, (bucket = new TokenBucket(this.#most, this.#perSecond, this.#now)));
    return bucket.take(now);
  }

  /** Returns a token that was taken under this name. */
  giveBack(name: string): void {
    this.#buckets.get(name)?.giveBack();
  }

  /** Drops full buckets, so that memory stays bounded. */
  sweep(): void {
    for (const [name, bucket] of this.#buckets) if (bucket.isFull()) this.#buckets.delete(name);
  }
}

/** How many groups of an IPv6 address name the network; its owner chooses the rest freely. */
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

/** The key of an address in limits: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one customer. */
export function limitName(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped) return mapped[1]!;
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain).slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
