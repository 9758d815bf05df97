import { createHmac } from 'node:crypto';
import type { ErrorCode } from '../../protocol/index.ts';
import { TokenBuckets, steadyNow } from '../http/rate-limits.ts';
import { ApiError } from '../api-error.ts';
import type { Payer } from './costs.ts';

/** How much one person may do; an address may do four times as much. */
export interface CapLimits {
  /** Tables opened per hour. */
  readonly tablesPerHour: number;
  /** Tables of one person that wait for their start at the same time. */
  readonly openTables: number;
  /** Seats taken at other people's tables that wait for their start, at the same time. */
  readonly openSeats: number;
  /** Lines of chat per minute; spectators may say a third. */
  readonly linesPerMinute: number;
  /** Reports of lines and mistakes per hour. */
  readonly reportsPerHour: number;
  /** New visitors of one address per hour. */
  readonly visitorsPerHour: number;
}

/** Several people share an address: it may do as much as so many persons. */
const ADDRESS_SHARE = 4;
/** Spectators may say one line where a seat may say so many. */
const SPECTATOR_PART = 3;

const HOUR = 3600;
const MINUTE = 60;

/** How often something may be done, by person and by address. */
class Cap {
  readonly #code: ErrorCode;
  readonly #people: TokenBuckets;
  readonly #addresses: TokenBuckets;
  readonly #retryAfter: number;

  constructor(code: ErrorCode, most: number, seconds: number, now: () => number, share = ADDRESS_SHARE) {
    this.#code = code;
    this.#people = new TokenBuckets(most, most / seconds, now);
    this.#addresses = new TokenBuckets(most * share, (most * share) / seconds, now);
    this.#retryAfter = Math.ceil(seconds / most);
  }

  /** Takes one, or throws when none is left. */
  take({ address, person }: Payer): void {
    const refused = new ApiError(this.#code, { retryAfter: this.#retryAfter });
    if (person !== undefined && !this.#people.take(person)) throw refused;
    if (this.#addresses.take(address)) return;
    if (person !== undefined) this.#people.giveBack(person);
    throw refused;
  }

  sweep(): void {
    this.#people.sweep();
    this.#addresses.sweep();
  }
}

/** Caps on what one person and one address may do, so that nobody can fill the house alone. */
export class Caps {
  readonly limits: CapLimits;
  readonly tables: Cap;
  readonly seats: Cap;
  readonly lines: Cap;
  readonly spectatorLines: Cap;
  readonly reports: Cap;
  readonly visitors: Cap;
  readonly #key: string;

  /** `key`: a secret of the house, by which addresses are known in reports. */
  constructor(limits: CapLimits, key: string, now: () => number = steadyNow) {
    this.limits = limits;
    this.#key = key;
    this.tables = new Cap('too-many-tables', limits.tablesPerHour, HOUR, now);
    // Whoever sits down and stands up again all the time takes seats too.
    this.seats = new Cap('too-many-seats', ADDRESS_SHARE * limits.openSeats, HOUR, now);
    this.lines = new Cap('too-many-lines', limits.linesPerMinute, MINUTE, now);
    this.spectatorLines = new Cap('too-many-lines', Math.ceil(limits.linesPerMinute / SPECTATOR_PART), MINUTE, now);
    this.reports = new Cap('too-many-reports', limits.reportsPerHour, HOUR, now);
    this.visitors = new Cap('too-many-visitors', limits.visitorsPerHour, HOUR, now, 1);
  }

  /** What an address is called in what is kept: the same for the same address, and nobody can tell which. */
  sourceOf({ address }: Payer): string {
    return createHmac('sha256', this.#key).update(address).digest('base64url').slice(0, 16);
  }

  sweep(): void {
    for (const cap of [this.tables, this.seats, this.lines, this.spectatorLines, this.reports, this.visitors])
      cap.sweep();
  }
}
