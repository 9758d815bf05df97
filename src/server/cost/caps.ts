import { createHmac } from 'node:crypto';
import type { ErrorCode } from '../../protocol/index.ts';
import { TokenBuckets, monotonicNow } from '../http/rate-limits.ts';
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
  /** Reports of chat lines and bugs per hour. */
  readonly reportsPerHour: number;
  /** New visitors of one address per hour. */
  readonly visitorsPerHour: number;
  /** How often one person asks to be paired, per hour. */
  readonly waitsPerHour: number;
  /** E-mail addresses asked for per hour. */
  readonly mailsPerHour: number;
  /** Leagues and tournaments opened per hour. */
  readonly seriesPerHour: number;
  /** Registrations for series per hour. */
  readonly registrationsPerHour: number;
}

/** An address may do as much as this many people: several may share it. */
const ADDRESS_SHARE = 4;
/** Spectators may write this many times fewer chat lines than seats. */
const SPECTATOR_PART = 3;

/** Exports of one's own data. */
const EXPORTS_PER_HOUR = 5;
/** Changes of vacations and free days of one person per hour. */
const PAUSES_PER_HOUR = 30;
/** People whom one person may mute or block per hour. */
const BLOCKS_PER_HOUR = 60;
/** How often studies are saved. */
const STUDIES_PER_HOUR = 60;

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

  /** Takes one token, or throws when none is left. */
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

/** Caps on what one person and one address may do, so that nobody can use up the server alone. */
export class Caps {
  readonly limits: CapLimits;
  readonly tables: Cap;
  readonly seats: Cap;
  readonly lines: Cap;
  readonly spectatorLines: Cap;
  readonly reports: Cap;
  readonly visitors: Cap;
  readonly waits: Cap;
  readonly mails: Cap;
  readonly series: Cap;
  readonly registrations: Cap;
  readonly exports: Cap;
  readonly blocks: Cap;
  readonly pauses: Cap;
  readonly studies: Cap;
  readonly #key: string;

  /** `key`: a secret of this installation, with which addresses are hashed in reports. */
  constructor(limits: CapLimits, key: string, now: () => number = monotonicNow) {
    this.limits = limits;
    this.#key = key;
    this.tables = new Cap('too-many-tables', limits.tablesPerHour, HOUR, now);
    // Also limits sitting down and standing up again and again.
    this.seats = new Cap('too-many-seats', ADDRESS_SHARE * limits.openSeats, HOUR, now);
    this.lines = new Cap('too-many-lines', limits.linesPerMinute, MINUTE, now);
    this.spectatorLines = new Cap('too-many-lines', Math.ceil(limits.linesPerMinute / SPECTATOR_PART), MINUTE, now);
    this.reports = new Cap('too-many-reports', limits.reportsPerHour, HOUR, now);
    this.studies = new Cap('too-many-studies', STUDIES_PER_HOUR, HOUR, now);
    this.exports = new Cap('too-many', EXPORTS_PER_HOUR, HOUR, now);
    this.visitors = new Cap('too-many-visitors', limits.visitorsPerHour, HOUR, now, 1);
    this.series = new Cap('too-many-series', limits.seriesPerHour, HOUR, now);
    this.registrations = new Cap('too-many-registrations', limits.registrationsPerHour, HOUR, now);
    this.waits = new Cap('too-many-waits', limits.waitsPerHour, HOUR, now);
    this.pauses = new Cap('too-many', PAUSES_PER_HOUR, HOUR, now);
    this.blocks = new Cap('too-many', BLOCKS_PER_HOUR, HOUR, now);
    this.mails = new Cap('too-many-mails', limits.mailsPerHour, HOUR, now);
  }

  /** Keyed hash of an address, for stored reports. */
  sourceOf({ address }: Payer): string {
    return createHmac('sha256', this.#key).update(address).digest('base64url').slice(0, 16);
  }

  sweep(): void {
    for (const cap of Object.values(this) as readonly unknown[]) if (cap instanceof Cap) cap.sweep();
  }
}
