import { expect, test } from 'vitest';
import type { NetInputs } from './learning.ts';
import { readRecords, Recorder, RecordsError } from './records.ts';

const SECTIONS = [
  { name: 'table', size: 3, hash: '1' },
  { name: 'red', size: 2, hash: '2' },
  { name: 'blue', size: 2, hash: '3' },
];

const inputs = (sections: readonly number[], x: readonly number[], sides: readonly string[]): NetInputs => ({
  sections: sections.map((i) => SECTIONS[i]!),
  x: Uint8Array.from(x),
  words: new Uint32Array(2),
  sides,
  hand: Float64Array.from([1.5, -0.5]),
  progress: 0.5,
});

function recorded(): Uint8Array {
  const recorder = new Recorder({
    game: 'test',
    rules: '1',
    bots: ['quick'],
    sections: SECTIONS,
    outputs: ['red', 'blue'],
  });
  const red = inputs([0, 1], [0, 7, 0, 1, 2, 0, 0, 0], ['red', 'blue']);
  const blue = inputs([0, 2], [4, 0, 0, 0, 9, 0, 0, 0], ['blue', 'red']);
  recorder.add(1, red);
  recorder.add(2, red);
  recorder.endGame(70_000, 0, [0, 1]);
  recorder.add(1, blue);
  recorder.endGame(70_001, 0, undefined);
  recorder.add(1, blue);
  recorder.endGame(70_002, 255, [0.5, 0.5]);
  expect([recorder.games, recorder.rows]).toEqual([2, 3]);
  return recorder.bytes();
}

test('positions of finished games come back as they were, inputs numbered through all sections', () => {
  const { header, columns } = readRecords(recorded());
  const values = (name: string): number[] => Array.from(columns.get(name)!);
  expect(header.tables).toEqual([
    { sections: ['table', 'red'], sides: ['red', 'blue'] },
    { sections: ['table', 'blue'], sides: ['blue', 'red'] },
  ]);
  expect(values('game')).toEqual([70_000, 70_000, 70_002]);
  expect(values('turn')).toEqual([1, 2, 1]);
  expect(values('bot')).toEqual([0, 0, 255]);
  expect(values('table')).toEqual([0, 0, 1]);
  expect(values('active')).toEqual([3, 3, 2]);
  expect(values('input')).toEqual([1, 3, 4, 1, 3, 4, 0, 6]);
  expect(values('value')).toEqual([7, 1, 2, 7, 1, 2, 4, 9]);
  expect(values('won').slice(0, 2)).toEqual([0, 1]);
  expect(values('hand').slice(0, 6)).toEqual([1.5, -0.5, 0, 0, 0, 0]);
});

test('what is no record file, or cut short, is refused', () => {
  expect(() => readRecords(new Uint8Array(40))).toThrow(RecordsError);
  const bytes = recorded();
  expect(() => readRecords(bytes.subarray(0, bytes.length - 8))).toThrow('the record file is cut short');
  expect(() => readRecords(bytes.map((byte, i) => (i === 4 ? 9 : byte)))).toThrow('the records have format 9');
});
