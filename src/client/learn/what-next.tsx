import { Link } from 'wouter';
import type { Speaker } from '../../i18n/index.ts';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import css from './guide-card.module.css';
import { useGuide } from './guide-store.ts';
import { type Lesson, summaryAddress, summaryOf } from './lessons.ts';

interface WhatNextProps {
  readonly lesson: Lesson;
  readonly say: Speaker<'learn'>;
}

/** The end of a lesson: play, look it up, or learn on. */
export function WhatNext({ lesson, say }: WhatNextProps) {
  const again = useGuide((guide) => guide.again);
  const { game } = lesson;
  const summary = summaryOf(lesson);
  return (
    <div className={css.next}>
      <h2>{say.t('learn.label.whatNext')}</h2>
      <p>{say.t('learn.text.whatNext')}</p>
      <Link href={`/new/${game}?way=bots`} className={`${parts.button} ${parts.hot}`}>
        <Icon id="vatra-flame" size={20} />
        {say.t('learn.button.playBots')}
      </Link>
      {summary && (
        <Link href={summaryAddress(summary.id)} className={parts.button ?? ''}>
          <Icon id="u-notes" size={20} />
          {say.t('learn.button.summary')}
        </Link>
      )}
      <Link href={`/law/${game}`} className={parts.button ?? ''}>
        <Icon id="u-law" size={20} />
        {say.t('learn.button.law')}
      </Link>
      <Link href="/learn" className={parts.button ?? ''}>
        <Icon id="u-learn" size={20} />
        {say.t('learn.button.lessons')}
      </Link>
      <button type="button" className={`${parts.button} ${parts.quiet}`} onClick={again}>
        <Icon id="u-replay" size={20} />
        {say.t('learn.button.again')}
      </button>
    </div>
  );
}
