import { useEffect, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import lost from '../components/lost-page.module.css';
import { Page } from '../components/page.tsx';
import parts from '../components/parts.module.css';
import { callApi, codeOf } from '../net/api.ts';
import { usePrefs } from '../state/prefs.ts';
import { useSubject } from '../state/use-subject.ts';
import { useErrorText } from './errors.ts';
import css from './me.module.css';
import type { FormStatus } from './personal.ts';

/** Asks for turn notices at an e-mail address. */
export function MailForm({ succeeded, failed }: FormStatus) {
  const say = useSubject('mail');
  const language = usePrefs((prefs) => prefs.language);
  const [address, setAddress] = useState('');
  if (!say) return null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        callApi('addMail', 'POST', '/me/mail', { body: { address: address.trim(), language } }).then(({ notice }) => {
          setAddress('');
          succeeded(say.t('mail.text.sent', { address: notice.address ?? '' }));
        }, failed);
      }}
    >
      <div className={css.line}>
        <input
          type="email"
          value={address}
          required
          maxLength={254}
          autoComplete="email"
          aria-label={say.t('mail.label.address')}
          placeholder={say.t('mail.label.address')}
          onChange={({ target }) => setAddress(target.value)}
        />
        <button type="submit" className={parts.button}>
          {say.t('mail.button.add')}
        </button>
      </div>
    </form>
  );
}

/** What a link of a letter asks for. */
interface MailLink {
  readonly what: 'confirm' | 'stop';
  readonly token: string;
}

/** The link in the address; undefined without one. */
function linkInAddress(): MailLink | undefined {
  const words = new URLSearchParams(location.hash.replace(/^#/, ''));
  for (const what of ['confirm', 'stop'] as const) {
    const token = words.get(what);
    if (token === null || !/^[\w-]{8,64}$/.test(token)) continue;
    return { what, token };
  }
  return undefined;
}

/** The page that the links of letters lead to. It asks first: mail programs open links by themselves. */
export function MailPage() {
  const say = useSubject('mail');
  const errorText = useErrorText();
  const [link] = useState(linkInAddress);
  const [done, setDone] = useState<string>();
  const [errorCode, setErrorCode] = useState<string>();
  // Not where the link is read: React may do that twice.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  if (!say) return null;
  async function follow({ what, token }: MailLink): Promise<void> {
    try {
      if (what === 'stop') {
        await callApi('stopMail', 'POST', '/mail/stop', { body: { token } });
        setDone(say!.t('mail.text.stopped'));
      } else {
        const { address } = await callApi('confirmMail', 'POST', '/mail/confirm', { body: { token } });
        setDone(say!.t('mail.text.confirmed', { address }));
      }
      setErrorCode(undefined);
    } catch (error) {
      setErrorCode(codeOf(error));
    }
  }
  return (
    <Page title={say.t('mail.label.page')}>
      <div className={lost.lost} data-mail>
        <Icon id={done === undefined ? 'u-bell' : 'u-check'} size={56} />
        <h1>{say.t('mail.label.page')}</h1>
        {done !== undefined && <p role="status">{done}</p>}
        {errorCode !== undefined && <p role="alert">{errorText(errorCode)}</p>}
        {done === undefined && link && (
          <>
            <p>{say.t(link.what === 'stop' ? 'mail.text.askStop' : 'mail.text.askConfirm')}</p>
            <div>
              <button
                type="button"
                className={`${parts.button} ${parts.hot} ${parts.big}`}
                onClick={() => void follow(link)}
                data-follow
              >
                {say.t(link.what === 'stop' ? 'mail.button.stop' : 'mail.button.confirm')}
              </button>
            </div>
          </>
        )}
        {!link && <p>{say.t('mail.text.noLink')}</p>}
      </div>
    </Page>
  );
}
