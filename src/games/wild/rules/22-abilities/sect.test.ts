import { expect } from 'vitest';
import { wildLaw } from '../../../../law/law.testkit.ts';
import { BASE } from '../00-board/geometry.ts';
import { cell, edgeNamed, Table } from '../../testkit/position.testkit.ts';
import { reveal } from '../../testkit/reveal.testkit.ts';

wildLaw(['W-22.S4', 'W-A51'], 'hack attack: no machine card in the own turn, but in those of others', () => {
  const t = new Table({ factions: ['sect', 'order'] })
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
  t.say('play sect-g-1', 0).say('play order-b-3', 1).say('end');
  expect([t.window(), t.state.turn, t.events('no-machine').length]).toEqual(['act', 1, 1]);
  expect(t.say('end').chances()).toHaveLength(7);
});

wildLaw('W-22.S5', 'scrap hunter: one more support for each mech destroyed', () => {
  const t = new Table({ factions: ['sect', 'order'] })
    .draw(`

                -       -       -       -

            -      hSx      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fO       -

                -       -       -       -`)
    .turn(0, 'sect-g-3')
    .say('destroy-mech');
  expect([t.state.support[0], t.events('support').map((e) => e.law)]).toEqual([2, ['W-9.1', 'W-22.S5']]);
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
    (table) => (table.state.terrain[cell('d7')] = 3),
  );
  expect(t.offers()).toEqual(['tunnel c6', 'tunnel d1', 'tunnel e1']);
  expect(t.refusal('tunnel d7')).toBe('W-22.S7 other-terrain');
  expect([t.say('tunnel e1').at(0), t.has(0)]).toEqual(['e1', []]);
});

wildLaw(
  ['W-22.S8', 'W-A55'],
  'ballistics: rockets reach a mech on an adjacent cell, factories and the base included',
  () => {
    const t = new Table({ factions: ['sect', 'order'], leaders: ['sect-u', 'order-b'] })
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
    t.say('use-rockets-mech d4');
    expect([t.state.mechs[BASE], t.state.support[0]]).toEqual([1, 1]);
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
  expect(t.refusal('demolish c3-se')).toBe('W-A23 base-wall');
  t.say('demolish g4-se');
  expect([t.state.breach[edgeNamed('g4-se')], t.state.markers[0], t.state.support[0]]).toEqual([0, 5, 1]);
  const none = reveal('sect-u-5', board, 'sect-u', (table) => (table.state.markers[0] = 0));
  expect(none.window()).toBe('act');
});

wildLaw(
  ['W-22.2', 'W-A10'],
  'persistent abilities work from the reveal to the end of the round, before the owner acts and after they left',
  () => {
    const t = new Table({ factions: ['order', 'sect'] }).draw(`

                -       -       -       -

            -       -       -       -       -
                      /   \\
        -       -   |  fO   |   -       -       -
                      \\
    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      hS       -

                -       -       -       -`);
    t.hand(0, 'order-b-3').hand(1, 'sect-g-5').say('play order-b-3', 0).say('play sect-g-5', 1);
    expect(t.offers('move')).toContain('move c4');
    t.state.cell[1] = -1;
    expect(t.offers('move')).toContain('move c4');
    t.state.cell[1] = cell('f4');
    t.say('end').chance('machine mechs-1').say('end').chance('machine mechs-2');
    expect(t.state.active).toEqual([-1, -1]);
  },
);

wildLaw('W-22.2', 'all other rules on rolls stay: a move through walls still rolls', () => {
  const t = new Table({ factions: ['order', 'sect'] })
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
  expect(t.say('move c4').chances()).toContain('die 1');
});
