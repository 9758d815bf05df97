import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { geographyOf } from '../../state.ts';
import { position } from '../../testkit/position.testkit.ts';

const CATS = { factions: ['marquise', 'corvids'] } as const;
const EXILES = { ...CATS, deck: 'exiles-partisans' } as const;
const SNARED_MOVE = { law: '18.7.2', why: 'snared-move' };
const SNARED_PLACE = { law: '18.7.2', why: 'snared-place' };

rootLaw(['18.7.2', '18.7.2-R1'], 'while a snare is face up no enemy leaves its clearing or is placed there', () => {
  const p = position(CATS)
    .plot('c1', 'snare', 'up')
    .place('c1', 'cat', 3)
    .place('c5', 'cat', 2)
    .turn('marquise', 'daylight');
  p.play('march');
  expect(p.refusal('move c1 c5')).toMatchObject(SNARED_MOVE);
  // Coming in is free.
  expect(p.offers()).toContain('move c5 c1');
  expect(
    position(CATS).plot('c1', 'snare').place('c1', 'cat', 3).turn('marquise', 'daylight').play('march').offers(),
  ).toContain('move c1 c5');
  const own = position(CATS).plot('c1', 'snare', 'up').place('c1', 'raven', 2).turn('corvids', 'daylight');
  expect(own.offers('move')).toContain('move c1 c5');
  expect(own.refusal('plot c1')).toMatchObject({ law: '18.2.2.II' });
});

rootLaw(['18.7.2-R2', 'M167'], 'a sawmill in a snared clearing gets no wood', () => {
  const p = position(CATS)
    .plot('c2', 'snare', 'up')
    .place('c2', 'sawmill')
    .place('c8', 'sawmill')
    .turn('marquise', 'birdsong');
  expect([p.count('c2', 'wood'), p.count('c8', 'wood')]).toEqual([0, 1]);
});

rootLaw('18.7.2-R2', 'Field Hospitals fail if the keep’s clearing is snared; recruits are not placed', () => {
  const p = position(CATS).place('c1', 'keep').plot('c1', 'snare', 'up').place('c5', 'cat', 2).place('c5', 'raven', 3);
  p.hand('marquise', 'bake-sale').battle('corvids', 'marquise', 'c5').play('pass', 'dice 2 0');
  expect([p.count('c1', 'cat'), p.cards('marquise')]).toEqual([0, ['bake-sale']]);
});

rootLaw(['18.7.2-R4', 'M168'], 'a decree card that only a snared clearing could fulfil fails: turmoil', () => {
  const p = position({ factions: ['eyrie', 'corvids'] })
    .place('c1', 'roost')
    .place('c1', 'hawk', 2)
    .plot('c1', 'snare', 'up');
  p.decree('recruit', 'anvil').turn('eyrie', 'daylight').play('end');
  expect(p.window()).toMatch(/turmoil|leader/);
});

rootLaw(['17.0.6', 'M174'], 'a snared Vagabond: no boot move, but Slip', () => {
  const p = position({ factions: ['vagabond', 'corvids'] })
    .vagabond('c1', ['boot', 'boot'])
    .plot('c1', 'snare', 'up');
  const slipping = p.fork().turn('vagabond', 'birdsong');
  expect(slipping.offers('slip')).toContain('slip c5');
  expect(p.turn('vagabond', 'daylight').refusal('go c5')).toMatchObject(SNARED_MOVE);
  const harrier = position({ factions: ['vagabond', 'corvids'] });
  harrier.vagabond('c1', ['torch'], { character: 'harrier' }).plot('c1', 'snare', 'up').turn('vagabond', 'daylight');
  expect(harrier.refusal('glide c9')).toMatchObject(SNARED_MOVE);
});

rootLaw('18.7.2-R5', 'allies cannot be taken along when a Vagabond slips out', () => {
  const p = position({ factions: ['vagabond', 'corvids', 'marquise'] })
    .vagabond('c1')
    .relation('marquise', 3);
  p.place('c1', 'cat', 3).plot('c1', 'snare', 'up').turn('vagabond', 'birdsong').play('slip c5');
  expect([p.pawn(), p.count('c1', 'cat')]).toEqual(['c5', 3]);
});

rootLaw('M178', 'Convert in a snared clearing is refused', () => {
  const p = position({ factions: ['cult', 'corvids', 'marquise'] })
    .plot('c1', 'snare', 'up')
    .place('c1', 'cat', 2);
  p.cult('fox', 3).place('c6', 'cat').turn('cult', 'birdsong');
  expect(p.offers()).toContain('convert c6 cat');
  const no = p.refusal('convert c1 cat');
  expect(no).toMatchObject(SNARED_PLACE);
});

rootLaw(['18.7.2-R3', 'M171'], 'a revolt is possible: the snare goes first', () => {
  const p = position({ factions: ['alliance', 'corvids'] })
    .place('c1', 'sympathy')
    .plot('c1', 'snare', 'up');
  p.supporters('anvil', 'foxfolk-steel').turn('alliance', 'birdsong').play('revolt c1');
  while (p.window() !== 'alliance-revolt' && p.count('c1', 'base') === 0) p.play(p.offers()[0]!);
  expect([p.count('c1', 'base'), p.plotAt('c1')]).toEqual([1, undefined]);
  const q = position({ factions: ['alliance', 'corvids'] })
    .plot('c1', 'snare', 'up')
    .supporters('anvil');
  q.turn('alliance', 'birdsong');
  while (q.offers('spread').length === 0) q.play('pass');
  expect(q.refusal('spread c1')).toMatchObject(SNARED_PLACE);
});

rootLaw('M184', 'Prowess places nobody while the warlord stands in a snared clearing', () => {
  const p = position({ factions: ['hundreds', 'corvids'] })
    .place('c1', 'warlord')
    .place('c1', 'rat')
    .plot('c1', 'snare', 'up');
  p.turn('hundreds', 'birdsong');
  while (p.window() !== 'hundreds-daylight' && p.asked() === 'hundreds' && p.window() !== 'hundreds-craft')
    p.play(p.offers().find((text) => text === 'pass') ?? p.offers()[0]!);
  expect(p.count('c1', 'rat')).toBe(1);
});

rootLaw('M186', 'a delve into a snared clearing is allowed, carrying the relic out is not', () => {
  const p = position({ factions: ['keepers', 'corvids'] })
    .place('c1', 'badger', 3)
    .plot('c1', 'snare', 'up');
  p.relics('c1', 'figure-1').place('c6', 'badger').retinue('move', 'anvil').turn('keepers', 'daylight');
  p.play('end', 'serve anvil');
  expect(p.refusal('move c1 c5')).toMatchObject(SNARED_MOVE);
  const q = position({ factions: ['keepers', 'corvids', 'marquise'] }).place('c6', 'badger', 3);
  q.plot('c6', 'snare', 'up').retinue('battle', 'anvil');
  const forest = `f${geographyOf(q.state).forestsAt[5]![0]! - 11}` as 'f1';
  q.relics(forest, 'tablet').turn('keepers', 'daylight').play('end', 'serve anvil', 'battle c6 corvids', 'dice 0 0');
  // The snare has fallen; lay it again, as if the Corvids had tricked another one there.
  q.plot('c6', 'snare', 'up');
  expect(q.offers('delve')).toEqual([`delve c6 ${forest} tablet`]);
});

rootLaw('M193', 'False Orders of the Corvids cannot pull an enemy out of their face-up snare', () => {
  const p = position(EXILES)
    .crafted('corvids', 'false-orders')
    .plot('c1', 'snare', 'up')
    .place('c1', 'cat', 2)
    .place('c5', 'cat');
  p.turn('corvids', 'birdsong');
  expect(p.refusal('false-orders marquise c1 c5')).toMatchObject(SNARED_MOVE);
  expect(p.offers()).toContain('false-orders marquise c5 c1');
});

rootLaw('18.7.2-R2', 'hirelings are held, too; Scorched Earth is possible', () => {
  const p = position({ ...CATS, hirelings: ['marauder', 'underworld-pack'] }).hirelings('flame-bearers', {
    by: 'marquise',
  });
  p.hirelings('furious-protector', { by: 'marquise' }).place('c1', 'protector').plot('c1', 'snare', 'up');
  p.turn('marquise', 'birdsong');
  expect([p.count('c1', 'protector'), p.offers('stride')]).toEqual([1, []]);
  const q = position({ factions: ['vagabond', 'corvids'] });
  q.vagabond('c1', ['torch'], { character: 'scoundrel' }).plot('c1', 'snare', 'up').turn('vagabond', 'daylight');
  expect(q.offers()).toContain('scorch');
});

rootLaw(['18.7.4', '18.7.4-R3'], 'a raid that leaves the map places a warrior in each adjacent clearing', () => {
  const p = position(CATS)
    .plot('c1', 'raid')
    .place('c1', 'cat', 3)
    .battle('marquise', 'corvids', 'c1')
    .play('dice 0 0');
  expect([p.count('c5', 'raven'), p.count('c9', 'raven'), p.count('c10', 'raven'), p.inSupply('raven')]).toEqual([
    1, 1, 1, 12,
  ]);
  expect(p.events('raid', 'marquise')).toEqual([{ type: 'raid', clearing: 0 }]);
  const up = position(CATS)
    .plot('c8', 'raid', 'up')
    .place('c8', 'cat', 3)
    .battle('marquise', 'corvids', 'c8')
    .play('dice 0 0');
  expect([up.count('c4', 'raven'), up.count('c7', 'raven')]).toEqual([1, 1]);
});

rootLaw(['18.7.4-R1', 'M166'], 'not beside the keep; with too few warriors they choose', () => {
  const p = position(CATS)
    .plot('c5', 'raid')
    .place('c5', 'cat', 3)
    .place('c1', 'keep')
    .battle('marquise', 'corvids', 'c5');
  p.play('dice 0 0');
  expect([p.count('c1', 'raven'), p.count('c2', 'raven')]).toEqual([0, 1]);
  const q = position(CATS)
    .plot('c1', 'raid')
    .place('c1', 'cat', 3)
    .supply('raven', 1)
    .battle('marquise', 'corvids', 'c1');
  q.play('dice 0 0');
  expect([q.window(), q.asked(), q.offers()]).toEqual([
    'corvids-raid',
    'corvids',
    ['place c5', 'place c9', 'place c10'],
  ]);
  q.play('place c9');
  expect([q.count('c9', 'raven'), q.inSupply('raven')]).toEqual([1, 0]);
  const none = position(CATS)
    .plot('c1', 'raid')
    .place('c1', 'cat', 3)
    .supply('raven', 0)
    .battle('marquise', 'corvids', 'c1');
  expect(none.play('dice 0 0').events('raid', 'marquise')).toEqual([]);
});

rootLaw('18.7.4-R1', 'warriors lost in the same removal are back in supply first', () => {
  const p = position(CATS).plot('c8', 'raid').place('c8', 'raven', 1).place('c8', 'cat', 5).supply('raven', 0);
  p.battle('marquise', 'corvids', 'c8').play('dice 2 0');
  expect([p.window(), p.asked()]).toEqual(['corvids-raid', 'corvids']);
});

rootLaw('18.7.4-R2', 'Boat Builders make rivers paths for a raid, Tunnels do not help', () => {
  const p = position(EXILES).crafted('corvids', 'boat-builders', 'tunnels').plot('c4', 'raid').plot('c1', 'bomb');
  p.place('c4', 'cat', 3).battle('marquise', 'corvids', 'c4').play('dice 0 0');
  expect([p.count('c7', 'raven'), p.count('c8', 'raven'), p.count('c1', 'raven')]).toEqual([1, 1, 0]);
});

rootLaw('M169', 'a raid that places ravens in sympathetic clearings causes no Outrage', () => {
  const p = position({ factions: ['marquise', 'corvids', 'alliance'] })
    .plot('c1', 'raid')
    .place('c1', 'cat', 3);
  p.place('c5', 'sympathy').hand('corvids', 'bake-sale').battle('marquise', 'corvids', 'c1').play('pass', 'dice 0 0');
  expect([p.count('c5', 'raven'), p.cards('corvids'), p.window()]).toEqual([1, ['bake-sale'], 'chance']);
});

rootLaw('M183', 'razing a face-down raid: one point, and ravens in adjacent clearings', () => {
  const p = position({ factions: ['hundreds', 'corvids'] })
    .plot('c1', 'raid')
    .place('c1', 'mob')
    .place('c5', 'warlord');
  p.turn('hundreds', 'birdsong');
  while (p.plotAt('c1') !== undefined) p.play(p.offers()[0] ?? p.outcomes()[0]!);
  expect([p.score('hundreds'), p.count('c9', 'raven'), p.count('c10', 'raven')]).toEqual([1, 1, 1]);
});

rootLaw('M217', 'a trade post and a face-down plot: one more service', () => {
  const buys = (plotted: boolean): number => {
    const p = position({ factions: ['riverfolk', 'corvids'] })
      .place('c4', 'tradepost')
      .place('c12', 'raven');
    if (plotted) p.plot('c4', 'bomb');
    p.prices(1, 1, 1).hand('riverfolk', 'anvil', 'sword').turn('corvids', 'birdsong').play('buy-riverboats');
    return p.offers().filter((text) => text.startsWith('buy-')).length;
  };
  expect(buys(true)).toBeGreaterThan(buys(false));
});

rootLaw('M218', 'Aid where only a face-down plot stands', () => {
  const p = position({ factions: ['vagabond', 'corvids'] })
    .vagabond('c1', ['torch'])
    .plot('c1', 'bomb')
    .hand('vagabond', 'anvil');
  p.turn('vagabond', 'daylight').play('pass');
  expect(p.offers('aid').length).toBeGreaterThan(0);
  p.play(p.offers('aid')[0]!);
  while (p.window() !== 'vagabond-daylight') p.play(p.offers()[0]!);
  expect([p.relationTo('corvids'), p.view('vagabond').corvids.kind[0]]).toEqual([1, 4]);
});
