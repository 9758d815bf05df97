import { useEffect, useState } from 'react';
import type { RouteResponse } from '../../protocol/index.ts';
import { callApi } from '../net/api.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { usePrefs } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import { useSubject } from '../state/use-subject.ts';
import { MailForm } from './mail.tsx';
import type { FormStatus } from './personal.ts';
import css from './me.module.css';

type Notice = RouteResponse<'notices'>['notices'][number];

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Asks the browser for leave and an address for notices, and gives it to the server. */
async function subscribe(language: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const { key } = await callApi('noticeKey', 'GET', '/notices/key');
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const body = { kind: 'push', endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], language };
  await callApi('addNotice', 'POST', '/me/notices', { body });
}

/** Settings of turn notices: push in this browser, e-mail, or webhooks. */
export function NoticeSettings({ page, succeeded, failed }: FormStatus & { readonly page: number }) {
  const { t } = useMessages();
  const language = usePrefs((prefs) => prefs.language);
  const [list, setList] = useState<readonly Notice[]>();
  const [hasMail, setHasMail] = useState(false);
  const [url, setUrl] = useState('');
  const mail = useSubject('mail');
  useEffect(() => {
    let stale = false;
    callApi('notices', 'GET', '/me/notices').then(
      ({ notices }) => {
        if (!stale) setList(notices);
      },
      () => {},
    );
    callApi('noticeKey', 'GET', '/notices/key').then(
      ({ mail: isOffered }) => {
        if (!stale) setHasMail(isOffered === true);
      },
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [page]);
  if (!list) return null;
  const done = (what: string) => (): void => {
    succeeded(what);
  };
  const attempt = async ({ id }: Notice): Promise<void> => {
    const { outcome } = await callApi('tryNotice', 'POST', `/me/notices/${id}/try`);
    succeeded(t(outcome === 'done' ? 'lobby.text.noticeSent' : 'lobby.text.noticeNotSent'));
  };
  return (
    <section>
      <h2>{t('lobby.label.notices')}</h2>
      <p>{t('lobby.text.noticesAbout')}</p>
      <ul className={css.list}>
        {list.map((notice) => (
          <li key={notice.id}>
            <span>
              <Icon id="u-bell" size={20} />
              {notice.kind === 'push' ? t('lobby.label.browser') : (notice.address ?? notice.host)}
              {notice.pending && <small>{mail?.t('mail.label.pending')}</small>}
            </span>
            {!notice.pending && (
              <button type="button" className={parts.button} onClick={() => void attempt(notice).catch(failed)}>
                {t('lobby.button.tryNotice')}
              </button>
            )}
            <button
              type="button"
              className={parts.button}
              onClick={() =>
                void callApi('dropNotice', 'DELETE', `/me/notices/${notice.id}`).then(
                  done(t('lobby.text.noticeDropped')),
                  failed,
                )
              }
            >
              {t('lobby.button.dropNotice')}
            </button>
          </li>
        ))}
      </ul>
      {canPush() && (
        <button
          type="button"
          className={parts.button}
          onClick={() => void subscribe(language).then(done(t('lobby.text.noticeAdded')), failed)}
        >
          <Icon id="u-bell" size={20} />
          {t('lobby.button.pushHere')}
        </button>
      )}
      {hasMail && <MailForm succeeded={succeeded} failed={failed} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          callApi('addNotice', 'POST', '/me/notices', { body: { kind: 'webhook', url: url.trim(), language } }).then(
            done(t('lobby.text.noticeAdded')),
            failed,
          );
        }}
      >
        <div className={css.line}>
          <input
            type="url"
            value={url}
            required
            maxLength={1000}
            aria-label={t('lobby.label.webhook')}
            placeholder="https://discord.com/api/webhooks/…"
            onChange={({ target }) => setUrl(target.value)}
          />
          <button type="submit" className={parts.button}>
            {t('lobby.button.addWebhook')}
          </button>
        </div>
      </form>
    </section>
  );
}
