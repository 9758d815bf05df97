import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Speaker } from '../../i18n/index.ts';
import type { MatchView, RouteResponse } from '../../protocol/index.ts';
import { ago } from '../components/ago.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { GameMark } from '../home/thumbnails.tsx';
import { useErrorText } from '../lobby/errors.ts';
import { callApi, codeOf } from '../net/api.ts';
import { useTitles } from '../registry/titles.ts';
import { useThingNames, type ThingNames } from './names.ts';
import css from './profiles.module.css';

type Page = RouteResponse<'matches'>;

interface MatchListProps {
  readonly say: Speaker<'profiles'>;
  /** Path of the API's list: `/matches`, `/me/matches`, `/profiles/…/matches`. */
  readonly path: string;
  readonly game?: string | undefined;
}

/** Finished matches, a page at a time. */
export function MatchList({ say, path, game }: MatchListProps) {
  const errorText = useErrorText();
  const [pages, setPages] = useState<readonly Page[]>();
  const [errorCode, setErrorCode] = useState<string>();
  const names = useThingNames((pages ?? []).flatMap(({ matches }) => matches.map((match) => match.game)));
  const address = (before?: string): string => {
    const query = new URLSearchParams({ ...(game !== undefined && { game }), ...(before !== undefined && { before }) });
    return `${path}?${query}`;
  };
  useEffect(() => {
    let stale = false;
    setPages(undefined);
    setErrorCode(undefined);
    callApi('matches', 'GET', address()).then(
      (page) => !stale && setPages([page]),
      (error: unknown) => !stale && setErrorCode(codeOf(error)),
    );
    return () => {
      stale = true;
    };
  }, [path, game]);
  const more = pages?.at(-1)?.more;
  const readOn = (): void =>
    void callApi('matches', 'GET', address(more)).then(
      (page) => setPages((before) => [...(before ?? []), page]),
      (error: unknown) => setErrorCode(codeOf(error)),
    );
  if (errorCode !== undefined) return <p role="alert">{errorText(errorCode)}</p>;
  if (!pages) return <p aria-busy="true">{say.t('profiles.label.loading')}</p>;
  const matches = pages.flatMap((page) => page.matches);
  if (matches.length === 0) return <p className={css.none}>{say.t('profiles.text.noMatches')}</p>;
  return (
    <>
      <ul className={css.matches}>
        {matches.map((match) => (
          <Match key={match.id} match={match} say={say} names={names(match.game)} />
        ))}
      </ul>
      {more !== undefined && (
        <button type="button" className={parts.button} onClick={readOn}>
          {say.t('profiles.button.more')}
        </button>
      )}
    </>
  );
}

interface MatchProps {
  readonly match: MatchView;
  readonly say: Speaker<'profiles'>;
  readonly names: ThingNames;
}

function Match({ match, say, names }: MatchProps) {
  const title = useTitles();
  const facts = [
    ...(match.map === '' ? [] : [names.map(match.map)]),
    ...(match.deck === '' ? [] : [names.deck(match.deck)]),
    say.t('profiles.label.minutes', { n: Math.max(1, Math.round((match.ended - match.begun) / 60_000)) }),
    ...(match.rated ? [say.t('profiles.label.rated')] : []),
    ...(match.private ? [say.t('profiles.label.private')] : []),
    ...(match.why === 'time' ? [say.t('profiles.label.onTime')] : []),
    ago(say.language, match.ended),
  ];
  // In the order of places; equal ones in the order of play.
  const seats = match.seats
    .slice()
    .sort((a, b) => Number(b.won) - Number(a.won) || a.place - b.place || a.order - b.order);
  return (
    <li data-match={match.id}>
      <span className={css.mark}>
        <GameMark game={match.game} size={22} />
      </span>
      <div className={css.match}>
        <b>{title(match.game)}</b>
        <ul className={css.seats}>
          {seats.map((seat) => (
            <li key={seat.order} className={seat.won ? css.winner : undefined}>
              <span>
                <PersonName say={say} seat={seat} />
                {seat.faction !== '' && <small>{names.faction(seat.faction)}</small>}
              </span>
              <b>{say.number(seat.score)}</b>
            </li>
          ))}
        </ul>
        <small>{facts.join(' · ')}</small>
      </div>
      {match.open && (
        <Link href={`/table/${match.id}`} className={parts.button ?? ''}>
          <Icon id="u-replay" size={18} />
          {say.t('profiles.button.replay')}
        </Link>
      )}
    </li>
  );
}

function PersonName({ say, seat }: { readonly say: Speaker<'profiles'>; readonly seat: MatchView['seats'][number] }) {
  const name = seat.bot === undefined ? (seat.name ?? say.t('profiles.label.deleted')) : say.t('profiles.label.bot');
  const shown = (
    <>
      {seat.won && <span className={parts.hidden}>{say.t('profiles.aria.winner')}</span>}
      {name}
    </>
  );
  return seat.profile === undefined ? <span>{shown}</span> : <Link href={`/people/${seat.profile}`}>{shown}</Link>;
}
