import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';

const table = (law: object = {}): Position => position({ factions: ['vagabond', 'marquise', 'eyrie'], law });
const day = (p: Position): Position => p.turn('vagabond', 'daylight');

rootLaw(['9.5', '9.5.1'], 'he acts by exhausting items in any order and number, a boot for each move', () => {
  const p = day(table().vagabond('c1', ['boot', 'boot']));
  expect(p.offers('go')).toEqual(['go c5', 'go c9', 'go c10']);
  expect(p.refusal('go c2')).toMatchObject({ law: '2.2.1', why: 'not-adjacent' });
  p.play('go c5', 'go c2');
  expect(p.pawn()).toBe('c2');
  expect(p.itemsOf()).toEqual(['boot exhausted', 'boot exhausted']);
  expect(p.refusal('go c5')).toMatchObject({ law: '9.5.1', why: 'boots', a: 1, b: 0 });
});

rootLaw('9.5', 'no action ends his Daylight: he explores, strikes and repairs, and still moves on', () => {
  const p = day(
    table().vagabond('c10', ['boot', 'torch', 'crossbow', 'hammer', 'sword damaged']).place('c10', 'sawmill'),
  );
  p.play('repair sword fresh', 'strike sawmill', 'explore');
  p.chance(p.outcomes()[0]!);
  expect(p.window()).toBe('vagabond-daylight');
  p.play(p.offers('go')[0]!);
  expect([p.window(), p.pawn()]).toEqual(['vagabond-daylight', 'c1']);
  expect(p.itemsOf().filter((item) => /^(boot|torch|crossbow|hammer) exhausted$/.test(item))).toHaveLength(4);
});

rootLaw('9.5.1', 'never into a forest; from a forest to a clearing around it', () => {
  const p = day(table().vagabond('f6', ['boot']));
  expect(p.offers('go')).toEqual(['go c3', 'go c6', 'go c11']);
  expect(p.refusal('go f3')).toMatchObject({ law: '9.5.1', why: 'forest' });
});

rootLaw(['9.2.3', '9.2.2'], 'he moves regardless of rule, and his pawn neither rules nor breaks rule', () => {
  const p = day(table().vagabond('c1', ['boot']).place('c1', 'cat').place('c5', 'cat', 2));
  expect(p.play('go c5').pawn()).toBe('c5');
  const cats = table().vagabond('c1').place('c1', 'cat').turn('marquise', 'daylight').play('march');
  expect(cats.offers('move')).toContain('move c1 c5');
});

rootLaw(['9.2.9.III.b', '9.2.9.III.b-E1'], 'hostile warriors cost one more boot, or one for each faction', () => {
  const facing = (hostileBootCost: string, ...items: string[]): Position =>
    day(
      table({ hostileBootCost })
        .vagabond('c1', items)
        .relation('marquise', -1)
        .relation('eyrie', -1)
        .place('c5', 'cat')
        .place('c5', 'hawk')
        .place('c9', 'sawmill'),
    );
  const flat = facing('flat', 'boot', 'boot');
  expect(flat.offers('go')).toEqual(['go c5', 'go c9', 'go c10']);
  expect(flat.play('go c5').itemsOf()).toEqual(['boot exhausted', 'boot exhausted']);
  expect(facing('flat', 'boot').refusal('go c5')).toMatchObject({ law: '9.2.9.III.b', why: 'boots', a: 2, b: 1 });
  expect(facing('perFaction', 'boot', 'boot').refusal('go c5')).toMatchObject({ a: 3, b: 2 });
  expect(facing('perFaction', 'boot', 'boot', 'boot').play('go c5').itemsOf()).not.toContain('boot');
});

rootLaw('9.5.2', 'one sword starts a battle in his clearing', () => {
  const p = day(table().vagabond('c1', ['sword', 'sword damaged']).place('c1', 'cat', 2).place('c1', 'roost'));
  expect(p.offers('battle')).toEqual(['battle c1 marquise', 'battle c1 eyrie']);
  p.play('battle c1 marquise');
  expect(p.itemsOf()).toEqual(['sword exhausted', 'sword damaged']);
  p.chance('dice 1 0');
  expect(p.refusal('battle c1 marquise')).toMatchObject({ law: '9.5.2', why: 'sword' });
  expect(day(table().vagabond('f1', ['sword'])).refusal('battle c1 marquise')).toMatchObject({ why: 'forest' });
});

rootLaw('9.5.3', 'a torch takes the item under the ruin, shown to all, for one point; the slot is free', () => {
  const p = day(table().vagabond('c12', ['torch']));
  expect(p.openSlots('c12')).toBe(1);
  p.play('explore');
  expect(p.outcomes()).toEqual(['ruin boot', 'ruin bag', 'ruin hammer', 'ruin sword']);
  p.chance('ruin sword');
  expect(p.itemsOf()).toEqual(['sword', 'torch exhausted']);
  expect(p.score('vagabond')).toBe(1);
  expect(p.events('scored', 'marquise')).toMatchObject([{ law: '9.5.3' }]);
  expect(p.events('explored', 'marquise')).toMatchObject([{ clearing: 11, item: 4 }]);
  expect([p.ruinsIn('c12'), p.openSlots('c12')]).toEqual([0, 2]);
  expect(p.refusal('explore')).toMatchObject({ law: '9.5.3', why: 'no-ruin' });
  expect(day(table().vagabond('c6')).refusal('explore')).toMatchObject({ law: '9.5.3', why: 'torch' });
});

rootLaw('9.5.3', 'what was taken lies under no other ruin', () => {
  const p = day(table().vagabond('c12', ['torch', 'torch', 'boot']))
    .play('explore')
    .chance('ruin bag')
    .play('go c10', 'explore');
  expect(p.outcomes()).toEqual(['ruin boot', 'ruin hammer', 'ruin sword']);
});

const aiding = (law: object = {}): Position =>
  day(
    table(law)
      .vagabond('c1', ['boot', 'tea'])
      .place('c1', 'cat')
      .items('marquise', 'sword', 'coin')
      .hand('vagabond', 'anvil', 'armorers', 'bake-sale'),
  );

rootLaw('9.5.4', 'any item and a card of the clearing for a player there, then an item of his', () => {
  const p = aiding();
  expect(p.offers('aid')).toEqual(['aid marquise']);
  expect(p.refusal('aid eyrie')).toMatchObject({ law: '9.5.4', why: 'no-piece' });
  p.play('aid marquise');
  expect(p.offers()).toEqual(['give anvil', 'give armorers']);
  expect(p.refusal('give bake-sale')).toMatchObject({ law: '9.5.4', why: 'no-card' });
  p.play('give armorers');
  expect(p.offers()).toEqual(['exhaust boot', 'exhaust tea']);
  p.play('exhaust tea');
  expect(p.offers()).toEqual(['claim sword', 'claim coin', 'pass']);
  p.play('claim sword');
  expect(p.itemsOf()).toEqual(['boot', 'sword', 'tea exhausted']);
  expect(p.cards('marquise')).toEqual(['armorers']);
  expect(p.knownBy(13, 'armorers')).toEqual(['vagabond', 'marquise']);
  expect(p.events('given', 'eyrie')).toEqual([{ type: 'given', from: 3, to: 0, pile: 13 }]);
});

rootLaw('9.5.4', 'not without item, card or clearing', () => {
  const bare = day(table().vagabond('c1').place('c1', 'cat').hand('vagabond', 'anvil'));
  expect(bare.refusal('aid marquise')).toMatchObject({ law: '9.5.4', why: 'item' });
  const empty = day(table().vagabond('c1', ['boot']).place('c1', 'cat').hand('vagabond', 'bake-sale'));
  expect(empty.refusal('aid marquise')).toMatchObject({ law: '9.5.4', why: 'no-card', a: 0 });
  const forest = day(table().vagabond('f1', ['boot']).hand('vagabond', 'anvil'));
  expect(forest.refusal('aid marquise')).toMatchObject({ law: '9.5.4', why: 'forest' });
});

rootLaw('9.5.4-E1', 'he may leave the item, but not in one edition', () => {
  expect(aiding().play('aid marquise', 'give anvil', 'exhaust boot').offers()).toContain('pass');
  const must = aiding({ aidTakesItem: 'must' }).play('aid marquise', 'give anvil', 'exhaust boot');
  expect(must.offers()).toEqual(['claim sword', 'claim coin']);
});

rootLaw('9.5.4-R1', 'the other Vagabond may be aided, for no item and no relationship', () => {
  const p = position({ factions: ['vagabond', 'vagabond2', 'marquise'] })
    .vagabond('c1', ['boot'])
    .vagabond('c1', ['sword'], { name: 'vagabond2', character: 'thief' })
    .hand('vagabond', 'anvil');
  day(p).play('aid vagabond2', 'give anvil', 'exhaust boot');
  expect(p.window()).toBe('vagabond-daylight');
  expect(p.score('vagabond')).toBe(0);
  expect(p.cards('vagabond2')).toEqual(['anvil']);
});

const questing = (law: object = {}, ...items: string[]): Position =>
  day(
    table(law)
      .quests('errand-fox', 'errand-rabbit', 'escort-mouse')
      .vagabond('c1', items.length > 0 ? items : ['tea', 'tea', 'boot', 'boot', 'boot']),
  );

rootLaw('9.5.5', 'two items for a face-up quest of the suit: a point for each such quest done', () => {
  const p = questing();
  expect(p.offers('quest')).toEqual(['quest errand-fox']);
  expect(p.refusal('quest errand-rabbit')).toMatchObject({ law: '9.5.5', why: 'quest-suit', a: 1 });
  p.play('quest errand-fox');
  expect(p.itemsOf().filter((item) => item.endsWith('exhausted'))).toEqual(['boot exhausted', 'tea exhausted']);
  p.play('reward points');
  expect(p.score('vagabond')).toBe(1);
  expect(p.outcomes()).toContain('quest fundraising-fox');
  expect(p.outcomes()).not.toContain('quest errand-fox');
  p.chance('quest logistics-help-fox');
  expect(p.offers('quest')).toEqual([]);
  expect(p.refusal('quest logistics-help-fox')).toMatchObject({ law: '9.5.5', why: 'quest-items', a: 1 });
});

rootLaw('9.5.5', 'the second quest of a suit scores two, or two cards are drawn', () => {
  const p = questing().play('quest errand-fox', 'reward points').chance('quest repair-a-shed-fox');
  const again = day(p.vagabond('c1', ['torch', 'hammer'])).play('quest repair-a-shed-fox');
  const cards = again.fork().play('reward cards');
  cards.chance(cards.outcomes()[0]!).chance(cards.outcomes()[0]!);
  expect(cards.cards('vagabond')).toHaveLength(2);
  expect(cards.score('vagabond')).toBe(1);
  expect(again.play('reward points').score('vagabond')).toBe(3);
});

rootLaw('9.5.5', 'quests of other suits do not count', () => {
  const p = questing();
  p.done('escort-mouse');
  expect(p.play('quest errand-fox', 'reward points').score('vagabond')).toBe(1);
});

rootLaw('9.5.5', 'a quest of two swords needs two swords', () => {
  const p = day(table().quests('expel-bandits-rabbit').vagabond('c3', ['sword', 'sword exhausted']));
  expect(p.refusal('quest expel-bandits-rabbit')).toMatchObject({ law: '9.5.5', why: 'quest-items', a: 1 });
  const able = day(table().quests('expel-bandits-rabbit').vagabond('c3', ['sword', 'sword']));
  expect(able.play('quest expel-bandits-rabbit').itemsOf()).toEqual(['sword exhausted', 'sword exhausted']);
});

rootLaw('9.5.5-E1', 'the new quest comes after the reward, or in two editions before it', () => {
  expect(questing().play('quest errand-fox').window()).toBe('vagabond-reward');
  const before = questing({ questRefill: 'beforeReward' }).play('quest errand-fox');
  expect(before.window()).toBe('chance');
  before.chance('quest fundraising-fox');
  expect(before.window()).toBe('vagabond-reward');
  expect(before.play('reward points').window()).toBe('vagabond-daylight');
});

rootLaw('9.5.5', 'with the deck empty no quest comes up', () => {
  const p = questing();
  p.noQuestDeck();
  expect(p.play('quest errand-fox', 'reward points').window()).toBe('vagabond-daylight');
});

rootLaw('9.5.6', 'a crossbow removes a warrior, or cardboard of a player without warriors there', () => {
  const p = day(
    table().vagabond('c8', ['crossbow', 'crossbow']).place('c8', 'cat').place('c8', 'sawmill').place('c8', 'roost'),
  );
  expect(p.offers('strike')).toEqual(['strike cat', 'strike roost']);
  expect(p.refusal('strike sawmill')).toMatchObject({ law: '9.5.6', why: 'warriors-first' });
  p.play('strike cat', 'strike sawmill');
  expect([p.count('c8', 'cat'), p.count('c8', 'sawmill')]).toEqual([0, 0]);
  expect(p.score('vagabond')).toBe(1);
  expect(p.refusal('strike roost')).toMatchObject({ law: '9.5.6', why: 'crossbow' });
});

rootLaw('9.5.6-R1', 'enemy pieces only, or in two editions anybody', () => {
  const partner = (strikeTarget: string): Position => {
    const p = table({ strikeTarget }).vagabond('c1', ['crossbow']).place('c1', 'cat');
    p.coalition('vagabond', 'marquise');
    return day(p);
  };
  expect(partner('enemy').refusal('strike cat')).toMatchObject({ law: '9.5.6', why: 'no-enemy' });
  expect(partner('anybody').offers('strike')).toEqual(['strike cat']);
});

rootLaw(
  ['9.2.1', '9.5.8'],
  'one hammer for each symbol, all of the suit of his clearing; the item is his face up',
  () => {
    const p = day(table().vagabond('c1', ['hammer', 'hammer']).hand('vagabond', 'foxfolk-steel', 'sword', 'bake-sale'));
    expect(p.offers('craft')).toEqual(['craft foxfolk-steel', 'craft sword']);
    expect(p.refusal('craft bake-sale')).toMatchObject({ law: '9.2.1', why: 'other-suit', a: 0 });
    p.play('craft foxfolk-steel');
    expect(p.itemsOf()).toEqual(['hammer exhausted', 'hammer exhausted', 'sword']);
    expect(p.score('vagabond')).toBe(2);
    expect(p.discarded()).toEqual(['foxfolk-steel']);
    expect(p.refusal('craft sword')).toMatchObject({ law: '9.2.1', why: 'hammers', a: 2, b: 0 });
  },
);

rootLaw(
  '9.2.1-R1',
  'no crafting in a forest, nor of two suits; a refreshed hammer works again in the same turn',
  () => {
    const forest = day(table().vagabond('f1', ['hammer']).hand('vagabond', 'anvil'));
    expect(forest.refusal('craft anvil')).toMatchObject({ law: '9.2.1', why: 'forest' });
    const mixed = day(table().vagabond('c1', ['hammer', 'hammer', 'hammer']).hand('vagabond', 'tax-collector'));
    expect(mixed.refusal('craft tax-collector')).toMatchObject({ law: '9.2.1', why: 'other-suit' });
    const p = day(table().vagabond('c1', ['hammer', 'boot']).hand('vagabond', 'anvil', 'crossbow-bird')).play(
      'craft anvil',
    );
    expect(p.itemsOf()).toEqual(['boot', 'hammer', 'hammer exhausted']);
    expect(p.state.activated).toEqual([0, 0, 0, 0]);
    expect(p.play('craft crossbow-bird').itemsOf()).toContain('crossbow');
    expect(p.itemsLeft('hammer')).toBe(0);
  },
);

rootLaw('9.5.8', 'a card of any suits takes hammers wherever he is', () => {
  const p = day(table().vagabond('c2', ['hammer', 'hammer', 'hammer', 'hammer']).hand('vagabond', 'royal-claim')).play(
    'craft royal-claim',
  );
  for (let n = 0; n < 4; n++)
    expect(
      p
        .play('activate mouse')
        .itemsOf()
        .filter((i) => i === 'hammer'),
    ).toHaveLength(3 - n);
  expect(p.inPlay('vagabond')).toEqual(['royal-claim']);
});

rootLaw('9.5.9', 'the special action takes a torch', () => {
  const p = day(table().vagabond('c1', ['torch exhausted', 'sword damaged']));
  expect(p.refusal('hideout')).toMatchObject({ law: '9.5.9', why: 'special-torch' });
  const able = day(table().vagabond('c1', ['torch', 'sword damaged'])).play('hideout');
  expect(able.itemsOf()).toContain('torch exhausted');
});

rootLaw('9.2.9.III.b', 'a move granted by a card costs no boot but that of hostile warriors', () => {
  const cobbler = (...items: string[]): Position =>
    table()
      .vagabond('c1', items)
      .relation('marquise', -1)
      .place('c5', 'cat')
      .crafted('vagabond', 'cobbler')
      .turn('vagabond', 'evening')
      .play('cobbler');
  const bare = cobbler();
  expect(bare.offers('go')).toEqual(['go c9', 'go c10']);
  expect(bare.refusal('go c5')).toMatchObject({ law: '9.2.9.III.b', why: 'boots', a: 1, b: 0 });
  expect(bare.play('go c9').pawn()).toBe('c9');
  const shod = cobbler('boot').play('go c5');
  expect([shod.pawn(), shod.itemsOf()]).toEqual(['c5', ['boot exhausted']]);
});
