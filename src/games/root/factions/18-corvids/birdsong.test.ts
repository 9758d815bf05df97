import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';

const CATS = { factions: ['marquise', 'corvids'] } as const;
const FOUR = { factions: ['marquise', 'corvids', 'eyrie', 'alliance'] } as const;
const EXILES = { ...CATS, deck: 'exiles-partisans' } as const;

/** The Corvids stand before their flips. */
const flipping = (p: Position): Position => p.turn('corvids', 'birdsong').play('end');

rootLaw(['18.4', '18.4.1', '18.4.2', '18.4.3'], 'craft, flip, recruit, in this order', () => {
  const p = position(CATS)
    .place('c1', 'raven')
    .plot('c1', 'snare')
    .hand('corvids', 'anvil')
    .turn('corvids', 'birdsong');
  expect(p.window()).toBe('corvids-craft');
  expect(p.play('end').window()).toBe('corvids-flip');
  expect(p.play('pass').window()).toBe('corvids-recruit');
  expect(p.play('pass').window()).toBe('corvids-daylight');
});

rootLaw(
  ['18.2.1', '18.2.1-R1', '18.4.1'],
  'they craft with plots of either facing, by the suit of the clearing',
  () => {
    const p = position(CATS).plot('c1', 'bomb').hand('corvids', 'anvil', 'sword').turn('corvids', 'birdsong');
    expect(p.offers()).toEqual(['craft anvil', 'end']);
    p.play('craft anvil');
    expect([p.score('corvids'), p.plotAt('c1'), p.view('marquise').corvids.kind[0]]).toEqual([2, 'bomb down', 4]);
    const up = position(CATS).plot('c1', 'snare', 'up').hand('corvids', 'anvil').turn('corvids', 'birdsong');
    expect(up.offers()).toContain('craft anvil');
    expect(up.play('end').judge('corvids', 'craft anvil')).toMatchObject({ because: { law: '18.4.1' } });
  },
);

rootLaw(['18.4.1-R1', 'M212'], 'Saboteurs crafted now wait for the next turn, False Orders work at once', () => {
  const p = position(EXILES).plot('c1', 'bomb').plot('c3', 'bomb').plot('c2', 'snare').plot('c8', 'snare');
  p.place('c1', 'cat', 2).crafted('marquise', 'murine-broker');
  p.hand('corvids', 'false-orders', 'saboteurs').turn('corvids', 'birdsong');
  p.play('craft saboteurs');
  while (p.window() !== 'corvids-craft') p.play(p.offers()[0]!);
  expect(p.judge('corvids', 'saboteurs marquise murine-broker')).toMatchObject({ because: { law: '4.1.3' } });
  const q = position(EXILES).plot('c1', 'bomb').plot('c12', 'bomb').place('c1', 'cat', 2);
  q.hand('corvids', 'false-orders').turn('corvids', 'birdsong').play('craft false-orders', 'end');
  expect(q.offers()).toContain('false-orders marquise c1 c5');
});

rootLaw(['18.4.2', '18.4.2-R1'], 'each flip scores one point for every plot then face up', () => {
  const p = position(CATS).place('c1', 'raven').place('c2', 'raven').place('c3', 'raven').place('c4', 'raven');
  p.plot('c1', 'snare').plot('c2', 'bomb').plot('c3', 'raid').plot('c4', 'extortion', 'up');
  flipping(p);
  expect(p.offers()).toEqual(['flip c1', 'flip c2', 'flip c3', 'pass']);
  p.play('flip c1');
  expect([p.score('corvids'), p.plotAt('c1')]).toEqual([2, 'snare up']);
  // The bomb counts for its own flip and is gone for the next.
  p.play('flip c2');
  expect([p.score('corvids'), p.plotAt('c2'), p.inSupply('plot')]).toEqual([5, undefined, 5]);
  p.play('flip c3');
  expect(p.score('corvids')).toBe(8);
});

rootLaw(['18.4.2', '18.4.2-R2'], 'a flip needs a warrior of theirs beside a face-down plot', () => {
  const p = position({ ...CATS, hirelings: ['marauder'] })
    .hirelings('flame-bearers', { by: 'corvids' })
    .place('c1', 'bearer', 2)
    .plot('c1', 'snare')
    .place('c2', 'raven')
    .plot('c2', 'raid', 'up')
    .place('c5', 'raven')
    .plot('c5', 'raid');
  p.turn('corvids', 'birdsong');
  while (p.window() !== 'corvids-flip') p.play(p.window() === 'corvids-craft' ? 'end' : p.offers().at(-1)!);
  expect(p.offers()).toEqual(['flip c5', 'pass']);
  expect(p.refusal('flip c1')).toMatchObject({ law: '18.4.2', why: 'no-warrior' });
  expect(p.refusal('flip c2')).toMatchObject({ law: '18.4.2', why: 'face-up' });
  expect(p.refusal('flip c3')).toMatchObject({ law: '18.4.2', why: 'no-plot' });
  p.play('pass', 'pass');
  expect(p.judge('corvids', 'flip c5')).toMatchObject({ because: { law: '18.4.2', why: 'in-birdsong' } });
});

rootLaw('18.4.2-R3', 'the points come first: at 30 the game is over before the bomb goes off', () => {
  const p = position(CATS).place('c1', 'raven').place('c1', 'cat', 3).plot('c1', 'bomb').points('corvids', 29);
  flipping(p).play('flip c1');
  expect([p.over(), p.winners(), p.count('c1', 'cat'), p.plotAt('c1')]).toEqual([true, ['corvids'], 3, 'bomb up']);
});

rootLaw('18.4.3', 'a card places one warrior in every clearing of its suit, once a turn', () => {
  const p = position(CATS).hand('corvids', 'anvil', 'sword').turn('corvids', 'birdsong').play('end');
  expect(p.offers()).toEqual(['recruit-suit fox', 'recruit-suit mouse', 'pass']);
  expect(p.refusal('recruit-suit rabbit')).toMatchObject({ law: '18.4.3', why: 'no-card' });
  p.play('recruit-suit fox', 'spend anvil');
  expect(['c1', 'c6', 'c8', 'c12'].map((c) => p.count(c as 'c1', 'raven'))).toEqual([1, 1, 1, 1]);
  expect([p.discarded(), p.window()]).toEqual([['anvil'], 'corvids-daylight']);
  const bird = position(CATS).hand('corvids', 'armorers').turn('corvids', 'birdsong').play('end');
  expect(bird.offers('recruit-suit')).toHaveLength(3);
  bird.play('recruit-suit rabbit', 'spend armorers');
  expect(bird.inSupply('raven')).toBe(11);
});

rootLaw('18.4.3-R1', 'not beside the keep, and with too few warriors they choose where', () => {
  const p = position(CATS).place('c1', 'keep').supply('raven', 2).hand('corvids', 'anvil').turn('corvids', 'birdsong');
  p.play('end', 'recruit-suit fox', 'spend anvil');
  expect([p.window(), p.offers()]).toEqual(['corvids-recruit-where', ['place c6', 'place c8', 'place c12']]);
  p.play('place c12', 'place c6');
  expect([p.count('c12', 'raven'), p.count('c6', 'raven'), p.count('c8', 'raven'), p.count('c1', 'raven')]).toEqual([
    1, 1, 0, 0,
  ]);
  const none = position(CATS).supply('raven', 0).hand('corvids', 'anvil').turn('corvids', 'birdsong').play('end');
  expect(none.refusal('recruit-suit fox')).toMatchObject({ law: '18.4.3', why: 'no-ravens' });
  const barred = position(CATS).scorch('c1', 'c6', 'c8', 'c12').hand('corvids', 'anvil').turn('corvids', 'birdsong');
  expect(barred.play('end').refusal('recruit-suit fox')).toMatchObject({ law: '18.4.3', why: 'nowhere' });
});

rootLaw(['18.7.1', '18.7.1-R1', '18.7.1-R3'], 'a bomb clears its clearing of enemies and goes back to supply', () => {
  const p = position(FOUR).place('c2', 'raven').plot('c2', 'bomb').place('c2', 'cat', 2).place('c2', 'sawmill');
  p.place('c2', 'hawk').place('c2', 'roost');
  flipping(p).play('flip c2');
  expect([p.count('c2', 'cat'), p.count('c2', 'sawmill'), p.count('c2', 'hawk'), p.count('c2', 'roost')]).toEqual([
    0, 0, 0, 0,
  ]);
  expect([p.count('c2', 'raven'), p.plotAt('c2'), p.inSupply('plot')]).toEqual([1, undefined, 8]);
  // One point for the flip, one for each building.
  expect(p.score('corvids')).toBe(3);
});

rootLaw('18.7.1-R3', 'a bomb that is removed in any other way does nothing', () => {
  const p = position(CATS).plot('c2', 'bomb').place('c2', 'cat', 3);
  p.battle('marquise', 'corvids', 'c2').play('dice 0 0');
  expect([p.count('c2', 'cat'), p.plotAt('c2'), p.score('marquise')]).toEqual([2, undefined, 1]);
});

rootLaw(['17.0.5', 'M173'], 'a Vagabond beside a bomb damages three items, his pawn stays', () => {
  const p = position({ factions: ['vagabond', 'corvids'] })
    .vagabond('c2', ['boot', 'torch', 'sword', 'bag'])
    .place('c2', 'raven')
    .plot('c2', 'bomb');
  flipping(p).play('flip c2');
  expect(p.window()).toMatch(/^vagabond/);
  for (let n = 0; n < 3; n++) p.play(p.offers()[0]!);
  expect([p.itemsOf().filter((item) => item.includes('damaged')).length, p.pawn()]).toEqual([3, 'c2']);
});

rootLaw('M163', 'a bomb that takes the last cats and the keep: no Field Hospitals', () => {
  const p = position(CATS).place('c1', 'keep').place('c1', 'cat', 2).place('c1', 'raven').plot('c1', 'bomb');
  p.hand('marquise', 'anvil');
  flipping(p).play('flip c1');
  expect([p.window(), p.count('c1', 'cat'), p.count('c1', 'keep'), p.inSupply('keep')]).toEqual([
    'corvids-recruit',
    0,
    0,
    0,
  ]);
});

rootLaw('M170', 'a bomb removes sympathy: a point, and the Corvids pay Outrage', () => {
  const p = position(FOUR).place('c2', 'sympathy').place('c2', 'raven').plot('c2', 'bomb').hand('corvids', 'sword');
  flipping(p).play('flip c2');
  expect([p.score('corvids'), p.asked(), p.offers()]).toEqual([2, 'corvids', ['appease sword']]);
});

rootLaw('M179', 'four lizards removed by a bomb go to supply, not to the acolytes', () => {
  const p = position({ factions: ['cult', 'corvids'] })
    .place('c2', 'lizard', 4)
    .place('c2', 'raven')
    .plot('c2', 'bomb');
  flipping(p).play('flip c2');
  expect([p.inSupply('lizard'), p.acolytes()]).toEqual([25, 0]);
});

rootLaw(
  ['18.7.1-R2', 'M180'],
  'mercenaries serve in Daylight and Evening only: in Birdsong a bomb removes them',
  () => {
    const p = position({ factions: ['riverfolk', 'corvids'] })
      .place('c2', 'otter', 3)
      .place('c2', 'raven');
    p.plot('c2', 'bomb').turn('corvids', 'birdsong').play('buy-mercenaries', 'end', 'flip c2');
    expect([p.count('c2', 'otter'), p.count('c2', 'raven')]).toEqual([0, 1]);
  },
);

rootLaw('18.7.1-R2', 'hirelings that the Corvids control stay, all others go', () => {
  const p = position({ ...CATS, hirelings: ['marauder'] }).hirelings('flame-bearers', { by: 'corvids' });
  p.hirelings('popular-band', { by: 'marquise' });
  p.place('c2', 'raven').place('c2', 'bearer', 2).place('c2', 'band', 2).plot('c2', 'bomb').turn('corvids', 'birdsong');
  while (p.window() !== 'corvids-flip') p.play(p.window() === 'corvids-craft' ? 'end' : p.offers().at(-1)!);
  p.play('flip c2');
  expect([p.count('c2', 'bearer'), p.count('c2', 'band')]).toEqual([2, 0]);
});

rootLaw('M182', 'a bomb beside the warlord and two rats: the rats go, the warlord stays', () => {
  const p = position({ factions: ['hundreds', 'corvids'] })
    .place('c2', 'rat', 2)
    .place('c2', 'warlord');
  p.place('c2', 'raven').plot('c2', 'bomb');
  flipping(p).play('flip c2');
  expect([p.count('c2', 'rat'), p.count('c2', 'warlord')]).toEqual([0, 1]);
});

rootLaw('M185', 'a bomb removes a relic: two points, and a forest of the Corvids’ choice', () => {
  const p = position({ factions: ['keepers', 'corvids'] })
    .relics('c2', 'figure-1')
    .place('c2', 'raven')
    .plot('c2', 'bomb');
  flipping(p).play('flip c2');
  expect([p.score('corvids'), p.asked(), p.window()]).toEqual([3, 'corvids', 'keepers-trophy']);
});

rootLaw(['18.7.3', '18.7.3-R1'], 'extortion takes a random card of each enemy with a faction piece there', () => {
  const p = position(FOUR).place('c2', 'raven').plot('c2', 'extortion').place('c2', 'cat').place('c2', 'sympathy');
  p.hand('marquise', 'anvil').hand('alliance', 'sword').hand('eyrie', 'armorers').hand('corvids', 'investments');
  flipping(p).play('flip c2');
  expect([p.window(), p.asked(), p.offers()]).toEqual([
    'order',
    'corvids',
    ['first extort marquise', 'first extort alliance'],
  ]);
  p.play('first extort alliance', 'steal sword', 'steal anvil');
  expect([p.cards('marquise'), p.cards('alliance'), p.cards('eyrie'), p.cards('corvids').length]).toEqual([
    [],
    [],
    ['armorers'],
    3,
  ]);
  // Only thief and victim know the card.
  expect(p.events('given', 'eyrie')[0]).not.toHaveProperty('card');
  expect(p.events('given', 'corvids')[0]).toHaveProperty('card');
  expect(p.events('given', 'alliance')[0]).toHaveProperty('card');
});

rootLaw('18.7.3-E1', 'coalition partners are spared, enemies without cards give nothing', () => {
  const p = position({ factions: ['marquise', 'corvids', 'vagabond'] })
    .vagabond('c2')
    .place('c2', 'cat');
  p.coalition('vagabond', 'corvids').hand('vagabond', 'anvil').place('c2', 'raven').plot('c2', 'extortion');
  flipping(p).play('flip c2');
  expect([p.cards('vagabond'), p.window()]).toEqual([['anvil'], 'corvids-recruit']);
});

rootLaw('M181', 'extortion beside a trade post alone takes a card of the open hand', () => {
  const p = position({ factions: ['riverfolk', 'corvids'] })
    .place('c4', 'tradepost')
    .place('c4', 'raven');
  p.plot('c4', 'extortion').hand('riverfolk', 'anvil', 'sword');
  p.turn('corvids', 'birdsong').play('pass', 'end', 'flip c4');
  expect(p.outcomes()).toEqual(['steal anvil', 'steal sword']);
  p.chance('steal sword');
  expect([p.cards('riverfolk'), p.cards('corvids')]).toEqual([['anvil'], ['sword']]);
});

rootLaw('M188', 'extortion where an enemy has only controlled hirelings takes nothing', () => {
  const p = position({ ...CATS, hirelings: ['marauder'] }).hirelings('flame-bearers', { by: 'marquise' });
  p.place('c2', 'bearer', 2).place('c2', 'raven').plot('c2', 'extortion').hand('marquise', 'anvil');
  p.turn('corvids', 'birdsong');
  while (p.window() !== 'corvids-flip') p.play(p.window() === 'corvids-craft' ? 'end' : p.offers().at(-1)!);
  expect([p.play('flip c2').window(), p.cards('marquise')]).toEqual(['corvids-recruit', ['anvil']]);
});
