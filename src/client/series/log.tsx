import { useEffect, useState } from 'react';
import type { RouteResponse, SeriesView } from '../../protocol/index.ts';
import { useSubjects } from '../learn/messages.ts';
import { callApi } from '../net/api.ts';
import { usePrefs } from '../state/prefs.ts';
import { inviteOf } from './api.ts';
import css from './series.module.css';

type Entry = RouteResponse<'seriesLog'>['entries'][number];

/** Lines that are shown before the rest is asked for. */
const SHOWN = 12;

/** The text of an entry: without an organiser the server began; without a match a deadline is that of all matches. */
const textId = ({ what, by, match }: Entry): string =>
  what === 'begin' && by === undefined ? 'start' : what === 'extend' && match === undefined ? 'extendAll' : what;

/** What organisers decided and what the server did; read again when a player, a match or a deadline changes. */
export function SeriesLog({ series }: { readonly series: SeriesView }) {
  const { id, matches } = series;
  const revision = JSON.stringify([series.status, series.organisers, series.players, matches]);
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
  const day = (at: number): string =>
    new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  /** The points of a match by player. */
  const pointsText = ({ match, points = [] }: Entry): string => {
    const { players = [] } = matches.find((each) => each.match === match) ?? {};
    const rows = points.map((each, seat) => {
      const name = series.players.find(({ player }) => player === players[seat])?.name ?? say.number(seat + 1);
      return t('series.text.logPoints', { name, points: say.number(each) });
    });
    return rows.join(', ');
  };
  const line = (entry: Entry): string => {
    const { by = '', round = 0, match = 0, players: [player = '', other = ''] = [], until = 0 } = entry;
    const args = { by, player, other, round, match: match + 1, time: day(until), points: pointsText(entry) };
    return say.lookup('series.text.log', textId(entry), args);
  };
  const rows = entries.slice().reverse();
  const item = (entry: Entry) => (
    <li key={entry.n}>
      <time dateTime={new Date(entry.at).toISOString()}>
        {new Date(entry.at).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' })}
      </time>
      <span>
        {line(entry)}
        {entry.reason && <small>{t('series.text.logReason', { reason: entry.reason })}</small>}
      </span>
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
