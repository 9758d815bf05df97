import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { deck, killed, used } from '../../components/piles.ts';
import { position } from '../../testkit/position.testkit.ts';

const COVEN = { factions: ['coven', 'order'] } as const;

/** On a cell with a mech. */
const HUNTER = `

                -       -       -       -

            -       -       -       -       -

        -       -       -     mVx.      -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fOo      -

                -       -       -       -`;

wildLaw('W-10.5', 'reveal abilities, potions, rockets and maps never roll', () => {
  const t = position(COVEN).draw(HUNTER).items(0, 'maps', 'rockets', 'potions').turn(0, 'coven-base-1');
  for (const act of ['use-potions-clear', 'use-rockets-mech c4', 'use-maps-move b3'])
    expect([act, t.play(act).outcomes().length]).toEqual([act, 0]);
  const ambush = position(COVEN).draw(HUNTER).hand(0, 'coven-z-3').hand(1, 'order-b-3');
  ambush.play('0: play coven-z-3').play('1: play order-b-3').play('0: reveal coven-z-3');
  expect([ambush.window(), ambush.mechsOn('c4')]).toEqual(['act', 0]);
});

wildLaw('W-10.6', 'a toxic site costs one damage, by action or by potions', () => {
  for (const act of ['clear', 'use-potions-clear']) {
    const t = position(COVEN)
      .draw(`

                -       -       -       -

            -       -       -       -       -

        -       -       -      mV%      -       -

    -       -       -       @       -       -       -

        -       -       -       -       -       -

            -       -       -      fOo      -

                -       -       -       -`)
      .items(0, 'potions')
      .turn(0, 'coven-base-1')
      .play(act);
    expect([t.damageOf(0), t.isToxic('c4'), t.toxicLeft()]).toEqual([1, false, 6]);
  }
});

wildLaw(
  ['W-10.7', 'W-A13'],
  'damage beyond three kills a random card of the hand and clears all damage; the rest is lost',
  () => {
    const t = position(COVEN).draw(HUNTER).turn(0, 'coven-base-1').hand(0, 'coven-z-1', 'coven-z-2');
    t.damage(0, 3);
    t.play('clear').chance('die 2');
    expect(t.outcomes()).toEqual(['kill coven-z-1', 'kill coven-z-2']);
    t.chance('kill coven-z-2');
    expect([t.damageOf(0), t.pile(killed(0)), t.killedTerrains()]).toEqual([0, ['coven-z-2'], ['forest']]);
    expect(t.lastEvents('died')).toEqual([{ type: 'died', player: 0, card: 43, terrain: 0 }]);
  },
);

wildLaw('W-A13', 'two damage on two: the first token fills up, the second kills', () => {
  const t = position(COVEN).draw(HUNTER).turn(0, 'coven-base-1').hand(0, 'coven-z-1');
  t.damage(0, 2);
  t.play('clear').chance('die 2').chance('kill coven-z-1');
  expect(t.damageOf(0)).toBe(0);
});

wildLaw('W-10.7', 'three damage tokens are borne without a death', () => {
  const t = position(COVEN).draw(HUNTER).turn(0, 'coven-base-1').hand(0, 'coven-z-1');
  t.damage(0, 1);
  t.play('clear').chance('die 2');
  expect([t.damageOf(0), t.window(), t.killedTerrains()]).toEqual([3, 'act', []]);
});

wildLaw('W-10.7', 'with an empty hand the top card of the deck dies', () => {
  const t = position(COVEN).draw(HUNTER).turn(0, 'coven-base-1').deal(0, [], ['coven-z-1', 'coven-z-5'], []);
  t.damage(0, 3);
  t.play('clear').chance('die 1');
  expect(t.outcomes()).toEqual(['kill coven-z-1', 'kill coven-z-5']);
});

wildLaw('W-A14', 'deck and hand empty: the used pile is shuffled first; with no card at all nobody dies', () => {
  const t = position(COVEN).draw(HUNTER).turn(0, 'coven-base-1').deal(0, [], [], []);
  t.damage(0, 3);
  t.play('clear').chance('die 1');
  expect(t.outcomes()).toHaveLength(11);
  const none = position(COVEN).draw(HUNTER).turn(0, 'coven-base-1').deal(0, [], [], []);
  none.toPile(killed(0), used(0));
  none.damage(0, 3);
  none.play('clear').chance('die 1');
  expect([none.damageOf(0), none.killedTerrains(), none.lastEvents('nobody-died').length]).toEqual([0, [], 1]);
  expect(none.pile(deck(0)).length).toBe(0);
});

wildLaw(
  ['W-10.8', 'W-1.3c', 'W-20.2'],
  'a second death in one terrain loses the game at once, whichever player it hits',
  () => {
    const t = position(COVEN).draw(HUNTER).turn(0, 'coven-base-1').hand(0, 'coven-z-1');
    t.deaths('forest', 'plains', 'marsh', 'mountain');
    t.damage(0, 3);
    t.play('clear').chance('die 1').chance('kill coven-z-1');
    expect(t.result()).toEqual({ winners: [], ranking: [[0, 1]], law: 'W-1.3c' });
    const first = position(COVEN).draw(HUNTER).turn(0, 'coven-base-1').hand(0, 'coven-z-1');
    first.deaths('forest', 'plains', 'mountain');
    first.damage(0, 3);
    expect(first.play('clear').chance('die 1').chance('kill coven-z-1').result()).toBeUndefined();
  },
);
