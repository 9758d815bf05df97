import { useEffect, useState } from 'react';
import type { RouteResponse } from '../../protocol/index.ts';
import { callApi } from '../net/api.ts';
import { ago } from '../components/ago.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useMessages } from '../state/messages.tsx';
import type { Personal } from './personal.ts';
import css from './me.module.css';
import { hasPasskeys, makePasskey } from './webauthn.ts';

type Passkey = RouteResponse<'passkeys'>['passkeys'][number];

const MAX_NAME_LENGTH = 40;

/** One's passkeys, each with its name and the ways to change or remove it. */
export function PasskeyList({ revision, confirming, succeeded, failed }: Personal) {
  const { t } = useMessages();
  const [list, setList] = useState<readonly Passkey[]>();
  useEffect(() => {
    let stale = false;
    callApi('passkeys', 'GET', '/me/passkeys').then(
      ({ passkeys }) => {
        if (!stale) setList(passkeys);
      },
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [revision]);
  if (!list) return null;
  const add = async (): Promise<void> => {
    const made = await confirming.run(() => makePasskey(() => callApi('passkeyOffer', 'POST', '/me/passkeys/offer')));
    if (made === undefined) return;
    await callApi('addPasskey', 'POST', '/me/passkeys', { body: { response: made } });
    succeeded(t('lobby.text.passkeyMade'));
  };
  const drop = async ({ id, name }: Passkey): Promise<void> => {
    const done = await confirming.run(() => callApi('dropPasskey', 'DELETE', `/me/passkeys/${id}`));
    if (done) succeeded(t('lobby.text.passkeyDropped', { name: name || t('lobby.label.passkey') }));
  };
  const rename = async ({ id }: Passkey, name: string): Promise<void> => {
    await callApi('renamePasskey', 'PATCH', `/me/passkeys/${id}`, { body: { name } });
    succeeded(t('lobby.text.passkeyNamed', { name }));
  };
  return (
    <>
      <h3>{t('lobby.label.passkeys')}</h3>
      <p>{t(list.length > 0 ? 'lobby.text.passkeysAbout' : 'lobby.text.noPasskeys')}</p>
      {list.length > 0 && (
        <ul className={css.list}>
          {list.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              drop={() => void drop(passkey).catch(failed)}
              rename={(name) => rename(passkey, name).catch(failed)}
            />
          ))}
        </ul>
      )}
      {hasPasskeys() && (
        <button type="button" className={parts.button} onClick={() => void add().catch(failed)}>
          <Icon id="u-lock" size={20} />
          {t('lobby.button.makePasskey')}
        </button>
      )}
    </>
  );
}

interface RowProps {
  readonly passkey: Passkey;
  drop(): void;
  rename(name: string): Promise<void>;
}

function PasskeyRow({ passkey, drop, rename }: RowProps) {
  const { t, language } = useMessages();
  const [draft, setDraft] = useState<string>();
  const name = passkey.name || t('lobby.label.passkey');
  if (draft !== undefined)
    return (
      <li>
        <form
          className={css.line}
          onSubmit={(event) => {
            event.preventDefault();
            void rename(draft.trim()).then(() => setDraft(undefined));
          }}
        >
          <input
            value={draft}
            maxLength={MAX_NAME_LENGTH}
            required
            aria-label={t('lobby.label.passkeyName')}
            onChange={({ target }) => setDraft(target.value)}
          />
          <button type="submit" className={parts.button}>
            {t('lobby.button.keepName')}
          </button>
        </form>
      </li>
    );
  return (
    <li>
      <span>
        <Icon id="u-lock" size={20} />
        <span className={css.what}>
          <b>{name}</b>
          <small>
            {passkey.used === undefined
              ? t('lobby.text.madeUnused', { ago: ago(language, passkey.created) })
              : t('lobby.text.madeUsed', { ago: ago(language, passkey.created), used: ago(language, passkey.used) })}
          </small>
        </span>
      </span>
      <button
        type="button"
        className={parts.button}
        aria-label={t('lobby.aria.renamePasskey', { name })}
        onClick={() => setDraft(passkey.name)}
      >
        {t('lobby.button.rename')}
      </button>
      <button type="button" className={parts.button} aria-label={t('lobby.aria.dropPasskey', { name })} onClick={drop}>
        {t('lobby.button.dropNotice')}
      </button>
    </li>
  );
}
