import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { BASE } from '../00-board/geometry.ts';
import { cell, edgeNamed, position } from '../../testkit/position.testkit.ts';

/** The rulebook example: an enclosed cell of the plains with one pollution and one breached wall. */
const BUILD = `

                -       -       -       -

            -       -       -       -       -
                                      /   \\
        -       -       -       -   |  p.   +   -
                                      \\   /
    -       -       -      @xx      -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`;

/** Cells c6 and e2 are enclosed. */
const SEVERAL = `

                -       -       -       -

            -       -       -       -       -
                                              /   \\
        -       -       -       -       -   |   -   |
                                              \\   /
    -       -       -       @       -       -       -
              /   \\
        -   |   -   |   -       -       -       -
              \\   /
            -       -       -      fO       -

                -       -       -       -`;

wildLaw(
  ['W-15.2', 'W-15.3', 'W-15.6', 'W-24.3'],
  'the rulebook example: walls off, top token with its snipers on, pollution and breach stay',
  () => {
    const t = position({ arrow: 3 }).draw(BUILD).machine('factories-1');
    const { state } = t;
    expect([state.token[cell('c5')], state.top, state.arrow[5]]).toEqual([5, 4, 3]);
    expect(state.wall.reduce((x, y) => x + y, 0)).toBe(0);
    expect([state.mechs[cell('c5')], state.mechs[BASE], state.pollution[cell('c5')]]).toEqual([2, 2, 1]);
    expect(state.breach[edgeNamed('c5-e')]).toBe(0);
    expect(t.outcomes()).toEqual(['arrow 0', 'arrow 1', 'arrow 2', 'arrow 3', 'arrow 4', 'arrow 5']);
    t.chance('arrow 2');
    expect([state.arrow[4], state.pollution.reduce((x, y) => x + y, 0)]).toEqual([2, 1]);
  },
);

wildLaw('W-15.4', 'leaders, camp and hunters end up on the factory', () => {
  const t = position()
    .draw(`

                -       -       -       -

            -       -       -       -       -
                                      /   \\
        -       -       -       -   | fOox  |   -
                                      \\   /
    -       -       -      @xx      -       -       -

        -       -       -       -       -       -

            -       -       -      pC       -

                -       -       -       -`)
    .machine('factories-1')
    .chance('arrow 0');
  expect([t.leaderAt(0), t.campOn('c5'), t.mechsOn('c5')]).toEqual(['c5', 0, 3]);
  t.turn(0, 'order-base-1');
  expect(t.refusal('take-item')).toMatchObject({ law: 'W-11.10', why: 'factory-on-camp' });
});

wildLaw.each(
  ['W-15.5', 'W-A40'],
  'pollution on the cell and on the token: $cell and $base',
  [
    { cell: '.', base: '.', pollution: 2, toxic: false, left: 6 },
    { cell: '..', base: '.', pollution: 0, toxic: true, left: 5 },
    { cell: '%', base: '..', pollution: 0, toxic: true, left: 5 },
    { cell: '..', base: '%', pollution: 0, toxic: true, left: 5 },
    { cell: '%', base: '%', pollution: 0, toxic: true, left: 5 },
  ],
  ({ cell: on, base, pollution, toxic, left }) => {
    const t = position().draw(`

                -       -       -       -

            -       -       -       -       -
                                      /   \\
        -       -       -       -   |   p   |   -
                                      \\   /
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`);
    t.pollution('c5', on.split('.').length - 1);
    t.pollution('d4', base.split('.').length - 1);
    t.toxic(...(on === '%' ? ['c5'] : []), ...(base === '%' ? ['d4'] : []));
    t.machine('factories-1');
    expect([t.pollutionOn('c5'), t.isToxic('c5'), t.toxicLeft()]).toEqual([pollution, toxic, left]);
    expect([t.pollutionOn('d4'), t.isToxic('d4')]).toEqual([0, false]);
  },
);

wildLaw('W-A40', 'a toxic site by adding up counts for the defeat', () => {
  const t = position().draw(`

                -       -       -       -

            -       -       -       -       -
                                      /   \\
        -       -       -       -   |  p..  |   -
                                      \\   /
    -       -       -      @.       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`);
  t.leaveToxic(0);
  expect(t.machine('factories-1').result()?.law).toBe('W-1.3b');
});

wildLaw(
  ['W-15.7', 'W-A39'],
  'the rulebook example: two enclosed cells, the scan from the arrow finds the first',
  () => {
    for (const [arrow, direction, expected] of [
      [0, 'left', 'c6'],
      [0, 'right', 'e2'],
      [4, 'right', 'c6'],
      [4, 'left', 'e2'],
    ] as const) {
      const t = position({ arrow }).draw(SEVERAL);
      t.direction(direction);
      t.machine('factories-1');
      expect(t.factoryOn(expected)).toBe(5);
      expect(t.factories()).toEqual([expected]);
    }
  },
);

wildLaw('W-15.7', 'on one line the cell nearer to the base', () => {
  const t = position({ arrow: 0 }).draw(`

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -
                                  \\
        -       -       -   |   -   |   -       -
                              \\   /       /   \\
            -       -       -       -   |   -   |
                                          \\   /
                -       -       -       -`);
  expect(t.machine('factories-1').factoryOn('e4')).toBe(5);
});

wildLaw('W-15.8', 'pollution spreads only if nothing was built', () => {
  const t = position({ arrow: 0 })
    .draw(`

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .machine('factories-2');
  expect(t.lastEvents('polluted')).toHaveLength(3);
  const built = position({ arrow: 0 }).draw(BUILD).machine('factories-2').chance('arrow 1');
  expect(built.lastEvents('polluted')).toEqual([]);
});

wildLaw(['W-1.3a', 'W-20.2'], 'five factories are built and a cell is enclosed: the game is lost', () => {
  const t = position().draw(`

               5~       -       -      4~

            -       -       -       -       -
                                      /   \\
        -       -       -       -   |   -   |   -
                                      \\   /
   3~       -       -       @       -       -      2~

        -       -       -       -       -       -

            -       -       -      fO       -

               1~       -       -       -`);
  expect(t.factoryOnTop()).toBe(0);
  expect(t.machine('factories-1').result()).toEqual({ winners: [], ranking: [[0, 1]], law: 'W-1.3a' });
  const four = position().draw(`

                -       -       -      5~

            -       -       -       -       -
                                      /   \\
        -       -       -       -   |   -   |   -
                                      \\   /
   4~       -       -       @       -       -      3~

        -       -       -       -       -       -

            -       -       -      fO       -

               2~       -       -       -`);
  expect(four.machine('factories-1').result()).toBeUndefined();
});
