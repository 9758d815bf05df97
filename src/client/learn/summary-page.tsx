import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { LostPage } from '../components/lost-page.tsx';
import type { Key, Speaker } from '../../i18n/index.ts';
import { lawAddress, lawNumber } from '../law/number.ts';
import { Page } from '../components/page.tsx';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { RichText } from '../components/rich-text.tsx';
import type { SummaryEntry, SummarySubject } from '../registry/manifest.ts';
import { useMessages } from '../state/messages.tsx';
import { LessonEmblem } from './emblem.tsx';
import { findSummary, guideAddress, lessonOf, SUMMARIES, summaryAddress } from './lessons.ts';
import { PARTS, type Summary, type SummaryLine } from './summary.ts';
import { useSubjects } from './messages.ts';
import css from './summary-page.module.css';

type SummaryMessages = Speaker<'learn' | SummarySubject>;

/** The summary page of a game or a faction; it can be printed. */
export function SummaryPage({ id }: { readonly id: string }) {
  const entry = findSummary(id);
  return entry ? <SummarySheet key={id} entry={entry} /> : <LostPage />;
}

/** The lines of a summary; `undefined` until they are loaded. */
function useLines(entry: SummaryEntry): Summary | undefined {
  const [lines, setLines] = useState<Summary>();
  useEffect(() => {
    void entry.load().then(setLines);
  }, [entry]);
  return lines;
}

function SummarySheet({ entry }: { readonly entry: SummaryEntry }) {
  const { t } = useMessages();
  const { id, subject, title } = entry;
  const say = useSubjects<'learn' | SummarySubject>('learn', subject);
  const lines = useLines(entry);
  if (!say || !lines) return <Page title={t('shell.label.learn')}>{null}</Page>;
  const [game = ''] = id.split('/');
  const name = say.t(title);
  const guide = lessonOf(entry);
  const others = SUMMARIES.filter((one) => one.id !== id && one.id.startsWith(game));
  return (
    <Page title={say.t('learn.label.summaryTitle', { name })}>
      <div className={css.layout}>
        <article className={css.sheet} data-summary={id}>
          <header>
            <LessonEmblem id={id} size={64} />
            <div>
              <h1>{name}</h1>
              <Lines entry={entry} say={say} lines={lines.filter(({ part }) => part === 'goal')} />
            </div>
          </header>
          <div className={css.parts}>
            {PARTS.filter((part) => part !== 'goal').map((part) => {
              const own = lines.filter((line) => line.part === part);
              if (own.length === 0) return null;
              return (
                <section key={part} className={part === 'turn' ? css.turn : undefined}>
                  <h2>{say.t(`learn.label.part.${part}`)}</h2>
                  <Lines entry={entry} say={say} lines={own} />
                </section>
              );
            })}
          </div>
        </article>
        <nav className={css.ways} aria-label={say.t('learn.label.summaries')}>
          {guide && (
            <Link href={guideAddress(guide.id)} className={`${parts.button} ${parts.hot}`}>
              <Icon id="u-learn" size={20} />
              {say.t('learn.button.lesson')}
            </Link>
          )}
          <button type="button" className={parts.button} onClick={() => print()}>
            <Icon id="u-notes" size={20} />
            {say.t('learn.button.print')}
          </button>
          <Link href={`/law/${game}`} className={parts.button ?? ''}>
            <Icon id="u-law" size={20} />
            {say.t('learn.button.law')}
          </Link>
          <Link href="/learn" className={parts.button ?? ''}>
            <Icon id="u-chevron" size={18} />
            {say.t('learn.button.lessons')}
          </Link>
          {others.length > 0 && (
            <ul>
              {others.map((one) => (
                <li key={one.id}>
                  <Link href={summaryAddress(one.id)}>
                    <LessonEmblem id={one.id} size={30} />
                    {say.t(one.title)}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </nav>
      </div>
    </Page>
  );
}

interface LinesProps {
  readonly entry: SummaryEntry;
  readonly say: SummaryMessages;
  readonly lines: readonly SummaryLine[];
}

function Lines({ entry: { id, subject }, say, lines }: LinesProps) {
  const [game = ''] = id.split('/');
  return (
    <ul className={css.lines}>
      {lines.map(({ part, key, icon, law }) => (
        <li key={key}>
          <Icon id={icon} size={28} />
          <p>
            <RichText parts={say.rich(`${subject}.${part}.${key}` as Key<SummarySubject>)} />{' '}
            <Link href={lawAddress(game, law)} className={css.law ?? ''}>
              {lawNumber(say.language, law)}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
