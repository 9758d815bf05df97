import { useState } from 'react';
import { useErrorText } from '../lobby/errors.ts';
import { Icon } from '../components/icon.tsx';
import { useMessages } from '../state/messages.tsx';
import { useTable } from '../state/table.ts';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';
import css from './question-tools.module.css';

/** Asks the other seats to allow an undo of the seat's last answer, if it is not free. */
export function AskUndo({ update, mine }: { readonly update: TableUpdate; readonly mine: SeatUpdate }) {
  const { t } = useMessages();
  const undo = useTable((table) => table.undo);
  const last = mine.log.findLast(({ say, by }) => say !== undefined && by === undefined);
  const errorText = useErrorText();
  // The server's error code for a request; a request at another version may succeed.
  const [refused, setRefused] = useState<{ readonly version: number; readonly errorCode: string }>();
  if (!update.net || update.net.table.undo || last === undefined) return null;
  if (refused?.version === update.version)
    return (
      <span className={css.stop} role="status" data-undo-refused>
        {errorText(refused.errorCode)}
      </span>
    );
  const { version } = update;
  const ask = async (): Promise<void> => {
    const reply = await undo(last.n);
    if (!reply.ok) setRefused({ version, errorCode: reply.errorCode });
  };
  return (
    <button type="button" className={css.ghost} onClick={() => void ask()} data-ask-undo>
      <Icon id="u-chat" size={20} />
      <span>{t('play.button.askUndo')}</span>
    </button>
  );
}
