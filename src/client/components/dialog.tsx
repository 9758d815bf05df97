import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '../state/messages.tsx';
import { Icon } from './icon.tsx';
import css from './parts.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  close(): void;
  readonly children: ReactNode;
}

/** A modal dialog. The browser keeps the focus inside and closes it with Escape. */
export function Dialog({ open, title, close, children }: DialogProps) {
  const { t } = useMessages();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (open) element.current?.showModal();
    else element.current?.close();
  }, [open]);
  return (
    <dialog
      ref={element}
      className={css.dialog}
      aria-labelledby={heading}
      onClose={close}
      onClick={(event) => event.target === element.current && close()}
    >
      {open && (
        <>
          <div className={css.dialogHead}>
            <h2 id={heading}>{title}</h2>
            <button type="button" className={css.round} onClick={close} aria-label={t('shell.button.close')}>
              <Icon id="u-close" size={22} />
            </button>
          </div>
          <div className={css.dialogBody}>{children}</div>
        </>
      )}
    </dialog>
  );
}
