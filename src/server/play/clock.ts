import type { Mask, Seat } from '../../kernel/index.ts';
import { hasSeat, seatsOf } from '../../kernel/index.ts';
import type { ClockRule } from '../../protocol/index.ts';
import type { Downtime } from '../storage/storage.ts';
import { mergeDowntimes } from '../uptime-monitor.ts';

const SECOND = 1000;
const DAY = 86_400_000;

/** Time between `from` and `to` in which some server was running, in ms. Downtimes are sorted and do not overlap. */
export function uptimeBetween(from: number, to: number, downtimes: readonly Downtime[]): number {
  let time = to - from;
  // The list may span years: start at the end.
  for (let i = downtimes.length - 1; i >= 0 && downtimes[i]!.to > from; i--)
    time -= Math.max(0, Math.min(to, downtimes[i]!.to) - Math.max(from, downtimes[i]!.from));
  return Math.max(0, time);
}

/** Time between `from` and `to` that counts: without downtimes and without the pauses of a seat. Both are sorted. */
export function countedBetween(
  from: number,
  to: number,
  downtimes: readonly Downtime[],
  pauses: readonly Downtime[],
): number {
  if (pauses.length === 0) return uptimeBetween(from, to, downtimes);
  const touches = (span: Downtime): boolean => span.to > from && span.from < to;
  return uptimeBetween(from, to, mergeDowntimes([...downtimes.filter(touches), ...pauses.filter(touches)]));
}

/** When `time` ms have passed since `now` that are not paused, in ms since 1970. Pauses are sorted and do not overlap. */
export function timeAfter(now: number, time: number, pauses: readonly Downtime[]): number {
  let at = now;
  let left = time;
  for (const { from, to } of pauses) {
    if (to <= at) continue;
    if (at + left <= from) break;
    left -= Math.max(0, from - at);
    at = to;
  }
  return at + left;
}

/** Time that each seat has used, and what is left in its bank, in ms. */
export interface ClockState {
  readonly spent: readonly number[];
  readonly bank: readonly number[];
}

/** The clocks of a table. They follow from the journal with its times and from the downtimes of all servers. */
export class Clocks {
  readonly #rule: ClockRule;
  readonly #downtimes: readonly Downtime[];
  /** By seat; of clocks over days only. */
  readonly #pauses: readonly (readonly Downtime[])[];
  readonly #spent: number[];
  readonly #bank: number[];
  /** Since when the clock of each seat runs, in ms since 1970; 0: the seat is not asked. */
  readonly #since: number[];

  constructor(
    rule: ClockRule,
    seats: number,
    downtimes: readonly Downtime[],
    pauses: readonly (readonly Downtime[])[] = [],
  ) {
    this.#rule = rule;
    this.#pauses = rule.kind === 'days' ? pauses : [];
    this.#downtimes = downtimes;
    const fill = (value: number): number[] => Array.from({ length: seats }, () => value);
    this.#spent = fill(0);
    this.#bank = fill(rule.kind === 'live' ? rule.bank * SECOND : 0);
    this.#since = fill(0);
  }

  /** The clocks without the time that is running now. */
  state(): ClockState {
    return { spent: [...this.#spent], bank: [...this.#bank] };
  }

  /** Continues from stored clocks. */
  restore({ spent, bank }: ClockState): void {
    for (let seat = 0; seat < this.#spent.length; seat++) {
      this.#spent[seat] = spent[seat] ?? 0;
      this.#bank[seat] = bank[seat] ?? this.#bank[seat]!;
    }
  }

  /** Time of a seat between `from` and `to` that counts. */
  #counted(seat: Seat, from: number, to: number): number {
    return countedBetween(from, to, this.#downtimes, this.#pauses[seat] ?? []);
  }

  /** A batch was committed at `at`, in ms since 1970: who is asked now, who got a new question, who answered. */
  step(at: number, asked: Mask, renewed: Mask, answered: Mask): void {
    for (let seat = 0; seat < this.#since.length; seat++) {
      const since = this.#since[seat]!;
      if (since > 0) this.#use(seat, this.#counted(seat, since, at), hasSeat(answered, seat));
      // A running clock is charged up to now. A clock in days restarts only with a new question.
      if (!hasSeat(asked, seat)) this.#since[seat] = 0;
      else if (this.#rule.kind !== 'days' || since === 0 || hasSeat(renewed, seat)) this.#since[seat] = at;
    }
  }

  #use(seat: Seat, time: number, answered: boolean): void {
    if (this.#rule.kind === 'days' && !answered) return;
    this.#spent[seat]! += time;
    if (this.#rule.kind !== 'live') return;
    const left = Math.max(0, this.#bank[seat]! - time);
    this.#bank[seat] = answered ? left + this.#rule.increment * SECOND : left;
  }

  /** What is left of the seat's time, in ms; undefined: it has no limit. */
  left(seat: Seat, now: number): number | undefined {
    const since = this.#since[seat]!;
    const used = since > 0 ? this.#counted(seat, since, now) : 0;
    if (this.#rule.kind === 'live') return this.#bank[seat]! - used;
    if (this.#rule.kind === 'days' && since > 0) return this.#rule.days * DAY - used;
    return undefined;
  }

  /** When the first running clock runs out, in ms since 1970, if servers keep running; undefined: none runs. */
  deadline(now: number, except: Mask): number | undefined {
    let first: number | undefined;
    for (let seat = 0; seat < this.#since.length; seat++) {
      const left = this.#since[seat]! > 0 && !hasSeat(except, seat) ? this.left(seat, now) : undefined;
      if (left === undefined) continue;
      const at = timeAfter(now, left, this.#pauses[seat] ?? []);
      if (first === undefined || at < first) first = at;
    }
    return first;
  }

  /** The seats whose time is up. */
  expired(now: number, except: Mask): Seat[] {
    return this.#since.flatMap((since, seat) =>
      since > 0 && !hasSeat(except, seat) && (this.left(seat, now) ?? 1) <= 0 ? [seat] : [],
    );
  }

  /** The clocks as viewers are sent them. */
  show(
    asked: Mask,
    now: number,
  ): {
    at: number;
    left: (number | null)[];
    spent: number[];
    running: Seat[];
  } {
    return {
      at: now,
      left: this.#spent.map((_, seat) => this.left(seat, now) ?? null),
      spent: this.#spent.map((spent, seat) => {
        const since = this.#since[seat]!;
        return spent + (since > 0 ? this.#counted(seat, since, now) : 0);
      }),
      running: seatsOf(asked),
    };
  }
}
