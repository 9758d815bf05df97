import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { CHARACTERS } from '../../factions/09-vagabond/characters.ts';
import { QUESTS } from '../../components/cards/quests.ts';
import { LEADERS } from '../../factions/07-eyrie/state.ts';
import { handOf } from '../../components/piles.ts';
import { position } from '../../testkit/position.testkit.ts';
import { CULT, EYRIE, MARQUISE } from '../../words.ts';
import { hasPieces } from './players.ts';

const BOXES = ['marauder', 'riverfolk-pack', 'underworld-pack', 'marauder-pack'] as const;

rootLaw('1.1.1-E1', 'a hireling rule beats the general rule, as a faction rule does', () => {
  const p = position({ factions: ['marquise', 'cult'], hirelings: BOXES })
    .place('c1', 'cat')
    .place('c1', 'lizard');
  expect(p.ruler('c1')).toBeUndefined();
  p.hirelings('last-dynasty', { by: 'marquise', demoted: true });
  expect(p.ruler('c1')).toBe('marquise');
});

rootLaw(['1.1.4', 'O.9'], 'what is treated as one’s own counts in full, and stays its owner’s faction piece', () => {
  const p = position({ factions: ['marquise', 'eyrie', 'vagabond'] })
    .vagabond('c1', ['sword'])
    .relation('eyrie', 3);
  p.place('c1', 'hawk', 2).place('c1', 'cat', 4).turn('vagabond', 'daylight');
  p.play('battle c1 marquise', 'with eyrie').chance('dice 3 0');
  // One sword and two hawks: three rolled hits.
  expect(p.count('c1', 'cat')).toBe(1);
  expect([hasPieces(p.state, EYRIE, 0), p.count('c1', 'hawk')]).toEqual([true, 2]);
  // Hirelings count for rule, but nothing else of their controller's is there.
  const hired = position({ factions: ['marquise', 'eyrie'], hirelings: BOXES });
  hired.hirelings('flame-bearers', { by: 'marquise' }).place('c1', 'bearer');
  expect([hired.ruler('c1'), hasPieces(hired.state, MARQUISE, 0)]).toEqual(['marquise', false]);
});

rootLaw('1.4', 'who handles another faction’s pieces follows that faction’s rules', () => {
  const p = position({ factions: ['marquise', 'eyrie'], hirelings: BOXES }).hirelings('warm-sun-prophets', {
    by: 'eyrie',
  });
  p.place('c10', 'prophet').place('c10', 'cat', 2).place('c10', 'hawk', 3).place('c1', 'hawk').place('c5', 'cat');
  p.turn('eyrie', 'daylight').play('command warm-sun-prophets');
  // The Eyrie rule c10 and c1, the cats neither: they cannot be led there.
  expect(p.refusal('herd marquise c10 c1')).toMatchObject({ law: '4.2.1', why: 'rule-neither' });
  expect(p.offers('herd')).toContain('herd eyrie c10 c1');
});

rootLaw('2.1.4', 'a revealed card lies open to everybody', () => {
  const p = position({ factions: ['cult', 'marquise'] })
    .cult('fox')
    .place('c1', 'lizard')
    .hand('cult', 'anvil');
  p.turn('cult', 'daylight');
  expect(p.knownBy(handOf(CULT), 'anvil')).toEqual(['cult']);
  p.play(p.offers('reveal')[0]!);
  const told = p.events('revealed', 'marquise');
  expect(told.map((e) => e.faction)).toEqual([CULT]);
  expect(p.cards('cult')).toEqual([]);
});

rootLaw(['B.1.4', 'B.2.4'], 'four leaders, fifteen quests, and three characters in each of the first two boxes', () => {
  expect([LEADERS.length, QUESTS.length]).toEqual([4, 15]);
  expect(CHARACTERS.slice(0, 6)).toEqual(['thief', 'tinker', 'ranger', 'vagrant', 'arbiter', 'scoundrel']);
});
