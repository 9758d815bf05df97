import { useState } from 'react';
import { useErrorText } from '../lobby/errors.ts';
import { Icon } from '../components/icon.tsx';
import { useMessages } from '../state/messages.tsx';
import { useTable } from '../state/table.ts';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';
import css from './question-tools.module.css';

/** Asks the others to let the seat go back to before its last answer, where it may not go freely. */
export function AskUndo({ news, mine }: { readonly news: TableUpdate; readonly mine: SeatUpdate }) {
  const { t } = useMessages();
  const undo = useTable((table) => table.undo);
  const last = mine.log.findLast(({ say, by }) => say !== undefined && by === undefined);
  const faults = useErrorText();
  // Why the server did not pass the request on; another version of the game may be asked about again.
  const [refused, setRefused] = useState<{ readonly version: number; readonly fault: string }>();
  if (!news.net || news.net.table.undo || last === undefined) return null;
  if (refused?.version === news.version)
    return (
      <span className={css.stop} role="status" data-undo-refused>
        {faults(refused.fault)}
      </span>
    );
  const { version } = news;
  const ask = async (): Promise<void> => {
    const reply = await undo(last.n);
    if (!reply.ok) setRefused({ version, fault: reply.fault });
  };
  return (
    <button type="button" className={css.ghost} onClick={() => void ask()} data-ask-undo>
      <Icon id="u-chat" size={20} />
      <span>{t('play.button.askUndo')}</span>
    </button>
  );
}
