import { describe, expect, test } from 'vitest';
import { fittingMoves, meantMove, type TypedMove, typedWords } from './typed-moves.ts';

const MOVES: readonly TypedMove[] = [
  { text: 'march', phrase: 'Марш' },
  { text: 'recruit', phrase: 'Рекрутувати' },
  { text: 'battle eyrie c1', phrase: 'Битва Крилаті на галявині 1' },
  { text: 'battle eyrie c10', phrase: 'Битва Крилаті на галявині 10' },
  { text: 'build sawmill c5', phrase: 'Збудувати лісопилку на галявині 5' },
  { text: 'build workshop c5', phrase: 'Збудувати майстерню на галявині 5' },
];
const MARCHES: readonly TypedMove[] = [
  { text: 'move c12 c10', phrase: 'Переміститися з галявини 12 на галявину 10' },
  { text: 'move c10 c12', phrase: 'Переміститися з галявини 10 на галявину 12' },
];
const found = (typed: string): string[] => fittingMoves(typed, MOVES).map(({ move }) => move.text);
const meant = (typed: string): string | undefined => meantMove(fittingMoves(typed, MOVES))?.move.text;

describe('a move typed as words', () => {
  test('letters that readers mix up and signs make no difference', () => {
    expect(typedWords('Ґанок, «ёлка» п’ять-2')).toEqual(['ганок', 'елка', 'пять', '2']);
  });
  test('nothing typed offers every move in the order of the rules', () => {
    expect(found(' ')).toEqual(MOVES.map(({ text }) => text));
    expect(meant('')).toBeUndefined();
  });
  test('begun words find all that they can mean, the shortest first', () => {
    expect(found('буд')).toEqual([]);
    expect(found('збуд')).toEqual(['build sawmill c5', 'build workshop c5']);
    expect(found('битва 1')).toEqual(['battle eyrie c1', 'battle eyrie c10']);
  });
  test('words may stand in another form and order', () => {
    expect(found('лісопилка галявина 5')).toEqual(['build sawmill c5']);
    expect(found('5 лісопилку збудувати')).toEqual(['build sawmill c5']);
  });
  test('another number is another move', () => {
    expect(found('битва крилаті галявина 2')).toEqual([]);
  });
  test('the text of the record is the move itself, and its words find it', () => {
    expect(meant('build workshop c5')).toBe('build workshop c5');
    expect(found('build work')).toEqual(['build workshop c5']);
  });
  test('Enter says a move only when no other can be meant', () => {
    expect(meant('збудувати')).toBeUndefined();
    expect(meant('збудувати майст')).toBe('build workshop c5');
    // The number is whole in one battle and only begun in the other.
    expect(meant('битва 1')).toBe('battle eyrie c1');
    expect(meant('битва')).toBeUndefined();
    expect(meant('5 збудувати')).toBeUndefined();
    // Both battles fit; one of them was typed whole.
    expect(meant('битва крилаті на галявині 1')).toBe('battle eyrie c1');
  });
  test('of two moves with the same words the one in the typed order is meant', () => {
    for (const typed of ['переміститися з галявини 10 на галявину 12', 'з 10 на 12', '10 12'])
      expect(meantMove(fittingMoves(typed, MARCHES))?.move.text).toBe('move c10 c12');
    expect(meantMove(fittingMoves('на 10', MARCHES))?.move.text).toBe('move c12 c10');
    expect(meantMove(fittingMoves('переміститися', MARCHES))).toBeUndefined();
  });
  test('the way back is not taken for a way that is refused', () => {
    const [refused, offered] = MARCHES.map((move) => fittingMoves('move c12 c10', [move]));
    expect(offered).toHaveLength(1);
    expect(meantMove(offered!, refused)).toBeUndefined();
  });
  test('a refused move that was typed whole, or a number that was only begun, means no other move', () => {
    const refused = fittingMoves('build sawmill c1', [{ text: 'build sawmill c1', phrase: 'Збудувати на галявині 1' }]);
    const fits = fittingMoves('build sawmill c1', [{ text: 'build sawmill c11', phrase: 'Збудувати на галявині 11' }]);
    expect(fits).toHaveLength(1);
    expect(meantMove(fits, refused)).toBeUndefined();
    expect(meantMove(fits)).toBeUndefined();
  });
  test('a text that goes on after a whole move keeps the rest for the question that follows', () => {
    expect(fittingMoves('марш галявина 5 галявина 2', MOVES)).toEqual([
      { move: MOVES[0], isWhole: true, isInOrder: true, isSure: true, rest: 'галявина 5 галявина 2' },
    ]);
  });
});
