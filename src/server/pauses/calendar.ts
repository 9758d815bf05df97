import { mergeDowntimes } from '../uptime-monitor.ts';
import type { Downtime, FreeDaysRow } from '../storage/storage.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A span of time, in ms since 1970. */
export type Span = Downtime;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...fields });
    formats.set(zone, format);
  }
  return format;
}

/** True when it is the name of a time zone, such as Europe/Kyiv. */
export function isZone(zone: string): boolean {
  try {
    return formatOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** Difference of the zone's clocks to UTC at a time, in ms. */
function offsetAt(zone: string, at: number): number {
  const minute = Math.floor(at / 60_000) * 60_000;
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(minute)) part[type] = Number(value);
  return Date.UTC(part['year']!, part['month']! - 1, part['day'], part['hour'], part['minute']) - minute;
}

/** When a day begins in the zone, in ms since 1970; `day` counts days since 1970. */
function midnight(zone: string, day: number): number {
  const guess = day * DAY - offsetAt(zone, day * DAY);
  return day * DAY - offsetAt(zone, guess);
}

/** The day of a time in the zone, counted since 1970. */
const dayAt = (zone: string, at: number): number => Math.floor((at + offsetAt(zone, at)) / DAY);

/** The day of the week, 0 for Monday, of a day counted since 1970, which was a Thursday. */
const weekday = (day: number): number => (day + 3) % 7;

/** The next Monday after a time begins then in the zone, in ms since 1970. */
export function nextMonday(zone: string, now: number): number {
  const today = dayAt(zone, now);
  return midnight(zone, today + 7 - weekday(today));
}

/** The season of a time: a quarter of the year, in UTC. */
export function seasonOf(at: number): Span {
  const date = new Date(at);
  const year = date.getUTCFullYear();
  const quarter = Math.floor(date.getUTCMonth() / 3);
  return { from: Date.UTC(year, quarter * 3, 1), to: Date.UTC(year, quarter * 3 + 3, 1) };
}

const overlap = (a: Span, b: Span): number => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));

/** Days of vacation within a season. */
export const daysIn = (season: Span, vacations: readonly Span[]): number =>
  vacations.reduce((sum, vacation) => sum + overlap(season, vacation), 0) / DAY;

/** True when no season would have more than `most` days of vacation with the wish. */
export function isWithinVacationLimit(vacations: readonly Span[], wish: Span, most: number): boolean {
  for (let season = seasonOf(wish.from); season.from < wish.to; season = seasonOf(season.to))
    if (daysIn(season, [...vacations, wish]) > most) return false;
  return true;
}

/** The free days of a week by rules that each hold until the next begins, up to a time. */
function freeSpans(rules: readonly FreeDaysRow[], until: number): Span[] {
  return rules.flatMap(({ from, days, zone }, k): Span[] => {
    const end = Math.min(until, rules[k + 1]?.from ?? Infinity);
    const spans: Span[] = [];
    if (days === 0) return spans;
    for (let day = dayAt(zone, from); midnight(zone, day) < end; day++)
      if (days & (1 << weekday(day)))
        spans.push({ from: Math.max(from, midnight(zone, day)), to: Math.min(end, midnight(zone, day + 1)) });
    return spans.filter((span) => span.to > span.from);
  });
}

/** When a person's clocks over days pause, up to a time: sorted, without overlaps. */
export const pausesOf = (vacations: readonly Span[], rules: readonly FreeDaysRow[], until: number): Span[] =>
  mergeDowntimes([...vacations, ...freeSpans(rules, until)]);
