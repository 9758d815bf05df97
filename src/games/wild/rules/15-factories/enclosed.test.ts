import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { CELLS } from '../00-board/geometry.ts';
import { isEnclosed } from '../queries.ts';
import { position, type WildPosition } from '../../testkit/position.testkit.ts';

const enclosed = (t: WildPosition): string[] => CELLS.filter((_, c) => isEnclosed(t.state, c));

wildLaw(
  'W-15.1',
  'the rulebook examples: five walls and a factory (A), six walls (B), one of them breached (C)',
  () => {
    const a = position().draw(`

                -       -       -       -

            -       -       -       -       -
                      /   \\
        -       5       p   |   -       -       -
                      \\
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`);
    expect(enclosed(a)).toEqual(['c3']);
    const b = position().draw(`

                -       -       -       -

            -       -       -       -       -
                                      /   \\
        -       -       -       -   |   -   |   -
                                      \\   /
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`);
    expect(enclosed(b)).toEqual(['c5']);
    const c = position().draw(`

                -       -       -       -

            -       -       -       -       -
                                      /   \\
        -       -       -       -   |   -   +   -
                                      \\   /
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`);
    expect(enclosed(c)).toEqual(['c5']);
  },
);

wildLaw('W-15.1', 'a destroyed factory and the base wall in; a constructor or the bare border does not', () => {
  const destroyed = position().draw(`

                -       -       -       -

            -       -       -       -       -
                                      /   \\
        -       -       -       -   |   -      5~
                                      \\   /
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`);
  expect(enclosed(destroyed)).toEqual(['c5']);
  const open = position().draw(`

                -       -       -       -

            -       -       -       -       -
                                      /   \\
        -       -       -       -   |   -   v   -
                                      \\   /
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`);
  expect(enclosed(open)).toEqual([]);
  const corner = position().draw(`

                -   |   -       -       -
              \\   /
            -       -       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`);
  expect(enclosed(corner)).toEqual([]);
  const border = position().draw(`
              /   \\
            |   -   |   -       -       -
              \\   /
            -       -       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`);
  expect(enclosed(border)).toEqual(['a1']);
});
