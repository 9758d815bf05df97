import { ApiError } from '../api-error.ts';
import type { FreeDaysRow, Storage } from '../storage/storage.ts';
import { isWithinVacationLimit, isZone, nextMonday, pausesOf, type Span } from './calendar.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** How far ahead pauses are known, in ms: longer than the longest clock. */
const AHEAD_MS = 120 * DAY;
/** How often the known pauses are extended, in ms. */
const EXTEND_MS = 6 * 3_600_000;
/** How far ahead a vacation may begin, in ms. */
const PLAN_MS = 90 * DAY;
/** Most vacations of one person that are not over. */
const MOST_PLANNED = 10;

/** How much one person may pause. */
export interface PauseLimits {
  /** Days of vacation in a season. */
  readonly vacationDays: number;
  /** Free days in a week. */
  readonly freeDays: number;
}

/** The first part of a notice to other processes that the pauses of a person changed: `pauses:<person>`. */
const CHANGED = 'pauses';

/** Vacations and free days of people. The past is never changed: clocks are computed from it again and again. */
export class Pauses {
  readonly limits: PauseLimits;
  readonly #storage: Storage;
  readonly #now: () => number;
  readonly #failed: (error: unknown) => void;
  /** By person; a list stays the same object, so that running games see its changes. */
  readonly #known = new Map<string, Span[]>();
  readonly #timer: NodeJS.Timeout;

  constructor(storage: Storage, limits: PauseLimits, now: () => number, failed: (error: unknown) => void) {
    this.#storage = storage;
    this.limits = limits;
    this.#now = now;
    this.#failed = failed;
    this.#timer = setInterval(() => this.#extend(), EXTEND_MS);
    this.#timer.unref();
  }

  #extend(): void {
    for (const person of this.#known.keys()) this.#read(person).catch(this.#failed);
  }

  /** The pauses of a person: sorted, without overlaps, kept up to date. */
  async of(person: string): Promise<readonly Span[]> {
    return this.#known.get(person) ?? (await this.#read(person));
  }

  async #read(person: string): Promise<readonly Span[]> {
    const [vacations, rules] = await Promise.all([this.#storage.vacations(person), this.#storage.freeDays(person)]);
    const list = this.#known.get(person) ?? [];
    this.#known.set(person, list);
    list.splice(0, Infinity, ...pausesOf(vacations, rules, this.#now() + AHEAD_MS));
    return list;
  }

  /** The pause of a person now, or the next one within a week; undefined: none, or the person is not loaded. */
  next(person: string, now: number): Span | undefined {
    const found = this.#known.get(person)?.find(({ to }) => to > now);
    return found && found.from < now + 7 * DAY ? found : undefined;
  }

  /** Handles a notice of another process; returns the person whose pauses it has read again. */
  async onNotice(notice: string): Promise<string | undefined> {
    if (notice === '*') this.#extend();
    const [kind, person] = notice.split(':');
    if (kind !== CHANGED || person === undefined || !this.#known.has(person)) return undefined;
    await this.#read(person);
    return person;
  }

  async #changed(person: string): Promise<void> {
    await this.#read(person);
    await this.#storage.notifyProcesses(`${CHANGED}:${person}`);
  }

  /** Takes a vacation from a time on; the past cannot be paused. */
  async takeVacation(person: string, wishedFrom: number | undefined, days: number): Promise<void> {
    const now = this.#now();
    const from = wishedFrom === undefined || wishedFrom < now + MINUTE ? now : wishedFrom;
    if (from > now + PLAN_MS) throw new ApiError('vacation-late');
    const wish = { from, to: from + days * DAY };
    const taken = await this.#storage.vacations(person);
    if (taken.some((one) => one.from < wish.to && wish.from < one.to)) throw new ApiError('vacation-twice');
    if (taken.filter(({ to }) => to > now).length >= MOST_PLANNED) throw new ApiError('vacation-twice');
    if (!isWithinVacationLimit(taken, wish, this.limits.vacationDays)) throw new ApiError('vacation-spent');
    // Another request may have taken one meanwhile: the storage decides.
    if (!(await this.#storage.addVacation(person, wish))) throw new ApiError('vacation-twice');
    const all = await this.#storage.vacations(person);
    const others = all.filter((one) => one.from !== wish.from);
    if (!isWithinVacationLimit(others, wish, this.limits.vacationDays)) {
      await this.#storage.endVacation(person, wish.from, wish.from);
      throw new ApiError('vacation-spent');
    }
    await this.#changed(person);
  }

  /** Ends a vacation now, or drops one that has not begun. */
  async endVacation(person: string, from: number): Promise<void> {
    const now = this.#now();
    const found = (await this.#storage.vacations(person)).find((one) => one.from === from && one.to > now);
    if (!found) throw new ApiError('no-vacation');
    await this.#storage.endVacation(person, from, Math.max(from, now));
    await this.#changed(person);
  }

  /** Chooses the free days of the week, from the next Monday on. */
  async setFreeDays(person: string, weekdays: readonly number[], zone: string): Promise<void> {
    const days = weekdays.reduce((mask, day) => mask | (1 << day), 0);
    if (new Set(weekdays).size > this.limits.freeDays) throw new ApiError('too-many-free-days');
    if (!isZone(zone)) throw new ApiError('bad-request', { problems: [{ path: 'zone', code: 'not-a-zone' }] });
    const now = this.#now();
    await this.#storage.setFreeDays(person, { from: nextMonday(zone, now), days, zone }, now);
    await this.#changed(person);
  }

  /** The free days now, and those chosen for the next week. */
  async freeDaysOf(person: string): Promise<{ now: FreeDaysRow | undefined; next: FreeDaysRow | undefined }> {
    const rules = await this.#storage.freeDays(person);
    const now = this.#now();
    return { now: rules.filter(({ from }) => from <= now).at(-1), next: rules.find(({ from }) => from > now) };
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
