import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { killed } from '../../components/piles.ts';
import { position } from '../../testkit/position.testkit.ts';

/** Two constructors; the arrow 0 turning right meets the one on e5 first. */
const TWO = `

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -
                                          v
    -       -       -       @       -       -       -

        -       -       -       -   ^   -       -

            -       -       -       -       -

                -       -       -       -`;

wildLaw(
  ['W-19.2', 'W-19.3', 'W-A45'],
  'hard constructors: the first by scan advances three times, then the other twice',
  () => {
    const t = position({ arrow: 0, hard: 6 }).draw(TWO).machine('constructors-hard-1');
    expect(t.lastEvents('advanced').map((e) => e.which)).toEqual([1, 1, 1, 0, 0]);
    const left = position({ arrow: 0, hard: 6 }).draw(TWO);
    left.direction('left');
    left.machine('constructors-hard-1');
    expect(left.lastEvents('advanced').map((e) => e.which)).toEqual([0, 0, 0, 1, 1]);
    expect(left.walls().length).toBe(5);
  },
);

wildLaw('W-A45', 'with one constructor on the board it takes the three advances; reset ones are deployed after', () => {
  const t = position({ arrow: 0, hard: 6 })
    .draw(`

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -
                                          v
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .machine('constructors-hard-2');
  expect(t.lastEvents('advanced').map((e) => e.which)).toEqual([0, 0, 0]);
  expect(t.lastEvents('deployed').map((e) => e.which)).toEqual([1]);
  expect(t.constructorOn(1)).toBeDefined();
});

wildLaw('W-19.4', 'hard factories: pollution spreads whether or not a factory was built', () => {
  const t = position({ arrow: 0, hard: 6 })
    .draw(`

               fO       -       -       -

            -       -       -       -       -
                                      /   \\
        -       -       -       -   |   -   |   -
                                      \\   /
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .machine('factories-hard-1');
  expect(t.factoryOn('c5')).toBe(5);
  t.chance('arrow 3');
  expect(t.lastEvents('polluted').map((e) => e.number)).toEqual([5, 5, 5, 4, 4, 4]);
});

wildLaw(
  ['W-19.5', 'W-A46'],
  'hard mechs: a leader on a cell with a mech takes one damage without a roll, snipers count',
  () => {
    const t = position({ factions: ['order', 'sect', 'council'], hard: 6 })
      .draw(`

                -       -       -       -

            -      fOx      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -      5Sx      -      pC

                -       -       -       -`)
      .machine('mechs-hard-1', 1);
    expect([0, 1, 2].map((player) => t.damageOf(player))).toEqual([1, 1, 0]);
    expect(t.lastEvents('damage').map((e) => [e.player, e.source])).toEqual([
      [1, 'mechs'],
      [0, 'mechs'],
    ]);
  },
);

wildLaw('W-19.5', 'it kills as any damage does', () => {
  const t = position({ factions: ['order', 'sect'], hard: 6 })
    .draw(`

                -       -       -       -

            -      fOx      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -      hS

                -       -       -       -`)
    .hand(0, 'order-b-3');
  t.damage(0, 3);
  t.machine('mechs-hard-2', 1).chance('kill order-b-3');
  expect(t.pile(killed(0))).toEqual(['order-b-3']);
});
