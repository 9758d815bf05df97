import { useEffect, useId, useState } from 'react';
import type { Speaker } from '../../i18n/index.ts';
import { Dialog } from '../components/dialog.tsx';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { saveFile } from '../components/save-file.ts';
import { useSubjects } from '../learn/messages.ts';
import { pageAddress } from '../net/address.ts';
import { useTable } from '../state/table.ts';
import type { TableUpdate } from '../table/messages.ts';
import css from './shared.module.css';
import { sharedGame, toGameFragment } from './shared-game.ts';

interface ShareProps {
  readonly update: TableUpdate;
  /** The step shown; undefined: the end. */
  readonly step: number | undefined;
}

/** The button that shares a finished game. */
export function ShareButton(props: ShareProps) {
  const say = useSubjects('shared');
  const [open, setOpen] = useState(false);
  if (!say) return null;
  return (
    <>
      <button
        type="button"
        className={parts.button}
        onClick={() => setOpen(true)}
        aria-label={say.t('shared.button.share')}
        data-share
      >
        <Icon id="u-link" size={20} />
        <span>{say.t('shared.button.share')}</span>
      </button>
      <Dialog open={open} close={() => setOpen(false)} title={say.t('shared.button.share')}>
        {open && <Share {...props} say={say} />}
      </Dialog>
    </>
  );
}

/** A link to the game: its table at the server, or the game itself in the link. */
function Share({ update, step, say }: ShareProps & { readonly say: Speaker<'shared'> }) {
  const field = useId();
  const journal = useTable((table) => table.journal);
  const { net, info } = update;
  const [link, setLink] = useState<string>();
  const [isTooLong, setTooLong] = useState(false);
  const [copied, setCopied] = useState(false);
  const names = info.sitters.map(({ name }) => name);
  const at = step === undefined ? '' : `?step=${step}`;
  useEffect(() => {
    if (net) return setLink(pageAddress(`/table/${info.id}${at}`));
    void journal().then(async (text) => {
      const fragment = text === undefined ? undefined : await toGameFragment(sharedGame(text, names));
      if (fragment === undefined) setTooLong(true);
      else setLink(pageAddress(`/shared${fragment}`));
    });
    // The dialog shows the game as it was when it was opened.
  }, []);
  const keepFile = async (): Promise<void> => {
    const text = await journal();
    if (text === undefined) return setTooLong(true);
    saveFile(`vatra-${info.game}-${info.id}.json`, `${JSON.stringify(sharedGame(text, names))}\n`, 'application/json');
  };
  return (
    <div className={css.dialog}>
      <p>{say.t(net ? (net.table.private ? 'shared.text.privateTable' : 'shared.text.table') : 'shared.text.local')}</p>
      {link !== undefined && (
        <>
          <label htmlFor={field}>{say.t('shared.label.link')}</label>
          <textarea
            id={field}
            className={css.link}
            readOnly
            value={link}
            rows={net ? 2 : 5}
            onFocus={({ target }) => target.select()}
            data-link
          />
          <button
            type="button"
            className={`${parts.button} ${parts.hot}`}
            onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
          >
            {say.t('shared.button.copy')}
          </button>
          <p role="status">{copied && say.t('shared.label.copied')}</p>
        </>
      )}
      {isTooLong && <p role="alert">{say.t('shared.reason.tooLong')}</p>}
      {!net && (
        <button type="button" className={parts.button} onClick={() => void keepFile()} data-share-file>
          {say.t('shared.button.saveFile')}
        </button>
      )}
    </div>
  );
}
