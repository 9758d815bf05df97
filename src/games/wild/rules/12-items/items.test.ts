import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';

wildLaw('W-11.9', 'on a camp one point gains its item', () => {
  const t = position()
    .draw(`

                -       -       -       -

            -      fO       -       -       -

        -       -      fo       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'order-base-1');
  expect(t.refusal('take-item')).toMatchObject({ law: 'W-11.9', why: 'no-camp' });
  t.putLeader(0, 'c3');
  t.play('take-item');
  expect([t.itemsOf(0), t.pointsLeft()]).toEqual([['maps'], 4]);
  expect(t.refusal('take-item')).toMatchObject({ law: 'W-12.1', why: 'has-item' });
});

wildLaw(['W-12.1', 'W-A31'], 'camps give the item of their faction, own camps too; at most one of each', () => {
  const t = position()
    .draw(`

                -       -       -       -

           fo      fO      pc       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'order-base-1');
  t.play('move b3').play('move b2').play('move b1').play('move b2');
  expect(t.itemsOf(0)).toEqual(['maps', 'bread']);
  t.points(2).play('move b1');
  expect([t.itemsOf(0), t.lastEvents('item')]).toEqual([['maps', 'bread'], []]);
});

wildLaw('W-12.2', 'using costs no point and turns the token back; it can be gained again', () => {
  const t = position()
    .draw(`

                -       -       -       -

            -      fOo     pc       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .items(0, 'maps')
    .turn(0, 'order-base-1');
  t.play('use-maps-move b3');
  expect([t.pointsLeft(), t.leaderAt(0), t.itemsOf(0)]).toEqual([5, 'b3', ['bread']]);
  expect(t.refusal('use-maps-move b2')).toMatchObject({ law: 'W-12.2', why: 'no-item' });
  t.play('move b2');
  expect(t.itemsOf(0)).toEqual(['maps', 'bread']);
});

wildLaw(
  'W-12.2',
  'a token is turned after its effect: maps that lead to a camp of the Order do not bring themselves back',
  () => {
    const t = position()
      .draw(`

                -       -       -       -

            -      fO      fo      fo       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
      .items(0, 'maps')
      .turn(0, 'order-base-1');
    t.play('use-maps-move b3');
    expect([t.leaderAt(0), t.itemsOf(0), t.lastEvents('item')]).toEqual(['b3', [], []]);
    expect(t.refusal('use-maps-move b4')).toMatchObject({ law: 'W-12.2', why: 'no-item' });
    // Bread has done its work before the point is spent, so a move to a camp of the Council brings it back.
    const other = position()
      .draw(`

                -       -       -       -

            -      fO      pc       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
      .items(0, 'bread')
      .turn(0, 'order-base-1', 0);
    expect(other.play('use-bread').play('move b3').itemsOf(0)).toEqual(['bread']);
  },
);

wildLaw('W-12.3', 'bread gives one more action point; the action it pays for rolls as usual', () => {
  const t = position()
    .draw(`

                -       -       -       -

            -      fOx     pc       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .items(0, 'bread')
    .turn(0, 'order-base-1', 0);
  t.play('use-bread');
  expect([t.pointsLeft(), t.itemsOf(0)]).toEqual([1, []]);
  expect(t.play('destroy-mech').outcomes()).toContain('die 1');
});

wildLaw('W-12.4', 'potions: one damage less, or the cell cleared', () => {
  const t = position()
    .draw(`

                -       -       -       -

            -      fO      pc       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .items(0, 'potions')
    .turn(0, 'order-base-1');
  expect(t.refusal('use-potions-heal')).toMatchObject({ law: 'W-12.4', why: 'unhurt' });
  expect(t.refusal('use-potions-clear')).toMatchObject({ law: 'W-11.4', why: 'clean' });
  t.damage(0, 2);
  t.play('use-potions-heal');
  expect([t.damageOf(0), t.itemsOf(0)]).toEqual([1, []]);
});

wildLaw('W-12.5', 'rockets: a mech on the cell or a wall of it', () => {
  const t = position()
    .draw(`

                -       -       -       -

            -      fOx  |  px       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .items(0, 'rockets')
    .turn(0, 'order-base-1');
  expect(t.offers('use-rockets-mech')).toEqual(['use-rockets-mech b2']);
  expect(t.refusal('use-rockets-mech b3')).toMatchObject({ law: 'W-12.5', why: 'not-here' });
  expect(t.offers('use-rockets-breach')).toEqual(['use-rockets-breach b2-e']);
  t.play('use-rockets-mech b2');
  expect([t.mechsOn('b2'), t.pointsLeft(), t.outcomes().length]).toEqual([0, 5, 0]);
});

wildLaw('W-12.6', 'maps: a move or a regroup without a roll; the move still gives an item', () => {
  const t = position()
    .draw(`

                -       -       -       -

            -      fOx     pc       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

               fo       -       -       -`)
    .items(0, 'maps')
    .turn(0, 'order-base-1');
  expect(t.offers('use-maps-regroup')).toEqual(['use-maps-regroup g1']);
  t.play('use-maps-move b3');
  expect([t.leaderAt(0), t.itemsOf(0), t.outcomes().length]).toEqual(['b3', ['bread'], 0]);
  const other = position()
    .draw(`

                -       -       -       -

            -      fOx     pc       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

               fo       -       -       -`)
    .items(0, 'maps')
    .turn(0, 'order-base-1');
  expect(other.play('use-maps-regroup g1').itemsOf(0)).toEqual([]);
});

wildLaw('W-12.7', 'support is gained through items as through actions', () => {
  const t = position()
    .draw(`

                -       -       -       -

            -     fOx.      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .items(0, 'rockets', 'potions')
    .turn(0, 'order-base-1');
  expect(t.play('use-rockets-mech b2').play('use-potions-clear').supportOf(0)).toBe(2);
});
