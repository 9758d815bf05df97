import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { SPECTATOR } from '../../kernel/seat.ts';
import type { TableView } from '../../protocol/index.ts';
import { InviteBox } from '../lobby/invite.tsx';
import { EndGame } from '../manners/end-game.tsx';
import { PeopleAtTable } from '../manners/people.tsx';
import { termsText } from '../lobby/term-texts.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { Switch } from '../components/settings.tsx';
import { useMessages } from '../state/messages.tsx';
import { useTable } from '../state/table.ts';
import type { ServerTableUpdate, SeatUpdate, TableUpdate } from '../table/messages.ts';
import css from './table-sheet.module.css';

const Orders = lazy(() => import('./orders.tsx').then(({ Orders: orders }) => ({ default: orders })));

/** What the dialog of a table shows. */
export interface TableSheetProps {
  readonly update: TableUpdate;
  readonly mine: SeatUpdate;
  readonly net: ServerTableUpdate;
}

/** Hands the seat to a bot or takes it back. In a rated match a warning comes first. */
function BotForMe({ table, seat }: { readonly table: TableView; readonly seat: number }) {
  const { t } = useMessages();
  const perform = useTable((store) => store.perform);
  const [asks, setAsks] = useState(false);
  const { bot = false, rated } = table.seats[seat] ?? {};
  const hand = (on: boolean): void => {
    setAsks(false);
    void perform({ do: 'bot', seat, on });
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

/** The content of a table's dialog: its terms, people, orders and ways to leave. */
export function TableSheet({ update, mine, net }: TableSheetProps) {
  const { t } = useMessages();
  const perform = useTable((store) => store.perform);
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
          set={(on) => void perform({ do: 'hush', on })}
        />
      )}
      {seated && playing && (
        <>
          {!table.seats[mine.seat]?.resigned && <BotForMe table={table} seat={mine.seat} />}
          <EndGame table={table} seat={mine.seat} />
          <section>
            <h3>{t('play.label.orders')}</h3>
            <Suspense>
              <Orders update={update} mine={mine} />
            </Suspense>
          </section>
        </>
      )}
      <PeopleAtTable table={table} />
      {seated && (
        <Link href="/me" className={parts.button ?? ''}>
          <Icon id="u-user" size={20} />
          {t('play.button.otherDevice')}
        </Link>
      )}
    </div>
  );
}
