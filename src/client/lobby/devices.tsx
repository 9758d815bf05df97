import { useEffect, useState } from 'react';
import type { RouteResponse } from '../../protocol/index.ts';
import { saveKey, callApi } from '../net/api.ts';
import { forgetAccess } from '../net/table-access.ts';
import { ago } from '../components/ago.ts';
import { Dialog } from '../components/dialog.tsx';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useMessages } from '../state/messages.tsx';
import type { Personal } from './personal.ts';
import css from './me.module.css';

type Key = RouteResponse<'keys'>['keys'][number];

/** Every browser and program that holds a key of the person, with buttons to sign it out. */
export function Devices({ me, revision, confirming, succeeded, failed }: Personal) {
  const { t, language } = useMessages();
  const [keys, setKeys] = useState<readonly Key[]>();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    let stale = false;
    callApi('keys', 'GET', '/me/keys').then(
      (found) => {
        if (!stale) setKeys(found.keys);
      },
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [revision]);
  if (!keys) return null;
  const drop = async ({ id, device = t('lobby.label.program') }: Key): Promise<void> => {
    const done = await confirming.run(() => callApi('dropKey', 'DELETE', `/me/keys/${id}`));
    if (done) succeeded(t('lobby.text.keyDropped', { device }));
  };
  const dropOthers = async (): Promise<void> => {
    const done = await confirming.run(() => callApi('revoke', 'POST', '/me/revoke'));
    if (done) succeeded(t('lobby.text.revoked', { n: done.revoked }));
  };
  const signOut = async (): Promise<void> => {
    setLeaving(false);
    await callApi('signOut', 'POST', '/me/sign-out');
    saveKey(undefined);
    forgetAccess();
    succeeded(t('lobby.text.signedOut'));
  };
  return (
    <section data-devices>
      <h2>{t('lobby.label.devices')}</h2>
      <p>{t('lobby.text.devicesAbout')}</p>
      <ul className={css.list}>
        {keys.map((key) => (
          <li key={key.id}>
            <span>
              <Icon id="u-user" size={20} />
              <span className={css.what}>
                <b>{key.device ?? t('lobby.label.program')}</b>
                <small>
                  {key.current
                    ? t('lobby.label.thisDevice')
                    : t('lobby.text.lastUsed', { ago: ago(language, key.used) })}
                </small>
              </span>
            </span>
            {!key.current && (
              <button
                type="button"
                className={parts.button}
                aria-label={t('lobby.aria.dropKey', { device: key.device ?? t('lobby.label.program') })}
                onClick={() => void drop(key).catch(failed)}
              >
                {t('lobby.button.dropKey')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className={css.line}>
        <button
          type="button"
          className={parts.button}
          onClick={() => (me.login === undefined ? setLeaving(true) : void signOut().catch(failed))}
        >
          {t('lobby.button.signOut')}
        </button>
        {keys.length > 1 && (
          <button type="button" className={parts.button} onClick={() => void dropOthers().catch(failed)}>
            <Icon id="u-lock" size={20} />
            {t('lobby.button.revoke')}
          </button>
        )}
      </div>
      <Dialog open={leaving} close={() => setLeaving(false)} title={t('lobby.button.signOut')}>
        <div className={css.confirm}>
          <p>{t('lobby.text.signOutLoses')}</p>
          <button type="button" className={`${parts.button} ${parts.hot}`} onClick={() => void signOut().catch(failed)}>
            {t('lobby.button.signOutAnyway')}
          </button>
        </div>
      </Dialog>
    </section>
  );
}
