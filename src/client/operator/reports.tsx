import { useState } from 'react';
import { Link } from 'wouter';
import type { RouteResponse } from '../../protocol/index.ts';
import parts from '../components/parts.module.css';
import { Segments } from '../components/segments.tsx';
import { useTitles } from '../registry/titles.ts';
import { CloseTable, Measures, RemoveStudy } from './measures.tsx';
import css from './operator.module.css';
import { type Tools, useAnswer } from './tools.ts';

type Complaint = RouteResponse<'complaints'>['complaints'][number];

/** The part of a report's context that is shown. */
interface Context {
  /** The study that was reported. */
  readonly study?: string;
  readonly title?: string;
  readonly game?: string;
  readonly status?: string;
  readonly version?: number;
  readonly line?: number;
  readonly lines?: readonly { readonly n: number; readonly name: string; readonly text: string; readonly at: number }[];
}

/** Reports of people, open or closed. */
export function Reports(tools: Tools) {
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
  const title = useTitles();
  const { game, status, version } = context;
  const facts = [
    game === undefined ? undefined : title(game),
    status === undefined ? undefined : say.lookup('operator.label.tableStatus', status),
    version === undefined ? undefined : say.t('operator.label.steps', { n: version }),
  ];
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
        <summary>
          {say.t(context.study === undefined ? 'operator.label.context' : 'operator.label.studyContext')}
        </summary>
        <p>
          <Link href={context.study === undefined ? `/table/${table}` : `/study/${context.study}`}>
            {context.title === '' || context.title === undefined ? table : context.title}
          </Link>
          {facts.map((each) => each !== undefined && ` · ${each}`)}
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
      {context.study === undefined ? (
        <CloseTable {...tools} table={table} />
      ) : (
        <RemoveStudy {...tools} study={context.study} />
      )}
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
