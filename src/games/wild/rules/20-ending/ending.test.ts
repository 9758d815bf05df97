import { expect } from 'vitest';
import { ownCards } from '../../../../kernel/index.ts';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { audit } from '../../checks/invariants.ts';
import { BASE } from '../00-board/geometry.ts';
import { cell, edgeNamed, game, position, stands, type WildPosition } from '../../testkit/position.testkit.ts';

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
  t.state.camps = [1, 0];
  t.state.support = [6, 7];
  t.putLeader(1);
  return t;
}

wildLaw(['W-1.2', 'W-20.1'], 'all camps built and every factory destroyed: everybody wins at that moment', () => {
  const t = last('5~c').play('camp');
  expect(t.state.over).toEqual({ winners: [0, 1], ranking: [[0, 1]], law: 'W-20.1' });
  expect(t.lastEvents('won')).toHaveLength(1);
  expect(t.state.stack).toEqual([]);
});

wildLaw(['W-1.2', 'W-20.1'], 'a factory that stands keeps the game going until it is destroyed', () => {
  const t = last('5c ').play('camp');
  expect(t.over()).toBe(false);
  while (game.outcomeCount(t.state) > 0) t.chance(t.outcomes()[0]!);
  t.putLeader(0, 'e5');
  t.state.mechs[BASE] = 0;
  t.play('destroy-factory');
  expect(t.winners()).toEqual([0, 1]);
});

wildLaw('W-A30', 'if no factory was ever built, camps alone win', () => {
  const t = last('pc ');
  expect(t.state.top).toBe(5);
  expect(t.play('camp').state.over?.law).toBe('W-20.1');
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
  t.state.toxicLeft = 0;
  t.machine('factories-hard-1');
  expect([t.state.over?.law, t.lastEvents('polluted').length, t.lastEvents('machine-done').length]).toEqual([
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
    { law: 'W-24.1', change: (t: WildPosition) => (t.state.token[cell('b2')] = 3) },
    { law: 'W-24.2', change: (t: WildPosition) => (t.state.constructors[0] = stands('a1', 4)) },
    { law: 'W-24.3', change: (t: WildPosition) => (t.state.wall[edgeNamed('c3-se')] = 1) },
    { law: 'W-24.4', change: (t: WildPosition) => (t.state.toxicLeft = 5) },
    { law: 'W-24.4', change: (t: WildPosition) => (t.state.pollution[cell('b2')] = 3) },
    { law: 'W-24.5', change: (t: WildPosition) => (ownCards(t.state.cards).at[0] = 0) },
    { law: 'W-24.6', change: (t: WildPosition) => (t.state.damage[0] = 4) },
    { law: 'W-24.6', change: (t: WildPosition) => (t.state.markers[0] = 5) },
    { law: 'W-24.7', change: (t: WildPosition) => (t.state.support[0] = 3) },
    { law: 'W-24.8', change: (t: WildPosition) => (t.state.camp[cell('g4')] = 0) },
    { law: 'W-24.8', change: (t: WildPosition) => (t.state.terrain[t.state.cell[0]!] = 3) },
  ],
  ({ law, change }) => {
    const found = sound(change);
    if (law === 'nothing') expect(found).toEqual([]);
    else expect(found).toContain(law);
  },
);
