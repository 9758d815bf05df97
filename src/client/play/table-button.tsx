import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { RoundButton } from '../components/round-button.tsx';
import { useMessages } from '../state/messages.tsx';
import type { TableSheetProps } from './table-sheet.tsx';

const TableSheet = lazy(() => import('./table-sheet.tsx').then(({ TableSheet: sheet }) => ({ default: sheet })));

/** The header button that opens the table's dialog. */
export function TableButton(sheet: TableSheetProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <RoundButton icon="u-more" label={t('play.label.table')} press={() => setOpen(true)} />
      <Dialog open={open} close={() => setOpen(false)} title={t('play.label.table')}>
        <Suspense>
          <TableSheet {...sheet} />
        </Suspense>
      </Dialog>
    </>
  );
}
