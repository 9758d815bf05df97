import { useState } from 'react';
import type { SeriesDecision, SeriesView } from '../../protocol/index.ts';
import parts from '../components/parts.module.css';
import { useSubjects } from '../learn/messages.ts';
import setup from '../setup/setup.module.css';
import type { OpenSeries } from './api.ts';
import css from './series.module.css';

const KINDS = [
  'extend',
  'score',
  'void',
  'substitute',
  'withdraw',
  'admit',
  'appoint',
  'next-round',
  'cancel',
] as const;
type Kind = (typeof KINDS)[number];
const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const MOST_REASON = 300;

/** What an organiser may decide, with the reason that everybody reads in the log. */
export function Decisions({ series, open }: { readonly series: SeriesView; readonly open: OpenSeries }) {
  const say = useSubjects('series');
  const [kind, setKind] = useState<Kind>('extend');
  const [match, setMatch] = useState<number>();
  const [player, setPlayer] = useState<number>();
  const [into, setInto] = useState<number>();
  const [days, setDays] = useState(2);
  const [points, setPoints] = useState('');
  const [reason, setReason] = useState('');
  if (!say) return null;
  const { t } = say;
  if (series.status === 'registration')
    return (
      <section className={css.actions}>
        <button
          type="button"
          className={`${parts.button} ${parts.hot}`}
          onClick={() => void open.decide({ do: 'begin' })}
          data-begin
        >
          {t('series.button.begin')}
        </button>
        <button type="button" className={parts.button} onClick={() => void open.decide({ do: 'cancel', reason: '' })}>
          {t('series.button.cancel')}
        </button>
      </section>
    );
  if (series.status !== 'playing') return null;
  const running = series.matches.filter(({ status }) => status === 'playing');
  const chosen = match ?? running[0]?.match ?? 0;
  const isIn = series.players.filter(({ status }) => status === 'in');
  const reserves = series.players.filter(({ status }) => status === 'reserve');
  // Who left in the middle of a match is replaced there, too.
  const replaceable = series.players.filter(
    (one) => one.status === 'in' || running.some(({ players }) => players.includes(one.player)),
  );
  const people = kind === 'admit' ? reserves : kind === 'substitute' ? replaceable : isIn;
  const who = people.some((one) => one.player === player) ? player! : (people[0]?.player ?? 0);
  const decision = (): SeriesDecision => {
    switch (kind) {
      case 'extend':
        return { do: kind, match: chosen, until: Date.now() + days * DAY_HOURS * HOUR_MS, reason };
      case 'score':
        return {
          do: kind,
          match: chosen,
          points: points.split(/[\s;]+/).map((one) => Number(one.replace(',', '.'))),
          reason,
        };
      case 'void':
        return { do: kind, match: chosen, reason };
      case 'substitute':
        return { do: kind, out: who, in: into ?? reserves[0]?.player ?? 0, reason };
      case 'withdraw':
        return { do: kind, player: who, reason };
      case 'admit':
      case 'appoint':
        return { do: kind, player: who };
      case 'cancel':
        return { do: kind, reason };
      case 'next-round':
        return { do: kind };
    }
  };
  const names = (n: number): string => {
    const seated = series.matches[n]?.players.map((one) => series.players[one]?.name ?? '') ?? [];
    return `${n + 1}: ${seated.join(', ')}`;
  };
  return (
    <section>
      <h2>{t('series.label.decide')}</h2>
      <form
        className={css.decide}
        onSubmit={(event) => {
          event.preventDefault();
          void open.decide(decision());
        }}
      >
        <Choice
          label={t('series.label.decision')}
          values={KINDS}
          value={kind}
          name={(one) => t(`series.choice.do.${one}`)}
          set={(one) => setKind(one)}
        />
        {(kind === 'extend' || kind === 'score' || kind === 'void') && (
          <Choice
            label={t('series.label.match')}
            values={(kind === 'extend' ? running : series.matches).map((one) => one.match)}
            value={chosen}
            name={names}
            set={(one) => setMatch(one)}
          />
        )}
        {kind === 'extend' && (
          <label>
            {t('series.label.moreDays')}
            <input
              className={setup.select}
              type="number"
              min={0}
              max={60}
              value={days}
              onChange={({ target }) => setDays(Number(target.value))}
            />
          </label>
        )}
        {kind === 'score' && (
          <label>
            {t('series.label.pointsBySeat')}
            <input
              className={setup.select}
              required
              value={points}
              onChange={({ target }) => setPoints(target.value)}
            />
          </label>
        )}
        {(kind === 'substitute' || kind === 'withdraw' || kind === 'admit' || kind === 'appoint') && (
          <Choice
            label={t('series.label.player')}
            values={people.map((one) => one.player)}
            value={who}
            name={(one) => series.players[one]?.name ?? ''}
            set={(one) => setPlayer(one)}
          />
        )}
        {kind === 'substitute' && (
          <Choice
            label={t('series.label.substitute')}
            values={reserves.map((one) => one.player)}
            value={into ?? reserves[0]?.player ?? 0}
            name={(one) => series.players[one]?.name ?? ''}
            set={(one) => setInto(one)}
          />
        )}
        <label>
          {t('series.label.reason')}
          <input
            className={setup.select}
            value={reason}
            maxLength={MOST_REASON}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        <button type="submit" className={parts.button} data-decide>
          {t('series.button.decide')}
        </button>
      </form>
    </section>
  );
}

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  name(value: T): string;
  set(value: T): void;
}

function Choice<T extends string | number>({ label, values, value, name, set }: ChoiceProps<T>) {
  return (
    <label>
      {label}
      <select
        className={setup.select}
        value={value}
        onChange={({ target }) => set(values.find((one) => String(one) === target.value)!)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
