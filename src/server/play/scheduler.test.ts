import { expect, test } from 'vitest';
import { pauseBefore, TableScheduler } from './scheduler.ts';
import type { LiveTable } from './table.ts';

/** A table in its opening: the only time that matters is the end of it, and the test sets it. */
function opening(): { scheduler: TableScheduler; readonly until: (at: number) => void } {
  const table = { doc: { status: 'opening', seats: [], openUntil: 0 }, session: undefined };
  return {
    scheduler: new TableScheduler(table as unknown as LiveTable),
    until: (at) => {
      table.doc.openUntil = at;
    },
  };
}

test('a due time is stored only when the stored one is later, past or unknown', () => {
  const { scheduler, until } = opening();
  until(1000);
  expect(scheduler.toStore(0)).toBe(1000);
  until(1500);
  expect(scheduler.toStore(500)).toBe('as-is');
  until(800);
  expect(scheduler.toStore(600)).toBe(800);
  until(2000);
  expect(scheduler.toStore(700)).toBe('as-is');
  // The due time has passed: another process may have stored a later one.
  expect(scheduler.toStore(800)).toBe(2000);
  expect(scheduler.toStore(900)).toBe('as-is');
  scheduler.forgetStoredDue();
  expect(scheduler.toStore(950)).toBe(2000);
});

test('a bot pauses by what everybody knows: who answered last, and whether its move goes on', () => {
  const said = (seat: number) => ({ seat, say: 'pass', by: 'bot' }) as const;
  expect(pauseBefore([], false, 1, 500)).toBe(500);
  expect(pauseBefore([said(0)], false, 1, 500)).toBe(500);
  expect(pauseBefore([said(0), said(1)], false, 1, 500)).toBe(100);
  expect(pauseBefore([said(0), said(1)], true, 1, 500)).toBe(0);
  // Times are stored in whole milliseconds.
  expect(pauseBefore([said(0), said(1)], false, 1, 16)).toBe(3);
  // A roll between two answers of one bot changes nothing; an answer of another seat does.
  expect(pauseBefore([said(1), { rolled: 'dice 1 0' } as never], false, 1, 500)).toBe(100);
  expect(pauseBefore([said(1), said(0)], true, 1, 500)).toBe(500);
});
