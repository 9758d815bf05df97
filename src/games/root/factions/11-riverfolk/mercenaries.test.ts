import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';

const CATS = { factions: ['riverfolk', 'marquise', 'eyrie'] } as const;

rootLaw(
  ['11.2.7.III', '11.2.7.III-R1'],
  'otters count for the buyer’s rule in Daylight and Evening, and for nobody else',
  () => {
    const p = position(CATS)
      .prices(1, 1, 1)
      .place('c5', 'otter', 2)
      .place('c5', 'hawk')
      .place('c1', 'cat')
      .deck('bake-sale');
    p.turn('marquise', 'birdsong');
    expect(p.ruler('c5')).toBe('riverfolk');
    p.play('buy-mercenaries');
    // Her Birdsong is over: they serve.
    expect([p.window(), p.ruler('c5')]).toEqual(['marquise-daylight', 'marquise']);
    p.play('end').chance('draw bake-sale');
    expect([p.asked(), p.ruler('c5'), p.hirer()]).toEqual(['eyrie', 'riverfolk', undefined]);
  },
);

rootLaw('11.2.7.III', 'not in the Birdsong in which they were bought', () => {
  const p = position({ factions: ['riverfolk', 'alliance'] })
    .prices(1, 1, 1)
    .place('c5', 'otter', 2)
    .supporters('anvil');
  p.turn('alliance', 'birdsong').play('buy-mercenaries');
  expect([p.window(), p.ruler('c5')]).toEqual(['alliance-revolt', 'riverfolk']);
});

rootLaw(['M018', '11.2.7.III', '6.5.4.II'], 'she builds where only otters give her rule', () => {
  const p = position(CATS)
    .place('c5', 'otter')
    .place('c1', 'cat')
    .place('c1', 'wood')
    .place('c9', 'sawmill')
    .hire('marquise');
  p.turn('marquise', 'daylight');
  expect(p.offers('build')).toContain('build workshop c5');
  const without = position(CATS).place('c5', 'otter').place('c1', 'cat').place('c1', 'wood').place('c9', 'sawmill');
  without.turn('marquise', 'daylight');
  expect(without.offers('build')).not.toContain('build workshop c5');
});

rootLaw(['4.2.1-R1', '11.2.7.III'], 'otters give rule for a move but are not moved', () => {
  const p = position(CATS).place('c5', 'otter', 3).place('c5', 'hawk', 2).place('c5', 'cat').hire('marquise');
  p.turn('marquise', 'daylight').play('march', 'move c5 c1');
  expect(p.offers()).toEqual(['count 1']);
});

rootLaw.each(
  ['11.2.7.III.a', '11.2.7.III.a-R1'],
  'hits fall on own and hired warriors in turn, own ones first: %s',
  [
    { cats: 2, otters: 2, hits: 1, left: [1, 2] },
    { cats: 2, otters: 2, hits: 2, left: [1, 1] },
    { cats: 2, otters: 2, hits: 3, left: [0, 1] },
    { cats: 1, otters: 3, hits: 3, left: [0, 1] },
    { cats: 3, otters: 1, hits: 3, left: [1, 0] },
    { cats: 0, otters: 3, hits: 2, left: [0, 1] },
  ],
  ({ cats, otters, hits, left }) => {
    const p = position({ factions: ['riverfolk', 'marquise', 'alliance'] })
      .place('c5', 'mouse', 5)
      .hire('marquise');
    if (cats > 0) p.place('c5', 'cat', cats);
    p.place('c5', 'otter', otters).battle('marquise', 'alliance', 'c5').chance(`dice ${hits} 0`);
    expect([p.count('c5', 'cat'), p.count('c5', 'otter')]).toEqual(left);
  },
);

rootLaw('11.2.7.III.a-R1', 'when the otters are gone the cats take the rest', () => {
  const p = position(CATS).place('c5', 'hawk', 3).place('c5', 'cat', 4).place('c5', 'otter').hire('marquise');
  p.crafted('eyrie', 'sappers').battle('marquise', 'eyrie', 'c5').chance('dice 3 3').play('sappers');
  expect([p.count('c5', 'cat'), p.count('c5', 'otter')]).toEqual([1, 0]);
});

rootLaw(['M019', '11.2.7.III.a'], 'two cats, two otters, three hits: cat, otter, cat', () => {
  const p = position({ factions: ['riverfolk', 'marquise', 'alliance'] })
    .place('c5', 'mouse', 5)
    .hire('marquise');
  p.place('c5', 'cat', 2).place('c5', 'otter', 2).battle('marquise', 'alliance', 'c5').chance('dice 3 0');
  expect([p.count('c5', 'cat'), p.count('c5', 'otter')]).toEqual([0, 1]);
});

rootLaw('11.2.7.III.a', 'own buildings and tokens only when no warrior of either is left', () => {
  const p = position(CATS).place('c5', 'hawk', 3).place('c5', 'otter').place('c5', 'wood', 2).place('c5', 'sawmill');
  p.hire('marquise').battle('marquise', 'eyrie', 'c5').chance('dice 2 2');
  expect(p.offers()).toEqual(['lose sawmill', 'lose wood']);
  p.play('lose wood');
  expect([p.count('c5', 'otter'), p.count('c5', 'wood'), p.count('c5', 'sawmill')]).toEqual([0, 1, 1]);
  const spared = position(CATS).place('c5', 'hawk', 3).place('c5', 'otter', 2).place('c5', 'wood', 2).hire('marquise');
  spared.battle('marquise', 'eyrie', 'c5').chance('dice 2 2');
  expect([spared.count('c5', 'otter'), spared.count('c5', 'wood')]).toEqual([0, 2]);
});

rootLaw('11.2.7.III.a-R1', 'the ambush and the dice are split each for itself', () => {
  const p = position(CATS).place('c5', 'hawk', 3).place('c5', 'cat', 2).place('c5', 'otter', 3).hire('marquise');
  p.hand('eyrie', 'ambush-rabbit').battle('marquise', 'eyrie', 'c5').play('ambush ambush-rabbit');
  expect([p.count('c5', 'cat'), p.count('c5', 'otter')]).toEqual([1, 2]);
  p.chance('dice 1 1');
  expect([p.count('c5', 'cat'), p.count('c5', 'otter')]).toEqual([0, 2]);
});

rootLaw(
  ['11.2.7.III-R1', '4.3-R1', '4.3.2.I'],
  'they fight: they start battles, count for the limit, and are a defence',
  () => {
    const p = position(CATS)
      .place('c5', 'hawk', 3)
      .place('c5', 'otter', 2)
      .hire('marquise')
      .turn('marquise', 'daylight');
    expect(p.offers('battle')).toEqual(['battle c5 eyrie']);
    p.play('battle c5 eyrie').chance('dice 3 0');
    expect(p.count('c5', 'hawk')).toBe(1);
  },
);

rootLaw('11.2.7.III', 'never against the Riverfolk', () => {
  const p = position(CATS).place('c5', 'otter', 3).hire('marquise').turn('marquise', 'daylight');
  expect(p.refusal('battle c5 riverfolk')).toMatchObject({ law: '4.3', why: 'no-warriors' });
  const q = position(CATS).place('c5', 'otter', 3).place('c5', 'cat').hire('marquise');
  q.battle('marquise', 'riverfolk', 'c5').chance('dice 3 1');
  // One cat deals one hit at most, and three otters stand against it.
  expect([q.count('c5', 'otter'), q.count('c5', 'cat')]).toEqual([2, 0]);
});

rootLaw(['M020', '11.2.7.III-R1', '6.2.3'], 'no Field Hospitals for a fallen otter', () => {
  const p = position(CATS).place('c5', 'hawk', 3).place('c5', 'otter', 2).place('c2', 'keep').hire('marquise');
  p.hand('marquise', 'bake-sale').battle('marquise', 'eyrie', 'c5').chance('dice 1 1');
  expect([p.window() === 'field-hospitals', p.count('c5', 'otter'), p.inSupply('otter')]).toEqual([false, 1, 14]);
});

rootLaw(['11.2.7.III-R1', 'O.8', 'O.9'], 'her own Favor spares them, but not the trade post', () => {
  const p = position(CATS).place('c5', 'otter', 2).place('c5', 'tradepost').place('c3', 'workshop').hire('marquise');
  p.place('c4', 'workshop')
    .place('c10', 'workshop')
    .hand('marquise', 'favor-of-the-rabbits')
    .turn('marquise', 'daylight');
  p.play('craft favor-of-the-rabbits');
  expect([p.count('c5', 'otter'), p.count('c5', 'tradepost'), p.score('marquise')]).toEqual([2, 0, 1]);
});

rootLaw('11.2.7.III-R1', 'a hired otter is not replaced by Propaganda', () => {
  const p = position({ ...CATS, deck: 'exiles-partisans' })
    .place('c5', 'otter')
    .place('c5', 'hawk')
    .hire('marquise');
  p.crafted('marquise', 'propaganda-bureau').hand('marquise', 'bake-sale').turn('marquise', 'daylight');
  expect(p.offers('propaganda')).toEqual(['propaganda c5 eyrie']);
  expect(p.refusal('propaganda c5 riverfolk')).toMatchObject({ law: '2.7', why: 'not-enemy' });
});

rootLaw(['M037', '7.2.2', '11.2.7.III'], 'a hawk and an otter against two mice: the Eyrie rule', () => {
  const p = position({ factions: ['riverfolk', 'alliance', 'eyrie'] })
    .place('c5', 'mouse', 2)
    .place('c5', 'hawk');
  p.place('c5', 'otter').hire('eyrie');
  expect(p.ruler('c5')).toBe('eyrie');
});

rootLaw(['M038', '7.2.2'], 'an otter against a mouse: without a hawk nobody rules', () => {
  const p = position({ factions: ['riverfolk', 'alliance', 'eyrie'] })
    .place('c5', 'mouse')
    .place('c5', 'otter')
    .hire('eyrie');
  expect(p.ruler('c5')).toBeUndefined();
});

rootLaw(['M039', '11.2.7.III', '3.3.1.II'], 'a corner ruled through mercenaries does not count for dominance', () => {
  const p = position(CATS)
    .prices(1, 1, 1)
    .place('c1', 'hawk')
    .place('c3', 'otter')
    .dominance('eyrie', 'dominance-bird');
  p.place('c5', 'roost').hand('eyrie', 'anvil').turn('eyrie', 'birdsong').play('buy-mercenaries', 'tuck anvil move');
  // In Daylight both corners are hers, but only the start of Birdsong counts, and there they do not serve.
  expect([p.window(), p.ruler('c1'), p.ruler('c3'), p.winners()]).toEqual(['eyrie-craft', 'eyrie', 'eyrie', []]);
  const next = p.fork();
  next.turn('eyrie', 'end');
  next.turn('eyrie', 'birdsong');
  expect([next.ruler('c3'), next.winners()]).toEqual(['riverfolk', []]);
});

rootLaw(['M087', '10.2.4'], 'a player who outnumbers a garden with mercenaries does not rule it', () => {
  const p = position({ factions: ['riverfolk', 'marquise', 'cult'] })
    .cult('fox')
    .place('c1', 'garden')
    .place('c1', 'cat', 2);
  p.place('c1', 'otter', 4).hire('marquise');
  expect(p.ruler('c1')).toBe('cult');
});

rootLaw.each(
  ['M066', '11.2.7.III.b', '11.2.7.III.b-E1'],
  'who turns hostile to a Vagabond that fells mercenaries: %s',
  [
    { edition: 'official', law: {}, riverfolk: 0, marquise: 0 },
    { edition: 'ua', law: {}, riverfolk: -1, marquise: 0 },
    { edition: 'ru', law: {}, riverfolk: -1, marquise: 0 },
    { edition: 'official', law: { mercenaryHostility: 'buyer' }, riverfolk: 0, marquise: -1 },
    { edition: 'ua', law: { mercenaryHostility: 'none' }, riverfolk: 0, marquise: 0 },
  ] as const,
  ({ edition, law, riverfolk, marquise }) => {
    const p = position({ factions: ['riverfolk', 'marquise', 'vagabond'], edition, law })
      .place('c5', 'otter', 3)
      .hire('marquise');
    p.vagabond('c5', ['sword', 'sword', 'boot']).battle('marquise', 'vagabond', 'c5').chance('dice 2 2');
    while (p.window() === 'losses') p.play(p.offers()[0]!);
    expect([p.count('c5', 'otter'), p.relationTo('riverfolk'), p.relationTo('marquise')]).toEqual([
      1,
      riverfolk,
      marquise,
    ]);
  },
);

rootLaw('11.2.7.III.b-E1', 'a Vagabond who battles the Riverfolk themselves turns them hostile', () => {
  const p = position({ factions: ['riverfolk', 'marquise', 'vagabond'] }).place('c5', 'otter', 3);
  p.vagabond('c5', ['sword', 'sword', 'boot']).battle('vagabond', 'riverfolk', 'c5').chance('dice 1 0');
  expect(p.relationTo('riverfolk')).toBe(-1);
});
