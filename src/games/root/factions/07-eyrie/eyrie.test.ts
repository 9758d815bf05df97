import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { AVAILABLE, DECREE, SUPPORTERS } from '../../components/piles.ts';
import { position } from '../../testkit/position.testkit.ts';
import { publicContext } from '../../context.ts';
import { COLUMNS } from './state.ts';

const CATS_AND_HAWKS = { factions: ['marquise', 'eyrie'] } as const;
const THREE = { factions: ['marquise', 'eyrie', 'alliance'] } as const;

/** The Eyrie in c1 (fox): a roost and hawks; the Builder's viziers stand in Recruit and Move. */
const eyrie = () => position(CATS_AND_HAWKS).place('c1', 'roost').place('c1', 'hawk', 4).leader('builder');

rootLaw('7.2.1', 'they craft in Daylight with roosts, before the decree', () => {
  const p = eyrie().hand('eyrie', 'anvil', 'sword').turn('eyrie', 'daylight');
  expect(p.window()).toBe('eyrie-craft');
  expect(p.offers('craft')).toEqual(['craft anvil']);
  p.play('end');
  expect(p.window()).toBe('eyrie-decree');
  expect(p.offers('craft')).toEqual([]);
});

rootLaw('7.2.2', 'tied for most they rule, but not an empty clearing', () => {
  const p = position(CATS_AND_HAWKS).place('c1', 'hawk', 2).place('c1', 'cat', 2).place('c5', 'cat');
  expect(p.ruler('c1')).toBe('eyrie');
  expect(p.ruler('c5')).toBe('marquise');
  expect(p.ruler('c2')).toBeUndefined();
});

rootLaw('7.2.3', 'an item scores one, whatever the card says', () => {
  const p = eyrie().leader('despot').hand('eyrie', 'anvil').turn('eyrie', 'daylight').play('craft anvil');
  expect(p.score('eyrie')).toBe(1);
});

rootLaw('7.2.3-E1', 'a lasting effect scores nothing', () => {
  const p = eyrie().leader('despot').hand('eyrie', 'armorers').turn('eyrie', 'daylight').play('craft armorers');
  expect(p.score('eyrie')).toBe(0);
});

rootLaw(['7.3.1', '7.3.2', '7.3.5'], 'a roost and six hawks in the corner opposite the keep', () => {
  const p = position(CATS_AND_HAWKS).place('c2', 'keep');
  expect([p.inSupply('hawk'), p.inSupply('roost')]).toEqual([20, 7]);
  p.inSetup('eyrie');
  expect(p.offers()).toEqual(['nest c4']);
  expect(p.refusal('nest c1')).toMatchObject({ law: '16.1', why: 'not-opposite' });
  expect(p.refusal('nest c2')).toMatchObject({ law: '16.1', why: 'corner-taken' });
  expect(p.refusal('nest c5')).toMatchObject({ law: '16.1', why: 'no-corner' });
  p.play('nest c4');
  expect([p.count('c4', 'roost'), p.count('c4', 'hawk'), p.inSupply('roost')]).toEqual([1, 6, 6]);
});

rootLaw(['7.3.2', '7.3.2-E1'], 'without the Marquise any corner', () => {
  for (const edition of ['official', 'ua', 'ru'] as const) {
    const p = position({ factions: ['eyrie', 'alliance'], edition });
    p.inSetup('eyrie');
    expect(p.offers()).toEqual(['nest c1', 'nest c2', 'nest c3', 'nest c4']);
  }
});

rootLaw.each('7.3.2-E1', 'opposite the keep in edition %s', ['ua', 'ru'] as const, (edition) => {
  const p = position({ ...CATS_AND_HAWKS, edition }).place('c3', 'keep');
  p.inSetup('eyrie');
  expect(p.offers()).toEqual(['nest c1']);
  expect(p.refusal('nest c2')).toMatchObject({ law: '7.3.2', why: 'not-opposite-keep' });
});

rootLaw('7.3.3', 'they choose one of four leaders', () => {
  const p = position(CATS_AND_HAWKS);
  p.inSetup('eyrie', 'leader');
  expect(p.offers()).toEqual(['leader builder', 'leader charismatic', 'leader commander', 'leader despot']);
});

rootLaw.each(
  ['7.3.4', '7.8.1', '7.8.2', '7.8.3', '7.8.4'],
  'the viziers of the %s stand in their columns',
  [
    { leader: 'builder', columns: [0, 1] },
    { leader: 'charismatic', columns: [0, 2] },
    { leader: 'commander', columns: [1, 2] },
    { leader: 'despot', columns: [1, 3] },
  ] as const,
  ({ leader, columns }) => {
    // Every column can be resolved once: recruit in c1, move, battle in c1, build in c5.
    const p = eyrie().leader(leader).place('c5', 'hawk', 5).place('c1', 'cat').turn('eyrie', 'daylight').play('end');
    const seen: number[] = [];
    for (const column of [0, 1, 2, 3]) {
      if (p.window() !== 'eyrie-decree') break;
      expect(p.offers()).toEqual(['resolve bird']);
      const { facts } = publicContext(p.state);
      p.play('resolve bird');
      const [first] = p.offers();
      const act = ['recruit-at', 'move', 'battle', 'build'].findIndex((verb) => first!.startsWith(`${verb} `));
      // The column is known to everybody.
      expect(facts).toEqual({ column: COLUMNS[act] });
      seen.push(act);
      p.play(...[['recruit-at c1'], ['move c5 c2', 'count 1'], ['battle c1 marquise'], ['build roost c5']][act]!);
      if (act === 2) p.chance('dice 0 0');
      expect(column).toBeLessThan(4);
    }
    expect(seen).toEqual(columns);
  },
);

rootLaw('7.4.1', 'with an empty hand they draw a card', () => {
  const p = eyrie().deck('anvil').turn('eyrie', 'birdsong');
  expect(p.outcomes()).toEqual(['draw anvil']);
  p.chance('draw anvil');
  expect(p.offers('tuck')).toEqual(['tuck anvil recruit', 'tuck anvil move', 'tuck anvil battle', 'tuck anvil build']);
});

rootLaw(['7.4.2', '7.4.2-R1'], 'one or two cards into any columns, at most one bird, openly', () => {
  const p = eyrie().hand('eyrie', 'anvil', 'crossbow-bird', 'armorers').turn('eyrie', 'birdsong');
  expect(p.offers('pass')).toEqual([]);
  p.play('tuck crossbow-bird build');
  expect(p.refusal('tuck armorers move')).toMatchObject({ law: '7.4.2', why: 'one-bird' });
  expect(p.offers('pass')).toEqual(['pass']);
  p.play('tuck anvil build');
  expect(p.pile(DECREE + 3).sort()).toEqual(['anvil', 'crossbow-bird']);
  expect(p.knownBy(DECREE + 3, 'anvil')).toEqual(['marquise', 'eyrie']);
  expect(p.window()).toBe('eyrie-craft');
});

rootLaw('7.4.2-R1', 'with only birds in hand exactly one', () => {
  const p = eyrie().hand('eyrie', 'crossbow-bird', 'armorers').turn('eyrie', 'birdsong').play('tuck armorers move');
  expect(p.offers()).toEqual(['pass']);
});

rootLaw(['7.4.3', '7.4.3-R1', 'M003'], 'without a roost: where the fewest warriors stand and all can be placed', () => {
  const p = position(CATS_AND_HAWKS).place('c1', 'keep').leader('builder').hand('eyrie', 'anvil');
  for (const c of ['c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11', 'c12'] as const) p.place(c, 'cat', 1);
  p.place('c12', 'hawk').place('c9', 'cat');
  p.turn('eyrie', 'birdsong').play('tuck anvil move', 'build roost c5');
  expect([p.count('c5', 'roost'), p.count('c5', 'hawk')]).toEqual([1, 3]);
});

rootLaw('7.4.3', 'the keep, full clearings and clearings with more warriors are refused', () => {
  const p = position(CATS_AND_HAWKS).place('c1', 'keep').leader('builder').hand('eyrie', 'anvil').place('c5', 'cat');
  p.place('c3', 'sawmill').turn('eyrie', 'birdsong').play('tuck anvil move');
  expect(p.refusal('build roost c1')).toMatchObject({ law: '6.2.2' });
  expect(p.refusal('build roost c3')).toMatchObject({ law: '2.2.3' });
  expect(p.refusal('build roost c5')).toMatchObject({ law: '7.4.3', why: 'more-warriors', a: 0, b: 1 });
});

rootLaw('7.5', 'Daylight: first craft, then the decree', () => {
  const p = eyrie().turn('eyrie', 'daylight');
  expect(p.window()).toBe('eyrie-craft');
  p.play('end');
  expect(p.window()).toBe('eyrie-decree');
});

rootLaw('7.5.1', 'crafting again and again before the decree', () => {
  const p = eyrie().place('c12', 'roost').hand('eyrie', 'anvil', 'crossbow-bird').turn('eyrie', 'daylight');
  p.play('craft anvil', 'craft crossbow-bird');
  expect(p.offers()).toEqual(['end']);
});

rootLaw(['7.5.2', '7.5.2-R1'], 'columns from the left, cards of a column in any order, birds fit everywhere', () => {
  const p = eyrie().decree('move', 'anvil', 'sword').place('c2', 'hawk', 2).turn('eyrie', 'daylight').play('end');
  p.play('resolve bird', 'recruit-at c1');
  expect(p.offers()).toEqual(['resolve fox', 'resolve mouse', 'resolve bird']);
  p.play('resolve mouse');
  expect(p.offers('move').every((text) => text.startsWith('move c2 '))).toBe(true);
  expect(p.refusal('move c1 c5')).toMatchObject({ law: '7.5.2.II', why: 'origin-suit' });
});

rootLaw('7.5.2', 'a card that cannot be carried out means turmoil at once', () => {
  const p = eyrie()
    .decree('recruit', 'sword')
    .points('eyrie', 9)
    .turn('eyrie', 'daylight')
    .play('end', 'resolve bird', 'recruit-at c1');
  expect(p.window()).toBe('eyrie-leader');
  expect(p.score('eyrie')).toBe(7);
});

rootLaw('7.5.2-R1', 'the player may order cards so that a later one fails', () => {
  // One hawk can be moved from c2 by the mouse card or by the vizier; whichever comes first leaves the other without.
  const p = position(CATS_AND_HAWKS).place('c1', 'roost').place('c2', 'hawk').leader('despot').decree('move', 'sword');
  p.turn('eyrie', 'daylight').play('end', 'resolve bird', 'move c2 c5', 'count 1');
  expect(p.window()).toBe('eyrie-leader');
});

rootLaw(['7.5.2.I', '7.5.2.I-R1'], 'recruit in a matching clearing with a roost; no hawks, no recruit', () => {
  const p = eyrie().decree('recruit', 'anvil').turn('eyrie', 'daylight').play('end', 'resolve fox');
  expect(p.offers()).toEqual(['recruit-at c1']);
  expect(p.refusal('recruit-at c6')).toMatchObject({ law: '7.5.2.I', why: 'no-roost' });
  expect(p.refusal('recruit-at c5')).toMatchObject({ law: '7.5.2', why: 'clearing-suit' });
  const empty = eyrie().supply('hawk', 0).turn('eyrie', 'daylight').play('end');
  expect(empty.window()).toBe('eyrie-leader');
});

rootLaw(['7.5.2.II', '7.5.2.II-R1'], 'only the origin must match, and a warrior may move again', () => {
  const p = position(CATS_AND_HAWKS).place('c1', 'roost').place('c1', 'hawk').leader('despot').decree('move', 'anvil');
  p.supply('hawk', 10).turn('eyrie', 'daylight').play('end', 'resolve fox', 'move c1 c5', 'count 1', 'resolve bird');
  expect(p.offers('move')).toContain('move c5 c1');
});

rootLaw(['7.5.2.III', '7.5.2.III-R1'], 'a battle in a matching clearing, fulfilled once started', () => {
  const p = eyrie()
    .leader('commander')
    .place('c1', 'cat')
    .decree('battle', 'anvil')
    .turn('eyrie', 'daylight')
    .play('end');
  p.play('resolve bird', 'move c1 c5', 'count 1', 'resolve fox', 'battle c1 marquise').chance('dice 0 0');
  expect(p.window()).toBe('eyrie-leader');
  expect(p.count('c1', 'cat')).toBe(0);
});

rootLaw(['7.5.2.IV', '7.5.2.IV-R1'], 'a roost in a matching ruled clearing that has none', () => {
  const p = eyrie().leader('despot').place('c5', 'hawk', 2).place('c2', 'hawk').place('c2', 'cat', 2);
  p.place('c4', 'hawk')
    .place('c4', 'sawmill')
    .turn('eyrie', 'daylight')
    .play('end', 'resolve bird', 'move c1 c9', 'count 1');
  p.play('resolve bird');
  expect(p.offers('build')).toEqual(['build roost c5', 'build roost c9']);
  expect(p.refusal('build roost c1')).toMatchObject({ law: '7.5.2.IV', why: 'has-roost' });
  expect(p.refusal('build roost c2')).toMatchObject({ law: '7.5.2.IV', why: 'not-ruled' });
  expect(p.refusal('build roost c4')).toMatchObject({ law: '2.2.3' });
  const none = eyrie().leader('despot').supply('roost', 0).place('c5', 'hawk', 2).turn('eyrie', 'daylight');
  none.play('end', 'resolve bird', 'move c1 c5', 'count 1');
  expect(none.window()).toBe('eyrie-leader');
});

rootLaw('M002', 'Build with only the keep clearing left is turmoil', () => {
  const p = position(CATS_AND_HAWKS)
    .place('c1', 'keep')
    .place('c1', 'hawk', 2)
    .leader('despot')
    .decree('build', 'anvil');
  p.place('c10', 'roost')
    .place('c10', 'hawk')
    .turn('eyrie', 'daylight')
    .play('end', 'resolve bird', 'move c10 c2', 'count 1');
  expect(p.offers()).toEqual(['resolve bird']);
  p.play('resolve bird', 'build roost c2');
  expect(p.window()).toBe('eyrie-leader');
});

rootLaw.each(
  ['7.6', '7.6.1', 'X.3'],
  'Evening scores the roost track: %s',
  [0, 0, 1, 2, 3, 4, 4, 5].map((points, roosts) => ({ points, roosts })),
  ({ points, roosts }) => {
    const p = position(CATS_AND_HAWKS)
      .leader('builder')
      .supply('roost', 7 - roosts)
      .turn('eyrie', 'evening');
    expect(p.score('eyrie')).toBe(points);
  },
);

rootLaw('7.6.1-R1', 'also in the turn of a turmoil', () => {
  const p = eyrie()
    .supply('roost', 4)
    .supply('hawk', 0)
    .points('eyrie', 9)
    .turn('eyrie', 'daylight')
    .play('end', 'leader despot');
  expect(p.score('eyrie')).toBe(9 - 2 + 2);
});

rootLaw.each(
  ['7.6.2', 'X.3'],
  'draws one and one from the third and the sixth roost: %s',
  [
    { roosts: 2, cards: 1 },
    { roosts: 3, cards: 2 },
    { roosts: 6, cards: 3 },
  ],
  ({ roosts, cards }) => {
    const p = position(CATS_AND_HAWKS)
      .leader('builder')
      .supply('roost', 7 - roosts)
      .deck('sword', 'anvil', 'bake-sale', 'root-tea-fox');
    p.turn('eyrie', 'evening');
    let drawn = 0;
    while (p.window() === 'chance' && p.onTurn() === 'eyrie') {
      p.chance(p.outcomes()[0]!);
      drawn++;
    }
    expect(drawn).toBe(cards);
  },
);

/** Turmoil in Recruit: no roost to recruit at for the mouse card. */
const turmoil = () =>
  position(THREE)
    .place('c1', 'roost')
    .place('c1', 'hawk', 4)
    .leader('builder')
    .decree('recruit', 'sword')
    .decree('build', 'armorers', 'dominance-fox')
    .points('eyrie', 9);

rootLaw(['7.7', '7.7.1', '7.7.1-R1'], 'one point lost per bird, viziers included, never below zero', () => {
  const p = turmoil().turn('eyrie', 'daylight').play('end', 'resolve bird', 'recruit-at c1');
  expect(p.score('eyrie')).toBe(6);
  const poor = turmoil().points('eyrie', 1).turn('eyrie', 'daylight').play('end', 'resolve bird', 'recruit-at c1');
  expect(poor.score('eyrie')).toBe(0);
});

rootLaw(['7.7.2', 'M031', '3.3.3'], 'the decree is discarded, a dominance card becomes available', () => {
  const p = turmoil().turn('eyrie', 'daylight').play('end', 'resolve bird', 'recruit-at c1');
  expect(p.discarded().sort()).toEqual(['armorers', 'sword']);
  expect(p.pile(AVAILABLE)).toEqual(['dominance-fox']);
  expect(p.pile(DECREE)).toEqual([]);
});

rootLaw('7.7.3', 'the leader is deposed for another face-up one', () => {
  const p = turmoil().turn('eyrie', 'daylight').play('end', 'resolve bird', 'recruit-at c1');
  expect(p.offers()).toEqual(['leader charismatic', 'leader commander', 'leader despot']);
  expect(p.refusal('leader builder')).toMatchObject({ law: '7.7.3', why: 'leader-face-down' });
  p.play('leader despot');
  expect(p.leaderName()).toBe('despot');
});

rootLaw(['7.7.3.I', '7.7.3.I-R1'], 'when none is face up all are turned up, the deposed one too', () => {
  const p = turmoil();
  p.deposed('charismatic', 'commander', 'despot');
  p.turn('eyrie', 'daylight').play('end', 'resolve bird', 'recruit-at c1');
  expect(p.offers()).toHaveLength(4);
});

rootLaw(['7.7.4', '7.7.4-R1'], 'turmoil ends Daylight', () => {
  const p = turmoil()
    .deck('anvil')
    .turn('eyrie', 'daylight')
    .play('end', 'resolve bird', 'recruit-at c1', 'leader despot');
  expect(p.outcomes()).toEqual(['draw anvil']);
});

rootLaw('7.8.1', 'the Builder scores the printed points', () => {
  const p = eyrie().hand('eyrie', 'anvil').turn('eyrie', 'daylight').play('craft anvil');
  expect(p.score('eyrie')).toBe(2);
});

rootLaw(['7.8.2', '7.8.2-R1', 'M041'], 'the Charismatic recruits two; one alone is placed, then turmoil', () => {
  const p = eyrie()
    .leader('charismatic')
    .place('c1', 'cat')
    .turn('eyrie', 'daylight')
    .play('end', 'resolve bird', 'recruit-at c1');
  expect(p.count('c1', 'hawk')).toBe(6);
  const last = eyrie()
    .leader('charismatic')
    .supply('hawk', 1)
    .turn('eyrie', 'daylight')
    .play('end', 'resolve bird', 'recruit-at c1');
  expect(last.count('c1', 'hawk')).toBe(5);
  expect(last.window()).toBe('eyrie-leader');
});

rootLaw('7.8.3', 'the Commander deals one extra hit as attacker only', () => {
  const attack = eyrie().leader('commander').place('c1', 'cat', 3).battle('eyrie', 'marquise', 'c1').chance('dice 1 0');
  expect(attack.count('c1', 'cat')).toBe(1);
  const defend = eyrie().leader('commander').place('c1', 'cat', 3).battle('marquise', 'eyrie', 'c1').chance('dice 1 1');
  expect(defend.count('c1', 'cat')).toBe(2);
});

rootLaw(['7.8.4', '7.8.4-R1'], 'the Despot scores one more per moment, not per piece', () => {
  const p = eyrie().leader('despot').place('c1', 'wood', 2).battle('eyrie', 'marquise', 'c1').chance('dice 2 0');
  expect(p.score('eyrie')).toBe(3);
  const none = eyrie().leader('despot').place('c1', 'cat', 2).battle('eyrie', 'marquise', 'c1').chance('dice 2 0');
  expect(none.score('eyrie')).toBe(0);
});

rootLaw(['M028', '2.1.1.I'], 'moving into sympathy with only birds in hand costs a bird', () => {
  const p = position(THREE).place('c1', 'roost').place('c1', 'hawk', 3).leader('despot').place('c5', 'sympathy');
  p.hand('eyrie', 'armorers').turn('eyrie', 'daylight').play('end', 'resolve bird', 'move c1 c5', 'count 1');
  expect(p.asked()).toBe('eyrie');
  expect(p.offers()).toEqual(['appease armorers']);
});

rootLaw('M029', 'with an empty hand the Alliance adds the top card of the deck', () => {
  const p = position(THREE)
    .place('c1', 'roost')
    .place('c1', 'hawk', 3)
    .leader('despot')
    .place('c5', 'sympathy')
    .deck('anvil');
  p.turn('eyrie', 'daylight').play('end', 'resolve bird', 'move c1 c5', 'count 1').chance('draw anvil');
  expect(p.pile(SUPPORTERS)).toHaveLength(1);
});

rootLaw(
  ['M030', '8.2.4', '8.2.6'],
  'the Despot removes sympathy and base: three points, Outrage and a lost base',
  () => {
    const p = position(THREE)
      .place('c1', 'hawk', 4)
      .leader('despot')
      .place('c1', 'sympathy')
      .place('c1', 'base')
      .officers(3);
    p.hand('eyrie', 'anvil', 'sword').supporters('foxfolk-steel', 'investments');
    p.battle('eyrie', 'alliance', 'c1').chance('dice 3 2');
    expect(p.score('eyrie')).toBe(3);
    expect(p.asked()).toBe('alliance');
    expect(p.offers()).toEqual(['first outrage c1', 'first lostBase fox']);
    p.play('first lostBase fox');
    expect(p.fact('factions.alliance.officers')).toBe(1);
    p.play('appease anvil');
    expect(p.pile(5).sort()).toEqual(['anvil', 'investments']);
  },
);

rootLaw.each(
  '7.2.3-E1',
  'a lasting effect in edition %s',
  [
    { edition: 'official', points: 0 },
    { edition: 'ua', points: 1 },
    { edition: 'ru', points: 1 },
  ] as const,
  ({ edition, points }) => {
    const p = position({ ...CATS_AND_HAWKS, edition })
      .place('c1', 'roost')
      .place('c1', 'hawk', 4)
      .leader('despot');
    p.hand('eyrie', 'armorers').turn('eyrie', 'daylight').play('craft armorers');
    expect(p.score('eyrie')).toBe(points);
  },
);

rootLaw.each(
  '7.2.3-E1',
  'a Favor that removes nobody, in edition %s',
  [
    { edition: 'official', points: 0 },
    { edition: 'ru', points: 1 },
  ] as const,
  ({ edition, points }) => {
    const p = position({ ...CATS_AND_HAWKS, edition }).leader('despot');
    p.place('c1', 'roost').place('c6', 'roost').place('c8', 'roost').hand('eyrie', 'favor-of-the-foxes');
    expect(p.turn('eyrie', 'daylight').play('craft favor-of-the-foxes').score('eyrie')).toBe(points);
  },
);

rootLaw.each('7.4.3', 'where the new roost may stand in edition %s', ['official', 'ua', 'ru'] as const, (edition) => {
  // The emptiest clearing is the keep's: one edition then has no place, the others take the next.
  const p = position({ ...CATS_AND_HAWKS, edition })
    .place('c1', 'keep')
    .leader('builder')
    .hand('eyrie', 'anvil');
  for (const c of ['c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11', 'c12'] as const) p.place(c, 'cat');
  p.turn('eyrie', 'birdsong').play('tuck anvil move');
  expect(p.window()).toBe(edition === 'ua' ? 'eyrie-craft' : 'eyrie-new-roost');
});

rootLaw.each(
  '4.3.3-R1',
  'who orders the triggers of a battle in edition %s',
  ['official', 'ua', 'ru'] as const,
  (edition) => {
    const p = position({ ...THREE, edition })
      .place('c1', 'hawk', 4)
      .place('c1', 'sympathy')
      .place('c1', 'base')
      .hand('eyrie', 'anvil');
    p.battle('eyrie', 'alliance', 'c1').chance('dice 3 2');
    expect(p.asked()).toBe(edition === 'official' ? 'alliance' : 'eyrie');
  },
);
