import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { pathOf } from '../11-actions/movement.ts';
import { CELLS } from '../00-board/geometry.ts';
import { cell, position, type WildPosition } from '../../testkit/position.testkit.ts';

/** Where one move may end, by name. */
const ends = (t: WildPosition): string[] => t.offers('move').map((text) => text.slice(5));

const path = (t: WildPosition, to: string): string[] => pathOf(t.state, 0, cell(to)).map((c) => CELLS[c]!);

const OBSTACLES = `

                -       -       -       -

            -       -       p       -       -
                      /   +
        -       5      fO   |   -       -       -

    -       -       p       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`;

wildLaw(
  ['W-7.5', 'W-7.4'],
  'walls, factory walls, constructors, the base and the border stop a step; a breach opens it',
  () => {
    const t = position().draw(OBSTACLES).turn(0, 'order-base-6');
    expect(t.refusal('move c4')).toMatchObject({ law: 'W-7.5', why: 'wall' });
    expect(t.refusal('move b2')).toMatchObject({ law: 'W-7.5', why: 'wall' });
    expect(t.refusal('move c2')).toMatchObject({ law: 'W-7.5', why: 'factory-wall' });
    expect(t.refusal('move d4')).toMatchObject({ law: 'W-7.5', why: 'base' });
    expect(ends(t)).toContain('b3');
    expect(ends(t)).toContain('d3');
    t.constructors('c3-sw');
    expect(t.points(3).refusal('move d3')).toMatchObject({ law: 'W-7.5', why: 'constructor' });
  },
);

wildLaw('W-7.1', 'under a factory the old terrain no longer counts', () => {
  const t = position()
    .draw(`

                -       -       -       -

            -       -       -       -       -

        -       -      5O       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'order-base-3');
  t.terrain('c3', 'forest');
  t.support(0, 2);
  expect(t.points(3).refusal('camp')).toMatchObject({ law: 'W-11.2', why: 'not-home' });
});

wildLaw(
  ['W-7.3', 'W-A38'],
  'factories, destroyed ones and the base have walls on all sides; the bare border is none',
  () => {
    for (const token of ['5O', '5~O']) {
      const t = position()
        .draw(
          `

                -       -       -       -

            -       -       -       -       -

        -       -      5~O      -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`.replace('5~O', token.padEnd(3)),
        )
        .turn(0, 'order-base-3');
      expect(ends(t)).toEqual([]);
      expect(t.offers('breach')).toHaveLength(5);
      expect(t.refusal('breach c3-se')).toMatchObject({ law: 'W-A23', why: 'base-wall' });
    }
    const border = position()
      .draw(`

               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
      .turn(0, 'order-base-3');
    expect(border.offers('breach')).toEqual([]);
    expect(border.refusal('breach a1-nw')).toMatchObject({ law: 'W-11.7', why: 'no-wall' });
  },
);

wildLaw('W-7.6', 'leaders may share a cell, camps may not', () => {
  const t = position()
    .draw(`

                -       -       -       -

            -       -       -       -       -

        -       -      fO      fCc      -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'order-base-3');
  t.support(0, 2);
  t.play('move c4');
  expect([t.leaderAt(0), t.leaderAt(1)]).toEqual(['c4', 'c4']);
  expect(t.refusal('camp')).toMatchObject({ law: 'W-7.6', why: 'camp-here' });
});

wildLaw(['W-22.C6', 'W-A18'], 'caravans: connected cells of any one terrain for everybody, not a mixture', () => {
  const t = position()
    .draw(`

                -       -       -       -

            -       -       -       -       -

        -      mO       m       m       f       f

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .active(1, 'council-n-5')
    .turn(0, 'order-base-3');
  expect(path(t, 'c5')).toEqual(['c2', 'c3', 'c4', 'c5']);
  expect(ends(t)).toContain('g4');
  expect(ends(t)).not.toContain('c6');
});

wildLaw(
  ['W-22.S6', 'W-A19'],
  'power down opens walls and factory walls for leaders, but not constructors, base or border',
  () => {
    const t = position({ factions: ['order', 'sect'] })
      .draw(OBSTACLES)
      .active(1, 'sect-g-5')
      .turn(0, 'order-base-6');
    expect(ends(t)).toEqual(expect.arrayContaining(['b2', 'b3', 'c2', 'c4', 'd3']));
    expect(t.refusal('move d4')).toMatchObject({ law: 'W-7.5', why: 'base' });
    t.constructors('c3-e');
    expect(t.points(3).refusal('move c4')).toMatchObject({ law: 'W-7.5', why: 'constructor' });
  },
);
