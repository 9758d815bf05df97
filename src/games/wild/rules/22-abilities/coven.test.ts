import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { damageOf } from '../10-damage/damage.ts';
import { cell, game, position } from '../../testkit/position.testkit.ts';
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
  expect([t.state.mechs[cell('b2')], t.state.support[0], t.window()]).toEqual([1, 1, 'act']);
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
  expect([none.state.mechs[cell('b3')], none.state.support[0]]).toEqual([1, 0]);
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
    expect([t.window(), game.asked(t.state)]).toEqual(['slip', 1]);
    expect(t.offers()).toEqual(['slip c4', 'slip d3', 'slip c2', 'slip b2', 'slip b3', 'stay']);
    expect(t.refusal('slip d4')).toMatchObject({ law: 'W-A21', why: 'base' });
    expect(t.refusal('slip g4')).toMatchObject({ law: 'W-22.V6', why: 'not-adjacent', a: 4 });
    t.play('slip c4');
    expect([t.at(0), t.itemsOf(0), game.asked(t.state)]).toEqual(['c4', [], 2]);
    t.play('stay');
    expect([t.at(1), t.window()]).toEqual(['f4', 'act']);
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
  const t = reveal('coven-z-5', board, 'coven-z', (table) => (table.state.first = 1));
  expect(game.asked(t.state)).toBe(0b10);
  expect(game.asked(t.play('slip e4').state)).toBe(0b01);
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
    expect([t.state.pollution[cell('b3')], t.state.support[0], t.state.damage[0]]).toEqual([0, 1, 0]);
    t.play('use-maps-move b4');
    expect([t.state.toxic[cell('b4')], t.state.support[0], t.state.damage[0]]).toEqual([0, 2, 1]);
    t.play('regroup g1');
    expect(t.state.pollution[cell('g1')]).toBe(1);
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
    expect([t.state.mechs[cell('e5')], t.state.toxic[cell('e5')], t.state.toxicLeft, t.state.support[0]]).toEqual([
      0, 1, 4, 0,
    ]);
  },
);

wildLaw('W-A48', 'not where a seventh toxic token would be needed', () => {
  const t = reveal('coven-a-3', RUST, 'coven-a', (table) => (table.state.toxicLeft = 0));
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
    (table) => (table.state.damage = [2, 3]),
  );
  expect(t.offers()).toEqual(['cure coven', 'cure order']);
  expect(t.play('cure order').state.damage).toEqual([2, 0]);
});
