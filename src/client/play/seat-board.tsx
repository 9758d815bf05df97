import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, SeatPiece } from '../components/icon.tsx';
import { useMessages } from '../state/messages.tsx';
import css from './seat-board.module.css';

interface SeatBoardPanelProps {
  readonly seat: number;
  readonly name: string;
  close(): void;
  /** Shows the board of another seat: 1 the next one, -1 the one before. */
  walk(by: number): void;
  readonly children: ReactNode;
}

/** Everything that lies before one seat, over the left of the stage; the rest of the board stays in use. */
export function SeatBoardPanel({ seat, name, close, walk, children }: SeatBoardPanelProps) {
  const { t } = useMessages();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return (
    <section className={css.panel} aria-label={t('play.aria.boardOf', { name })} data-seat-board={seat}>
      <header>
        <SeatPiece seat={seat} size={34} />
        <h2>{name}</h2>
        <button type="button" onClick={() => walk(-1)} aria-label={t('play.button.lastBoard')} title="[">
          <i className={css.flip}>
            <Icon id="u-chevron" size={20} />
          </i>
        </button>
        <button type="button" onClick={() => walk(1)} aria-label={t('play.button.nextBoard')} title="]">
          <Icon id="u-chevron" size={20} />
        </button>
        <button type="button" onClick={close} aria-label={t('play.button.close')}>
          <Icon id="u-close" size={20} />
        </button>
      </header>
      <div className={css.body}>{children}</div>
    </section>
  );
}
