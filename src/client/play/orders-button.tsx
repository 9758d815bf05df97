import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { Icon } from '../components/icon.tsx';
import { useMessages } from '../state/messages.tsx';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';
import css from './question-tools.module.css';

const Orders = lazy(() => import('./orders.tsx').then(({ Orders: orders }) => ({ default: orders })));

/** The button that opens the seat's standing orders. */
export function OrdersButton({ update, mine }: { readonly update: TableUpdate; readonly mine: SeatUpdate }) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const table = update.net?.table;
  const given = table?.seats[mine.seat]?.orders?.length ?? 0;
  if (table?.status !== 'playing' || !table.seats[mine.seat]?.yours) return null;
  return (
    <>
      <button type="button" className={css.ghost} onClick={() => setOpen(true)} data-orders>
        <Icon id="u-replay" size={20} />
        <span>{t('play.label.orders')}</span>
        {given > 0 && given}
      </button>
      <Dialog open={open} close={() => setOpen(false)} title={t('play.label.orders')}>
        <Suspense>
          <Orders update={update} mine={mine} />
        </Suspense>
      </Dialog>
    </>
  );
}
