import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { damageOf } from '../10-damage/damage.ts';
import { position } from '../../testkit/position.testkit.ts';
import { reveal } from '../../testkit/reveal.testkit.ts';

const RUST = `

                -       -       -       -

            -      mV       -       -       -

        -       -      5x       -       -       -

    -       -       -      @xx      -       -       -

        -       -       -       -     px..      -

            -       -       -      fO      px%

               px       -       -       -`;

wildLaw('W-22.V4', 'evasion ignores the face of one, in melee and from snipers', () => {
  const t = position({ factions: ['coven', 'order'] })
    .draw(`

                -       -       -       -

            -      mVx      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`)
    .turn(0, 'coven-z-1');
  expect([1, 2].map((face) => damageOf(t.state, 0, face, true))).toEqual([0, 2]);
  expect(damageOf(t.state, 0, 1, false)).toBe(0);
});

wildLaw(['W-22.V5', 'W-22.1'], 'ambush: one mech on the own cell, with support and without a roll', () => {
  const t = reveal(
    'coven-z-3',
    `

                -       -       -       -

            -     mVxx      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`,
  );
  expect([t.mechsOn('b2'), t.supportOf(0), t.window()]).toEqual([1, 1, 'act']);
  const none = reveal(
    'coven-z-3',
    `

                -       -       -       -

            -      mV      mx       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`,
  );
  expect([none.mechsOn('b3'), none.supportOf(0)]).toEqual([1, 0]);
});

wildLaw(
  ['W-22.V6', 'W-A21', 'W-A9'],
  'secret paths: each player in turn may relocate over any obstacle, onto a factory, not onto the base; no item',
  () => {
    const t = reveal(
      'coven-z-5',
      `

                -       -       -       -

            -       -       -       -       -
                      /   \\
        -       5      mV   |  po       -       -
                      \\
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`,
    );
    expect([t.window(), t.askedSeats()]).toEqual(['slip', [0]]);
    expect(t.offers()).toEqual(['slip c4', 'slip d3', 'slip c2', 'slip b2', 'slip b3', 'stay']);
    expect(t.refusal('slip d4')).toMatchObject({ law: 'W-A21', why: 'base' });
    expect(t.refusal('slip g4')).toMatchObject({ law: 'W-22.V6', why: 'not-adjacent', a: 4 });
    t.play('slip c4');
    expect([t.leaderAt(0), t.itemsOf(0), t.askedSeats()]).toEqual(['c4', [], [1]]);
    t.play('stay');
    expect([t.leaderAt(1), t.window()]).toEqual(['f4', 'act']);
  },
);

wildLaw('W-22.V6', 'the holder of the first-player marker is asked first', () => {
  const board = `

                -       -       -       -

            -       -       -       -       -

        -       -      mV       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`;
  const t = reveal('coven-z-5', board, 'coven-z', (table) => table.first(1));
  expect(t.askedSeats()).toEqual([1]);
  expect(t.play('slip e4').askedSeats()).toEqual([0]);
});

wildLaw(
  ['W-22.V7', 'W-A50'],
  'friendly fungi: the cell where a move ends is cleared, with maps too; a toxic site costs damage',
  () => {
    const t = position({ factions: ['coven', 'order'], leaders: ['coven-a', 'order-b'] })
      .draw(`

                -       -       -       -

            -      mV      p..     p%       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

               mv.      -       -       -`)
      .items(0, 'maps')
      .turn(0, 'coven-a-1');
    t.play('move b3');
    expect([t.pollutionOn('b3'), t.supportOf(0), t.damageOf(0)]).toEqual([0, 1, 0]);
    t.play('use-maps-move b4');
    expect([t.isToxic('b4'), t.supportOf(0), t.damageOf(0)]).toEqual([false, 2, 1]);
    t.play('regroup g1');
    expect(t.pollutionOn('g1')).toBe(1);
  },
);

wildLaw(
  ['W-22.V8', 'W-A48'],
  'rain of rust: a mech anywhere but on a toxic site becomes pollution, without support',
  () => {
    const t = reveal('coven-a-3', RUST, 'coven-a');
    expect(t.offers()).toEqual(['rust c3', 'rust d4', 'rust e5', 'rust g1']);
    expect(t.refusal('rust f5')).toMatchObject({ law: 'W-22.V8', why: 'toxic' });
    expect(t.refusal('rust b2')).toMatchObject({ law: 'W-22.V8', why: 'no-mech' });
    t.play('rust e5');
    expect([t.mechsOn('e5'), t.isToxic('e5'), t.toxicLeft(), t.supportOf(0)]).toEqual([0, true, 4, 0]);
  },
);

wildLaw('W-A48', 'not where a seventh toxic token would be needed', () => {
  const t = reveal('coven-a-3', RUST, 'coven-a', (table) => table.leaveToxic(0));
  expect(t.offers()).not.toContain('rust e5');
  expect(t.refusal('rust e5')).toMatchObject({ law: 'W-A48', why: 'seventh-toxic' });
});

wildLaw('W-22.V9', 'medicinal herbs: a player of choice removes all damage', () => {
  const t = reveal(
    'coven-a-5',
    `

                -       -       -       -

            -      mV       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`,
    'coven-a',
    (table) => table.damage(0, 2).damage(1, 3),
  );
  expect(t.offers()).toEqual(['cure coven', 'cure order']);
  t.play('cure order');
  expect([t.damageOf(0), t.damageOf(1)]).toEqual([2, 0]);
});
