// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { PuzzlesMessages } from '../puzzles.ts';

const { arg } = wordsIn('ru');

export const messages: PuzzlesMessages = {
  'puzzles.label.title': 'Задачи',
  'puzzles.text.lead': 'Позиция, вопрос, ответ с пунктом правил. Рассудили бы вы так же?',
  'puzzles.text.link': 'Проверьте, знаете ли вы правила: вопросы судье с позициями на поле.',
  'puzzles.label.solved': (a) => ['Решено: ', arg('done', a.done), ' из ', arg('all', a.all)],
  'puzzles.label.question': (a) => ['Вопрос ', arg('n', a.n), ' из ', arg('of', a.of)],
  'puzzles.label.seat': (a) => ['Игрок ', arg('n', a.n)],
  'puzzles.label.right': 'Верно',
  'puzzles.label.wrong': 'Нет, иначе',
  'puzzles.button.yes': 'Да',
  'puzzles.button.no': 'Нет',
  'puzzles.button.next': 'Следующая задача',
  'puzzles.button.all': 'Все задачи',
  'puzzles.button.open': 'К задачам',
  'puzzles.aria.games': 'Игры',
  'puzzles.aria.board': 'Позиция',
  'puzzles.button.edit': 'Изменить эту позицию',
};
