import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { damageOf } from '../10-damage/damage.ts';
import { position } from '../../testkit/position.testkit.ts';
import { reveal } from '../../testkit/reveal.testkit.ts';

const QUIET = `

                -       -       -       -

            -      fOo      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pCc      -

                -       -       -       -`;

wildLaw(
  ['W-22.C4', 'W-A54'],
  'sustenance: one support after any camp, the own one after the reset, outside the own turn too',
  () => {
    const own = position({ factions: ['council', 'order'] })
      .draw(`

                -       -       -       -

            -      fO       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pC       -

                -       -       -       -`)
      .turn(0, 'council-n-1');
    own.support(0, 2);
    expect(own.play('camp').supportOf(0)).toBe(1);
    // With the last camp the council leaves: no more events of its support.
    const last = position({ factions: ['council', 'order'] })
      .draw(QUIET)
      .turn(0, 'council-n-1');
    last.noCamps();
    last.leaveCamps(0, 1);
    last.support(0, 6);
    expect(last.play('camp').lastEvents('left')).toHaveLength(1);
    expect(last.lastEvents('support')).toEqual([]);
    const other = position({ factions: ['council', 'order'] })
      .draw(`

                -       -       -       -

            -      fO       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pC       -

                -       -       -       -`)
      .active(0, 'council-n-1')
      .turn(1, 'order-base-1');
    other.support(1, 2);
    other.play('camp');
    expect([other.supportOf(0), other.supportOf(1)]).toEqual([1, 0]);
  },
);

wildLaw('W-22.C5', 'bountiful harvest: draw two cards', () => {
  const t = reveal('council-n-3', QUIET);
  t.chance(t.outcomes()[0]!).chance(t.outcomes()[0]!);
  expect(t.cards(0).length).toBe(2);
});

wildLaw('W-22.C7', 'fortitude ignores the face of two', () => {
  const t = position({ factions: ['council', 'order'], leaders: ['council-t', 'order-b'] })
    .draw(`

                -       -       -       -

            -      fO       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -     pCcx      -

                -       -       -       -`)
    .turn(0, 'council-t-1');
  expect(t.play('take-item').chance('die 2').damageOf(0)).toBe(0);
  expect([1, 2].map((face) => damageOf(t.state, 0, face, true))).toEqual([1, 0]);
  expect(damageOf(t.state, 1, 2, true)).toBe(2);
});

wildLaw(['W-22.C8', 'W-A55'], 'sharpshooter: a mech on an adjacent cell, over walls, on factories and the base', () => {
  const t = reveal(
    'council-t-3',
    `

               px       -       -       -

            -      px       -       -       -
                      /
        -       -      pCx     5xx      -       -

    -       -       -      @x       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`,
    'council-t',
  );
  expect(t.offers()).toEqual(['shoot b2', 'shoot c4', 'shoot d4']);
  expect(t.refusal('shoot b3')).toMatchObject({ law: 'W-22.C8', why: 'no-mech' });
  expect(t.refusal('shoot a1')).toMatchObject({ law: 'W-22.C8', why: 'not-adjacent', a: 2 });
  t.play('shoot c4');
  expect([t.mechsOn('c4'), t.supportOf(0), t.window()]).toEqual([1, 1, 'act']);
});

wildLaw('W-22.C9', 'field hospital: each player removes one damage', () => {
  const t = reveal('council-t-5', QUIET, 'council-t', (table) => table.damage(0, 2).damage(1, 3));
  expect([t.damageOf(0), t.damageOf(1)]).toEqual([1, 2]);
});
