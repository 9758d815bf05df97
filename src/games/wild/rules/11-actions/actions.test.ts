import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';

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
  const t = position()
    .draw(`

                -       -       -       -

            -      fO      pCc      -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'order-base-1');
  expect(t.refusal('camp')).toMatchObject({ law: 'W-9.3', why: 'support', a: 2 });
  t.support(0, 2);
  expect(t.offers('camp')).toEqual(['camp']);
  t.play('move b3');
  expect(t.refusal('camp')).toMatchObject({ law: 'W-11.2', why: 'not-home' });
  const wild = position()
    .draw(`

                -       -       -       -

            -       -      5~O      -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'order-base-1');
  wild.support(0, 2);
  expect(wild.offers('camp')).toEqual(['camp']);
});

wildLaw(
  'W-A25',
  'mechs, pollution and enclosure do not forbid a camp; one under a factory still occupies its cell',
  () => {
    const t = position()
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
    t.support(0, 2);
    expect(t.offers('camp')).toEqual(['camp']);
    const under = position()
      .draw(`

                -       -       -       -

            -     5~Oc      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pC       -

                -       -       -       -`)
      .turn(0, 'order-base-1');
    under.support(0, 2);
    expect(under.refusal('camp')).toMatchObject({ law: 'W-7.6', why: 'camp-here' });
  },
);

wildLaw(
  'W-11.3',
  'the rulebook example: regroup to another own camp over any distance and obstacle, without an item',
  () => {
    const t = position().draw(CAMPS).turn(0, 'order-base-1');
    expect(t.offers('regroup')).toEqual(['regroup a1', 'regroup g2']);
    expect(t.refusal('regroup d7')).toMatchObject({ law: 'W-11.3', why: 'no-own-camp' });
    t.play('regroup g2');
    expect([t.leaderAt(0), t.itemsOf(0), t.pointsLeft()]).toEqual(['g2', [], 4]);
    expect(t.refusal('regroup g2')).toMatchObject({ law: 'W-A20', why: 'here' });
  },
);

wildLaw('W-11.10', 'a camp under an intact factory serves nobody; under a destroyed one it does', () => {
  const t = position().draw(CAMPS).turn(0, 'order-base-1');
  expect(t.refusal('regroup d1')).toMatchObject({ law: 'W-11.10', why: 'factory-on-camp' });
  t.putLeader(0, 'd1');
  t.damage(0, 1);
  expect(t.refusal('heal')).toMatchObject({ law: 'W-11.10', why: 'factory-on-camp' });
  expect(t.refusal('take-item')).toMatchObject({ law: 'W-11.10', why: 'factory-on-camp' });
  t.putLeader(0, 'e1');
  t.breach('d1-se', 0);
  expect(t.play('move d1').itemsOf(0)).toEqual([]);
  t.raze(5);
  expect(t.offers('heal')).toEqual(['heal']);
  expect(t.offers('take-item')).toEqual(['take-item']);
});

wildLaw('W-11.4', 'the rulebook examples: all pollution goes (A), or a toxic site for one damage (B)', () => {
  const a = position({ factions: ['council', 'order'] })
    .draw(`

                -       -       -       -

            -      fO       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -     pC..      -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'council-base-1')
    .play('clear');
  expect([a.pollutionOn('e5'), a.damageOf(0), a.supportOf(0)]).toEqual([0, 0, 1]);
  const b = position({ factions: ['council', 'order'] })
    .draw(`

                -       -       -       -

            -      fO       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -      pC%      -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'council-base-1')
    .play('clear');
  expect([b.isToxic('e5'), b.toxicLeft(), b.damageOf(0), b.supportOf(0)]).toEqual([false, 6, 1, 1]);
  expect(b.refusal('clear')).toMatchObject({ law: 'W-11.4', why: 'clean' });
});

wildLaw('W-11.5', 'the rulebook example: on a camp of any faction all damage goes, before the roll', () => {
  const t = position({ factions: ['sect', 'order'] })
    .draw(`

                -       -       -       -

            -      fO       -       -       -

        -       -       -       -     foSx      -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -       -`)
    .turn(0, 'sect-base-1');
  expect(t.refusal('heal')).toMatchObject({ law: 'W-11.5', why: 'unhurt' });
  t.damage(0, 2);
  t.play('heal');
  expect(t.damageOf(0)).toBe(0);
  expect(t.chance('die 1').damageOf(0)).toBe(1);
  t.putLeader(0, 'c4');
  expect(t.refusal('heal')).toMatchObject({ law: 'W-11.5', why: 'no-camp' });
});
