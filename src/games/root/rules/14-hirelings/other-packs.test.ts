import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { KEPT } from '../../components/piles.ts';
import { position } from '../../testkit/position.testkit.ts';
import { EYRIE } from '../../words.ts';
import { BOXES, hired, prepared, TABLE } from '../../testkit/hireling-packs.testkit.ts';

rootLaw('14.3.4', 'Sunward Expedition: a foothold with up to three warriors, then a move or a warrior at each', () => {
  const setup = prepared('sunward-expedition').play('place c3');
  expect([setup.count('c3', 'foothold'), setup.count('c3', 'expedition')]).toEqual([1, 3]);
  const p = position(TABLE)
    .hirelings('sunward-expedition', { by: 'eyrie' })
    .place('c1', 'foothold')
    .place('c1', 'expedition', 2);
  p.turn('eyrie', 'daylight').play('command sunward-expedition');
  expect(p.refusal('foothold c1')).toMatchObject({ law: '14.3.4', why: 'has-foothold' });
  p.play('foothold c5', 'count 3');
  expect(p.count('c5', 'expedition')).toBe(3);
  const garrison = p.fork().play('fortify');
  expect([garrison.count('c1', 'expedition'), garrison.count('c5', 'expedition')]).toEqual([3, 4]);
  p.play('move c5 c2', 'count 1');
  expect(p.count('c2', 'expedition')).toBe(1);
  const full = position(TABLE).hirelings('sunward-expedition', { by: 'eyrie' });
  for (const c of ['c1', 'c2', 'c3'] as const) full.place(c, 'foothold');
  full.turn('eyrie', 'daylight').play('command sunward-expedition', 'take-up c3', 'foothold c4', 'count 0');
  expect([full.count('c3', 'foothold'), full.count('c4', 'foothold')]).toEqual([0, 1]);
});

rootLaw('14.3.2', 'Mole Artisans: a crafted item card comes back at the end of Evening', () => {
  const p = position(TABLE).hirelings('sunward-expedition', { by: 'marquise', demoted: true }).place('c1', 'workshop');
  p.hand('marquise', 'anvil').deck('sword').turn('marquise', 'daylight').play('craft anvil');
  const discarded = p.fork().play('pass');
  expect(discarded.discarded()).toEqual(['anvil']);
  p.play('keep-card');
  expect([p.pile(KEPT), p.cards('marquise')]).toEqual([['anvil'], []]);
  p.play('end').chance('draw sword');
  expect(p.cards('marquise').sort()).toEqual(['anvil', 'sword']);
});

rootLaw('14.3.4', 'Corvid Spies: two clearings of a suit; two more among enemies, then battles or cards', () => {
  const setup = prepared('corvid-spies').play('place c1');
  expect(setup.offers()).toEqual(['place c6', 'place c8', 'place c12']);
  expect(setup.refusal('place c2')).toMatchObject({ law: '14.1.3', why: 'clearing-suit', a: 0 });
  setup.play('place c6');
  const p = position(TABLE).hirelings('corvid-spies', { by: 'eyrie' }).place('c1', 'cat', 2).place('c5', 'cat');
  p.hand('marquise', 'anvil').turn('eyrie', 'daylight').play('command corvid-spies');
  expect(p.offers()).toEqual(['place c1', 'place c5']);
  p.play('place c1', 'place c5');
  expect([p.window(), p.asked()]).toEqual(['corvid-spies', 'eyrie']);
  const cards = p.fork().play('pilfer c5').chance('steal anvil');
  expect(cards.cards('eyrie')).toEqual(['anvil']);
  p.play('raid', 'battle c1 marquise', 'pass').chance('dice 1 0').play('battle c5 marquise', 'pass').chance('dice 1 0');
  expect([p.count('c1', 'cat'), p.count('c5', 'cat')]).toEqual([1, 0]);
});

rootLaw(
  '14.3.2',
  'Raven Sentries: a hit more where the controller has a building or token, in attack and defence',
  () => {
    const p = position(TABLE)
      .hirelings('corvid-spies', { by: 'marquise', demoted: true })
      .place('c1', 'cat', 3)
      .place('c1', 'hawk', 3);
    const bare = p.fork().battle('marquise', 'eyrie', 'c1').chance('dice 0 0');
    expect(bare.count('c1', 'hawk')).toBe(3);
    p.place('c1', 'sawmill');
    expect(p.fork().battle('marquise', 'eyrie', 'c1').chance('dice 0 0').count('c1', 'hawk')).toBe(2);
    expect(p.battle('eyrie', 'marquise', 'c1').chance('dice 0 0').count('c1', 'hawk')).toBe(2);
  },
);

rootLaw(
  ['14.3.2', '14.3.3'],
  'Furious Protector: enemies place nothing beside it; it strides and removes a warrior of each',
  () => {
    const p = position(TABLE)
      .hirelings('furious-protector', { by: 'eyrie' })
      .place('c1', 'protector')
      .place('c1', 'recruiter');
    p.place('c1', 'cat', 2).place('c5', 'cat', 2).place('c5', 'hawk', 2).hand('marquise', 'anvil');
    const cats = p.fork().place('c1', 'sawmill', 0).turn('marquise', 'daylight');
    expect(cats.refusal('battle c1 furious-protector')).toMatchObject({ why: 'immune' });
    p.turn('eyrie', 'birdsong');
    expect(p.offers()).toEqual(['stride c5', 'stride c9', 'stride c10']);
    p.play('stride c5');
    expect([p.count('c5', 'cat'), p.count('c5', 'hawk'), p.count('c5', 'protector')]).toEqual([1, 1, 1]);
  },
);

rootLaw(['14.3.1', '14.3.2', '14.3.3'], 'Stoic Protector: the controller’s pieces beside it are safe', () => {
  const p = hired(
    position(TABLE).hirelings('furious-protector', { demoted: true }).place('c1', 'hawk', 2),
    EYRIE,
    'furious-protector',
  );
  p.play('place c1').place('c1', 'cat', 3);
  const cats = p.fork().turn('marquise', 'daylight');
  expect(cats.refusal('battle c1 eyrie')).toMatchObject({ law: '14.3.2', why: 'sheltered' });
  for (const c of ['c6', 'c8', 'c12'] as const) p.place(c, 'workshop');
  const favor = p
    .fork()
    .hand('marquise', 'favor-of-the-foxes')
    .turn('marquise', 'daylight')
    .play('craft favor-of-the-foxes');
  expect(favor.count('c1', 'hawk')).toBe(2);
  p.turn('eyrie', 'birdsong').play('stride c5');
  expect(p.count('c1', 'hawk')).toBe(2);
});

rootLaw(
  ['8.4.1.I-R1', '14.3.2'],
  'a revolt finds no slot where sheltered buildings fill them all: they do not leave',
  () => {
    const guarded = (c: 'c1' | 'c2') =>
      position({ factions: ['marquise', 'eyrie', 'alliance'], hirelings: BOXES })
        .hirelings('furious-protector', { by: 'eyrie', demoted: true })
        .place(c, 'protector')
        .place('c1', 'roost')
        .place('c1', 'sympathy')
        .supporters('favor-of-the-foxes', 'anvil')
        .turn('alliance', 'birdsong');
    expect(guarded('c1').refusal('revolt c1')).toMatchObject({ law: '2.2.3', why: 'no-slot' });
    expect(guarded('c2').offers('revolt')).toEqual(['revolt c1']);
  },
);

rootLaw(['14.3.1', '14.3.3'], 'Flame Bearers: a piece for each of them, warriors first, then they spread', () => {
  const p = position(TABLE)
    .hirelings('flame-bearers', { by: 'eyrie' })
    .place('c1', 'bearer', 2)
    .place('c1', 'cat')
    .place('c1', 'sawmill');
  p.place('c1', 'wood').turn('eyrie', 'birdsong');
  expect(p.offers()).toEqual(['burn c1 cat']);
  expect(p.refusal('burn c1 sawmill')).toMatchObject({ law: '14.3.3', why: 'warriors-first' });
  p.play('burn c1 cat', 'burn c1 sawmill');
  expect([p.score('eyrie'), p.offers()]).toEqual([0, ['place c1', 'place c5', 'place c9', 'place c10']]);
  const none = hired(position(TABLE).hirelings('flame-bearers'), EYRIE, 'flame-bearers').play('place c1', 'place c2');
  expect([none.count('c1', 'bearer'), none.count('c2', 'bearer')]).toEqual([1, 1]);
});

rootLaw('14.3.2', 'Rat Smugglers: each item card buys a move or a battle', () => {
  const p = position(TABLE)
    .hirelings('flame-bearers', { by: 'marquise', demoted: true })
    .place('c1', 'cat', 3)
    .place('c1', 'hawk');
  p.hand('marquise', 'anvil', 'sword', 'ambush-fox').turn('marquise', 'daylight');
  expect(p.offers('smuggle')).toEqual(['smuggle anvil', 'smuggle sword']);
  expect(p.refusal('smuggle ambush-fox')).toMatchObject({ law: '14.3.2', why: 'no-item-card' });
  p.play('smuggle anvil', 'move c1 c5', 'count 1', 'smuggle sword', 'battle c1 eyrie').chance('dice 1 0');
  expect([p.count('c5', 'cat'), p.count('c1', 'hawk')]).toEqual([1, 0]);
});

rootLaw(
  ['14.3.1', '14.3.4'],
  'Vault Keepers: a vault and two warriors; more vaults nearby, then battles or warriors',
  () => {
    const setup = prepared('vault-keepers');
    // §16.1: corners are kept for those who start there; §2.2.3: a slot must be open.
    expect(setup.refusal('place c1')).toMatchObject({ law: '16.1' });
    setup.play('place c5');
    expect([setup.count('c5', 'vault'), setup.count('c5', 'vault-keeper')]).toEqual([1, 2]);
    const p = position(TABLE)
      .hirelings('vault-keepers', { by: 'eyrie' })
      .place('c5', 'vault')
      .place('c5', 'vault-keeper');
    p.place('c5', 'cat').turn('eyrie', 'daylight').play('command vault-keepers');
    expect(p.offers()).toEqual(['place c1', 'place c2', 'place c5', 'pass']);
    p.play('place c2');
    const guards = p.fork().play('fortify');
    expect([guards.count('c2', 'vault-keeper'), guards.count('c5', 'vault-keeper')]).toEqual([1, 2]);
    p.play('raid', 'battle c5 marquise').chance('dice 1 0');
    expect(p.count('c5', 'cat')).toBe(0);
    // §6.2.2: no guard is placed at the keep, though the vault there may raid.
    const kept = position(TABLE)
      .hirelings('vault-keepers', { by: 'eyrie' })
      .place('c1', 'vault')
      .place('c1', 'keep')
      .supply('vault', 0)
      .turn('eyrie', 'daylight')
      .play('command vault-keepers');
    expect(kept.offers()).toContain('raid');
    expect(kept.refusal('fortify')).toMatchObject({ law: '14.3.4', why: 'no-vault' });
  },
);

rootLaw(['14.3.2', 'O.5'], 'Badger Bodyguards: the first hit of a battle is ignored, once', () => {
  const p = position(TABLE)
    .hirelings('vault-keepers', { by: 'eyrie', demoted: true })
    .place('c1', 'hawk', 3)
    .place('c1', 'cat', 3);
  expect(p.fork().battle('marquise', 'eyrie', 'c1').chance('dice 2 0').count('c1', 'hawk')).toBe(2);
  p.hand('marquise', 'ambush-fox');
  // An ambush for two: one is ignored, and none of the roll's.
  p.battle('eyrie', 'marquise', 'c1').play('ambush ambush-fox').chance('dice 1 1');
  expect(p.count('c1', 'hawk')).toBe(1);
});

rootLaw(
  ['14.3.1', '14.3.2', '14.3.4'],
  'Popular Band: it lures warriors, and enemies that come cannot leave this turn',
  () => {
    const p = position(TABLE)
      .hirelings('popular-band', { by: 'eyrie' })
      .place('c1', 'band')
      .place('c5', 'cat', 2)
      .place('c9', 'hawk', 2);
    const cats = p.fork().turn('marquise', 'daylight').play('march', 'move c5 c1', 'count 2');
    expect(cats.refusal('move c1 c5')).toMatchObject({ law: '14.3.2', why: 'held-by-band' });
    p.turn('eyrie', 'daylight').play('command popular-band', 'perform c1');
    expect(p.offers()).toEqual(['lure c5 marquise', 'lure c9 eyrie', 'pass']);
    p.play('lure c5 marquise', 'lure c9 eyrie', 'place c12');
    expect([p.count('c1', 'cat'), p.count('c1', 'hawk'), p.count('c12', 'band')]).toEqual([1, 1, 1]);
    const pawn = position({ factions: ['vagabond', 'eyrie'], hirelings: BOXES }).hirelings('popular-band', {
      demoted: true,
    });
    pawn.place('c5', 'band').vagabond('c1', ['boot', 'boot']).turn('vagabond', 'daylight').play('go c5');
    expect(pawn.refusal('go c1')).toMatchObject({ law: '14.3.2', why: 'pawn-held-by-band' });
    expect(pawn.ruler('c5')).toBe('popular-band');
  },
);

rootLaw('14.3.4', 'Street Band: one more, anywhere', () => {
  const p = position(TABLE).hirelings('popular-band', { by: 'eyrie', demoted: true }).turn('eyrie', 'daylight');
  p.play('command popular-band', 'place c7');
  expect(p.count('c7', 'band')).toBe(1);
});
