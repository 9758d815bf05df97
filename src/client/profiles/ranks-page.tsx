import { useState } from 'react';
import { Link } from 'wouter';
import type { Speaker } from '../../i18n/index.ts';
import type { GameId } from '../../law/index.ts';
import { GAME_IDS, isGameId } from '../../registry/index.ts';
import { LostPage } from '../components/lost-page.tsx';
import { Page } from '../components/page.tsx';
import parts from '../components/parts.module.css';
import { GameMark } from '../home/thumbnails.tsx';
import { useSubjects } from '../learn/messages.ts';
import { useErrorText } from '../lobby/errors.ts';
import { callApi, savedKey } from '../net/api.ts';
import { useTitles } from '../registry/titles.ts';
import { ResultTables } from './count-table.tsx';
import { MatchList } from './match-list.tsx';
import { useThingNames } from './names.ts';
import css from './profiles.module.css';
import { useApi } from './use-api.ts';

/** The pages about everybody's games. */
const PAGES = ['ranks', 'statistics', 'matches'] as const;
type RecordsTab = (typeof PAGES)[number];

interface RecordsProps {
  readonly tab: RecordsTab;
  readonly game: string | undefined;
}

/** Leaderboards, statistics and finished matches of a game. */
export function RecordsPage({ tab, game = GAME_IDS[0]! }: RecordsProps) {
  return isGameId(game) ? <Records tab={tab} game={game} /> : <LostPage />;
}

function Records({ tab, game }: { readonly tab: RecordsTab; readonly game: GameId }) {
  const say = useSubjects('profiles');
  const title = useTitles();
  if (!say) return <Page title="">{null}</Page>;
  return (
    <Page title={say.t(`profiles.label.${tab}`)}>
      <div className={css.page}>
        <h1>{say.t(`profiles.label.${tab}`)}</h1>
        <nav className={css.tabs} aria-label={say.t('profiles.aria.pages')}>
          {PAGES.map((one) => (
            <Link key={one} href={`/${one}/${game}`} aria-current={one === tab ? 'page' : undefined}>
              {say.t(`profiles.label.${one}`)}
            </Link>
          ))}
          <Link href="/studies">{say.t('profiles.label.studies')}</Link>
          {savedKey() !== undefined && <Link href="/people/me">{say.t('profiles.label.myProfile')}</Link>}
        </nav>
        <nav className={css.tabs} aria-label={say.t('profiles.aria.games')}>
          {GAME_IDS.map((one) => (
            <Link key={one} href={`/${tab}/${one}`} aria-current={one === game ? 'page' : undefined}>
              <GameMark game={one} size={18} />
              {title(one)}
            </Link>
          ))}
        </nav>
        {tab === 'ranks' && <Leaderboard key={game} say={say} game={game} />}
        {tab === 'statistics' && <Statistics say={say} game={game} />}
        {tab === 'matches' && <MatchList say={say} path="/matches" game={game} />}
      </div>
    </Page>
  );
}

interface GameProps {
  readonly say: Speaker<'profiles'>;
  readonly game: string;
}

const RANKS = 50;

function Leaderboard({ say, game }: GameProps) {
  const errorText = useErrorText();
  const [from, setFrom] = useState(0);
  const { value, errorCode } = useApi(`${game} ${from}`, () =>
    callApi('leaderboard', 'GET', `/leaderboards/${game}?from=${from}`),
  );
  if (errorCode !== undefined) return <p role="alert">{errorText(errorCode)}</p>;
  if (!value) return <p aria-busy="true">{say.t('profiles.label.loading')}</p>;
  if (value.ranks.length === 0 && from === 0) return <p className={css.none}>{say.t('profiles.text.noRanks')}</p>;
  return (
    <>
      <p>{say.t('profiles.text.ranks')}</p>
      <div className={css.scroll}>
        <table className={`${css.counts} ${css.ranks}`} data-ranks>
          <caption className={parts.hidden}>{say.t('profiles.label.ranks')}</caption>
          <thead>
            <tr>
              <th scope="col">{say.t('profiles.label.rank')}</th>
              <th scope="col">{say.t('profiles.label.name')}</th>
              <th scope="col">{say.t('profiles.label.rating')}</th>
              <th scope="col">{say.t('profiles.label.uncertainty')}</th>
              <th scope="col">{say.t('profiles.label.games')}</th>
            </tr>
          </thead>
          <tbody>
            {value.ranks.map(({ rank, name, profile, yours, rating }) => (
              <tr key={rank} className={yours ? css.own : undefined}>
                <td>{say.number(rank)}</td>
                <th scope="row">{profile === undefined ? name : <Link href={`/people/${profile}`}>{name}</Link>}</th>
                <td>{say.number(rating.rating)}</td>
                <td>{say.t('profiles.label.ratings', { low: rating.low, high: rating.high })}</td>
                <td>{say.number(rating.games)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.walk}>
        {from > 0 && (
          <button type="button" className={parts.button} onClick={() => setFrom(Math.max(0, from - RANKS))}>
            {say.t('profiles.button.earlier')}
          </button>
        )}
        {value.more && (
          <button type="button" className={parts.button} onClick={() => setFrom(from + RANKS)}>
            {say.t('profiles.button.later')}
          </button>
        )}
      </p>
    </>
  );
}

function Statistics({ say, game }: GameProps) {
  const errorText = useErrorText();
  const names = useThingNames([game])(game);
  const { value, errorCode } = useApi(game, () => callApi('statistics', 'GET', `/statistics/${game}`));
  if (errorCode !== undefined) return <p role="alert">{errorText(errorCode)}</p>;
  if (!value) return <p aria-busy="true">{say.t('profiles.label.loading')}</p>;
  if (value.matches === 0) return <p className={css.none}>{say.t('profiles.text.noStatistics')}</p>;
  return (
    <>
      <p>{say.t('profiles.text.statistics', { n: value.matches })}</p>
      <ResultTables say={say} factions={value.factions} orders={value.orders} factionName={names.faction} />
      <PlayedTable
        say={say}
        title={say.t('profiles.label.map')}
        of={say.t('profiles.label.oneMap')}
        rows={value.maps}
        name={names.map}
        all={value.matches}
      />
      <PlayedTable
        say={say}
        title={say.t('profiles.label.deck')}
        of={say.t('profiles.label.oneDeck')}
        rows={value.decks}
        name={names.deck}
        all={value.matches}
      />
    </>
  );
}

interface PlayedProps {
  readonly say: Speaker<'profiles'>;
  readonly title: string;
  /** Heading of the first column. */
  readonly of: string;
  readonly rows: readonly { readonly name: string; readonly count: { readonly games: number } }[];
  readonly all: number;
  name(id: string): string;
}

/** How often maps or decks were chosen. */
function PlayedTable({ say, title, of, rows, all, name }: PlayedProps) {
  if (rows.length === 0) return null;
  return (
    <div className={css.scroll}>
      <table className={css.counts}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{say.t('profiles.label.games')}</th>
            <th scope="col">{say.t('profiles.label.chosen')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name: id, count }) => (
            <tr key={id}>
              <th scope="row">{name(id)}</th>
              <td>{say.number(count.games)}</td>
              <td>{say.percent(count.games / all)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
