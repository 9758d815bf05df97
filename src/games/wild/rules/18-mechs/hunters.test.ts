import { expect } from 'vitest';
import { MUTE } from '../../../../kernel/index.ts';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { deployHunters } from './mechs.ts';
import { position, type WildPosition } from '../../testkit/position.testkit.ts';
import { SIDES } from '../00-board/geometry.ts';

const mechs = (t: WildPosition, ...names: string[]): number[] => names.map((name) => t.mechsOn(name));

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
    for (const [direction, expected] of [
      ['right', right],
      ['left', left],
    ] as const) {
      const t = position().draw(board);
      t.direction(direction);
      t.constructors(`${at[0]}-${SIDES[at[1]]}`);
      deployHunters(t.state, 1, MUTE);
      expect(mechs(t, expected)).toEqual([1]);
    }
  },
);
