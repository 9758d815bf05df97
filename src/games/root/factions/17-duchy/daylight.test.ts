import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';

const CATS = { factions: ['marquise', 'duchy'] } as const;

/** In the Parliament of the Duchy. */
const parliament = (p: Position): Position => p.turn('duchy', 'daylight').play('end');
/** At the step of Sway. */
const atSway = (p: Position): Position => p.during('duchy', 'daylight', { step: 'sway' });

rootLaw.each(
  ['17.4', '17.4-R1'],
  'citadels on the map and warriors that come to the Burrow: %s',
  [
    [0, 1],
    [1, 2],
    [2, 4],
    [3, 6],
  ],
  ([citadels, warriors]) => {
    const p = position(CATS);
    for (let n = 0; n < citadels!; n++) p.place((['c5', 'c9', 'c8'] as const)[n]!, 'citadel');
    p.turn('duchy', 'birdsong');
    expect([p.inBurrow(), p.inSupply('mole')]).toEqual([warriors, 20 - warriors!]);
  },
);

rootLaw('17.4-R1', 'with a short supply what is left is placed', () => {
  const p = position(CATS).place('c5', 'citadel').place('c9', 'citadel').place('c1', 'mole', 18);
  p.turn('duchy', 'birdsong');
  expect([p.inBurrow(), p.inSupply('mole')]).toEqual([2, 0]);
});

rootLaw(['17.5', '17.5.1', '17.5-R1'], 'Assembly, then Parliament, then Sway, never back', () => {
  const p = position(CATS).place('c1', 'mole', 3).swayed('marshal');
  p.turn('duchy', 'daylight');
  expect([p.window(), p.view().actions]).toEqual(['duchy-assembly', [2, 2]]);
  p.play('recruit-below');
  expect(p.view().actions).toEqual([1, 2]);
  p.play('recruit-below');
  expect([p.window(), p.inBurrow(), p.view().actions]).toEqual(['duchy-parliament', 2, []]);
  expect(p.judge('duchy', 'recruit-below')).toMatchObject({ because: { law: '17.5.1.II' } });
  p.play('minister marshal', 'move c1 c5', 'count 1');
  expect(p.window()).toBe('duchy-sway');
  expect(p.judge('duchy', 'minister marshal')).toMatchObject({ because: { law: '17.5.2' } });
});

rootLaw('17.5.1', 'fewer than two actions may be taken, and the same one twice', () => {
  const p = position(CATS).place('c1', 'mole', 3).turn('duchy', 'daylight');
  expect(p.fork().play('end').window()).toBe('duchy-sway');
  p.play('move c1 c5', 'count 1', 'move c1 c5', 'count 1');
  expect([p.count('c5', 'mole'), p.window()]).toEqual([2, 'duchy-sway']);
});

rootLaw(
  ['17.5.1.I', '17.5.1.I-R1'],
  'a card of the suit is revealed, not spent, for a building in a ruled clearing',
  () => {
    const p = position(CATS)
      .place('c1', 'mole')
      .place('c2', 'mole')
      .place('c2', 'cat', 2)
      .hand('duchy', 'anvil', 'sword');
    p.turn('duchy', 'daylight');
    expect(p.offers('build')).toEqual(['build citadel c1', 'build market c1']);
    expect(p.refusal('build citadel c2')).toMatchObject({ law: '17.5.1.I', why: 'not-ruled' });
    p.play('build citadel c1');
    expect(p.offers()).toEqual(['present anvil']);
    expect(p.refusal('present sword')).toMatchObject({ law: '17.5.1.I', why: 'no-card' });
    p.play('present anvil');
    expect([p.count('c1', 'citadel'), p.shown(), p.cards('duchy'), p.score('duchy')]).toEqual([
      1,
      ['anvil'],
      ['sword'],
      0,
    ]);
    expect(p.refusal('build market c1')).toMatchObject({ law: '2.2.3', why: 'no-slot' });
  },
);

rootLaw('17.5.1.I', 'a clearing of another suit than all cards, and a kind that is all on the map', () => {
  const p = position(CATS).place('c1', 'mole').place('c5', 'mole', 2).hand('duchy', 'anvil');
  p.place('c6', 'citadel').place('c7', 'citadel').place('c8', 'citadel').turn('duchy', 'daylight');
  expect(p.refusal('build market c5')).toMatchObject({ law: '17.5.1.I', why: 'no-card', a: 1 });
  expect(p.refusal('build citadel c1')).toMatchObject({ law: '17.5.1.I', why: 'no-building' });
});

rootLaw('17.5.1.II', 'one warrior in the Burrow, while there is one', () => {
  const p = position(CATS).place('c1', 'mole', 19).turn('duchy', 'daylight').play('recruit-below');
  expect([p.inBurrow(), p.inSupply('mole')]).toEqual([1, 0]);
  expect(p.refusal('recruit-below')).toMatchObject({ law: '17.5.1.II', why: 'no-warriors-left' });
});

rootLaw(['17.5.1.IV', '17.5.2.II'], 'an action, and the Captain, start battles', () => {
  const p = position(CATS).place('c1', 'mole', 3).place('c1', 'cat', 3).swayed('captain');
  p.turn('duchy', 'daylight').play('battle c1 marquise').chance('dice 0 0').play('end', 'minister captain');
  expect(p.offers()).toEqual(['battle c1 marquise']);
  p.play('battle c1 marquise').chance('dice 1 0');
  expect([p.count('c1', 'cat'), p.window()]).toEqual([2, 'duchy-sway']);
});

rootLaw(['17.5.1.V', '17.2.4'], 'a card is spent for a tunnel, and one to four warriors come up', () => {
  const p = position(CATS).place('c1', 'cat', 5).burrow(6).hand('duchy', 'anvil', 'sword');
  p.turn('duchy', 'daylight');
  expect(p.offers('dig')).toEqual(['dig c1', 'dig c2', 'dig c6', 'dig c7', 'dig c8', 'dig c9', 'dig c11', 'dig c12']);
  expect(p.refusal('dig c3')).toMatchObject({ law: '17.5.1.V', why: 'no-card' });
  p.play('dig c1', 'spend anvil');
  expect(p.offers()).toEqual(['count 4', 'count 3', 'count 2', 'count 1']);
  p.play('count 4');
  expect([p.count('c1', 'tunnel'), p.count('c1', 'mole'), p.inBurrow(), p.discarded()]).toEqual([1, 4, 2, ['anvil']]);
  expect(p.refusal('dig c1')).toMatchObject({ law: '17.5.1.V', why: 'tunnel-there' });
});

rootLaw('17.5.1.V-R1', 'with an empty Burrow nobody could come up', () => {
  const p = position(CATS).hand('duchy', 'anvil').turn('duchy', 'daylight');
  expect(p.refusal('dig c1')).toMatchObject({ law: '17.5.1.V', why: 'burrow-empty' });
});

rootLaw('17.5.1.V-E1', 'earlier printings ask for no warrior: none may come up', () => {
  const p = position({ ...CATS, law: { digMinimum: 'none' } })
    .burrow(1)
    .hand('duchy', 'anvil', 'sword');
  p.turn('duchy', 'daylight').play('dig c1', 'spend anvil');
  expect(p.offers()).toEqual(['count 1', 'count 0']);
  p.play('count 0');
  expect([p.count('c1', 'tunnel'), p.inBurrow()]).toEqual([1, 1]);
  const empty = position({ ...CATS, law: { digMinimum: 'none' } })
    .hand('duchy', 'anvil')
    .turn('duchy', 'daylight');
  expect(empty.play('dig c1', 'spend anvil').count('c1', 'tunnel')).toBe(1);
  expect(empty.window()).toBe('duchy-assembly');
});

rootLaw('17.5.1.V-E1', 'the current Law asks for one: nobody staying below is not offered', () => {
  const table = () => position({ ...CATS, law: { digMinimum: 'one' } }).hand('duchy', 'anvil', 'sword');
  const p = table().burrow(2).turn('duchy', 'daylight').play('dig c1', 'spend anvil');
  expect(p.offers()).toEqual(['count 2', 'count 1']);
  expect(table().turn('duchy', 'daylight').refusal('dig c1')).toMatchObject({ law: '17.5.1.V', why: 'burrow-empty' });
});

rootLaw(['17.5.1.V-R2', 'M129'], 'no rule is needed, but the tunnel must be allowed there', () => {
  const p = position(CATS).place('c1', 'keep').burrow(2).hand('duchy', 'anvil').scorch('c8').turn('duchy', 'daylight');
  expect(p.refusal('dig c1')).toMatchObject({ law: '6.2.2', why: 'keep' });
  expect(p.refusal('dig c8')).toMatchObject({ law: 'E.6.2' });
});

rootLaw(['17.5.1.V-R3', 'M133'], 'three warriors that come up into sympathy cost one Outrage card', () => {
  const p = position({ factions: ['alliance', 'duchy'] })
    .place('c1', 'sympathy')
    .burrow(3)
    .hand('duchy', 'anvil', 'foxfolk-steel');
  p.turn('duchy', 'daylight').play('dig c1', 'spend anvil', 'count 3');
  expect(p.window()).toBe('outrage');
  p.play('appease foxfolk-steel');
  expect([p.count('c1', 'mole'), p.cards('duchy'), p.window()]).toEqual([3, [], 'duchy-assembly']);
});

rootLaw(['17.2.4', '17.2.4-R1', '17.5.1.V-R4'], 'with all three on the map one is taken off first, for nothing', () => {
  const p = position(CATS)
    .place('c1', 'tunnel')
    .place('c2', 'tunnel')
    .place('c3', 'tunnel')
    .burrow(2)
    .hand('duchy', 'anvil', 'foxfolk-steel');
  p.turn('duchy', 'daylight');
  expect(p.refusal('dig c1')).toMatchObject({ law: '17.5.1.V', why: 'tunnel-there' });
  p.play('dig c6', 'spend anvil');
  expect(p.offers()).toEqual(['fill-in c1', 'fill-in c2', 'fill-in c3']);
  expect(p.refusal('fill-in c5')).toMatchObject({ law: '17.2.4', why: 'no-tunnel' });
  p.play('fill-in c2', 'count 1');
  expect([p.count('c2', 'tunnel'), p.count('c6', 'tunnel'), p.inSupply('tunnel'), p.score('marquise')]).toEqual([
    0, 1, 0, 0,
  ]);
});

rootLaw(['17.2.4-R2', '17.2.3-R2'], 'an enemy scores a point for a tunnel; it costs no minister', () => {
  const p = position(CATS).place('c1', 'tunnel').place('c1', 'cat', 2).swayed('captain').hand('duchy', 'anvil');
  p.battle('marquise', 'duchy', 'c1').play('pass').chance('dice 1 0');
  expect([p.score('marquise'), p.inSupply('tunnel'), p.ministers(), p.cards('duchy')]).toEqual([
    1,
    3,
    ['captain'],
    ['anvil'],
  ]);
});

rootLaw(['17.5.2', '17.5.2-R1'], 'each swayed minister acts once, in any order, and none has to', () => {
  const p = position(CATS).place('c1', 'mole', 3).place('c1', 'cat').swayed('marshal', 'captain');
  parliament(p);
  expect(p.offers('minister')).toEqual(['minister captain', 'minister marshal']);
  expect(p.refusal('minister banker')).toMatchObject({ law: '17.5.2', why: 'not-swayed' });
  expect(p.fork().play('end').window()).toBe('duchy-sway');
  p.play('minister marshal', 'move c1 c5', 'count 1');
  expect(p.refusal('minister marshal')).toMatchObject({ law: '17.5.2', why: 'acted' });
  expect(p.offers('minister')).toEqual(['minister captain']);
});

rootLaw('17.5.2', 'a minister that can do nothing is refused', () => {
  const p = position(CATS).place('c1', 'mole').swayed('captain', 'foremole');
  parliament(p);
  expect(p.refusal('minister captain')).toMatchObject({ law: '17.5.2', why: 'nothing-to-do' });
  expect(p.refusal('minister foremole')).toMatchObject({ law: '17.5.2', why: 'nothing-to-do' });
});

rootLaw(['17.5.2.I', '17.5.2.I-R1'], 'the Foremole builds in any ruled clearing for any card', () => {
  const p = position(CATS).place('c5', 'mole', 2).hand('duchy', 'armorers', 'anvil').swayed('foremole');
  parliament(p).play('minister foremole');
  expect(p.offers()).toEqual(['build citadel c5', 'build market c5']);
  p.play('build market c5');
  expect(p.offers()).toEqual(['present anvil', 'present armorers']);
  p.play('present armorers');
  expect([p.count('c5', 'market'), p.shown()]).toEqual([1, ['armorers']]);
  p.play('end');
  expect(p.discarded()).toEqual(['armorers']);
});

rootLaw('17.5.2.III', 'the Marshal moves once', () => {
  const p = position(CATS).place('c5', 'mole', 2).swayed('marshal');
  parliament(p).play('minister marshal', 'move c5 c1', 'count 2');
  expect([p.count('c1', 'mole'), p.window()]).toEqual([2, 'duchy-sway']);
});

rootLaw('17.5.2.IV', 'the Brigadier moves twice or battles twice, not one of each', () => {
  const p = position(CATS).place('c5', 'mole', 3).place('c5', 'cat').swayed('brigadier');
  parliament(p).play('minister brigadier');
  const fights = p.fork().play('battle c5 marquise').chance('dice 0 0');
  expect(fights.offers()).toEqual(['battle c5 marquise', 'pass']);
  p.play('move c5 c1', 'count 1');
  expect(p.offers('battle')).toEqual([]);
  p.play('move c1 c5', 'count 1');
  expect(p.window()).toBe('duchy-sway');
  expect(fights.play('pass').window()).toBe('duchy-sway');
});

rootLaw(['17.5.2.V', '17.5.2.V-R1'], 'the Banker takes cards of one suit, birds stand for it', () => {
  const p = position(CATS).hand('duchy', 'anvil', 'foxfolk-steel', 'armorers', 'sword').swayed('banker');
  parliament(p).play('minister banker');
  expect(p.offers()).toEqual(
    ['spend foxfolk-steel', 'spend anvil', 'spend sword', 'spend armorers'].sort(
      (a, b) => p.offers().indexOf(a) - p.offers().indexOf(b),
    ),
  );
  p.play('spend armorers', 'spend anvil');
  expect(p.refusal('spend sword')).toMatchObject({ law: '17.5.2.V', why: 'one-suit' });
  p.play('spend foxfolk-steel', 'end');
  expect([p.score('duchy'), p.cards('duchy'), p.window()]).toEqual([3, ['sword'], 'duchy-sway']);
});

rootLaw('17.5.2.V-R1', 'birds alone are a set, and at least one card is spent', () => {
  const p = position(CATS).hand('duchy', 'armorers').swayed('banker');
  parliament(p).play('minister banker');
  expect(p.offers()).toEqual(['spend armorers']);
  expect(p.play('spend armorers').score('duchy')).toBe(1);
});

rootLaw(['17.5.2.VI', '17.5.2.VI-R1'], 'the Mayor takes the action of another squire or noble, used or not', () => {
  const p = position(CATS).place('c5', 'mole', 3).swayed('mayor', 'brigadier', 'earl-of-stone').place('c9', 'citadel');
  parliament(p).play('minister brigadier', 'move c5 c1', 'count 1', 'pass', 'minister mayor');
  expect(p.offers()).toEqual(['minister brigadier']);
  expect(p.refusal('minister earl-of-stone')).toMatchObject({ law: '17.5.2.VI', why: 'not-to-copy' });
  expect(p.refusal('minister mayor')).toMatchObject({ law: '17.5.2.VI', why: 'not-to-copy' });
  p.play('minister brigadier', 'move c5 c1', 'count 1', 'move c5 c1', 'count 1');
  expect([p.count('c1', 'mole'), p.offers('minister')]).toEqual([3, ['minister earl-of-stone']]);
});

rootLaw(
  ['17.5.2.VII', '17.5.2.VIII', '17.5.2.IX'],
  'lords score: two for all tunnels, one for each market, one for each citadel',
  () => {
    const p = position(CATS).swayed('duchess-of-mud', 'baron-of-dirt', 'earl-of-stone');
    p.place('c1', 'tunnel').place('c2', 'tunnel').place('c3', 'tunnel').place('c5', 'market', 2).place('c9', 'citadel');
    parliament(p).play('minister duchess-of-mud');
    expect(p.score('duchy')).toBe(2);
    expect(p.play('minister baron-of-dirt').score('duchy')).toBe(4);
    expect(p.play('minister earl-of-stone').score('duchy')).toBe(5);
  },
);

rootLaw(['17.5.2.VII', '17.5.2.VIII', '17.5.2.IX'], 'lords without anything to score do not act', () => {
  const p = position(CATS).swayed('duchess-of-mud', 'baron-of-dirt', 'earl-of-stone').place('c1', 'tunnel', 1);
  parliament(p);
  expect(p.refusal('minister duchess-of-mud')).toMatchObject({ law: '17.5.2.VII', why: 'tunnels-left' });
  expect(p.refusal('minister baron-of-dirt')).toMatchObject({ law: '17.5.2.VIII', why: 'no-markets' });
  expect(p.refusal('minister earl-of-stone')).toMatchObject({ law: '17.5.2.IX', why: 'no-citadels' });
});

rootLaw(
  ['17.5.3', '17.5.3.I', '17.5.3.II', '17.5.3.III', '17.5.3-R1'],
  'cards are revealed, the minister is swayed and its crown scored',
  () => {
    const p = position(CATS)
      .place('c1', 'mole')
      .place('c2', 'tunnel')
      .place('c5', 'market')
      .hand('duchy', 'anvil', 'sword', 'bake-sale');
    atSway(p);
    expect(p.offers('sway')).toEqual(
      ['foremole', 'captain', 'marshal', 'brigadier', 'banker', 'mayor'].map((m) => `sway ${m}`),
    );
    expect(p.refusal('sway earl-of-stone')).toMatchObject({ law: '17.5.3.II', why: 'too-few-cards', a: 4, b: 3 });
    p.play('sway banker', 'present anvil', 'present sword', 'present bake-sale');
    expect([p.ministers(), p.crowns(), p.score('duchy'), p.shown().length]).toEqual([['banker'], [3, 2, 3], 2, 3]);
    expect(p.window()).not.toBe('duchy-sway');
  },
);

rootLaw(['17.5.3.I', '17.2.3-R5'], 'a rank without crowns on the board cannot be swayed any more', () => {
  const p = position(CATS)
    .place('c1', 'mole')
    .place('c2', 'mole')
    .hand('duchy', 'anvil', 'sword')
    .lostCrowns('squire', 2)
    .swayed('captain');
  atSway(p);
  expect(p.refusal('sway marshal')).toMatchObject({ law: '17.5.3.I', why: 'no-crown' });
  expect(p.refusal('sway captain')).toMatchObject({ law: '17.5.3.I', why: 'swayed' });
});

rootLaw(['17.5.3.II', '17.5.3.II-R1'], 'each clearing serves one card; a bird takes any clearing that is left', () => {
  const p = position(CATS).place('c1', 'mole').place('c2', 'mole').hand('duchy', 'anvil', 'foxfolk-steel', 'armorers');
  atSway(p).play('sway captain');
  p.play('present anvil');
  expect(p.offers()).toEqual(['present armorers']);
  expect(p.refusal('present foxfolk-steel')).toMatchObject({ law: '17.5.3.II', why: 'no-clearing' });
});

rootLaw('17.5.3.II-R1', 'the Burrow serves no card', () => {
  const p = position(CATS).place('c1', 'mole').burrow(3).hand('duchy', 'anvil', 'armorers', 'sappers');
  atSway(p);
  expect(p.refusal('sway captain')).toMatchObject({ law: '17.5.3.II', why: 'too-few-cards', a: 2, b: 1 });
});

rootLaw('17.5.3.II-R2', 'cards revealed for a building are gone from the hand', () => {
  const p = position(CATS).place('c1', 'mole').place('c2', 'mole').hand('duchy', 'anvil', 'sword');
  p.turn('duchy', 'daylight').play('build citadel c1', 'present anvil', 'end');
  expect(p.refusal('sway captain')).toMatchObject({ law: '17.5.3.II', why: 'too-few-cards' });
});

rootLaw('17.5.3.III-R1', 'with an active dominance card the crown is placed and nothing scored', () => {
  const p = position({ factions: ['marquise', 'duchy', 'eyrie'] })
    .place('c1', 'mole')
    .place('c2', 'mole');
  p.hand('duchy', 'anvil', 'sword').dominance('duchy', 'dominance-fox');
  atSway(p).play('sway captain', 'present anvil', 'present sword');
  expect([p.ministers(), p.crowns(), p.score('duchy')]).toEqual([['captain'], [2, 3, 3], 0]);
});

rootLaw(['17.6', '17.6.1', '17.6.1-R1'], 'revealed birds are discarded, the others come back, seen by all', () => {
  const p = position(CATS).place('c1', 'mole').place('c2', 'mole').hand('duchy', 'anvil', 'armorers');
  atSway(p).play('sway captain', 'present anvil', 'present armorers');
  p.turn('duchy', 'evening');
  expect([p.window(), p.cards('duchy'), p.shown(), p.discarded()]).toEqual([
    'duchy-craft',
    ['anvil'],
    [],
    ['armorers'],
  ]);
});

rootLaw(['17.2.1', '17.6.2', '17.6.2-R1', '17.0.3'], 'in Evening citadels and markets craft alike', () => {
  const p = position(CATS)
    .place('c1', 'citadel')
    .place('c6', 'market')
    .hand('duchy', 'anvil', 'foxfolk-steel', 'mouse-in-a-sack');
  p.turn('duchy', 'evening');
  expect(p.offers('craft')).toEqual(
    ['craft foxfolk-steel', 'craft anvil'].sort((a, b) => p.offers().indexOf(a) - p.offers().indexOf(b)),
  );
  expect(p.play('craft foxfolk-steel').score('duchy')).toBe(2);
});

rootLaw.each(
  '17.6.3',
  'markets on the map and cards drawn: %s',
  [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ],
  ([markets, cards]) => {
    const p = position(CATS);
    for (let n = 0; n < markets!; n++) p.place((['c5', 'c9', 'c8'] as const)[n]!, 'market');
    p.turn('duchy', 'evening').play('end');
    for (let n = 0; n < 9 && p.outcomes().length > 0 && p.outcomes()[0]!.startsWith('draw'); n++) p.anyChance();
    expect(p.cards('duchy').length).toBe(cards);
  },
);

rootLaw('17.6.3', 'the hand is discarded down to five', () => {
  const p = position(CATS)
    .hand('duchy', 'anvil', 'sword', 'bake-sale', 'armorers', 'sappers')
    .turn('duchy', 'evening')
    .play('end')
    .anyChance();
  expect([p.window(), p.law()]).toEqual(['hand-limit', '17.6.3']);
});

rootLaw('17.6-R1', 'effects of the start of Evening come while revealed cards still lie out', () => {
  const p = position(CATS).place('c1', 'mole', 2).hand('duchy', 'anvil').crafted('duchy', 'cobbler');
  p.turn('duchy', 'daylight').play('build citadel c1', 'present anvil', 'end', 'end');
  expect([p.window(), p.shown()]).toEqual(['effects', ['anvil']]);
});
