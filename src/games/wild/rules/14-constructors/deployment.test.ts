import { expect } from 'vitest';
import { MUTE } from '../../../../kernel/index.ts';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { deployAll } from './constructors.ts';
import { edgeUnder, leftOf, neighbour, NOWHERE, rightOf, SIX, poseOf } from '../00-board/geometry.ts';
import { cell, position, stands } from '../../testkit/position.testkit.ts';

const EMPTY = `

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -      pC`;

/** The arrow of factory 5 on f3 points along its vertex 0, where a wall already stands. */
const DEPLOY = `

               fO       -       -       -

            -       -       -       -      pC

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       5       -       -
                                  \\
                -       -       -       -`;

function spokeOf(name: string, k: number): number {
  const a = neighbour(cell(name), k);
  const b = neighbour(cell(name), (k + 1) % SIX);
  for (let d = 0; d < SIX; d++) if (neighbour(a, d) === b) return edgeUnder(poseOf(a, d));
  return NOWHERE;
}

wildLaw('W-14.8', 'the rulebook example: direction left, the arrow is blocked, so the next spoke to the left', () => {
  const t = position({ arrow: 0 }).draw(DEPLOY);
  t.state.constructors = [NOWHERE, stands('a3', 1)];
  t.state.turning = 1;
  deployAll(t.state, MUTE);
  expect(edgeUnder(t.state.constructors[0]!)).toBe(spokeOf('f3', 5));
  t.state.constructors = [NOWHERE, stands('a3', 1)];
  t.state.wall.fill(0);
  deployAll(t.state, MUTE);
  expect(edgeUnder(t.state.constructors[0]!)).toBe(spokeOf('f3', 0));
});

wildLaw('W-14.8', 'before any factory is built the top token of the base deploys, its back to the base', () => {
  const t = position({ arrow: 2 }).draw(EMPTY);
  deployAll(t.state, MUTE);
  const [a, b] = t.state.constructors;
  expect([edgeUnder(a!), edgeUnder(b!)]).toEqual([spokeOf('d4', 2), spokeOf('d4', 3)]);
});

wildLaw('W-14.9', 'a spoke is blocked by walls, factory walls and constructors', () => {
  const t = position({ arrow: 0 }).draw(EMPTY);
  deployAll(t.state, MUTE);
  const first = t.state.constructors[0]!;
  expect(edgeUnder(t.state.constructors[1]!)).not.toBe(edgeUnder(first));
  t.state.constructors = [NOWHERE, NOWHERE];
  t.state.token[rightOf(first)] = 5;
  t.state.top = 4;
  t.state.arrow[4] = 0;
  deployAll(t.state, MUTE);
  for (const at of t.state.constructors) expect([rightOf(at), leftOf(at)]).not.toContain(rightOf(first));
});

wildLaw('W-14.10', 'all six blocked: the next lower number', () => {
  const t = position({ arrow: 0 }).draw(`

               fO       -       -       -

            -       -       -       -       -

        -       5       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       4       -       -

                -       -       -       -`);
  t.state.arrow[4] = 3;
  t.state.constructors = [NOWHERE, stands('a3', 1)];
  for (let k = 0; k < SIX; k++) t.state.wall[spokeOf('c2', k)] = 1;
  deployAll(t.state, MUTE);
  expect(edgeUnder(t.state.constructors[0]!)).toBe(spokeOf('f3', 3));
});

wildLaw('W-A36', 'spokes at the border are skipped', () => {
  const t = position({ arrow: 4 }).draw(`

                5       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`);
  t.state.constructors = [NOWHERE, stands('c5', 1)];
  deployAll(t.state, MUTE);
  expect(edgeUnder(t.state.constructors[0]!)).toBe(spokeOf('a1', 0));
});

wildLaw(
  'W-A37',
  'after the built tokens the base is tried; with nothing free the constructor waits and deploys no hunter',
  () => {
    const t = position({ arrow: 0 }).draw(`

                5       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`);
    t.state.constructors = [NOWHERE, NOWHERE];
    t.state.arrow[4] = 1;
    for (let k = 0; k < SIX; k++) if (spokeOf('a1', k) !== NOWHERE) t.state.wall[spokeOf('a1', k)] = 1;
    deployAll(t.state, MUTE);
    expect(edgeUnder(t.state.constructors[0]!)).toBe(spokeOf('d4', 1));
    t.state.constructors = [NOWHERE, NOWHERE];
    for (let k = 0; k < SIX; k++) t.state.wall[spokeOf('d4', k)] = 1;
    t.machine('constructors-1');
    expect(t.state.constructors).toEqual([NOWHERE, NOWHERE]);
    expect(t.lastEvents('waiting')).toHaveLength(2);
    t.machine('mechs-1');
    expect(t.lastEvents('hunter')).toEqual([]);
  },
);
