import { useState } from 'react';
import type { TableView } from '../../protocol/index.ts';
import { ensureVisitor } from '../net/api.ts';
import { inviteLink, loadAccess } from '../net/table-access.ts';
import { Dialog } from '../components/dialog.tsx';
import { Icon, SeatPiece, useEmblem } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { currentName } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import { useTable } from '../state/table.ts';
import { clearSeat, newInvite, seatBot, sitDown } from './table-actions.ts';
import { LinkBox } from './invite.tsx';
import css from './lobby.module.css';

interface SeatRowProps {
  readonly table: TableView;
  readonly seat: number;
  run(work: Promise<unknown>): void;
}

/** One seat of the lobby with what it plays and its buttons. */
export function SeatRow({ table, seat, role, run }: SeatRowProps & { readonly role: string | undefined }) {
  const { t } = useMessages();
  const seatView = table.seats[seat]!;
  const { taken, yours, bot, present, invited } = seatView;
  const isOpen = table.status === 'open';
  const isHost = table.yours;
  const label = taken
    ? (seatView.name ?? t('shell.label.botName', { n: seat + 1 }))
    : (invited?.name ?? t('lobby.label.freeSeat'));
  const status = yours ? 'you' : bot ? 'bot' : taken ? (present ? 'here' : 'away') : invited ? 'invited' : 'free';
  const isFree = !taken && !invited;

  async function sit(): Promise<void> {
    await ensureVisitor(currentName() || t('lobby.label.guest'));
    await sitDown(table.id, seat);
    await useTable.getState().reopen();
  }

  return (
    <li className={taken ? css.taken : css.free} style={{ '--own': useEmblem(seat).fill } as object} data-seat={seat}>
      <SeatPiece seat={seat} size={44} />
      <span className={css.who}>
        <b>{label}</b>
        {role !== undefined && <span data-role>{role}</span>}
        <small>
          {status === 'here' && <Icon id="u-check" size={15} />}
          {t(invited?.yours ? 'lobby.label.invitedYou' : `lobby.label.seat.${status}`)}
        </small>
      </span>
      {isOpen && (
        <span className={css.do}>
          {(isFree ? !table.sentAway : invited?.yours) && (
            <button type="button" className={parts.button} onClick={() => run(sit())}>
              {t(invited ? 'lobby.button.accept' : 'lobby.button.sitHere')}
            </button>
          )}
          {isFree && isHost && <SeatInvite table={table} seat={seat} run={run} />}
          {isFree && isHost && (
            <button type="button" className={parts.button} onClick={() => run(seatBot(table.id, seat))}>
              <Icon id="u-bot" size={20} />
              {t('lobby.button.seatBot')}
            </button>
          )}
          {invited && (invited.yours || isHost) && (
            <button type="button" className={parts.button} onClick={() => run(clearSeat(table.id, seat))}>
              {t(invited.yours ? 'lobby.button.decline' : 'lobby.button.freeSeat')}
            </button>
          )}
          {taken && (yours || isHost) && (
            <button type="button" className={parts.button} onClick={() => run(clearSeat(table.id, seat))}>
              {t(yours ? 'lobby.button.stand' : bot ? 'lobby.button.dropBot' : 'lobby.button.kick')}
            </button>
          )}
        </span>
      )}
    </li>
  );
}

/** A link that leads to this seat and to no other. */
function SeatInvite({ table, seat, run }: SeatRowProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const [invite, setInvite] = useState(loadAccess(table.id).seats?.[seat]);
  async function show(): Promise<void> {
    if (invite === undefined) setInvite(await newInvite(table.id, seat));
    setOpen(true);
  }
  return (
    <>
      <button type="button" className={parts.button} onClick={() => run(show())}>
        <Icon id="u-link" size={20} />
        {t('lobby.button.seatLink')}
      </button>
      <Dialog open={open} close={() => setOpen(false)} title={t('lobby.label.seatLink', { n: seat + 1 })}>
        <p className={css.hint}>{t('lobby.text.seatLinkAbout')}</p>
        {invite !== undefined && (
          <LinkBox link={inviteLink(table.id, invite, seat)} label={t('lobby.label.seatLink', { n: seat + 1 })} />
        )}
      </Dialog>
    </>
  );
}
