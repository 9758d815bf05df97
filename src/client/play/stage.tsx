import type { ReactNode } from 'react';
import { useMessages } from '../state/messages.tsx';
import css from './stage.module.css';

/** The place of the board. */
export function Stage({ children }: { readonly children: ReactNode }) {
  const { t } = useMessages();
  return (
    <div className={css.window} role="region" aria-label={t('play.aria.board')} data-stage>
      <div className={css.board}>{children}</div>
    </div>
  );
}
