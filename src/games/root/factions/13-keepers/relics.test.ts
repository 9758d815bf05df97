import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';

const CATS = { factions: ['marquise', 'keepers'] } as const;
const BIRDS = { factions: ['eyrie', 'keepers'] } as const;
const ROGUE = { factions: ['vagabond', 'keepers'] } as const;

rootLaw(['13.2.4', '13.2.4-R1', 'M042', 'O.5'], 'with a relic and a warrior the first hit is ignored', () => {
  const p = position(BIRDS).place('c5', 'hawk', 3).place('c5', 'badger', 2).relics('c5', 'figure-1');
  p.battle('eyrie', 'keepers', 'c5').chance('dice 2 1');
  expect([p.count('c5', 'badger'), p.count('c5', 'hawk')]).toEqual([1, 2]);
  const bare = position(BIRDS).place('c5', 'hawk', 3).place('c5', 'badger', 2).battle('eyrie', 'keepers', 'c5');
  expect(bare.chance('dice 2 1').count('c5', 'badger')).toBe(0);
  const attack = position(BIRDS).place('c5', 'hawk', 3).place('c5', 'badger', 2).relics('c5', 'figure-1');
  attack.battle('keepers', 'eyrie', 'c5').chance('dice 1 1');
  expect([attack.count('c5', 'badger'), attack.count('c5', 'hawk')]).toEqual([2, 2]);
});

rootLaw(['13.2.4', '13.2.4-R1'], 'a relic alone ignores nothing', () => {
  const p = position(BIRDS)
    .place('c5', 'hawk', 2)
    .relics('c5', 'figure-1', 'tablet-2')
    .battle('eyrie', 'keepers', 'c5');
  p.chance('dice 1 0');
  expect([p.count('c5', 'relic'), p.window()]).toEqual([0, 'keepers-trophy']);
});

rootLaw(['13.2.4-R1', '4.3.1-E1'], 'an ambush uses it up', () => {
  const p = position(BIRDS)
    .place('c5', 'hawk', 3)
    .place('c5', 'badger', 3)
    .relics('c5', 'figure-1')
    .hand('eyrie', 'ambush-rabbit');
  p.battle('keepers', 'eyrie', 'c5').play('ambush ambush-rabbit');
  expect(p.count('c5', 'badger')).toBe(2);
  expect(p.chance('dice 1 1').count('c5', 'badger')).toBe(1);
});

rootLaw(
  '4.3.1-E1',
  'one edition lets nothing beat the hits of an ambush off: the first rolled hit is ignored then',
  () => {
    const p = position({ ...BIRDS, law: { ambushIgnored: false } })
      .place('c5', 'hawk', 3)
      .place('c5', 'badger', 3);
    p.relics('c5', 'figure-1')
      .hand('eyrie', 'ambush-rabbit')
      .battle('keepers', 'eyrie', 'c5')
      .play('ambush ambush-rabbit');
    expect(p.count('c5', 'badger')).toBe(1);
    expect(p.chance('dice 1 1').count('c5', 'badger')).toBe(1);
    expect(position({ ...BIRDS, edition: 'ua' }).state.settings.law.ambushIgnored).toBe(false);
  },
);

rootLaw(['13.2.4', '13.2.4-R1'], 'each warrior that moves may carry one relic', () => {
  const p = position(CATS)
    .place('c5', 'badger', 3)
    .relics('c5', 'figure-1', 'tablet-2', 'tablet-3')
    .retinue('move', 'bake-sale');
  p.turn('keepers', 'daylight').play('end', 'serve bake-sale', 'move c5 c1', 'count 2');
  expect([p.window(), ...p.offers()]).toEqual([
    'keepers-carry',
    'carry figure-1',
    'carry tablet-2',
    'carry tablet-3',
    'pass',
  ]);
  p.play('carry figure-1', 'carry tablet-3');
  expect([p.relicsAt('c1'), p.relicsAt('c5'), p.count('c1', 'relic')]).toEqual([
    ['figure-1', 'tablet-3'],
    ['tablet-2'],
    2,
  ]);
  expect(p.window()).toBe('keepers-daylight-end');
  expect(p.events('carried', 'marquise')).toMatchObject([{ relic: 3 }, { relic: 8, from: 4, to: 0 }]);
});

rootLaw(
  ['13.2.4', '8.2.6', '16.3-R1', '1.4-R1'],
  'relics are carried before Outrage is paid, and also when somebody forced the move',
  () => {
    const p = position({ factions: ['alliance', 'keepers'] })
      .place('c5', 'badger')
      .relics('c5', 'figure-1')
      .place('c1', 'sympathy');
    p.hand('keepers', 'anvil').retinue('move', 'bake-sale').turn('keepers', 'daylight');
    p.play('end', 'serve bake-sale', 'move c5 c1', 'count 1', 'carry figure-1');
    expect(p.window()).toBe('outrage');
    const forced = position({ ...CATS, deck: 'exiles-partisans' })
      .place('c5', 'badger', 2)
      .relics('c5', 'figure-1');
    forced.crafted('marquise', 'false-orders').turn('marquise', 'birdsong').play('false-orders keepers c5 c1');
    expect([forced.asked(), ...forced.offers()]).toEqual(['keepers', 'carry figure-1', 'pass']);
  },
);

/** Fights until the attacker has removed everything. */
const sacked = (p: Position): Position => p.chance('dice 3 0');

rootLaw(['13.2.5', '13.2.5-R1'], 'the remover scores two and lays the relic face up in any forest', () => {
  const p = position(CATS).place('c5', 'cat', 3).relics('c5', 'figure-2').battle('marquise', 'keepers', 'c5');
  sacked(p);
  expect([p.score('marquise'), p.asked(), p.window()]).toEqual([2, 'marquise', 'keepers-trophy']);
  expect(p.offers()).toEqual([1, 2, 3, 4, 5, 6, 7].map((forest) => `bury f${forest} figure-2`));
  p.play('bury f4 figure-2');
  expect([p.relicsAt('f4'), p.relicsAt('c5')]).toEqual([['figure-2'], []]);
  expect(p.events('relic-buried', 'keepers')).toEqual([{ type: 'relic-buried', by: 0, forest: 15, relic: 4 }]);
});

rootLaw('13.2.5-R1', 'a partner in a coalition scores nothing', () => {
  const p = position({ ...ROGUE, law: { coalitionMayBattle: true } })
    .vagabond('c5', ['sword', 'sword'])
    .relics('c5', 'figure-2');
  p.coalition('vagabond', 'keepers');
  p.noDominance('vagabond');
  p.battle('vagabond', 'keepers', 'c5').chance('dice 1 0');
  expect([p.score('vagabond'), p.asked(), p.window()]).toEqual([0, 'vagabond', 'keepers-trophy']);
});

rootLaw('4.3.3', 'the Keepers say which relic and which waystation a hit takes, after their warriors', () => {
  const p = position(CATS).place('c11', 'cat', 3).place('c11', 'badger').relics('c11', 'figure-2', 'tablet-1');
  p.waystation('c11', 'figure-tablet', 'figure').waystation('c11', 'tablet-jewelry', 'tablet');
  p.battle('marquise', 'keepers', 'c11').chance('dice 3 0');
  // One hit is ignored, one takes the warrior.
  expect(p.offers()).toEqual([
    'lose-relic figure-2',
    'lose-relic tablet-1',
    'lose-waystation tablet-jewelry',
    'lose-waystation figure-tablet',
  ]);
  const station = p.fork().play('lose-waystation figure-tablet');
  expect([station.count('c11', 'waystation'), station.stations(), station.score('marquise')]).toEqual([
    1,
    ['c11', undefined, undefined],
    1,
  ]);
  p.play('lose-relic tablet-1').play('bury f1 tablet-1');
  expect([p.relicsAt('c11'), p.relicsAt('f1'), p.score('marquise')]).toEqual([['figure-2'], ['tablet-1'], 2]);
});

rootLaw(['13.2.5', '9.5.6'], 'who strikes one of several relics or waystations says which', () => {
  const p = position(ROGUE).vagabond('c11', ['crossbow', 'crossbow']).relics('c11', 'figure-2', 'tablet-1');
  p.waystation('c11', 'figure-tablet', 'figure')
    .waystation('c11', 'tablet-jewelry', 'tablet')
    .turn('vagabond', 'daylight');
  p.play('strike relic');
  expect([p.asked(), ...p.offers()]).toEqual(['vagabond', 'lose-relic figure-2', 'lose-relic tablet-1']);
  p.play('lose-relic figure-2', 'bury f2 figure-2');
  expect([p.relicsAt('c11'), p.score('vagabond')]).toEqual([['tablet-1'], 2]);
  p.play('strike waystation');
  expect([p.asked(), ...p.offers()]).toEqual([
    'vagabond',
    'lose-waystation tablet-jewelry',
    'lose-waystation figure-tablet',
  ]);
  p.play('lose-waystation tablet-jewelry');
  expect([p.stations(), p.count('c11', 'waystation')]).toEqual([[undefined, undefined, 'c11'], 1]);
});

rootLaw(['M027', '4.3.1', '6.2.3'], 'cats lost to the ambush and to the dice are two removals', () => {
  const p = position(CATS)
    .place('c1', 'keep')
    .place('c5', 'cat', 4)
    .place('c5', 'badger', 3)
    .hand('marquise', 'bake-sale', 'cobbler');
  p.hand('keepers', 'ambush-rabbit').battle('marquise', 'keepers', 'c5').play('ambush ambush-rabbit', 'pass');
  expect([p.window(), p.count('c5', 'cat')]).toEqual(['field-hospitals', 2]);
  p.play('save bake-sale');
  expect(p.count('c1', 'cat')).toBe(2);
  p.chance('dice 1 1');
  expect([p.window(), ...p.offers()]).toEqual(['field-hospitals', 'pass', 'save cobbler']);
});

rootLaw(
  ['M043', '7.8.4', '13.2.5'],
  'the Despot removes a relic: one, one more for the trophy, one for the Despot',
  () => {
    const p = position(BIRDS)
      .leader('despot')
      .place('c5', 'hawk', 3)
      .relics('c5', 'figure-2')
      .battle('eyrie', 'keepers', 'c5');
    sacked(p);
    expect([p.score('eyrie'), p.asked()]).toEqual([3, 'eyrie']);
  },
);

rootLaw(
  ['M060', '8.4.1.III', '13.2.5'],
  'a revolt over two relics: four points, both to forests of the Alliance’s choice',
  () => {
    const p = position({ factions: ['alliance', 'keepers'] })
      .place('c5', 'sympathy')
      .relics('c5', 'figure-2', 'tablet-1');
    p.supporters('bake-sale', 'cobbler')
      .turn('alliance', 'birdsong')
      .play('revolt c5', 'supporter bake-sale', 'supporter cobbler');
    expect([p.score('alliance'), p.asked()]).toEqual([4, 'alliance']);
    p.play('bury f1 figure-2', 'bury f7 tablet-1');
    expect([p.relicsAt('f1'), p.relicsAt('f7'), p.count('c5', 'base')]).toEqual([['figure-2'], ['tablet-1'], 1]);
  },
);

rootLaw(
  ['M076', 'E.6.2', '13.2.5', '9.2.9.III.a'],
  'the Scoundrel burns Keepers, waystation and relic: one and two points, no infamy',
  () => {
    const p = position(ROGUE)
      .vagabond('c5', ['torch'], { character: 'scoundrel' })
      .place('c5', 'badger', 2)
      .relics('c5', 'figure-2');
    p.waystation('c5', 'figure-tablet', 'figure').turn('vagabond', 'daylight').play('scorch');
    expect([p.score('vagabond'), p.relationTo('keepers'), p.asked()]).toEqual([3, -1, 'vagabond']);
    p.play('bury f3 figure-2');
    expect([p.count('c5', 'badger'), p.stations()]).toEqual([0, [undefined, undefined, undefined]]);
  },
);

rootLaw(['M101', '12.4.1', '13.2.5'], 'a mob burns a relic and a waystation: two and one points', () => {
  const p = position({ factions: ['hundreds', 'keepers'] })
    .place('c5', 'mob')
    .place('c8', 'warlord')
    .relics('c5', 'figure-2');
  p.waystation('c5', 'figure-tablet', 'figure').place('c5', 'badger').turn('hundreds', 'birdsong').play('raze c5');
  expect([p.score('hundreds'), p.asked(), p.window()]).toEqual([3, 'hundreds', 'keepers-trophy']);
  p.play('bury f3 figure-2');
  expect([p.relicsAt('f3'), p.count('c5', 'waystation'), p.count('c5', 'badger')]).toEqual([['figure-2'], 0, 1]);
});

rootLaw('4.3.3', 'of a relic and a waystation without warriors the Keepers say which falls', () => {
  const p = position({ factions: ['marquise', 'keepers'] })
    .waystation('c5', 'tablet-jewelry', 'tablet')
    .relics('c5', 'jewelry-2');
  p.place('c5', 'cat', 2).battle('marquise', 'keepers', 'c5').chance('dice 0 0');
  const [lost] = p.offers().filter((text) => text.startsWith('lose-waystation'));
  p.play(lost!);
  expect([p.count('c5', 'waystation'), p.relicsAt('c5').length]).toEqual([0, 1]);
});
