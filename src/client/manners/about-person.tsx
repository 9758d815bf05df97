import { useState } from 'react';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useErrorText } from '../lobby/errors.ts';
import { callApi, codeOf } from '../net/api.ts';
import { useSubject } from '../state/use-subject.ts';
import css from './manners.module.css';
import { ReportForm } from './report-form.tsx';

interface AboutPersonProps {
  readonly table: string;
  /** Whom it is about: the author of a line, or the person in a seat. */
  readonly whom: { readonly line: number } | { readonly seat: number };
  readonly name: string;
  /** Called when the person was muted or blocked. */
  hide?(): void;
}

/** Mutes, blocks or reports another person. */
export function AboutPerson({ table, whom, name, hide }: AboutPersonProps) {
  const say = useSubject('manners');
  const errorText = useErrorText();
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
      <ReportForm
        say={say}
        about={say.t('manners.text.reportAbout')}
        send={(body) =>
          report(
            callApi('complain', 'POST', '/complaints', { body: { table, ...whom, ...body } }),
            say.t('manners.text.done.report'),
          )
        }
      />
    </div>
  );
}
