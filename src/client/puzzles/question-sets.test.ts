import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namedPositionsOf } from '../../registry/named-positions.ts';
import { GAME_IDS } from '../../registry/index.ts';
import { questionSetsOf, questionsOf } from './question-sets.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/exam');

test.each(GAME_IDS)('every paper of %s is among the puzzles', async (game) => {
  const files = readdirSync(join(FOLDER, game)).filter((file) => file.endsWith('.json'));
  const papers = await questionSetsOf(game);
  expect(papers.map((paper) => paper.game)).toEqual(files.map(() => game));
  expect(questionsOf(papers).length).toBeGreaterThanOrEqual(20);
});

test.each(GAME_IDS)('every question of %s has a position that can be shown', async (game) => {
  const positions = await namedPositionsOf(game);
  for (const { id, position } of questionsOf(await questionSetsOf(game))) {
    const state = positions.read(position);
    expect(Array.isArray(state), id).toBe(false);
  }
});
