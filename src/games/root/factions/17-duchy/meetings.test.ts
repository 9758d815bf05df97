import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';

// Where the Duchy meets other factions, cards and hirelings.

const BOXES = ['marauder', 'riverfolk-pack', 'underworld-pack', 'marauder-pack'] as const;
const CATS = { factions: ['marquise', 'duchy'] } as const;

rootLaw('M130', 'moles move into the keep’s clearing', () => {
  const p = position(CATS).place('c1', 'keep').place('c5', 'mole', 2).place('c5', 'tunnel').turn('duchy', 'daylight');
  expect(p.offers('move')).toContain('move c5 c1');
});

rootLaw('M131', 'the empty Burrow is no place for a new roost', () => {
  const p = position({ factions: ['eyrie', 'duchy'] })
    .place('c1', 'tunnel')
    .hand('eyrie', 'anvil')
    .turn('eyrie', 'birdsong');
  expect(p.offers().filter((text) => text.includes('burrow'))).toEqual([]);
});

rootLaw('M134', 'moles in the Burrow make no martial law', () => {
  const p = position({ factions: ['alliance', 'duchy'] })
    .place('c1', 'tunnel')
    .place('c5', 'sympathy')
    .burrow(3);
  p.supporters('anvil').turn('alliance', 'birdsong').play('pass');
  expect(p.offers('spread')).toContain('spread c1');
});

rootLaw('M136', 'a Vagabond does not get into the Burrow', () => {
  const p = position({ factions: ['vagabond', 'duchy'] })
    .vagabond('c1', ['boot', 'boot'])
    .place('c1', 'tunnel');
  p.turn('vagabond', 'daylight');
  expect(p.offers('go').length).toBeGreaterThan(0);
  expect(p.offers().filter((text) => text.includes('burrow'))).toEqual([]);
});

rootLaw(['M137', '17.0.10'], 'a tunnel alone is enough to aid the Duchy', () => {
  const p = position({ factions: ['vagabond', 'duchy'] })
    .vagabond('c1', ['boot'])
    .place('c1', 'tunnel')
    .hand('vagabond', 'anvil');
  p.turn('vagabond', 'daylight');
  expect(p.offers('aid').length).toBeGreaterThan(0);
});

rootLaw('M139', 'a hostile Duchy loses tunnel and citadel: two points and two of infamy', () => {
  const p = position({ factions: ['vagabond', 'duchy'] })
    .vagabond('c1', ['sword', 'sword', 'sword'])
    .relation('duchy', -1);
  p.place('c1', 'tunnel').place('c1', 'citadel').swayed('captain');
  p.turn('vagabond', 'daylight').play('battle c1 duchy').chance('dice 3 0');
  expect([p.score('vagabond'), p.ministers()]).toEqual([4, []]);
});

rootLaw('M140', 'allied moles go along where the Duchy rules, never to the Burrow', () => {
  const p = position({ factions: ['vagabond', 'duchy'] })
    .vagabond('c1', ['boot', 'boot'])
    .relation('duchy', 3);
  p.place('c1', 'mole', 2).place('c1', 'tunnel').burrow(3).turn('vagabond', 'daylight');
  expect([...p.offers('go'), ...p.offers('slip')].filter((text) => text.includes('burrow'))).toEqual([]);
  p.play('go c5');
  expect(p.offers()).toContain('escort duchy 2');
  // Without rule of either clearing they stay behind.
  const weak = position({ factions: ['vagabond', 'duchy', 'marquise'] })
    .vagabond('c1', ['boot', 'boot'])
    .relation('duchy', 3);
  weak.place('c1', 'mole', 2).place('c1', 'tunnel').place('c1', 'cat', 3).turn('vagabond', 'daylight').play('go c5');
  expect([weak.window(), weak.pawn(), weak.count('c1', 'mole')]).toEqual(['vagabond-daylight', 'c5', 2]);
});

rootLaw('M145', 'rule through mercenaries is enough to build', () => {
  const p = position({ factions: ['riverfolk', 'duchy'] })
    .place('c1', 'otter', 2)
    .hand('duchy', 'anvil');
  p.hire('duchy').turn('duchy', 'daylight');
  expect(p.offers('build')).toEqual(['build citadel c1', 'build market c1']);
});

rootLaw('M146', 'mercenaries serve no card for Sway', () => {
  const p = position({ factions: ['riverfolk', 'duchy'] })
    .place('c1', 'otter', 2)
    .place('c2', 'mole')
    .hand('duchy', 'anvil', 'sword');
  p.hire('duchy').during('duchy', 'daylight', { step: 'sway' });
  expect(p.refusal('sway captain')).toMatchObject({ law: '17.5.3.II', a: 2, b: 1 });
});

rootLaw('M147', 'no trade post in the Burrow', () => {
  const p = position({ factions: ['riverfolk', 'duchy'] })
    .place('c1', 'otter', 2)
    .place('c1', 'tunnel')
    .turn('riverfolk', 'daylight');
  expect(p.offers().filter((text) => text.includes('burrow'))).toEqual([]);
});

rootLaw('M148', 'two razed clearings with a citadel each: the price twice', () => {
  const p = position({ factions: ['hundreds', 'duchy'] })
    .place('c1', 'mob')
    .place('c2', 'mob')
    .place('c1', 'citadel')
    .place('c2', 'citadel');
  p.place('c5', 'warlord').swayed('captain', 'marshal', 'banker').turn('hundreds', 'birdsong');
  for (let n = 0; n < 12 && p.ministers().length > 1; n++)
    if (p.asked()) p.play(p.offers('raze')[0] ?? p.offers('forsake')[0] ?? p.offers()[0]!);
    else p.anyChance();
  expect([p.ministers().length, p.crowns()[1]]).toEqual([1, 2]);
});

rootLaw('M149', 'a lone tunnel spoils oppression', () => {
  const p = position({ factions: ['hundreds', 'duchy'] })
    .place('c1', 'rat', 2)
    .place('c1', 'warlord')
    .place('c1', 'tunnel');
  p.turn('hundreds', 'evening');
  for (let n = 0; n < 8 && p.asked() && p.score('hundreds') === 0; n++) p.play(p.offers('end')[0] ?? p.offers()[0]!);
  expect(p.score('hundreds')).toBe(0);
});

rootLaw('M150', 'beside a tunnel the Keepers battle before they delve', () => {
  const p = position({ factions: ['keepers', 'duchy'] })
    .place('c5', 'badger', 2)
    .place('c5', 'tunnel')
    .retinue('battle', 'bake-sale')
    .relics('f1', 'figure');
  p.turn('keepers', 'daylight').play('end');
  p.play('serve bake-sale');
  expect(p.offers('delve')).toEqual([]);
  expect(p.offers('battle')).toEqual(['battle c5 duchy']);
});

rootLaw(['M152', '17.5.3.II-R1'], 'controlled hirelings serve no card for Sway', () => {
  const p = position({ ...CATS, hirelings: BOXES })
    .hirelings('last-dynasty', { by: 'duchy' })
    .place('c1', 'dynasty')
    .place('c2', 'mole');
  p.hand('duchy', 'anvil', 'sword').during('duchy', 'daylight', { step: 'sway' });
  expect(p.refusal('sway captain')).toMatchObject({ law: '17.5.3.II', a: 2, b: 1 });
});

rootLaw('M151', 'Flame Bearers that another controls remove a market: nobody scores, the price is paid', () => {
  const p = position({ ...CATS, hirelings: BOXES })
    .hirelings('flame-bearers', { by: 'marquise' })
    .place('c5', 'bearer', 2);
  p.place('c5', 'market').swayed('captain').turn('marquise', 'birdsong');
  for (let n = 0; n < 6 && p.ministers().length > 0; n++) p.play(p.offers('burn')[0] ?? p.offers()[0]!);
  expect([p.ministers(), p.score('marquise')]).toEqual([[], 0]);
});

rootLaw('M157', 'Saboteurs do not touch a minister', () => {
  const p = position({ ...CATS, deck: 'exiles-partisans' })
    .swayed('captain')
    .crafted('marquise', 'saboteurs')
    .turn('marquise', 'birdsong');
  expect(p.offers('saboteurs')).toEqual([]);
});

rootLaw('M158', 'Informants replace the whole draw', () => {
  const p = position({ ...CATS, deck: 'exiles-partisans' })
    .place('c5', 'market', 2)
    .crafted('duchy', 'informants')
    .discard('ambush-fox');
  p.turn('duchy', 'evening').play('end');
  expect(p.offers('informants')).toEqual(['informants ambush-fox']);
  p.play('informants ambush-fox');
  expect(p.cards('duchy')).toEqual(['ambush-fox']);
});

rootLaw(['M159', '17.2.2'], 'Eyrie Emigre: a move into the Burrow leads to no battle, and the card goes', () => {
  const p = position({ ...CATS, deck: 'exiles-partisans' })
    .place('c1', 'tunnel')
    .place('c1', 'mole')
    .place('c1', 'cat', 3)
    .crafted('duchy', 'eyrie-emigre');
  p.turn('duchy', 'birdsong');
  expect(p.offers('move')).toContain('move c1 burrow');
  p.play('move c1 burrow', 'count 1');
  expect(p.discarded()).toEqual(['eyrie-emigre']);
});

rootLaw('M211', 'wrathful Hundreds loot a Duchy without moles: both buildings go, one price, an item is taken', () => {
  const p = position({ factions: ['hundreds', 'duchy'] })
    .mood('wrathful')
    .place('c5', 'warlord')
    .place('c5', 'rat', 3);
  p.place('c5', 'citadel').place('c5', 'market').items('duchy', 'boot').swayed('captain', 'marshal');
  p.battle('hundreds', 'duchy', 'c5').play('loot').chance('dice 2 0').play('forsake captain');
  expect([p.count('c5', 'citadel') + p.count('c5', 'market'), p.ministers()]).toEqual([0, ['marshal']]);
  p.play('seize boot');
  expect(p.craftedItems('duchy', 'boot')).toBe(0);
});

rootLaw('M213', 'no tunnel beside a Furious Protector of another, but moles may move in', () => {
  const p = position({ ...CATS, hirelings: BOXES })
    .hirelings('furious-protector', { by: 'marquise' })
    .place('c1', 'protector');
  p.place('c5', 'mole', 2).burrow(2).hand('duchy', 'anvil').turn('duchy', 'daylight');
  expect(p.refusal('dig c1')).toMatchObject({ law: '14.3.2', why: 'furious-protector' });
  expect(p.offers('move')).toContain('move c5 c1');
  const plot = position({ factions: ['marquise', 'corvids'], hirelings: BOXES })
    .hirelings('furious-protector', { by: 'marquise' })
    .place('c1', 'protector');
  plot.place('c1', 'raven', 2).place('c5', 'raven').turn('corvids', 'daylight');
  expect(plot.refusal('plot c1')).toMatchObject({ law: '14.3.2', why: 'furious-protector' });
  expect(plot.offers()).toEqual(expect.arrayContaining(['plot c5', 'move c5 c1']));
});

const RAVENS = { factions: ['duchy', 'corvids', 'marquise'] } as const;

rootLaw('M160', 'a face-up snare at a tunnel: moles come up and stay; no Dig, no Build there', () => {
  const p = position(RAVENS).plot('c1', 'snare', 'up').place('c1', 'tunnel').place('c1', 'mole', 3).burrow(2);
  p.plot('c8', 'snare', 'up').hand('duchy', 'anvil', 'sword').turn('duchy', 'daylight');
  expect(p.offers('move')).toContain('move burrow c1');
  const snared = { law: '18.7.2', why: 'snared-move' };
  expect([p.refusal('move c1 burrow'), p.refusal('move c1 c5')]).toMatchObject([snared, snared]);
  expect(p.refusal('dig c8')).toMatchObject({ law: '18.7.2', why: 'snared-place' });
  expect(p.refusal('build market c1')).toMatchObject({ law: '18.7.2', why: 'snared-place' });
  p.play('move burrow c1', 'count 2');
  expect([p.count('c1', 'mole'), p.inBurrow()]).toEqual([5, 0]);
});

rootLaw('M161', 'a raid lost beside a tunnel places ravens on the map, none in the Burrow', () => {
  const p = position(RAVENS).plot('c1', 'raid').place('c1', 'tunnel').place('c1', 'cat', 3).burrow(1);
  p.battle('marquise', 'corvids', 'c1').chance('dice 0 0');
  expect([p.count('c5', 'raven'), p.count('c9', 'raven'), p.count('c10', 'raven')]).toEqual([1, 1, 1]);
  expect([p.inSupply('raven'), p.inBurrow()]).toEqual([12, 1]);
});

rootLaw('M162', 'a tunnel as only piece is enough for Exposure', () => {
  const p = position(RAVENS).plot('c1', 'bomb').plot('c8', 'bomb').place('c1', 'tunnel').hand('duchy', 'anvil');
  p.turn('duchy', 'daylight');
  expect(p.offers('expose')).toContain('expose c1 bomb');
  expect(p.refusal('expose c8 bomb')).toMatchObject({ law: '18.2.4', why: 'no-own-piece' });
  p.play('expose c1 bomb', 'show anvil');
  expect([p.score('duchy'), p.plotAt('c1'), p.cards('duchy')]).toEqual([1, undefined, ['anvil']]);
});

rootLaw('M214', 'a bomb beside a building that the Stoic Protector shelters: it stays, and so do ministers', () => {
  const bombed = (by: 'duchy' | 'marquise') => {
    const p = position({ ...RAVENS, hirelings: BOXES })
      .hirelings('furious-protector', { by, demoted: true })
      .place('c2', 'protector');
    p.place('c2', 'market').place('c2', 'mole').swayed('captain').plot('c2', 'bomb').place('c2', 'raven');
    p.turn('corvids', 'birdsong').play('end', 'flip c2');
    return [p.count('c2', 'market'), p.count('c2', 'mole'), p.ministers(), p.plotAt('c2')];
  };
  expect(bombed('duchy')).toEqual([1, 1, ['captain'], undefined]);
  // The Protector of another shelters nothing of the Duchy.
  expect(bombed('marquise')).toEqual([0, 0, [], undefined]);
});
