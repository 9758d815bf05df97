import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';

const QUIET = `

                -       -       -       -

            -      fOo      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pCc      -

                -       -       -       -`;

const LAST = `

                -       -       -       -

            -      fO       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       5       -       -

            -       -       -      pCc      -

                -       -       -       -`;

wildLaw('W-9.1', 'the rulebook example of support: two actions bring the marker to its maximum', () => {
  const t = position()
    .draw(`

                -       -       -       -

            -     fOx.      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pCc      -

                -       -       -       -`)
    .turn(0, 'order-base-1');
  expect(t.refusal('camp')).toMatchObject({ law: 'W-9.3', why: 'support', a: 2 });
  t.play('destroy-mech').chance('die 0');
  expect(t.lastEvents('support')).toEqual([]);
  expect(t.refusal('camp')).toMatchObject({ law: 'W-9.3', why: 'support', a: 2, b: 1 });
  t.play('clear');
  expect(t.lastEvents('support')).toEqual([
    { type: 'support', player: 0, n: 1, lost: 0, source: 'clear', law: 'W-9.1' },
  ]);
  expect([t.supportOf(0), t.offers('camp')]).toEqual([2, ['camp']]);
});

wildLaw.each(
  'W-9.1',
  'one support for $act',
  [
    { act: 'destroy-mech' },
    { act: 'breach b2-e' },
    { act: 'clear' },
    { act: 'use-rockets-mech b2' },
    { act: 'use-rockets-breach b2-e' },
    { act: 'use-potions-clear' },
  ],
  ({ act }) => {
    const t = position()
      .draw(`

                -       -       -       -

            -     fOx.  |   -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pCc      -

                -       -       -       -`)
      .items(0, 'rockets', 'potions')
      .turn(0, 'order-base-1');
    expect(t.play(act).supportOf(0)).toBe(1);
  },
);

wildLaw('W-9.2', 'at the maximum support is lost, but the action stays allowed', () => {
  const t = position()
    .draw(`

                -       -       -       -

            -     fOx.      -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pCc      -

                -       -       -       -`)
    .turn(0, 'order-base-1');
  t.support(0, 2);
  t.play('clear');
  expect([t.supportOf(0), t.pollutionOn('b2')]).toEqual([2, 0]);
  expect(t.lastEvents('support')).toEqual([
    { type: 'support', player: 0, n: 0, lost: 1, source: 'clear', law: 'W-9.2' },
  ]);
});

wildLaw(
  ['W-9.3', 'W-9.4', 'W-9.5', 'W-11.2'],
  'the rulebook example of a camp: it uncovers 6, so six cards in hand',
  () => {
    const t = position({ factions: ['order', 'council', 'coven', 'sect'] })
      .draw(`

               fo       -       -       -

           fo      fO       -       -       -

       fo       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      pCc      -

                -       -       -       -`)
      .turn(0, 'order-base-1')
      .hand(0, 'order-b-1', 'order-b-2');
    t.leaveCamps(0, 2);
    t.support(0, 2);
    expect(t.refusal('camp')).toMatchObject({ law: 'W-9.3', why: 'support', a: 3, b: 2 });
    t.support(0, 3);
    t.play('camp');
    expect([t.supportOf(0), t.campsLeft(0), t.campOn('b2')]).toEqual([0, 1, 0]);
    t.anyChance();
    expect(t.cards(0).length).toBe(6);
  },
);

wildLaw('W-9.5', 'a hand that is large enough is kept', () => {
  const t = position()
    .draw(QUIET.replace('fOo', 'fO '))
    .turn(0, 'order-base-1')
    .hand(0, 'order-b-1', 'order-b-2', 'order-b-3', 'order-b-4', 'order-b-5');
  t.support(0, 2);
  t.play('camp');
  expect([t.outcomes().length, t.cards(0).length]).toEqual([0, 5]);
});

wildLaw(
  ['W-9.6', 'W-A27', 'W-9.8'],
  'the last camp: the player leaves, the rest is lost, the machine card is still drawn',
  () => {
    const t = position().draw(LAST).items(0, 'bread').turn(0, 'order-base-1');
    t.leaveCamps(0, 1);
    t.support(0, 6);
    t.play('camp');
    expect(t.lastEvents('left')).toEqual([{ type: 'left', player: 0 }]);
    expect([t.leaderAt(0), t.supportOf(0), t.campOn('b2')]).toEqual(['nowhere', 7, 0]);
    expect(t.outcomes()).toContain('machine mechs-1');
  },
);

wildLaw('W-9.6', 'who has left takes no part in later rounds', () => {
  const t = position().draw(LAST).hand(1, 'council-n-1').turn(0, 'order-base-1');
  t.leaveCamps(0, 1);
  t.support(0, 6);
  t.play('camp').chance('machine mechs-1');
  expect([t.window(), t.askedSeats()]).toEqual(['plan', [1]]);
});

wildLaw('W-A28', 'players who left are skipped, their camps stay and serve', () => {
  const t = position({ factions: ['order', 'council', 'coven'] })
    .draw(`

                -       -       -       -

            -      fo      pCx      -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      mV       -

                -       -       -       -`)
    .hand(1, 'council-base-1')
    .hand(2, 'coven-z-1');
  t.leaveCamps(0, 0);
  t.support(0, 6);
  t.first(2);
  t.play('1: play council-base-1').play('2: play coven-z-1').play('1: reveal council-base-1');
  expect(t.firstPlayer()).toBe(1);
  t.play('move b2').chance('die 0');
  expect(t.itemsOf(1)).toEqual(['maps']);
  t.damage(1, 1);
  t.points(2);
  expect(t.offers('heal')).toEqual(['heal']);
});

wildLaw('W-A28', 'if the holder of the marker has left, the next in line begins; who has left gains nothing', () => {
  const t = position({ factions: ['order', 'council', 'coven'] })
    .draw(`

                -       -       -       -

            -      fo      pCx      -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      mV       -

                -       -       -       -`)
    .hand(1, 'council-base-5')
    .hand(2, 'coven-z-1');
  t.leaveCamps(0, 0);
  t.support(0, 6);
  t.play('1: play council-base-5').play('2: play coven-z-1').play('1: reveal council-base-5');
  expect([t.firstPlayer(), t.onTurn(), t.window()]).toEqual([0, 1, 'act']);
  expect([t.itemsOf(0), t.itemsOf(1), t.itemsOf(2)]).toEqual([[], ['bread'], ['bread']]);
});

wildLaw(['W-4.5', 'W-A28'], 'a marker whose holder has left is passed to who would begin anyway, then on', () => {
  const t = position({ factions: ['order', 'council', 'coven'] })
    .draw(`

                -       -       -       -

            -      fo      pC       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      mV       -

                -       -       -       -`)
    .hand(1, 'council-base-1')
    .hand(2, 'coven-base-1');
  t.leaveCamps(0, 0);
  t.support(0, 6);
  t.play('1: play council-base-1').play('2: play coven-base-1');
  expect(t.play('1: reveal council-base-1').firstPlayer()).toBe(1);
  expect(t.play('2: reveal coven-base-1').onTurn()).toBe(2);
});

wildLaw(
  ['W-9.7', 'W-A29'],
  'the last of all stays while a factory stands, without support, with a defender each round',
  () => {
    const t = position().draw(LAST).turn(0, 'order-base-1').hand(0, 'order-b-3');
    t.leaveCamps(0, 1).leaveCamps(1, 0);
    t.support(0, 6).support(1, 7);
    t.putLeader(1);
    t.play('camp');
    t.anyChance();
    expect([t.leaderAt(0), t.over(), t.cards(0).length]).toEqual(['b2', false, 7]);
    t.mechs('b2', 1);
    t.play('destroy-mech');
    expect(t.lastEvents('support')).toEqual([
      { type: 'support', player: 0, n: 0, lost: 1, source: 'mech', law: 'W-A29' },
    ]);
    expect(t.chance('die 0').supportOf(0)).toBe(7);
    expect(t.refusal('camp')).toMatchObject({ law: 'W-A29', why: 'all-camps-built' });
    t.play('end').chance('machine mechs-2');
    expect([t.window(), t.askedSeats()]).toEqual(['plan', [0]]);
  },
);
