import { expect } from 'vitest';
import { rootLaw } from '../testkit/law.testkit.ts';
import { type Position, position } from '../testkit/position.testkit.ts';

/** Three cats attack three hawks in a fox clearing; nobody holds a card. */
function skirmish(): Position {
  return position({ factions: ['marquise', 'eyrie', 'alliance'] })
    .place('c1', 'cat', 3)
    .place('c1', 'hawk', 3);
}
/** The same with the other deck. */
function partisanWar(): Position {
  return position({ factions: ['marquise', 'eyrie', 'alliance'], deck: 'exiles-partisans' })
    .place('c1', 'cat', 3)
    .place('c1', 'hawk', 3);
}

rootLaw(['4.3.2.II', '4.1.3-R1'], 'Armorers of the defender cancel all rolled hits, and only if he wants', () => {
  const p = skirmish().crafted('eyrie', 'armorers').battle('marquise', 'eyrie', 'c1').chance('dice 3 1');
  expect([p.window(), p.asked(), p.offers()]).toEqual(['defender-effects', 'eyrie', ['armorers', 'pass']]);
  const declined = p.fork().play('pass');
  expect([declined.count('c1', 'hawk'), declined.inPlay('eyrie')]).toEqual([0, ['armorers']]);
  p.play('armorers');
  expect([p.count('c1', 'hawk'), p.count('c1', 'cat')]).toEqual([3, 2]);
  expect([p.inPlay('eyrie'), p.discarded()]).toEqual([[], ['armorers']]);
});

rootLaw('4.3.2.II', 'Armorers cancel rolled hits only: an extra hit still counts', () => {
  const p = skirmish().crafted('eyrie', 'armorers').crafted('marquise', 'brutal-tactics');
  p.battle('marquise', 'eyrie', 'c1').chance('dice 3 1').play('begin eyrie', 'armorers', 'brutal-tactics');
  expect(p.count('c1', 'hawk')).toBe(2);
});

rootLaw(['4.3.1-E1', '4.3.1'], 'Armorers do not cover the hits of an ambush', () => {
  const p = skirmish().crafted('marquise', 'armorers').hand('eyrie', 'ambush-fox').battle('marquise', 'eyrie', 'c1');
  p.play('ambush ambush-fox');
  expect([p.count('c1', 'cat'), p.window()]).toEqual([1, 'chance']);
  expect(p.chance('dice 3 1').offers()).toEqual(['armorers', 'pass']);
});

rootLaw('4.3.2.II', 'Armorers serve the attacker too', () => {
  const p = skirmish().crafted('marquise', 'armorers').battle('marquise', 'eyrie', 'c1').chance('dice 2 2');
  expect([p.window(), p.asked()]).toEqual(['attacker-effects', 'marquise']);
  p.play('armorers');
  expect([p.count('c1', 'cat'), p.count('c1', 'hawk')]).toEqual([3, 1]);
});

rootLaw('4.3.2.II', 'without rolled hits Armorers have nothing to cancel and nobody is asked', () => {
  const p = skirmish().crafted('marquise', 'armorers').battle('marquise', 'eyrie', 'c1').chance('dice 2 0');
  expect([p.count('c1', 'hawk'), p.inPlay('marquise')]).toEqual([1, ['armorers']]);
  const other = skirmish().crafted('marquise', 'armorers', 'brutal-tactics');
  other.battle('marquise', 'eyrie', 'c1').chance('dice 2 0');
  expect(other.refusal('armorers')).toMatchObject({ law: '4.3.2.II', why: 'no-rolled-hits' });
});

rootLaw('4.3.2.II', 'Sappers add a hit in defence that ignores the limit', () => {
  const p = position({ factions: ['marquise', 'eyrie'] })
    .place('c1', 'cat', 3)
    .place('c1', 'roost');
  p.crafted('eyrie', 'sappers').battle('marquise', 'eyrie', 'c1').chance('dice 0 0').play('sappers');
  expect([p.count('c1', 'cat'), p.discarded()]).toEqual([2, ['sappers']]);
});

rootLaw('4.3.2.II', 'Sappers are no use in attack', () => {
  const p = skirmish().crafted('marquise', 'sappers', 'brutal-tactics').battle('marquise', 'eyrie', 'c1');
  p.chance('dice 1 0');
  expect(p.offers()).toEqual(['brutal-tactics', 'pass']);
  expect(p.refusal('sappers')).toMatchObject({ law: '4.3.2.II', why: 'defender-only' });
});

rootLaw(
  '4.3.2.II',
  'Brutal Tactics: a hit in attack and a point to the defender, once a battle, the card stays',
  () => {
    const p = skirmish().crafted('marquise', 'brutal-tactics', 'armorers').battle('marquise', 'eyrie', 'c1');
    p.chance('dice 1 1').play('brutal-tactics');
    expect([p.score('eyrie'), p.inPlay('marquise')]).toEqual([1, ['armorers', 'brutal-tactics']]);
    expect(p.refusal('brutal-tactics')).toMatchObject({ law: '4.3.2.II', why: 'used-in-battle' });
    p.play('pass');
    expect([p.count('c1', 'hawk'), p.count('c1', 'cat')]).toEqual([1, 2]);
    expect(p.events('scored', 'alliance')).toEqual([{ type: 'scored', faction: 1, points: 1, law: '4.1.3' }]);
  },
);

rootLaw('4.3.2.II', 'Brutal Tactics are no use in defence', () => {
  const p = skirmish().crafted('eyrie', 'brutal-tactics', 'sappers').battle('marquise', 'eyrie', 'c1');
  p.chance('dice 1 0');
  expect(p.offers()).toEqual(['sappers', 'pass']);
  expect(p.refusal('brutal-tactics')).toMatchObject({ law: '4.3.2.II', why: 'attacker-only' });
});

rootLaw('3.1-R1', 'the point for Brutal Tactics may end the game before the hits are dealt', () => {
  const p = skirmish().crafted('marquise', 'brutal-tactics').points('eyrie', 29).points('marquise', 29);
  p.place('c1', 'roost').battle('marquise', 'eyrie', 'c1').chance('dice 3 3').play('brutal-tactics');
  expect([p.window(), p.winners(), p.count('c1', 'hawk')]).toEqual(['over', ['eyrie'], 3]);
});

rootLaw(['4.3.2.II-R1', 'O.4'], 'when both sides have effects the attacker says who begins', () => {
  const p = skirmish().crafted('marquise', 'brutal-tactics').crafted('eyrie', 'sappers');
  p.battle('marquise', 'eyrie', 'c1').chance('dice 1 1');
  expect([p.window(), p.asked(), p.offers()]).toEqual(['who-begins', 'marquise', ['begin marquise', 'begin eyrie']]);
  expect(p.fork().play('begin eyrie').asked()).toBe('eyrie');
  p.play('begin marquise');
  expect(p.asked()).toBe('marquise');
  p.play('brutal-tactics');
  expect(p.asked()).toBe('eyrie');
  p.play('sappers');
  expect([p.count('c1', 'cat'), p.count('c1', 'hawk')]).toEqual([1, 1]);
});

rootLaw('4.3.2.II', 'one side may use several effects in turn', () => {
  const p = skirmish().crafted('eyrie', 'sappers', 'armorers').battle('marquise', 'eyrie', 'c1');
  p.chance('dice 2 1').play('sappers', 'armorers');
  expect([p.count('c1', 'cat'), p.count('c1', 'hawk')]).toEqual([1, 3]);
});

rootLaw.each(
  '4.3.2.II',
  '%s partisans add a hit in clearings of their suit, then all cards of other suits are discarded',
  ['fox', 'rabbit', 'mouse'] as const,
  (suit) => {
    const clearing = ({ fox: 'c1', rabbit: 'c5', mouse: 'c9' } as const)[suit];
    const p = position({ factions: ['marquise', 'eyrie', 'alliance'], deck: 'exiles-partisans' })
      .place(clearing, 'cat', 3)
      .place(clearing, 'hawk', 3)
      .crafted('marquise', `${suit}-partisans`)
      .hand('marquise', 'anvil', 'bake-sale', 'sword', 'saboteurs', 'dominance-bird')
      .battle('marquise', 'eyrie', clearing)
      .chance('dice 1 0')
      .play(`partisans ${suit}`);
    const kept = { fox: ['anvil'], rabbit: ['bake-sale'], mouse: ['sword'] } as const;
    expect(p.cards('marquise')).toEqual(kept[suit]);
    expect(p.inPlay('marquise')).toEqual([`${suit}-partisans`]);
    expect(p.count(clearing, 'hawk')).toBe(1);
  },
);

rootLaw('3.3.3-R1', 'a dominance card that partisans discard lies beside the map', () => {
  const p = partisanWar().crafted('marquise', 'fox-partisans').hand('marquise', 'dominance-mouse', 'sword');
  p.battle('marquise', 'eyrie', 'c1').chance('dice 0 0').play('partisans fox');
  expect([p.pile(2), p.discarded()]).toEqual([['dominance-mouse'], ['sword']]);
});

rootLaw('4.3.2.II', 'partisans serve the defender, with an empty hand, once a battle', () => {
  const p = partisanWar().crafted('eyrie', 'fox-partisans', 'mouse-partisans').battle('marquise', 'eyrie', 'c1');
  p.chance('dice 0 0');
  expect(p.offers()).toEqual(['partisans fox', 'pass']);
  expect(p.refusal('partisans mouse')).toMatchObject({ law: '4.3.2.II', why: 'clearing-suit' });
  p.play('partisans fox');
  expect([p.count('c1', 'cat'), p.window() === 'defender-effects']).toEqual([2, false]);
});
