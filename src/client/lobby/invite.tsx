import { useRef, useState } from 'react';
import type { TableView } from '../../protocol/index.ts';
import { codeOf } from '../net/api.ts';
import { inviteLink, loadAccess } from '../net/table-access.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useMessages } from '../state/messages.tsx';
import { newInvite } from './table-actions.ts';
import { useErrorText } from './errors.ts';
import css from './invite.module.css';

/** A link to read, copy or share. */
export function LinkBox({ link, label }: { readonly link: string; readonly label: string }) {
  const { t } = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  /** Copies the link; without clipboard access the link stays selected. */
  async function copy(): Promise<void> {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return (
    <div className={css.box}>
      <input ref={field} readOnly value={link} aria-label={label} onFocus={({ target }) => target.select()} />
      <button type="button" className={`${parts.button} ${parts.hot}`} onClick={() => void copy()} data-copy>
        <Icon id={copied ? 'u-check' : 'u-link'} size={20} />
        {t(copied ? 'lobby.button.copied' : 'lobby.button.copy')}
      </button>
      {'share' in navigator && (
        <button
          type="button"
          className={parts.button}
          onClick={() => void navigator.share({ url: link, title: t('shell.label.brand') }).catch(() => {})}
        >
          {t('lobby.button.share')}
        </button>
      )}
      <span className={parts.hidden} role="status">
        {copied ? t('lobby.button.copied') : ''}
      </span>
    </div>
  );
}

/** The link to a table: a private one needs an invitation, which its host makes. */
export function InviteBox({ table }: { readonly table: TableView }) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const [invite, setInvite] = useState(loadAccess(table.id).invite);
  const [errorCode, setErrorCode] = useState<string>();
  if (table.private && invite === undefined) {
    if (!table.yours) return <p className={css.hint}>{t('lobby.text.askHost')}</p>;
    const make = (): Promise<void> =>
      newInvite(table.id).then(setInvite, (error: unknown) => setErrorCode(codeOf(error)));
    return (
      <>
        <button type="button" className={parts.button} onClick={() => void make()} data-invite>
          <Icon id="u-link" size={20} />
          {t('lobby.button.makeLink')}
        </button>
        {errorCode !== undefined && <p role="alert">{errorText(errorCode)}</p>}
      </>
    );
  }
  return <LinkBox link={inviteLink(table.id, table.private ? invite : undefined)} label={t('lobby.label.tableLink')} />;
}
