import { useEffect, useState } from 'react';
import type { QuestionSet, Question } from '../../exam/index.ts';
import type { GameId } from '../../law/index.ts';

/** Loaders of the question sets of the exam, by file. */
const FILES = import.meta.glob<QuestionSet>('../../../docs/exam/*/*.json', { import: 'default' });

/** The question sets of a game, in the order of their files. */
export async function questionSetsOf(game: GameId): Promise<readonly QuestionSet[]> {
  const files = Object.keys(FILES).filter((file) => file.includes(`/exam/${game}/`));
  return Promise.all(files.sort().map((file) => FILES[file]!()));
}

/** The question sets of a game; undefined while they load. */
export function useQuestionSets(game: GameId): readonly QuestionSet[] | undefined {
  const [found, setFound] = useState<{ readonly game: GameId; readonly questionSets: readonly QuestionSet[] }>();
  useEffect(() => {
    let stale = false;
    void questionSetsOf(game).then((questionSets) => {
      if (!stale) setFound({ game, questionSets });
    });
    return () => {
      stale = true;
    };
  }, [game]);
  return found?.game === game ? found.questionSets : undefined;
}

/** All questions of several sets, in order. */
export const questionsOf = (questionSets: readonly QuestionSet[]): readonly Question[] =>
  questionSets.flatMap((questionSet) => questionSet.questions);

/** The address of a question. */
export const puzzleAddress = (game: GameId, id: string): string => `/puzzles/${game}/${id}`;

const SOLVED_ITEM = 'vatra.puzzles';

/** The questions this browser has answered rightly, by id. */
export function solved(): ReadonlySet<string> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(SOLVED_ITEM) ?? '[]');
    return new Set(Array.isArray(raw) ? raw.filter((id): id is string => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Remembers that a question was answered rightly. */
export function saveSolved(id: string): void {
  localStorage.setItem(SOLVED_ITEM, JSON.stringify([...new Set([...solved(), id])]));
}
