import { expect } from 'vitest';
import { QuestionReasons } from '../../kernel/index.ts';
import { wildLaw } from './testkit/law.testkit.ts';
import { position } from './testkit/position.testkit.ts';
import { wild } from './index.ts';
import type { Wild } from './types.ts';

wildLaw('W-9.6', 'the maps of a player who has left lead nowhere, and the reason is not the turn of another', () => {
  const game = wild();
  const t = position().items(1, 'maps');
  const answer = (): string => {
    const question = new QuestionReasons<Wild>(game, t.state, 1);
    const option = question.wishes().find((o) => o.text === 'use-maps-move b3')!;
    const because = question.answerTo(option);
    return because && because !== 'offered' ? `${because.law} ${because.why}` : String(because);
  };
  expect(answer()).toBe('W-6.5 own-turn');
  t.putLeader(1);
  expect(answer()).toBe('W-9.6 left');
});
