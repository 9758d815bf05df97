import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { position, type WildPosition } from '../../testkit/position.testkit.ts';

const mechs = (t: WildPosition, ...names: string[]): number[] => names.map((name) => t.mechsOn(name));

/** The Order on c4 is active: hunters on b2 and c5 within two cells, a sniper on b3, two hunters too far away. */
const ACTIVE = `

               px       -       -       -

            -      px      5x       -       -

        -       -       p      fO      px       -

    -       -       -       @       -       -      px

        -       -       -       -       -       -

            -       -       -       -       -

               pC       -       -       -`;

/** The Sect is not active: d6 can reach it, c5 stands behind a wall, d2 is too far. */
const OTHERS = `

                -       -       -       -

            -       -       -       -       -

        -       -       -       -      px       -
                                      \\
    -      px       -       @      hS      px       -

        -       -       -       -       -       -

            -       -       -       -       -

               fO       -       -       -`;

wildLaw(
  ['W-18.3', 'W-18.5', 'W-18.7'],
  'the rulebook example: both hunters within two cells come to the active player, the sniper does not',
  () => {
    const t = position().draw(ACTIVE).machine('mechs-1');
    expect(mechs(t, 'c4', 'b2', 'c5', 'a1', 'b3', 'd7')).toEqual([2, 0, 0, 1, 1, 1]);
  },
);

wildLaw(
  ['W-18.6', 'W-18.7'],
  'the rulebook example: other players are pursued within one cell, never through walls',
  () => {
    const t = position({ factions: ['order', 'sect'] })
      .draw(OTHERS)
      .machine('mechs-1', 0);
    expect(mechs(t, 'd5', 'd6', 'c5', 'd2')).toEqual([1, 0, 1, 1]);
  },
);

wildLaw('W-18.7', 'breached walls stop hunters, and leaders in factories are not pursued', () => {
  const breached = position({ factions: ['order', 'sect'] })
    .draw(`

                -       -       -       -

            -       -       -       -       -

        -       -       -       -      px       -
                                      +
    -       -       -       @      hS       -       -

        -       -       -       -       -       -

            -       -       -       -       -

               fO       -       -       -`)
    .machine('mechs-1', 0);
  expect(mechs(breached, 'd5', 'c5')).toEqual([0, 1]);
  for (const token of ['5S ', '5~S']) {
    const t = position({ factions: ['order', 'sect'] })
      .draw(
        `

                -       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -      5~S  +  px

        -       -       -       -       -       -

            -       -       -       -       -

               fO       -       -       -`.replace('5~S', token),
      )
      .machine('mechs-1', 1);
    expect(mechs(t, 'd6', 'd7')).toEqual([0, 1]);
  }
});

wildLaw('W-18.3', 'the active player first, then clockwise: a hunter near both goes to the active one', () => {
  const board = `

                -       -       -       -

            -       -       -       -       -

        -       -      fO      px      hS       -

    -       -       -       @       -       -       -

       pC       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`;
  for (const [active, expected] of [
    [0, [1, 0]],
    [1, [0, 1]],
    [2, [1, 0]],
  ] as const) {
    const t = position({ factions: ['order', 'sect', 'council'] })
      .draw(board)
      .machine('mechs-1', active);
    expect(mechs(t, 'c3', 'c5')).toEqual(expected);
  }
});

wildLaw('W-18.4', 'a hunter that shares a cell with any leader stays', () => {
  const t = position({ factions: ['order', 'sect'] })
    .draw(`

                -       -       -       -

            -       -       -       -       -

        -       -      fO      hSx      -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .machine('mechs-1', 0);
  expect(mechs(t, 'c3', 'c4')).toEqual([0, 1]);
});

wildLaw('W-A43', 'a constructor on the edge does not stop a hunter', () => {
  const t = position({ factions: ['order', 'sect'] }).draw(`

                -       -       -       -

            -       -       -       -       -

        -      px   ^  fO       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -      hS`);
  t.constructors('c3-w');
  t.machine('mechs-1', 0);
  expect(mechs(t, 'c2')).toEqual([0]);
});

wildLaw('W-A27', 'a player who has left is not pursued, the others are', () => {
  const t = position({ factions: ['order', 'sect'] })
    .draw(`

                -       -       -       -

            -       -       -       -       -

        -       -       -      px      hS       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .machine('mechs-1', 0);
  expect(mechs(t, 'c5', 'c4')).toEqual([1, 0]);
});
