import { useState } from 'react';
import { Link } from 'wouter';
import type { TableView } from '../../protocol/index.ts';
import { Chat } from '../chat/chat.tsx';
import { Thumb } from '../home/thumbnails.tsx';
import { ensureVisitor, codeOf, callApi } from '../net/api.ts';
import { loadAccess } from '../net/table-access.ts';
import { Page } from '../components/page.tsx';
import { type Emblem, EmblemContext, Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useTitles } from '../registry/titles.ts';
import { currentName, usePrefs } from '../state/prefs.ts';
import { ClosingNotice } from '../own-data/closing.tsx';
import { useMessages } from '../state/messages.tsx';
import { useTable } from '../state/table.ts';
import type { ServerTableUpdate, TableUpdate } from '../table/messages.ts';
import { sitDown } from './table-actions.ts';
import { useErrorText } from './errors.ts';
import { GameSettings, useGameForm } from './game-settings.tsx';
import { type Answers, seatRoles } from '../setup/form.ts';
import { InviteBox } from './invite.tsx';
import { OwnValues } from './own-values.tsx';
import css from './lobby.module.css';
import { SeatRow } from './seat-row.tsx';
import { termsText } from './term-texts.ts';

const MAX_NAME_LENGTH = 24;

/** What keeps the game from beginning. */
function Ready({ table }: { readonly table: TableView }) {
  const { t } = useMessages();
  const free = table.seats.filter(({ taken }) => !taken).length;
  const away = table.seats.flatMap(({ taken, bot, present, name }) => (taken && !bot && !present ? [name ?? ''] : []));
  if (table.status === 'opening') return <p role="status">{t('lobby.text.opening')}</p>;
  const invited = table.seats.flatMap((seat) => (seat.invited ? [seat.invited.name] : []));
  if (invited.length > 0) return <p role="status">{t('lobby.text.invited', { names: invited })}</p>;
  if (free > 0) return <p role="status">{t('lobby.text.seatsFree', { n: free })}</p>;
  if (away.length > 0) return <p role="status">{t('lobby.text.away', { names: away })}</p>;
  return <p role="status">{t(table.yours ? 'lobby.text.allHere' : 'lobby.text.hostStarts')}</p>;
}

/** One's name, and the way into a free seat. */
function SitForm({ table, failed }: { readonly table: TableView; failed(code: string): void }) {
  const { t } = useMessages();
  const { name, set } = usePrefs();
  const { seat: wanted } = loadAccess(table.id);
  const invitedSeat = table.seats.findIndex(({ invited }) => invited?.yours);
  const { invited } = table.seats[invitedSeat] ?? {};
  const free =
    invitedSeat >= 0
      ? invitedSeat
      : table.seats.findIndex((one, seat) => !one.taken && !one.invited && (wanted === undefined || wanted === seat));
  if (free < 0) return <p className={css.hint}>{t('lobby.text.noSeatFree')}</p>;

  async function sit(): Promise<void> {
    try {
      await ensureVisitor(currentName() || t('lobby.label.guest'));
      await sitDown(table.id, free);
      await useTable.getState().reopen();
    } catch (error) {
      failed(codeOf(error));
    }
  }

  return (
    <form
      className={css.sit}
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      {invited && <p data-invited>{t('lobby.text.invitesYou', { name: invited.by })}</p>}
      <label>
        {t('lobby.label.yourName')}
        <input
          value={name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="nickname"
          placeholder={t('lobby.label.guest')}
          onChange={({ target }) => set({ name: target.value })}
        />
      </label>
      <button type="submit" className={`${parts.button} ${parts.hot} ${parts.big}`} data-sit>
        <Icon id="vatra-flame" size={22} />
        {t(invited ? 'lobby.button.accept' : 'lobby.button.sit')}
      </button>
    </form>
  );
}

/** Visitors removed by the host, each with a button that readmits them. */
function SentAway({ away, failed }: { readonly away: NonNullable<TableView['away']>; failed(code?: string): void }) {
  const { t } = useMessages();
  const perform = useTable((table) => table.perform);
  async function readmit(who: string): Promise<void> {
    const reply = await perform({ do: 'readmit', who });
    failed(reply.ok ? undefined : reply.errorCode);
  }
  return (
    <>
      <h3>{t('lobby.label.sentAway')}</h3>
      <ul className={css.away}>
        {away.map(({ who, name }) => (
          <li key={who}>
            <b>{name}</b>
            <button type="button" className={parts.button} onClick={() => void readmit(who)} data-readmit>
              {t('lobby.button.readmit')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The lobby of a server table: seats, terms, invitation link and chat. */
export function Lobby({ update, net }: { readonly update: TableUpdate; readonly net: ServerTableUpdate }) {
  const { t } = useMessages();
  const title = useTitles();
  const errorText = useErrorText();
  const [errorCode, setErrorCode] = useState<string>();
  const { table } = net;
  const { id, seats, yours: isHost } = table;
  const loaded = useGameForm(table.game);
  const roles = loaded && seatRoles(loaded.form, table.settings as Answers, seats.length);
  const roleName = (seat: number): string | undefined =>
    roles && loaded.texts.setting(roles.field, roles.bySeat[seat])?.name;
  const emblem = (seat: number): Emblem | undefined =>
    roles && loaded.ui.choiceEmblem?.(roles.field, roles.bySeat[seat] ?? '');
  const seated = update.here.length > 0;
  const full = seats.every(({ taken }) => taken);
  const run = (work: Promise<unknown>): void =>
    void work.then(
      () => setErrorCode(undefined),
      (error: unknown) => setErrorCode(codeOf(error)),
    );
  return (
    <Page title={title(table.game)}>
      <div className={css.lobby} data-screen="lobby" data-status={table.status}>
        <header className={css.head}>
          <span className={parts.thumb}>
            <Thumb game={table.game} />
          </span>
          <div>
            <h1>{table.title || title(table.game)}</h1>
            <p>{table.title ? title(table.game) : t('lobby.text.roomAbout')}</p>
          </div>
        </header>
        <ClosingNotice table={table} />
        {net.connection === 'cut' && (
          <p className={css.cut} role="status">
            <Icon id="u-warning" size={20} />
            {t('play.text.linkCut')}
          </p>
        )}
        <section className={css.seats}>
          <h2>{t('shell.label.seats')}</h2>
          {!seated && table.sentAway && (
            <p className={css.hint} role="status">
              {errorText('sent-away')}
            </p>
          )}
          {!seated && !table.sentAway && <SitForm table={table} failed={setErrorCode} />}
          <EmblemContext value={emblem}>
            <ul>
              {seats.map((_, seat) => (
                <SeatRow key={`${seat}`} table={table} seat={seat} role={roleName(seat)} run={run} />
              ))}
            </ul>
          </EmblemContext>
          {table.away && table.away.length > 0 && <SentAway away={table.away} failed={setErrorCode} />}
        </section>
        <div className={css.right}>
          <section>
            <h2>{t('lobby.label.call')}</h2>
            <p>{t('lobby.text.callAbout')}</p>
            <InviteBox table={table} />
          </section>
          <section>
            <h2>{t('lobby.label.terms')}</h2>
            <ul className={css.terms}>
              {termsText(t, table).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {table.pack !== undefined && <OwnValues table={table} />}
            <GameSettings loaded={loaded} settings={table.settings as object} names={update.info.sitters} />
          </section>
          <section className={css.talk}>
            <h2>{t('play.label.chat')}</h2>
            <Chat update={update} net={net} />
          </section>
        </div>
        {errorCode !== undefined && (
          <p className={css.fault} role="alert">
            {errorText(errorCode)}
          </p>
        )}
        <div className={css.start}>
          <Ready table={table} />
          {isHost && table.status === 'open' && (
            <button
              type="button"
              className={`${parts.button} ${full ? parts.hot : ''} ${parts.big}`}
              aria-disabled={!full}
              onClick={() => full && run(callApi('start', 'POST', `/tables/${id}/start`))}
              data-start
            >
              <Icon id="vatra-flame" size={22} />
              {t('lobby.button.start')}
            </button>
          )}
          <Link href="/" className={parts.button ?? ''}>
            {t('shell.button.toFires')}
          </Link>
        </div>
      </div>
    </Page>
  );
}
