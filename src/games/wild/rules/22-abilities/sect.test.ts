import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';
import { reveal } from '../../testkit/reveal.testkit.ts';

wildLaw(['W-22.S4', 'W-A51'], 'hack attack: no machine card in the own turn, but in those of others', () => {
  const t = position({ factions: ['sect', 'order'] })
    .draw(`

                -       -       -       -

            -      hS       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`)
    .hand(0, 'sect-g-1')
    .hand(1, 'order-b-3');
  t.play('0: play sect-g-1').play('1: play order-b-3').play('end');
  expect([t.window(), t.onTurn(), t.lastEvents('no-machine').length]).toEqual(['act', 1, 1]);
  expect(t.play('end').outcomes()).toHaveLength(7);
});

wildLaw('W-22.S5', 'scrap hunter: one more support for each mech destroyed', () => {
  const t = position({ factions: ['sect', 'order'] })
    .draw(`

                -       -       -       -

            -      hSx      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`)
    .turn(0, 'sect-g-3')
    .play('destroy-mech');
  expect([t.supportOf(0), t.lastEvents('support').map((e) => e.law)]).toEqual([2, ['W-9.1', 'W-22.S5']]);
});

wildLaw(['W-22.S7', 'W-A21', 'W-A22'], 'tunnels: to any mountain cell, a destroyed factory included; no item', () => {
  const t = reveal(
    'sect-u-1',
    `

                -       -       -       -

            -      pS       -       -       -

        -       -       -       -       -       h

   5~       -       -       @       -       -       4

       ho       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`,
    'sect-u',
    (table) => table.terrain('d7', 'mountain'),
  );
  expect(t.offers()).toEqual(['tunnel c6', 'tunnel d1', 'tunnel e1']);
  expect(t.refusal('tunnel d7')).toMatchObject({ law: 'W-22.S7', why: 'other-terrain' });
  expect([t.play('tunnel e1').leaderAt(0), t.itemsOf(0)]).toEqual(['e1', []]);
});

wildLaw(
  ['W-22.S8', 'W-A55'],
  'ballistics: rockets reach a mech on an adjacent cell, factories and the base included',
  () => {
    const t = position({ factions: ['sect', 'order'], leaders: ['sect-u', 'order-b'] })
      .draw(`

               px       -       -       -

            -      px       -       -       -
                      /
        -       -      hS      5x       -       -

    -       -       -      @xx      -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`)
      .items(0, 'rockets')
      .turn(0, 'sect-u-3');
    expect(t.offers('use-rockets-mech')).toEqual(['use-rockets-mech b2', 'use-rockets-mech c4', 'use-rockets-mech d4']);
    t.play('use-rockets-mech d4');
    expect([t.mechsOn('d4'), t.supportOf(0)]).toEqual([1, 1]);
  },
);

wildLaw(['W-22.S9', 'W-A58'], 'demolitions: any wall on the board, with an own marker', () => {
  const board = `

                -   |   -       -       -

            -       -       -       -       -

        -       -      hS       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       5       -

            -       -       -      fO       -

                -       -       -       -
                                          /`;
  const t = reveal('sect-u-5', board, 'sect-u');
  expect(t.offers()).toHaveLength(8);
  expect(t.refusal('demolish c3-se')).toMatchObject({ law: 'W-A23', why: 'base-wall' });
  t.play('demolish g4-se');
  expect([t.breachOn('g4-se'), t.markersLeft(0), t.supportOf(0)]).toEqual([0, 5, 1]);
  const none = reveal('sect-u-5', board, 'sect-u', (table) => table.leaveMarkers(0, 0));
  expect(none.window()).toBe('act');
});

wildLaw(
  ['W-22.2', 'W-A10'],
  'persistent abilities work from the reveal to the end of the round, before the owner acts and after they left',
  () => {
    const t = position({ factions: ['order', 'sect'] }).draw(`

                -       -       -       -

            -       -       -       -       -
                      /   \\
        -       -   |  fO   |   -       -       -
                      \\
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      hS       -

                -       -       -       -`);
    t.hand(0, 'order-b-3').hand(1, 'sect-g-5').play('0: play order-b-3').play('1: play sect-g-5');
    expect(t.offers('move')).toContain('move c4');
    t.putLeader(1);
    expect(t.offers('move')).toContain('move c4');
    t.putLeader(1, 'f4');
    t.play('end').chance('machine mechs-1').play('end').chance('machine mechs-2');
    expect([t.activeCard(0), t.activeCard(1)]).toEqual([undefined, undefined]);
  },
);

wildLaw('W-22.2', 'all other rules on rolls stay: a move through walls still rolls', () => {
  const t = position({ factions: ['order', 'sect'] })
    .draw(`

                -       -       -       -

            -       -       -       -       -
                      /   \\
        -       -   |  fOx  |   -       -       -
                      \\
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      hS       -

                -       -       -       -`)
    .active(1, 'sect-g-5')
    .turn(0, 'order-b-3');
  expect(t.play('move c4').outcomes()).toContain('die 1');
});
