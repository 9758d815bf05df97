import { useEffect, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { useMessages } from '../state/messages.tsx';
import { useSubject } from '../state/use-subject.ts';
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

/** The clock of a seat whose person is on vacation or has a free day. */
function Paused({ until, ms }: { readonly until: number; readonly ms: number | undefined }) {
  const { language } = useMessages();
  const say = useSubject('pauses');
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(until);
  return (
    <time className={`${css.clock} ${css.spent}`} title={say?.t('pauses.label.pausedUntil', { date })} data-paused>
      <Icon id="u-pause" size={12} label={say?.t('pauses.label.pausedUntil', { date }) ?? ''} />
      {ms === undefined ? date : timeText(language, ms)}
    </time>
  );
}

/** The time a seat has left, or has spent when time is not limited. */
export function SeatClock({ net, seat }: { readonly net: ServerTableUpdate; readonly seat: number }) {
  const { t, language } = useMessages();
  const { clocks, skew, table } = net;
  const runs = clocks?.running.includes(seat) === true && table.status === 'playing';
  const now = useNow(runs);
  if (!clocks) return null;
  const time = now + skew;
  const { pause } = table.seats[seat] ?? {};
  const isPaused = pause !== undefined && pause.from <= time && time < pause.to;
  // What was paused since the clocks were sent does not count.
  const paused = pause ? Math.max(0, Math.min(time, pause.to) - Math.max(clocks.at, pause.from)) : 0;
  const passed = runs ? Math.max(0, time - clocks.at - paused) : 0;
  const left = clocks.left[seat];
  const limited = left !== null && left !== undefined;
  // Where each answer has its days, only the seats that are asked have time to tell.
  if (!limited && clocks.left.some((one) => one !== null)) return null;
  const ms = limited ? left - passed : (clocks.spent[seat] ?? 0) + passed;
  if (isPaused) return <Paused until={pause.to} ms={limited ? ms : undefined} />;
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
