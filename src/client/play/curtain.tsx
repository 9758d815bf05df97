import { useEffect, useRef } from 'react';
import { SeatPiece } from '../components/icon.tsx';
import { usePageTitle } from '../components/page-title.ts';
import parts from '../components/parts.module.css';
import { Night } from '../backdrop/night.tsx';
import { useMessages } from '../state/messages.tsx';
import css from './curtain.module.css';

interface CurtainProps {
  readonly name: string;
  readonly seat: number;
  open(): void;
}

const FIRES = [{ x: 360, y: 300, size: 1.6 }];
const isClear = (x: number, y: number): boolean => Math.abs(x - 360) < 250 && y > 60;

/** The hand-over screen: hides the table until the next person opens it. */
export function Curtain({ name, seat, open }: CurtainProps) {
  const { t } = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  usePageTitle(t('play.label.curtain', { name }));
  useEffect(() => button.current?.focus(), []);
  return (
    <main className={css.curtain} data-screen="curtain">
      <Night width={720} height={720} fires={FIRES} seed={7} clear={isClear} />
      <div className={css.words}>
        <SeatPiece seat={seat} size={72} />
        <h1>{t('play.label.curtain', { name })}</h1>
        <p>{t('play.text.curtainAbout')}</p>
        <button ref={button} type="button" className={`${parts.button} ${parts.hot} ${parts.big}`} onClick={open}>
          {t('play.button.openCurtain', { name })}
        </button>
      </div>
    </main>
  );
}
