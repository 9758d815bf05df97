import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';

const table = (law: object = {}): Position =>
  position({ factions: ['vagabond', 'marquise', 'eyrie', 'alliance'], law });
const ITEMS = ['boot', 'boot', 'boot', 'boot', 'boot', 'boot', 'boot'];
const CARDS = ['anvil', 'armorers', 'armorers', 'foxfolk-steel', 'root-tea-fox', 'travel-gear-fox'] as const;

/** Aids the Marquise with each of these cards. */
function aid(p: Position, ...cards: readonly string[]): Position {
  for (const card of cards) p.play('aid marquise', `give ${card}`, 'exhaust boot');
  return p;
}
const friendly = (space: number, law: object = {}): Position =>
  table(law)
    .vagabond('c1', ITEMS)
    .relation('marquise', space)
    .place('c1', 'cat')
    .hand('vagabond', ...CARDS)
    .turn('vagabond', 'daylight');

rootLaw(['9.2.9', '9.2.9.I', '9.2.9.I.b', 'X.5'], 'one Aid from Indifferent to the second space: one point', () => {
  const p = aid(friendly(0), 'anvil');
  expect(p.relationTo('marquise')).toBe(1);
  expect(p.score('vagabond')).toBe(1);
  expect(p.events('scored', 'vagabond')).toMatchObject([{ points: 1, law: '9.2.9.I.b' }]);
  expect(p.relationTo('eyrie')).toBe(0);
});

rootLaw(
  ['9.2.9.I.a', '9.2.9.I.a-R1', 'X.5'],
  'then two Aids of one turn for two points, then three for two more',
  () => {
    const p = aid(friendly(0), 'anvil', 'armorers');
    expect(p.relationTo('marquise')).toBe(1);
    aid(p, 'armorers');
    expect(p.relationTo('marquise')).toBe(2);
    expect(p.score('vagabond')).toBe(3);
    aid(p, 'foxfolk-steel', 'root-tea-fox');
    expect(p.relationTo('marquise')).toBe(2);
    aid(p, 'travel-gear-fox');
    expect(p.relationTo('marquise')).toBe(3);
    expect(p.score('vagabond')).toBe(5);
  },
);

rootLaw('9.2.9.I.a-R1', 'Aids of an earlier turn do not count', () => {
  const p = aid(friendly(1), 'anvil');
  p.turn('vagabond', 'birdsong').play('pass');
  expect(aid(p, 'armorers').relationTo('marquise')).toBe(1);
  expect(aid(p, 'armorers').relationTo('marquise')).toBe(2);
});

rootLaw(['9.2.9.II', '9.2.9.II.a'], 'on the last space each Aid scores two', () => {
  const p = aid(friendly(3), 'anvil', 'armorers');
  expect(p.score('vagabond')).toBe(4);
  expect(p.events('scored', 'vagabond')).toMatchObject([{ law: '9.2.9.II.a' }, { law: '9.2.9.II.a' }]);
});

rootLaw('9.2.9.III.c', 'a hostile faction stays hostile however often it is aided, but gives its items', () => {
  const p = friendly(-1).items('marquise', 'sword');
  p.play('aid marquise', 'give anvil', 'exhaust boot', 'claim sword');
  expect(p.relationTo('marquise')).toBe(-1);
  expect(p.score('vagabond')).toBe(0);
  expect(p.itemsOf()).toContain('sword');
});

const escorting = (law: object = {}): Position =>
  table(law).vagabond('c1', ['boot']).relation('marquise', 3).place('c1', 'cat', 3).place('c5', 'hawk', 2);

rootLaw('9.2.9.II.b', "moving he may take any number of one ally's warriors along", () => {
  const p = escorting().turn('vagabond', 'daylight').play('go c5');
  expect(p.window()).toBe('vagabond-escort');
  expect(p.offers()).toEqual(['escort marquise 3', 'escort marquise 2', 'escort marquise 1', 'pass']);
  p.play('escort marquise 2');
  expect([p.count('c1', 'cat'), p.count('c5', 'cat'), p.pawn()]).toEqual([1, 2, 'c5']);
});

rootLaw('9.2.9.II.b', 'only allies, and only from his clearing', () => {
  const p = escorting().relation('marquise', 2).turn('vagabond', 'daylight').play('go c5');
  expect([p.window(), p.pawn()]).toEqual(['vagabond-daylight', 'c5']);
});

rootLaw(
  ['9.2.9.II.b-R1', 'M013'],
  'the pawn goes where neither clearing is ruled by the ally, its warriors do not',
  () => {
    const p = escorting().place('c1', 'hawk', 4);
    expect(p.turn('vagabond', 'daylight').play('go c5').pawn()).toBe('c5');
    expect(p.count('c1', 'cat')).toBe(3);
    const two = escorting().relation('eyrie', 3).place('c1', 'hawk', 2).turn('vagabond', 'daylight').play('go c9');
    expect(two.offers()).toEqual(['escort marquise 3', 'escort marquise 2', 'escort marquise 1', 'pass']);
    expect(two.refusal('escort eyrie 2')).toMatchObject({ law: '4.2.1', why: 'rule-neither' });
  },
);

rootLaw('9.2.9.II.b-E1', 'allies come along when he slips too, or in one edition only in Daylight', () => {
  const any = escorting().turn('vagabond', 'birdsong').play('slip c5');
  expect(any.window()).toBe('vagabond-escort');
  expect(any.play('escort marquise 3').count('c5', 'cat')).toBe(3);
  const forest = escorting().turn('vagabond', 'birdsong').play('slip f1');
  expect(forest.window()).toBe('vagabond-daylight');
  const day = escorting({ alliedMoveScope: 'daylightOnly' }).turn('vagabond', 'birdsong').play('slip c5');
  expect(day.window()).toBe('vagabond-daylight');
});

rootLaw('9.2.9.II.b-E1', 'a move that a card grants in Evening is none of Daylight', () => {
  const cobbled = (law: object): Position =>
    escorting(law).crafted('vagabond', 'cobbler').turn('vagabond', 'evening').play('cobbler', 'go c5');
  expect(cobbled({}).window()).toBe('vagabond-escort');
  const alone = cobbled({ alliedMoveScope: 'daylightOnly' });
  expect([alone.pawn(), alone.count('c5', 'cat'), alone.window()]).toEqual(['c5', 0, 'chance']);
  expect(escorting({ alliedMoveScope: 'daylightOnly' }).turn('vagabond', 'daylight').play('go c5').window()).toBe(
    'vagabond-escort',
  );
});

const marching = (alliedOutragePayer: string, who: 'marquise' | 'alliance'): Position =>
  table({ alliedOutragePayer })
    .vagabond('c1', ['boot'])
    .relation(who, 3)
    .place('c1', who === 'marquise' ? 'cat' : 'mouse', 3)
    .place('c5', 'sympathy')
    .hand('vagabond', 'bake-sale')
    .hand('marquise', 'root-tea-rabbit')
    .turn('vagabond', 'daylight')
    .play('go c5', `escort ${who} 1`);

rootLaw(
  ['9.2.9.II.e', '9.2.9.II.e-E1', 'M047'],
  'Outrage by allied cats is paid by the Marquise, or by the Vagabond',
  () => {
    const ally = marching('ally', 'marquise');
    expect([ally.window(), ally.asked()]).toEqual(['outrage', 'marquise']);
    const own = marching('vagabond', 'marquise');
    expect([own.window(), own.asked()]).toEqual(['outrage', 'vagabond']);
  },
);

rootLaw(
  ['9.2.9.II.e-E1', 'M046'],
  'allied Alliance warriors cause none, but where he pays he pays for them too',
  () => {
    expect(marching('ally', 'alliance').window()).toBe('vagabond-daylight');
    const own = marching('vagabond', 'alliance');
    expect([own.window(), own.asked()]).toEqual(['outrage', 'vagabond']);
  },
);

rootLaw('M044', 'a pawn alone causes no Outrage', () => {
  const p = table().vagabond('c1', ['boot']).place('c5', 'sympathy').hand('vagabond', 'bake-sale');
  expect(p.turn('vagabond', 'daylight').play('go c5').window()).toBe('vagabond-daylight');
});

const fighting = (law: object = {}): Position => table(law).vagabond('c1', ['sword', 'sword', 'sword']);

rootLaw(
  ['9.2.9.III', '9.2.9.III-R1'],
  'removing a warrior turns its faction hostile, buildings and tokens do not',
  () => {
    const p = fighting().relation('marquise', 2).place('c1', 'cat', 3).battle('vagabond', 'marquise', 'c1');
    expect(p.chance('dice 1 0').relationTo('marquise')).toBe(-1);
    const ally = fighting().relation('marquise', 3).place('c1', 'cat', 3).battle('vagabond', 'marquise', 'c1');
    expect(ally.chance('dice 1 0').relationTo('marquise')).toBe(-1);
    const token = fighting().place('c1', 'sympathy').battle('vagabond', 'alliance', 'c1').chance('dice 1 0');
    expect(token.relationTo('alliance')).toBe(0);
    const other = fighting().place('c1', 'cat', 3).battle('marquise', 'vagabond', 'c1').chance('dice 1 1');
    other.play('damage sword fresh');
    expect(other.relationTo('marquise')).toBe(-1);
  },
);

rootLaw(
  ['9.2.9.III.a', '9.2.9.III.a-R1'],
  'three warriors of an indifferent faction: one makes it hostile, two score',
  () => {
    const p = fighting().place('c1', 'cat', 3).battle('vagabond', 'marquise', 'c1').chance('dice 3 0');
    expect(p.score('vagabond')).toBe(2);
    expect(p.events('scored', 'vagabond')).toMatchObject([{ points: 2, law: '9.2.9.III.a' }]);
    const hostile = fighting().relation('marquise', -1).place('c1', 'cat', 3).battle('vagabond', 'marquise', 'c1');
    expect(hostile.chance('dice 3 0').score('vagabond')).toBe(3);
  },
);

rootLaw('9.2.9.III', 'an ambush of his in defence makes the attacker hostile before the dice', () => {
  const p = fighting().place('c1', 'cat', 3).hand('vagabond', 'ambush-fox').battle('marquise', 'vagabond', 'c1');
  p.play('ambush ambush-fox');
  expect([p.relationTo('marquise'), p.window(), p.score('vagabond')]).toEqual([-1, 'chance', 0]);
});

rootLaw('9.2.9.III.a-R1', "not for a Strike, not on another's turn", () => {
  const strike = table().vagabond('c1', ['crossbow']).relation('marquise', -1).place('c1', 'cat');
  expect(strike.turn('vagabond', 'daylight').play('strike cat').score('vagabond')).toBe(0);
  const defending = fighting().relation('marquise', -1).place('c1', 'cat', 3).battle('marquise', 'vagabond', 'c1');
  expect(defending.chance('dice 1 1').play('damage sword fresh').score('vagabond')).toBe(0);
});

rootLaw('M081', 'two warriors and a building of an indifferent faction: infamy two, and one for the building', () => {
  const p = fighting()
    .place('c1', 'cat', 2)
    .place('c1', 'sawmill')
    .battle('vagabond', 'marquise', 'c1')
    .chance('dice 3 0');
  expect(p.score('vagabond')).toBe(3);
  expect(p.relationTo('marquise')).toBe(-1);
});

rootLaw('M082', "a hostile building removed in defence on another's turn: one point, no infamy", () => {
  const p = fighting()
    .relation('marquise', -1)
    .place('c1', 'cat')
    .place('c1', 'sawmill')
    .battle('marquise', 'vagabond', 'c1');
  p.chance('dice 2 2').play('damage sword fresh');
  expect([p.count('c1', 'cat'), p.count('c1', 'sawmill')]).toEqual([0, 0]);
  expect(p.events('scored', 'vagabond')).toMatchObject([{ points: 1, law: '3.2.1' }]);
  expect(p.score('vagabond')).toBe(1);
});

rootLaw(
  ['9.2.9.III-E1', 'M012'],
  'Strike and Favor turn hostile: any removal, battle and Strike, or battle only',
  () => {
    const struck = (hostileTrigger: string): Position =>
      table({ hostileTrigger })
        .vagabond('c1', ['crossbow'])
        .place('c3', 'keep')
        .place('c1', 'cat')
        .hand('marquise', 'anvil')
        .turn('vagabond', 'daylight')
        .play('strike cat');
    const official = struck('anyRemoval');
    expect(official.relationTo('marquise')).toBe(-1);
    expect(official.asked()).toBe('marquise');
    expect(official.play('save anvil').count('c3', 'cat')).toBe(1);
    expect(struck('battleAndStrike').relationTo('marquise')).toBe(-1);
    expect(struck('battleOnly').relationTo('marquise')).toBe(0);
    const favored = (hostileTrigger: string): Position =>
      table({ hostileTrigger })
        .vagabond('c1', ['hammer', 'hammer', 'hammer'])
        .place('c1', 'cat')
        .hand('vagabond', 'favor-of-the-foxes')
        .turn('vagabond', 'daylight')
        .play('craft favor-of-the-foxes');
    expect(favored('anyRemoval').relationTo('marquise')).toBe(-1);
    expect(favored('battleAndStrike').relationTo('marquise')).toBe(0);
    expect(favored('battleOnly').relationTo('marquise')).toBe(0);
  },
);

rootLaw('M045', 'a sympathy token removed in his battle: he pays Outrage, no hostility', () => {
  const p = fighting().place('c1', 'sympathy').hand('vagabond', 'anvil').battle('vagabond', 'alliance', 'c1');
  p.chance('dice 1 0');
  expect([p.window(), p.asked()]).toEqual(['outrage', 'vagabond']);
  expect(p.relationTo('alliance')).toBe(0);
});

rootLaw('M032', 'Aid to the Eyrie who crafted a sword: item to the satchel, card to their hand', () => {
  const p = table().vagabond('c1', ['boot']).place('c1', 'hawk').items('eyrie', 'sword').hand('vagabond', 'anvil');
  p.turn('vagabond', 'daylight').play('aid eyrie', 'give anvil', 'exhaust boot', 'claim sword');
  expect(p.itemsOf()).toEqual(['boot exhausted', 'sword']);
  expect(p.cards('eyrie')).toEqual(['anvil']);
});

rootLaw('M048', 'a revolt where he stands damages three items of his choice, the pawn stays', () => {
  const p = table()
    .vagabond('c1', ['boot', 'sword', 'tea', 'torch'])
    .place('c1', 'sympathy')
    .supporters('anvil', 'foxfolk-steel')
    .turn('alliance', 'birdsong')
    .play('revolt c1');
  while (p.window() !== 'vagabond-full-removal') p.play(p.offers()[0]!);
  p.play('damage boot fresh', 'damage tea fresh', 'damage torch fresh');
  expect([p.pawn(), p.count('c1', 'base')]).toEqual(['c1', 1]);
});
