import { useEffect, useState } from 'react';
import type { RouteResponse } from '../../protocol/index.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import me from '../lobby/me.module.css';
import type { FormStatus } from '../lobby/personal.ts';
import { callApi } from '../net/api.ts';
import { useMessages } from '../state/messages.tsx';
import { useSubject } from '../state/use-subject.ts';
import css from './manners.module.css';

type Pauses = RouteResponse<'pauses'>;

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
/** A Monday, to name the days of the week from. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const LENGTHS = [1, 3, 7, 14] as const;

/** Vacations and weekly free days on one's own page: one's clocks pause then at tables over days. */
export function PauseSettings({ revision, succeeded, failed }: FormStatus & { readonly revision: number }) {
  const { language } = useMessages();
  const say = useSubject('pauses');
  const [pauses, setPauses] = useState<Pauses>();
  const [from, setFrom] = useState('');
  const [days, setDays] = useState(7);
  const [free, setFree] = useState<readonly number[]>();
  useEffect(() => {
    let stale = false;
    callApi('pauses', 'GET', '/me/pauses').then(
      (found) => {
        if (!stale) setPauses(found);
      },
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [revision]);
  if (!say || !pauses) return null;
  const dayName = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const fullName = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' });
  const names = (list: readonly number[]): string[] => list.map((day) => fullName.format(MONDAY + day * DAY_MS));
  const chosen = free ?? pauses.next?.days ?? pauses.freeDays;
  const left = Math.max(0, Math.floor(pauses.most - pauses.used));
  const done = (what: string) => (found: Pauses) => {
    setPauses(found);
    setFree(undefined);
    succeeded(what);
  };
  const toggle = (day: number): void =>
    setFree(chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day].sort((a, b) => a - b));
  return (
    <section data-pauses>
      <h2>{say.t('pauses.label.title')}</h2>
      <p>{say.t('pauses.text.about')}</p>
      <h3>{say.t('pauses.label.vacation')}</h3>
      <p>{say.t('pauses.text.left', { n: left, of: pauses.most, date: date.format(pauses.season.to - 1) })}</p>
      <ul className={me.list}>
        {pauses.vacations.map((one) => (
          <li key={one.from}>
            <span>
              <Icon id="u-pause" size={20} />
              {say.t('pauses.label.span', { from: date.format(one.from), to: date.format(one.to) })}
            </span>
            <button
              type="button"
              className={parts.button}
              onClick={() =>
                void callApi('endVacation', 'DELETE', `/me/vacations/${one.from}`).then(
                  done(say.t('pauses.text.ended')),
                  failed,
                )
              }
              data-end-vacation
            >
              {say.t('pauses.button.end')}
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const start = from === '' ? undefined : new Date(`${from}T00:00`).getTime();
          const body = { days, ...(start !== undefined && Number.isFinite(start) && { from: start }) };
          callApi('takeVacation', 'POST', '/me/vacations', { body }).then(done(say.t('pauses.text.taken')), failed);
        }}
      >
        <div className={me.line}>
          <input
            type="date"
            value={from}
            aria-label={say.t('pauses.label.from')}
            onChange={({ target }) => setFrom(target.value)}
          />
          <select
            className={css.select}
            value={days}
            aria-label={say.t('pauses.label.length')}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {LENGTHS.map((n) => (
              <option key={n} value={n}>
                {say.t('pauses.label.days', { n })}
              </option>
            ))}
          </select>
          <button type="submit" className={parts.button} data-vacation>
            <Icon id="u-pause" size={20} />
            {say.t(from === '' ? 'pauses.button.now' : 'pauses.button.take')}
          </button>
        </div>
      </form>
      <h3>{say.t('pauses.label.freeDays')}</h3>
      <p>
        {pauses.freeDays.length === 0
          ? say.t('pauses.text.noFreeDays', { n: pauses.mostFree })
          : say.t('pauses.text.freeDays', { names: names(pauses.freeDays) })}
        {pauses.next &&
          ` ${say.t('pauses.text.next', { names: pauses.next.days.length === 0 ? ['—'] : names(pauses.next.days), date: date.format(pauses.next.from) })}`}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
          callApi('setFreeDays', 'POST', '/me/free-days', { body: { days: chosen, zone } }).then(
            done(say.t('pauses.text.chosen')),
            failed,
          );
        }}
      >
        <div className={parts.segments} role="group" aria-label={say.t('pauses.label.freeDays')}>
          {WEEK.map((day) => (
            <button
              key={day}
              type="button"
              aria-pressed={chosen.includes(day)}
              title={fullName.format(MONDAY + day * DAY_MS)}
              onClick={() => toggle(day)}
              data-day={day}
            >
              {dayName.format(MONDAY + day * DAY_MS)}
            </button>
          ))}
        </div>
        <button type="submit" className={parts.button} data-free-days>
          {say.t('pauses.button.free')}
        </button>
      </form>
    </section>
  );
}
