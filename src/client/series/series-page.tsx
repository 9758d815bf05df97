import { useState } from 'react';
import { Link } from 'wouter';
import type { SeriesMatch, SeriesStanding, SeriesView } from '../../protocol/index.ts';
import { Icon } from '../components/icon.tsx';
import { Page } from '../components/page.tsx';
import parts from '../components/parts.module.css';
import { useSubjects } from '../learn/messages.ts';
import { useErrorText } from '../lobby/errors.ts';
import { clockText } from '../lobby/term-texts.ts';
import { pageAddress } from '../net/address.ts';
import { useTitles } from '../registry/titles.ts';
import { usePrefs } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import { type OpenSeries, useSeries } from './api.ts';
import { Decisions } from './decisions.tsx';
import { SeriesFiles } from './files.tsx';
import { SeriesLog } from './log.tsx';
import css from './series.module.css';

/** A league or tournament. */
export function SeriesPage({ id }: { readonly id: string }) {
  const say = useSubjects('series');
  const errorText = useErrorText();
  const open = useSeries(id);
  const { series, failed } = open;
  if (!say) return null;
  return (
    <Page title={series?.title ?? say.t('series.label.title')}>
      <div className={`${css.page} ${css.wide}`}>
        {failed !== undefined && (
          <>
            {!series && <h1>{say.t('series.label.title')}</h1>}
            <p role="alert" className={css.fault}>
              {errorText(failed)}
            </p>
          </>
        )}
        {series && <Series series={series} open={open} />}
      </div>
    </Page>
  );
}

interface SeriesProps {
  readonly series: SeriesView;
  readonly open: OpenSeries;
}

function Series({ series, open }: SeriesProps) {
  const say = useSubjects('series');
  const { t: shell } = useMessages();
  const title = useTitles();
  if (!say) return null;
  const { t } = say;
  const { status, format, terms, players } = series;
  const registered = players.filter((player) => player.status === 'in').length;
  return (
    <>
      <header>
        <h1>{series.title}</h1>
        <p className={css.facts}>
          <b>{t(`series.choice.status.${status}`)}</b> · {title(terms.game)} · {t(`series.choice.kind.${format.kind}`)}{' '}
          · {t('series.label.players', { n: registered, most: format.most })} ·{' '}
          {t('series.label.tables', { n: series.seats })} · {clockText(shell, terms.clock)}
        </p>
        <p className={css.facts}>{t('series.label.organisers', { names: series.organisers })}</p>
        {series.about !== '' && <p className={css.aboutText}>{series.about}</p>}
      </header>
      <Registration series={series} open={open} />
      {series.standings.length > 0 && status !== 'registration' && <Standings series={series} />}
      {status === 'registration' && <Players series={series} />}
      {series.rounds
        .slice()
        .reverse()
        .map(({ round }) => (
          <Round key={round} series={series} round={round} />
        ))}
      {series.yours && <Decisions series={series} open={open} />}
      <SeriesFiles series={series} />
      <SeriesLog series={series} />
    </>
  );
}

function Registration({ series, open }: SeriesProps) {
  const say = useSubjects('series');
  const [link, setLink] = useState<string>();
  if (!say) return null;
  const { t } = say;
  const me = series.players.find(({ player }) => player === series.me);
  const isIn = me !== undefined && me.status !== 'out';
  const mayJoin = series.status === 'registration';
  const mayHelp = series.status === 'playing' && me === undefined;
  return (
    <section className={css.actions}>
      {isIn && <p role="status">{t(`series.text.you.${me.status === 'reserve' ? 'reserve' : 'in'}`)}</p>}
      {mayJoin && me?.status !== 'in' && (
        <button
          type="button"
          className={`${parts.button} ${parts.hot}`}
          onClick={() => void open.register(false)}
          data-register
        >
          {t('series.button.register')}
        </button>
      )}
      {(mayJoin || mayHelp) && me?.status !== 'reserve' && (
        <button type="button" className={parts.button} onClick={() => void open.register(true)}>
          {t('series.button.reserve')}
        </button>
      )}
      {isIn && (series.status === 'registration' || series.status === 'playing') && (
        <button type="button" className={parts.button} onClick={() => void open.unregister()}>
          {t('series.button.withdraw')}
        </button>
      )}
      {series.yours && !series.listed && (
        <button
          type="button"
          className={parts.button}
          onClick={() =>
            void open
              .invite()
              .then((invite) => invite !== undefined && setLink(pageAddress(`/series/${series.id}#invite=${invite}`)))
          }
        >
          <Icon id="u-link" size={18} />
          {t('series.button.invite')}
        </button>
      )}
      {link !== undefined && <input className={css.link} readOnly value={link} aria-label={t('series.label.link')} />}
    </section>
  );
}

const nameOf = ({ players }: SeriesView, player: number): string => players[player]?.name ?? '';

function Players({ series }: { readonly series: SeriesView }) {
  const say = useSubjects('series');
  if (!say) return null;
  const { t } = say;
  const of = (status: string): string[] =>
    series.players.filter((player) => player.status === status).map(({ name }) => name);
  return (
    <section>
      <h2>{t('series.label.registered')}</h2>
      <p>{of('in').join(', ') || t('series.text.nobody')}</p>
      {of('reserve').length > 0 && <p>{t('series.label.reserves', { names: of('reserve') })}</p>}
    </section>
  );
}

/** The standings; every group has a table of its own. */
function Standings({ series }: { readonly series: SeriesView }) {
  const say = useSubjects('series');
  const { number } = useMessages();
  if (!say) return null;
  const { t } = say;
  const groups = [...new Set(series.standings.map(({ group }) => group))];
  return (
    <section>
      <h2>{t('series.label.standings')}</h2>
      {groups.map((group) => (
        <div
          key={group ?? 0}
          className={css.scroll}
          // Focusable: on narrow screens keys scroll it.
          tabIndex={0}
          role="region"
          aria-label={t('series.label.standings')}
        >
          <table className={css.table} data-standings={group ?? 0}>
            {group !== undefined && <caption>{t('series.label.group', { n: group + 1 })}</caption>}
            <thead>
              <tr>
                {(['rank', 'player', 'points', 'played', 'wins', 'opponents', 'scores'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`series.label.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {series.standings
                .filter((row) => row.group === group)
                .map((row: SeriesStanding) => (
                  <tr key={row.player} className={row.player === series.me ? css.me : undefined}>
                    <td>{row.rank}</td>
                    <th scope="row">{nameOf(series, row.player)}</th>
                    <td>
                      <b>{number(row.points)}</b>
                    </td>
                    <td>{row.played}</td>
                    <td>{row.wins}</td>
                    <td>{number(row.opponents)}</td>
                    <td>{number(row.scores)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      ))}
    </section>
  );
}

function Round({ series, round }: { readonly series: SeriesView; readonly round: number }) {
  const say = useSubjects('series');
  if (!say) return null;
  const { t } = say;
  const byes = series.rounds[round - 1]!.byes;
  return (
    <section>
      <h2>{t('series.label.round', { n: round })}</h2>
      <ul className={css.matches}>
        {series.matches
          .filter((match) => match.round === round)
          .map((match) => (
            <Match key={match.match} series={series} match={match} />
          ))}
      </ul>
      {byes.length > 0 && <p>{t('series.label.byes', { names: byes.map((player) => nameOf(series, player)) })}</p>}
    </section>
  );
}

function Match({ series, match }: { readonly series: SeriesView; readonly match: SeriesMatch }) {
  const say = useSubjects('series');
  const { number } = useMessages();
  const language = usePrefs((prefs) => prefs.language);
  if (!say) return null;
  const { t } = say;
  const { result, players, status, deadline, table } = match;
  const until = new Date(deadline).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li data-match={match.match}>
      <span className={css.number}>{match.match + 1}</span>
      <ol>
        {players.map((player, seat) => (
          <li key={player} className={result?.winners.includes(seat) ? css.won : undefined}>
            {nameOf(series, player)}
            {result && (
              <small>
                {' '}
                {result.by === 'organiser'
                  ? t('series.label.resultPoints', { points: number(result.points[seat] ?? 0) })
                  : t('series.label.result', {
                      points: number(result.points[seat] ?? 0),
                      score: number(result.scores[seat] ?? 0),
                    })}
                {result.absent.includes(seat) && ` · ${t('series.label.absent')}`}
              </small>
            )}
          </li>
        ))}
      </ol>
      <span className={css.matchEnd}>
        <small>
          {status === 'playing'
            ? t('series.label.until', { time: until })
            : t(status === 'void' ? 'series.label.void' : `series.choice.by.${result?.by ?? 'game'}`)}
        </small>
        {table !== undefined && (
          <Link href={`/table/${table}`} className={parts.button ?? ''}>
            {t(status === 'playing' ? 'series.button.table' : 'series.button.replay')}
          </Link>
        )}
      </span>
    </li>
  );
}
