import { expect, test } from 'vitest';
import { TableScheduler } from './scheduler.ts';
import type { LiveTable } from './table.ts';

/** A table in its opening: the only time that matters is the end of it, and the test sets it. */
function opening(): { scheduler: TableScheduler; readonly until: (at: number) => void } {
  const table = { doc: { status: 'opening', openUntil: 0 }, session: undefined };
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
