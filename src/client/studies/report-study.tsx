import { useState } from 'react';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { useErrorText } from '../lobby/errors.ts';
import manners from '../manners/manners.module.css';
import { ReportForm } from '../manners/report-form.tsx';
import { callApi, codeOf } from '../net/api.ts';
import { useSubject } from '../state/use-subject.ts';
import css from './studies.module.css';

/** Reports a study of somebody else to the operators. */
export function ReportStudy({ study }: { readonly study: string }) {
  const say = useSubject('manners');
  const errorText = useErrorText();
  const [isDone, setDone] = useState(false);
  const [errorCode, setErrorCode] = useState<string>();
  if (!say) return null;
  if (isDone)
    return (
      <p className={manners.done} role="status">
        <Icon id="u-check" size={20} />
        {say.t('manners.text.done.report')}
      </p>
    );
  return (
    <details className={css.report}>
      <summary className={parts.button}>
        <Icon id="u-warning" size={18} />
        {say.t('manners.button.report')}
      </summary>
      <div className={manners.person}>
        {errorCode !== undefined && (
          <p className={manners.fault} role="alert">
            {errorText(errorCode)}
          </p>
        )}
        <ReportForm
          say={say}
          about={say.t('manners.text.reportStudyAbout')}
          send={(body) =>
            void callApi('reportStudy', 'POST', `/studies/${study}/report`, { body }).then(
              () => setDone(true),
              (error: unknown) => setErrorCode(codeOf(error)),
            )
          }
        />
      </div>
    </details>
  );
}
