import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { TableView } from '../../protocol/index.ts';
import { codeOf, callApi } from '../net/api.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useMessages } from '../state/messages.tsx';
import { sitDown } from './table-actions.ts';
import { useErrorText } from './errors.ts';

/** Requests a rematch. The visitor keeps the seats and commits entropy for them. */
async function requestRematch(id: string): Promise<string> {
  const { table } = await callApi('rematch', 'POST', `/tables/${id}/rematch`);
  if (table.status === 'open')
    for (const [seat, { yours }] of table.seats.entries()) if (yours) await sitDown(table.id, seat);
  return table.id;
}

/** A rematch on the same terms: the first request opens the table, the others are invited to it. */
export function Rematch({ table, seated }: { readonly table: TableView; readonly seated: boolean }) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const [, go] = useLocation();
  const [errorCode, setErrorCode] = useState<string>();
  const hot = `${parts.button} ${parts.hot}`;
  if (table.rematch !== undefined)
    return (
      <>
        {table.rematchBy !== undefined && (
          <p role="status" data-invited>
            {t('lobby.text.invitesYou', { name: table.rematchBy })}
          </p>
        )}
        <Link href={`/table/${table.rematch}`} className={hot}>
          <Icon id="vatra-flame" size={20} />
          {t('lobby.button.toRematch')}
        </Link>
      </>
    );
  if (!seated) return null;
  return (
    <>
      <button
        type="button"
        className={hot}
        data-rematch
        onClick={() =>
          void requestRematch(table.id).then(
            (next) => go(`/table/${next}`),
            (error: unknown) => setErrorCode(codeOf(error)),
          )
        }
      >
        <Icon id="vatra-flame" size={20} />
        {t('lobby.button.rematch')}
      </button>
      {errorCode !== undefined && <p role="alert">{errorText(errorCode)}</p>}
    </>
  );
}
