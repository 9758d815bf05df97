import { useEffect, useRef, useState } from 'react';
import { EndRequest } from '../manners/end-request.tsx';
import { ClosingNotice } from '../own-data/closing.tsx';
import { useMessages } from '../state/messages.tsx';
import { moveId, useTable } from '../state/table.ts';
import type { ServerTableUpdate, TableUpdate } from '../table/messages.ts';
import { Notice } from './notice.tsx';
import css from './notices.module.css';

/** A seat's request for an undo that needs consent, with the buttons of a seat that must answer. */
function UndoRequest({ net, names }: { readonly net: ServerTableUpdate; readonly names: readonly string[] }) {
  const { t } = useMessages();
  const perform = useTable((table) => table.perform);
  const { undo, seats } = net.table;
  if (!undo) return null;
  const isMine = seats[undo.seat]?.yours === true;
  const missing = (undo.asked ?? []).filter((seat) => !undo.agreed.includes(seat));
  const own = missing.find((seat) => seats[seat]?.yours);
  if (isMine || own === undefined) {
    const waiting = missing.map((seat) => names[seat] ?? '');
    const text = isMine
      ? t('play.text.undoAsked', { names: waiting })
      : t('play.text.undoAgreed', { name: names[undo.seat] ?? '', names: waiting });
    return <Notice icon="u-undo" text={text} />;
  }
  const answer = (yes: boolean) => () => void perform({ do: 'consent', seat: own, to: undo.to, yes, move: moveId() });
  return (
    <Notice icon="u-undo" hot text={t('play.text.undoRequest', { name: names[undo.seat] ?? '' })}>
      <button type="button" onClick={answer(true)} data-consent="yes">
        {t('play.button.agree')}
      </button>
      <button type="button" onClick={answer(false)} data-consent="no">
        {t('play.button.decline')}
      </button>
    </Notice>
  );
}

/** True when the viewer's undo request was declined at this version. */
function useDeclined({ table }: ServerTableUpdate, version: number): boolean {
  const [declined, setDeclined] = useState(-1);
  const before = useRef<number | undefined>(undefined);
  const asks = table.undo !== undefined && table.seats[table.undo.seat]?.yours === true;
  useEffect(() => {
    if (!asks && before.current === version) setDeclined(version);
    before.current = asks ? version : undefined;
  }, [asks, version]);
  return declined === version;
}

/** Notices of a server table: connection, undo requests, bots for a seat. */
export function Notices({ update, net }: { readonly update: TableUpdate; readonly net: ServerTableUpdate }) {
  const { t } = useMessages();
  const perform = useTable((table) => table.perform);
  const names = update.info.sitters.map(({ name }) => name);
  const declined = useDeclined(net, update.version);
  const { seats, status } = net.table;
  const handed = seats.findIndex(({ yours, bot, resigned }) => yours && bot && !resigned);
  return (
    <div className={css.notices} data-notices>
      <ClosingNotice table={net.table} />
      {net.connection !== 'open' && <Notice icon="u-warning" hot text={t('play.text.linkCut')} />}
      <UndoRequest net={net} names={names} />
      <EndRequest net={net} names={names} />
      {declined && <Notice icon="u-undo" text={t('play.text.undoDeclined')} />}
      {handed >= 0 && status === 'playing' && (
        <Notice icon="u-bot" text={t('play.text.botForYou')}>
          <button type="button" onClick={() => void perform({ do: 'bot', seat: handed, on: false })} data-bot="off">
            {t('play.button.takeSeat')}
          </button>
        </Notice>
      )}
    </div>
  );
}
