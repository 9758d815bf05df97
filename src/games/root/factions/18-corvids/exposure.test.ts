import { expect } from 'vitest';
import { handOf } from '../../components/piles.ts';
import { root } from '../../index.ts';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';
import { CORVIDS, EYRIE } from '../../words.ts';

const CATS = { factions: ['marquise', 'corvids', 'eyrie'] } as const;

/** The Marquise has a wood token beside a face-down raid, and a card for it. */
const table = (...cards: readonly ('anvil' | 'sword' | 'armorers')[]): Position =>
  position(CATS)
    .plot('c1', 'raid')
    .place('c1', 'wood')
    .hand('marquise', ...cards);

const GUESSES = ['expose c1 bomb', 'expose c1 snare', 'expose c1 extortion', 'expose c1 raid'];

rootLaw(['18.2.4', '18.2.4-R4'], 'a wrong guess: the Corvids say no and get the card', () => {
  const p = table('anvil', 'sword').turn('marquise', 'daylight');
  expect(p.window()).toBe('corvids-exposure');
  p.play('pass');
  expect(p.offers('expose')).toEqual(GUESSES);
  p.play('expose c1 bomb');
  expect([p.window(), p.asked(), p.offers()]).toEqual(['corvids-exposure-card', 'marquise', ['show anvil']]);
  expect(p.refusal('show sword')).toMatchObject({ law: '18.2.4', why: 'no-card' });
  p.play('show anvil');
  expect([p.cards('marquise'), p.cards('corvids'), p.plotAt('c1'), p.score('marquise')]).toEqual([
    ['sword'],
    ['anvil'],
    'raid down',
    0,
  ]);
  // The guess was made beside her actions, which go on.
  expect([p.window(), p.asked()]).toEqual(['marquise-daylight', 'marquise']);
  // Guess and answer are heard by all, the card is seen by two.
  expect(p.events('plot-guessed', 'eyrie')).toMatchObject([{ clearing: 0, plot: 0, right: false }]);
  expect(p.events('given', 'eyrie')[0]).not.toHaveProperty('card');
  expect(p.knownBy(handOf(CORVIDS), 'anvil')).toEqual(['marquise', 'corvids']);
  expect(p.events('chose', 'eyrie').at(-1)).toMatchObject({ text: 'show' });
});

rootLaw(
  ['18.2.4', '18.2.4-R4', '18.7.4'],
  'a right guess removes the plot for a point; a raid places no warriors',
  () => {
    const p = table('anvil').turn('marquise', 'daylight').play('expose c1 raid', 'show anvil');
    expect([p.plotAt('c1'), p.score('marquise'), p.inSupply('raven'), p.cards('marquise')]).toEqual([
      undefined,
      1,
      15,
      ['anvil'],
    ]);
    expect(p.events('plot-guessed', 'eyrie')).toMatchObject([{ plot: 3, right: true }]);
    expect(p.knownBy(handOf(0), 'anvil')).toEqual(['marquise', 'corvids']);
    // Who knows a card is told to the owner of its pile only.
    const anvil = p.view('corvids').known.indexOf(handOf(0));
    expect([p.view('marquise').seenBy[anvil], p.view('corvids').seenBy[anvil]]).toEqual([0b11, 0]);
    expect(p.events('shown', 'eyrie')[0]).not.toHaveProperty('cards');
  },
);

rootLaw('18.2.4-R4', 'a bird matches every clearing', () => {
  expect(table('armorers').turn('marquise', 'daylight').offers('expose')).toEqual(GUESSES);
  const p = table('sword').turn('marquise', 'daylight');
  expect(p.offers()).toEqual(['pass']);
  expect(p.refusal('expose c1 bomb')).toMatchObject({ law: '18.2.4', why: 'no-card' });
  // Asked whatever the hand holds.
  expect(root.window(p.state)).toMatchObject({ name: 'corvids-exposure', secret: true });
});

rootLaw(['18.2.4', '18.2.4-R3'], 'any faction piece will do; hirelings, face-up plots and partners will not', () => {
  const p = position({ ...CATS, hirelings: ['marauder', 'underworld-pack'] }).hirelings('flame-bearers', {
    by: 'marquise',
  });
  p.plot('c1', 'raid').plot('c6', 'snare', 'up').plot('c8', 'bomb').plot('c12', 'bomb');
  p.place('c1', 'bearer', 2).place('c6', 'cat').place('c8', 'sawmill').place('c12', 'cat');
  p.hand('marquise', 'anvil').turn('marquise', 'daylight');
  expect([...new Set(p.offers('expose').map((text) => text.split(' ')[1]))]).toEqual(['c8', 'c12']);
  expect(p.refusal('expose c1 raid')).toMatchObject({ law: '18.2.4', why: 'no-own-piece' });
  expect(p.refusal('expose c6 snare')).toMatchObject({ law: '18.2.4', why: 'face-up' });
  expect(p.refusal('expose c5 snare')).toMatchObject({ law: '18.2.4' });
});

rootLaw(
  '18.2.4',
  'guesses are for enemies of the Corvids: at other tables, and to themselves, they are not mentioned',
  () => {
    const own = position(CATS)
      .plot('c1', 'raid')
      .place('c1', 'raven')
      .hand('corvids', 'anvil')
      .turn('corvids', 'daylight');
    expect([own.window(), own.refusal('expose c1 raid')]).toEqual(['corvids-daylight', undefined]);
    const without = position({ factions: ['marquise', 'eyrie'] })
      .place('c1', 'cat')
      .hand('marquise', 'anvil');
    expect(without.turn('marquise', 'daylight').refusal('expose c1 raid')).toBeUndefined();
  },
);

rootLaw('M172', 'a sympathy token as only piece is enough; the card comes from the hand', () => {
  const p = position({ factions: ['alliance', 'corvids'] })
    .place('c1', 'sympathy')
    .plot('c1', 'bomb');
  p.supporters('foxfolk-steel').hand('alliance', 'anvil').turn('alliance', 'birdsong');
  p.play('expose c1 bomb');
  expect(p.offers()).toEqual(['show anvil']);
});

rootLaw('M219', 'a lone relic is enough', () => {
  const p = position({ factions: ['keepers', 'corvids'] })
    .relics('c1', 'figure-1')
    .plot('c1', 'bomb');
  p.place('c5', 'badger').hand('keepers', 'anvil').turn('keepers', 'birdsong');
  expect(p.offers('expose')).toHaveLength(4);
});

rootLaw('18.2.4-R5', 'any number of times, the same plot again with another card', () => {
  const p = table('anvil', 'armorers').hand('corvids', 'sword', 'sappers', 'cobbler', 'investments', 'foxfolk-steel');
  p.turn('marquise', 'daylight').play('expose c1 bomb', 'show anvil');
  expect([p.window(), p.cards('corvids').length]).toEqual(['corvids-exposure', 6]);
  p.play('expose c1 raid', 'show armorers');
  expect([p.plotAt('c1'), p.score('marquise')]).toEqual([undefined, 1]);
});

rootLaw(['18.2.4-R6', 'M175'], 'a Vagabond who guesses right against a hostile faction: one point, no infamy', () => {
  const p = position({ factions: ['vagabond', 'corvids'] })
    .vagabond('c1', ['sword'])
    .relation('corvids', -1);
  p.plot('c1', 'snare').hand('vagabond', 'anvil').turn('vagabond', 'daylight').play('expose c1 snare', 'show anvil');
  expect([p.score('vagabond'), p.relationTo('corvids'), p.plotAt('c1')]).toEqual([1, -1, undefined]);
  const friend = position({ factions: ['vagabond', 'corvids'] })
    .vagabond('c1', ['sword'])
    .relation('corvids', 1);
  friend.plot('c1', 'bomb').hand('vagabond', 'anvil').turn('vagabond', 'daylight').play('expose c1 bomb', 'show anvil');
  expect([friend.score('vagabond'), friend.relationTo('corvids'), friend.pawn()]).toEqual([1, 1, 'c1']);
});

rootLaw(
  '18.2.4-R6',
  'with an active dominance card the plot goes and nothing is scored; what cannot be removed cannot be guessed',
  () => {
    const p = table('anvil').dominance('marquise', 'dominance-mouse').turn('marquise', 'daylight');
    p.play('expose c1 raid', 'show anvil');
    expect([p.plotAt('c1'), p.score('marquise')]).toEqual([undefined, 0]);
    const safe = position({ ...CATS, hirelings: ['underworld-pack', 'marauder'] });
    safe.hirelings('furious-protector', { by: 'corvids', demoted: true }).place('c1', 'protector');
    safe.plot('c1', 'raid').place('c1', 'wood').hand('marquise', 'anvil').turn('marquise', 'daylight');
    expect(safe.window()).toBe('marquise-daylight');
    expect(safe.refusal('expose c1 raid')).toMatchObject({ law: '18.2.4', why: 'sheltered' });
  },
);

rootLaw('M176', 'a Vagabond in coalition with the Corvids: no guess, not held by snares, spared by bombs', () => {
  const p = position({ factions: ['vagabond', 'corvids', 'eyrie'] }).vagabond('c1', ['boot', 'boot']);
  p.coalition('vagabond', 'corvids').plot('c1', 'snare', 'up').plot('c2', 'bomb').hand('vagabond', 'anvil');
  p.turn('vagabond', 'daylight');
  expect(p.offers('go')).toContain('go c5');
  expect(p.offers('expose')).toEqual([]);
  expect(p.refusal('expose c2 bomb')).toMatchObject({ law: '18.2.4' });
  const q = position({ factions: ['vagabond', 'corvids', 'eyrie'] }).vagabond('c2', ['boot', 'boot', 'torch']);
  q.coalition('vagabond', 'corvids').place('c2', 'raven').plot('c2', 'bomb').turn('corvids', 'birdsong');
  expect([q.play('end', 'flip c2').window(), q.itemsOf()]).toEqual(['corvids-recruit', ['boot', 'boot', 'torch']]);
});

rootLaw(['18.2.4-R2', 'M220'], 'between two decree cards, never between the two halves of a March', () => {
  const p = position({ factions: ['eyrie', 'corvids'] })
    .place('c1', 'hawk', 4)
    .place('c1', 'roost')
    .plot('c1', 'raid');
  p.decree('move', 'anvil', 'foxfolk-steel').hand('eyrie', 'armorers').turn('eyrie', 'daylight').play('pass', 'end');
  expect([p.window(), p.offers('expose').length]).toEqual(['eyrie-decree', 4]);
  p.play(p.offers('move')[0] ?? p.offers('resolve')[0]!);
  while (p.window() !== 'eyrie-decree') p.play(p.offers()[0]!);
  expect(p.offers('expose')).toHaveLength(4);
  const q = table('anvil')
    .place('c1', 'cat', 4)
    .turn('marquise', 'daylight')
    .play('pass', 'march', 'move c1 c5', 'count 1');
  expect([q.window(), q.offers('expose')]).toEqual(['marquise-march', []]);
  expect(q.judge('marquise', 'expose c1 raid')).toMatchObject({ because: { law: '18.2.4', why: 'between-actions' } });
});

rootLaw('18.2.4-R2', 'from the start of Birdsong on, and asked again only when something has changed', () => {
  const p = table('anvil').place('c1', 'sawmill').turn('marquise', 'birdsong');
  expect(p.window()).toBe('corvids-exposure');
  p.play('pass');
  expect(p.window()).toBe('marquise-daylight');
});

rootLaw(['18.2.4-R1', 'O.2'], 'the whole Evening of the Marquise is her last step', () => {
  expect(table('anvil').turn('marquise', 'evening').window()).toBe('chance');
});

rootLaw(['18.2.4-E1', '18.2.4-R1'], 'where the time ends with the draw she may guess before it', () => {
  const p = position({ ...CATS, law: { exposureUntil: 'eveningDraw' } });
  p.plot('c1', 'raid').place('c1', 'wood').hand('marquise', 'anvil').turn('marquise', 'evening');
  expect(p.window()).toBe('corvids-exposure');
  expect(p.play('pass').window()).toBe('chance');
});

rootLaw(
  ['18.2.4-R1', '18.2.4-E1', 'M177'],
  'a Vagabond guesses after drawing until the last step, not where the draw ends the time',
  () => {
    const evening = (exposureUntil: string): Position => {
      const p = position({ factions: ['vagabond', 'corvids'], law: { exposureUntil } }).vagabond('c1', ['torch']);
      p.plot('c1', 'raid').hand('vagabond', 'sword').turn('vagabond', 'evening').play('pass', 'draw anvil');
      return p;
    };
    expect(evening('lastStep').offers('expose')).toEqual(GUESSES);
    expect(evening('eveningDraw').asked()).toBe('corvids');
  },
);

rootLaw('18.2.4-R1', 'the other last steps', () => {
  // Eyrie, Alliance, Cult, Hundreds and Keepers: before they draw; Riverfolk: after discarding, before prices.
  const before = (p: Position): string[] => {
    const windows: string[] = [];
    for (let n = 0; n < 12 && !p.outcomes().some((name) => name.startsWith('draw')) && p.asked() !== 'corvids'; n++) {
      windows.push(p.window());
      p.play(p.offers().find((text) => text === 'pass' || text === 'end') ?? p.offers()[0]!);
    }
    return windows;
  };
  const lone = (f: 'eyrie' | 'alliance' | 'cult' | 'hundreds' | 'keepers' | 'riverfolk', piece: string): Position =>
    position({ factions: [f, 'corvids'] })
      .plot('c4', 'raid')
      .place('c4', piece as 'hawk')
      .hand(f, 'cobbler')
      .turn(f, 'evening');
  expect(before(lone('eyrie', 'hawk'))).toContain('corvids-exposure');
  expect(before(lone('alliance', 'mouse'))).toContain('corvids-exposure');
  expect(before(lone('cult', 'lizard'))).toContain('corvids-exposure');
  expect(before(lone('hundreds', 'rat'))).toContain('corvids-exposure');
  expect(before(lone('keepers', 'badger'))).toContain('corvids-exposure');
  const otters = before(lone('riverfolk', 'otter'));
  expect(otters.indexOf('corvids-exposure') < otters.indexOf('riverfolk-prices')).toBe(true);
});

rootLaw(
  ['18.8', '18.8-R1', '18.2.2.I', '18.2.2.I-R1'],
  'kinds of face-down plots are known to the Corvids alone',
  () => {
    const p = table('anvil').plot('c2', 'snare').plot('c3', 'bomb', 'up').turn('marquise', 'daylight');
    expect(p.view('corvids').corvids.kind.slice(0, 4)).toEqual([3, 1, 0, -1]);
    for (const viewer of ['marquise', 'eyrie', 7] as const)
      expect(p.view(viewer).corvids.kind.slice(0, 4)).toEqual([4, 4, 0, -1]);
    p.play('expose c1 snare', 'show anvil');
    expect(p.view(7).corvids.ruledOut[0]).toBe(1 << 1);
  },
);

rootLaw('18.8-R1', 'drawn worlds keep to two of each kind and to what guesses have ruled out', () => {
  const p = position(CATS).plot('c1', 'raid').plot('c2', 'raid').plot('c3', 'bomb', 'up').plot('c4', 'bomb', 'up');
  p.plot('c5', 'snare').place('c9', 'hawk').turn('eyrie', 'daylight');
  p.ruledOut('c1', 'snare', 'extortion').ruledOut('c2', 'snare', 'extortion');
  const seat = p.state.seat[EYRIE]!;
  let seed = 1;
  const random = (n: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * n);
  };
  for (let n = 0; n < 50; n++) {
    const world = root.determinize(p.state, seat, random);
    // Both bombs are face up, so the two plots that are no snare and no extortion are the raids.
    expect(world.corvids.kind.slice(0, 4)).toEqual([3, 3, 0, 0]);
    expect([1, 2]).toContain(world.corvids.kind[4]);
    expect(root.checks.audit(world)).toEqual([]);
  }
});

rootLaw(
  '18.8-R1',
  'where hardly any deal of the kinds fits what guesses have ruled out, a world has one that does',
  () => {
    const p = position(CATS).place('c9', 'hawk').turn('eyrie', 'daylight');
    p.plot('c1', 'bomb')
      .plot('c2', 'bomb')
      .plot('c3', 'raid')
      .plot('c4', 'raid')
      .plot('c5', 'snare')
      .plot('c6', 'snare');
    p.ruledOut('c1', 'snare', 'extortion').ruledOut('c2', 'snare', 'extortion');
    p.ruledOut('c3', 'bomb', 'snare', 'extortion').ruledOut('c4', 'bomb', 'snare', 'extortion');
    p.ruledOut('c5', 'bomb', 'raid', 'extortion').ruledOut('c6', 'bomb', 'raid', 'extortion');
    // Only raids fit in 3 and 4, so 1 and 2 are bombs. A source that always says the same never shuffles such a deal.
    for (const random of [() => 0, (n: number) => n - 1])
      expect(root.determinize(p.state, p.state.seat[EYRIE]!, random).corvids.kind.slice(0, 6)).toEqual([
        0, 0, 3, 3, 1, 1,
      ]);
  },
);

rootLaw('18.2.2.I-R2', 'a face-down plot that is removed is not shown, unless it is a raid', () => {
  const p = position(CATS)
    .plot('c1', 'bomb')
    .place('c1', 'cat', 3)
    .battle('marquise', 'corvids', 'c1')
    .play('dice 0 0');
  expect([p.plotAt('c1'), p.events('raid', 'eyrie')]).toEqual([undefined, []]);
  expect(p.events('removed', 'eyrie').some((e) => 'plot' in e)).toBe(false);
});
