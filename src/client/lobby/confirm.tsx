import { type ReactNode, useRef, useState } from 'react';
import type { RouteResponse } from '../../protocol/index.ts';
import { codeOf, callApi } from '../net/api.ts';
import { Dialog } from '../components/dialog.tsx';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useMessages } from '../state/messages.tsx';
import { useErrorText } from './errors.ts';
import css from './me.module.css';
import { hasPasskeys, showPasskey } from './webauthn.ts';

/** Runs API calls for which the server may require a confirmation. */
export interface Confirming {
  /** Runs the action, and asks for password or passkey if required; undefined when the person cancels. */
  run<T>(action: () => Promise<T>): Promise<T | undefined>;
  /** The confirmation dialog. */
  readonly dialog: ReactNode;
}

/** Asks the person to confirm whenever the server requires it. */
export function useConfirming(me: RouteResponse<'me'> | undefined): Confirming {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const answer = useRef<(confirmed: boolean) => void>(() => {});
  const close = (confirmed: boolean): void => {
    setOpen(false);
    answer.current(confirmed);
  };
  async function run<T>(action: () => Promise<T>): Promise<T | undefined> {
    try {
      return await action();
    } catch (error) {
      if (codeOf(error) !== 'confirm-first') throw error;
    }
    const confirmed = await new Promise<boolean>((done) => {
      answer.current = done;
      setOpen(true);
    });
    return confirmed ? await action() : undefined;
  }
  const dialog = (
    <Dialog open={open} close={() => close(false)} title={t('lobby.label.confirm')}>
      {me && <ConfirmForm me={me} confirmed={() => close(true)} />}
    </Dialog>
  );
  return { run, dialog };
}

function ConfirmForm({ me, confirmed }: { readonly me: RouteResponse<'me'>; confirmed(): void }) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [errorCode, setErrorCode] = useState<string>();
  const send = (proof: Promise<object>): void => {
    proof
      .then((body) => callApi('confirm', 'POST', '/me/confirm', { body }))
      .then(confirmed, (error: unknown) => setErrorCode(codeOf(error)));
  };
  const offer = (): Promise<unknown> => callApi('confirmOffer', 'POST', '/me/confirm/offer');
  return (
    <div className={css.confirm}>
      <p>{t('lobby.text.confirmAbout')}</p>
      {errorCode !== undefined && (
        <p className={css.fault} role="alert">
          <Icon id="u-warning" size={20} />
          {errorText(errorCode)}
        </p>
      )}
      {me.hasPassword === true && (
        <form
          className={css.line}
          onSubmit={(event) => {
            event.preventDefault();
            send(Promise.resolve({ password }));
          }}
        >
          <input type="text" value={me.login} autoComplete="username" readOnly hidden />
          <input
            type="password"
            value={password}
            minLength={8}
            maxLength={200}
            required
            autoComplete="current-password"
            aria-label={t('lobby.label.password')}
            placeholder={t('lobby.label.password')}
            onChange={({ target }) => setPassword(target.value)}
          />
          <button type="submit" className={`${parts.button} ${parts.hot}`}>
            {t('lobby.button.confirm')}
          </button>
        </form>
      )}
      {me.passkeys > 0 && hasPasskeys() && (
        <button
          type="button"
          className={parts.button}
          onClick={() => send(showPasskey(offer).then((response) => ({ response })))}
        >
          <Icon id="u-lock" size={20} />
          {t('lobby.button.confirmPasskey')}
        </button>
      )}
    </div>
  );
}
