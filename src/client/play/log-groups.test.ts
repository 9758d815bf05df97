import { describe, expect, test } from 'vitest';
import { groupLog, type IndexedLogLine } from './log-groups.ts';

/** A log in letters: `c` chance, `h` chance that heads a turn, a digit an answer of that seat. */
const log = (text: string): IndexedLogLine[] =>
  text.split('').map((letter, index) => {
    const seat = /\d/.test(letter) ? Number(letter) : undefined;
    const line = { n: index, events: [{ ev: letter }], scores: [], ...(seat !== undefined && { seat }) };
    return { line, index };
  });
const shape = (text: string): string[] =>
  groupLog(log(text), (event) => (event as { ev: string }).ev === 'h').map(
    ({ lines, fold }) => `${fold ?? 'lines'} ${lines.length}`,
  );

describe('the log is folded', () => {
  test('where the table was laid out', () => {
    expect(shape('ccccccc0c1')).toEqual(['deal 7', 'lines 1', 'lines 1', 'lines 1']);
    expect(shape('cc0')).toEqual(['lines 2', 'lines 1']);
  });

  test('where much fell at once later', () => {
    expect(shape('0ccccc1cccc')).toEqual(['lines 1', 'chance 5', 'lines 1', 'lines 4']);
  });

  test('never over the heading of a turn', () => {
    expect(shape('cccchcccccc0')).toEqual(['deal 4', 'lines 1', 'chance 6', 'lines 1']);
  });

  test('and loses no line', () => {
    const all = log('ccc0h1ccccccc2');
    expect(groupLog(all, () => false).flatMap(({ lines }) => lines)).toEqual(all);
  });
});
