import { expect } from 'vitest';
import { MUTE } from '../../../../kernel/index.ts';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { NOWHERE } from '../00-board/geometry.ts';
import { deployHunters } from './mechs.ts';
import { cell, position, stands, type WildPosition } from '../../testkit/position.testkit.ts';

const mechs = (t: WildPosition, ...names: string[]): number[] => names.map((name) => t.state.mechs[cell(name)]!);

wildLaw('W-18.1', 'the rulebook example: a hunter on the cell straight ahead of a constructor', () => {
  const t = position().draw(`

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -
                                          v
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -      pC`);
  deployHunters(t.state, 1, MUTE);
  expect(mechs(t, 'd5')).toEqual([1]);
});

wildLaw.each(
  ['W-18.2', 'W-A44'],
  'ahead of it $what: the hunter comes to the right or left cell by the direction',
  [
    {
      what: 'the border',
      at: ['d7', 4],
      board: `

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`,
      right: 'd7',
      left: 'c6',
    },
    {
      what: 'a factory',
      at: ['c5', 1],
      board: `

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -

    -       -       -       @       5       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`,
      right: 'c5',
      left: 'd6',
    },
    {
      what: 'a destroyed factory',
      at: ['c5', 1],
      board: `

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -

    -       -       -       @      5~       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`,
      right: 'c5',
      left: 'd6',
    },
    {
      what: 'the base',
      at: ['d5', 2],
      board: `

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`,
      right: 'd5',
      left: 'e4',
    },
  ] as const,
  ({ at, board, right, left }) => {
    for (const [turning, expected] of [
      [0, right],
      [1, left],
    ] as const) {
      const t = position().draw(board);
      t.state.turning = turning;
      t.state.constructors = [stands(at[0], at[1]), NOWHERE];
      deployHunters(t.state, 1, MUTE);
      expect(mechs(t, expected)).toEqual([1]);
    }
  },
);
