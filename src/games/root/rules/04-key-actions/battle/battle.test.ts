import { expect } from 'vitest';
import { rootLaw } from '../../../testkit/law.testkit.ts';
import { root } from '../../../index.ts';
import { type Position, position } from '../../../testkit/position.testkit.ts';
import { EYRIE, MARQUISE } from '../../../words.ts';

const table = (): Position => position({ factions: ['marquise', 'eyrie', 'alliance'] });
const war = (cats: number, hawks: number): Position => table().place('c1', 'cat', cats).place('c1', 'hawk', hawks);

rootLaw(['4.3', '4.3-R1'], 'a battle needs own warriors, and any piece of another player', () => {
  const p = table()
    .place('c1', 'cat')
    .place('c1', 'hawk')
    .place('c2', 'cat')
    .place('c2', 'sympathy')
    .place('c5', 'cat');
  p.place('c5', 'roost').place('c6', 'sawmill').place('c6', 'hawk').place('c7', 'cat').turn('marquise', 'daylight');
  expect(p.offers('battle')).toEqual(['battle c1 eyrie', 'battle c2 alliance', 'battle c5 eyrie']);
  expect(p.refusal('battle c6 eyrie')).toMatchObject({ law: '4.3', why: 'no-warriors' });
  expect(p.refusal('battle c7 eyrie')).toMatchObject({ law: '4.3', why: 'no-enemy' });
});

rootLaw('4.3', 'everybody is told who attacks whom and where', () => {
  const p = war(3, 2).battle('marquise', 'eyrie', 'c1');
  expect(p.events('battle', 'alliance')).toEqual([
    { type: 'battle', clearing: 0, attacker: MARQUISE, defender: EYRIE },
  ]);
});

rootLaw('4.3-E1', 'coalition partners do not battle each other, unless the table’s edition lets them', () => {
  const allied = (edition: 'official' | 'ua'): Position => {
    const p = position({ factions: ['marquise', 'eyrie', 'alliance'], edition })
      .place('c1', 'cat')
      .place('c1', 'hawk');
    p.coalition('eyrie', 'marquise');
    return p.turn('marquise', 'daylight');
  };
  expect(allied('official').refusal('battle c1 eyrie')).toMatchObject({ law: '4.3', why: 'coalition' });
  expect(allied('ua').offers('battle')).toEqual(['battle c1 eyrie']);
});

rootLaw('4.3.1', 'the defender may play an ambush of the clearing’s suit for two hits at once', () => {
  const p = war(3, 2).hand('eyrie', 'ambush-fox', 'ambush-mouse', 'anvil').battle('marquise', 'eyrie', 'c1');
  expect([p.window(), p.asked(), p.offers()]).toEqual(['ambush', 'eyrie', ['pass', 'ambush ambush-fox']]);
  expect(p.refusal('ambush ambush-mouse')).toMatchObject({ law: '4.3.1', why: 'ambush-suit' });
  expect(p.fork().play('pass').window()).toBe('chance');
  p.play('ambush ambush-fox');
  expect([p.count('c1', 'cat'), p.discarded(), p.window()]).toEqual([1, ['ambush-fox'], 'chance']);
  expect(p.events('ambush', 'alliance')).toMatchObject([{ faction: EYRIE, foil: false }]);
});

rootLaw('4.3.1-R1', 'a bird ambush matches every clearing', () => {
  const p = war(3, 2).hand('eyrie', 'ambush-bird').battle('marquise', 'eyrie', 'c1');
  expect(p.offers()).toEqual(['pass', 'ambush ambush-bird']);
});

rootLaw(['4.3.1-R1', 'M011'], 'a defender without warriors may ambush', () => {
  const p = table()
    .place('c1', 'cat', 3)
    .place('c1', 'sympathy')
    .hand('alliance', 'ambush-fox')
    .battle('marquise', 'alliance', 'c1');
  expect(p.play('ambush ambush-fox').count('c1', 'cat')).toBe(1);
});

rootLaw('4.3.1-R1', 'one ambush per side and battle', () => {
  const p = war(5, 2)
    .hand('eyrie', 'ambush-fox', 'ambush-bird')
    .battle('marquise', 'eyrie', 'c1')
    .play('ambush ambush-fox');
  expect([p.window(), p.cards('eyrie')]).toEqual(['chance', ['ambush-bird']]);
});

rootLaw('4.3.1', 'with no attacker left the battle ends', () => {
  const p = war(2, 2).hand('eyrie', 'ambush-fox').battle('marquise', 'eyrie', 'c1').play('ambush ambush-fox');
  expect([p.count('c1', 'cat'), p.count('c1', 'hawk')]).toEqual([0, 2]);
  // What is due is the draw of her Evening, not a roll.
  expect(p.outcomes().every((name) => name.startsWith('draw '))).toBe(true);
});

rootLaw('4.3.1-R1', 'ambush hits take warriors first, then buildings and tokens, for which the defender scores', () => {
  const p = war(1, 2)
    .place('c1', 'wood')
    .place('c1', 'sawmill')
    .hand('eyrie', 'ambush-fox')
    .battle('marquise', 'eyrie', 'c1');
  p.play('ambush ambush-fox');
  expect([p.window(), p.asked(), p.offers()]).toEqual(['ambush-losses', 'marquise', ['lose sawmill', 'lose wood']]);
  p.play('lose wood');
  expect([p.count('c1', 'cat'), p.count('c1', 'wood'), p.count('c1', 'sawmill'), p.score('eyrie')]).toEqual([
    0, 0, 1, 1,
  ]);
});

rootLaw(['4.3.2.I-R1', '4.3.1-R1'], 'ambush losses lower the attacker’s limit', () => {
  const p = war(3, 4)
    .hand('eyrie', 'ambush-fox')
    .battle('marquise', 'eyrie', 'c1')
    .play('ambush ambush-fox')
    .chance('dice 3 0');
  expect(p.count('c1', 'hawk')).toBe(3);
});

rootLaw('4.3.1-R1', 'Field Hospitals come before the test whether an attacker is left', () => {
  const p = war(2, 2)
    .place('c1', 'keep')
    .hand('eyrie', 'ambush-fox')
    .hand('marquise', 'anvil')
    .battle('marquise', 'eyrie', 'c1');
  p.play('ambush ambush-fox', 'pass', 'save anvil');
  expect([p.window(), p.count('c1', 'cat')]).toEqual(['chance', 2]);
});

rootLaw(['4.3.1', '1.2.1'], 'the window opens whatever the hand holds; an empty hand is not asked', () => {
  expect(war(2, 2).hand('eyrie', 'anvil').battle('marquise', 'eyrie', 'c1').offers()).toEqual(['pass']);
  const p = war(2, 2).hand('eyrie', 'anvil').battle('marquise', 'eyrie', 'c1');
  expect(root.window(p.state)).toMatchObject({ name: 'ambush', secret: true });
  expect(war(2, 2).battle('marquise', 'eyrie', 'c1').window()).toBe('chance');
});

rootLaw(['4.3.1.I', '4.3.1.I-R1'], 'the attacker may foil it; both cards are discarded and nothing is hit', () => {
  const p = war(3, 2)
    .hand('eyrie', 'ambush-fox')
    .hand('marquise', 'ambush-bird', 'ambush-mouse')
    .battle('marquise', 'eyrie', 'c1');
  p.play('ambush ambush-fox');
  expect([p.window(), p.asked(), p.offers()]).toEqual(['foil', 'marquise', ['pass', 'ambush ambush-bird']]);
  const unfoiled = p.fork().play('pass');
  expect(unfoiled.count('c1', 'cat')).toBe(1);
  p.play('ambush ambush-bird');
  expect([p.count('c1', 'cat'), p.discarded(), p.window()]).toEqual([3, ['ambush-bird', 'ambush-fox'], 'chance']);
});

rootLaw(['4.3.2', 'X.1'], 'the attacker deals the higher die, the defender the lower', () => {
  const p = war(3, 3).battle('marquise', 'eyrie', 'c1');
  expect(root.outcomeCount(p.state)).toBe(16);
  expect(p.outcomes()).toHaveLength(10);
  p.chance('dice 2 1');
  expect([p.count('c1', 'hawk'), p.count('c1', 'cat')]).toEqual([1, 2]);
});

rootLaw('4.3.2', 'equal dice, equal hits', () => {
  const p = war(3, 3).battle('marquise', 'eyrie', 'c1').chance('dice 2 2');
  expect([p.count('c1', 'hawk'), p.count('c1', 'cat')]).toEqual([1, 1]);
});

rootLaw('4.3.2.I', 'neither side deals more rolled hits than it has warriors there', () => {
  const p = war(1, 4).battle('marquise', 'eyrie', 'c1').chance('dice 3 3');
  expect([p.count('c1', 'hawk'), p.count('c1', 'cat')]).toEqual([3, 0]);
  const q = war(4, 1).battle('marquise', 'eyrie', 'c1').chance('dice 3 3');
  expect([q.count('c1', 'hawk'), q.count('c1', 'cat')]).toEqual([0, 3]);
});

rootLaw(['4.3.2.II', '7.8.3'], 'extra hits ignore the limit', () => {
  const p = war(4, 1).leader('commander').battle('eyrie', 'marquise', 'c1').chance('dice 1 0');
  expect(p.count('c1', 'cat')).toBe(2);
});

rootLaw(['4.3.2.III', '4.3.2.III-E1'], 'a defender without warriors suffers one extra hit', () => {
  const p = table().place('c2', 'hawk', 3).place('c2', 'sawmill').place('c2', 'wood');
  p.battle('eyrie', 'marquise', 'c2').chance('dice 0 0');
  expect([p.window(), p.offers()]).toEqual(['losses', ['lose sawmill', 'lose wood']]);
  p.play('lose wood');
  expect([p.count('c2', 'wood'), p.count('c2', 'sawmill'), p.score('eyrie')]).toEqual([0, 1, 1]);
  const manned = table()
    .place('c2', 'cat', 3)
    .place('c2', 'roost')
    .place('c2', 'hawk')
    .battle('marquise', 'eyrie', 'c2')
    .chance('dice 0 0');
  expect([manned.count('c2', 'roost'), manned.count('c2', 'hawk')]).toEqual([1, 1]);
});

rootLaw(
  ['8.2.2', '8.2.2-R1', 'M010'],
  'attack on sympathy without warriors, dice 3-1: the lower die and one extra, nothing back',
  () => {
    const p = table().place('c1', 'cat', 3).place('c1', 'sympathy').place('c1', 'base').hand('marquise', 'anvil');
    p.battle('marquise', 'alliance', 'c1').chance('dice 3 1').play('first outrage c1');
    expect([p.count('c1', 'cat'), p.count('c1', 'sympathy'), p.count('c1', 'base')]).toEqual([3, 0, 0]);
  },
);

rootLaw('4.3.3', 'the player who is hit picks, all warriors before any building or token', () => {
  const p = war(2, 3).place('c1', 'wood').place('c1', 'sawmill').battle('eyrie', 'marquise', 'c1').chance('dice 3 0');
  expect([p.window(), p.asked(), p.offers()]).toEqual(['losses', 'marquise', ['lose sawmill', 'lose wood']]);
  p.play('lose sawmill');
  expect([p.count('c1', 'cat'), p.count('c1', 'sawmill'), p.count('c1', 'wood')]).toEqual([0, 0, 1]);
});

rootLaw('4.3.3', 'warriors shield buildings and tokens', () => {
  const p = war(3, 3).place('c1', 'wood').battle('eyrie', 'marquise', 'c1').chance('dice 3 0');
  expect([p.count('c1', 'cat'), p.count('c1', 'wood')]).toEqual([0, 1]);
});

rootLaw('4.3.3', 'both sides deal at once: those who fall still hit', () => {
  const p = war(2, 2).battle('marquise', 'eyrie', 'c1').chance('dice 2 2');
  expect([p.count('c1', 'cat'), p.count('c1', 'hawk')]).toEqual([0, 0]);
});

rootLaw('4.3.3-R1', 'hits beyond what a side can take are told', () => {
  const p = war(3, 2).battle('marquise', 'eyrie', 'c1').chance('dice 3 0');
  const [onEyrie, onMarquise] = p.events('hits', 'eyrie');
  expect(onEyrie).toMatchObject({ hits: 2, dealt: 3, law: '4.3.3' });
  expect(onMarquise).toMatchObject({ hits: 0, law: '4.3.3' });
  expect(onMarquise).not.toHaveProperty('dealt');
});

rootLaw('4.3.3-R1', 'surplus hits vanish; what all goes is not asked for', () => {
  const p = war(3, 1).place('c1', 'roost').battle('marquise', 'eyrie', 'c1').chance('dice 3 0');
  expect([p.count('c1', 'hawk'), p.count('c1', 'roost'), p.score('marquise')]).toEqual([0, 0, 1]);
});

rootLaw(
  ['4.3.3-R1', 'O.6', '1.1.3-R1', '1.1.3-R2'],
  'all pieces leave and score before triggers; each side orders its own, the current player between sides',
  () => {
    const p = table()
      .place('c1', 'keep')
      .place('c2', 'cat', 3)
      .place('c2', 'mouse', 1)
      .place('c2', 'base')
      .place('c2', 'sympathy');
    p.hand('marquise', 'sword')
      .crafted('alliance', 'sappers')
      .battle('marquise', 'alliance', 'c2')
      .chance('dice 3 3')
      .play('sappers');
    expect([p.count('c2', 'mouse'), p.count('c2', 'base'), p.count('c2', 'sympathy'), p.score('marquise')]).toEqual([
      0, 0, 0, 2,
    ]);
    // The agenda of the Alliance and the hospital of the Marquise: she is the current player.
    expect([p.window(), p.asked(), p.offers()]).toEqual([
      'order',
      'marquise',
      ['first agenda alliance', 'first fieldHospitals c2'],
    ]);
    p.play('first agenda alliance');
    expect([p.window(), p.asked(), p.offers()]).toEqual([
      'order',
      'alliance',
      ['first outrage c2', 'first lostBase mouse'],
    ]);
    p.play('first outrage c2', 'appease sword');
    // The card went to the supporters first and was then lost with the base.
    expect(p.discarded()).toContain('sword');
  },
);

rootLaw(
  ['M004', 'O.6', '6.2.2'],
  'the keep falls with the last cats: no Field Hospitals, and it leaves the game',
  () => {
    const p = table()
      .place('c1', 'keep')
      .place('c1', 'cat', 2)
      .place('c1', 'hawk', 3)
      .hand('marquise', 'anvil')
      .leader('commander');
    p.battle('eyrie', 'marquise', 'c1').play('pass').chance('dice 3 0');
    expect([p.count('c1', 'keep'), p.inSupply('keep'), p.inSupply('cat'), p.score('eyrie')]).toEqual([0, 0, 25, 1]);
    expect(p.window()).toBe('chance');
  },
);

rootLaw(['O.7', '2.5.1', '2.5.2', '2.5.3'], 'removed pieces return to their owner', () => {
  const p = war(0, 3).place('c1', 'wood').place('c1', 'sawmill').battle('eyrie', 'marquise', 'c1').chance('dice 3 0');
  expect([p.inSupply('wood'), p.inSupply('sawmill')]).toEqual([8, 6]);
});
