import { useEffect, useState } from 'react';
import type { RouteResponse } from '../../protocol/index.ts';
import { Icon } from '../components/icon.tsx';
import { Page } from '../components/page.tsx';
import parts from '../components/parts.module.css';
import { Segments } from '../components/segments.tsx';
import { useConfirming } from '../lobby/confirm.tsx';
import { useErrorText } from '../lobby/errors.ts';
import me from '../lobby/me.module.css';
import { callApi, codeOf, savedKey } from '../net/api.ts';
import { useMessages } from '../state/messages.tsx';
import { useSubject } from '../state/use-subject.ts';
import css from './operator.module.css';
import { People, Tables } from './people.tsx';
import { Figures, Log, Positions } from './records.tsx';
import { Reports } from './reports.tsx';
import type { Call, Tools } from './tools.ts';

const TABS = ['reports', 'positions', 'people', 'tables', 'figures', 'log'] as const;
type Tab = (typeof TABS)[number];
const TOKEN_ITEM = 'vatra.operator';

/** The page of the operators: reports, positions, people, tables, figures, log. */
export function OperatorPage() {
  const { language } = useMessages();
  const say = useSubject('operator');
  const errorText = useErrorText();
  const [token, setToken] = useState(() => sessionStorage.getItem(TOKEN_ITEM) ?? '');
  const [operator, setOperator] = useState<string>();
  const [tab, setTab] = useState<Tab>('reports');
  const [revision, setRevision] = useState(0);
  const [done, setDone] = useState<string>();
  const [errorCode, setErrorCode] = useState<string>();
  const [account, setAccount] = useState<RouteResponse<'me'>>();
  const confirming = useConfirming(account);
  useEffect(() => {
    if (savedKey() !== undefined) callApi('me', 'GET', '/me').then(setAccount, () => {});
  }, []);
  const call: Call = async (route, method, path, body) => {
    const result = await confirming.run(() =>
      callApi(route, method, `/operator${path}`, { ...(body && { body }), ...(token !== '' && { operator: token }) }),
    );
    if (result === undefined) throw new Error('not confirmed');
    return result;
  };
  if (!say) return null;
  const failed = (error: unknown): void => {
    setDone(undefined);
    setErrorCode(codeOf(error));
  };
  const attempt = (work: () => Promise<unknown>, what: string): void => {
    work().then(() => {
      setErrorCode(undefined);
      setDone(what);
      setRevision((before) => before + 1);
    }, failed);
  };
  const enter = async (): Promise<void> => {
    try {
      const found = await call('figures', 'GET', '/figures');
      if (token !== '') sessionStorage.setItem(TOKEN_ITEM, token);
      setErrorCode(undefined);
      setOperator(found.operator);
    } catch (error) {
      setErrorCode(codeOf(error));
    }
  };
  const leave = (): void => {
    sessionStorage.removeItem(TOKEN_ITEM);
    setToken('');
    setOperator(undefined);
    setDone(undefined);
  };
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  const tools: Tools = { say, call, attempt, failed, revision, time: (at) => format.format(at) };
  return (
    <Page title={say.t('operator.label.page')}>
      <div className={css.page} data-operator={operator}>
        <h1>{say.t('operator.label.page')}</h1>
        {done !== undefined && done !== '' && (
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
        {operator === undefined ? (
          <form
            className={css.enter}
            onSubmit={(event) => {
              event.preventDefault();
              void enter();
            }}
          >
            <p>{say.t('operator.text.enter')}</p>
            <div className={me.line}>
              <input
                type="password"
                value={token}
                maxLength={200}
                autoComplete="off"
                aria-label={say.t('operator.label.token')}
                placeholder={say.t('operator.label.token')}
                onChange={({ target }) => setToken(target.value)}
              />
              <button
                type="submit"
                className={`${parts.button} ${parts.hot}`}
                disabled={token === '' && savedKey() === undefined}
              >
                {say.t(token === '' ? 'operator.button.account' : 'operator.button.enter')}
              </button>
            </div>
          </form>
        ) : (
          <>
            <div className={css.bar}>
              <Segments
                label={say.t('operator.label.page')}
                choices={TABS}
                value={tab}
                name={(one) => say.t(`operator.label.tab.${one}`)}
                set={(one) => setTab(one)}
              />
              <button type="button" className={parts.button} onClick={leave}>
                {say.t('operator.button.leave')}
              </button>
            </div>
            {tab === 'reports' && <Reports {...tools} />}
            {tab === 'positions' && <Positions {...tools} />}
            {tab === 'people' && <People {...tools} />}
            {tab === 'tables' && <Tables {...tools} />}
            {tab === 'figures' && <Figures {...tools} />}
            {tab === 'log' && <Log {...tools} />}
          </>
        )}
        {confirming.dialog}
      </div>
    </Page>
  );
}
