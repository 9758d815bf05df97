import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { newGame, type Position, position } from '../../testkit/position.testkit.ts';
import { BOXES } from '../../testkit/hireling-packs.testkit.ts';

// What a hireling card and the rules of a faction, or of another card, do to each other.

/** A bandit in the service of the Eyrie on the path between clearings 1 and 5. */
function waylaid(...factions: ('eyrie' | 'marquise' | 'hundreds' | 'vagabond' | 'keepers')[]): Position {
  const p = position({ factions, hirelings: BOXES }).hirelings('highway-bandits', { by: 'eyrie' });
  p.bandit('c1', 'c5');
  return p;
}

rootLaw(['14.3.2', '12.2.2'], 'Highway Bandits: only what moved pays; a warlord alone has nothing to pay with', () => {
  const alone = () => waylaid('eyrie', 'hundreds').place('c1', 'warlord').place('c5', 'rat', 2);
  const commanded = alone().turn('hundreds', 'daylight').play('end', 'move c1 c5', 'with-warlord 0');
  expect([commanded.count('c5', 'warlord'), commanded.count('c5', 'rat')]).toEqual([1, 2]);
  const advanced = alone().turn('hundreds', 'daylight').play('end', 'end', 'move c1 c5', 'with-warlord 0');
  expect([advanced.count('c5', 'warlord'), advanced.count('c5', 'rat')]).toEqual([1, 2]);
  const led = alone().place('c1', 'rat', 2).turn('hundreds', 'daylight').play('end', 'move c1 c5', 'with-warlord 2');
  expect([led.count('c5', 'warlord'), led.count('c5', 'rat')]).toEqual([1, 3]);
  const charge = alone()
    .place('c1', 'rat')
    .turn('hundreds', 'daylight')
    .play('end', 'end', 'move c1 c5', 'with-warlord 1');
  expect([charge.count('c5', 'warlord'), charge.count('c5', 'rat')]).toEqual([1, 2]);
});

rootLaw('14.3.2', 'Highway Bandits: the mover removes the piece, so the Stoic Protector shelters nothing', () => {
  const p = waylaid('eyrie', 'marquise').hirelings('furious-protector', { by: 'marquise', demoted: true });
  p.place('c1', 'protector').place('c1', 'cat').place('c5', 'cat', 2).turn('marquise', 'daylight');
  p.play('march', 'move c5 c1', 'count 2');
  expect([p.count('c1', 'cat'), p.inSupply('cat')]).toEqual([2, 23]);
  expect(p.events('removed', 'eyrie')).toEqual([{ type: 'removed', piece: 0, clearing: 0, count: 1, by: 0 }]);
});

rootLaw(['14.3.2', '9.2.2'], 'Highway Bandits: a pawn pays with one item, not with three', () => {
  const p = waylaid('vagabond', 'eyrie').vagabond('c1', ['boot', 'sword', 'torch', 'tea']);
  p.turn('vagabond', 'daylight').play('go c5');
  expect([p.window(), p.asked(), p.law()]).toEqual(['bandits-toll', 'vagabond', '14.3.2']);
  p.play('damage sword fresh');
  expect([p.window(), p.itemsOf().filter((item) => item.includes('damaged'))]).toEqual([
    'vagabond-daylight',
    ['sword damaged'],
  ]);
});

rootLaw(['14.7.2', '10.2.3'], 'Feline Physicians: who is tended does not become an acolyte as well', () => {
  const p = position({ factions: ['cult', 'eyrie'], hirelings: BOXES }).cult('fox');
  p.hirelings('forest-patrol', { by: 'cult', demoted: true }).place('c1', 'lizard', 3).place('c1', 'hawk', 3);
  p.place('c5', 'lizard').hand('cult', 'anvil').battle('eyrie', 'cult', 'c1').play('pass').chance('dice 2 0');
  expect([p.window(), p.acolytes(), p.inSupply('lizard')]).toEqual(['physicians', 2, 21]);
  p.play('tend anvil', 'place c5');
  expect([p.count('c5', 'lizard'), p.acolytes(), p.inSupply('lizard')]).toEqual([3, 0, 21]);
});

rootLaw(['14.7.2', '10.2.3-R1'], 'Feline Physicians: in attack they take the lizards from the supply', () => {
  const p = position({ factions: ['cult', 'eyrie'], hirelings: BOXES }).cult('fox', 2);
  p.hirelings('forest-patrol', { by: 'cult', demoted: true }).place('c1', 'lizard', 3).place('c1', 'hawk', 3);
  p.hand('cult', 'anvil').battle('cult', 'eyrie', 'c1').chance('dice 1 1').play('tend anvil', 'place c1');
  expect([p.count('c1', 'lizard'), p.acolytes()]).toEqual([3, 2]);
});

rootLaw(['14.7.2', '13.6.1'], 'Feline Physicians tend whom the land did not feed', () => {
  const p = position({ factions: ['keepers', 'eyrie'], hirelings: BOXES }).hirelings('forest-patrol', {
    by: 'keepers',
    demoted: true,
  });
  p.place('c1', 'badger', 4).place('c5', 'badger').hand('keepers', 'anvil').turn('keepers', 'evening');
  expect([p.window(), p.count('c1', 'badger')]).toEqual(['physicians', 3]);
  p.play('tend anvil', 'place c5');
  expect([p.count('c5', 'badger'), p.window()]).toEqual([2, 'keepers-gather']);
});

rootLaw(['14.7.4', '14.3.3', '1.1.3'], 'Bluebird Nobles score in the order their controller likes', () => {
  const p = position({ factions: ['marquise', 'cult'], hirelings: BOXES }).cult('fox');
  p.hirelings('last-dynasty', { by: 'marquise', demoted: true }).hirelings('flame-bearers', { by: 'marquise' });
  p.place('c1', 'cat').place('c5', 'cat').place('c9', 'bearer', 1).place('c9', 'cat').place('c9', 'lizard', 3);
  p.turn('marquise', 'birdsong');
  expect(p.offers()).toEqual(['first nobles', 'first bearers']);
  expect(p.fork().play('first nobles').score('marquise')).toBe(0);
  p.play('first bearers', 'burn c9 lizard', 'place c9');
  expect(p.score('marquise')).toBe(1);
});

rootLaw('14.7.4', 'Bluebird Nobles: five ruled clearings are still one point, two are none', () => {
  const scored = (...cats: readonly ('c1' | 'c2' | 'c3' | 'c5' | 'c9')[]): number => {
    const p = position({ factions: ['marquise', 'cult'], hirelings: BOXES });
    p.hirelings('last-dynasty', { by: 'marquise', demoted: true });
    for (const c of cats) p.place(c, 'cat');
    return p.turn('marquise', 'birdsong').score('marquise');
  };
  expect([scored('c1', 'c2'), scored('c1', 'c2', 'c3'), scored('c1', 'c2', 'c3', 'c5', 'c9')]).toEqual([0, 1, 1]);
});

/** Prophets in clearing 10, in the service of a faction whose turn it is. */
const preaching = (by: 'eyrie' | 'hundreds', other: 'hundreds' | 'vagabond' | 'keepers' | 'eyrie'): Position =>
  position({ factions: [by, other], hirelings: BOXES })
    .hirelings('warm-sun-prophets', { by })
    .place('c10', 'prophet');

rootLaw(['14.3.4', '12.2.2'], 'Warm Sun Prophets: the warlord is herded in his own turn only', () => {
  const own = preaching('hundreds', 'eyrie').place('c10', 'warlord').place('c10', 'rat', 2);
  own.turn('hundreds', 'daylight').play('command warm-sun-prophets', 'herd hundreds c10 c1');
  expect([own.count('c1', 'warlord'), own.count('c1', 'rat')]).toEqual([1, 2]);
  const alone = preaching('hundreds', 'eyrie').place('c10', 'warlord').turn('hundreds', 'daylight');
  expect(alone.play('command warm-sun-prophets').offers('herd')).toContain('herd hundreds c10 c1');
  const others = preaching('eyrie', 'hundreds').place('c10', 'warlord').place('c10', 'rat', 2);
  others.turn('eyrie', 'daylight').play('command warm-sun-prophets', 'herd hundreds c10 c1');
  expect([others.count('c1', 'warlord'), others.count('c10', 'warlord'), others.count('c1', 'rat')]).toEqual([0, 1, 2]);
});

rootLaw(
  ['14.3.4', '16.3-R1', '9.2.9.III.b'],
  'Warm Sun Prophets: a pawn is herded, with boots for hostile warriors',
  () => {
    const start = (...items: readonly ('boot' | 'sword')[]) =>
      preaching('eyrie', 'vagabond').vagabond('c10', items).place('c1', 'hawk').relation('eyrie', -1);
    const p = start('boot').turn('eyrie', 'daylight').play('command warm-sun-prophets');
    p.play('herd vagabond c10 c1');
    expect([p.pawn(), p.itemsOf(), p.offers()]).toEqual(['c1', ['boot exhausted'], ['goad c1 vagabond eyrie', 'pass']]);
    const bare = start('sword').turn('eyrie', 'daylight').play('command warm-sun-prophets');
    expect(bare.refusal('herd vagabond c10 c1')).toMatchObject({ law: '9.2.9.III.b', why: 'boots' });
    expect(bare.play('herd vagabond c10 c12').pawn()).toBe('c12');
  },
);

rootLaw(['14.3.4', '13.2.4', '16.3-R1'], 'forced by Prophets or lured by the Band, Keepers may carry relics', () => {
  const herded = preaching('eyrie', 'keepers').place('c10', 'badger', 2).relics('c10', 'figure-1');
  herded.turn('eyrie', 'daylight').play('command warm-sun-prophets', 'herd keepers c10 c1');
  expect([herded.asked(), herded.offers()]).toEqual(['keepers', ['carry figure-1', 'pass']]);
  expect(herded.play('carry figure-1').relicsAt('c1')).toEqual(['figure-1']);
  const lured = position({ factions: ['eyrie', 'keepers'], hirelings: BOXES });
  lured.hirelings('popular-band', { by: 'eyrie' }).place('c1', 'band').place('c5', 'badger').relics('c5', 'tablet-2');
  lured.turn('eyrie', 'daylight').play('command popular-band', 'perform c1', 'lure c5 keepers');
  expect([lured.asked(), lured.offers()]).toEqual(['keepers', ['carry tablet-2', 'pass']]);
});

rootLaw(
  ['14.3.2', '14.4.2'],
  'Furious Protector: enemies build and recruit nowhere near it, its controller does',
  () => {
    const start = (by: 'eyrie' | 'marquise') =>
      position({ factions: ['marquise', 'eyrie'], hirelings: BOXES })
        .hirelings('furious-protector', { by })
        .place('c8', 'protector')
        .place('c8', 'cat', 2)
        .place('c8', 'wood', 2)
        .turn('marquise', 'daylight');
    expect(start('eyrie').refusal('build sawmill c8')).toMatchObject({ law: '14.3.2', why: 'furious-protector' });
    expect(start('marquise').offers('build')).toContain('build sawmill c8');
  },
);

/** Up to a window of the factions' own set-up, with the Furious Protector in a clearing. */
function guarded(factions: readonly string[], clearing: string, window: string): Position {
  const p = newGame({ factions, hirelings: ['underworld-pack'], seating: 'listed' });
  while (p.window() !== window) {
    if (p.window() === 'chance') p.chance(p.outcomes()[0]!);
    else if (p.window() === 'hireling-prepare' && p.offers().includes('prepare furious-protector'))
      p.play('prepare furious-protector', `place ${clearing}`);
    else p.play(p.offers()[0]!);
  }
  return p;
}

rootLaw(
  ['14.3.2', '14.4.2', '13.3.3'],
  'Furious Protector: Keepers do not start beside their corner where it stands',
  () => {
    const p = guarded(['eyrie', 'keepers'], 'c6', 'keepers-corner').play('muster c3');
    expect(p.refusal('muster-beside c6')).toMatchObject({ law: '14.3.2', why: 'furious-protector' });
    expect(p.offers()).toEqual(['muster-beside c7']);
  },
);

rootLaw(['14.3.2', '14.4.2', '6.3.3'], 'Furious Protector: the Marquise garrisons every clearing but its own', () => {
  const p = guarded(['marquise', 'keepers'], 'c12', 'marquise-keep').play('keep c1');
  expect([p.count('c12', 'cat'), p.count('c11', 'cat')]).toEqual([0, 1]);
});

rootLaw(['14.3.4', '2.5'], 'a warrior at each foothold or vault: nobody is asked while there are enough', () => {
  const p = position({ factions: ['marquise', 'eyrie'], hirelings: BOXES }).hirelings('vault-keepers', { by: 'eyrie' });
  p.place('c5', 'vault').place('c2', 'vault').turn('eyrie', 'daylight');
  const few = p.fork().supply('vault-keeper', 1).play('command vault-keepers', 'pass', 'fortify');
  expect([few.window(), few.offers()]).toEqual(['hireling-garrison', ['place c2', 'place c5']]);
  p.play('command vault-keepers', 'pass', 'fortify');
  expect([p.count('c5', 'vault-keeper'), p.count('c2', 'vault-keeper')]).toEqual([1, 1]);
  expect(p.window()).not.toBe('hireling-garrison');
});

rootLaw(
  ['14.7.5', '16.3', '1.2.1'],
  'Warm Sun Prophets: what a forced player holds for the Uprising is nobody’s to see',
  () => {
    const start = (...cards: readonly ('anvil' | 'sword')[]): Position =>
      position({ factions: ['eyrie', 'marquise'], hirelings: BOXES })
        .hirelings('spring-uprising')
        .hirelings('warm-sun-prophets', { by: 'eyrie' })
        .place('c1', 'uprising')
        .place('c1', 'prophet')
        .place('c1', 'cat', 2)
        .hand('marquise', ...cards)
        .turn('eyrie', 'daylight')
        .play('command warm-sun-prophets');
    const [paying, poor, bare] = [start('anvil'), start('sword'), start()];
    expect(poor.offers()).toEqual(paying.offers());
    expect(bare.refusal('goad c1 marquise spring-uprising')).toMatchObject({ law: '14.7.5', why: 'no-card' });
    paying.play('goad c1 marquise spring-uprising', 'spend anvil').chance('dice 1 0');
    expect([paying.count('c1', 'uprising'), paying.discarded()]).toEqual([0, ['anvil']]);
    poor.play('goad c1 marquise spring-uprising');
    expect([poor.count('c1', 'uprising'), poor.cards('marquise'), poor.window()]).toEqual([
      1,
      ['sword'],
      'eyrie-craft',
    ]);
    expect(poor.events('unpaid', 'eyrie')).toEqual([{ type: 'unpaid', faction: 0 }]);
  },
);

rootLaw(
  ['14.7.5', '1.2.1'],
  'whether somebody is asked for a battle with the Uprising does not tell what the hand holds',
  () => {
    const charge = (...cards: readonly ('anvil' | 'sword')[]): Position =>
      position({ factions: ['hundreds', 'marquise'], hirelings: BOXES })
        .hirelings('spring-uprising')
        .place('c1', 'uprising')
        .place('c5', 'warlord')
        .place('c5', 'rat', 2)
        .hand('hundreds', ...cards)
        .turn('hundreds', 'daylight')
        .play('end', 'end', 'move c5 c1', 'with-warlord 2');
    expect(charge('anvil').offers()).toEqual(['battle c1 spring-uprising', 'pass']);
    expect([charge('sword').window(), charge('sword').offers()]).toEqual(['hundreds-charge', ['pass']]);
    expect(charge().window()).toBe('hundreds-daylight-end');
    const crusade = (...cards: readonly ('anvil' | 'sword')[]): Position =>
      position({ factions: ['cult', 'marquise'], hirelings: BOXES })
        .cult('rabbit', 3)
        .hirelings('spring-uprising')
        .place('c1', 'uprising')
        .place('c5', 'lizard', 3)
        .hand('cult', ...cards)
        .turn('cult', 'birdsong')
        .play('move c5 c1', 'count 2');
    expect(crusade('anvil').offers()).toEqual(['battle c1 spring-uprising', 'pass']);
    expect([crusade('sword').window(), crusade('sword').offers()]).toEqual(['cult-crusade', ['pass']]);
    // In a scorched clearing nobody can be converted: only the battle is left, and the map round it belongs to others.
    const plot = (...cards: readonly ('anvil' | 'sword')[]): Position => {
      const p = position({ factions: ['cult', 'marquise'], hirelings: BOXES })
        .cult('fox', 1, true)
        .hirelings('spring-uprising')
        .place('c1', 'uprising')
        .place('c1', 'lizard')
        .hand('cult', ...cards);
      for (const c of ['c5', 'c9', 'c10'] as const) p.place(c, 'cat');
      p.scorch('c1');
      return p.turn('cult', 'birdsong');
    };
    expect(plot('anvil').offers()).toEqual(['battle c1 spring-uprising', 'end']);
    expect([plot('sword').window(), plot('sword').offers()]).toEqual(['cult-conspiracies', ['end']]);
    expect(plot().window()).toBe('cult-daylight');
  },
);
