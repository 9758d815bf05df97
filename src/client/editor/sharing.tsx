import { useEffect, useId, useState } from 'react';
import type { Speaker } from '../../i18n/index.ts';
import { Dialog } from '../components/dialog.tsx';
import parts from '../components/parts.module.css';
import type { GameId } from '../../law/index.ts';
import css from './editor.module.css';
import { toFragment } from './share.ts';
import { pageAddress } from '../net/address.ts';

/** Downloads a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

interface ShareProps {
  readonly open: boolean;
  readonly id: GameId;
  readonly say: Speaker<'editor'>;
  position(): unknown;
  close(): void;
}

/** The dialog with a link to the position. The position is in the fragment, which browsers do not send. */
export function ShareDialog(props: ShareProps) {
  const { open, close, say } = props;
  return (
    <Dialog open={open} close={close} title={say.t('editor.button.share')}>
      <Share {...props} />
    </Dialog>
  );
}

function Share({ id, say, position }: ShareProps) {
  const field = useId();
  const [link, setLink] = useState<string | undefined>('');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    void toFragment(position()).then((fragment) =>
      setLink(fragment === undefined ? undefined : pageAddress(`/editor/${id}${fragment}`)),
    );
    // The dialog shows the position as it was when it was opened.
  }, []);
  if (link === undefined) return <p role="alert">{say.t('editor.reason.tooLong')}</p>;
  return (
    <div className={css.dialog}>
      <p>{say.t('editor.text.share')}</p>
      <label htmlFor={field}>{say.t('editor.label.link')}</label>
      <textarea
        id={field}
        className={css.link}
        readOnly
        value={link}
        rows={4}
        onFocus={({ target }) => target.select()}
      />
      <button
        type="button"
        className={`${parts.button} ${parts.hot}`}
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
      >
        {say.t('editor.button.copy')}
      </button>
      <p role="status">{copied && say.t('editor.label.copied')}</p>
    </div>
  );
}
