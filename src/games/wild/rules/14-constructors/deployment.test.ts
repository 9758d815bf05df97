import { expect } from 'vitest';
import { MUTE } from '../../../../kernel/index.ts';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { deployAll } from './constructors.ts';
import { edgeUnder, EDGES, neighbour, SIX, poseOf } from '../00-board/geometry.ts';
import { cell, position } from '../../testkit/position.testkit.ts';

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

/** The edge away from a cell at its vertex `k`; undefined at the border. */
function spokeOf(name: string, k: number): string | undefined {
  const a = neighbour(cell(name), k);
  const b = neighbour(cell(name), (k + 1) % SIX);
  for (let d = 0; d < SIX; d++) if (neighbour(a, d) === b) return EDGES[edgeUnder(poseOf(a, d))];
  return undefined;
}

/** The edges around a cell. */
const sidesOf = (name: string): string[] =>
  Array.from({ length: SIX }, (_, d) => EDGES[edgeUnder(poseOf(cell(name), d))]!);

/** The spokes of a cell. */
const spokesOf = (name: string): string[] => Array.from({ length: SIX }, (_, k) => spokeOf(name, k) ?? []).flat();

wildLaw('W-14.8', 'the rulebook example: direction left, the arrow is blocked, so the next spoke to the left', () => {
  const t = position({ arrow: 0 }).draw(DEPLOY);
  t.constructors(undefined, 'a3-se');
  t.direction('left');
  deployAll(t.state, MUTE);
  expect(t.constructorOn(0)).toBe(spokeOf('f3', 5));
  t.constructors(undefined, 'a3-se');
  t.noWalls();
  deployAll(t.state, MUTE);
  expect(t.constructorOn(0)).toBe(spokeOf('f3', 0));
});

wildLaw('W-14.8', 'before any factory is built the top token of the base deploys, its back to the base', () => {
  const t = position({ arrow: 2 }).draw(EMPTY);
  deployAll(t.state, MUTE);
  expect([t.constructorOn(0), t.constructorOn(1)]).toEqual([spokeOf('d4', 2), spokeOf('d4', 3)]);
});

wildLaw('W-14.9', 'a spoke is blocked by walls, factory walls and constructors', () => {
  const t = position({ arrow: 0 }).draw(EMPTY);
  deployAll(t.state, MUTE);
  expect(t.constructorOn(1)).not.toBe(t.constructorOn(0));
  const right = t.constructorAt(0)!.split('-')[0]!;
  t.constructors();
  t.factory(right, 5);
  t.arrow(4, 0);
  deployAll(t.state, MUTE);
  for (const n of [0, 1]) expect(sidesOf(right)).not.toContain(t.constructorOn(n));
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
  t.arrow(4, 3);
  t.constructors(undefined, 'a3-se');
  t.wall(...spokesOf('c2'));
  deployAll(t.state, MUTE);
  expect(t.constructorOn(0)).toBe(spokeOf('f3', 3));
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
  t.constructors(undefined, 'c5-se');
  deployAll(t.state, MUTE);
  expect(t.constructorOn(0)).toBe(spokeOf('a1', 0));
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
    t.constructors();
    t.arrow(4, 1);
    t.wall(...spokesOf('a1'));
    deployAll(t.state, MUTE);
    expect(t.constructorOn(0)).toBe(spokeOf('d4', 1));
    t.constructors();
    t.wall(...spokesOf('d4'));
    t.machine('constructors-1');
    expect(t.fact('constructors')).toEqual([]);
    expect(t.lastEvents('waiting')).toHaveLength(2);
    t.machine('mechs-1');
    expect(t.lastEvents('hunter')).toEqual([]);
  },
);
