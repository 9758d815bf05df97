import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import type { Speaker } from '../../i18n/index.ts';
import { EditorLink } from '../editor/link.tsx';
import { Page } from '../components/page.tsx';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { softHyphens } from '../components/soft-hyphens.ts';
import { PuzzlesLink } from '../puzzles/link.tsx';
import { useMessages } from '../state/messages.tsx';
import { LessonEmblem } from './emblem.tsx';
import { guideAddress, type Lesson, LESSONS, SUMMARIES, summaryAddress, summaryOf } from './lessons.ts';
import css from './learn.module.css';
import { progressOf } from './progress.ts';
import { useSubjects } from './messages.ts';
import { TABLE_HELP_ID, TableHelp } from './table-help.tsx';

/** Longer words of a title may be hyphenated: large text on a phone has no room for them. */
const LONG_WORD = 10;

/** Guided first games, summaries, and how a table works here. */
export function LearnPage() {
  const { t } = useMessages();
  const say = useSubjects('learn', 'puzzles', 'editor');
  useEffect(() => {
    if (say && location.hash === `#${TABLE_HELP_ID}`) document.getElementById(TABLE_HELP_ID)?.scrollIntoView();
  }, [say]);
  // Nothing is shown before everything is there: what is added later would move what is being read, and the fonts of a header
  // alone would be fetched before the text.
  if (!say) return null;
  return (
    <Page title={t('shell.label.learn')}>
      <div className={css.page}>
        <Lessons say={say} />
        <PuzzlesLink say={say} heading={css.heading ?? ''} lead={css.lead ?? ''} />
        <EditorLink say={say} heading={css.heading ?? ''} lead={css.lead ?? ''} />
        <TableHelp />
      </div>
    </Page>
  );
}

function Lessons({ say }: { readonly say: Speaker<'learn'> }) {
  return (
    <>
      <h1>{say.t('learn.label.guides')}</h1>
      <p className={css.lead}>{say.t('learn.text.lead')}</p>
      <ul className={css.guides}>
        {LESSONS.map((lesson) => (
          <li key={lesson.id}>
            <GuideTile lesson={lesson} say={say} />
          </li>
        ))}
      </ul>
      <h2 className={css.heading}>{say.t('learn.label.summaries')}</h2>
      <p className={css.lead}>{say.t('learn.text.summaries')}</p>
      <ul className={css.summaries}>
        {SUMMARIES.map(({ id, title }) => (
          <li key={id}>
            <Link href={summaryAddress(id)}>
              <LessonEmblem id={id} size={34} />
              {say.t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function GuideTile({ lesson, say }: { readonly lesson: Lesson; readonly say: Speaker<'learn'> }) {
  const { id, title, about } = lesson;
  const { done, finished } = useMemo(() => progressOf(id), [id]);
  return (
    <article className={css.guide}>
      <LessonEmblem id={summaryOf(lesson)?.id ?? lesson.game} size={58} />
      <div>
        <h2>{softHyphens(say.t(title), LONG_WORD)}</h2>
        <p>{say.t(about)}</p>
        <p className={css.do}>
          <Link href={guideAddress(id)} className={`${parts.button} ${parts.hot}`}>
            {say.t(done.length > 0 ? 'learn.button.goOn' : finished ? 'learn.button.again' : 'learn.button.begin')}
          </Link>
          {finished && (
            <span className={css.finished}>
              <Icon id="u-check" size={18} />
              {say.t('learn.label.finished')}
            </span>
          )}
        </p>
      </div>
    </article>
  );
}
