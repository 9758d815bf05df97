import { expect } from 'vitest';
import { MUTE } from '../../../../kernel/index.ts';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { advance, scanConstructors } from './constructors.ts';
import { CELLS } from '../00-board/geometry.ts';
import { isEnclosed } from '../queries.ts';
import { cellNamed, position, type WildPosition } from '../../testkit/position.testkit.ts';

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
    const isFactory = what === 'a factory' || what === 'a destroyed factory';
    const start = isFactory ? 'c5-e' : what === 'the base' ? 'c4-se' : 'c5-se';
    const which = t.constructorAt(0) === start ? 0 : 1;
    const before = t.constructorOn(which)!;
    advance(t.state, which, MUTE);
    if (isFactory) advance(t.state, which, MUTE);
    expect(t.constructorAt(which)).toBeUndefined();
    expect(t.hasWall(before)).toBe(true);
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
  expect(t.constructorAt(0)).toBeUndefined();
  expect(t.walls()).toEqual(['c6-se', 'd7-e', 'd7-ne']);
});

wildLaw(['W-14.2', 'W-A34'], 'both move in lockstep, and the second sees what the first has done', () => {
  const t = position();
  t.machine('constructors-1');
  expect(t.lastEvents('advanced').map((e) => e.which)).toEqual([0, 1, 0, 1]);
  expect(t.fact('constructors')).toEqual([`${cellNamed(0, 1)}-w`, `${cellNamed(0, -1)}-e`]);
  expect(t.walls()).toHaveLength(8);
  t.machine('constructors-2');
  expect(t.fact('constructors')).toEqual([`${cellNamed(-1, 0)}-se`, `${cellNamed(1, 0)}-nw`]);
  expect(t.walls()).toHaveLength(10);
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
  expect(scanConstructors(t.direction('right').state)).toEqual([1, 0]);
  expect(scanConstructors(t.direction('left').state)).toEqual([0, 1]);
});
