import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { SPECTATOR } from '../../kernel/seat.ts';
import type { TableView } from '../../protocol/index.ts';
import { InviteBox } from '../lobby/invite.tsx';
import { termsText } from '../lobby/termtexts.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import parts from '../parts/parts.module.css';
import { Switch } from '../parts/settings.tsx';
import { useSpeech } from '../state/speech.tsx';
import { useTable } from '../state/table.ts';
import type { NetNews, SeatNews, TableNews } from '../table/messages.ts';
import css from './tabledialog.module.css';

const Orders = lazy(() => import('./orders.tsx').then(({ Orders: orders }) => ({ default: orders })));

interface TableButtonProps {
  readonly news: TableNews;
  readonly mine: SeatNews;
  readonly net: NetNews;
}

/** The button in the ribbon that opens all there is about the table itself. */
export function TableButton({ news, mine, net }: TableButtonProps) {
  const { t } = useSpeech();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={parts.round}
        onClick={() => setOpen(true)}
        aria-label={t('play.label.table')}
        title={t('play.label.table')}
      >
        <Icon id="u-more" size={22} />
      </button>
      <Dialog open={open} close={() => setOpen(false)} title={t('play.label.table')}>
        <TableSheet news={news} mine={mine} net={net} />
      </Dialog>
    </>
  );
}

/** Hands one's seat to a bot or takes it back; in a rated match it is said first what that costs. */
function BotForMe({ table, seat }: { readonly table: TableView; readonly seat: number }) {
  const { t } = useSpeech();
  const does = useTable((store) => store.does);
  const [asks, setAsks] = useState(false);
  const { bot = false, rated } = table.seats[seat] ?? {};
  const hand = (on: boolean): void => {
    setAsks(false);
    void does({ do: 'bot', seat, on });
  };
  return (
    <>
      <Switch
        name={t('play.label.botForMe')}
        about={t('play.text.botForMe')}
        on={bot || asks}
        set={(on) => (on && rated ? setAsks(true) : hand(on))}
      />
      {asks && !bot && (
        <div className={css.costs} role="alert" ref={(box) => box?.scrollIntoView({ block: 'nearest' })}>
          <p>{t('play.text.botCosts')}</p>
          <button type="button" className={parts.button} onClick={() => hand(true)} data-bot="on">
            {t('play.button.handOver')}
          </button>
          <button type="button" className={`${parts.button} ${parts.hot}`} onClick={() => setAsks(false)}>
            {t('play.button.keepSeat')}
          </button>
        </div>
      )}
    </>
  );
}

function TableSheet({ news, mine, net }: TableButtonProps) {
  const { t } = useSpeech();
  const does = useTable((store) => store.does);
  const { table } = net;
  const seated = mine.seat !== SPECTATOR;
  const playing = table.status === 'playing';
  return (
    <div className={css.sheet}>
      <ul className={css.terms}>
        {termsText(t, table).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <section>
        <h3>{t('play.label.watchLink')}</h3>
        <InviteBox table={table} />
      </section>
      {table.yours && (
        <Switch
          name={t('play.label.hush')}
          about={t('play.text.hush')}
          on={table.hushed === true}
          set={(on) => void does({ do: 'hush', on })}
        />
      )}
      {seated && playing && (
        <>
          <BotForMe table={table} seat={mine.seat} />
          <section>
            <h3>{t('play.label.orders')}</h3>
            <Suspense>
              <Orders news={news} mine={mine} />
            </Suspense>
          </section>
        </>
      )}
      {seated && (
        <Link href="/me" className={parts.button ?? ''}>
          <Icon id="u-user" size={20} />
          {t('play.button.otherDevice')}
        </Link>
      )}
    </div>
  );
}
