import { useEffect, useState } from 'react';
import type { RouteResponse } from '../../protocol/index.ts';
import { useSubjects } from '../learn/messages.ts';
import { callApi } from '../net/api.ts';
import { usePrefs } from '../state/prefs.ts';
import { inviteOf } from './api.ts';
import css from './series.module.css';

type Entry = RouteResponse<'seriesLog'>['entries'][number];

/** Lines that are shown before the rest is asked for. */
const SHOWN = 12;

/** What organisers decided and what the server did; read again when `revision` changes. */
export function SeriesLog({ id, revision }: { readonly id: string; readonly revision: number }) {
  const say = useSubjects('series');
  const language = usePrefs((prefs) => prefs.language);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    let stale = false;
    const read = async (after: number, known: readonly Entry[]): Promise<readonly Entry[]> => {
      const { entries: more } = await callApi('seriesLog', 'GET', `/series/${id}/log?after=${after}`, {
        invite: inviteOf(id),
      });
      const all = [...known, ...more];
      return more.length === 0 ? all : await read(more.at(-1)!.n, all);
    };
    read(0, []).then(
      (all) => {
        if (!stale) setEntries(all);
      },
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [id, revision]);
  if (!say || entries.length === 0) return null;
  const { t } = say;
  const line = ({ what, by, round, match, players = [], reason = '' }: Entry): string =>
    [
      say.lookup('series.choice.log', what),
      match === undefined ? (round === undefined ? '' : t('series.label.round', { n: round })) : `№ ${match + 1}`,
      players.join(' → '),
      by ?? '',
      reason,
    ]
      .filter((part) => part !== '')
      .join(' · ');
  const rows = entries.slice().reverse();
  const item = (entry: Entry) => (
    <li key={entry.n}>
      <time dateTime={new Date(entry.at).toISOString()}>
        {new Date(entry.at).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' })}
      </time>
      <span>{line(entry)}</span>
    </li>
  );
  return (
    <section>
      <h2>{t('series.label.log')}</h2>
      <ul className={css.log}>{rows.slice(0, SHOWN).map(item)}</ul>
      {rows.length > SHOWN && (
        <details>
          <summary>{t('series.label.older')}</summary>
          <ul className={css.log}>{rows.slice(SHOWN).map(item)}</ul>
        </details>
      )}
    </section>
  );
}
