import { type ReactNode, useState } from 'react';
import { callApi, ensureVisitor, saveKey, savedKey } from '../net/api.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useTitles } from '../registry/titles.ts';
import { currentName, usePrefs } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import css from './me.module.css';
import { PasskeyList } from './passkeys.tsx';
import { LoginChange, PasswordForm } from './password.tsx';
import type { FormStatus, Personal } from './personal.ts';
import { hasPasskeys, showPasskey } from './webauthn.ts';

const MAX_NAME_LENGTH = 24;

interface LoginFormProps {
  readonly children: ReactNode;
  send(login: string, password: string): void;
  readonly fresh?: true;
}

/** A login and a password side by side. */
function LoginForm({ children, send, fresh }: LoginFormProps) {
  const { t } = useMessages();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(login.trim(), password);
      }}
    >
      <div className={css.line}>
        <input
          value={login}
          minLength={3}
          maxLength={60}
          required
          autoComplete="username"
          spellCheck={false}
          aria-label={t('lobby.label.login')}
          placeholder={t('lobby.label.login')}
          onChange={({ target }) => setLogin(target.value)}
        />
        <input
          type="password"
          value={password}
          minLength={8}
          maxLength={200}
          required
          autoComplete={fresh ? 'new-password' : 'current-password'}
          aria-label={t('lobby.label.password')}
          placeholder={t('lobby.label.password')}
          onChange={({ target }) => setPassword(target.value)}
        />
        {children}
      </div>
    </form>
  );
}

/** What an account brings, one line each. */
const GAINS = ['devices', 'ratings', 'safe', 'free'] as const;

/** What an account brings, the form that creates one, and the form for those who have one. */
export function NewAccount({ hasKey, ...status }: FormStatus & { readonly hasKey: boolean }) {
  const { succeeded, failed } = status;
  const { t } = useMessages();
  async function create(login: string, password: string): Promise<void> {
    if (!hasKey) await ensureVisitor(currentName() || login.slice(0, MAX_NAME_LENGTH));
    const made = await callApi('newAccount', 'POST', '/me/account', { body: { login, password } });
    succeeded(t('lobby.text.accountMade', { login: made.login }));
  }
  return (
    <div className={css.join} data-account>
      <section>
        <h2>{t('lobby.label.accountGains')}</h2>
        <ul className={css.gains}>
          {GAINS.map((gain) => (
            <li key={gain}>
              <Icon id="u-check" size={18} />
              {t(`lobby.text.gain.${gain}`)}
            </li>
          ))}
        </ul>
        <LoginForm fresh send={(login, password) => void create(login, password).catch(failed)}>
          <button type="submit" className={`${parts.button} ${parts.hot}`}>
            {t('lobby.button.makeAccount')}
          </button>
        </LoginForm>
      </section>
      <SignIn {...status} />
    </div>
  );
}

/** One's account: its login, password, passkeys and ratings. */
export function Account(personal: Personal) {
  const { me } = personal;
  const { t, number } = useMessages();
  const title = useTitles();
  return (
    <section>
      <h2>{t('lobby.label.account')}</h2>
      {me.ratings.length > 0 && (
        <ul>
          {me.ratings.map(({ game, rating, games }) => (
            <li key={game}>{t('lobby.text.rating', { game: title(game), rating: number(rating), n: games })}</li>
          ))}
        </ul>
      )}
      {me.login !== undefined && (
        <>
          <p>{t('lobby.text.accountMade', { login: me.login })}</p>
          <LoginChange {...personal} />
          <PasswordForm {...personal} />
          <PasskeyList {...personal} />
        </>
      )}
    </section>
  );
}

/** Comes back with an account. */
export function SignIn({ succeeded, failed }: FormStatus) {
  const { t } = useMessages();
  const set = usePrefs((prefs) => prefs.set);
  const usePasskey = async (): Promise<{ key: string; name: string }> => {
    const response = await showPasskey(() => callApi('passkeyQuestion', 'POST', '/login/passkey/offer'));
    return await callApi('passkeyLogin', 'POST', '/login/passkey', { body: { response } });
  };
  const welcome = ({ key, name }: { key: string; name: string }): void => {
    saveKey(key);
    set({ name });
    succeeded(t('lobby.text.claimed', { name }));
  };
  return (
    <section>
      <h2>{t('lobby.label.signIn')}</h2>
      {savedKey() !== undefined && <p>{t('lobby.text.signInAbout')}</p>}
      <LoginForm
        send={(login, password) =>
          void callApi('login', 'POST', '/login', { body: { login, password } }).then(welcome, failed)
        }
      >
        <button type="submit" className={parts.button}>
          {t('lobby.button.signIn')}
        </button>
      </LoginForm>
      {hasPasskeys() && (
        <button type="button" className={parts.button} onClick={() => void usePasskey().then(welcome, failed)}>
          <Icon id="u-lock" size={20} />
          {t('lobby.button.usePasskey')}
        </button>
      )}
    </section>
  );
}
