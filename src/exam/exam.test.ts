import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LAW_GAMES } from '../law/index.ts';
import { benchOf } from './bench.ts';
import type { Paper } from './question.ts';
import { readPaper } from './read.ts';
import { sit } from './sit.ts';

const FOLDER = join(import.meta.dirname, '../../docs/exam');
/** How many questions there are at least. */
const LEAST = { root: 80, wild: 20, scythia: 20 };

const papers = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file): { file: string; paper: Paper } => {
    const reading = readPaper(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
    if (!reading.ok) throw new Error(`docs/exam/${file} is no paper of questions:\n${reading.problems.join('\n')}`);
    return { file, paper: reading.paper };
  });

describe.each(papers)('$file', ({ paper }) => {
  test.each(paper.questions.map((question) => [question.id, question.paragraphs.join(', §'), question] as const))(
    '%s: §%s',
    async (_id, _law, question) => {
      expect(sit(await benchOf(paper.game), question)).toEqual([]);
    },
  );
});

test('every id is of one question only', () => {
  const ids = papers.flatMap(({ paper }) => paper.questions.map(({ id }) => id));
  expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
});

test.each(LAW_GAMES)('%s has as many questions as were promised', (game) => {
  const own = papers.filter(({ paper }) => paper.game === game).flatMap(({ paper }) => paper.questions);
  expect(own.length).toBeGreaterThanOrEqual(LEAST[game]);
});
