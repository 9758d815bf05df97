import { expect } from 'vitest';
import { wildLaw } from '../../../../law/law.testkit.ts';
import { cell, edgeNamed, Table } from '../../testkit/position.testkit.ts';

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
  const t = new Table({ factions: ['sect', 'order'] })
    .draw(`

                -       -       -       -

            -      fO       -       -       -

        -       -       -       -     hSxx      -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'sect-base-1')
    .say('destroy-mech');
  expect([t.state.mechs[cell('c5')], t.state.support[0]]).toEqual([1, 1]);
});

wildLaw('W-11.7', 'the rulebook examples: a marker on a factory wall (A), on a wall (B); none left, no breach', () => {
  const t = new Table({ factions: ['council', 'order'] }).draw(WALLS).turn(0, 'council-base-1');
  expect(t.offers('breach')).toEqual(['breach c3-e', 'breach c2-e']);
  t.say('breach c2-e').say('breach c3-e');
  expect([t.state.markers[0], t.state.breach[edgeNamed('c2-e')], t.state.support[0]]).toEqual([3, 0, 2]);
  t.state.breach[edgeNamed('c3-e')] = -1;
  t.state.markers[0] = 0;
  expect(t.refusal('breach c3-e')).toBe('W-11.7 no-marker');
});

wildLaw('W-A23', 'walls and factory sides, border edges included, once each; sides of the base never', () => {
  const t = new Table({ factions: ['council', 'order'] }).draw(WALLS).turn(0, 'council-base-1');
  expect(t.refusal('breach b2-se')).toBe('W-A23 breached');
  expect(t.refusal('breach c3-se')).toBe('W-A23 base-wall');
  expect(t.refusal('breach b3-sw')).toBe('W-11.7 no-wall');
  const border = new Table()
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
    const t = new Table({ factions: ['council', 'order'], arrow: 2 })
      .draw(`

                -       -       -       -

            -      fO       -       -       -

        -       -     5Cx.  +   -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
      .turn(0, 'council-base-1');
    expect(t.refusal('destroy-factory')).toBe('W-11.8 mechs 1');
    t.state.mechs[cell('c3')] = 0;
    expect(t.refusal('destroy-factory')).toBe('W-11.8 pollution');
    t.state.pollution[cell('c3')] = 0;
    t.say('destroy-factory');
    expect([t.state.razed[5], t.state.arrow[5], t.state.support[0]]).toEqual([1, 2, 1]);
    expect(t.refusal('destroy-factory')).toBe('W-11.8 no-factory');
    expect(t.state.breach[edgeNamed('c3-e')]).toBe(0);
  },
);

wildLaw('W-7.4', 'a breach marker stays when a factory is built and when it is destroyed', () => {
  const t = new Table()
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
  expect([t.state.token[cell('c3')], t.state.wall[edgeNamed('c3-e')], t.state.breach[edgeNamed('c3-e')]]).toEqual([
    5, 0, 0,
  ]);
  t.state.mechs[cell('c3')] = 0;
  t.state.cell[0] = cell('c4');
  t.turn(0, 'order-base-1');
  expect(t.offers('move')).toContain('move c3');
  t.state.cell[0] = cell('c3');
  expect(t.say('destroy-factory').chance('die 0').state.breach[edgeNamed('c3-e')]).toBe(0);
  expect(t.offers('move')).toContain('move c4');
});
