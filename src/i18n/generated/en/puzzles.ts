// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { PuzzlesMessages } from '../puzzles.ts';

const { arg } = wordsIn('en');

export const messages: PuzzlesMessages = {
  'puzzles.label.title': 'Puzzles',
  'puzzles.text.lead': 'A position, a question, an answer with its paragraph. Would you have ruled the same?',
  'puzzles.text.link': 'Test how well you know the rules: questions to a referee, with positions on the board.',
  'puzzles.label.solved': (a) => ['Solved: ', arg('done', a.done), ' of ', arg('all', a.all)],
  'puzzles.label.question': (a) => ['Question ', arg('n', a.n), ' of ', arg('of', a.of)],
  'puzzles.label.seat': (a) => ['Player ', arg('n', a.n)],
  'puzzles.label.right': 'Right',
  'puzzles.label.wrong': 'Not so',
  'puzzles.button.yes': 'Yes',
  'puzzles.button.no': 'No',
  'puzzles.button.next': 'Next puzzle',
  'puzzles.button.all': 'All puzzles',
  'puzzles.button.open': 'To the puzzles',
  'puzzles.aria.games': 'Games',
  'puzzles.aria.board': 'The position',
  'puzzles.button.edit': 'Edit this position',
};
