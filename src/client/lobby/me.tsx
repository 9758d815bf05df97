import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { RouteResponse } from '../../protocol/index.ts';
import { ensureVisitor, codeOf, keepKey, callApi, savedKey } from '../net/api.ts';
import { Page } from '../components/page.tsx';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { usePrefs } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import { Account, SignIn } from './account.tsx';
import type { FormStatus } from './personal.ts';
import { useConfirming } from './confirm.tsx';
import { Devices } from './devices.tsx';
import { useErrorText } from './errors.ts';
import { LinkBox } from './invite.tsx';
import css from './me.module.css';
import { NoticeSettings } from './notices.tsx';
import { resetInAddress, ResetForm } from './password.tsx';

const LONGEST_NAME = 24;
const MINUTE = 60_000;

/** The code that the address carries, taken out of sight. */
function codeInAddress(): string {
  const code = new URLSearchParams(location.hash.replace(/^#/, '')).get('code');
  if (code === null || !/^[\w-]{8,64}$/.test(code)) return '';
  history.replaceState(history.state, '', location.pathname);
  return code;
}

/** One's name, and the ways to go on with another device. */
export function MePage() {
  const { t } = useMessages();
  const faults = useErrorText();
  const [fault, setFault] = useState<string>();
  const [done, setDone] = useState<string>();
  const [turn, setTurn] = useState(0);
  const [reset, setReset] = useState(resetInAddress);
  const me = useMe(turn);
  const confirming = useConfirming(me);
  const known = savedKey() !== undefined;
  const failed = (error: unknown): void => {
    setDone(undefined);
    setFault(codeOf(error));
    // A key that ended takes everything with it that was shown here.
    setTurn((before) => before + 1);
  };
  const succeeded = (what: string): void => {
    setFault(undefined);
    setDone(what);
    setTurn((before) => before + 1);
  };
  const personal = me && { me, turn, confirming, succeeded, failed };
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
        {fault !== undefined && (
          <p className={css.fault} role="alert">
            <Icon id="u-warning" size={20} />
            {faults(fault)}
          </p>
        )}
        {reset !== '' && <ResetForm token={reset} done={() => setReset('')} succeeded={succeeded} failed={failed} />}
        <NameForm succeeded={succeeded} failed={failed} />
        {known && <Leave failed={failed} />}
        {known && personal && <Devices {...personal} />}
        {known && <NoticeSettings page={turn} succeeded={succeeded} failed={failed} />}
        {known && personal && <Account {...personal} />}
        <Come succeeded={succeeded} failed={failed} />
        <SignIn succeeded={succeeded} failed={failed} />
        {confirming.dialog}
      </div>
    </Page>
  );
}

/** What the server knows of the person of this browser; undefined: nobody, or nobody answers. */
function useMe(turn: number): RouteResponse<'me'> | undefined {
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
  }, [turn]);
  return me;
}

function NameForm({ succeeded, failed }: FormStatus) {
  const { t } = useMessages();
  const { name, set } = usePrefs();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        ensureVisitor(name.trim()).then(() => succeeded(t('lobby.text.named', { name: name.trim() })), failed);
      }}
    >
      <h2>{t('lobby.label.yourName')}</h2>
      <p>{t('lobby.text.nameAbout')}</p>
      <div className={css.line}>
        <input
          value={name}
          maxLength={LONGEST_NAME}
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
function Leave({ failed }: Pick<FormStatus, 'failed'>) {
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
          <LinkBox link={`${location.origin}/me#code=${code.code}`} label={t('lobby.label.deviceLink')} />
          <p>{t('lobby.text.codeUntil', { n: Math.max(1, Math.round((code.until - Date.now()) / MINUTE)) })}</p>
        </>
      )}
    </section>
  );
}

/** Takes over from another device with its code. */
function Come({ succeeded, failed }: FormStatus) {
  const { t } = useMessages();
  const set = usePrefs((prefs) => prefs.set);
  const [, go] = useLocation();
  const [code, setCode] = useState(codeInAddress);
  const [fromLink] = useState(code !== '');
  async function claim(): Promise<void> {
    const { key, name } = await callApi('claim', 'POST', '/visitors/claim', { body: { code: code.trim() } });
    keepKey(key);
    set({ name: name.slice(0, LONGEST_NAME) });
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
