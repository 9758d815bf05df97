import { expect, test } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { newGame, position } from '../../testkit/position.testkit.ts';
import { root } from '../../index.ts';
import { playing } from '../../rules/02-key-terms/players.ts';
import { DUCHY, FACTIONS, HIRELINGS, CLEARINGS } from '../../words.ts';
import { FACTION_DATA } from '../data.ts';

const CATS = { factions: ['marquise', 'duchy'] } as const;

rootLaw(['17.3.1', '17.3.2', '17.3.4', '17.3.5', '17.3.6'], 'the box and the board before anything is placed', () => {
  const p = position(CATS);
  expect(['mole', 'tunnel', 'citadel', 'market'].map((name) => p.inSupply(name as 'mole'))).toEqual([20, 3, 3, 3]);
  expect([p.inBurrow(), p.ministers(), p.crowns()]).toEqual([0, [], [3, 3, 3]]);
});

rootLaw(
  ['17.3.3', '17.0.4'],
  'a corner opposite a starting corner: two warriors and a tunnel, two warriors beside it',
  () => {
    const p = position(CATS).place('c1', 'keep');
    p.inSetup('duchy');
    expect(p.offers()).toEqual(['surface c3']);
    expect(p.refusal('surface c2')).toMatchObject({ law: '16.1', why: 'not-opposite' });
    p.play('surface c3');
    expect([p.count('c3', 'mole'), p.count('c3', 'tunnel')]).toEqual([2, 1]);
    expect(['c6', 'c7', 'c11', 'c2'].map((c) => p.count(c as 'c6', 'mole'))).toEqual([2, 2, 2, 0]);
    expect([p.inBurrow(), p.inSupply('mole')]).toEqual([0, 12]);
  },
);

rootLaw('17.3.3-R1', 'on the mountain closed paths give no warriors', () => {
  const p = position({ factions: ['alliance', 'duchy'], map: 'mountain' });
  p.inSetup('duchy').play('surface c3');
  expect(['c6', 'c11', 'c7'].map((c) => p.count(c as 'c6', 'mole'))).toEqual([2, 2, 0]);
});

rootLaw('17.3.3-R1', 'where nothing may be placed there are no warriors', () => {
  const p = position({ factions: ['alliance', 'duchy'] }).scorch('c7');
  p.inSetup('duchy').play('surface c3');
  expect([p.count('c7', 'mole'), p.count('c6', 'mole')]).toEqual([0, 2]);
});

rootLaw(['17.0.1', '17.0.1-R1'], 'the Duchy sets up after the Riverfolk and before Hundreds and Keepers', () => {
  const p = position({ factions: ['keepers', 'duchy', 'riverfolk', 'alliance'] });
  expect(playing(p.state).map((f) => FACTIONS[f])).toEqual(['alliance', 'riverfolk', 'duchy', 'keepers']);
});

rootLaw(['17.0.2', '17.0.9', '17.0.8'], 'reach 8, militant, tied to the Sunward Expedition', () => {
  const { reach, stance, hirelings } = FACTION_DATA.duchy;
  expect({ reach, stance, hirelings }).toEqual({ reach: 8, stance: 'militant', hirelings: ['sunward-expedition'] });
});

rootLaw('17.0.4', 'five factions of corners cannot set up together', () => {
  const read = root.readSettings({ factions: ['marquise', 'eyrie', 'cult', 'duchy', 'keepers'] });
  expect(read.ok).toBe(false);
});

rootLaw('17.0.8', 'the hirelings of the moles are not dealt beside the Duchy', () => {
  const p = newGame({
    factions: ['marquise', 'duchy'],
    hirelings: ['underworld-pack', 'marauder-pack'],
    setup: 'standard',
  });
  for (let n = 0; n < 200 && p.state.hirelings.parties.length === 0; n++)
    if (p.asked()) p.play(p.offers()[0]!);
    else p.anyChance();
  expect(p.view().hirelings?.parties.length ?? 0).toBeLessThanOrEqual(3);
  expect(p.isDealt(HIRELINGS[7])).toBe(false);
});

rootLaw(
  ['17.3.7', '17.3.7-R1'],
  'by the setup card five warriors are spread as evenly as possible around the homeland',
  () => {
    const p = position({ factions: ['marquise', 'duchy'] });
    p.homelands({ c1: 'marquise' });
    p.stand('duchy', { proc: 'duchyCard', step: 'homeland', got: 0, spread: CLEARINGS.map(() => 0) } as never);
    expect(p.refusal('homeland c5')).toMatchObject({ law: '15.8.3.I', why: 'adjacent' });
    // Not only at the edge of the map.
    expect(p.offers()).toContain('homeland c12');
    p.play('homeland c3');
    expect([p.count('c3', 'mole'), p.count('c3', 'tunnel')]).toEqual([2, 1]);
    expect(p.offers()).toEqual(['place c6', 'place c7', 'place c11']);
    expect(p.refusal('place c2')).toMatchObject({ law: '17.3.7', why: 'not-adjacent' });
    p.play('place c6');
    expect(p.refusal('place c6')).toMatchObject({ law: '17.3.7', why: 'not-even' });
    p.play('place c7', 'place c11', 'place c6', 'place c11');
    expect(['c6', 'c7', 'c11'].map((c) => p.count(c as 'c6', 'mole'))).toEqual([2, 1, 2]);
    expect([p.inBurrow(), DUCHY]).toEqual([0, 9]);
  },
);

rootLaw('17.3.7-R1', 'closed paths do not count for the distance of homelands', () => {
  const p = position({ factions: ['marquise', 'duchy'], map: 'mountain' });
  p.homelands({ c8: 'marquise' });
  p.stand('duchy', { proc: 'duchyCard', step: 'homeland', got: 0, spread: CLEARINGS.map(() => 0) } as never);
  // 8 and 9 are joined by a closed path only.
  expect(p.offers()).toContain('homeland c9');
});

test('a table with the Duchy is accepted', () => {
  expect(root.readSettings({ factions: ['marquise', 'duchy'] }).ok).toBe(true);
});
