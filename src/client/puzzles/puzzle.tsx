import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { LostPage } from '../components/lost-page.tsx';
import { choicesOf, isSame, type Question, type ShortAnswer } from '../../exam/index.ts';
import type { Speaker } from '../../i18n/index.ts';
import { lowestSeat, type State } from '../../kernel/index.ts';
import { namedPositionsOf } from '../../registry/named-positions.ts';
import { lawAddress, lawNumber } from '../law/number.ts';
import { useSubjects } from '../learn/messages.ts';
import { Page } from '../components/page.tsx';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import type { GameId } from '../../law/index.ts';
import { isGameId } from '../../registry/index.ts';
import { useMessages } from '../state/messages.tsx';
import { saveSolved, puzzleAddress, questionsOf, useQuestionSets } from './question-sets.ts';
import css from './puzzles.module.css';
import { PositionBoard, type ShownPosition } from './position-board.tsx';

/** One question of the exam: the position, the question, and after the answer its reason and paragraphs. */
export function PuzzlePage({ game, id }: { readonly game: string; readonly id: string }) {
  return isGameId(game) ? <Puzzle game={game} id={id} /> : <LostPage />;
}

/** The position as the asked seat sees it. */
async function show(game: GameId, question: Question): Promise<ShownPosition | undefined> {
  const positions = await namedPositionsOf(game);
  const state = positions.read(question.position);
  if (Array.isArray(state)) return undefined;
  const s = state as State;
  const asked = positions.game.asked(s);
  const seat = asked === 0 ? 0 : lowestSeat(asked);
  return { view: positions.game.view(s, seat), seat, seats: s.settings.seats, window: positions.game.window(s)?.name };
}

function Puzzle({ game, id }: { readonly game: GameId; readonly id: string }) {
  const say = useSubjects('puzzles');
  const questionSets = useQuestionSets(game);
  const [shown, setShown] = useState<ShownPosition>();
  const questions = questionSets ? questionsOf(questionSets) : [];
  const at = questions.findIndex((each) => each.id === id);
  const question = questions[at];
  useEffect(() => {
    if (question) void show(game, question).then(setShown);
  }, [game, question]);
  if (questionSets && !question) return <LostPage />;
  if (!say || !question) return null;
  const next = questions[(at + 1) % questions.length]!;
  return (
    <Page title={say.t('puzzles.label.title')}>
      <div className={css.puzzle}>
        <section className={css.scene} data-game={game} aria-label={say.t('puzzles.aria.board')}>
          {shown && (
            <PositionBoard
              game={game}
              shown={shown}
              names={Array.from({ length: shown.seats }, (_, n) => say.t('puzzles.label.seat', { n: n + 1 }))}
            />
          )}
        </section>
        <article className={css.card}>
          <p className={css.number}>{say.t('puzzles.label.question', { n: at + 1, of: questions.length })}</p>
          <Asked game={game} question={question} say={say} />
          <p className={css.ways}>
            <Link href={`/puzzles/${game}`} className={parts.button ?? ''}>
              {say.t('puzzles.button.all')}
            </Link>
            <Link href={`/editor/${game}?puzzle=${id}`} className={parts.button ?? ''}>
              {say.t('puzzles.button.edit')}
            </Link>
            <Link href={puzzleAddress(game, next.id)} className={parts.button ?? ''}>
              {say.t('puzzles.button.next')}
            </Link>
          </p>
        </article>
      </div>
    </Page>
  );
}

interface AskedProps {
  readonly game: GameId;
  readonly question: Question;
  readonly say: Speaker<'puzzles'>;
}

function Asked({ game, question, say }: AskedProps) {
  const { language, t } = useMessages();
  const [given, setGiven] = useState<ShortAnswer>();
  const isRight = given !== undefined && isSame(given, question.verdict);
  const text = (answer: ShortAnswer): string => {
    if (answer === 'yes' || answer === 'no') return say.t(`puzzles.button.${answer}`);
    return typeof answer === 'number' ? String(answer) : answer[language];
  };
  const answer = (choice: ShortAnswer): void => {
    setGiven(choice);
    if (isSame(choice, question.verdict)) saveSolved(question.id);
  };
  return (
    <>
      <h1>{question.question[language]}</h1>
      <ul className={css.choices}>
        {choicesOf(question).map((choice) => (
          <li key={text(choice)}>
            <button
              type="button"
              disabled={given !== undefined}
              data-verdict={given === undefined ? undefined : verdictOn(choice, given, question.verdict)}
              onClick={() => answer(choice)}
            >
              {text(choice)}
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {given !== undefined && (
          <div className={css.answer} data-right={isRight ? '' : undefined}>
            <p className={css.verdict}>
              <Icon id={isRight ? 'u-check' : 'u-warning'} size={22} />
              {say.t(isRight ? 'puzzles.label.right' : 'puzzles.label.wrong')}
            </p>
            <p>{question.answer[language]}</p>
            <p className={css.laws}>
              {question.paragraphs.map((law) => (
                <Link key={law} href={lawAddress(game, law)}>
                  {t('play.label.paragraph', { id: lawNumber(language, law) })}
                </Link>
              ))}
            </p>
          </div>
        )}
      </div>
    </>
  );
}

/** How a choice is marked once an answer was given. */
function verdictOn(choice: ShortAnswer, given: ShortAnswer, verdict: ShortAnswer): 'right' | 'wrong' | undefined {
  if (isSame(choice, verdict)) return 'right';
  return isSame(choice, given) ? 'wrong' : undefined;
}
