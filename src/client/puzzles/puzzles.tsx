import { useMemo } from 'react';
import { Link } from 'wouter';
import { LostPage } from '../components/lost-page.tsx';
import type { QuestionSet } from '../../exam/index.ts';
import { useSubjects } from '../learn/messages.ts';
import { Page } from '../components/page.tsx';
import { Icon } from '../components/icon.tsx';
import type { GameId } from '../../law/index.ts';
import { GAME_IDS, isGameId } from '../../registry/index.ts';
import { useTitles } from '../registry/titles.ts';
import { usePrefs } from '../state/prefs.ts';
import { softHyphens } from '../components/soft-hyphens.ts';
import { puzzleAddress, questionsOf, solved, useQuestionSets } from './question-sets.ts';
import css from './puzzles.module.css';

/** Most letters of a word that fits a line of a phone in the largest letters: longer ones may be parted. */
const LONGEST_WHOLE = 14;

/** The referee's exam as puzzles: choose a game and a question. */
export function PuzzlesPage({ game }: { readonly game: string | undefined }) {
  if (game === undefined) return <PuzzlesPage game={GAME_IDS[0]} />;
  return isGameId(game) ? <List game={game} /> : <LostPage />;
}

function List({ game }: { readonly game: GameId }) {
  const say = useSubjects('puzzles');
  const title = useTitles();
  const questionSets = useQuestionSets(game);
  const done = useMemo(solved, []);
  if (!say) return null;
  const all = questionSets ? questionsOf(questionSets) : [];
  const right = all.filter(({ id }) => done.has(id)).length;
  return (
    <Page title={say.t('puzzles.label.title')}>
      <div className={css.page}>
        <h1>{say.t('puzzles.label.title')}</h1>
        <p className={css.lead}>{say.t('puzzles.text.lead')}</p>
        <nav className={css.games} aria-label={say.t('puzzles.aria.games')}>
          {GAME_IDS.map((one) => (
            <Link key={one} href={`/puzzles/${one}`} aria-current={one === game ? 'page' : undefined}>
              {title(one)}
            </Link>
          ))}
        </nav>
        {questionSets && <p className={css.score}>{say.t('puzzles.label.solved', { done: right, all: all.length })}</p>}
        {questionSets?.map((questionSet) => (
          <QuestionSetList key={questionSet.questions[0]!.id} game={game} questionSet={questionSet} done={done} />
        ))}
      </div>
    </Page>
  );
}

interface QuestionSetListProps {
  readonly game: GameId;
  readonly questionSet: QuestionSet;
  readonly done: ReadonlySet<string>;
}

function QuestionSetList({ game, questionSet, done }: QuestionSetListProps) {
  const language = usePrefs((prefs) => prefs.language);
  return (
    <section>
      <h2>{softHyphens(questionSet.title[language], LONGEST_WHOLE)}</h2>
      <ol className={css.questions}>
        {questionSet.questions.map(({ id, question }) => (
          <li key={id}>
            <Link href={puzzleAddress(game, id)} data-done={done.has(id) ? '' : undefined}>
              <span>{question[language]}</span>
              {done.has(id) && <Icon id="u-check" size={18} />}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
