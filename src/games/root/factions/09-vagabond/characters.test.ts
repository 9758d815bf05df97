import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { root } from '../../index.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';
import type { CHARACTERS } from './characters.ts';

type Character = (typeof CHARACTERS)[number];
const table = (law: object = {}): Position =>
  position({ factions: ['vagabond', 'marquise', 'eyrie', 'alliance'], law });
const day = (p: Position): Position => p.turn('vagabond', 'daylight');
const as = (character: Character, place: 'c1' | 'c8' | 'f1' | 'f2', items: string[], law: object = {}): Position =>
  table(law).vagabond(place, items, { character });

rootLaw(['E.1.2', 'E.1.2-R1', 'O.11'], 'the Thief takes a random card of a player with a piece in his clearing', () => {
  const p = day(
    as('thief', 'c1', ['torch'])
      .place('c1', 'cat')
      .place('c1', 'hawk')
      .place('c5', 'sympathy')
      .hand('marquise', 'anvil', 'sword'),
  );
  expect(p.offers('steal')).toEqual(['steal marquise']);
  expect(p.refusal('steal eyrie')).toMatchObject({ law: 'E.1.2', why: 'empty-hand' });
  expect(p.refusal('steal alliance')).toMatchObject({ law: 'E.1.2', why: 'nobody-there' });
  p.play('steal marquise');
  expect(p.outcomes().sort()).toEqual(['steal anvil', 'steal sword']);
  p.chance('steal sword');
  expect([p.cards('vagabond'), p.cards('marquise')]).toEqual([['sword'], ['anvil']]);
  expect(p.knownBy(16, 'sword')).toEqual(['vagabond', 'marquise']);
  expect(p.events('given', 'eyrie')).toEqual([{ type: 'given', from: 0, to: 3, pile: 16 }]);
  expect(p.refusal('steal marquise')).toMatchObject({ law: '9.5.9', why: 'special-torch' });
  expect(day(as('thief', 'f1', ['torch'])).refusal('steal marquise')).toMatchObject({
    law: '9.5.9',
    why: 'special-forest',
  });
});

rootLaw('E.2.2', 'the Tinker takes a card of his suit or a bird from the discard pile', () => {
  const p = day(as('tinker', 'c1', ['torch']).discard('anvil', 'armorers', 'bake-sale'));
  expect(p.offers('labor')).toEqual(['labor anvil', 'labor armorers']);
  expect(p.refusal('labor bake-sale')).toMatchObject({ law: 'E.2.2', why: 'labor-suit', a: 0 });
  p.play('labor armorers');
  expect([p.cards('vagabond'), p.discarded()]).toEqual([['armorers'], ['anvil', 'bake-sale']]);
  expect(p.itemsOf()).toEqual(['torch exhausted']);
});

rootLaw('E.2.2-R1', 'not available dominance cards, and not in a forest', () => {
  const p = day(as('tinker', 'c1', ['torch']).available('dominance-fox'));
  expect(p.offers('labor')).toEqual([]);
  const forest = day(as('tinker', 'f1', ['torch']).discard('anvil'));
  expect(forest.offers('labor')).toEqual([]);
  expect(forest.refusal('labor anvil')).toMatchObject({ law: '9.5.9', why: 'special-forest' });
});

rootLaw(['E.3.2', 'E.3.2-R1'], 'the Ranger repairs three items and his Daylight is over, in a forest too', () => {
  const items = ['torch', 'sword damaged', 'tea damaged-exhausted', 'boot damaged', 'crossbow damaged'];
  const p = day(as('ranger', 'c1', items)).play(
    'hideout',
    'repair sword fresh',
    'repair tea exhausted',
    'repair boot fresh',
  );
  expect(p.itemsOf()).toEqual(['boot', 'crossbow damaged', 'sword', 'tea exhausted', 'torch exhausted']);
  expect(p.window()).toBe('chance');
  expect(p.events('phase', 'vagabond').at(-1)).toMatchObject({ phase: 'evening' });
  const fewer = day(as('ranger', 'f1', ['torch', 'sword damaged'])).play('hideout', 'repair sword fresh');
  expect(fewer.window()).toBe('chance');
});

const brawl = (law: object = {}): Position =>
  as('vagrant', 'c8', ['torch', 'sword', 'boot'], law)
    .relation('eyrie', -1)
    .place('c8', 'cat', 2)
    .place('c8', 'sawmill')
    .place('c8', 'hawk', 3)
    .place('c8', 'roost');

rootLaw(
  ['E.4.2', 'E.4.2-R1'],
  'the Vagrant starts a battle between two players there and gets the points for cardboard',
  () => {
    const p = day(brawl().place('c8', 'sympathy'));
    expect(p.offers('instigate')).toEqual([
      'instigate vagabond marquise',
      'instigate vagabond eyrie',
      'instigate vagabond alliance',
      'instigate marquise vagabond',
      'instigate marquise eyrie',
      'instigate marquise alliance',
      'instigate eyrie vagabond',
      'instigate eyrie marquise',
      'instigate eyrie alliance',
    ]);
    expect(p.refusal('instigate alliance eyrie')).toMatchObject({ law: 'E.4.2', why: 'no-attacker' });
    p.play('instigate eyrie marquise').chance('dice 3 1');
    expect([p.count('c8', 'cat'), p.count('c8', 'sawmill'), p.count('c8', 'hawk')]).toEqual([0, 0, 2]);
    expect([p.score('vagabond'), p.score('eyrie')]).toEqual([1, 0]);
    expect([p.relationTo('marquise'), p.relationTo('eyrie')]).toEqual([0, -1]);
    expect(p.itemsOf()).toEqual(['boot', 'sword', 'torch exhausted']);
  },
);

rootLaw(
  ['E.4.2-R1', 'O.3'],
  'the two decide for themselves, ambush included; sympathy removed makes the Vagrant pay',
  () => {
    const p = day(brawl().hand('marquise', 'ambush-fox')).play('instigate eyrie marquise');
    expect([p.window(), p.asked()]).toEqual(['ambush', 'marquise']);
    const token = as('vagrant', 'c8', ['torch'])
      .place('c8', 'hawk', 2)
      .place('c8', 'sympathy')
      .hand('vagabond', 'anvil');
    day(token).play('instigate eyrie alliance').chance('dice 1 0');
    expect([token.window(), token.asked()]).toEqual(['outrage', 'vagabond']);
    expect(token.score('vagabond')).toBe(1);
  },
);

rootLaw('9.5.9', 'outside his Daylight the special action is explained to its owner alone', () => {
  const p = as('thief', 'c1', ['torch']).turn('vagabond', 'birdsong');
  const told = (seat: number): string[] =>
    (root.offWindow ?? []).flatMap((e) => (e.concerns?.(p.state, seat) === true ? [`${e.verb} ${e.refusal.law}`] : []));
  expect(told(0)).toContain('steal E.1.2');
  expect(told(0)).not.toContain('labor E.2.2');
  expect(told(1)).not.toContain('steal E.1.2');
});

rootLaw('E.4.2-R1', 'coalition partners are not set upon each other', () => {
  const p = brawl();
  p.coalition('vagabond', 'marquise');
  day(p);
  expect(p.refusal('instigate vagabond marquise')).toMatchObject({ law: 'E.4.2', why: 'not-enemies' });
});

rootLaw('E.4.2-E1', 'who picks the losses: the fighters, or in two editions the Vagrant', () => {
  const cardboard = (instigateMode: string): Position =>
    day(
      as('vagrant', 'c8', ['torch'], { instigateMode })
        .place('c8', 'sawmill')
        .place('c8', 'workshop')
        .place('c8', 'hawk', 3),
    )
      .play('instigate eyrie marquise')
      .chance('dice 0 0');
  expect(cardboard('forced').asked()).toBe('marquise');
  expect(cardboard('ru').asked()).toBe('vagabond');
  expect(cardboard('ua').asked()).toBe('vagabond');
});

rootLaw.each(
  'E.4.2-E1',
  'infamy in $mode: set upon others $others, himself as attacker $attack, as defender $defend',
  [
    { mode: 'forced', others: 0, attack: 1, defend: 1 },
    { mode: 'ru', others: 0, attack: 1, defend: 0 },
    { mode: 'ua', others: 1, attack: 1, defend: 1 },
  ],
  ({ mode, others, attack, defend }) => {
    const set = (): Position => day(brawl({ instigateMode: mode }));
    // The hostile Eyrie lose one warrior each time.
    expect(set().play('instigate marquise eyrie').chance('dice 1 0').score('vagabond')).toBe(others);
    expect(set().play('instigate vagabond eyrie').chance('dice 1 0').score('vagabond')).toBe(attack);
    const defending = set().play('instigate eyrie vagabond').chance('dice 1 1').play('damage boot fresh');
    expect(defending.score('vagabond')).toBe(defend);
  },
);

rootLaw(
  ['E.5.2', 'E.5.2-R1', 'O.4'],
  'a defender enlists the Arbiter: one point for him, his swords for the limit',
  () => {
    const p = as('arbiter', 'c1', ['sword', 'sword exhausted', 'sword damaged'])
      .place('c1', 'cat', 4)
      .place('c1', 'hawk');
    p.battle('marquise', 'eyrie', 'c1');
    expect([p.window(), p.asked()]).toEqual(['before-roll', 'eyrie']);
    expect(p.offers()).toEqual(['enlist vagabond', 'pass']);
    const alone = p.fork().play('pass').chance('dice 3 3');
    expect(alone.count('c1', 'cat')).toBe(3);
    p.play('enlist vagabond');
    expect(p.score('vagabond')).toBe(1);
    expect(p.chance('dice 3 3').count('c1', 'cat')).toBe(1);
    expect(p.itemsOf()).toEqual(['sword', 'sword exhausted', 'sword damaged']);
  },
);

rootLaw('E.5.2', 'not from elsewhere, not for or against himself', () => {
  const away = as('arbiter', 'f1', ['sword'])
    .place('c1', 'cat', 4)
    .place('c1', 'hawk')
    .battle('marquise', 'eyrie', 'c1');
  expect(away.window()).toBe('chance');
  const own = as('arbiter', 'c1', ['sword']).place('c1', 'cat', 4).battle('marquise', 'vagabond', 'c1');
  expect(own.window()).toBe('chance');
  const against = as('arbiter', 'c1', ['sword']).place('c1', 'cat', 4).battle('vagabond', 'marquise', 'c1');
  expect(against.window()).toBe('chance');
});

rootLaw(
  'M084',
  'enlisted by a defender without warriors: still defenseless; at 29 points he wins before the dice',
  () => {
    const p = as('arbiter', 'c1', ['sword', 'sword']).place('c1', 'cat', 4).place('c1', 'roost');
    p.battle('marquise', 'eyrie', 'c1').play('enlist vagabond');
    expect(p.fork().chance('dice 2 2').count('c1', 'cat')).toBe(2);
    expect(p.chance('dice 0 0').count('c1', 'roost')).toBe(0);
    const won = as('arbiter', 'c1', ['sword']).points('vagabond', 29).place('c1', 'cat').place('c1', 'roost');
    expect(won.battle('marquise', 'eyrie', 'c1').play('enlist vagabond').winners()).toEqual(['vagabond']);
  },
);

const burning = (): Position =>
  as('scoundrel', 'c8', ['torch', 'boot', 'boot'])
    .place('c8', 'cat', 2)
    .place('c8', 'sawmill')
    .place('c8', 'hawk')
    .place('c8', 'sympathy')
    .hand('vagabond', 'anvil');

rootLaw('E.6.2', 'the Scoundrel burns his clearing: every enemy piece goes, nothing comes back', () => {
  const p = day(burning()).play('scorch', 'appease anvil');
  expect(['cat', 'sawmill', 'hawk', 'sympathy'].map((name) => p.count('c8', name as 'cat'))).toEqual([0, 0, 0, 0]);
  expect(p.score('vagabond')).toBe(2);
  expect(p.itemsOf()).toEqual(['boot', 'boot']);
  expect(p.outOfGame('torch')).toBe(1);
  p.play('go c4');
  expect(p.refusal('go c8')).toMatchObject({ law: 'E.6.2', why: 'scorched-entry' });
  const cats = p.fork().place('c4', 'cat', 2).turn('marquise', 'daylight').play('march');
  expect(cats.refusal('move c4 c8')).toMatchObject({ law: 'E.6.2', why: 'scorched' });
  const building = p.place('c7', 'cat', 2).turn('marquise', 'daylight');
  expect(building.offers('build').some((text) => text.endsWith('c8'))).toBe(false);
});

rootLaw('6.2.2-R2', 'the torch cannot be laid where the keep stands, nor where one lies already', () => {
  const p = day(as('scoundrel', 'c1', ['torch']).place('c1', 'keep').place('c1', 'cat'));
  expect(p.refusal('scorch')).toMatchObject({ law: '6.2.2', why: 'keep' });
  const again = day(burning());
  again.scorch('c8');
  expect(again.refusal('scorch')).toMatchObject({ law: 'E.6.2', why: 'scorched' });
});

rootLaw('E.6.2-R1', 'sympathy causes Outrage, warriors turn hostile, a partner stays and may leave', () => {
  const p = day(burning()).play('scorch');
  expect([p.window(), p.asked()]).toEqual(['outrage', 'vagabond']);
  expect([p.relationTo('marquise'), p.relationTo('eyrie'), p.relationTo('alliance')]).toEqual([-1, -1, 0]);
  const partner = burning();
  partner.coalition('vagabond', 'marquise');
  day(partner).play('scorch', 'appease anvil');
  expect([partner.count('c8', 'cat'), partner.count('c8', 'sawmill')]).toEqual([2, 1]);
  const march = partner.turn('marquise', 'daylight').play('march');
  expect(march.offers('move')).toContain('move c8 c4');
});

rootLaw('9.5.5', 'the Adventurer improvises once a turn: one item stands for another and is damaged', () => {
  const p = day(
    table()
      .quests('errand-fox', 'give-a-speech-fox', 'escort-mouse')
      .vagabond('c1', ['hammer', 'boot', 'torch', 'sword', 'tea'], { character: 'adventurer' }),
  );
  expect(p.offers('improvise')).toContain('improvise errand-fox tea hammer');
  expect(p.offers('improvise')).not.toContain('improvise errand-fox tea tea');
  expect(p.offers('improvise')).not.toContain('improvise errand-fox tea boot');
  p.play('improvise errand-fox tea hammer');
  expect(p.itemsOf()).toEqual(['boot exhausted', 'hammer damaged-exhausted', 'sword', 'tea track', 'torch']);
  p.play('reward points').chance('quest fundraising-fox');
  expect(p.offers('improvise')).toEqual([]);
  expect(p.refusal('improvise give-a-speech-fox torch sword')).toMatchObject({ law: '9.5.5', why: 'improvised' });
  expect(p.offers('quest')).toEqual(['quest give-a-speech-fox']);
  const next = p.turn('vagabond', 'birdsong').play('pass');
  expect(next.offers('improvise').length).toBeGreaterThan(0);
});

rootLaw(
  '4.3.2.II',
  'the Ronin exhausts a sword after the roll for one extra hit, once in a battle, also in defence',
  () => {
    const p = as('ronin', 'c1', ['sword', 'sword', 'boot']).place('c1', 'cat', 3).battle('vagabond', 'marquise', 'c1');
    p.chance('dice 0 0');
    expect(p.offers()).toEqual(['swift-strike', 'pass']);
    p.play('swift-strike');
    expect(p.count('c1', 'cat')).toBe(2);
    expect(p.itemsOf()).toEqual(['boot', 'sword', 'sword exhausted']);
    const both = as('ronin', 'c1', ['sword', 'sword']).crafted('vagabond', 'brutal-tactics').place('c1', 'cat', 3);
    both.crafted('marquise', 'armorers').battle('vagabond', 'marquise', 'c1').chance('dice 1 0');
    expect(both.offers()).toEqual(['begin vagabond', 'begin marquise']);
    both.play('begin vagabond', 'swift-strike');
    expect([both.asked(), both.offers()]).toEqual(['vagabond', ['brutal-tactics', 'pass']]);
    const defending = as('ronin', 'c1', ['sword']).place('c1', 'cat', 3).battle('marquise', 'vagabond', 'c1');
    defending.chance('dice 0 0').play('swift-strike');
    expect(defending.count('c1', 'cat')).toBe(2);
  },
);

rootLaw('9.5.9', 'the Harrier glides alone to any clearing for a torch', () => {
  const p = as('harrier', 'f1', ['torch']).relation('marquise', 3);
  p.scorch('c4');
  day(p);
  expect(p.offers('glide')).toHaveLength(11);
  expect(p.refusal('glide c4')).toMatchObject({ law: 'E.6.2', why: 'glide-scorched' });
  expect(p.play('glide c7').pawn()).toBe('c7');
  const alone = as('harrier', 'c1', ['torch']).relation('marquise', 3).place('c1', 'cat', 3);
  expect(day(alone).play('glide c5').window()).toBe('vagabond-daylight');
  expect(alone.count('c1', 'cat')).toBe(3);
});
