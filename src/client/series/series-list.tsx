import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { SeriesSummary } from '../../protocol/index.ts';
import { Icon } from '../components/icon.tsx';
import { Page } from '../components/page.tsx';
import parts from '../components/parts.module.css';
import { GameMark } from '../home/thumbnails.tsx';
import { useSubjects } from '../learn/messages.ts';
import { callApi, codeOf, savedKey } from '../net/api.ts';
import { useErrorText } from '../lobby/errors.ts';
import { useTitles } from '../registry/titles.ts';
import css from './series.module.css';

/** All leagues and tournaments that the visitor may find. */
export function SeriesListPage() {
  const say = useSubjects('series');
  const errorText = useErrorText();
  const [mine, setMine] = useState<readonly SeriesSummary[]>([]);
  const [listed, setListed] = useState<readonly SeriesSummary[]>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    const own = savedKey() === undefined ? { list: [] } : callApi('seriesList', 'GET', '/series?mine=yes');
    Promise.all([callApi('seriesList', 'GET', '/series'), own]).then(
      ([all, { list }]) => {
        setListed(all.list);
        setMine(list);
      },
      (error: unknown) => setFailed(codeOf(error)),
    );
  }, []);
  if (!say) return null;
  const { t } = say;
  const others = (listed ?? []).filter(({ id }) => !mine.some((one) => one.id === id));
  return (
    <Page title={t('series.label.title')}>
      <div className={css.page}>
        <header>
          <h1>{t('series.label.title')}</h1>
          <p>{t('series.text.lead')}</p>
        </header>
        <Link href="/series/new" className={`${parts.button} ${parts.hot}`} data-new-series>
          <Icon id="u-plus" size={20} />
          {t('series.button.new')}
        </Link>
        {failed !== undefined && (
          <p role="alert" className={css.fault}>
            {errorText(failed)}
          </p>
        )}
        {mine.length > 0 && (
          <section>
            <h2>{t('series.label.mine')}</h2>
            <SeriesRows list={mine} />
          </section>
        )}
        {(others.length > 0 || mine.length === 0) && (
          <section>
            <h2>{t('series.label.all')}</h2>
            {listed !== undefined && others.length === 0 && <p>{t('series.text.none')}</p>}
            <SeriesRows list={others} />
          </section>
        )}
      </div>
    </Page>
  );
}

function SeriesRows({ list }: { readonly list: readonly SeriesSummary[] }) {
  const say = useSubjects('series');
  const title = useTitles();
  if (!say) return null;
  const { t } = say;
  return (
    <ul className={css.list}>
      {list.map(({ id, title: name, game, kind, status, players, most, round, rounds }) => (
        <li key={id}>
          <Link href={`/series/${id}`}>
            <GameMark game={game} size={24} />
            <span>
              <b>{name}</b>
              <small>
                {title(game)} · {t(`series.choice.kind.${kind}`)} · {t('series.label.players', { n: players, most })}
              </small>
            </span>
            <span className={css.status}>
              {status === 'playing' && rounds > 0
                ? t('series.label.roundOf', { n: round, of: rounds })
                : t(`series.choice.status.${status}`)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
