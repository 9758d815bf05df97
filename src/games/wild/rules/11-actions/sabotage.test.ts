import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';

const WALLS = `

                -       -       -       -

            -      fO       -       -       -
                      +
        -       5      pC   |   -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`;

wildLaw('W-11.6', 'the rulebook example: one mech leaves the cell', () => {
  const t = position({ factions: ['sect', 'order'] })
    .draw(`

                -       -       -       -

            -      fO       -       -       -

        -       -       -       -     hSxx      -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'sect-base-1')
    .play('destroy-mech');
  expect([t.mechsOn('c5'), t.supportOf(0)]).toEqual([1, 1]);
});

wildLaw('W-11.7', 'the rulebook examples: a marker on a factory wall (A), on a wall (B); none left, no breach', () => {
  const t = position({ factions: ['council', 'order'] })
    .draw(WALLS)
    .turn(0, 'council-base-1');
  expect(t.offers('breach')).toEqual(['breach c3-e', 'breach c2-e']);
  t.play('breach c2-e').play('breach c3-e');
  expect([t.markersLeft(0), t.breachOn('c2-e'), t.supportOf(0)]).toEqual([3, 0, 2]);
  t.breach('c3-e');
  t.leaveMarkers(0, 0);
  expect(t.refusal('breach c3-e')).toMatchObject({ law: 'W-11.7', why: 'no-marker' });
});

wildLaw('W-A23', 'walls and factory sides, border edges included, once each; sides of the base never', () => {
  const t = position({ factions: ['council', 'order'] })
    .draw(WALLS)
    .turn(0, 'council-base-1');
  expect(t.refusal('breach b2-se')).toMatchObject({ law: 'W-A23', why: 'breached' });
  expect(t.refusal('breach c3-se')).toMatchObject({ law: 'W-A23', why: 'base-wall' });
  expect(t.refusal('breach b3-sw')).toMatchObject({ law: 'W-11.7', why: 'no-wall' });
  const border = position()
    .draw(`
              /
               fO       -       -       -

            -       -       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'order-base-1');
  expect(border.offers('breach')).toEqual(['breach a1-nw']);
});

wildLaw(
  'W-11.8',
  'the rulebook example: an intact factory without mechs and pollution is turned over, arrow unchanged',
  () => {
    const t = position({ factions: ['council', 'order'], arrow: 2 })
      .draw(`

                -       -       -       -

            -      fO       -       -       -

        -       -     5Cx.  +   -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
      .turn(0, 'council-base-1');
    expect(t.refusal('destroy-factory')).toMatchObject({ law: 'W-11.8', why: 'mechs', a: 1 });
    t.mechs('c3', 0);
    expect(t.refusal('destroy-factory')).toMatchObject({ law: 'W-11.8', why: 'pollution' });
    t.pollution('c3', 0);
    t.play('destroy-factory');
    expect([t.isRazed(5), t.arrowOf(5), t.supportOf(0)]).toEqual([true, 2, 1]);
    expect(t.refusal('destroy-factory')).toMatchObject({ law: 'W-11.8', why: 'no-factory' });
    expect(t.breachOn('c3-e')).toBe(0);
  },
);

wildLaw('W-7.4', 'a breach marker stays when a factory is built and when it is destroyed', () => {
  const t = position()
    .draw(`

                -       -       -       -

            -      fO       -       -       -
                      /   \\
        -       -   |   p   +   -       -       -
                      \\
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pC       -

                -       -       -       -`)
    .machine('factories-1')
    .chance('arrow 0');
  expect([t.factoryOn('c3'), t.hasWall('c3-e'), t.breachOn('c3-e')]).toEqual([5, false, 0]);
  t.mechs('c3', 0);
  t.putLeader(0, 'c4');
  t.turn(0, 'order-base-1');
  expect(t.offers('move')).toContain('move c3');
  t.putLeader(0, 'c3');
  expect(t.play('destroy-factory').chance('die 0').breachOn('c3-e')).toBe(0);
  expect(t.offers('move')).toContain('move c4');
});
