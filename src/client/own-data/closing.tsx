import { useState } from 'react';
import type { TableView } from '../../protocol/index.ts';
import { Icon } from '../components/icon.tsx';
import { callApi } from '../net/api.ts';
import { useMessages } from '../state/messages.tsx';
import css from '../play/notices.module.css';

/** The warning that a table will be closed because nobody touched it, with a button that keeps it. */
export function ClosingNotice({ table }: { readonly table: TableView }) {
  const { t, language } = useMessages();
  const [isKept, setKept] = useState(false);
  if (table.closesAt === undefined || isKept) return null;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(table.closesAt);
  const keep = (): void =>
    void callApi('keepTable', 'POST', `/tables/${table.id}/keep`).then(
      () => setKept(true),
      () => {},
    );
  return (
    <p className={`${css.notice} ${css.hot}`} role="status" data-closing>
      <Icon id="u-clock" size={20} />
      <span>{t('lobby.text.closing', { day })}</span>
      <em>
        <button type="button" onClick={keep} data-keep>
          {t('lobby.button.keepTable')}
        </button>
      </em>
    </p>
  );
}
