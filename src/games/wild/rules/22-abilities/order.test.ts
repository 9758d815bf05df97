import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { cell, position } from '../../testkit/position.testkit.ts';
import { reveal } from '../../testkit/reveal.testkit.ts';

const QUIET = `

                -       -       -       -

            -      fOo      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pCc      -

                -       -       -       -`;

/** Pollution and a toxic site around c3, walls between, the base polluted too. */
const BLAZE = `

                -       -       -       -

            -      p.      p%       -       -
                      /
        -       -      fO.     5..      -       -

    -       -       -      @.       -       -       -

        -       -       -       -       -       -

            -       -       -      pC       -

                -       -       -       -`;

const LIBRARY = `

               hOo      -       -       -

            -       f       -       -       -

        -       -      fc       -       -       -

   5~       -       -       @       -       -       4

        -       -       -       -       -       -

            -       -       -      pCc      -

                -       -       -       -`;

wildLaw(
  ['W-22.O4', 'W-22.1', 'W-22.3', 'W-A55'],
  'controlled blaze clears all adjacent cells over obstacles, one support each, one damage for a toxic site',
  () => {
    const t = reveal('order-b-1', BLAZE);
    expect([t.pollutionOn('b2'), t.isToxic('b3'), t.pollutionOn('c4'), t.pollutionOn('d4')]).toEqual([0, false, 0, 0]);
    expect(t.pollutionOn('c3')).toBe(1);
    expect([t.damageOf(0), t.supportOf(0), t.lastEvents('cleared').length]).toEqual([1, 2, 4]);
  },
);

wildLaw('W-22.O5', 'feel the burn: one support each time damage is taken, whatever the amount', () => {
  const t = position()
    .draw(`

                -       -       -       -

            -     fOox%     -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pCc      -

                -       -       -       -`)
    .turn(0, 'order-b-3');
  t.leaveCamps(0, 2);
  t.play('clear').chance('die 2');
  expect([t.damageOf(0), t.supportOf(0)]).toEqual([3, 3]);
});

wildLaw('W-A49', 'once per source, outside the own turn too, not for damage reduced to nothing', () => {
  const none = position()
    .draw(`

                -       -       -       -

            -     fOox      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pCc      -

                -       -       -       -`)
    .turn(0, 'order-b-3')
    .play('take-item')
    .chance('die 0');
  expect(none.supportOf(0)).toBe(0);
  const t = position({ hard: 6 })
    .draw(`

                -       -       -       -

            -     fOox      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pCc      -

                -       -       -       -`)
    .active(0, 'order-b-3')
    .machine('mechs-hard-1', 1);
  expect([t.damageOf(0), t.supportOf(0)]).toEqual([1, 1]);
});

wildLaw('W-22.O6', 'pyromancy: take one damage', () => {
  const t = reveal('order-b-5', QUIET);
  expect([t.damageOf(0), t.damageOf(1)]).toEqual([1, 0]);
});

wildLaw('W-22.O7', 'manifesto: two support, as far as the track goes', () => {
  const t = reveal('order-s-1', QUIET, 'order-s');
  expect([t.supportOf(0), t.lastEvents('support')[0]!.law]).toEqual([2, 'W-22.O7']);
});

wildLaw(
  ['W-22.O8', 'W-A22'],
  'traveling library: one own camp to any forest cell without a camp; a destroyed factory is one',
  () => {
    const t = reveal('order-s-3', LIBRARY, 'order-s', (table) => table.terrain('d7', 'forest'));
    expect(t.offers()).toEqual(['resettle a1 b2', 'resettle a1 d1']);
    expect(t.refusal('resettle a1 c3')).toMatchObject({ law: 'W-7.6', why: 'camp-here' });
    expect(t.refusal('resettle a1 d7')).toMatchObject({ law: 'W-22.O8', why: 'other-terrain' });
    t.play('resettle a1 b2');
    expect([t.campOn('a1'), t.campOn('b2'), t.leaderAt(0)]).toEqual([undefined, 0, 'a1']);
  },
);

wildLaw('W-A9', 'compulsory, but a camp may "move" to where it stands; without a target nothing happens', () => {
  const t = reveal('order-s-3', QUIET, 'order-s');
  expect(t.offers()).toEqual(['resettle b2 b2']);
  expect(t.play('resettle b2 b2').campOn('b2')).toBe(0);
  const corner = reveal('order-s-3', QUIET, 'order-s', ({ state }) => {
    state.terrain[cell('a1')] = state.terrain[cell('b2')]!;
  });
  expect(corner.offers()).toEqual(['resettle b2 a1', 'resettle b2 b2']);
  expect(
    reveal(
      'council-t-3',
      `

                -       -       -       -

            -      fOo      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pCc      -

                -       -       -       -`,
      'council-t',
    ).window(),
  ).toBe('act');
});

wildLaw(['W-22.3', 'W-A9'], 'an ability cannot be passed over', () => {
  const t = position()
    .draw(QUIET)
    .hand(0, 'order-b-5')
    .hand(1, 'council-n-1')
    .play('0: play order-b-5')
    .play('1: play council-n-1');
  expect(t.offers()).toEqual(['reveal order-b-5']);
});

wildLaw('W-22.O9', 'sanctuary: everybody may regroup to any camp, without a roll', () => {
  const t = position({ factions: ['council', 'order'], leaders: ['council-n', 'order-s'] })
    .draw(`

                -       -       -       -

            -      fOo      -       -       -

        -       -       -       -       -      pc

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pCx      -

                -       -       -       -`)
    .active(1, 'order-s-5')
    .turn(0, 'council-base-1');
  expect(t.offers('regroup')).toEqual(['regroup b2', 'regroup c6']);
  expect(t.refusal('regroup a1')).toMatchObject({ law: 'W-22.O9', why: 'no-camp-there' });
  t.play('regroup b2');
  expect([t.leaderAt(0), t.window(), t.itemsOf(0)]).toEqual(['b2', 'act', []]);
  t.mechs('b2', 1);
  expect(t.play('destroy-mech').outcomes()).toContain('die 1');
  const without = position({ factions: ['council', 'order'] })
    .draw(`

                -       -       -       -

            -      fOo      -       -       -

        -       -       -       -       -      pc

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pCx      -

                -       -       -       -`)
    .turn(0, 'council-base-1');
  expect(without.offers('regroup')).toEqual(['regroup c6']);
  expect(without.play('regroup c6').outcomes()).toContain('die 1');
});
