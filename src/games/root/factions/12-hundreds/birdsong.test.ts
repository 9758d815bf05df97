import { expect } from 'vitest';
import { listQuestion } from '../../../../kernel/referee/index.ts';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { root } from '../../index.ts';
import { position } from '../../testkit/position.testkit.ts';
import { HUNDREDS, SWORD } from '../../words.ts';
import { MOODS } from './state.ts';

const CATS = { factions: ['marquise', 'hundreds'] } as const;
const MICE = { factions: ['alliance', 'hundreds'] } as const;

rootLaw(['12.4', '12.4.1', '12.4.2', '12.4.3', '12.4.4'], 'raze, recruit, anoint, mood, in this order', () => {
  const p = position(CATS).place('c1', 'mob').place('c1', 'wood').place('c5', 'rat').turn('hundreds', 'birdsong');
  const windows = [p.window()];
  p.play('raze c1');
  windows.push(p.window());
  p.chance('mob fox');
  windows.push(p.window());
  p.play('anoint c5');
  windows.push(p.window());
  expect(windows).toEqual(['hundreds-raze', 'chance', 'hundreds-anoint', 'hundreds-mood']);
  expect(p.play('mood rowdy').window()).toBe('hundreds-craft');
});

rootLaw(['12.4.1', '2.2.4-E1'], 'a mob burns buildings and tokens, not warriors, and digs in the ruin', () => {
  const p = position({ factions: ['marquise', 'eyrie', 'hundreds'] })
    .place('c10', 'mob')
    .place('c10', 'roost')
    .place('c10', 'wood')
    .place('c10', 'cat', 2)
    .place('c5', 'warlord')
    .turn('hundreds', 'birdsong')
    .play('raze c10');
  expect([p.count('c10', 'roost'), p.count('c10', 'wood'), p.count('c10', 'cat')]).toEqual([0, 0, 2]);
  expect(p.score('hundreds')).toBe(2);
  p.chance('ruin hammer');
  expect(p.hoarded()).toEqual(['hammer']);
  expect([p.ruinsIn('c10'), p.openSlots('c10')]).toEqual([0, 2]);
  expect(p.events('hoarded', 'marquise')).toEqual([{ type: 'hoarded', item: 3 }]);
});

rootLaw('12.4.1-R1', 'the Hundreds choose the order; mobs stay; the mob of the die does not raze', () => {
  const p = position(MICE)
    .place('c1', 'mob')
    .place('c5', 'mob')
    .place('c1', 'sympathy')
    .place('c5', 'sympathy')
    .place('c9', 'sympathy')
    .place('c8', 'warlord')
    .hand('hundreds', 'anvil', 'a-visit-to-friends')
    .turn('hundreds', 'birdsong');
  expect(p.offers()).toEqual(['raze c1', 'raze c5']);
  p.play('raze c5');
  // Outrage is settled before the next mob.
  expect(p.window()).toBe('outrage');
  p.play('appease a-visit-to-friends').play('raze c1', 'appease anvil');
  expect(p.chance('mob mouse').offers()).toEqual(['mob c2', 'mob c9']);
  p.play('mob c9');
  expect(['c1', 'c5', 'c9'].map((c) => p.count(c as 'c1', 'mob'))).toEqual([1, 1, 1]);
  expect(p.count('c9', 'sympathy')).toBe(1);
});

rootLaw('12.4.1-R1', 'no roll without a mob, nor when all five are out; no site, no mob', () => {
  const none = position(CATS).place('c5', 'warlord').turn('hundreds', 'birdsong');
  expect(none.window()).toBe('hundreds-mood');
  const five = position(CATS).place('c5', 'warlord');
  for (const c of ['c1', 'c2', 'c3', 'c4', 'c5'] as const) five.place(c, 'mob');
  expect(five.turn('hundreds', 'birdsong').window()).toBe('hundreds-mood');
  const far = position(CATS).place('c5', 'warlord').place('c3', 'mob').turn('hundreds', 'birdsong');
  expect(far.chance('mob rabbit').window()).toBe('hundreds-mood');
  expect(far.events('mob-die', 'marquise')).toEqual([{ type: 'mob-die', suit: 1 }]);
});

rootLaw('12.4.1-R1', 'a coalition partner’s tokens and buildings are spared', () => {
  const p = position({ factions: ['marquise', 'alliance', 'vagabond', 'hundreds'] })
    .vagabond('c5')
    .place('c1', 'mob')
    .place('c1', 'sympathy')
    .place('c1', 'wood')
    .place('c5', 'warlord');
  p.coalition('vagabond', 'hundreds');
  p.coalition('hundreds', 'marquise');
  p.turn('hundreds', 'birdsong').play('raze c1');
  expect([p.count('c1', 'wood'), p.count('c1', 'sympathy')]).toEqual([1, 0]);
});

rootLaw('12.4.1', 'a place for the mob of the die must fit: suit, no mob, beside one, no keep', () => {
  const p = position(CATS)
    .place('c1', 'mob')
    .place('c9', 'keep')
    .place('c5', 'warlord')
    .place('c2', 'rat')
    .place('c2', 'mob')
    .turn('hundreds', 'birdsong')
    .chance('mob rabbit');
  expect(p.offers()).toEqual(['mob c5', 'mob c10']);
  expect(p.refusal('mob c3')).toMatchObject({ law: '12.4.1', why: 'not-beside-mob' });
  expect(p.refusal('mob c9')).toMatchObject({ law: '12.4.1', why: 'mob-suit', a: 1 });
});

rootLaw(['12.4.2', '12.2.4'], 'as many as Prowess with the warlord, one at each stronghold', () => {
  const p = position(CATS).hoard('sword').place('c5', 'warlord').place('c5', 'stronghold').place('c8', 'stronghold', 2);
  p.turn('hundreds', 'birdsong');
  expect([p.count('c5', 'rat'), p.count('c8', 'rat')]).toEqual([3, 2]);
});

rootLaw(['12.4.2', '2.5'], 'too few for all strongholds: the warlord first, then the Hundreds choose', () => {
  const p = position(CATS)
    .supply('rat', 2)
    .place('c5', 'warlord')
    .place('c5', 'stronghold')
    .place('c8', 'stronghold', 2);
  p.turn('hundreds', 'birdsong');
  expect([p.count('c5', 'rat'), p.window()]).toEqual([1, 'hundreds-where']);
  expect(p.offers()).toEqual(['place c5', 'place c8']);
  p.play('place c8');
  expect([p.count('c8', 'rat'), p.window()]).toEqual([1, 'hundreds-mood']);
});

rootLaw('12.4.2-R1', 'without a warlord only strongholds recruit; Prowess is read after razing', () => {
  const lost = position(CATS).hoard('tea').place('c5', 'stronghold').turn('hundreds', 'birdsong');
  expect(lost.count('c5', 'rat')).toBe(1);
  const razed = position(CATS).place('c10', 'mob').place('c1', 'warlord').turn('hundreds', 'birdsong');
  razed.play('raze c10').chance('ruin sword');
  expect([razed.events('unearthed', 'marquise'), razed.events('explored', 'marquise')]).toMatchObject([
    [{ faction: HUNDREDS, clearing: 9, item: SWORD }],
    [],
  ]);
  razed.chance('mob fox');
  if (razed.window() === 'hundreds-mob') razed.play(razed.offers()[0]!);
  expect(razed.count('c1', 'rat')).toBe(2);
});

rootLaw(
  ['12.4.3', '12.4.3-R1', 'O.10'],
  'a warrior on the map becomes the warlord; without one he comes anywhere',
  () => {
    const p = position(CATS).place('c5', 'rat', 2).place('c8', 'rat').place('c1', 'keep').turn('hundreds', 'birdsong');
    expect(p.offers()).toEqual(['anoint c5', 'anoint c8']);
    expect(p.refusal('anoint c9')).toMatchObject({ law: '12.4.3', why: 'no-warrior' });
    p.play('anoint c5');
    expect([p.count('c5', 'rat'), p.count('c5', 'warlord'), p.inSupply('rat')]).toEqual([1, 1, 18]);
    const none = position(CATS).place('c1', 'keep').turn('hundreds', 'birdsong');
    expect(none.offers('anoint')).toHaveLength(11);
    expect(none.offers()).not.toContain('pass');
    expect(none.refusal('anoint c1')).toMatchObject({ law: '6.2.2', why: 'keep' });
  },
);

rootLaw(['12.4.3', '12.2.2'], 'a warlord on the map is not anointed again', () => {
  const p = position(CATS).place('c5', 'warlord').place('c8', 'rat').turn('hundreds', 'birdsong');
  expect(p.window()).toBe('hundreds-mood');
});

rootLaw(['12.4.4', '12.4.4-R1'], 'another mood, none whose item lies in the hoard', () => {
  const p = position(CATS).hoard('coin').mood('jubilant').place('c5', 'warlord').turn('hundreds', 'birdsong');
  expect(p.offers()).toEqual([
    'mood bitter',
    'mood grandiose',
    'mood lavish',
    'mood relentless',
    'mood stubborn',
    'mood wrathful',
  ]);
  expect(p.refusal('mood jubilant')).toMatchObject({ law: '12.4.4', why: 'same-mood' });
  expect(p.refusal('mood rowdy')).toMatchObject({ law: '12.4.4', why: 'item-hoarded', a: 6 });
});

rootLaw(
  ['12.4.4', '12.4.4-R1'],
  'an item razed this turn restricts the choice; a lavish warlord with all types stays lavish',
  () => {
    const p = position(CATS).mood('rowdy').place('c10', 'mob').place('c1', 'warlord').turn('hundreds', 'birdsong');
    p.play('raze c10').chance('ruin sword', 'mob mouse');
    if (p.window() === 'hundreds-mob') p.play(p.offers()[0]!);
    expect(p.offers()).not.toContain('mood wrathful');
    const full = position(CATS).mood('lavish').hoard('boot', 'bag', 'coin', 'hammer', 'tea', 'sword', 'crossbow');
    full.place('c5', 'warlord').turn('hundreds', 'birdsong');
    expect(full.window()).toBe('hundreds-lavish');
    expect(full.currentMood()).toBe(MOODS[3]);
  },
);

rootLaw(['12.4.1', '12.5.2.III', '12.6.1'], 'an action of another phase is explained by its time', () => {
  const p = position(CATS).place('c5', 'warlord').turn('hundreds', 'birdsong');
  const reasons = Object.fromEntries(
    listQuestion(root, p.state, 1).forbidden.map((f) => [f.text, `${f.law} ${f.why}`]),
  );
  expect(reasons).toMatchObject({
    raze: '12.4.1 step-over',
    build: '12.5.2.III in-daylight',
    incite: '12.6.1 in-evening',
    loot: '12.2.5 when-attacking',
  });
});

rootLaw('12.4.2', 'a stronghold in clearing 1 recruits like all others', () => {
  const p = position({ factions: ['hundreds', 'marquise'] })
    .place('c1', 'stronghold')
    .place('c5', 'warlord');
  p.during('hundreds', 'birdsong', { step: 'recruit' });
  expect(p.count('c1', 'rat')).toBe(1);
});
