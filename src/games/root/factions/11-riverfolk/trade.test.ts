import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';
import { handOf } from '../../components/piles.ts';
import { RIVERFOLK } from '../../words.ts';

const CATS = { factions: ['riverfolk', 'marquise'] } as const;
const THREE = { factions: ['riverfolk', 'marquise', 'alliance'] } as const;

/** The Riverfolk with otters in c10 and c4, prices set. */
const otters = () => position(CATS).place('c10', 'otter', 3).place('c4', 'otter').prices(2, 2, 2);

rootLaw(['11.3.1', '11.3.3', 'X.7'], 'a supply of 15 warriors, and three trade posts of each suit', () => {
  const p = position(CATS);
  expect([p.inSupply('otter'), p.inSupply('tradepost')]).toEqual([15, 9]);
});

rootLaw(['11.3.2', '11.3.4'], 'four otters on the river, three more in Payments', () => {
  const p = position(CATS).place('c4', 'keep').inSetup('riverfolk');
  expect(p.offers()).toEqual(['place c5', 'place c7', 'place c10', 'place c11']);
  expect(p.refusal('place c4')).toMatchObject({ law: '6.2.2', why: 'keep' });
  expect(p.refusal('place c1')).toMatchObject({ law: '11.3.2', why: 'no-river' });
  p.play('place c5', 'place c5', 'place c7', 'place c11');
  expect([p.count('c5', 'otter'), p.count('c7', 'otter'), p.count('c11', 'otter')]).toEqual([2, 1, 1]);
  expect([p.inBox('payments'), p.inSupply('otter')]).toEqual([{ riverfolk: 3 }, 8]);
  expect(p.window()).toBe('riverfolk-first-prices');
});

rootLaw(['11.3.5', 'X.7'], 'one marker on any space from 1 to 4 of each service track', () => {
  const p = position(CATS).inSetup('riverfolk', 'prices');
  expect(p.offers()).toHaveLength(12);
  expect(p.offers().slice(0, 4)).toEqual([1, 2, 3, 4].map((n) => `price hand-card ${n}`));
  p.play('price riverboats 4', 'price hand-card 1', 'price mercenaries 3');
  expect(p.priceList()).toEqual([1, 4, 3]);
});

rootLaw(['11.4', '11.4.1'], 'Protectionism: two own warriors while Payments is empty', () => {
  const p = otters().turn('riverfolk', 'birdsong');
  // They are gathered at once.
  expect([p.inBox('funds'), p.inBox('payments')]).toEqual([{ riverfolk: 2 }, {}]);
  const paid = otters().box('payments', 'marquise', 1).turn('riverfolk', 'birdsong');
  expect(paid.inBox('funds')).toEqual({ marquise: 1 });
});

rootLaw(['11.4.1', '2.5'], 'as many as are in supply', () => {
  const p = otters().supply('otter', 1).turn('riverfolk', 'birdsong');
  expect(p.inBox('funds')).toEqual({ riverfolk: 1 });
});

rootLaw(['11.4.2', '11.4.2-R1'], 'Dividends: a point per two funds, rounded down, with a post on the map', () => {
  const rich = () => otters().box('funds', 'marquise', 3).box('funds', 'riverfolk', 2);
  expect(rich().place('c10', 'tradepost').turn('riverfolk', 'birdsong').score('riverfolk')).toBe(2);
  expect(rich().turn('riverfolk', 'birdsong').score('riverfolk')).toBe(0);
});

rootLaw('11.4.2', 'Payments and Committed do not count', () => {
  const p = otters().place('c10', 'tradepost').box('payments', 'marquise', 4).box('committed', 'riverfolk', 4);
  expect(p.turn('riverfolk', 'birdsong').score('riverfolk')).toBe(0);
  expect(p.inBox('funds')).toEqual({ marquise: 4, riverfolk: 4 });
});

rootLaw(['11.5', '11.5-R1', '11.2.4'], 'committed warriors stay on the board, spent ones go to their owner', () => {
  const p = otters().box('funds', 'marquise', 1).box('funds', 'riverfolk', 1).turn('riverfolk', 'daylight');
  p.play('move c10 c11', 'fund marquise', 'count 1');
  expect([p.inBox('committed'), p.inSupply('cat'), p.count('c11', 'otter')]).toEqual([{ marquise: 1 }, 24, 1]);
  p.play('recruit-at c5', 'fund riverfolk');
  expect([p.inBox('funds'), p.inSupply('otter'), p.count('c5', 'otter')]).toEqual([{}, 10, 1]);
});

rootLaw('11.2.4', 'without funds nothing can be done, and every action says so', () => {
  const p = otters().place('c10', 'cat').hand('riverfolk', 'anvil').turn('riverfolk', 'daylight');
  expect(p.offers()).toEqual(['end']);
  for (const text of ['move c10 c1', 'battle c10 marquise', 'draw', 'recruit-at c10'])
    expect(p.refusal(text)).toMatchObject({ law: '11.2.4', why: 'funds', a: 1, b: 0 });
});

rootLaw('11.5.1', 'a fund committed for a move', () => {
  const p = otters().box('funds', 'riverfolk', 1).turn('riverfolk', 'daylight').play('move c10 c1');
  expect(p.window()).toBe('riverfolk-commit');
  p.play('fund riverfolk', 'count 3');
  expect([p.count('c1', 'otter'), p.inBox('committed')]).toEqual([3, { riverfolk: 1 }]);
});

rootLaw('11.5.2', 'a fund committed for a battle', () => {
  const p = otters().place('c10', 'cat').box('funds', 'riverfolk', 1).turn('riverfolk', 'daylight');
  p.play('battle c10 marquise', 'fund riverfolk').chance('dice 1 0');
  expect([p.count('c10', 'cat'), p.inBox('committed')]).toEqual([0, { riverfolk: 1 }]);
});

rootLaw(['11.2.2', 'M100'], 'the river needs no rule, a path does', () => {
  const p = position(CATS).place('c10', 'otter').place('c10', 'cat', 2).place('c11', 'cat').place('c12', 'cat');
  p.prices(1, 1, 1).box('funds', 'riverfolk', 1).turn('riverfolk', 'daylight');
  expect(p.offers('move')).toContain('move c10 c11');
  expect(p.refusal('move c10 c12')).toMatchObject({ law: '4.2.1', why: 'rule-neither' });
});

rootLaw('11.2.2', 'for everybody else the river is no path', () => {
  const p = position(CATS).place('c10', 'cat').turn('marquise', 'daylight').play('march');
  expect(p.offers('move')).not.toContain('move c10 c11');
});

rootLaw(['M054', '8.2.6', '11.2.3'], 'swimming into sympathy is Outrage, paid from the open hand', () => {
  const p = position(THREE)
    .place('c10', 'otter')
    .place('c11', 'sympathy')
    .hand('riverfolk', 'sword', 'armorers', 'anvil');
  p.prices(1, 1, 1).box('funds', 'riverfolk', 1).turn('riverfolk', 'daylight');
  p.play('move c10 c11', 'fund riverfolk', 'count 1');
  expect([p.asked(), p.offers()]).toEqual(['riverfolk', ['appease sword', 'appease armorers']]);
  p.play('appease sword');
  expect(p.knownBy(5, 'sword')).toEqual(['riverfolk', 'marquise', 'alliance']);
});

rootLaw('11.5.4', 'a fund committed for a card, which everybody sees', () => {
  const p = otters().box('funds', 'riverfolk', 2).deck('anvil').turn('riverfolk', 'daylight');
  p.play('draw', 'fund riverfolk').chance('draw anvil');
  expect([p.cards('riverfolk'), p.inBox('committed')]).toEqual([['anvil'], { riverfolk: 1 }]);
  expect(p.knownBy(handOf(RIVERFOLK), 'anvil')).toEqual(['riverfolk', 'marquise']);
  expect(p.events('drew', 'marquise').at(-1)?.card).toBeDefined();
  expect(p.refusal('draw')).toMatchObject({ law: '11.5.4', why: 'no-deck' });
});

rootLaw('11.5.5', 'a fund spent for a warrior on the river', () => {
  const p = otters().place('c5', 'keep').box('funds', 'marquise', 1).turn('riverfolk', 'daylight');
  expect(p.offers('recruit-at')).toEqual(['recruit-at c4', 'recruit-at c7', 'recruit-at c10', 'recruit-at c11']);
  expect(p.refusal('recruit-at c1')).toMatchObject({ law: '11.5.5', why: 'no-river' });
  expect(p.refusal('recruit-at c5')).toMatchObject({ law: '6.2.2', why: 'keep' });
  p.play('recruit-at c7', 'fund marquise');
  expect([p.count('c7', 'otter'), p.inSupply('cat'), p.inBox('funds')]).toEqual([1, 25, {}]);
});

rootLaw('11.5.5', 'with no otter in supply only a spent otter can be placed', () => {
  const p = otters().box('funds', 'marquise', 1).box('funds', 'riverfolk', 1).supply('otter', 0);
  p.turn('riverfolk', 'daylight').play('recruit-at c7');
  expect(p.offers()).toEqual(['fund riverfolk']);
  const none = otters().box('funds', 'marquise', 1).supply('otter', 0).turn('riverfolk', 'daylight');
  expect(none.refusal('recruit-at c7')).toMatchObject({ law: '11.5.5', why: 'no-otters' });
});

rootLaw(
  ['11.2.5', '11.5.6', '11.5.6.II', '11.5.6.III'],
  'two of the ruler’s warriors for a post, an otter and two points',
  () => {
    const p = otters()
      .place('c1', 'cat', 2)
      .box('funds', 'marquise', 2)
      .turn('riverfolk', 'daylight')
      .play('trade-post c1');
    expect([p.count('c1', 'tradepost'), p.count('c1', 'otter'), p.score('riverfolk')]).toEqual([1, 1, 2]);
    expect([p.inBox('funds'), p.inSupply('cat')]).toEqual([{}, 23]);
  },
);

rootLaw.each('11.5.6.III-E1', 'two points in edition %s', ['official', 'ua', 'ru'] as const, (edition) => {
  const p = position({ ...CATS, edition })
    .place('c1', 'cat')
    .place('c6', 'cat')
    .place('c1', 'tradepost')
    .prices(1, 1, 1);
  p.box('funds', 'marquise', 2).turn('riverfolk', 'daylight').play('trade-post c6');
  expect(p.score('riverfolk')).toBe(2);
});

rootLaw('11.5.6.I', 'not where a post stands, and not without a ruler', () => {
  const p = otters().place('c1', 'cat').place('c1', 'tradepost').place('c5', 'cat').place('c5', 'otter');
  p.box('funds', 'marquise', 2).box('funds', 'riverfolk', 2).turn('riverfolk', 'daylight');
  expect(p.refusal('trade-post c1')).toMatchObject({ law: '11.5.6.I', why: 'has-post' });
  expect(p.refusal('trade-post c5')).toMatchObject({ law: '11.5.6.I', why: 'no-ruler' });
  expect(p.refusal('trade-post c2')).toMatchObject({ law: '11.5.6.I', why: 'no-ruler' });
});

rootLaw(['11.5.6.II', '11.5.6.II-R1'], 'the ruler’s own warriors, or otters where the Riverfolk rule', () => {
  const p = otters().place('c1', 'cat').box('funds', 'marquise', 1).box('funds', 'riverfolk', 2);
  p.turn('riverfolk', 'daylight');
  expect(p.refusal('trade-post c1')).toMatchObject({ law: '11.5.6.II', why: 'rulers-funds', a: 0, b: 2 });
  p.play('trade-post c10');
  expect([p.inBox('funds'), p.count('c10', 'tradepost'), p.count('c10', 'otter')]).toEqual([{ marquise: 1 }, 1, 4]);
});

rootLaw('M055', 'where the Alliance rules two mice are needed', () => {
  const p = position(THREE)
    .place('c1', 'mouse')
    .prices(1, 1, 1)
    .box('funds', 'marquise', 2)
    .box('funds', 'alliance', 1);
  p.turn('riverfolk', 'daylight');
  expect(p.refusal('trade-post c1')).toMatchObject({ law: '11.5.6.II', why: 'rulers-funds', a: 2 });
  const q = position(THREE)
    .place('c1', 'mouse')
    .prices(1, 1, 1)
    .box('funds', 'alliance', 2)
    .turn('riverfolk', 'daylight');
  expect(q.offers('trade-post')).toEqual(['trade-post c1']);
});

rootLaw(['M021', '11.5.6.I-R1', '6.2.2'], 'no trade post in the keep’s clearing', () => {
  const p = otters()
    .place('c1', 'cat', 2)
    .place('c1', 'keep')
    .box('funds', 'marquise', 2)
    .turn('riverfolk', 'daylight');
  expect(p.refusal('trade-post c1')).toMatchObject({ law: '6.2.2', why: 'keep' });
});

rootLaw('11.5.6.III', 'a post of the clearing’s suit must be on its track', () => {
  const p = otters().place('c1', 'cat').place('c6', 'tradepost').place('c8', 'tradepost').place('c12', 'tradepost');
  p.box('funds', 'marquise', 2).turn('riverfolk', 'daylight');
  expect(p.refusal('trade-post c1')).toMatchObject({ law: '11.5.6.III', why: 'no-posts' });
});

rootLaw(['11.6', '11.6.1', '11.6-R1'], 'Evening: down to five of their choice, no draw, then prices', () => {
  const p = otters().hand('riverfolk', 'anvil', 'sword', 'bake-sale', 'armorers', 'sappers', 'root-tea-fox');
  p.turn('riverfolk', 'evening');
  expect(p.window()).toBe('hand-limit');
  p.play('discard sword');
  expect([p.window(), p.cards('riverfolk').length]).toEqual(['riverfolk-prices', 5]);
});

rootLaw('11.6.2', 'each marker may move once, to any space', () => {
  const p = otters().turn('riverfolk', 'evening');
  expect(p.offers()).toHaveLength(10);
  expect(p.offers()).not.toContain('price hand-card 2');
  p.play('price mercenaries 4');
  expect(p.offers('price').every((text) => !text.includes('mercenaries'))).toBe(true);
  p.play('end');
  expect([p.priceList(), p.asked()]).toEqual([[2, 2, 4], 'marquise']);
});
