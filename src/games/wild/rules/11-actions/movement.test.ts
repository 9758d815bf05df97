import { expect } from 'vitest';
import { wildLaw } from '../../../../law/law.testkit.ts';
import { pathOf } from './movement.ts';
import { CELLS } from '../00-board/geometry.ts';
import { cell, Table } from '../../testkit/position.testkit.ts';

/** Where one move may end, by name. */
const ends = (t: Table): string[] => t.offers('move').map((text) => text.slice(5));

const path = (t: Table, to: string): string[] => pathOf(t.state, 0, cell(to)).map((c) => CELLS[c]!);

/** Marshes from c2 to e2, plains in the north east, a forest in the south. */
const EXAMPLES = `

                h       h       h       p

            h       h       h       p       p

        m      mO       h       h       p       h

    h       m       h       @       h       h       h

        h       m       h       f       f       h

            h       h       f       h       h

                h       h       h       h`;

const MECHS = `

                -       -       -       -

            -       h       h       -       -

        h      mO      mx       m       h       -

    -       h       h       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`;

wildLaw('W-11.1a', 'the rulebook example: one step to an adjacent free cell', () => {
  const t = new Table()
    .draw(`

                -       -       -       -

            -       -       -       -       -

        -       -      mO       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'order-base-3');
  expect(ends(t)).toEqual(['b2', 'b3', 'c2', 'c4', 'd3']);
  expect(t.say('move c4').at(0)).toBe('c4');
});

wildLaw('W-11.1b', 'the rulebook example A: through connected marshes with a defender of the marshes', () => {
  const t = new Table().draw(EXAMPLES).turn(0, 'order-base-4');
  expect(ends(t)).toContain('e2');
  expect(path(t, 'e2')).toEqual(['c2', 'd2', 'e2']);
  expect(t.say('move e2').at(0)).toBe('e2');
});

wildLaw('W-11.1b', 'the rulebook example B: into an adjacent group of plains, to any of its cells', () => {
  const t = new Table().draw(EXAMPLES).turn(0, 'order-base-2');
  t.state.cell[0] = cell('b3');
  t.points(3);
  expect(ends(t)).toEqual(['a2', 'a3', 'a4', 'b2', 'b4', 'b5', 'c3', 'c4', 'c5']);
  expect(path(t, 'c5')).toEqual(['b3', 'b4', 'c5']);
  expect(t.refusal('move c6')).toBe('W-11.1b not-connected 3');
});

wildLaw('W-11.1b', 'the rulebook example C: from a forest to a cell next to the group', () => {
  const t = new Table().draw(EXAMPLES).turn(0, 'order-base-3');
  t.state.cell[0] = cell('e4');
  t.points(3);
  expect(ends(t)).toEqual(['d5', 'd6', 'e3', 'e5', 'e6', 'f2', 'f3', 'f4', 'f5', 'g2', 'g3']);
  expect(path(t, 'g3')).toEqual(['e4', 'f3', 'g3']);
});

wildLaw('W-11.1b', 'outside the group at the start, the end must be in it; both ends outside is no move', () => {
  const t = new Table().draw(EXAMPLES).turn(0, 'order-base-3');
  t.state.cell[0] = cell('f2');
  t.points(3);
  expect(ends(t)).toContain('e5');
  expect(t.refusal('move g4')).toBe('W-11.1b not-connected 3');
  expect(t.refusal('move e6')).toBe('W-11.1b not-connected 4');
});

wildLaw(['W-11.1b', 'W-7.2'], 'a destroyed factory with breached walls is part of every group', () => {
  const t = new Table()
    .draw(`

                h       -       -       -

            h       h       h       h       -

        -       h      mO   +  5~   +   m       h

    -       -       h       @       h       h       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'order-base-4');
  expect(path(t, 'c5')).toEqual(['c3', 'c4', 'c5']);
  expect(ends(t)).toContain('b4');
});

wildLaw(['W-11.1c', 'W-A16'], 'mechs forbid passing through a cell, not entering or leaving it', () => {
  const t = new Table().draw(MECHS).turn(0, 'order-base-4');
  expect(ends(t)).toContain('c3');
  expect(t.refusal('move c4')).toBe('W-11.1c mechs-on-the-way');
  const leaving = new Table().draw(MECHS).turn(0, 'order-base-4');
  leaving.state.mechs[cell('c2')] = 1;
  leaving.state.mechs[cell('c3')] = 0;
  expect(ends(leaving.points(3))).toContain('c4');
});

wildLaw(
  'W-7.5',
  'where connected terrain leads on behind a wall or a constructor, that is the reason, not the terrain',
  () => {
    const t = new Table()
      .draw(`

                -       -       -       -

            h       h       h       h       h

        h      mO       m   |   m       f       m

    -       h       h       @       h       h       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
      .turn(0, 'order-base-4');
    expect(t.refusal('move c4')).toBe('W-7.5 walls-on-the-way');
    expect(t.refusal('move c5')).toBe('W-7.5 walls-on-the-way');
    expect(t.refusal('move c6')).toBe('W-11.1b not-connected 4');
    // A mech on the cell before the wall: both are in the way, and the wall stays when the mech is gone.
    t.state.mechs[cell('c3')] = 1;
    expect(t.refusal('move c4')).toBe('W-7.5 walls-on-the-way');
    t.state.wall.fill(0);
    expect(t.refusal('move c4')).toBe('W-11.1c mechs-on-the-way');
  },
);

wildLaw('W-A17', 'an intact factory is no terrain: only the end or the start of a move', () => {
  const t = new Table()
    .draw(`

                -       -       -       -

            -       -       -       -       -

        -       -      mO   +   5   +   m       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'order-base-4');
  expect(ends(t)).toContain('c4');
  expect(ends(t)).not.toContain('c5');
  t.state.cell[0] = cell('c4');
  expect(ends(t.points(3))).toEqual(['c3', 'c5']);
});

wildLaw('W-A20', 'a move ends on another cell than it began', () => {
  const t = new Table().draw(EXAMPLES).turn(0, 'order-base-4');
  expect(t.refusal('move c2')).toBe('W-A20 here');
});

wildLaw('W-11.1d', 'the rulebook example: ending on a camp of the Council gives bread', () => {
  const t = new Table()
    .draw(`

                -       -       -       -

            -       -       -       -       -

        -       -      mO      pc       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'order-base-3')
    .say('move c4');
  expect([t.at(0), t.has(0)]).toEqual(['c4', ['bread']]);
});
