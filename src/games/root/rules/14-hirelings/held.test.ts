import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';

/** The Popular Band, in nobody's service, plays in clearing 7. */
const band = (...factions: ('marquise' | 'hundreds' | 'keepers' | 'vagabond')[]): Position =>
  position({ factions, hirelings: ['marauder-pack', 'underworld-pack'], deck: 'exiles-partisans' })
    .hirelings('popular-band')
    .place('c7', 'band');

rootLaw(['14.3.2', '12.5.3'], 'the Band holds a warlord that has come, and the others that came with him', () => {
  const p = band('marquise', 'hundreds')
    .place('c8', 'warlord')
    .place('c8', 'rat', 2)
    .place('c7', 'cat')
    .place('c7', 'rat', 1)
    .hoard('hammer', 'boot')
    .turn('hundreds', 'daylight')
    .play('end', 'move c8 c7', 'with-warlord 1');
  expect(p.offers('move')).toContain('move c7 c8');
  const one = p.fork().play('move c7 c8');
  expect(one.offers()).toEqual(['count 1']);
  const advance = p.play('end');
  expect(advance.window()).toBe('hundreds-advance');
  expect(advance.refusal('move c7 c8')).toMatchObject({ law: '14.3.2', why: 'held-by-band' });
  expect(advance.offers('battle')).toEqual(['battle c7 marquise', 'battle c7 popular-band']);
});

rootLaw(
  ['14.3.2', '12.5.3'],
  'a warlord who stood there before may leave, with those who did not come this turn',
  () => {
    const p = band('marquise', 'hundreds')
      .place('c7', 'warlord')
      .place('c7', 'rat', 1)
      .place('c8', 'rat', 2)
      .turn('hundreds', 'daylight')
      .play('end', 'move c8 c7', 'count 2');
    expect(p.play('move c7 c8').offers()).toEqual(['with-warlord 1', 'with-warlord 0']);
  },
);

rootLaw(['14.3.2', '16.4'], 'False Orders cannot drive on who was driven to the Band', () => {
  const p = band('marquise', 'hundreds')
    .place('c8', 'rat', 3)
    .place('c3', 'warlord')
    .crafted('marquise', 'false-orders')
    .turn('marquise', 'birdsong')
    .play('false-orders hundreds c8 c7');
  p.crafted('marquise', 'false-orders').turn('marquise', 'birdsong');
  p.stuck('c7', 'rat', 2);
  expect(p.count('c7', 'rat')).toBe(2);
  expect(p.refusal('false-orders hundreds c7 c8')).toMatchObject({ law: '14.3.2', why: 'held-by-band' });
});

rootLaw(['14.3.2', '9.2.9.II.b'], 'allies that came to the Band with a Vagabond stay there when he could leave', () => {
  const p = band('marquise', 'vagabond')
    .vagabond('c7', ['boot'])
    .relation('marquise', 3)
    .place('c7', 'cat', 3)
    .turn('vagabond', 'daylight');
  p.stuck('c7', 'cat', 2);
  expect(p.play('go c8').offers()).toEqual(['escort marquise 1', 'pass']);
});

rootLaw(['14.3.2', '13.2.4'], 'relics that came to the Band are held like everything else', () => {
  const p = band('keepers', 'hundreds')
    .place('c3', 'warlord')
    .relics('c8', 'figure-1')
    .relics('c7', 'tablet-2')
    .place('c8', 'badger', 1)
    .place('c7', 'badger', 1)
    .retinue('move', 'anvil', 'sword')
    .turn('keepers', 'daylight')
    .play('end', 'serve anvil', 'move c8 c7', 'count 1', 'carry figure-1');
  p.play('serve sword', 'move c7 c8', 'count 1', 'carry tablet-2');
  expect([p.count('c8', 'badger'), p.count('c8', 'relic'), p.count('c7', 'relic')]).toEqual([1, 1, 1]);
});

rootLaw(['14.3.2', '12.4.1'], 'mobs raze nothing that the Stoic Protector shelters', () => {
  const p = position({ factions: ['marquise', 'hundreds'], hirelings: ['underworld-pack'] })
    .hirelings('furious-protector', { by: 'marquise', demoted: true })
    .place('c8', 'protector')
    .place('c8', 'sawmill')
    .place('c8', 'mob')
    .place('c3', 'warlord')
    .turn('hundreds', 'birdsong');
  expect([p.window(), p.count('c8', 'sawmill')]).toEqual(['chance', 1]);
});

rootLaw('14.3.2', 'who has beaten the Band away may go on', () => {
  const p = band('marquise', 'vagabond').vagabond('c1').place('c8', 'cat', 3).turn('marquise', 'daylight');
  p.play('march', 'move c8 c7', 'count 3');
  expect(p.refusal('move c7 c8')).toMatchObject({ law: '14.3.2', why: 'held-by-band' });
  p.play('pass', 'battle c7 popular-band').chance('dice 1 0');
  expect(p.count('c7', 'band')).toBe(0);
  expect(p.play('march', 'move c7 c8').offers()).toEqual(['count 3', 'count 2', 'count 1']);
});

rootLaw(
  ['14.3.2', '4.3.3'],
  'those that fall in battle are the ones that came this turn, as their owner would say',
  () => {
    const p = band('marquise', 'vagabond')
      .vagabond('c1')
      .place('c7', 'band', 2)
      .place('c7', 'cat', 2)
      .place('c8', 'cat', 2);
    p.turn('marquise', 'daylight').play('march', 'move c8 c7', 'count 2');
    expect(p.fork().play('move c7 c8').offers()).toEqual(['count 2', 'count 1']);
    p.play('pass', 'battle c7 popular-band').chance('dice 2 2');
    expect([p.count('c7', 'band'), p.count('c7', 'cat')]).toEqual([1, 2]);
    expect(p.play('march', 'move c7 c8').offers()).toEqual(['count 2', 'count 1']);
  },
);

rootLaw('14.3.2', 'a pawn that came to the Band may leave in the next turn', () => {
  const p = band('marquise', 'vagabond').vagabond('c8', ['boot', 'boot']).turn('vagabond', 'daylight').play('go c7');
  expect(p.refusal('go c8')).toMatchObject({ law: '14.3.2' });
  expect(p.turn('vagabond', 'birdsong').offers('slip')).toContain('slip c8');
});
