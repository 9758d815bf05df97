// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { PuzzlesMessages } from '../puzzles.ts';

const { arg } = wordsIn('uk');

export const messages: PuzzlesMessages = {
  'puzzles.label.title': 'Задачі',
  'puzzles.text.lead': 'Позиція, запитання, відповідь із пунктом правил. Чи розсудили б ви так само?',
  'puzzles.text.link': 'Перевірте, чи знаєте ви правила: запитання до судді з позиціями на полі.',
  'puzzles.label.solved': (a) => ['Розвʼязано: ', arg('done', a.done), ' / ', arg('all', a.all)],
  'puzzles.label.question': (a) => ['Запитання ', arg('n', a.n), ' / ', arg('of', a.of)],
  'puzzles.label.seat': (a) => ['Гравець ', arg('n', a.n)],
  'puzzles.label.right': 'Правильно',
  'puzzles.label.wrong': 'Ні, інакше',
  'puzzles.button.yes': 'Так',
  'puzzles.button.no': 'Ні',
  'puzzles.button.next': 'Наступна задача',
  'puzzles.button.all': 'Усі задачі',
  'puzzles.button.open': 'До задач',
  'puzzles.aria.games': 'Ігри',
  'puzzles.aria.board': 'Позиція',
  'puzzles.button.edit': 'Змінити цю позицію',
};
