import { Link, Redirect } from 'wouter';
import type { Key, Speaker } from '../../i18n/index.ts';
import { lawAddress, lawNumber } from '../law/number.ts';
import { Page } from '../components/page.tsx';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { RichText } from '../components/rich-text.tsx';
import { useMessages } from '../state/messages.tsx';
import {
  guideAddress,
  guideOf,
  isSummaryId,
  NAME_OF,
  SUMMARIES,
  SUMMARY_SUBJECT,
  type SummaryId,
  type SummarySubject,
  summaryAddress,
} from './routes.ts';
import { LessonEmblem } from './emblem.tsx';
import { type SummaryLine, PARTS } from './summary.ts';
import { SUMMARY_OF } from './summaries.ts';
import { useSubjects } from './messages.ts';
import css from './summary-page.module.css';

type Says = Speaker<'learn' | SummarySubject>;

/** Everything about a game or a faction on one page, to be looked at beside the table or printed. */
export function SummaryPage({ id }: { readonly id: string }) {
  return isSummaryId(id) ? <Sheet key={id} id={id} /> : <Redirect to="/learn" replace />;
}

function Sheet({ id }: { readonly id: SummaryId }) {
  const { t } = useMessages();
  const say = useSubjects<'learn' | SummarySubject>('learn', SUMMARY_SUBJECT[id]);
  if (!say) return <Page title={t('shell.label.learn')}>{null}</Page>;
  const [game = ''] = id.split('/');
  const name = say.t(NAME_OF[id]);
  const lines = SUMMARY_OF[id];
  const guide = guideOf(id);
  const others = SUMMARIES.filter((one) => one !== id && one.startsWith(game));
  return (
    <Page title={say.t('learn.label.summaryTitle', { name })}>
      <div className={css.desk}>
        <article className={css.sheet} data-summary={id}>
          <header>
            <LessonEmblem id={id} size={64} />
            <div>
              <h1>{name}</h1>
              <Lines id={id} say={say} lines={lines.filter(({ part }) => part === 'goal')} />
            </div>
          </header>
          <div className={css.parts}>
            {PARTS.filter((part) => part !== 'goal').map((part) => {
              const own = lines.filter((line) => line.part === part);
              if (own.length === 0) return null;
              return (
                <section key={part} className={part === 'turn' ? css.turn : undefined}>
                  <h2>{say.t(`learn.label.part.${part}`)}</h2>
                  <Lines id={id} say={say} lines={own} />
                </section>
              );
            })}
          </div>
        </article>
        <nav className={css.ways} aria-label={say.t('learn.label.summaries')}>
          {guide && (
            <Link href={guideAddress(guide)} className={`${parts.button} ${parts.hot}`}>
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
                <li key={one}>
                  <Link href={summaryAddress(one)}>
                    <LessonEmblem id={one} size={30} />
                    {say.t(NAME_OF[one])}
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
  readonly id: SummaryId;
  readonly say: Says;
  readonly lines: readonly SummaryLine[];
}

function Lines({ id, say, lines }: LinesProps) {
  const [game = ''] = id.split('/');
  return (
    <ul className={css.lines}>
      {lines.map(({ part, key, icon, law }) => (
        <li key={key}>
          <Icon id={icon} size={28} />
          <p>
            <RichText parts={say.rich(`${SUMMARY_SUBJECT[id]}.${part}.${key}` as Key<SummarySubject>)} />{' '}
            <Link href={lawAddress(game, law)} className={css.law ?? ''}>
              {lawNumber(say.language, law)}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
