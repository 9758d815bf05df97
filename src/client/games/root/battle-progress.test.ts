import { expect, test } from 'vitest';
import type { RootEvent } from '../../../games/root/types.ts';
import type { LogLine } from '../../table/messages.ts';
import { battleProgressOf } from './battle-progress.ts';

const line = (seat: number | undefined, ...events: readonly RootEvent[]): LogLine => ({
  n: 1,
  ...(seat !== undefined && { seat }),
  events,
  scores: [],
});
const BATTLE = { type: 'battle', clearing: 4, attacker: 0, defender: 1 } as const;
const ROLLED = { type: 'rolled', high: 3, low: 1, attacker: 2, defender: 1 } as const;
const hits = (on: number, count: number): RootEvent => ({ type: 'hits', on, hits: count, law: '4.3.3' });
const AFTER = line(undefined, ROLLED, hits(1, 2), hits(0, 1));

test('a battle is told from its beginning: first the sides, then dice, then hits', () => {
  expect(battleProgressOf([line(0)], 0)).toBeUndefined();
  expect(battleProgressOf([line(0, BATTLE)], 0)).toMatchObject({
    clearing: 4,
    attacker: 0,
    defender: 1,
    dice: undefined,
  });
  expect(battleProgressOf([line(0, BATTLE), AFTER], 0)).toMatchObject({ dice: [3, 1], onAttacker: 1, onDefender: 2 });
});

test('it is over for the viewer with the next answer, and for everybody with the next phase', () => {
  expect(battleProgressOf([line(0, BATTLE), AFTER, line(1)], 0)).toBeDefined();
  expect(battleProgressOf([line(0, BATTLE), AFTER, line(0)], 0)).toBeUndefined();
  expect(
    battleProgressOf([line(0, BATTLE), AFTER, line(1, { type: 'phase', faction: 1, phase: 'evening' })], 0),
  ).toBeUndefined();
});

test('what a removed piece leads to does not end it: Outrage, Infamy, lost officers', () => {
  const shown = { type: 'shown', faction: 0, to: 1 } as const;
  const relation = { type: 'relation', faction: 3, with: 0, relation: 0, law: '9.2.9' } as const;
  const officers = { type: 'officers', officers: 1 } as const;
  for (const event of [shown, relation, officers])
    expect(battleProgressOf([line(0, BATTLE), AFTER, line(undefined, event)], 0)).toMatchObject({
      dice: [3, 1],
      onDefender: 2,
    });
});

test('of several battles the last is shown', () => {
  expect(battleProgressOf([line(0, BATTLE), AFTER, line(1, { ...BATTLE, clearing: 7 })], 0)).toMatchObject({
    clearing: 7,
    dice: undefined,
  });
});
