import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useMessages } from '../state/messages.tsx';
import type { TableSheetProps } from './table-sheet.tsx';

const TableSheet = lazy(() => import('./table-sheet.tsx').then(({ TableSheet: sheet }) => ({ default: sheet })));

/** The header button that opens the table's dialog. */
export function TableButton(sheet: TableSheetProps) {
  const { t } = useMessages();
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
        <Suspense>
          <TableSheet {...sheet} />
        </Suspense>
      </Dialog>
    </>
  );
}
