import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';

const BIRDS = { factions: ['eyrie', 'hundreds'] } as const;
const ROGUE = { factions: ['vagabond', 'hundreds'] } as const;

/** Three rats against one hawk whose faction owns boots. */
const raid = (law: object = {}): Position =>
  position({ ...BIRDS, law })
    .items('eyrie', 'boot', 'tea')
    .place('c5', 'rat', 3)
    .place('c5', 'hawk')
    .place('c8', 'warlord');

rootLaw(['12.2.5', '12.2.5-R1'], 'looters say so before the ambush, roll, and deal no rolled hits', () => {
  const p = raid().hand('eyrie', 'ambush-fox').battle('hundreds', 'eyrie', 'c5');
  expect([p.window(), p.law(), ...p.offers()]).toEqual(['hundreds-loot', '12.2.5', 'loot', 'pass']);
  p.play('loot');
  expect(p.window()).toBe('ambush');
  p.play('pass').chance('dice 3 1');
  expect([p.count('c5', 'hawk'), p.count('c5', 'rat')]).toEqual([1, 2]);
  expect(p.events('looting', 'eyrie')).toEqual([{ type: 'looting', clearing: 4, from: 1 }]);
  expect(p.offers()).toEqual(['seize boot', 'seize tea', 'pass']);
  p.play('seize boot');
  expect([p.hoarded(), p.craftedItems('eyrie', 'boot')]).toEqual([['boot'], 0]);
  expect(p.events('looted', 'eyrie')).toEqual([{ type: 'looted', from: 1, item: 0 }]);
});

rootLaw('12.2.5', 'without loot the battle is a battle; without rule at its end there is no item', () => {
  const plain = raid().battle('hundreds', 'eyrie', 'c5').play('pass').chance('dice 1 0');
  expect([plain.count('c5', 'hawk'), plain.window()]).toEqual([0, 'hundreds-incite']);
  const lost = raid().place('c5', 'hawk', 3).battle('hundreds', 'eyrie', 'c5').play('loot').chance('dice 1 0');
  expect([lost.window(), lost.hoarded()]).toEqual(['hundreds-incite', []]);
});

rootLaw('12.2.5-R1', 'extra hits are dealt all the same; pieces treated as theirs count for rule', () => {
  const p = position({ factions: ['eyrie', 'riverfolk', 'hundreds'] })
    .items('eyrie', 'boot')
    .crafted('hundreds', 'brutal-tactics');
  p.place('c5', 'rat')
    .place('c5', 'otter', 2)
    .place('c5', 'hawk', 2)
    .hire('hundreds')
    .battle('hundreds', 'eyrie', 'c5');
  p.play('loot').chance('dice 3 0').play('brutal-tactics');
  expect(p.count('c5', 'hawk')).toBe(1);
  expect(p.offers()).toContain('seize boot');
});

rootLaw('12.2.5-R1', 'an ambush that leaves no attacker ends the looting too', () => {
  const p = position(BIRDS)
    .items('eyrie', 'boot')
    .place('c5', 'rat', 2)
    .place('c5', 'stronghold')
    .place('c5', 'hawk', 1);
  p.place('c8', 'warlord').place('c5', 'stronghold').hand('eyrie', 'ambush-rabbit').battle('hundreds', 'eyrie', 'c5');
  p.play('loot', 'ambush ambush-rabbit');
  expect([p.count('c5', 'rat'), p.window(), p.hoarded()]).toEqual([0, 'hundreds-incite', []]);
});

rootLaw('12.2.5-E1', 'by default there must be something to loot, and it may be left', () => {
  const bare = position(BIRDS).place('c5', 'rat', 3).place('c5', 'hawk').battle('hundreds', 'eyrie', 'c5');
  expect(bare.window()).toBe('chance');
  const always = position({ ...BIRDS, law: { lootDeclared: 'always' } })
    .place('c5', 'rat', 3)
    .place('c5', 'hawk');
  expect(always.battle('hundreds', 'eyrie', 'c5').offers()).toEqual(['loot', 'pass']);
  expect(position({ ...BIRDS, edition: 'ru' }).state.settings.law.lootDeclared).toBe('always');
  const left = raid().battle('hundreds', 'eyrie', 'c5').play('loot').chance('dice 0 0').play('pass');
  expect(left.hoarded()).toEqual([]);
  const must = raid({ lootTaken: 'must' }).battle('hundreds', 'eyrie', 'c5').play('loot').chance('dice 0 0');
  expect(must.offers()).toEqual(['seize boot', 'seize tea']);
});

rootLaw('12.2.5', 'a looted item that was turned down leaves the face-up ones', () => {
  const p = raid();
  p.spent('eyrie', 'boot');
  p.battle('hundreds', 'eyrie', 'c5').play('loot').chance('dice 0 0').play('seize boot');
  expect(p.spentItems('eyrie', 'boot')).toBe(0);
});

rootLaw(
  ['M040', '12.2.5', '12.7.8'],
  'ambush for two, dice one to one, wrathful: only the extra hit, no rule, no item',
  () => {
    const p = position(BIRDS)
      .items('eyrie', 'boot')
      .mood('wrathful')
      .place('c5', 'warlord')
      .place('c5', 'rat', 2)
      .place('c5', 'hawk');
    p.hand('eyrie', 'ambush-rabbit').battle('hundreds', 'eyrie', 'c5').play('loot', 'ambush ambush-rabbit', 'lose rat');
    p.chance('dice 1 1');
    expect([p.count('c5', 'hawk'), p.count('c5', 'warlord'), p.count('c5', 'rat')]).toEqual([0, 0, 0]);
    expect([p.window(), p.hoarded()]).toEqual(['hundreds-incite', []]);
  },
);

rootLaw(['M075', '12.2.5'], 'a Vagabond cannot be looted', () => {
  const p = position(ROGUE).vagabond('c5', ['sword']).place('c5', 'rat', 2).battle('hundreds', 'vagabond', 'c5');
  expect(p.window()).toBe('chance');
});

rootLaw(['M072', '9.5.4', '12.2.4-R1'], 'Aid to the Hundreds: a card, no item of the hoard', () => {
  const p = position(ROGUE).vagabond('c5', ['boot']).hoard('tea').place('c5', 'rat').hand('vagabond', 'bake-sale');
  p.turn('vagabond', 'daylight').play('aid hundreds', 'give bake-sale', 'exhaust boot');
  expect([p.relationTo('hundreds'), p.hoarded(), p.window()]).toEqual([1, ['tea'], 'vagabond-daylight']);
  expect(p.cards('hundreds')).toEqual(['bake-sale']);
});

rootLaw(['M070', '12.4.1', '9.5.3'], 'a razed ruin cannot be explored any more', () => {
  const p = position(ROGUE)
    .vagabond('c10', ['torch'])
    .place('c10', 'mob')
    .place('c5', 'warlord')
    .turn('hundreds', 'birdsong');
  p.play('raze c10').chance('ruin bag', 'mob fox');
  if (p.window() === 'hundreds-mob') p.play(p.offers()[0]!);
  expect([p.ruinsIn('c10'), p.openSlots('c10')]).toEqual([0, 2]);
  const later = p.fork().turn('vagabond', 'daylight');
  expect(later.refusal('explore')).toMatchObject({ law: '9.5.3', why: 'no-ruin' });
});

rootLaw(['M071', '9.7.1', '9.7.1-R1', '12.4.1'], 'of two items they look alone and take one; the ruin stays', () => {
  const p = position({ factions: ['vagabond', 'vagabond2', 'hundreds'] })
    .vagabond('c1')
    .vagabond('c2', [], { name: 'vagabond2', character: 'thief' })
    .place('c10', 'mob')
    .place('c5', 'warlord')
    .turn('hundreds', 'birdsong')
    .play('raze c10')
    .chance('ruin bag', 'ruin sword');
  expect([p.window(), ...p.offers()]).toEqual(['hundreds-ruin', 'unearth bag', 'unearth sword']);
  expect(p.events('looked', 'vagabond').every((e) => e.item === undefined)).toBe(true);
  const again = p.fork();
  again.hoard('bag').hoardMarked('bag');
  expect(again.refusal('unearth bag')).toMatchObject({ law: '9.7.1', why: 'same-r-item', a: 1 });
  expect(again.offers()).toEqual(['unearth sword']);
  again.hoardMarked('sword');
  expect(again.offers()).toEqual(['pass']);
  p.play('unearth sword');
  expect([p.hoarded(), p.ruinsIn('c10'), p.itemsUnder('c10'), p.markedHoard()]).toEqual([['sword'], 1, 1, ['sword']]);
});

rootLaw('12.2.5-E1', 'a Vagabond is not looted, even where looting is declared without an item', () => {
  const p = position({ factions: ['hundreds', 'vagabond'], law: { lootDeclared: 'always' } }).place('c5', 'rat', 3);
  p.vagabond('c5', ['sword']).battle('hundreds', 'vagabond', 'c5');
  expect(p.window()).toBe('chance');
});
