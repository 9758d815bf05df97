import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { TableView } from '../../protocol/index.ts';
import { codeOf, knock } from '../net/api.ts';
import { Icon } from '../parts/icon.tsx';
import parts from '../parts/parts.module.css';
import { useSpeech } from '../state/speech.tsx';
import { useFaults } from './faults.ts';

/** The same people once more: whoever asks first opens the table, the others find it here. */
export function Rematch({ table, seated }: { readonly table: TableView; readonly seated: boolean }) {
  const { t } = useSpeech();
  const faults = useFaults();
  const [, go] = useLocation();
  const [fault, setFault] = useState<string>();
  const hot = `${parts.button} ${parts.hot}`;
  if (table.rematch !== undefined)
    return (
      <Link href={`/table/${table.rematch}`} className={hot}>
        <Icon id="vatra-flame" size={20} />
        {t('lobby.button.toRematch')}
      </Link>
    );
  if (!seated) return null;
  return (
    <>
      <button
        type="button"
        className={hot}
        data-rematch
        onClick={() =>
          void knock('rematch', 'POST', `/tables/${table.id}/rematch`).then(
            ({ table: next }) => go(`/table/${next.id}`),
            (error: unknown) => setFault(codeOf(error)),
          )
        }
      >
        <Icon id="vatra-flame" size={20} />
        {t('lobby.button.rematch')}
      </button>
      {fault !== undefined && <p role="alert">{faults(fault)}</p>}
    </>
  );
}
