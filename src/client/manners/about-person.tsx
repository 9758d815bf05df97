import { useId, useState } from 'react';
import { COMPLAINTS } from '../../protocol/constants.ts';
import type { RouteRequest } from '../../protocol/index.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useErrorText } from '../lobby/errors.ts';
import { callApi, codeOf } from '../net/api.ts';
import { useSubject } from '../state/use-subject.ts';
import css from './manners.module.css';

const MAX_LENGTH = 1000;

type Reason = RouteRequest<'complain'>['body']['reason'];

interface AboutPersonProps {
  readonly table: string;
  /** Whom it is about: the author of a line, or the person in a seat. */
  readonly whom: { readonly line: number } | { readonly seat: number };
  readonly name: string;
  /** Called when the person was muted or blocked. */
  hide?(): void;
}

/** What one can do about another person: not read them, not meet them, report them to the operators. */
export function AboutPerson({ table, whom, name, hide }: AboutPersonProps) {
  const say = useSubject('manners');
  const errorText = useErrorText();
  const id = useId();
  const [reason, setReason] = useState<Reason>('insult');
  const [text, setText] = useState('');
  const [done, setDone] = useState<string>();
  const [errorCode, setErrorCode] = useState<string>();
  if (!say) return null;
  const report = (work: Promise<unknown>, what: string): void => {
    work.then(
      () => {
        setErrorCode(undefined);
        setDone(what);
      },
      (error: unknown) => {
        setDone(undefined);
        setErrorCode(codeOf(error));
      },
    );
  };
  const block = (how: 'mute' | 'block'): void => {
    const call = callApi('addBlock', 'POST', '/me/blocks', { body: { table, ...whom, how } });
    report(call, say.t(`manners.text.done.${how}`, { name }));
    void call.then(hide, () => {});
  };
  return (
    <div className={css.person} data-about-person>
      {done !== undefined && (
        <p className={css.done} role="status">
          <Icon id="u-check" size={20} />
          {done}
        </p>
      )}
      {errorCode !== undefined && (
        <p className={css.fault} role="alert">
          {errorText(errorCode)}
        </p>
      )}
      <div className={css.row}>
        <button type="button" className={parts.button} onClick={() => block('mute')} data-how="mute">
          <Icon id="u-eye-off" size={20} />
          {say.t('manners.button.mute')}
        </button>
        <button type="button" className={parts.button} onClick={() => block('block')} data-how="block">
          <Icon id="u-lock" size={20} />
          {say.t('manners.button.block')}
        </button>
      </div>
      <p>{say.t('manners.text.muteBlock')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const body = { table, ...whom, reason, text: text.trim() };
          report(callApi('complain', 'POST', '/complaints', { body }), say.t('manners.text.done.report'));
          setText('');
        }}
      >
        <label htmlFor={`${id}reason`}>{say.t('manners.label.reason')}</label>
        <select id={`${id}reason`} value={reason} onChange={({ target }) => setReason(target.value as Reason)}>
          {COMPLAINTS.map((one) => (
            <option key={one} value={one}>
              {say.t(`manners.choice.reason.${one}`)}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}text`}>{say.t('manners.label.details')}</label>
        <textarea
          id={`${id}text`}
          rows={3}
          value={text}
          maxLength={MAX_LENGTH}
          onChange={({ target }) => setText(target.value)}
        />
        <p>{say.t('manners.text.reportAbout')}</p>
        <button type="submit" className={parts.button} data-report>
          <Icon id="u-warning" size={20} />
          {say.t('manners.button.report')}
        </button>
      </form>
    </div>
  );
}
