import { expect } from 'vitest';
import { EVERYBODY, moveCard, MUTE } from '../../kernel/index.ts';
import { rootLaw } from '../../law/law.testkit.ts';
import { TITLE_OF, TITLES } from './decks/index.ts';
import { REVEALED } from './piles.ts';
import { type Position, position } from './position.testkit.ts';

// What happens where the rules of several factions, cards and hirelings meet in one moment.

const BOXES = ['marauder', 'riverfolk-pack', 'underworld-pack', 'marauder-pack'] as const;

rootLaw(
  ['E.4.2', 'E.4.2-R1', '13.2.5', '13.2.5-R1'],
  'a relic that falls in an instigated battle is the Vagrant’s',
  () => {
    const p = position({ factions: ['vagabond', 'marquise', 'keepers', 'alliance'] })
      .vagabond('c1', ['torch'], { character: 'vagrant' })
      .place('c1', 'cat', 3)
      .relics('c1', 'figure-2');
    p.turn('vagabond', 'daylight').play('instigate marquise keepers').chance('dice 1 0');
    expect([p.window(), p.asked()]).toEqual(['keepers-trophy', 'vagabond']);
    expect([p.score('vagabond'), p.score('marquise')]).toEqual([2, 0]);
    expect(p.play('bury f1 figure-2').relicsAt('f1')).toEqual(['figure-2']);
  },
);

rootLaw(['14.4.5', '4.3.1.I-R1', '2.1.4'], 'a Scouting Party that the Cult reveals helps no hirelings', () => {
  const p = position({ factions: ['cult', 'marquise'], hirelings: BOXES })
    .cult('fox')
    .hirelings('sunward-expedition', { by: 'cult' })
    .place('c5', 'expedition', 3)
    .place('c5', 'cat')
    .hand('marquise', 'ambush-bird');
  const card = TITLE_OF.findIndex((t) => TITLES[t] === 'scouting-party');
  moveCard(p.s.cards, p.s.owners, card, REVEALED, EVERYBODY, MUTE);
  p.turn('cult', 'daylight').play('command sunward-expedition', 'foothold c1', 'count 0', 'move c5 c1', 'count 1');
  expect(p.play('battle c5 marquise').window()).toBe('ambush');
});

rootLaw(
  ['13.5.2.II', 'O.8', 'O.9', '11.2.7.III-R1'],
  'hired otters are no enemy pieces that the Keepers must battle',
  () => {
    const table = (): Position =>
      position({ factions: ['keepers', 'riverfolk'] })
        .retinue('battle', 'faithful-retainer')
        .place('c1', 'badger', 2)
        .place('c1', 'otter')
        .relics('f1', 'figure');
    const act = (p: Position): Position => p.turn('keepers', 'daylight').play('end', 'serve faithful-retainer');
    expect(act(table().hire('keepers')).offers()).toEqual(['battle c1 riverfolk', 'delve c1 f1 figure']);
    expect(act(table()).refusal('delve c1 f1 figure')).toMatchObject({ law: '13.5.2.II', why: 'must-battle' });
    // A trade post is still an enemy piece.
    expect(act(table().hire('keepers').place('c1', 'tradepost')).offers()).toEqual(['battle c1 riverfolk']);
  },
);
