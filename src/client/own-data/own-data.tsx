import { useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { saveFile } from '../components/save-file.ts';
import type { Personal } from '../lobby/personal.ts';
import css from '../lobby/me.module.css';
import { callApi, saveKey } from '../net/api.ts';
import { forgetAccess } from '../net/table-access.ts';
import { useMessages } from '../state/messages.tsx';

/** Everything that the server stores about a person: to download, and to delete. */
export function OwnData({ confirming, succeeded, failed }: Personal) {
  const { t } = useMessages();
  const [deleting, setDeleting] = useState(false);
  const [isSure, setSure] = useState(false);
  const download = async (): Promise<void> => {
    const data = await confirming.run(() => callApi('exportMe', 'GET', '/me/export'));
    if (data === undefined) return;
    saveFile('vatra-my-data.json', `${JSON.stringify(data, undefined, 1)}\n`, 'application/json');
    succeeded(t('lobby.text.exported'));
  };
  const erase = async (): Promise<void> => {
    setDeleting(false);
    const done = await confirming.run(() => callApi('deleteMe', 'DELETE', '/me', { body: { sure: true } }));
    if (!done) return;
    saveKey(undefined);
    forgetAccess();
    succeeded(t('lobby.text.erased'));
  };
  return (
    <section data-own-data>
      <h2>{t('lobby.label.ownData')}</h2>
      <p>{t('lobby.text.ownDataAbout')}</p>
      <div className={css.line}>
        <button type="button" className={parts.button} onClick={() => void download().catch(failed)} data-export>
          <Icon id="u-log" size={20} />
          {t('lobby.button.export')}
        </button>
        <button
          type="button"
          className={parts.button}
          onClick={() => {
            setSure(false);
            setDeleting(true);
          }}
          data-erase
        >
          <Icon id="u-warning" size={20} />
          {t('lobby.button.erase')}
        </button>
      </div>
      <Dialog open={deleting} close={() => setDeleting(false)} title={t('lobby.label.erase')}>
        <div className={css.confirm}>
          <p>{t('lobby.text.eraseAbout')}</p>
          <p>{t('lobby.text.eraseTables')}</p>
          <label className={css.sure}>
            <input type="checkbox" checked={isSure} onChange={({ target }) => setSure(target.checked)} data-sure />
            <span>{t('lobby.label.eraseSure')}</span>
          </label>
          <div className={css.line}>
            <button
              type="button"
              className={parts.button}
              aria-disabled={!isSure}
              onClick={() => {
                if (isSure) void erase().catch(failed);
              }}
              data-erase-now
            >
              {t('lobby.button.eraseNow')}
            </button>
            <button type="button" className={parts.button} onClick={() => setDeleting(false)}>
              {t('lobby.button.keepAccount')}
            </button>
          </div>
        </div>
      </Dialog>
    </section>
  );
}
