import { memo } from 'react';
import { Icon } from '../components/icon.tsx';
import { useMessages } from '../state/messages.tsx';
import css from './timeline.module.css';

interface TimelineProps {
  readonly steps: number;
  /** The step shown; undefined for the present. */
  readonly step: number | undefined;
  look(step: number | undefined): void;
}

/** A slider through all steps of the game; it changes only what the viewer sees. */
export const Timeline = memo(function Timeline({ steps, step, look }: TimelineProps) {
  const { t } = useMessages();
  const at = step ?? steps;
  const go = (to: number) => look(to >= steps ? undefined : Math.max(0, to));
  return (
    <div className={css.timeline} role="group" aria-label={t('play.aria.timeline')}>
      <button type="button" onClick={() => go(0)} aria-label={t('play.button.first')} aria-disabled={at === 0}>
        <Icon id="u-replay" size={20} />
      </button>
      <button type="button" onClick={() => go(at - 1)} aria-label={t('play.button.earlier')} aria-disabled={at === 0}>
        <span className={css.flip}>
          <Icon id="u-chevron" size={20} />
        </span>
      </button>
      <input
        type="range"
        min={0}
        max={steps}
        value={at}
        onChange={({ target }) => go(Number(target.value))}
        aria-label={t('play.aria.timeline')}
        aria-valuetext={t('play.label.step', { n: at, of: steps })}
      />
      <button type="button" onClick={() => go(at + 1)} aria-label={t('play.button.later')} aria-disabled={at === steps}>
        <Icon id="u-chevron" size={20} />
      </button>
      <span>{t('play.label.step', { n: at, of: steps })}</span>
    </div>
  );
});
