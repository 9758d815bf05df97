import { expect } from 'vitest';
import { wildLaw } from '../../../../law/law.testkit.ts';
import { cell, edgeNamed, Table } from '../../testkit/position.testkit.ts';

const CAMPS = `

               fo       -       -       -
                  /   \\
            -   |  fO   |   -       -       -
                  \\   /
        -       -       -       -       -       -

   5o       -       -       @       -       -      pc

        -       -       -       -       -       -

            -       -       -      pCc      -

                -      fo       -       -`;

wildLaw('W-11.2', 'a camp needs maximum support, home terrain or a destroyed factory, and no camp there', () => {
  const t = new Table()
    .draw(`

                -       -       -       -

            -      fO      pCc      -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'order-base-1');
  expect(t.refusal('camp')).toBe('W-9.3 support 2');
  t.state.support[0] = 2;
  expect(t.offers('camp')).toEqual(['camp']);
  t.say('move b3');
  expect(t.refusal('camp')).toBe('W-11.2 not-home');
  const wild = new Table()
    .draw(`

                -       -       -       -

            -       -      5~O      -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'order-base-1');
  wild.state.support[0] = 2;
  expect(wild.offers('camp')).toEqual(['camp']);
});

wildLaw(
  'W-A25',
  'mechs, pollution and enclosure do not forbid a camp; one under a factory still occupies its cell',
  () => {
    const t = new Table()
      .draw(`

                -       -       -       -
                  /   \\
            -   |fOxx.. |   -       -       -
                  \\   /
        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pC       -

                -       -       -       -`)
      .turn(0, 'order-base-1');
    t.state.support[0] = 2;
    expect(t.offers('camp')).toEqual(['camp']);
    const under = new Table()
      .draw(`

                -       -       -       -

            -     5~Oc      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pC       -

                -       -       -       -`)
      .turn(0, 'order-base-1');
    under.state.support[0] = 2;
    expect(under.refusal('camp')).toBe('W-7.6 camp-here');
  },
);

wildLaw(
  'W-11.3',
  'the rulebook example: regroup to another own camp over any distance and obstacle, without an item',
  () => {
    const t = new Table().draw(CAMPS).turn(0, 'order-base-1');
    expect(t.offers('regroup')).toEqual(['regroup a1', 'regroup g2']);
    expect(t.refusal('regroup d7')).toBe('W-11.3 no-own-camp');
    t.say('regroup g2');
    expect([t.at(0), t.has(0), t.state.ap]).toEqual(['g2', [], 4]);
    expect(t.refusal('regroup g2')).toBe('W-A20 here');
  },
);

wildLaw('W-11.10', 'a camp under an intact factory serves nobody; under a destroyed one it does', () => {
  const t = new Table().draw(CAMPS).turn(0, 'order-base-1');
  expect(t.refusal('regroup d1')).toBe('W-11.10 factory-on-camp');
  t.state.cell[0] = cell('d1');
  t.state.damage[0] = 1;
  expect(t.refusal('heal')).toBe('W-11.10 factory-on-camp');
  expect(t.refusal('take-item')).toBe('W-11.10 factory-on-camp');
  t.state.cell[0] = cell('e1');
  t.state.breach[edgeNamed('d1-se')] = 0;
  expect(t.say('move d1').has(0)).toEqual([]);
  t.state.razed[5] = 1;
  expect(t.offers('heal')).toEqual(['heal']);
  expect(t.offers('take-item')).toEqual(['take-item']);
});

wildLaw('W-11.4', 'the rulebook examples: all pollution goes (A), or a toxic site for one damage (B)', () => {
  const a = new Table({ factions: ['council', 'order'] })
    .draw(`

                -       -       -       -

            -      fO       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -     pC..      -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'council-base-1')
    .say('clear');
  expect([a.state.pollution[cell('e5')], a.state.damage[0], a.state.support[0]]).toEqual([0, 0, 1]);
  const b = new Table({ factions: ['council', 'order'] })
    .draw(`

                -       -       -       -

            -      fO       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -      pC%      -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'council-base-1')
    .say('clear');
  expect([b.state.toxic[cell('e5')], b.state.toxicLeft, b.state.damage[0], b.state.support[0]]).toEqual([0, 6, 1, 1]);
  expect(b.refusal('clear')).toBe('W-11.4 clean');
});

wildLaw('W-11.5', 'the rulebook example: on a camp of any faction all damage goes, before the roll', () => {
  const t = new Table({ factions: ['sect', 'order'] })
    .draw(`

                -       -       -       -

            -      fO       -       -       -

        -       -       -       -     foSx      -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'sect-base-1');
  expect(t.refusal('heal')).toBe('W-11.5 unhurt');
  t.state.damage[0] = 2;
  t.say('heal');
  expect(t.state.damage[0]).toBe(0);
  expect(t.chance('die 1').state.damage[0]).toBe(1);
  t.state.cell[0] = cell('c4');
  expect(t.refusal('heal')).toBe('W-11.5 no-camp');
});
