import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ago } from '../components/ago.ts';
import { Dialog } from '../components/dialog.tsx';
import { Page } from '../components/page.tsx';
import { seatName } from '../components/seat-name.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useTitles } from '../registry/titles.ts';
import { useSavedTables } from '../state/saved-tables.ts';
import { useTables } from '../state/server.ts';
import { isStatic } from '../net/address.ts';
import { useMessages } from '../state/messages.tsx';
import type { SavedTableInfo } from '../table/messages.ts';
import css from './saved-games.module.css';
import { MyTables } from './tables.tsx';
import { GameMark } from './thumbnails.tsx';

/** The list of saved tables, each with a link to it. */
export function SavedGameList({
  saved,
  remove,
}: {
  readonly saved: readonly SavedTableInfo[];
  remove?(table: SavedTableInfo): void;
}) {
  const { t, language } = useMessages();
  const title = useTitles();
  const namesOf = ({ sitters }: SavedTableInfo): readonly string[] =>
    sitters.map((one, seat) => seatName(t, one, seat));
  return (
    <ul className={css.notes}>
      {saved.map((table) => (
        <li key={table.id} className={table.over ? css.done : css.going}>
          <span className={css.mark}>
            <GameMark game={table.game} size={22} />
          </span>
          <span className={css.what}>
            <b>{title(table.game)}</b>
            <small>{namesOf(table).join(', ')}</small>
            <small>
              {table.over
                ? table.over.winners.length > 0
                  ? t('shell.label.won', { names: table.over.winners.map((seat) => namesOf(table)[seat] ?? '') })
                  : t('shell.label.lost')
                : t('shell.label.movesAgo', { n: table.moves, ago: ago(language, table.changed) })}
            </small>
          </span>
          <span className={css.scores}>{table.scores.join(' : ')}</span>
          <span className={css.do}>
            <Link href={`/play/${table.id}`} className={table.over ? parts.button : `${parts.button} ${parts.hot}`}>
              {t(table.over ? 'shell.button.look' : 'shell.button.goOn')}
            </Link>
            {remove && (
              <button
                type="button"
                className={parts.round}
                onClick={() => remove(table)}
                aria-label={t('shell.aria.forget', { game: title(table.game), names: namesOf(table).join(', ') })}
              >
                <Icon id="u-close" size={20} />
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Links to the pages about finished games of everybody. */
function RecordLinks() {
  const { t } = useMessages();
  return (
    <p className={css.links}>
      {!isStatic() && (
        <>
          <Link href="/people/me" className={parts.button ?? ''}>
            <Icon id="u-user" size={20} />
            {t('shell.button.myProfile')}
          </Link>
          <Link href="/ranks" className={parts.button ?? ''}>
            <Icon id="u-timeline" size={20} />
            {t('shell.button.ranks')}
          </Link>
        </>
      )}
      <Link href="/shared" className={parts.button ?? ''}>
        <Icon id="u-link" size={20} />
        {t('shell.button.openGame')}
      </Link>
    </p>
  );
}

/** The page of all tables saved in this browser. */
export function GamesPage() {
  const { t } = useMessages();
  const { tables: saved, refresh, remove } = useSavedTables();
  const [toDelete, setToDelete] = useState<SavedTableInfo>();
  useEffect(() => {
    void refresh();
  }, [refresh]);
  const open = saved?.filter(({ over }) => over === undefined) ?? [];
  const done = saved?.filter(({ over }) => over !== undefined) ?? [];
  const { mine } = useTables();
  const going = mine.filter(({ status }) => status !== 'over');
  const past = mine.filter(({ status }) => status === 'over');
  return (
    <Page title={t('shell.label.myGames')}>
      <div className={css.page}>
        <h1>{t('shell.label.myGames')}</h1>
        <p>{t('shell.text.myGamesAbout')}</p>
        <RecordLinks />
        {saved?.length === 0 && mine.length === 0 && (
          <div className={css.empty}>
            <Icon id="vatra-mark" size={64} />
            <p>{t('shell.text.noGames')}</p>
            <Link href="/" className={`${parts.button} ${parts.hot} ${parts.big}`}>
              {t('shell.button.toFires')}
            </Link>
          </div>
        )}
        {going.length > 0 && (
          <section>
            <h2>{t('lobby.label.myTables')}</h2>
            <MyTables tables={going} />
          </section>
        )}
        {past.length > 0 && (
          <section>
            <h2>{t('lobby.label.pastTables')}</h2>
            <MyTables tables={past} />
          </section>
        )}
        {open.length > 0 && (
          <section>
            <h2>{t('shell.label.waiting')}</h2>
            <SavedGameList saved={open} remove={setToDelete} />
          </section>
        )}
        {done.length > 0 && (
          <section>
            <h2>{t('shell.label.burntDown')}</h2>
            <SavedGameList saved={done} remove={setToDelete} />
          </section>
        )}
      </div>
      <Dialog open={toDelete !== undefined} close={() => setToDelete(undefined)} title={t('shell.label.forget')}>
        <p>{t('shell.text.forgetAbout')}</p>
        <p className={css.answer}>
          <button
            type="button"
            className={`${parts.button} ${parts.hot}`}
            onClick={() => {
              if (toDelete) void remove(toDelete.id);
              setToDelete(undefined);
            }}
          >
            {t('shell.button.forget')}
          </button>
          <button type="button" className={parts.button} onClick={() => setToDelete(undefined)}>
            {t('shell.button.cancel')}
          </button>
        </p>
      </Dialog>
    </Page>
  );
}
