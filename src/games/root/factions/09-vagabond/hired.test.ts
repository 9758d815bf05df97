import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';

const BOXES = ['marauder-pack', 'underworld-pack', 'riverfolk-pack'] as const;

/** The Street Band is in play, the other side of the Popular Band. */
const band = (by: 'vagabond' | 'eyrie'): Position =>
  position({ factions: ['vagabond', 'marquise', 'eyrie'], hirelings: BOXES })
    .vagabond('c1', ['boot'])
    .hirelings('popular-band', { by, demoted: true })
    .turn('vagabond', 'daylight');

rootLaw(['14.3.4', '9.5'], 'in his Daylight he uses the hirelings he controls, once', () => {
  const p = band('vagabond');
  expect(p.offers('command')).toEqual(['command popular-band']);
  p.play('command popular-band', 'place c3');
  expect([p.window(), p.count('c3', 'band')]).toEqual(['vagabond-daylight', 1]);
  expect(p.refusal('command popular-band')).toMatchObject({ law: '14.3.4', why: 'used-this-turn' });
});

rootLaw('14.3.4', 'but not those of another player', () => {
  expect(band('eyrie').offers('command')).toEqual([]);
});

rootLaw(['14.3.2', 'E.4.2-R1'], 'the Vagrant sets nobody upon a player whom the Stoic Protector shelters', () => {
  const p = position({ factions: ['vagabond', 'marquise', 'eyrie'], hirelings: BOXES })
    .vagabond('c1', ['torch'], { character: 'vagrant' })
    .hirelings('furious-protector', { by: 'marquise', demoted: true })
    .place('c1', 'protector')
    .place('c1', 'cat')
    .place('c1', 'hawk')
    .turn('vagabond', 'daylight');
  expect(p.refusal('instigate eyrie marquise')).toMatchObject({ law: '14.3.2', why: 'sheltered' });
  expect(p.offers('instigate')).toContain('instigate marquise eyrie');
});

rootLaw(
  ['9.2.9.III', '9.2.9.II.c'],
  'otters lost beside another Vagabond are allies, no mercenaries: they turn hostile',
  () => {
    const p = position({ factions: ['vagabond', 'vagabond2', 'riverfolk'] })
      .vagabond('c4', ['sword', 'boot'])
      .vagabond('c4', ['sword', 'sword', 'boot'], { name: 'vagabond2', character: 'thief' })
      .relation('riverfolk', 3)
      .place('c4', 'otter', 2)
      .turn('vagabond', 'daylight')
      .play('battle c4 vagabond2', 'with riverfolk')
      .chance('dice 1 1');
    while (p.window() === 'losses') p.play(p.offers('lose')[0] ?? p.offers()[0]!);
    expect([p.count('c4', 'otter'), p.relationTo('riverfolk', 'vagabond2')]).toEqual([1, -1]);
  },
);
