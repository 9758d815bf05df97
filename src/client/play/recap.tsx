import { memo, useState } from 'react';
import { Icon, SeatPiece } from '../components/icon.tsx';
import { useMessages } from '../state/messages.tsx';
import type { LogLine } from '../table/messages.ts';
import css from './recap.module.css';
import { Line } from './log.tsx';
import { useTexts } from './texts-provider.tsx';

/** The log lines after the seat's last own answer, with their steps and without minor events. */
export function sinceOwn(
  log: readonly LogLine[],
  seat: number,
  isMinor: (event: object) => boolean,
): { readonly line: LogLine; readonly step: number }[] {
  const last = log.findLastIndex((line) => line.seat === seat && line.by === undefined);
  return log
    .map((line, index) => ({ line, step: index + 1 }))
    .slice(last + 1)
    .map(({ line, step }) => ({ line: { ...line, events: line.events.filter((event) => !isMinor(event)) }, step }))
    .filter(({ line }) => line.events.length > 0);
}

interface RecapProps {
  readonly log: readonly LogLine[];
  readonly seat: number;
  readonly names: readonly string[];
  look(step: number | undefined): void;
  openLaw(id: string): void;
}

/** What happened since the seat's last answer, one line at a time. */
export const Recap = memo(function Recap({ log, seat, names, look, openLaw }: RecapProps) {
  const { t } = useMessages();
  const [at, setAt] = useState(0);
  const [closed, setClosed] = useState(false);
  const words = useTexts();
  const items = sinceOwn(log, seat, (event) => words.weight(event) === 'minor');
  const item = items[Math.min(at, items.length - 1)];
  if (closed || item === undefined) return null;
  const go = (to: number): void => {
    setAt(Math.max(0, Math.min(to, items.length - 1)));
  };
  return (
    <div className={css.recap} data-recap role="group" aria-label={t('play.label.sinceYourTurn')}>
      <b>{t('play.label.sinceYourTurn')}</b>
      <div className={css.item} aria-live="polite">
        {item.line.seat === undefined ? <Icon id="u-dice" size={22} /> : <SeatPiece seat={item.line.seat} size={26} />}
        <div key={item.step} tabIndex={0}>
          <Line line={item.line} names={names} openLaw={openLaw} />
        </div>
      </div>
      <div className={css.do}>
        <button type="button" onClick={() => go(at - 1)} aria-label={t('play.button.earlier')} aria-disabled={at === 0}>
          <i className={css.flip}>
            <Icon id="u-chevron" size={20} />
          </i>
        </button>
        <span>{t('play.label.ofMany', { n: Math.min(at, items.length - 1) + 1, of: items.length })}</span>
        <button
          type="button"
          onClick={() => go(at + 1)}
          aria-label={t('play.button.later')}
          aria-disabled={at >= items.length - 1}
        >
          <Icon id="u-chevron" size={20} />
        </button>
        <button type="button" onClick={() => look(item.step)} aria-label={t('play.aria.lookAt', { n: item.step })}>
          <Icon id="u-eye" size={20} />
        </button>
        <button type="button" onClick={() => setClosed(true)} aria-label={t('play.button.close')}>
          <Icon id="u-close" size={20} />
        </button>
      </div>
    </div>
  );
});
