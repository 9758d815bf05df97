import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { TableView, EntryForViewer } from '../../protocol/index.ts';
import { Thumb } from '../home/thumbnails.tsx';
import { lawAddress, lawNumber } from '../law/number.ts';
import { callApi } from '../net/api.ts';
import { loadAccess } from '../net/table-access.ts';
import { Page } from '../components/page.tsx';
import { Icon, SeatPiece } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { RichText } from '../components/rich-text.tsx';
import type { GameTexts } from '../registry/game-ui.ts';
import { useTitles } from '../registry/titles.ts';
import { usePrefs } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import { useTable } from '../state/table.ts';
import type { ServerTableUpdate, TableUpdate } from '../table/messages.ts';
import { useErrorText } from './errors.ts';
import css from './outdated-table.module.css';
import lobby from './lobby.module.css';

type Carry = NonNullable<TableView['carry']>;

/** The entries of a table and the game's texts; neither needs the rules. */
function useEntries({ id, seats }: TableView): {
  readonly entries: readonly EntryForViewer[];
  readonly texts: GameTexts | undefined;
} {
  const ui = useTable((table) => table.ui);
  const language = usePrefs((prefs) => prefs.language);
  const [entries, setEntries] = useState<readonly EntryForViewer[]>([]);
  const [texts, setTexts] = useState<GameTexts>();
  const own = seats.findIndex(({ yours }) => yours);
  useEffect(() => {
    const path = `/tables/${id}/events${own < 0 ? '' : `?seat=${own}`}`;
    callApi('events', 'GET', path, { invite: loadAccess(id).invite }).then(
      (events) => setEntries(events.told),
      () => setEntries([]),
    );
  }, [id, own]);
  useEffect(() => void ui?.texts(language).then(setTexts), [ui, language]);
  return { entries, texts };
}

/** The offer to go on under newer rules, who agreed, and the viewer's own answer. */
function Consent({ table, carry }: { readonly table: TableView; readonly carry: Carry }) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const perform = useTable((store) => store.perform);
  const [errorCode, setErrorCode] = useState<string>();
  const names = table.seats.map(({ name }) => name ?? '');
  const missing = table.seats.flatMap(({ taken, bot }, seat) =>
    taken && !bot && !carry.agreed.includes(seat) ? [seat] : [],
  );
  const own = missing.find((seat) => table.seats[seat]?.yours);
  const answer = (yes: boolean) => async () => {
    const seat = own ?? table.seats.findIndex(({ yours }) => yours);
    const reply = await perform({ do: 'carry', seat, rules: carry.rules, version: carry.version, yes });
    setErrorCode(reply.ok ? undefined : reply.errorCode);
  };
  return (
    <section className={css.way}>
      <h2>{t('lobby.label.carry')}</h2>
      <p>{t('lobby.text.carryAbout')}</p>
      {carry.version < carry.of && <p>{t('lobby.text.carryLoss', { n: carry.of - carry.version })}</p>}
      <ul>
        {names.map((name, seat) => (
          <li key={`${seat}`}>
            <SeatPiece seat={seat} size={24} />
            <span>{name}</span>
            <b>{carry.scores[seat]}</b>
            {carry.agreed.includes(seat) && <Icon id="u-check" size={20} />}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p role="status">{t('lobby.text.carryWaits', { names: missing.map((seat) => names[seat] ?? '') })}</p>
      )}
      <div className={css.doing}>
        {own !== undefined && (
          <button
            type="button"
            className={`${parts.button} ${parts.hot}`}
            onClick={() => void answer(true)()}
            data-carry="yes"
          >
            {t('play.button.agree')}
          </button>
        )}
        {table.seats.some(({ yours }) => yours) && (
          <button type="button" className={parts.button} onClick={() => void answer(false)()} data-carry="no">
            {t('play.button.decline')}
          </button>
        )}
      </div>
      {errorCode !== undefined && (
        <p className={lobby.fault} role="alert">
          {errorText(errorCode)}
        </p>
      )}
    </section>
  );
}

/** A table of older rules: its log stays readable, and its seats may agree to go on under newer ones. */
export function OutdatedTable({ update, net }: { readonly update: TableUpdate; readonly net: ServerTableUpdate }) {
  const { t, language } = useMessages();
  const title = useTitles();
  const { table } = net;
  const { entries, texts } = useEntries(table);
  const names = update.info.sitters.map(({ name }) => name);
  const log = entries.map((entry) => ({
    ...entry,
    lines: entry.events
      .map((event) => ({
        said: texts?.event(event as object, names) ?? [],
        law: (event as { readonly law?: string }).law ?? entry.law,
      }))
      .filter(({ said }) => said.length > 0),
  }));
  return (
    <Page title={title(table.game)}>
      <div className={lobby.lobby} data-screen="old">
        <header className={lobby.head}>
          <span className={lobby.thumb}>
            <Thumb game={table.game} />
          </span>
          <div>
            <h1>{table.title || title(table.game)}</h1>
            <p>{t('lobby.text.carryOld')}</p>
          </div>
        </header>
        {table.carry ? (
          <Consent table={table} carry={table.carry} />
        ) : (
          <section className={css.way}>
            <p>{t('lobby.text.carryNone')}</p>
          </section>
        )}
        <section className={css.story}>
          <h2>{t('play.label.log')}</h2>
          <ol tabIndex={0} aria-label={t('play.label.log')}>
            {log
              .filter(({ lines }) => lines.length > 0)
              .map(({ n, seat, lines }) => (
                <li key={n}>
                  {seat === undefined ? <Icon id="u-dice" size={20} /> : <SeatPiece seat={seat} size={22} />}
                  <div>
                    {lines.map(({ said, law }, i) => (
                      <p key={`${i}`}>
                        <RichText parts={said} />{' '}
                        {law !== undefined && (
                          <Link href={lawAddress(table.game, law)} className={parts.paragraph ?? ''}>
                            {t('play.label.paragraph', { id: lawNumber(language, law) })}
                          </Link>
                        )}
                      </p>
                    ))}
                  </div>
                </li>
              ))}
          </ol>
        </section>
        <div className={lobby.start}>
          <Link href="/" className={parts.button ?? ''}>
            {t('shell.button.toFires')}
          </Link>
        </div>
      </div>
    </Page>
  );
}
