import { expect, test } from 'vitest';
import type { LogLine } from '../table/messages.ts';
import { CUES, SOUNDS } from './cues.ts';
import { type SoundInputs, occasionsBetween } from './occasions.ts';

const line = (n: number, type: string): LogLine => ({ n, events: [{ type }], scores: [] });
const said = (n: number): SoundInputs['lines'][number] => ({ n, room: 'seats', name: 'Bob', text: 'hi', at: 0 });
const QUIET: SoundInputs = { seat: 0, isAsked: false, isOver: false, log: [line(0, 'moved')], lines: [] };
const isRoll = (event: object): boolean => (event as { type: string }).type === 'rolled';
const heard = (before: SoundInputs | undefined, now: Partial<SoundInputs>): readonly string[] =>
  occasionsBetween(before, { ...QUIET, ...now }, isRoll);

test('your turn, a roll, a line of another and the end are occasions; what stood there before is none', () => {
  expect(heard(undefined, { isAsked: true, isOver: true, lines: [said(1)] })).toEqual([]);
  expect(heard(QUIET, {})).toEqual([]);
  expect(heard(QUIET, { isAsked: true })).toEqual(['turn']);
  expect(heard({ ...QUIET, isAsked: true }, { isAsked: true })).toEqual([]);
  expect(heard(QUIET, { log: [...QUIET.log, line(1, 'rolled')] })).toEqual(['roll']);
  expect(heard(QUIET, { log: [...QUIET.log, line(1, 'moved')] })).toEqual([]);
  expect(heard(QUIET, { lines: [said(3)] })).toEqual(['message']);
  expect(heard({ ...QUIET, lines: [said(3)] }, { lines: [said(3)] })).toEqual([]);
  expect(heard(QUIET, { isOver: true, isAsked: true, log: [...QUIET.log, line(1, 'rolled')] })).toEqual(['end']);
});

test('another person at the same screen hears nothing of the change', () => {
  expect(heard({ ...QUIET, seat: 1 }, { isAsked: true, lines: [said(1)] })).toEqual([]);
});

test('every sound is short and quiet', () => {
  for (const cue of CUES) {
    expect(Math.max(...SOUNDS[cue].map(({ at, length }) => at + length))).toBeLessThanOrEqual(1.3);
    for (const { peak } of SOUNDS[cue]) expect(peak).toBeLessThanOrEqual(0.1);
  }
});
