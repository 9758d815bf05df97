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
