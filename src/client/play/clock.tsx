import { useEffect, useState } from 'react';
import { useMessages } from '../state/messages.tsx';
import type { ServerTableUpdate } from '../table/messages.ts';
import css from './seats.module.css';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Less time left is highlighted. */
const SHORT_MS = 30 * SECOND_MS;

const two = (n: number): string => String(n).padStart(2, '0');

/** A time span in ms as clock text; from three hours on in words. */
export function timeText(language: string, ms: number): string {
  const left = Math.max(0, ms);
  const inWords = (n: number, unit: 'day' | 'hour'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(n);
  if (left >= DAY_MS) return inWords(Math.floor(left / DAY_MS), 'day');
  if (left >= 3 * HOUR_MS) return inWords(Math.floor(left / HOUR_MS), 'hour');
  const hours = Math.floor(left / HOUR_MS);
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  const seconds = two(Math.floor((left % MINUTE_MS) / SECOND_MS));
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

/** The device's time in ms; updated every second while `on`. */
function useNow(on: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [on]);
  return now;
}

/** The time a seat has left, or has spent when time is not limited. */
export function SeatClock({ net, seat }: { readonly net: ServerTableUpdate; readonly seat: number }) {
  const { t, language } = useMessages();
  const { clocks, skew, table } = net;
  const runs = clocks?.running.includes(seat) === true && table.status === 'playing';
  const now = useNow(runs);
  if (!clocks) return null;
  const passed = runs ? Math.max(0, now + skew - clocks.at) : 0;
  const left = clocks.left[seat];
  const limited = left !== null && left !== undefined;
  const ms = limited ? left - passed : (clocks.spent[seat] ?? 0) + passed;
  const label = t(limited ? 'play.label.timeLeft' : 'play.label.timeSpent');
  return (
    <time
      className={`${css.clock} ${limited && ms < SHORT_MS ? css.short : ''} ${limited ? '' : css.spent}`}
      title={label}
    >
      {timeText(language, ms)}
    </time>
  );
}
