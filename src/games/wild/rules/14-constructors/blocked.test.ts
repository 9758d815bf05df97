import { expect } from 'vitest';
import { MUTE } from '../../../../kernel/index.ts';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { advance, scanConstructors } from './constructors.ts';
import { wallNames } from '../../positions/drawing.ts';
import { CELLS, edgeUnder, NOWHERE } from '../00-board/geometry.ts';
import { isEnclosed } from '../queries.ts';
import { cellNamed, position, stands, type WildPosition } from '../../testkit/position.testkit.ts';

const enclosed = (t: WildPosition): string[] => CELLS.filter((_, c) => isEnclosed(t.state, c));

wildLaw.each(
  'W-14.4',
  'blocked by $what',
  [
    {
      what: 'a breached wall',
      board: `

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -
                                      +   v
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`,
    },
    {
      what: 'a factory',
      board: `

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -   v   -

    -       -       -       @       5       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`,
    },
    {
      what: 'a destroyed factory',
      board: `

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -   v   -

    -       -       -       @      5~       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`,
    },
    {
      what: 'the base',
      board: `

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -
                                  v
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`,
    },
    {
      what: 'the other constructor',
      board: `

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -
                                      ^   v
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`,
    },
  ],
  ({ what, board }) => {
    const t = position().draw(board);
    const which = t.state.constructors.indexOf(
      what === 'a factory' || what === 'a destroyed factory'
        ? stands('c5', 0)
        : what === 'the base'
          ? stands('c4', 1)
          : stands('c5', 1),
    );
    const before = edgeUnder(t.state.constructors[which]!);
    advance(t.state, which, MUTE);
    if (what === 'a factory' || what === 'a destroyed factory') advance(t.state, which, MUTE);
    expect(t.state.constructors[which]).toBe(NOWHERE);
    expect(t.state.wall[before]).toBe(1);
  },
);

wildLaw('W-14.6', 'blocked on the way along the border: all edges passed get walls, and it resets', () => {
  const t = position().draw(`

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -
                                                  ^
    -       -       -       @       -       -       -   |

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`);
  advance(t.state, 0, MUTE);
  expect(t.state.constructors[0]).toBe(NOWHERE);
  expect(wallNames(t.state)).toEqual(['c6-se', 'd7-e', 'd7-ne']);
});

wildLaw(['W-14.2', 'W-A34'], 'both move in lockstep, and the second sees what the first has done', () => {
  const t = position();
  t.machine('constructors-1');
  const { state } = t;
  expect(t.lastEvents('advanced').map((e) => e.which)).toEqual([0, 1, 0, 1]);
  expect(state.constructors).toEqual([stands(cellNamed(0, 1), 3), stands(cellNamed(0, -1), 0)]);
  expect(wallNames(state)).toHaveLength(8);
  t.machine('constructors-2');
  expect(state.constructors).toEqual([stands(cellNamed(-1, 0), 1), stands(cellNamed(1, 0), 4)]);
  expect(wallNames(state)).toHaveLength(10);
  expect(enclosed(t)).toEqual([cellNamed(0, -1), cellNamed(0, 1)]);
});

wildLaw('W-A34', 'the one the scan line meets first moves first', () => {
  const t = position().draw(`

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -
                                          v
    -       -       -       @       -       -       -

        -       -       -       -   ^   -       -

            -       -       -       -       -

                -       -       -       -`);
  for (const turning of [0, 1]) {
    t.state.turning = turning;
    const order = scanConstructors(t.state);
    expect(order).toEqual(turning === 0 ? [1, 0] : [0, 1]);
  }
});
