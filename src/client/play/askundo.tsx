import { Icon } from '../parts/icon.tsx';
import { useSpeech } from '../state/speech.tsx';
import { useTable } from '../state/table.ts';
import type { SeatNews, TableNews } from '../table/messages.ts';
import css from './tools.module.css';

/** Asks the others to let the seat go back to before its last answer, where it may not go freely. */
export function AskUndo({ news, mine }: { readonly news: TableNews; readonly mine: SeatNews }) {
  const { t } = useSpeech();
  const undo = useTable((table) => table.undo);
  const last = mine.log.findLast(({ say, by }) => say !== undefined && by === undefined);
  if (!news.net || news.net.table.undo || last === undefined) return null;
  return (
    <button type="button" className={css.ghost} onClick={() => void undo(last.n)} data-ask-undo>
      <Icon id="u-chat" size={20} />
      <span>{t('play.button.askUndo')}</span>
    </button>
  );
}
