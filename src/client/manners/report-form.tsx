import { useId, useState } from 'react';
import type { Speaker } from '../../i18n/index.ts';
import { COMPLAINTS } from '../../protocol/constants.ts';
import type { RouteRequest } from '../../protocol/index.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';

const MAX_LENGTH = 1000;

type Reason = RouteRequest<'complain'>['body']['reason'];

interface ReportFormProps {
  readonly say: Speaker<'manners'>;
  /** What goes along with the report. */
  readonly about: string;
  send(report: { readonly reason: Reason; readonly text: string }): void;
}

/** A report to the operators: the reason, and details. */
export function ReportForm({ say, about, send }: ReportFormProps) {
  const id = useId();
  const [reason, setReason] = useState<Reason>('insult');
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send({ reason, text: text.trim() });
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
      <p>{about}</p>
      <button type="submit" className={parts.button} data-report>
        <Icon id="u-warning" size={20} />
        {say.t('manners.button.report')}
      </button>
    </form>
  );
}
