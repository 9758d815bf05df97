import { useId, useState } from 'react';
import type { Speaker } from '../../i18n/index.ts';
import type { Journal } from '../../kernel/referee/index.ts';
import { callApi } from '../net/api.ts';
import { Dialog } from '../components/dialog.tsx';
import parts from '../components/parts.module.css';
import type { EditorContext } from './editor-context.ts';
import css from './editor.module.css';
import { saveFile } from './sharing.tsx';

interface ReportProps {
  readonly open: boolean;
  readonly tools: EditorContext;
  readonly say: Speaker<'editor'>;
  readonly journal: Journal | undefined;
  position(): unknown;
  close(): void;
}

/** The dialog that reports a bug in this position to the server's operators. */
export function ReportDialog(props: ReportProps) {
  const { open, close, say } = props;
  return (
    <Dialog open={open} close={close} title={say.t('editor.button.report')}>
      <Report {...props} />
    </Dialog>
  );
}

const MAX_LENGTH = 4000;

function Report({ tools, say, journal, position }: ReportProps) {
  const field = useId();
  const [text, setText] = useState('');
  const [done, setDone] = useState<'sent' | 'saved'>();

  /** Sends the report to the server; saves it as a file if the server does not answer. */
  async function send(): Promise<void> {
    const report = {
      game: tools.id,
      rules: tools.game.version,
      text: text.trim(),
      position: position() as object,
      ...(journal && { journal }),
    };
    try {
      await callApi('newReport', 'POST', '/reports', { body: report });
      setDone('sent');
    } catch {
      saveFile(`vatra-${tools.id}-report.json`, `${JSON.stringify(report, undefined, 1)}\n`);
      setDone('saved');
    }
  }

  return (
    <form
      className={css.dialog}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{say.t('editor.text.report')}</p>
      <label htmlFor={field}>{say.t('editor.label.reportText')}</label>
      <textarea
        id={field}
        className={css.text}
        value={text}
        maxLength={MAX_LENGTH}
        rows={6}
        required
        onChange={({ target }) => setText(target.value)}
      />
      <p className={css.hint}>{say.t(journal ? 'editor.label.withJournal' : 'editor.label.withoutJournal')}</p>
      <button
        type="submit"
        className={`${parts.button} ${parts.hot}`}
        disabled={text.trim() === '' || done !== undefined}
      >
        {say.t('editor.button.send')}
      </button>
      <p role="status">{done && say.t(`editor.label.${done}`)}</p>
    </form>
  );
}
