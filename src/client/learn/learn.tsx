import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import type { Speaker } from '../../i18n/index.ts';
import { EditorLink } from '../editor/link.tsx';
import { Page } from '../components/page.tsx';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { PuzzlesLink } from '../puzzles/link.tsx';
import { useMessages } from '../state/messages.tsx';
import { guideAddress, NAME_OF, SUMMARIES, summaryAddress, summaryOf } from './routes.ts';
import { LessonEmblem } from './emblem.tsx';
import { GUIDE_IDS, type GuideId } from './guide.ts';
import css from './learn.module.css';
import { progressOf } from './progress.ts';
import { useSubjects } from './messages.ts';
import { TABLE_WORKS, TableHelp } from './table-help.tsx';

/** What a guide is called in messages. */
const NAMES = {
  'root/marquise': 'marquise',
  'root/eyrie': 'eyrie',
  'root/alliance': 'alliance',
  'root/vagabond': 'vagabond',
  'wild/first': 'wild',
  'scythia/first': 'scythia',
} as const satisfies Readonly<Record<GuideId, string>>;

/** Guided first games, summaries, and how a table works here. */
export function LearnPage() {
  const { t } = useMessages();
  const say = useSubjects('learn');
  useEffect(() => {
    if (say && location.hash === `#${TABLE_WORKS}`) document.getElementById(TABLE_WORKS)?.scrollIntoView();
  }, [say]);
  return (
    <Page title={t('shell.label.learn')}>
      <div className={css.page}>
        {say && <Lessons say={say} />}
        <PuzzlesLink heading={css.heading ?? ''} lead={css.lead ?? ''} />
        <EditorLink heading={css.heading ?? ''} lead={css.lead ?? ''} />
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
        {GUIDE_IDS.map((id) => (
          <li key={id}>
            <GuideCard id={id} say={say} />
          </li>
        ))}
      </ul>
      <h2 className={css.heading}>{say.t('learn.label.summaries')}</h2>
      <p className={css.lead}>{say.t('learn.text.summaries')}</p>
      <ul className={css.summaries}>
        {SUMMARIES.map((id) => (
          <li key={id}>
            <Link href={summaryAddress(id)}>
              <LessonEmblem id={id} size={34} />
              {say.t(NAME_OF[id])}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function GuideCard({ id, say }: { readonly id: GuideId; readonly say: Speaker<'learn'> }) {
  const name = NAMES[id];
  const { done, finished } = useMemo(() => progressOf(id), [id]);
  return (
    <article className={css.guide}>
      <LessonEmblem id={summaryOf(id)} size={58} />
      <div>
        <h2>{say.t(`learn.label.guide.${name}`)}</h2>
        <p>{say.t(`learn.text.guide.${name}`)}</p>
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
