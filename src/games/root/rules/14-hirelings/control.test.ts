import { expect } from 'vitest';
import { fastRandom, MUTE } from '../../../../kernel/index.ts';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { score } from '../03-victory/scoring.ts';
import { root } from '../../index.ts';
import { newGame, type Position, position } from '../../testkit/position.testkit.ts';
import type { RootState } from '../../state.ts';
import { EYRIE, HIRELINGS, MARQUISE } from '../../words.ts';
import { kindOf } from './boxes.ts';
import { hirelingControl } from './control.ts';

const BOXES = ['marauder', 'riverfolk-pack', 'underworld-pack', 'marauder-pack'] as const;
const RATS_AND_LIZARDS = { factions: ['hundreds', 'cult'], hirelings: BOXES } as const;
const THREE = { factions: ['marquise', 'eyrie', 'alliance'], hirelings: BOXES } as const;

/** A table played by a seed up to the first question of a faction's own set-up. */
function dealt(raw: object, seed: number): RootState {
  const read = root.readSettings(raw);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const s = root.begin(read.value);
  const random = fastRandom(seed);
  for (let of = root.outcomeCount(s); of > 0; of = root.outcomeCount(s)) root.applyOutcome(s, random(of), MUTE);
  return s;
}

const problems = (raw: object): string[] => {
  const read = root.readSettings(raw);
  return read.ok ? [] : read.problems.map((p) => `${p.path} ${p.code} ${p.args?.['law'] ?? ''}`.trim());
};

rootLaw(['14.0', '14.1.1'], 'exactly three kinds or none, dealt at random from the boxes of the table', () => {
  const found = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const s = dealt(RATS_AND_LIZARDS, seed);
    expect(s.hirelings.parties).toHaveLength(3);
    for (const party of s.hirelings.parties) found.add(kindOf(party));
  }
  // §14.0: those tied to the Hundreds and the Cult cannot be in a game with them.
  expect([...found].sort()).toEqual(
    HIRELINGS.filter((name) => name !== 'flame-bearers' && name !== 'warm-sun-prophets').sort(),
  );
  expect(dealt({ factions: ['hundreds', 'cult'] }, 1).hirelings.parties).toEqual([]);
});

rootLaw(['14.0', '14.1.5', '14.1.5-R1'], 'a table with too few kinds beside its factions is refused', () => {
  expect(problems({ factions: ['marquise', 'eyrie'], hirelings: ['marauder'] })).toEqual([
    'hirelings settings.too-few-hirelings 14.0',
  ]);
  expect(problems({ factions: ['marquise', 'cult'], hirelings: ['marauder'] })).toEqual([]);
  expect(problems({ factions: ['vagabond', 'marquise'], hirelings: ['marauder'] })).toHaveLength(1);
  const two = dealt({ factions: ['vagabond', 'vagabond2', 'cult'], hirelings: ['marauder'] }, 3);
  expect(two.hirelings.parties.map(kindOf)).not.toContain('the-exile');
});

rootLaw(['14.1', '14.1.2'], 'none is demoted with two players, one with three, two with four, all with five', () => {
  const demoted = (factions: readonly string[]): number =>
    dealt({ factions, hirelings: BOXES }, 5).hirelings.demoted.filter((side) => side === 1).length;
  expect(demoted(['hundreds', 'keepers'])).toBe(0);
  expect(demoted(['hundreds', 'keepers', 'cult'])).toBe(1);
  expect(demoted(['hundreds', 'keepers', 'cult', 'riverfolk'])).toBe(2);
  expect(demoted(['hundreds', 'keepers', 'cult', 'riverfolk', 'eyrie'])).toBe(3);
  // §14.1: before any faction is set up.
  const s = dealt({ factions: ['hundreds', 'keepers'], hirelings: ['underworld-pack'] }, 1);
  expect(root.window(s)?.name).toBe('hireling-prepare');
  expect(s.on.every((count) => count === 0)).toBe(true);
});

rootLaw('14.1.3', 'from the last player counterclockwise each sets one up; a card without setup text is a pass', () => {
  const p = newGame({
    factions: ['hundreds', 'keepers', 'cult'],
    hirelings: ['underworld-pack'],
    seating: 'listed',
  });
  while (p.window() === 'chance') p.chance(p.outcomes()[0]!);
  const promoted = HIRELINGS.filter((name) => p.isDealt(name) && !p.isDemoted(name));
  const demoted = HIRELINGS.find((name) => p.isDemoted(name))!;
  expect(p.asked()).toBe('cult');
  p.play(`prepare ${promoted[0]}`);
  while (p.window() !== 'hireling-prepare') p.play(p.offers()[0]!);
  expect(p.asked()).toBe('keepers');
  const before = p.fact('clearings');
  p.play(`prepare ${demoted}`);
  expect(p.fact('clearings')).toEqual(before);
  expect(p.asked()).toBe('hundreds');
});

rootLaw(['14.1.4', '14.2.0'], 'markers stand at 4, 8 and 12, and nobody controls anything at first', () => {
  const s = dealt(RATS_AND_LIZARDS, 2);
  expect(s.hirelings.taker).toEqual([-1, -1, -1]);
  expect(s.hirelings.controller.every((f) => f === -1)).toBe(true);
  const p = position(THREE).hirelings('popular-band');
  for (const [points, markers] of [
    [3, []],
    [1, ['eyrie']],
    [3, ['eyrie']],
    [1, ['eyrie', 'eyrie']],
    [4, ['eyrie', 'eyrie', 'eyrie']],
  ] as const) {
    score(p.state, EYRIE, points, '3.2', MUTE);
    expect(p.takers()).toEqual(markers);
  }
});

/** The end of a player's turn, with nothing else left to do. */
const ending = (p: Position, name: 'marquise' | 'eyrie' | 'alliance'): Position => p.turn(name, 'hirelings');

rootLaw('14.2.1', 'who reaches a marker first takes it, and at the end of the own turn any card of the supply', () => {
  const p = position(THREE).hirelings('popular-band').hirelings('highway-bandits').points('eyrie', 3);
  score(p.state, EYRIE, 2, '3.2', MUTE);
  score(p.state, MARQUISE, 5, '3.2', MUTE);
  expect(p.takers()).toEqual(['eyrie']);
  // Reached on another's turn: nothing comes at the end of that one.
  ending(p, 'marquise');
  expect(p.window()).not.toBe('hireling-hire');
  ending(p, 'eyrie');
  expect(p.offers('hire')).toHaveLength(3);
  expect(p.law()).toBe('14.2.1');
  p.play('hire highway-bandits').chance('control 1 2');
  expect(p.controller('highway-bandits')).toBe('eyrie');
  expect(p.turnedMarkers()).toBe(1);
});

rootLaw(
  ['14.2.1-R1', 'M119'],
  'from 3 to 9 points: the markers 4 and 8, and two cards at the end of the own turn',
  () => {
    const p = position(THREE).hirelings('popular-band').hirelings('highway-bandits').points('eyrie', 3);
    score(p.state, EYRIE, 6, '3.2', MUTE);
    expect(p.takers()).toEqual(['eyrie', 'eyrie']);
    ending(p, 'eyrie')
      .play('hire highway-bandits')
      .chance('control 1 1')
      .play('hire popular-band')
      .chance('control 1 1');
    while (p.window() === 'hireling-place') p.play(p.offers()[0]!);
    expect(p.turnedMarkers()).toBe(2);
    expect([p.controller('highway-bandits'), p.controller('popular-band')]).toEqual(['eyrie', 'eyrie']);
    // Without a score marker nobody takes one.
    const out = position(THREE).hirelings('popular-band').dominance('eyrie', 'dominance-fox');
    score(out.state, EYRIE, 9, '3.2', MUTE);
    expect(out.takers()).toEqual([]);
  },
);

rootLaw.each(
  ['14.2.2', 'M120', 'M121', 'X.10'],
  'the control die: $who gets $markers',
  [
    { who: 'the leader', points: { marquise: 8, eyrie: 5 }, dominance: false, face: 'control 1 1', markers: 1 },
    { who: 'a tied leader', points: { marquise: 5, eyrie: 5 }, dominance: false, face: 'control 1 1', markers: 1 },
    { who: 'another', points: { marquise: 4, eyrie: 5 }, dominance: false, face: 'control 2 2', markers: 4 },
    { who: 'a dominance player', points: { marquise: 9, eyrie: 5 }, dominance: true, face: 'control 1 2', markers: 3 },
  ],
  ({ points, dominance, face, markers }) => {
    const p = position(THREE).hirelings('highway-bandits', { by: 'eyrie', control: 1 });
    p.points('marquise', points.marquise).points('eyrie', points.eyrie);
    if (dominance) p.dominance('marquise', 'dominance-fox');
    ending(p, 'eyrie').play('hand-over marquise');
    expect(p.outcomes()).toEqual(['control 1 1', 'control 1 2', 'control 2 1', 'control 2 2']);
    p.chance(face);
    expect(p.control('highway-bandits')).toBe(markers);
  },
);

rootLaw(['14.2.3', '14.2.3-R1', 'O.2'], 'a marker leaves every card; an empty one goes on, then new ones come', () => {
  const p = position(THREE)
    .hirelings('popular-band', { by: 'eyrie', control: 1 })
    .hirelings('highway-bandits', { by: 'eyrie', control: 3 })
    .hirelings('forest-patrol');
  p.takes('eyrie');
  p.points('marquise', 20).points('eyrie', 5);
  ending(p, 'eyrie');
  expect([p.window(), p.law()]).toEqual(['hireling-hand-over', '14.2.3']);
  expect(p.control('highway-bandits')).toBe(2);
  // Even to the leader.
  expect(p.offers()).toEqual(['hand-over marquise', 'hand-over alliance']);
  p.play('hand-over marquise').chance('control 2 1');
  expect([p.controller('popular-band'), p.control('popular-band')]).toEqual(['marquise', 2]);
  while (p.window() === 'hireling-place') p.play(p.offers()[0]!);
  p.play('hire forest-patrol').chance('control 2 2');
  // What was taken this turn keeps all its markers.
  expect(p.control('forest-patrol')).toBe(4);
  // §O.2: nothing else is possible any more: the next player's turn begins.
  expect(p.asked()).not.toBe('eyrie');
  expect(hirelingControl(EYRIE).step).toBe('lose');
});

rootLaw(['14.3.1'], 'when hired: from the supply or from a player, the new controller must act', () => {
  const p = position(THREE).hirelings('popular-band', { by: 'eyrie', control: 1 }).place('c1', 'cat', 2);
  ending(p, 'eyrie').play('hand-over marquise').chance('control 1 1');
  expect([p.window(), p.asked()]).toEqual(['hireling-place', 'marquise']);
  expect(p.offers()).toEqual(['place c1']);
  expect(p.refusal('place c2')?.law).toBe('14.4.3');
  p.play('place c1');
  expect(p.count('c1', 'band')).toBe(1);
});

rootLaw(['14.3.0', '14.3.2'], 'abilities work uncontrolled, unless they name the controller', () => {
  // The Patrol's own: one of the removed goes on the card though nobody controls it.
  const p = position(THREE).hirelings('forest-patrol').place('c1', 'patrol', 2).place('c1', 'hawk', 3);
  p.battle('eyrie', 'forest-patrol', 'c1').chance('dice 2 0');
  expect([p.away('patrol'), p.inSupply('patrol')]).toEqual([1, 11]);
  // Rabbit Scouts name their controller: nobody's scouts help nobody.
  const free = position(THREE).hirelings('spring-uprising', { demoted: true }).hand('marquise', 'anvil');
  free.place('c1', 'cat', 3).place('c1', 'hawk', 3).hirelings('highway-bandits');
  free.state.hirelings.parties = [11, 15, 21];
  free.battle('eyrie', 'marquise', 'c1').play('pass');
  expect(free.window()).toBe('chance');
  const held = position(THREE)
    .hirelings('spring-uprising', { demoted: true, by: 'marquise' })
    .hand('marquise', 'anvil');
  held.place('c1', 'cat', 3).place('c1', 'hawk', 3).battle('eyrie', 'marquise', 'c1').play('pass');
  expect(held.window()).toBe('rabbit-scouts');
});

rootLaw('14.3.3', 'start of Birdsong: in the own turn of the controller only, before anything else', () => {
  const envoys = position({ factions: ['marquise', 'eyrie'], hirelings: BOXES }).hirelings('warm-sun-prophets', {
    demoted: true,
    by: 'marquise',
  });
  envoys.discard('anvil', 'root-tea-fox', 'sword');
  expect(envoys.fork().turn('eyrie', 'birdsong').window()).not.toBe('envoys');
  envoys.turn('marquise', 'birdsong');
  expect([envoys.window(), envoys.asked(), envoys.law()]).toEqual(['envoys', 'marquise', '14.3.3']);
});

rootLaw('14.3.4', 'once per Daylight: the second time is refused, the next turn allows it again', () => {
  const p = position({ factions: ['marquise', 'eyrie'], hirelings: BOXES })
    .hirelings('popular-band', { by: 'marquise', demoted: true })
    .turn('marquise', 'daylight');
  p.play('command popular-band', 'place c3');
  expect(p.refusal('command popular-band')).toMatchObject({ law: '14.3.4', why: 'used-this-turn' });
  const idle = position({ factions: ['marquise', 'eyrie'], hirelings: BOXES })
    .hirelings('popular-band', { by: 'marquise', demoted: true })
    .supply('band', 0)
    .turn('marquise', 'daylight');
  expect(idle.offers('command')).toEqual([]);
  p.turn('eyrie', 'birdsong');
  expect(p.turn('marquise', 'daylight').offers('command')).toEqual(['command popular-band']);
});
