import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { RouteResponse } from '../../protocol/index.ts';
import { ensureVisitor, codeOf, saveKey, callApi, savedKey } from '../net/api.ts';
import { Page } from '../components/page.tsx';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { currentName, usePrefs } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import { Account, NewAccount, SignIn } from './account.tsx';
import type { FormStatus } from './personal.ts';
import { useConfirming } from './confirm.tsx';
import { Devices } from './devices.tsx';
import { useErrorText } from './errors.ts';
import { LinkBox } from './invite.tsx';
import css from './me.module.css';
import { Blocks } from '../manners/blocks.tsx';
import { PauseSettings } from '../manners/pauses.tsx';
import { NoticeSettings } from './notices.tsx';
import { OwnData } from '../own-data/own-data.tsx';
import { resetInAddress, ResetForm } from './password.tsx';
import { pageAddress } from '../net/address.ts';

const MAX_NAME_LENGTH = 24;
const MINUTE_MS = 60_000;

/** The device code in the address, which is removed from it; empty without one. */
function codeInAddress(): string {
  const code = new URLSearchParams(location.hash.replace(/^#/, '')).get('code');
  if (code === null || !/^[\w-]{8,64}$/.test(code)) return '';
  history.replaceState(history.state, '', location.pathname);
  return code;
}

/** One's name, and the ways to go on with another device. */
export function MePage() {
  const { t } = useMessages();
  const errorText = useErrorText();
  const [errorCode, setErrorCode] = useState<string>();
  const [done, setDone] = useState<string>();
  const [revision, setRevision] = useState(0);
  const [reset, setReset] = useState(resetInAddress);
  const me = useMe(revision);
  const confirming = useConfirming(me);
  const known = savedKey() !== undefined;
  const failed = (error: unknown): void => {
    setDone(undefined);
    setErrorCode(codeOf(error));
    // Reload: an invalid key removes everything shown here.
    setRevision((before) => before + 1);
  };
  const succeeded = (what: string): void => {
    setErrorCode(undefined);
    setDone(what);
    setRevision((before) => before + 1);
  };
  const personal = me && { me, revision, confirming, succeeded, failed };
  return (
    <Page title={t('lobby.label.me')}>
      <div className={css.me}>
        <h1>{t('lobby.label.me')}</h1>
        <p>{t('lobby.text.meAbout')}</p>
        {done !== undefined && (
          <p className={css.done} role="status">
            <Icon id="u-check" size={20} />
            {done}
          </p>
        )}
        {errorCode !== undefined && (
          <p className={css.fault} role="alert">
            <Icon id="u-warning" size={20} />
            {errorText(errorCode)}
          </p>
        )}
        {reset !== '' && <ResetForm token={reset} done={() => setReset('')} succeeded={succeeded} failed={failed} />}
        {me?.login === undefined && <NewAccount hasKey={known} succeeded={succeeded} failed={failed} />}
        <NameForm succeeded={succeeded} failed={failed} />
        {known && personal && me.login !== undefined && <Account {...personal} />}
        {known && <DeviceCode failed={failed} />}
        {known && personal && <Devices {...personal} />}
        {known && <NoticeSettings page={revision} succeeded={succeeded} failed={failed} />}
        {known && <PauseSettings revision={revision} succeeded={succeeded} failed={failed} />}
        {known && <Blocks revision={revision} succeeded={succeeded} failed={failed} />}
        <ClaimForm succeeded={succeeded} failed={failed} />
        {me?.login !== undefined && <SignIn succeeded={succeeded} failed={failed} />}
        {known && personal && <OwnData {...personal} />}
        {confirming.dialog}
      </div>
    </Page>
  );
}

/** The visitor's account data; undefined without a visitor or without an answer. */
function useMe(revision: number): RouteResponse<'me'> | undefined {
  const [me, setMe] = useState<RouteResponse<'me'>>();
  useEffect(() => {
    if (savedKey() === undefined) return setMe(undefined);
    let stale = false;
    callApi('me', 'GET', '/me').then(
      (found) => {
        if (!stale) setMe(found);
      },
      () => {
        if (!stale) setMe(undefined);
      },
    );
    return () => {
      stale = true;
    };
  }, [revision]);
  return me;
}

function NameForm({ succeeded, failed }: FormStatus) {
  const { t } = useMessages();
  const { name, set } = usePrefs();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const typed = currentName();
        if (typed === '') return;
        ensureVisitor(typed).then(() => succeeded(t('lobby.text.named', { name: typed })), failed);
      }}
    >
      <h2>{t('lobby.label.yourName')}</h2>
      <p>{t('lobby.text.nameAbout')}</p>
      <div className={css.line}>
        <input
          value={name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="nickname"
          aria-label={t('lobby.label.yourName')}
          placeholder={t('lobby.label.guest')}
          onChange={({ target }) => set({ name: target.value })}
        />
        <button type="submit" className={parts.button}>
          {t('lobby.button.keepName')}
        </button>
      </div>
    </form>
  );
}

/** A code and a link that make another device the same person. */
function DeviceCode({ failed }: Pick<FormStatus, 'failed'>) {
  const { t } = useMessages();
  const [code, setCode] = useState<{ readonly code: string; readonly until: number }>();
  return (
    <section>
      <h2>{t('lobby.label.otherDevice')}</h2>
      <p>{t('lobby.text.otherDeviceAbout')}</p>
      {code === undefined ? (
        <button
          type="button"
          className={`${parts.button} ${parts.hot}`}
          onClick={() => void callApi('code', 'POST', '/me/code').then(setCode, failed)}
          data-code
        >
          <Icon id="u-link" size={20} />
          {t('lobby.button.makeCode')}
        </button>
      ) : (
        <>
          <p className={css.code} aria-label={t('lobby.label.code')}>
            {code.code}
          </p>
          <LinkBox link={pageAddress(`/me#code=${code.code}`)} label={t('lobby.label.deviceLink')} />
          <p>{t('lobby.text.codeUntil', { n: Math.max(1, Math.round((code.until - Date.now()) / MINUTE_MS)) })}</p>
        </>
      )}
    </section>
  );
}

/** Takes over from another device with its code. */
function ClaimForm({ succeeded, failed }: FormStatus) {
  const { t } = useMessages();
  const set = usePrefs((prefs) => prefs.set);
  const [, go] = useLocation();
  const [code, setCode] = useState(codeInAddress);
  const [fromLink] = useState(code !== '');
  async function claim(): Promise<void> {
    const { key, name } = await callApi('claim', 'POST', '/visitors/claim', { body: { code: code.trim() } });
    saveKey(key);
    set({ name: name.slice(0, MAX_NAME_LENGTH) });
    succeeded(t('lobby.text.claimed', { name }));
    go('/');
  }
  useEffect(() => {
    if (fromLink) document.querySelector<HTMLButtonElement>('[data-claim]')?.focus();
  }, [fromLink]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') claim().catch(failed);
      }}
    >
      <h2>{t('lobby.label.come')}</h2>
      <p>{t('lobby.text.comeAbout')}</p>
      <div className={css.line}>
        <input
          value={code}
          maxLength={64}
          autoComplete="one-time-code"
          spellCheck={false}
          aria-label={t('lobby.label.code')}
          onChange={({ target }) => setCode(target.value)}
        />
        <button type="submit" className={`${parts.button} ${fromLink ? parts.hot : ''}`} data-claim>
          {t('lobby.button.claim')}
        </button>
      </div>
    </form>
  );
}
