import { useState } from 'react';
import { saveKey, callApi } from '../net/api.ts';
import parts from '../components/parts.module.css';
import { usePrefs } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import type { FormStatus, Personal } from './personal.ts';
import css from './me.module.css';

interface FieldProps {
  readonly value: string;
  readonly label: string;
  readonly kind: 'new-password' | 'current-password';
  change(value: string): void;
}

function PasswordField({ value, label, kind, change }: FieldProps) {
  return (
    <input
      type="password"
      value={value}
      minLength={8}
      maxLength={200}
      required
      autoComplete={kind}
      aria-label={label}
      placeholder={label}
      onChange={({ target }) => change(target.value)}
    />
  );
}

/** A new password for an account; all other devices are signed out by it. */
export function PasswordForm({ me, confirming, succeeded, failed }: Personal) {
  const { t } = useMessages();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const send = async (): Promise<void> => {
    const body = { password, ...(me.hasPassword === true && { old }) };
    const done = await confirming.run(() => callApi('setPassword', 'POST', '/me/password', { body }));
    if (!done) return;
    setOld('');
    setPassword('');
    succeeded(t('lobby.text.passwordSet', { n: done.revoked }));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send().catch(failed);
      }}
    >
      <h3>{t(me.hasPassword ? 'lobby.label.changePassword' : 'lobby.label.setPassword')}</h3>
      <p>{t('lobby.text.passwordAbout')}</p>
      <div className={css.line}>
        <input type="text" value={me.login} autoComplete="username" readOnly hidden />
        {me.hasPassword && (
          <PasswordField value={old} label={t('lobby.label.oldPassword')} kind="current-password" change={setOld} />
        )}
        <PasswordField value={password} label={t('lobby.label.newPassword')} kind="new-password" change={setPassword} />
        <button type="submit" className={parts.button}>
          {t('lobby.button.setPassword')}
        </button>
      </div>
    </form>
  );
}

/** Another login for the same account. */
export function LoginChange({ me, confirming, succeeded, failed }: Personal) {
  const { t } = useMessages();
  const [login, setLogin] = useState('');
  const send = async (): Promise<void> => {
    const body = { login: login.trim() };
    const done = await confirming.run(() => callApi('changeLogin', 'PATCH', '/me/account', { body }));
    if (!done) return;
    setLogin('');
    succeeded(t('lobby.text.accountMade', { login: done.login }));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send().catch(failed);
      }}
    >
      <div className={css.line}>
        <input
          value={login}
          minLength={3}
          maxLength={60}
          required
          autoComplete="off"
          spellCheck={false}
          aria-label={t('lobby.label.newLogin')}
          placeholder={me.login}
          onChange={({ target }) => setLogin(target.value)}
        />
        <button type="submit" className={parts.button}>
          {t('lobby.button.changeLogin')}
        </button>
      </div>
    </form>
  );
}

/** The token of a link to reset the password, taken out of sight; empty: there is none. */
export function resetInAddress(): string {
  const token = new URLSearchParams(location.hash.replace(/^#/, '')).get('reset');
  if (token === null || !/^[\w-]{8,64}$/.test(token)) return '';
  history.replaceState(history.state, '', location.pathname);
  return token;
}

/** Sets a new password by the operator's link, and signs in. */
export function ResetForm({ token, done, succeeded, failed }: FormStatus & { readonly token: string; done(): void }) {
  const { t } = useMessages();
  const set = usePrefs((prefs) => prefs.set);
  const [password, setPassword] = useState('');
  const send = async (): Promise<void> => {
    const { key, name } = await callApi('resetPassword', 'POST', '/login/reset', { body: { token, password } });
    saveKey(key);
    set({ name });
    done();
    succeeded(t('lobby.text.passwordReset', { name }));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send().catch(failed);
      }}
      data-reset
    >
      <h2>{t('lobby.label.setPassword')}</h2>
      <p>{t('lobby.text.resetAbout')}</p>
      <div className={css.line}>
        <PasswordField value={password} label={t('lobby.label.newPassword')} kind="new-password" change={setPassword} />
        <button type="submit" className={`${parts.button} ${parts.hot}`}>
          {t('lobby.button.setPassword')}
        </button>
      </div>
    </form>
  );
}
