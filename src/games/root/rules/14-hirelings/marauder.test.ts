import { expect } from 'vitest';
import { withAdded } from '../../../../kernel/index.ts';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';
import { EYRIE, hireling, MARQUISE, SWORD } from '../../words.ts';
import { rulesOf } from './rules.ts';

const BOXES = ['marauder', 'riverfolk-pack', 'underworld-pack', 'marauder-pack'] as const;
const HAWKS = { factions: ['eyrie', 'hundreds'], hirelings: BOXES } as const;
const CATS = { factions: ['marquise', 'cult'], hirelings: BOXES } as const;
const CATS_AND_HAWKS = { factions: ['marquise', 'eyrie'], hirelings: BOXES } as const;

/** Sets one kind up by its first seat, as in 14.1.3. */
function prepared(p: Position, name: Parameters<Position['hirelings']>[0]): Position {
  return p.preparing('eyrie', name).play(`prepare ${name}`);
}

rootLaw('14.7.1', 'Forest Patrol: one warrior in every clearing', () => {
  const p = prepared(position(HAWKS).hirelings('forest-patrol'), 'forest-patrol');
  const clearings = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11', 'c12'] as const;
  expect(clearings.map((c) => p.count(c, 'patrol'))).toEqual(clearings.map(() => 1));
});

rootLaw('14.7.1', 'Forest Patrol: of those that one effect removes, one goes on the card', () => {
  const p = position({ ...CATS_AND_HAWKS, factions: ['eyrie', 'cult'] })
    .hirelings('forest-patrol')
    .place('c1', 'patrol', 3);
  p.place('c6', 'patrol', 2).place('c1', 'roost').place('c6', 'roost').place('c8', 'roost');
  p.hand('eyrie', 'favor-of-the-foxes').turn('eyrie', 'daylight').play('craft favor-of-the-foxes');
  expect([p.away('patrol'), p.inSupply('patrol')]).toEqual([1, 11]);
});

rootLaw(
  '14.7.1',
  'Forest Patrol: a move and then a battle, or all warriors on the card to a clearing with Patrol',
  () => {
    const p = position(HAWKS)
      .hirelings('forest-patrol', { by: 'eyrie' })
      .place('c1', 'patrol', 3)
      .place('c5', 'rat', 2);
    p.supply('patrol', 6);
    expect(p.away('patrol')).toBe(3);
    p.turn('eyrie', 'daylight').play('command forest-patrol');
    expect(p.offers('regroup')).toEqual(['regroup c1']);
    expect(p.refusal('regroup c2')).toMatchObject({ law: '14.7.1', why: 'no-patrol' });
    expect(p.refusal('battle c5 hundreds')).toMatchObject({ law: '4.3', why: 'no-hired-warriors' });
    const moved = p.fork().play('move c1 c5', 'count 2');
    expect([moved.window(), moved.offers()]).toEqual(['hireling-battle', ['battle c5 hundreds', 'pass']]);
    moved.play('battle c5 hundreds').chance('dice 1 0');
    expect(moved.count('c5', 'rat')).toBe(1);
    p.play('regroup c1');
    expect([p.count('c1', 'patrol'), p.away('patrol')]).toEqual([6, 0]);
    // The controller needs rule at one end, and hirelings count for it (14.4.1).
    const weak = position(HAWKS)
      .hirelings('forest-patrol', { by: 'eyrie' })
      .place('c1', 'patrol')
      .place('c1', 'rat', 2);
    weak.place('c5', 'rat').turn('eyrie', 'daylight').play('command forest-patrol');
    expect(weak.refusal('move c1 c5')).toMatchObject({ law: '4.2.1' });
  },
);

rootLaw('14.7.2', 'Feline Physicians: the warriors come from the supply of their own faction', () => {
  const p = position(HAWKS).hirelings('forest-patrol', { by: 'eyrie', demoted: true }).place('c1', 'hawk', 2);
  p.place('c5', 'roost').place('c1', 'rat', 3).hand('eyrie', 'anvil').supply('cat', 0).supply('mouse', 0);
  p.battle('hundreds', 'eyrie', 'c1').play('pass').chance('dice 2 1').play('tend anvil', 'place c5');
  expect(p.count('c5', 'hawk')).toBe(2);
});

rootLaw('14.7.2', 'Feline Physicians: a card of the suit places fallen warriors where faction pieces stand', () => {
  const p = position(HAWKS).hirelings('forest-patrol', { by: 'eyrie', demoted: true }).place('c1', 'hawk', 2);
  p.place('c5', 'roost').place('c1', 'rat', 3).hand('eyrie', 'anvil', 'bake-sale');
  p.battle('hundreds', 'eyrie', 'c1').play('pass').chance('dice 2 1');
  expect([p.window(), p.asked()]).toEqual(['physicians', 'eyrie']);
  expect(p.offers()).toEqual(['pass', 'tend anvil']);
  p.play('tend anvil');
  expect([p.window(), p.asked()]).toEqual(['physicians-where', 'eyrie']);
  expect(p.offers()).toEqual(['place c5']);
  expect(p.refusal('place c2')).toMatchObject({ law: '14.7.2', why: 'no-faction-pieces' });
  p.play('place c5');
  expect([p.count('c5', 'hawk'), p.inSupply('hawk')]).toEqual([2, 18]);
  // Only the controller's own warriors.
  const other = position(HAWKS).hirelings('forest-patrol', { by: 'hundreds', demoted: true }).place('c1', 'hawk', 2);
  other.place('c5', 'roost').place('c1', 'rat', 3).hand('eyrie', 'anvil');
  other.battle('hundreds', 'eyrie', 'c1').play('pass').chance('dice 2 0');
  expect(other.inSupply('hawk')).toBe(20);
});

rootLaw('14.7.3', 'Last Dynasty: five warriors on the edge of the map', () => {
  const p = position({ ...HAWKS, factions: ['hundreds', 'cult'] }).hirelings('last-dynasty');
  p.preparing('cult', 'last-dynasty').play('prepare last-dynasty');
  expect(p.refusal('place c10')).toMatchObject({ law: 'O.12', why: 'not-edge' });
  p.play('place c9');
  expect(p.count('c9', 'dynasty')).toBe(5);
});

rootLaw(
  '14.7.3',
  'Last Dynasty: none on the map land and battle; ruling they move, not ruling they battle twice',
  () => {
    const land = position(CATS).hirelings('last-dynasty', { by: 'marquise' }).place('c1', 'lizard');
    land.turn('marquise', 'daylight').play('command last-dynasty', 'place c1');
    expect(land.offers()).toEqual(['battle c1 cult']);
    land.play('battle c1 cult').chance('dice 1 0');
    expect([land.count('c1', 'dynasty'), land.count('c1', 'lizard')]).toEqual([5, 0]);

    const rule = position(CATS)
      .hirelings('last-dynasty', { by: 'marquise' })
      .place('c1', 'dynasty', 4)
      .place('c1', 'lizard');
    rule.place('c5', 'lizard').turn('marquise', 'daylight').play('command last-dynasty');
    expect(rule.refusal('battle c1 cult')).toMatchObject({ law: '14.7.3', why: 'rules-its-clearing' });
    rule.play('move c1 c5');
    expect([rule.count('c5', 'dynasty'), rule.offers()]).toEqual([4, ['battle c5 cult']]);

    const twice = position(CATS)
      .hirelings('last-dynasty', { by: 'marquise' })
      .place('c1', 'dynasty', 2)
      .place('c1', 'lizard', 6);
    twice.turn('marquise', 'daylight').play('command last-dynasty');
    expect(twice.refusal('move c1 c5')).toMatchObject({ law: '14.7.3', why: 'not-ruling' });
    twice.play('battle c1 cult').chance('dice 1 0').play('battle c1 cult').chance('dice 2 1');
    expect([twice.count('c1', 'lizard'), twice.count('c1', 'dynasty')]).toEqual([3, 1]);
    expect(twice.window()).toBe('marquise-daylight');
  },
);

rootLaw(
  ['14.7.4', 'M115'],
  'Bluebird Nobles: the controller rules on ties, save against gardens, and scores for rule',
  () => {
    const p = position(CATS).hirelings('last-dynasty', { by: 'marquise', demoted: true });
    p.place('c1', 'cat')
      .place('c1', 'lizard')
      .place('c2', 'cat')
      .place('c2', 'garden')
      .place('c3', 'cat')
      .place('c5', 'cat');
    expect([p.ruler('c1'), p.ruler('c2'), p.ruler('c3')]).toEqual(['marquise', 'cult', 'marquise']);
    p.turn('marquise', 'birdsong');
    expect(p.events('scored', 'marquise')).toEqual([{ type: 'scored', faction: MARQUISE, points: 1, law: '14.7.4' }]);
    const nobody = position(CATS).hirelings('last-dynasty', { demoted: true }).place('c1', 'cat').place('c1', 'lizard');
    expect(nobody.ruler('c1')).toBeUndefined();
  },
);

rootLaw('14.7.5', 'Spring Uprising: two rolls in set-up, one when hired with none on the map', () => {
  const p = position({ ...CATS_AND_HAWKS, factions: ['eyrie', 'marquise'] }).hirelings('spring-uprising');
  prepared(p, 'spring-uprising').chance('uprising mouse');
  expect(p.offers()).toEqual(['place c2', 'place c7', 'place c9', 'place c11']);
  expect(p.refusal('place c1')).toMatchObject({ law: '14.7.5', why: 'die-suit', a: 2 });
  p.play('place c2').chance('uprising mouse').play('place c2');
  expect(p.count('c2', 'uprising')).toBe(2);
  const hired = rulesOf(p.state, hireling('spring-uprising')).hired!;
  expect(hired(p.state, EYRIE)).toBeUndefined();
  const none = position(CATS_AND_HAWKS).hirelings('spring-uprising', { by: 'eyrie', control: 1 });
  none.turn('eyrie', 'hirelings').play('hand-over marquise').chance('control 1 1');
  expect(none.outcomes()).toEqual(['uprising fox', 'uprising rabbit', 'uprising mouse']);
  none.chance('uprising fox');
  expect([none.asked(), none.offers('rise')]).toEqual(['marquise', []]);
});

rootLaw('14.7.5', 'Spring Uprising: to battle it the attacker discards a card of the suit', () => {
  const p = position(CATS_AND_HAWKS).hirelings('spring-uprising').place('c1', 'uprising').place('c1', 'cat', 2);
  const bare = p.fork().hand('marquise', 'bake-sale').turn('marquise', 'daylight');
  expect(bare.refusal('battle c1 spring-uprising')).toMatchObject({ law: '14.7.5', why: 'no-card', a: 0 });
  p.hand('marquise', 'anvil')
    .turn('marquise', 'daylight')
    .play('battle c1 spring-uprising', 'spend anvil')
    .chance('dice 1 0');
  expect([p.count('c1', 'uprising'), p.discarded()]).toEqual([0, ['anvil']]);
  // Hirelings have no cards to pay with.
  const patrol = position({ ...HAWKS })
    .hirelings('forest-patrol', { by: 'eyrie' })
    .hirelings('spring-uprising');
  patrol.place('c1', 'patrol', 2).place('c1', 'uprising').hand('eyrie', 'anvil').turn('eyrie', 'daylight');
  patrol.play('command forest-patrol');
  expect(patrol.refusal('battle c1 spring-uprising')).toMatchObject({ law: '14.7.5' });
});

rootLaw(
  '14.7.5',
  'Spring Uprising: in Birdsong one roll, then a warrior placed, or one gone with every enemy piece',
  () => {
    const p = position(CATS_AND_HAWKS).hirelings('spring-uprising', { by: 'eyrie' }).place('c1', 'uprising', 2);
    p.place('c1', 'cat', 3).place('c1', 'sawmill').place('c1', 'hawk').turn('eyrie', 'birdsong').chance('uprising fox');
    expect(p.offers()).toEqual(['place c1', 'place c6', 'place c8', 'place c12', 'rise c1']);
    p.play('rise c1');
    expect([p.count('c1', 'uprising'), p.count('c1', 'cat'), p.count('c1', 'sawmill'), p.count('c1', 'hawk')]).toEqual([
      1, 0, 0, 1,
    ]);
    // §14.4.6
    expect(p.score('eyrie')).toBe(0);
  },
);

rootLaw('14.7.6', 'Rabbit Scouts: in defence, for a card of the suit, the higher die', () => {
  const p = position(CATS_AND_HAWKS).hirelings('spring-uprising', { by: 'marquise', demoted: true });
  p.place('c1', 'cat', 4).place('c1', 'hawk', 4).hand('marquise', 'anvil', 'bake-sale');
  const both = p.battle('eyrie', 'marquise', 'c1').play('pass');
  expect([both.window(), both.law()]).toEqual(['rabbit-scouts', '14.7.6']);
  expect(both.refusal('scout bake-sale')).toMatchObject({ law: '14.7.6' });
  const declined = both.fork().play('pass').chance('dice 3 1');
  expect([declined.count('c1', 'cat'), declined.count('c1', 'hawk')]).toEqual([1, 3]);
  both.play('scout anvil').chance('dice 3 1');
  expect([both.count('c1', 'cat'), both.count('c1', 'hawk')]).toEqual([3, 1]);
  // Not in attack.
  const attack = position(CATS_AND_HAWKS).hirelings('spring-uprising', { by: 'marquise', demoted: true });
  attack.place('c1', 'cat', 4).place('c1', 'hawk', 4).hand('marquise', 'anvil').battle('marquise', 'eyrie', 'c1');
  expect(attack.window()).toBe('chance');
  // Without a card there is nothing to ask.
  const poor = position(CATS_AND_HAWKS).hirelings('spring-uprising', { by: 'marquise', demoted: true });
  poor.place('c1', 'cat', 4).place('c1', 'hawk', 4).battle('eyrie', 'marquise', 'c1');
  expect(poor.window()).toBe('chance');
});

rootLaw('14.7.7', 'The Exile: one hit exhausts one item', () => {
  const p = position(CATS_AND_HAWKS).hirelings('the-exile', { by: 'eyrie', forest: 'f1' }).place('c1', 'cat', 4);
  p.state.hirelings.packed[SWORD] = 1;
  p.state.items = withAdded(p.state.items, SWORD, -1);
  p.turn('eyrie', 'daylight').play('command the-exile', 'battle c1 marquise').chance('dice 3 1');
  const { packed, packedSpent } = p.state.hirelings;
  expect([packed, packedSpent].map((items) => items.reduce((sum, count) => sum + count, 0))).toEqual([1, 3]);
});

rootLaw('14.7.7', 'The Exile: a forest and three clubs', () => {
  const p = position(CATS_AND_HAWKS).hirelings('the-exile');
  p.noExile();
  prepared(p, 'the-exile');
  expect(p.offers()).toEqual([
    'wander f1',
    'wander f2',
    'wander f3',
    'wander f4',
    'wander f5',
    'wander f6',
    'wander f7',
  ]);
  p.play('wander f2');
  expect([p.exileAt(), p.clubs()]).toEqual(['f2', { ready: 3, spent: 0, lost: 0 }]);
});

rootLaw(
  '14.7.7',
  'The Exile: who stands beside the forest puts a crafted item on the card for a card and a point',
  () => {
    const p = position(CATS_AND_HAWKS).hirelings('the-exile', { forest: 'f1' }).items('marquise', 'sword', 'boot');
    p.place('c9', 'cat').turn('marquise', 'daylight');
    expect(p.refusal('contribute sword fresh')).toMatchObject({ law: '14.7.7', why: 'not-near' });
    const near = position(CATS_AND_HAWKS).hirelings('the-exile', { forest: 'f1' }).items('marquise', 'sword', 'boot');
    near.place('c1', 'cat').deck('anvil', 'bake-sale').turn('marquise', 'daylight');
    near.play('contribute sword fresh').chance('draw anvil').play('contribute boot fresh').chance('draw bake-sale');
    expect([near.score('marquise'), near.cards('marquise')]).toEqual([2, ['anvil', 'bake-sale']]);
    expect(near.packedItems()).toBe(5);
  },
);

rootLaw('14.7.7', 'The Exile: one item to wander, two to battle nearby, all refreshed afterwards', () => {
  const p = position(CATS_AND_HAWKS).hirelings('the-exile', { by: 'eyrie', forest: 'f1' }).place('c1', 'cat', 4);
  p.turn('eyrie', 'daylight').play('command the-exile');
  expect(p.offers()).toEqual(['wander f3', 'wander f2', 'battle c1 marquise', 'end']);
  p.play('battle c1 marquise').chance('dice 3 2');
  // Three items: at most three rolled hits; two hits: the last item is exhausted, then one is lost.
  expect([p.count('c1', 'cat'), p.clubs()]).toEqual([1, { ready: 0, spent: 2, lost: 1 }]);
  expect(p.refusal('wander f2')).toMatchObject({ law: '14.7.7', why: 'items', a: 1, b: 0 });
  p.play('end');
  expect(p.clubs()).toEqual({ ready: 2, spent: 0, lost: 1 });
  const roam = position(CATS_AND_HAWKS).hirelings('the-exile', { by: 'eyrie', forest: 'f1' });
  roam.turn('eyrie', 'daylight').play('command the-exile', 'wander f2', 'wander f1', 'wander f2', 'end');
  expect(roam.exileAt()).toBe('f2');
  const tired = position(CATS_AND_HAWKS).hirelings('the-exile', { by: 'eyrie', forest: 'f1' });
  tired.turn('eyrie', 'daylight').play('command the-exile', 'wander f2', 'wander f1', 'wander f2');
  expect([tired.offers(), tired.clubs()]).toEqual([['end'], { ready: 0, spent: 3, lost: 0 }]);
});

rootLaw(['14.7.8', '14.7.8-R1'], 'The Brigand: an item from a ruin, and a random card for an exhausted item', () => {
  const p = position(CATS_AND_HAWKS).hirelings('the-exile', { by: 'marquise', demoted: true }).place('c10', 'cat');
  p.items('marquise', 'coin').place('c10', 'hawk').hand('eyrie', 'anvil').turn('marquise', 'daylight');
  expect(p.offers('plunder')).toEqual(['plunder c10']);
  expect(p.refusal('plunder c6')).toMatchObject({ law: '14.7.8', why: 'no-faction-pieces' });
  p.play('plunder c10').chance('ruin sword');
  expect(p.craftedItems('marquise', 'sword')).toBe(1);
  expect([p.ruinsIn('c10'), p.openSlots('c10'), p.score('marquise')]).toEqual([0, 2, 0]);
  // Separate actions, each once.
  p.play('rob eyrie coin').chance('steal anvil');
  expect([p.cards('marquise'), p.spentItems('marquise', 'coin')]).toEqual([['anvil'], 1]);
  expect(p.offers('rob')).toEqual([]);
  expect(p.refusal('rob eyrie sword')).toMatchObject({ law: '14.3.4' });
  // Somebody else's Daylight knows nothing of it.
  const other = position(CATS_AND_HAWKS).hirelings('the-exile', { by: 'marquise', demoted: true }).place('c10', 'hawk');
  expect(other.turn('eyrie', 'daylight').offers('plunder')).toEqual([]);
  // Daylight is its time, not Birdsong or Evening.
  const early = position(CATS_AND_HAWKS).hirelings('the-exile', { by: 'marquise', demoted: true }).place('c10', 'cat');
  expect(early.fork().turn('marquise', 'birdsong').window()).toBe('marquise-daylight');
  expect(early.turn('marquise', 'evening').window()).toBe('chance');
});

rootLaw('14.7.8', 'The Brigand: set-up lays R items under the ruins, and the Hundreds hoard what they take', () => {
  const p = position({ factions: ['hundreds', 'eyrie'], hirelings: BOXES }).hirelings('the-exile', {
    by: 'hundreds',
    demoted: true,
  });
  p.place('c10', 'rat').turn('hundreds', 'daylight');
  expect(p.itemsUnder()).toBe(4);
  p.play('plunder c10').chance('ruin boot');
  expect(p.hoarded()).toEqual(['boot']);
});
