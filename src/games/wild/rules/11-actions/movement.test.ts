import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { pathOf } from './movement.ts';
import { CELLS } from '../00-board/geometry.ts';
import { cell, position, type WildPosition } from '../../testkit/position.testkit.ts';

/** Where one move may end, by name. */
const ends = (t: WildPosition): string[] => t.offers('move').map((text) => text.slice(5));

const path = (t: WildPosition, to: string): string[] => pathOf(t.state, 0, cell(to)).map((c) => CELLS[c]!);

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
  const t = position()
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
  expect(t.play('move c4').leaderAt(0)).toBe('c4');
});

wildLaw('W-11.1b', 'the rulebook example A: through connected marshes with a defender of the marshes', () => {
  const t = position().draw(EXAMPLES).turn(0, 'order-base-4');
  expect(ends(t)).toContain('e2');
  expect(path(t, 'e2')).toEqual(['c2', 'd2', 'e2']);
  expect(t.play('move e2').leaderAt(0)).toBe('e2');
});

wildLaw('W-11.1b', 'the rulebook example B: into an adjacent group of plains, to any of its cells', () => {
  const t = position().draw(EXAMPLES).turn(0, 'order-base-2');
  t.putLeader(0, 'b3');
  t.points(3);
  expect(ends(t)).toEqual(['a2', 'a3', 'a4', 'b2', 'b4', 'b5', 'c3', 'c4', 'c5']);
  expect(path(t, 'c5')).toEqual(['b3', 'b4', 'c5']);
  expect(t.refusal('move c6')).toMatchObject({ law: 'W-11.1b', why: 'not-connected', a: 3 });
});

wildLaw('W-11.1b', 'the rulebook example C: from a forest to a cell next to the group', () => {
  const t = position().draw(EXAMPLES).turn(0, 'order-base-3');
  t.putLeader(0, 'e4');
  t.points(3);
  expect(ends(t)).toEqual(['d5', 'd6', 'e3', 'e5', 'e6', 'f2', 'f3', 'f4', 'f5', 'g2', 'g3']);
  expect(path(t, 'g3')).toEqual(['e4', 'f3', 'g3']);
});

wildLaw('W-11.1b', 'outside the group at the start, the end must be in it; both ends outside is no move', () => {
  const t = position().draw(EXAMPLES).turn(0, 'order-base-3');
  t.putLeader(0, 'f2');
  t.points(3);
  expect(ends(t)).toContain('e5');
  expect(t.refusal('move g4')).toMatchObject({ law: 'W-11.1b', why: 'not-connected', a: 3 });
  expect(t.refusal('move e6')).toMatchObject({ law: 'W-11.1b', why: 'not-connected', a: 4 });
});

wildLaw(['W-11.1b', 'W-7.2'], 'a destroyed factory with breached walls is part of every group', () => {
  const t = position()
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
  const t = position().draw(MECHS).turn(0, 'order-base-4');
  expect(ends(t)).toContain('c3');
  expect(t.refusal('move c4')).toMatchObject({ law: 'W-11.1c', why: 'mechs-on-the-way' });
  const leaving = position().draw(MECHS).turn(0, 'order-base-4');
  leaving.mechs('c2', 1);
  leaving.mechs('c3', 0);
  expect(ends(leaving.points(3))).toContain('c4');
});

wildLaw(
  'W-7.5',
  'where connected terrain leads on behind a wall or a constructor, that is the reason, not the terrain',
  () => {
    const t = position()
      .draw(`

                -       -       -       -

            h       h       h       h       h

        h      mO       m   |   m       f       m

    -       h       h       @       h       h       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
      .turn(0, 'order-base-4');
    expect(t.refusal('move c4')).toMatchObject({ law: 'W-7.5', why: 'walls-on-the-way' });
    expect(t.refusal('move c5')).toMatchObject({ law: 'W-7.5', why: 'walls-on-the-way' });
    expect(t.refusal('move c6')).toMatchObject({ law: 'W-11.1b', why: 'not-connected', a: 4 });
    // A mech on the cell before the wall: both are in the way, and the wall stays when the mech is gone.
    t.mechs('c3', 1);
    expect(t.refusal('move c4')).toMatchObject({ law: 'W-7.5', why: 'walls-on-the-way' });
    t.noWalls();
    expect(t.refusal('move c4')).toMatchObject({ law: 'W-11.1c', why: 'mechs-on-the-way' });
  },
);

wildLaw('W-A17', 'an intact factory is no terrain: only the end or the start of a move', () => {
  const t = position()
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
  t.putLeader(0, 'c4');
  expect(ends(t.points(3))).toEqual(['c3', 'c5']);
});

wildLaw('W-A20', 'a move ends on another cell than it began', () => {
  const t = position().draw(EXAMPLES).turn(0, 'order-base-4');
  expect(t.refusal('move c2')).toMatchObject({ law: 'W-A20', why: 'here' });
});

wildLaw('W-11.1d', 'the rulebook example: ending on a camp of the Council gives bread', () => {
  const t = position()
    .draw(`

                -       -       -       -

            -       -       -       -       -

        -       -      mO      pc       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'order-base-3')
    .play('move c4');
  expect([t.leaderAt(0), t.itemsOf(0)]).toEqual(['c4', ['bread']]);
});
