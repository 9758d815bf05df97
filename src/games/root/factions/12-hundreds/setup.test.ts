import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { newGame, type Position, position } from '../../testkit/position.testkit.ts';

/** Lets the first of all outcomes happen until somebody is asked. */
function settled(p: Position): Position {
  while (p.window() === 'chance') p.chance(p.outcomes()[0]!);
  return p;
}

const WITH_EYRIE = { factions: ['eyrie', 'hundreds'] } as const;

rootLaw(
  ['12.3.1', 'X.8'],
  'twenty warriors, the warlord, six strongholds, five mobs and two tracks of four spaces',
  () => {
    const p = position({ factions: ['marquise', 'hundreds'] });
    expect(['rat', 'warlord', 'stronghold', 'mob'].map((name) => p.inSupply(name as 'rat'))).toEqual([20, 1, 6, 5]);
    const hoard = p
      .place('c1', 'mob')
      .hoard('boot', 'bag', 'coin', 'coin')
      .place('c1', 'rat')
      .hand('hundreds', 'anvil');
    expect(hoard.hoarded()).toEqual(['boot', 'bag', 'coin', 'coin']);
    expect(hoard.turn('hundreds', 'birdsong').outcomes()).toEqual(['mob fox', 'mob rabbit', 'mob mouse']);
  },
);

rootLaw(
  ['12.3.2', '16.1'],
  'warlord, four warriors and a stronghold in a free corner opposite a starting corner',
  () => {
    const p = settled(newGame(WITH_EYRIE));
    p.play('nest c1', 'leader despot');
    expect(p.window()).toBe('hundreds-corner');
    expect(p.offers()).toEqual(['lair c3']);
    expect(p.refusal('lair c2')).toMatchObject({ law: '16.1', why: 'not-opposite' });
    expect(p.refusal('lair c1')).toMatchObject({ law: '16.1', why: 'corner-taken' });
    expect(p.refusal('lair c5')).toMatchObject({ law: '16.1', why: 'no-corner' });
    p.play('lair c3');
    expect([p.count('c3', 'warlord'), p.count('c3', 'rat'), p.count('c3', 'stronghold')]).toEqual([1, 4, 1]);
  },
);

rootLaw('12.3.2', 'older editions of the keep’s corner do not bind the Hundreds', () => {
  const p = settled(newGame({ factions: ['marquise', 'eyrie', 'hundreds'], edition: 'ua' }));
  p.play('keep c1', 'build sawmill c1', 'build workshop c5', 'build recruiter c9', 'nest c3', 'leader despot');
  expect(p.offers()).toEqual(['lair c2', 'lair c4']);
});

rootLaw('12.3.3', 'one set of R items under the ruins, unless Vagabonds have laid theirs', () => {
  const alone = settled(newGame(WITH_EYRIE)).play('nest c1', 'leader despot', 'lair c3');
  expect(alone.hiddenItems()).toEqual(['boot', 'bag', 'hammer', 'sword']);
  expect(alone.itemsUnder('c10')).toBe(1);
  const two = settled(newGame({ factions: ['vagabond', 'vagabond2', 'hundreds'] }));
  while (two.window() !== 'hundreds-corner') settled(two.play(two.offers()[0]!));
  two.play('lair c3');
  expect(two.itemsUnder('c10')).toBe(2);
});

rootLaw('12.3.4', 'the first mood is stubborn', () => {
  const p = settled(newGame(WITH_EYRIE)).play('nest c1', 'leader despot', 'lair c3');
  expect(p.events('mood', 'eyrie')).toEqual([{ type: 'mood', mood: 6 }]);
  expect(p.currentMood()).toBe('stubborn');
});
