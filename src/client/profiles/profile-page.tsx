import { useState } from 'react';
import { Link } from 'wouter';
import type { Speaker } from '../../i18n/index.ts';
import { PROFILE_VIEWERS, type ProfileView, type RouteResponse } from '../../protocol/index.ts';
import { Icon } from '../components/icon.tsx';
import { Page } from '../components/page.tsx';
import parts from '../components/parts.module.css';
import { Segments } from '../components/segments.tsx';
import { GameMark } from '../home/thumbnails.tsx';
import { useSubjects } from '../learn/messages.ts';
import { useErrorText } from '../lobby/errors.ts';
import { callApi, codeOf, savedKey } from '../net/api.ts';
import { useTitles } from '../registry/titles.ts';
import { ResultTables } from './count-table.tsx';
import { MatchList } from './match-list.tsx';
import { useThingNames } from './names.ts';
import css from './profiles.module.css';
import { RatingChart } from './rating-chart.tsx';
import { useApi } from './use-api.ts';

type Sharing = RouteResponse<'myProfile'>['sharing'];

/** The page of a person: `me`, or the id of a profile. */
export function ProfilePage({ id }: { readonly id: string }) {
  const say = useSubjects('profiles');
  const errorText = useErrorText();
  const own = id === 'me';
  const { value, errorCode } = useApi<{ profile: ProfileView; sharing?: Sharing }>(`${id} ${savedKey() ?? ''}`, () =>
    own ? callApi('myProfile', 'GET', '/me/profile') : callApi('profile', 'GET', `/profiles/${id}`),
  );
  const title = value?.profile.name ?? say?.t('profiles.label.profile') ?? '';
  return (
    <Page title={title}>
      <div className={css.page}>
        {errorCode !== undefined && say && (
          <>
            <h1>{say.t('profiles.label.profile')}</h1>
            <p role="alert">
              {errorCode === 'no-key' && own ? say.t('profiles.text.noVisitor') : errorText(errorCode)}
            </p>
            <Link href="/" className={parts.button ?? ''}>
              {say.t('profiles.button.home')}
            </Link>
          </>
        )}
        {value && say && <Profile say={say} profile={value.profile} sharing={value.sharing} own={own} />}
      </div>
    </Page>
  );
}

interface ProfileProps {
  readonly say: Speaker<'profiles'>;
  readonly profile: ProfileView;
  readonly sharing: Sharing | undefined;
  readonly own: boolean;
}

function Profile({ say, profile, sharing, own }: ProfileProps) {
  const { name, games, streak, opponents, againstBots, id, since } = profile;
  const played = games.reduce((sum, { count }) => sum + count.games, 0);
  const wins = games.reduce((sum, { count }) => sum + count.wins, 0);
  const day = new Intl.DateTimeFormat(say.language, { dateStyle: 'long' });
  return (
    <>
      <header className={css.person}>
        <Icon id="u-user" size={44} />
        <div>
          <h1>{name}</h1>
          <p>{say.t('profiles.label.since', { day: day.format(since) })}</p>
        </div>
      </header>
      <dl className={css.figures}>
        <Figure name={say.t('profiles.label.played')} value={say.number(played)} />
        <Figure name={say.t('profiles.label.won')} value={say.number(wins)} />
        <Figure
          name={say.t(streak.now < 0 ? 'profiles.label.losingNow' : 'profiles.label.winningNow')}
          value={say.number(Math.abs(streak.now))}
        />
        <Figure name={say.t('profiles.label.bestStreak')} value={say.number(streak.best)} />
        {againstBots > 0 && <Figure name={say.t('profiles.label.againstBots')} value={say.number(againstBots)} />}
      </dl>
      {own && sharing && <SharingForm say={say} sharing={sharing} hasAccount={id !== undefined} />}
      {games.map((game) => (
        <GameSection key={game.game} say={say} game={game} />
      ))}
      {opponents.length > 0 && (
        <section>
          <h2>{say.t('profiles.label.opponents')}</h2>
          <div className={css.scroll}>
            <table className={css.counts}>
              <caption className={parts.hidden}>{say.t('profiles.label.opponents')}</caption>
              <thead>
                <tr>
                  <th scope="col">{say.t('profiles.label.opponent')}</th>
                  <th scope="col">{say.t('profiles.label.games')}</th>
                  <th scope="col">{say.t('profiles.label.ownWins')}</th>
                  <th scope="col">{say.t('profiles.label.theirWins')}</th>
                </tr>
              </thead>
              <tbody>
                {opponents.map((one, k) => (
                  <tr key={one.profile ?? `${one.name} ${k}`}>
                    <th scope="row">
                      {one.profile === undefined ? (
                        (one.name ?? say.t('profiles.label.deleted'))
                      ) : (
                        <Link href={`/people/${one.profile}`}>{one.name}</Link>
                      )}
                    </th>
                    <td>{say.number(one.games)}</td>
                    <td>{say.number(one.wins)}</td>
                    <td>{say.number(one.losses)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
      <section>
        <h2>{say.t('profiles.label.recent')}</h2>
        <MatchList say={say} path={own ? '/me/matches' : `/profiles/${id}/matches`} />
      </section>
    </>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Results, rating and its chart in one game. */
function GameSection({
  say,
  game,
}: {
  readonly say: Speaker<'profiles'>;
  readonly game: ProfileView['games'][number];
}) {
  const title = useTitles();
  const names = useThingNames([game.game])(game.game);
  const { rating } = game;
  return (
    <section data-game={game.game}>
      <h2>
        <GameMark game={game.game} size={24} />
        {title(game.game)}
      </h2>
      {rating && (
        <p>{say.t('profiles.label.ratingRange', { rating: rating.rating, low: rating.low, high: rating.high })}</p>
      )}
      <RatingChart history={game.history} say={say} />
      <ResultTables say={say} factions={game.factions} orders={game.orders} factionName={names.faction} />
    </section>
  );
}

interface SharingProps {
  readonly say: Speaker<'profiles'>;
  readonly sharing: Sharing;
  readonly hasAccount: boolean;
}

/** Who may open the profile, and the records of finished games. */
function SharingForm({ say, sharing, hasAccount }: SharingProps) {
  const errorText = useErrorText();
  const [chosen, setChosen] = useState(sharing);
  const [status, setStatus] = useState<string>();
  const choose = (change: Partial<Sharing>): void => {
    const wanted = { ...chosen, ...change };
    setChosen(wanted);
    callApi('shareProfile', 'PATCH', '/me/profile', { body: wanted }).then(
      () => setStatus(say.t('profiles.text.saved')),
      (error: unknown) => {
        setChosen(chosen);
        setStatus(errorText(codeOf(error)));
      },
    );
  };
  if (!hasAccount)
    return (
      <section className={css.sharing}>
        <p>{say.t('profiles.text.onlyYou')}</p>
        <Link href="/me" className={parts.button ?? ''}>
          {say.t('profiles.button.account')}
        </Link>
      </section>
    );
  return (
    <section className={css.sharing} data-sharing>
      <h2>{say.t('profiles.label.sharing')}</h2>
      <p>{say.t('profiles.text.sharing')}</p>
      <Segments
        label={say.t('profiles.label.sharing')}
        choices={PROFILE_VIEWERS}
        value={chosen.viewers}
        name={(choice) => say.t(`profiles.label.viewers.${choice}`)}
        set={(viewers) => choose({ viewers })}
      />
      <label className={css.check}>
        <input
          type="checkbox"
          checked={chosen.replays}
          onChange={({ target }) => choose({ replays: target.checked })}
        />
        <span>{say.t('profiles.label.replays')}</span>
      </label>
      <p role="status">{status}</p>
    </section>
  );
}
