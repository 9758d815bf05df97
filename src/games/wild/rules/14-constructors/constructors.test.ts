import fc from 'fast-check';
import { expect } from 'vitest';
import { MUTE } from '../../../../kernel/index.ts';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { advance, advanceAll } from './constructors.ts';
import {
  CELL_COUNT,
  edgeUnder,
  leftOf,
  neighbour,
  NOWHERE,
  rightOf,
  SIX,
  poseOf,
  SIDES,
} from '../00-board/geometry.ts';
import { isEnclosed } from '../queries.ts';
import { cell, cellNamed, edgeNamed, position, stands, type WildPosition } from '../../testkit/position.testkit.ts';
import { TURNINGS } from '../../words.ts';

const EMPTY = `

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -      pC`;

/** A table without walls, one constructor standing somewhere. */
function alone(at: number, direction: (typeof TURNINGS)[number] = 'right'): WildPosition {
  const t = position().draw(EMPTY);
  t.state.constructors = [at, NOWHERE];
  t.direction(direction);
  return t;
}

wildLaw(
  ['W-14.1', 'W-14.2', 'W-14.3'],
  'the rulebook example: direction right, two advances, a wall on each edge left behind',
  () => {
    const t = position()
      .draw(`

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -
                                          v
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -      pC`)
      .machine('constructors-1');
    expect(t.walls()).toEqual(['c5-se', 'c5-sw']);
    expect(t.constructorAt(0)).toBe('c5-w');
  },
);

wildLaw('G-4.3', 'to the right it stays at its right-hand cell, and walks round it', () => {
  const anyStanding = fc
    .tuple(fc.nat(CELL_COUNT - 1), fc.nat(SIX - 1))
    .filter(([c, d]) => neighbour(c, d) !== NOWHERE && c !== 18 && neighbour(c, d) !== 18);
  fc.assert(
    fc.property(anyStanding, fc.boolean(), ([c, d], isRight) => {
      const t = alone(poseOf(c, d), isRight ? 'right' : 'left');
      const kept = isRight ? rightOf(poseOf(c, d)) : leftOf(poseOf(c, d));
      advance(t.state, 0, MUTE);
      const at = t.state.constructors[0]!;
      if (at !== NOWHERE) expect(isRight ? rightOf(at) : leftOf(at)).toBe(kept);
    }),
    { numRuns: 150 },
  );
});

wildLaw(['G-4.3', 'G-4.4', 'G-4.7'], 'a full circle comes back to its start, where its own first wall stops it', () => {
  for (const direction of TURNINGS) {
    const start = direction === 'right' ? stands('c5', 1) : poseOf(neighbour(cell('c5'), 1), 4);
    const t = alone(start, direction);
    const edges: number[] = [];
    while (t.state.constructors[0] !== NOWHERE) {
      edges.push(edgeUnder(t.state.constructors[0]!));
      advance(t.state, 0, MUTE);
    }
    expect(new Set(edges).size).toBe(6);
    expect(isEnclosed(t.state, cell('c5'))).toBe(true);
  }
});

wildLaw('G-4.4', 'to the left it keeps its left-hand cell and changes the right-hand one', () => {
  const t = alone(poseOf(cell('c5'), 1), 'left');
  const left = leftOf(poseOf(cell('c5'), 1));
  advance(t.state, 0, MUTE);
  expect([leftOf(t.state.constructors[0]!), rightOf(t.state.constructors[0]!)]).toEqual([
    left,
    neighbour(cell('c5'), 2),
  ]);
});

wildLaw.each(
  ['W-14.5', 'G-4.5'],
  'along the border in one advance: $start $direction',
  [
    {
      start: 'right',
      at: [3, -1, 4],
      direction: 'right',
      walls: [
        [3, -2, 1],
        [3, -1, 5],
        [3, -1, 0],
      ],
      end: [3, -1, 1],
    },
    {
      start: 'left',
      at: [3, -1, 4],
      direction: 'left',
      walls: [
        [3, -2, 1],
        [3, -2, 0],
        [3, -2, 5],
      ],
      end: [3, -3, 1],
    },
    {
      start: 'corner',
      at: [3, 0, 4],
      direction: 'right',
      walls: [
        [3, -1, 1],
        [3, 0, 5],
        [3, 0, 0],
        [3, 0, 1],
      ],
      end: [3, 0, 2],
    },
  ] as const,
  ({ at, direction, walls, end }) => {
    const t = alone(stands(cellNamed(at[0], at[1]), at[2]), direction);
    advance(t.state, 0, MUTE);
    expect(t.walls().sort()).toEqual(walls.map(([q, r, d]) => `${cellNamed(q, r)}-${SIDES[d]}`).sort());
    expect(t.constructorAt(0)).toBe(`${cellNamed(end[0], end[1])}-${SIDES[end[2]]}`);
  },
);

wildLaw('W-14.5', 'the rulebook example: to the left along the border, one of its two advances', () => {
  const t = position().draw(`

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -
                                                  ^
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -      pC`);
  t.direction('left');
  t.machine('constructors-1');
  expect(t.walls()).toEqual(['b5-se', 'c6-e', 'c6-se', 'c6-ne'].sort((a, b) => edgeNamed(a) - edgeNamed(b)));
});

wildLaw(['W-14.4', 'W-7.7'], 'the rulebook example: the next edge has a wall, so it builds one and resets', () => {
  const t = position().draw(`

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -
                                      \\   v
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -      pC`);
  advanceAll(t.state, 2, MUTE);
  expect(t.fact('constructors')).toEqual([]);
  expect(t.walls()).toEqual(['c5-se', 'c5-sw']);
});
