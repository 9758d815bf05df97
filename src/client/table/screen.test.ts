import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../kernel/seat.ts';
import type { SeatUpdate, TableUpdate } from './messages.ts';
import { Screen } from './screen.ts';

const table = (here: readonly number[], asked: readonly number[], curtain = here.length > 1): TableUpdate =>
  ({ info: { curtain }, here, asked }) as unknown as TableUpdate;

const view = (seat: number): SeatUpdate => ({ seat }) as SeatUpdate;

describe('the screen of a table', () => {
  test('one person is sent the table and the own seat in one push', () => {
    const update = table([2], [0]);
    expect(new Screen().push(update, view)).toEqual({ table: update, seat: { seat: 2 } });
  });

  test('without a person it shows what spectators see', () => {
    const update = table([], [0]);
    expect(new Screen().push(update, view)).toEqual({ table: update, seat: { seat: SPECTATOR } });
  });

  test('before the game begins only the table is sent', () => {
    const update = table([1], []);
    expect(new Screen().push(update, () => undefined)).toEqual({ table: update });
  });

  test('two persons behind a curtain: everything is hidden until the one who is asked sits down', () => {
    const screen = new Screen();
    const seen: number[] = [];
    const update = (asked: readonly number[]) =>
      screen.push(table([0, 1], asked), (seat) => {
        seen.push(seat);
        return view(seat);
      });
    expect(update([1])).toMatchObject({ hidden: true });
    screen.sit(1);
    expect(update([1])).toMatchObject({ seat: { seat: 1 } });
    expect(update([])).toMatchObject({ seat: { seat: 1 } });
    expect(update([0])).toMatchObject({ hidden: true });
    expect(update([0, 1])).toMatchObject({ hidden: true });
    screen.sit(0);
    expect(update([0, 1])).toMatchObject({ seat: { seat: 0 } });
    expect(seen).toEqual([1, 1, 0]);
  });

  test('two persons without a curtain: the screen turns to the one who is asked', () => {
    const screen = new Screen();
    const shown = (asked: readonly number[]) => {
      const push = screen.push(table([0, 1], asked, false), view);
      return 'seat' in push ? push.seat?.seat : undefined;
    };
    expect([shown([1]), shown([0, 1]), shown([0]), shown([])]).toEqual([1, 1, 0, 0]);
  });
});
