import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { RouteName, RouteResponse } from '../../protocol/index.ts';
import { Icon } from '../components/icon.tsx';
import { Page } from '../components/page.tsx';
import parts from '../components/parts.module.css';
import { saveFile } from '../components/save-file.ts';
import { Segments } from '../components/segments.tsx';
import { useConfirming } from '../lobby/confirm.tsx';
import { useErrorText } from '../lobby/errors.ts';
import me from '../lobby/me.module.css';
import { callApi, codeOf, savedKey } from '../net/api.ts';
import { useMessages } from '../state/messages.tsx';
import { useSubject } from '../state/use-subject.ts';
import css from './operator.module.css';

const TABS = ['reports', 'positions', 'people', 'tables', 'figures', 'log'] as const;
type Tab = (typeof TABS)[number];
type Person = RouteResponse<'ban'>['person'];
type Complaint = RouteResponse<'complaints'>['complaints'][number];
type Say = NonNullable<ReturnType<typeof useSubject<'operator'>>>;

/** The part of a report's context that is shown. */
interface Context {
  readonly title?: string;
  readonly game?: string;
  readonly status?: string;
  readonly version?: number;
  readonly line?: number;
  readonly lines?: readonly { readonly n: number; readonly name: string; readonly text: string; readonly at: number }[];
}

const JSON_TYPE = 'application/json';
const TOKEN_ITEM = 'vatra.operator';
/** Length of a ban, in days; 0: without end. */
const BAN_DAYS = [1, 7, 30, 365, 0] as const;

/** Calls a route of operators; the token, if there is one, goes with it. */
type Call = <N extends RouteName>(
  route: N,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<RouteResponse<N>>;

interface Tools {
  readonly say: Say;
  readonly call: Call;
  /** Runs an action and tells its result. */
  attempt(work: () => Promise<unknown>, done: string): void;
  /** Tells why something failed. */
  failed(this: void, error: unknown): void;
  /** Grows with every action: lists are fetched again. */
  readonly revision: number;
  time(at: number): string;
}

/** What a route answers; undefined before. */
function useAnswer<T>({ revision, failed }: Tools, load: () => Promise<T>): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    let stale = false;
    load().then((found) => {
      if (!stale) setAnswer(found);
    }, failed);
    return () => {
      stale = true;
    };
    // Fetched again after every action only.
  }, [revision]);
  return answer;
}

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

function Reports(tools: Tools) {
  const { say, call } = tools;
  const [state, setState] = useState<'open' | 'done'>('open');
  const open = useAnswer(tools, () => call('complaints', 'GET', '/complaints?state=open'));
  const closed = useAnswer(tools, () => call('complaints', 'GET', '/complaints?state=done'));
  const list = (state === 'open' ? open : closed)?.complaints;
  return (
    <section aria-label={say.t('operator.label.tab.reports')}>
      <Segments
        label={say.t('operator.label.state')}
        choices={['open', 'done'] as const}
        value={state}
        name={(one) => say.t(`operator.label.state.${one}`)}
        set={(one) => setState(one)}
      />
      {list?.length === 0 && <p>{say.t('operator.text.noReports')}</p>}
      <ul className={css.cards}>
        {list?.map((one) => (
          <Report key={one.id} complaint={one} {...tools} />
        ))}
      </ul>
    </section>
  );
}

function Report({ complaint, ...tools }: Tools & { readonly complaint: Complaint }) {
  const { say, call, attempt, time } = tools;
  const { id, at, reporterName, subject, subjectName, table, reason, text, state, note } = complaint;
  const context = complaint.context as Context;
  const [answer, setAnswer] = useState(note);
  return (
    <li data-complaint={id}>
      <header>
        <b>{subjectName}</b>
        <span>{say.lookup('operator.label.reason', reason)}</span>
        <small>{time(at)}</small>
      </header>
      <p>{say.t('operator.text.reportedBy', { name: reporterName })}</p>
      {text !== '' && <blockquote>{text}</blockquote>}
      <details>
        <summary>{say.t('operator.label.context')}</summary>
        <p>
          <Link href={`/table/${table}`}>
            {context.title === '' || context.title === undefined ? table : context.title}
          </Link>
          {` · ${context.game ?? ''} · ${context.status ?? ''} · ${context.version ?? 0}`}
        </p>
        <ol className={css.lines}>
          {(context.lines ?? []).map((line) => (
            <li key={line.n} data-meant={line.n === context.line || undefined}>
              <b>{line.name}</b> {line.text}
            </li>
          ))}
        </ol>
      </details>
      <Measures {...tools} person={{ id: subject, name: subjectName }} />
      <CloseTable {...tools} table={table} />
      <form
        className={css.inline}
        onSubmit={(event) => {
          event.preventDefault();
          const next = state === 'open' ? 'done' : 'open';
          attempt(
            () => call('decideComplaint', 'POST', `/complaints/${id}`, { state: next, note: answer }),
            say.t(`operator.text.report.${next}`),
          );
        }}
      >
        <input
          value={answer}
          maxLength={500}
          aria-label={say.t('operator.label.note')}
          placeholder={say.t('operator.label.note')}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <button type="submit" className={parts.button} data-decide>
          {say.t(state === 'open' ? 'operator.button.done' : 'operator.button.reopen')}
        </button>
      </form>
    </li>
  );
}

/** A form that opens under its button. */
function Unfold({
  name,
  icon,
  children,
}: {
  readonly name: string;
  readonly icon: string;
  readonly children: ReactNode;
}) {
  return (
    <details className={css.unfold}>
      <summary className={parts.button}>
        <Icon id={icon} size={20} />
        {name}
      </summary>
      {children}
    </details>
  );
}

interface MeasuresProps extends Tools {
  readonly person: Pick<Person, 'id' | 'name'> & Partial<Pick<Person, 'ban'>>;
}

/** What operators can do about a person: ban, lift a ban, rename. */
function Measures({ say, call, attempt, person }: MeasuresProps) {
  const [reason, setReason] = useState('');
  const [days, setDays] = useState<(typeof BAN_DAYS)[number]>(7);
  const [name, setName] = useState('');
  const path = `/people/${person.id}`;
  return (
    <div className={css.measures}>
      <Unfold name={say.t('operator.button.ban')} icon="u-lock">
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            const body = { reason: reason.trim(), ...(days > 0 && { days }) };
            attempt(
              () => call('ban', 'POST', `${path}/ban`, body),
              say.t('operator.text.banned', { name: person.name }),
            );
          }}
        >
          <input
            value={reason}
            required
            maxLength={500}
            aria-label={say.t('operator.label.banReason')}
            placeholder={say.t('operator.label.banReason')}
            onChange={({ target }) => setReason(target.value)}
          />
          <Segments
            label={say.t('operator.label.length')}
            choices={BAN_DAYS}
            value={days}
            name={(one) => (one === 0 ? say.t('operator.label.forever') : say.t('operator.label.days', { n: one }))}
            set={(one) => setDays(one)}
          />
          <button type="submit" className={`${parts.button} ${parts.hot}`} data-ban>
            {say.t('operator.button.ban')}
          </button>
        </form>
      </Unfold>
      {person.ban && (
        <button
          type="button"
          className={parts.button}
          onClick={() =>
            attempt(
              () => call('liftBan', 'DELETE', `${path}/ban`),
              say.t('operator.text.lifted', { name: person.name }),
            )
          }
          data-lift
        >
          {say.t('operator.button.lift')}
        </button>
      )}
      <Unfold name={say.t('operator.button.rename')} icon="u-user">
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            const body = { name: name.trim(), reason: reason.trim() === '' ? '—' : reason.trim() };
            attempt(
              () => call('renamePerson', 'POST', `${path}/name`, body),
              say.t('operator.text.renamed', { name: name.trim() }),
            );
          }}
        >
          <input
            value={name}
            required
            maxLength={40}
            aria-label={say.t('operator.label.newName')}
            placeholder={say.t('operator.label.newName')}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className={parts.button} data-rename>
            {say.t('operator.button.rename')}
          </button>
        </form>
      </Unfold>
    </div>
  );
}

/** Closes one table, for a reason. */
function CloseTable({ say, call, attempt, table }: Tools & { readonly table: string }) {
  const [reason, setReason] = useState('');
  return (
    <Unfold name={say.t('operator.button.closeTable')} icon="u-close">
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          attempt(
            () => call('closeTable', 'POST', `/tables/${table}/close`, { reason: reason.trim() }),
            say.t('operator.text.tableClosed'),
          );
        }}
      >
        <input
          value={reason}
          required
          maxLength={500}
          aria-label={say.t('operator.label.closeReason')}
          placeholder={say.t('operator.label.closeReason')}
          onChange={({ target }) => setReason(target.value)}
        />
        <button type="submit" className={parts.button} data-close-table>
          {say.t('operator.button.closeTable')}
        </button>
      </form>
    </Unfold>
  );
}

function Positions(tools: Tools) {
  const { say, call, time } = tools;
  const list = useAnswer(tools, () => call('mistakes', 'GET', '/mistakes'))?.mistakes;
  return (
    <section aria-label={say.t('operator.label.tab.positions')}>
      {list?.length === 0 && <p>{say.t('operator.text.noPositions')}</p>}
      <ul className={css.cards}>
        {list?.map(({ id, at, game, rules, text, position, journal }) => (
          <li key={id}>
            <header>
              <b>{`${game} ${rules}`}</b>
              <small>{time(at)}</small>
            </header>
            <blockquote>{text}</blockquote>
            <div className={css.measures}>
              <button
                type="button"
                className={parts.button}
                onClick={() =>
                  saveFile(`${game}-${id}-position.json`, JSON.stringify(position, undefined, 2), JSON_TYPE)
                }
              >
                {say.t('operator.button.position')}
              </button>
              {journal !== undefined && (
                <button
                  type="button"
                  className={parts.button}
                  onClick={() => saveFile(`${game}-${id}.json`, JSON.stringify(journal), JSON_TYPE)}
                >
                  {say.t('operator.button.journal')}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function People(tools: Tools) {
  const { say, call, time, revision } = tools;
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Person[]>();
  const find = async (): Promise<void> => {
    if (text.trim() === '') return;
    setFound((await call('findPeople', 'GET', `/people?text=${encodeURIComponent(text.trim())}`)).people);
  };
  useEffect(() => {
    find().catch(() => {});
    // Fetched again after every action.
  }, [revision]);
  return (
    <section aria-label={say.t('operator.label.tab.people')}>
      <form
        className={me.line}
        onSubmit={(event) => {
          event.preventDefault();
          find().catch(tools.failed);
        }}
      >
        <input
          type="search"
          value={text}
          maxLength={60}
          aria-label={say.t('operator.label.search')}
          placeholder={say.t('operator.label.search')}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className={parts.button} data-find>
          <Icon id="u-search" size={20} />
          {say.t('operator.button.find')}
        </button>
      </form>
      {found?.length === 0 && <p>{say.t('operator.text.nobody')}</p>}
      <ul className={css.cards}>
        {found?.map((person) => (
          <li key={person.id} data-person={person.id}>
            <header>
              <b>{person.name}</b>
              {person.login !== undefined && <span>{person.login}</span>}
              <small>{say.t('operator.label.seen', { time: time(person.seen) })}</small>
            </header>
            {person.ban && (
              <p className={css.fault}>
                {person.ban.until === undefined
                  ? say.t('operator.text.bannedForever', { reason: person.ban.reason })
                  : say.t('operator.text.bannedUntil', { reason: person.ban.reason, time: time(person.ban.until) })}
              </p>
            )}
            <Measures {...tools} person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tables(tools: Tools) {
  const { say } = tools;
  const [link, setLink] = useState('');
  const table = /([A-Za-z0-9_-]{16})\/?$/.exec(link.trim())?.[1];
  return (
    <section aria-label={say.t('operator.label.tab.tables')}>
      <div className={me.line}>
        <input
          value={link}
          maxLength={200}
          aria-label={say.t('operator.label.table')}
          placeholder={say.t('operator.label.table')}
          onChange={({ target }) => setLink(target.value)}
        />
      </div>
      {table !== undefined && <CloseTable key={table} {...tools} table={table} />}
    </section>
  );
}

function Figures(tools: Tools) {
  const { say, call } = tools;
  const { number } = useMessages();
  const list = useAnswer(tools, () => call('figures', 'GET', '/figures'))?.figures;
  return (
    <dl className={css.figures}>
      {list?.map(({ name, value }) => (
        <div key={name}>
          <dt>{say.lookup('operator.label.figure', name)}</dt>
          <dd>{number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Log(tools: Tools) {
  const { say, call, time } = tools;
  const list = useAnswer(tools, () => call('operatorLog', 'GET', '/log'))?.log;
  return (
    <section aria-label={say.t('operator.label.tab.log')}>
      {list?.length === 0 && <p>{say.t('operator.text.noLog')}</p>}
      <ul className={css.log}>
        {list?.map(({ at, operator, action, subject, detail }) => (
          <li key={`${at} ${subject} ${action}`}>
            <small>{time(at)}</small>
            <b>{say.lookup('operator.label.action', action)}</b>
            <span>{operator}</span>
            <code>{`${subject} ${detail}`}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
