import { expect } from 'vitest';
import { ownCards } from '../../../../kernel/index.ts';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { audit } from '../../checks/invariants.ts';
import { position, type WildPosition } from '../../testkit/position.testkit.ts';

/** The last camp of all is to be built; another player has left; factory 5 is destroyed or not. */
const LAST = `

                -       -       -       -

            -      fO       -       -       -

        -       -       -       -       -       -

    -       -       -       @       -       -       -

        -       -       -       -      5~c      -

            -       -       -       -       -

               pc       -       -       -`;

function last(token: string): WildPosition {
  const t = position().draw(LAST.replace('5~c', token)).turn(0, 'order-base-1');
  t.leaveCamps(0, 1).leaveCamps(1, 0);
  t.support(0, 6).support(1, 7);
  t.putLeader(1);
  return t;
}

wildLaw(['W-1.2', 'W-20.1'], 'all camps built and every factory destroyed: everybody wins at that moment', () => {
  const t = last('5~c').play('camp');
  expect(t.result()).toEqual({ winners: [0, 1], ranking: [[0, 1]], law: 'W-20.1' });
  expect(t.lastEvents('won')).toHaveLength(1);
  expect(t.window()).toBe('over');
});

wildLaw(['W-1.2', 'W-20.1'], 'a factory that stands keeps the game going until it is destroyed', () => {
  const t = last('5c ').play('camp');
  expect(t.over()).toBe(false);
  t.anyChance();
  t.putLeader(0, 'e5');
  t.mechs('d4', 0);
  t.play('destroy-factory');
  expect(t.winners()).toEqual([0, 1]);
});

wildLaw('W-A30', 'if no factory was ever built, camps alone win', () => {
  const t = last('pc ');
  expect(t.factoryOnTop()).toBe(5);
  expect(t.play('camp').result()?.law).toBe('W-20.1');
});

wildLaw('W-20.2', 'a defeat in the middle of a machine card ends the game there', () => {
  const t = position({ arrow: 0, hard: 6 }).draw(`

                -       -       -       -

            -      fO       -       -       -

        -       -       -       -       -       -

    -       -      p..      @       -       -       -

        -       -       -      p..      -       -

            -       -       -       -       -

                -       -       -       -`);
  t.leaveToxic(0);
  t.machine('factories-hard-1');
  expect([t.result()?.law, t.lastEvents('polluted').length, t.lastEvents('machine-done').length]).toEqual([
    'W-1.3b',
    1,
    0,
  ]);
});

const sound = (change: (t: WildPosition) => void): readonly string[] => {
  const t = position();
  change(t);
  return audit(t.state).map((what) => what.split(' ')[0]!);
};

wildLaw.each(
  ['W-24.1', 'W-24.2', 'W-24.3', 'W-24.4', 'W-24.5', 'W-24.6', 'W-24.7', 'W-24.8'],
  'the audit finds $law broken',
  [
    { law: 'nothing', change: () => undefined },
    { law: 'W-24.1', change: (t: WildPosition) => t.factory('b2', 3) },
    { law: 'W-24.2', change: (t: WildPosition) => t.constructors('a1-nw') },
    { law: 'W-24.3', change: (t: WildPosition) => t.wall('c3-se') },
    { law: 'W-24.4', change: (t: WildPosition) => t.leaveToxic(5) },
    { law: 'W-24.4', change: (t: WildPosition) => t.pollution('b2', 3) },
    { law: 'W-24.5', change: (t: WildPosition) => (ownCards(t.state.cards).at[0] = 0) },
    { law: 'W-24.6', change: (t: WildPosition) => t.damage(0, 4) },
    { law: 'W-24.6', change: (t: WildPosition) => t.leaveMarkers(0, 5) },
    { law: 'W-24.7', change: (t: WildPosition) => t.support(0, 3) },
    { law: 'W-24.8', change: (t: WildPosition) => t.camp('g4', 0) },
    { law: 'W-24.8', change: (t: WildPosition) => t.terrain(t.leaderAt(0), 'mountain') },
  ],
  ({ law, change }) => {
    const found = sound(change);
    if (law === 'nothing') expect(found).toEqual([]);
    else expect(found).toContain(law);
  },
);
