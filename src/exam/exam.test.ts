import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../law/index.ts';
import { namedPositionsOf } from '../registry/named-positions.ts';
import type { QuestionSet } from './question.ts';
import { readQuestionSet } from './read.ts';
import { runQuestion } from './run.ts';

const FOLDER = join(import.meta.dirname, '../../docs/exam');
/** How many questions a game has at least. */
const LEAST = 20;
const LEAST_OF: Readonly<Partial<Record<GameId, number>>> = { root: 290 };

const papers = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file): { file: string; paper: QuestionSet } => {
    const reading = readQuestionSet(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
    if (!reading.ok) throw new Error(`docs/exam/${file} is no paper of questions:\n${reading.problems.join('\n')}`);
    return { file, paper: reading.paper };
  });

describe.each(papers)('$file', ({ paper }) => {
  test.each(paper.questions.map((question) => [question.id, question.paragraphs.join(', §'), question] as const))(
    '%s: §%s',
    async (_id, _law, question) => {
      expect(runQuestion(await namedPositionsOf(paper.game), question)).toEqual([]);
    },
  );
});

test('every id is of one question only', () => {
  const ids = papers.flatMap(({ paper }) => paper.questions.map(({ id }) => id));
  expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
});

test.each(GAME_IDS)('%s has as many questions as were promised', (game) => {
  const own = papers.filter(({ paper }) => paper.game === game).flatMap(({ paper }) => paper.questions);
  expect(own.length).toBeGreaterThanOrEqual(LEAST_OF[game] ?? LEAST);
});
