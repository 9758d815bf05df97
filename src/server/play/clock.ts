import type { Mask, Seat } from '../../kernel/index.ts';
import { hasSeat, seatsOf } from '../../kernel/index.ts';
import type { ClockRule } from '../../protocol/index.ts';
import type { Downtime } from '../storage/storage.ts';

const SECOND = 1000;
const DAY = 86_400_000;

/** How much of the time from `from` to `to` some server was running; downtimes are in order, and none overlaps another. */
export function uptimeBetween(from: number, to: number, downtimes: readonly Downtime[]): number {
  let time = to - from;
  // There may be years of them: only the last ones matter.
  for (let i = downtimes.length - 1; i >= 0 && downtimes[i]!.to > from; i--)
    time -= Math.max(0, Math.min(to, downtimes[i]!.to) - Math.max(from, downtimes[i]!.from));
  return Math.max(0, time);
}

/** What the seats have used of their time, and what is left in their banks. */
export interface ClockState {
  readonly spent: readonly number[];
  readonly bank: readonly number[];
}

/** The clocks of a table: a function of its journal with its times, and of the times when no server was running. */
export class Clocks {
  readonly #rule: ClockRule;
  readonly #downtimes: readonly Downtime[];
  readonly #spent: number[];
  readonly #bank: number[];
  /** Since when each seat is being asked its question; 0: it is not asked. */
  readonly #since: number[];

  constructor(rule: ClockRule, seats: number, downtimes: readonly Downtime[]) {
    this.#rule = rule;
    this.#downtimes = downtimes;
    const fill = (value: number): number[] => Array.from({ length: seats }, () => value);
    this.#spent = fill(0);
    this.#bank = fill(rule.kind === 'live' ? rule.bank * SECOND : 0);
    this.#since = fill(0);
  }

  /** How the clocks stand, without the thought that is just going on. */
  reckoning(): ClockState {
    return { spent: [...this.#spent], bank: [...this.#bank] };
  }

  /** Goes on from where the clocks stood. */
  goOnFrom({ spent, bank }: ClockState): void {
    for (let seat = 0; seat < this.#spent.length; seat++) {
      this.#spent[seat] = spent[seat] ?? 0;
      this.#bank[seat] = bank[seat] ?? this.#bank[seat]!;
    }
  }

  /** Something was written at `at`: these seats are asked now, of which these got a new question. */
  step(at: number, asked: Mask, renewed: Mask, answered: Mask): void {
    for (let seat = 0; seat < this.#since.length; seat++) {
      const since = this.#since[seat]!;
      if (since > 0) this.#use(seat, uptimeBetween(since, at, this.#downtimes), hasSeat(answered, seat));
      // A clock that goes on running is settled up to now; one for days starts anew only with a new question.
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

  /** What is left of the seat's time; undefined: it has no limit. */
  left(seat: Seat, now: number): number | undefined {
    const since = this.#since[seat]!;
    const used = since > 0 ? uptimeBetween(since, now, this.#downtimes) : 0;
    if (this.#rule.kind === 'live') return this.#bank[seat]! - used;
    if (this.#rule.kind === 'days' && since > 0) return this.#rule.days * DAY - used;
    return undefined;
  }

  /** When the first clock that runs will have run out, if servers keep running; undefined: none runs. */
  deadline(now: number, besides: Mask): number | undefined {
    const times = this.#since.flatMap((since, seat) =>
      since > 0 && !hasSeat(besides, seat) ? [this.left(seat, now)] : [],
    );
    const least = times.filter((time): time is number => time !== undefined);
    return least.length > 0 ? now + Math.min(...least) : undefined;
  }

  /** The seats whose time is up. */
  expired(now: number, besides: Mask): Seat[] {
    return this.#since.flatMap((since, seat) =>
      since > 0 && !hasSeat(besides, seat) && (this.left(seat, now) ?? 1) <= 0 ? [seat] : [],
    );
  }

  /** The clocks as everybody sees them. */
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
        return spent + (since > 0 ? uptimeBetween(since, now, this.#downtimes) : 0);
      }),
      running: seatsOf(asked),
    };
  }
}
