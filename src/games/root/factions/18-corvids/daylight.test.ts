import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';

const CATS = { factions: ['marquise', 'corvids'] } as const;

rootLaw(['18.5', '18.5.1', '18.5.2', '18.5.3', '18.5.4'], 'up to three actions, in any order and number', () => {
  const p = position(CATS).place('c1', 'raven', 3).place('c1', 'cat', 4).plot('c2', 'bomb').plot('c3', 'raid');
  p.turn('corvids', 'daylight');
  expect([...new Set(p.offers().map((text) => text.split(' ')[0]))]).toEqual([
    'move',
    'plot',
    'battle',
    'trick',
    'end',
  ]);
  expect(p.view('corvids').actions).toEqual([3, 3]);
  p.play('trick c2 c3', 'trick c2 c3', 'battle c1 marquise', 'dice 0 0');
  expect([p.offers(), p.view('marquise').actions]).toEqual([['end'], [0, 3]]);
  expect(p.refusal('plot c1')).toMatchObject({ law: '18.5', why: 'no-actions' });
});

rootLaw('18.2.3', 'they move no matter who rules origin and destination', () => {
  const p = position(CATS).place('c1', 'raven').place('c1', 'cat', 3).place('c5', 'cat', 3).turn('corvids', 'daylight');
  expect(p.offers('move')).toEqual(['move c1 c5', 'move c1 c9', 'move c1 c10']);
});

rootLaw(['18.5.2', '18.5.2-R1'], 'a plot costs one warrior, and one more for each plot of this turn', () => {
  const p = position(CATS).place('c1', 'raven', 3).place('c5', 'raven', 2).turn('corvids', 'daylight');
  p.play('plot c1');
  expect([p.window(), p.count('c1', 'raven'), p.offers()]).toEqual([
    'corvids-hide',
    2,
    ['hide bomb', 'hide snare', 'hide extortion', 'hide raid'],
  ]);
  p.play('hide bomb');
  expect([p.plotAt('c1'), p.inSupply('plot')]).toEqual(['bomb down', 7]);
  p.play('plot c5', 'hide bomb');
  expect([p.count('c5', 'raven'), p.inSupply('raven')]).toEqual([0, 13]);
  expect(p.refusal('plot c1')).toMatchObject({ law: '18.2.2.II', why: 'has-plot' });
  p.place('c9', 'raven', 2);
  expect(p.refusal('plot c9')).toMatchObject({ law: '18.5.2', why: 'too-few-warriors', a: 3, b: 2 });
});

rootLaw('18.5.2-R1', 'the count runs on into Exert and ends with the turn', () => {
  const p = position(CATS).place('c1', 'raven', 2).place('c5', 'raven', 1).turn('corvids', 'daylight');
  p.play('plot c1', 'hide raid', 'end', 'exert');
  expect(p.refusal('plot c5')).toMatchObject({ law: '18.5.2', why: 'too-few-warriors', a: 2, b: 1 });
  p.play('move c1 c5', 'count 1');
  expect(p.plotsPlaced()).toBe(0);
});

rootLaw(['18.2.2', '18.2.2.II', '18.5.2-R2'], 'two of each kind, chosen secretly among those in supply', () => {
  const p = position(CATS)
    .plot('c2', 'bomb')
    .plot('c3', 'bomb', 'up')
    .place('c1', 'raven', 2)
    .turn('corvids', 'daylight');
  p.play('plot c1');
  expect(p.offers()).toEqual(['hide snare', 'hide extortion', 'hide raid']);
  p.play('hide snare');
  expect(p.events('plot-hidden', 'marquise')).toEqual([{ type: 'plot-hidden', clearing: 0 }]);
  expect(p.events('chose', 'marquise').at(-1)).toMatchObject({ text: 'hide' });
  const first = position(CATS).plot('c1', 'raid').plot('c3', 'raid').place('c5', 'raven').turn('corvids', 'daylight');
  expect(first.play('plot c5').offers()).toEqual(['hide bomb', 'hide snare', 'hide extortion']);
  const full = position(CATS).supply('plot', 0).place('c1', 'raven', 2).turn('corvids', 'daylight');
  expect(full.refusal('plot c1')).toMatchObject({ law: '18.5.2', why: 'no-plots' });
});

rootLaw('M164', 'no plot in the keep’s clearing', () => {
  const p = position(CATS).place('c1', 'keep').place('c1', 'raven', 2).turn('corvids', 'daylight');
  expect(p.refusal('plot c1')).toMatchObject({ law: '6.2.2', why: 'keep' });
});

rootLaw(['18.5.2-R3', 'M191'], 'the warriors of a plot go on Coffin Makers of another player', () => {
  const p = position({ ...CATS, deck: 'exiles-partisans' }).crafted('marquise', 'coffin-makers');
  p.place('c1', 'raven', 3).place('c5', 'raven', 1).turn('corvids', 'daylight');
  p.play('plot c5', 'hide raid', 'plot c1', 'hide bomb');
  expect([p.inSupply('raven'), p.onCoffins('raven')]).toEqual([11, 3]);
  expect(p.score('marquise')).toBe(0);
});

rootLaw(['18.5.4', '18.5.4-R1', '17.0.7', 'O.13'], 'two plots of the same facing change places', () => {
  const p = position(CATS)
    .plot('c1', 'bomb')
    .plot('c2', 'raid')
    .plot('c3', 'snare', 'up')
    .plot('c4', 'extortion', 'up');
  p.scorch('c4').turn('corvids', 'daylight');
  expect(p.offers('trick')).toEqual(['trick c1 c2', 'trick c3 c4']);
  expect(p.refusal('trick c1 c3')).toMatchObject({ law: '18.5.4', why: 'facings-differ' });
  expect(p.refusal('trick c1 c5')).toMatchObject({ law: '18.5.4', why: 'no-plot' });
  p.play('trick c1 c2', 'trick c3 c4');
  expect(['c1', 'c2', 'c3', 'c4'].map((c) => p.plotAt(c as 'c1'))).toEqual([
    'raid down',
    'bomb down',
    'extortion up',
    'snare up',
  ]);
  // The snare works in its new clearing at once.
  expect(p.snares()).toEqual(['c4']);
});

rootLaw('18.5.4-R2', 'everybody sees which tokens change places; what is known of one goes with it', () => {
  const p = position(CATS).plot('c1', 'bomb').plot('c2', 'raid').turn('corvids', 'daylight');
  p.ruledOut('c1', 'snare');
  p.play('trick c1 c2');
  expect(p.events('plots-swapped', 'marquise')).toEqual([{ type: 'plots-swapped', from: 0, to: 1, up: false }]);
  expect(p.view('marquise').corvids.ruledOut.slice(0, 2)).toEqual([0, 2]);
  expect(p.view('marquise').corvids.kind.slice(0, 2)).toEqual([4, 4]);
});

rootLaw('M165', 'a trick beside an enemy Furious Protector', () => {
  const p = position({ ...CATS, hirelings: ['underworld-pack', 'marauder'] }).hirelings('furious-protector', {
    by: 'marquise',
  });
  p.place('c1', 'protector').plot('c1', 'bomb').plot('c2', 'raid').place('c5', 'raven').turn('corvids', 'daylight');
  expect(p.offers('trick')).toEqual(['trick c1 c2']);
});

rootLaw(['18.6', '18.6.1', '18.6.2'], 'exert: one more action, and no draw', () => {
  const p = position(CATS).place('c1', 'raven', 2).plot('c5', 'extortion', 'up').turn('corvids', 'evening');
  expect([p.window(), p.offers()]).toEqual(['corvids-exert', ['exert', 'pass']]);
  p.play('exert', 'move c1 c9', 'count 1');
  expect([p.cards('corvids'), p.asked()]).toEqual([[], 'marquise']);
  const q = position(CATS)
    .plot('c5', 'extortion', 'up')
    .plot('c6', 'extortion', 'up')
    .turn('corvids', 'evening')
    .play('pass');
  q.chance('draw anvil', 'draw sword', 'draw armorers');
  expect([q.cards('corvids').length, q.asked()]).toEqual([3, 'marquise']);
});

rootLaw('18.6.2', 'a face-down extortion draws nothing; then down to five', () => {
  const p = position(CATS)
    .plot('c5', 'extortion')
    .hand('corvids', 'anvil', 'sword', 'armorers', 'investments', 'cobbler');
  p.turn('corvids', 'evening').play('pass', 'draw sappers');
  expect([p.window(), p.asked(), p.offers().length]).toEqual(['hand-limit', 'corvids', 6]);
});

rootLaw(
  ['18.6.1-R1', 'M190'],
  'with nothing to draw Informants has nothing to replace; the limit of five still holds',
  () => {
    const p = position({ ...CATS, deck: 'exiles-partisans' })
      .crafted('corvids', 'informants')
      .discard('ambush-fox');
    p.place('c1', 'raven', 2).hand('corvids', 'anvil', 'sword', 'investments', 'tunnels', 'foxfolk-steel', 'swap-meet');
    p.turn('corvids', 'evening').play('exert', 'move c1 c9', 'count 1');
    expect([p.window(), p.offers('informants')]).toEqual(['hand-limit', []]);
    const idle = position(CATS).turn('corvids', 'evening');
    expect(idle.refusal('exert')).toMatchObject({ law: '18.6.1' });
  },
);

rootLaw(['18.2.5', '18.2.5-R1'], 'in defence a face-down plot deals one extra hit, with warriors or without', () => {
  const alone = position(CATS).plot('c1', 'raid').place('c1', 'cat', 3).battle('marquise', 'corvids', 'c1');
  alone.play('dice 0 0');
  // The defenceless plot falls, and its agents hit.
  expect([alone.count('c1', 'cat'), alone.plotAt('c1')]).toEqual([2, undefined]);
  const manned = position(CATS).plot('c1', 'raid').place('c1', 'raven', 2).place('c1', 'cat', 3);
  expect(manned.battle('marquise', 'corvids', 'c1').play('dice 1 1').count('c1', 'cat')).toBe(1);
  const up = position(CATS).plot('c1', 'snare', 'up').place('c1', 'raven', 2).place('c1', 'cat', 3);
  expect(up.battle('marquise', 'corvids', 'c1').play('dice 1 1').count('c1', 'cat')).toBe(2);
  const attacking = position(CATS).plot('c1', 'raid').place('c1', 'raven', 2).place('c1', 'cat', 3);
  expect(attacking.battle('corvids', 'marquise', 'c1').play('dice 1 1').count('c1', 'cat')).toBe(2);
});

rootLaw('18.2.5-R1', 'nothing after an ambush that ended the battle', () => {
  const p = position(CATS).plot('c1', 'raid').place('c1', 'cat', 2).hand('corvids', 'ambush-fox');
  p.battle('marquise', 'corvids', 'c1').play('ambush ambush-fox');
  expect([p.count('c1', 'cat'), p.plotAt('c1')]).toEqual([0, 'raid down']);
});

rootLaw('M189', 'Armorers cancel the rolled hit, the agents’ hit stays', () => {
  const p = position(CATS)
    .plot('c1', 'raid')
    .place('c1', 'raven', 2)
    .place('c1', 'cat', 3)
    .crafted('marquise', 'armorers');
  p.battle('marquise', 'corvids', 'c1').play('dice 1 1');
  expect(p.asked()).toBe('marquise');
  p.play(p.offers('armorers')[0]!);
  expect(p.count('c1', 'cat')).toBe(2);
});

rootLaw('M187', 'an enemy hireling that attacks a face-down plot takes the agents’ hit', () => {
  const p = position({ ...CATS, hirelings: ['marauder'] }).hirelings('flame-bearers', { by: 'marquise' });
  p.place('c1', 'bearer', 2).plot('c1', 'bomb').hirelingsAttack('marquise', 'flame-bearers', 'c1');
  p.play('battle c1 corvids').anyChance();
  expect(p.count('c1', 'bearer')).toBe(1);
});

rootLaw('M192', 'Soup Kitchens of the Corvids count each plot twice for rule, either facing', () => {
  const p = position({ ...CATS, deck: 'exiles-partisans' }).crafted('corvids', 'soup-kitchens');
  p.plot('c1', 'bomb').plot('c2', 'snare', 'up').place('c1', 'cat').place('c2', 'cat').place('c3', 'cat');
  p.turn('corvids', 'daylight');
  const { ruler } = p.view('marquise');
  expect([ruler[0], ruler[1], ruler[2]]).toEqual([
    p.factionOf('corvids'),
    p.factionOf('corvids'),
    p.factionOf('marquise'),
  ]);
});

rootLaw('18.5.2-R1', 'the count of plots ends with the turn for Corvids in the first seat, too', () => {
  const p = position({ factions: ['corvids', 'marquise'] })
    .place('c1', 'raven', 3)
    .turn('corvids', 'daylight');
  p.play('plot c1', 'hide raid', 'end', 'exert', 'move c1 c5', 'count 1');
  expect([p.asked(), p.plotsPlaced()]).toEqual(['marquise', 0]);
});
