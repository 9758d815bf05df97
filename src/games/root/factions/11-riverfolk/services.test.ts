import { expect } from 'vitest';
import { listQuestion } from '../../../../kernel/referee/index.ts';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { root } from '../../index.ts';
import { position } from '../../testkit/position.testkit.ts';
import { AVAILABLE, handOf, LOST_SOULS } from '../../components/piles.ts';
import { MARQUISE, RIVERFOLK } from '../../words.ts';

const CATS = { factions: ['riverfolk', 'marquise'] } as const;
const THIEF = { factions: ['riverfolk', 'vagabond', 'marquise'] } as const;

/** The Marquise at the start of her Birdsong, the Riverfolk with three cards to sell. */
const shop = (card = 1, boats = 1, mercenaries = 1) =>
  position(CATS)
    .place('c10', 'otter')
    .prices(card, boats, mercenaries)
    .place('c1', 'cat')
    .hand('riverfolk', 'anvil', 'sword', 'ambush-bird');

const SERVICES = ['buy-riverboats', 'buy-mercenaries'];

rootLaw('11.2.3', 'the hand is open to all', () => {
  const p = shop();
  for (const card of ['anvil', 'sword'] as const)
    expect(p.knownBy(handOf(RIVERFOLK), card)).toEqual(['riverfolk', 'marquise']);
});

rootLaw(['11.2.3', 'M067', 'E.1.2'], 'a stolen card is random all the same, and everybody sees which it was', () => {
  const p = position(THIEF).place('c1', 'otter').prices(1, 1, 1).hand('riverfolk', 'anvil', 'sword');
  p.vagabond('c1', ['torch'], { character: 'thief' }).turn('vagabond', 'daylight').play('steal riverfolk');
  expect(p.outcomes().sort()).toEqual(['steal anvil', 'steal sword']);
  p.chance('steal sword');
  expect(p.knownBy(handOf(3), 'sword')).toEqual(['riverfolk', 'vagabond', 'marquise']);
});

rootLaw(['11.2.3', '4.3.1'], 'they are asked for an ambush only when they show one that matches', () => {
  const start = () => position(CATS).place('c1', 'otter', 2).place('c1', 'cat', 2);
  const none = start().hand('riverfolk', 'anvil', 'ambush-mouse').battle('marquise', 'riverfolk', 'c1');
  expect(none.window()).toBe('chance');
  const one = start().hand('riverfolk', 'ambush-fox').battle('marquise', 'riverfolk', 'c1');
  expect([one.window(), one.offers()]).toEqual(['ambush', ['pass', 'ambush ambush-fox']]);
  const foil = start().hand('marquise', 'ambush-fox').hand('riverfolk', 'anvil').battle('riverfolk', 'marquise', 'c1');
  expect(foil.play('ambush ambush-fox').window()).not.toBe('foil');
});

rootLaw('11.2.3', 'a card given to the Riverfolk lies open', () => {
  const p = position(THIEF).place('c1', 'otter').prices(1, 1, 1).hand('vagabond', 'anvil').vagabond('c1', ['sword']);
  p.turn('vagabond', 'daylight').play('aid riverfolk', 'give anvil', 'exhaust sword');
  expect(p.knownBy(handOf(RIVERFOLK), 'anvil')).toEqual(['riverfolk', 'vagabond', 'marquise']);
});

rootLaw(['11.2.6', '11.2.6-R1', 'Q.2-R1'], 'at the start of Birdsong others may buy, without consent', () => {
  const p = shop().turn('marquise', 'birdsong');
  expect([p.window(), p.asked()]).toEqual(['riverfolk-services', 'marquise']);
  expect(p.offers()).toEqual(['buy-card ambush-bird', 'buy-card anvil', 'buy-card sword', ...SERVICES, 'pass']);
  p.play('buy-card anvil');
  expect([p.cards('marquise'), p.asked()]).toEqual([['anvil'], 'marquise']);
  const own = shop().turn('riverfolk', 'birdsong');
  expect(own.window()).not.toBe('riverfolk-services');
});

rootLaw('11.2.6-R1', 'one effect among others: before or after another start-of-Birdsong effect', () => {
  const deal = () => shop().place('c10', 'tradepost').place('c10', 'cat').crafted('marquise', 'better-burrow-bank');
  const late = deal().deck('bake-sale', 'root-tea-fox').turn('marquise', 'birdsong');
  expect(late.window()).toBe('effects');
  late.play('better-burrow-bank riverfolk').chance('draw bake-sale', 'draw root-tea-fox');
  expect(late.window()).toBe('riverfolk-services');
  // The card just drawn is for sale.
  expect(late.offers('buy-card')).toContain('buy-card root-tea-fox');
  const early = deal().deck('bake-sale', 'root-tea-fox').turn('marquise', 'birdsong').play('pass', 'buy-card sword');
  expect([early.window(), early.offers()]).toEqual(['effects', ['better-burrow-bank riverfolk', 'pass']]);
});

rootLaw(['11.2.6', '3.3.1.II-R1'], 'dominance is checked before anything is bought', () => {
  const p = position({ factions: ['riverfolk', 'marquise', 'eyrie'] })
    .prices(1, 1, 1)
    .dominance('marquise', 'dominance-fox');
  p.place('c1', 'cat').place('c6', 'cat').place('c8', 'cat').turn('marquise', 'birdsong');
  expect(p.winners()).toEqual(['marquise']);
});

rootLaw(['11.2.6.I', '11.2.6.I-R1'], 'the price goes from the buyer’s supply to Payments', () => {
  const p = shop(3).turn('marquise', 'birdsong').play('buy-card anvil');
  expect([p.inBox('payments'), p.inSupply('cat'), p.count('c1', 'cat')]).toEqual([{ marquise: 3 }, 21, 1]);
  const poor = shop(3, 2).supply('cat', 2).turn('marquise', 'birdsong');
  expect(poor.refusal('buy-card anvil')).toMatchObject({ law: '11.2.6.I', why: 'price', a: 3, b: 2 });
  expect(poor.offers()).toEqual([...SERVICES, 'pass']);
  // Nothing can be bought: nobody is asked.
  expect(shop(3, 3, 3).supply('cat', 2).turn('marquise', 'birdsong').window()).not.toBe('riverfolk-services');
});

rootLaw(['M053', '11.2.6.I'], 'officers are no payment', () => {
  const p = position({ factions: ['riverfolk', 'alliance'] })
    .prices(1, 1, 1)
    .supply('mouse', 5)
    .officers(5);
  p.turn('alliance', 'birdsong');
  expect(p.window()).not.toBe('riverfolk-services');
});

rootLaw(
  ['11.2.6.II', '11.2.6.II-E1', '16.2'],
  'one service, and one more per clearing with a post and an own piece',
  () => {
    const p = shop().turn('marquise', 'birdsong').play('buy-card anvil');
    expect(p.window()).not.toBe('riverfolk-services');
    const q = shop()
      .place('c10', 'tradepost')
      .place('c10', 'wood')
      .place('c5', 'tradepost')
      .turn('marquise', 'birdsong');
    q.play('buy-card anvil', 'buy-riverboats');
    expect(q.window()).not.toBe('riverfolk-services');
  },
);

rootLaw('11.2.6.II', 'who has bought all that a turn allows is told so for the rest of the turn', () => {
  const reasons = (p: ReturnType<typeof shop>): Record<string, string> =>
    Object.fromEntries(listQuestion(root, p.state, 1).forbidden.map((f) => [f.text, `${f.law} ${f.why}`]));
  const p = shop().crafted('marquise', 'better-burrow-bank').turn('marquise', 'birdsong');
  expect(reasons(p)).toMatchObject({ 'buy-riverboats': '11.2.6 at-start-of-birdsong' });
  p.play('pass', 'buy-card anvil');
  expect(p.window()).toBe('effects');
  const done = '11.2.6.II services';
  expect(reasons(p)).toMatchObject({ 'buy-card': done, 'buy-riverboats': done, 'buy-mercenaries': done });
  expect(reasons(p.play('pass'))).toMatchObject({ 'buy-card': done });
});

rootLaw('11.2.6.II', 'with services left, what was bought already is refused for another reason', () => {
  const p = shop().place('c10', 'tradepost').place('c10', 'wood').turn('marquise', 'birdsong').play('buy-riverboats');
  expect(p.refusal('buy-riverboats')).toMatchObject({ law: '11.2.7.II', why: 'already-bought' });
  expect(p.offers('buy-card')).toHaveLength(3);
});

rootLaw('11.2.6.II-R1', 'counted when buying begins: a pawn or a token is a piece', () => {
  const p = position(THIEF).place('c1', 'tradepost').prices(1, 1, 1).hand('riverfolk', 'anvil', 'sword');
  p.vagabond('c1', ['sword', 'boot', 'torch']).turn('vagabond', 'birdsong');
  p.play('buy-card anvil', 'exhaust boot', 'buy-card sword', 'exhaust torch');
  expect(p.cards('vagabond').sort()).toEqual(['anvil', 'sword']);
  expect(p.window()).not.toBe('riverfolk-services');
});

rootLaw(['11.2.6.III', '11.2.6.III-R1'], 'a Vagabond exhausts ready items, the Riverfolk pay in own warriors', () => {
  const p = position(THIEF).place('c4', 'otter').prices(2, 1, 1).hand('riverfolk', 'anvil');
  p.vagabond('c1', ['sword', 'boot', 'torch exhausted']).turn('vagabond', 'birdsong').play('buy-card anvil');
  expect([p.window(), p.offers()]).toEqual(['vagabond-payment', ['exhaust boot', 'exhaust sword']]);
  p.play('exhaust boot', 'exhaust sword');
  expect([p.inBox('payments'), p.cards('vagabond')]).toEqual([{ riverfolk: 2 }, ['anvil']]);
  const poor = position(THIEF).prices(2, 1, 1).hand('riverfolk', 'anvil').vagabond('c1', ['sword', 'boot exhausted']);
  poor.turn('vagabond', 'birdsong');
  expect(poor.refusal('buy-card anvil')).toMatchObject({ law: '11.2.6.III', why: 'items', a: 2, b: 1 });
});

rootLaw(['M064', '11.2.6.III'], 'too few otters in supply: the service is delivered all the same', () => {
  const p = position(THIEF).prices(3, 1, 1).hand('riverfolk', 'anvil').supply('otter', 1);
  p.vagabond('c1', ['sword', 'boot', 'torch']).turn('vagabond', 'birdsong').play('buy-card anvil');
  p.play('exhaust boot', 'exhaust sword', 'exhaust torch');
  expect([p.inBox('payments'), p.cards('vagabond')]).toEqual([{ riverfolk: 1 }, ['anvil']]);
});

rootLaw('11.2.7', 'three kinds of services, each with its own price', () => {
  const p = shop(1, 2, 3).place('c10', 'tradepost').place('c10', 'cat').place('c5', 'tradepost').place('c5', 'cat');
  p.turn('marquise', 'birdsong').play('buy-card anvil', 'buy-riverboats', 'buy-mercenaries');
  expect(p.inBox('payments')).toEqual({ marquise: 6 });
});

rootLaw(['11.2.7.I', '11.2.7.I-R1', 'M097'], 'two cards bought with five in hand: seven until her Evening', () => {
  const q = shop().place('c10', 'tradepost').place('c10', 'cat');
  q.hand('marquise', 'bake-sale', 'root-tea-fox', 'armorers', 'sappers', 'birdy-bindle').turn('marquise', 'birdsong');
  q.play('buy-card anvil', 'buy-card sword');
  expect(q.cards('marquise')).toHaveLength(7);
  expect(q.window()).toBe('marquise-daylight');
  expect(q.knownBy(handOf(MARQUISE), 'anvil')).toEqual(['riverfolk', 'marquise']);
});

rootLaw(
  ['11.2.7.II', '11.2.7.II-R1'],
  'riverboats: rivers are paths until the end of the turn, rule still needed',
  () => {
    const p = shop().place('c10', 'cat', 2).place('c4', 'cat').place('c4', 'otter', 2).place('c7', 'otter');
    p.turn('marquise', 'birdsong').play('buy-riverboats', 'march');
    expect(p.offers('move')).toEqual(expect.arrayContaining(['move c10 c11', 'move c10 c5']));
    expect(p.refusal('move c4 c7')).toMatchObject({ law: '4.2.1', why: 'rule-neither' });
    p.play('move c10 c11', 'count 1');
    expect(p.boatsOf()).toBe('marquise');
    const over = shop()
      .place('c10', 'cat')
      .deck('bake-sale')
      .turn('marquise', 'birdsong')
      .play('buy-riverboats', 'end');
    over.chance('draw bake-sale');
    expect(over.boatsOf()).toBeUndefined();
  },
);

rootLaw('11.2.7.II', 'a Vagabond sails too', () => {
  const p = position(THIEF).prices(1, 1, 1).vagabond('c10', ['sword', 'boot']).turn('vagabond', 'birdsong');
  p.play('buy-riverboats', 'exhaust sword');
  while (p.window() !== 'vagabond-daylight') p.play(p.offers().at(-1)!);
  expect(p.offers('go')).toContain('go c11');
});

rootLaw(['M065', '11.2.7.III.b'], 'a Vagabond hires nobody', () => {
  const p = position(THIEF).prices(1, 1, 1).vagabond('c1', ['sword']).turn('vagabond', 'birdsong');
  expect(p.refusal('buy-mercenaries')).toMatchObject({ law: '11.2.7.III.b', why: 'vagabond' });
});

rootLaw(['M086', '10.2.6', '10.4.2'], 'a bought dominance card, spent, waits among the lost souls', () => {
  const p = position({ factions: ['riverfolk', 'marquise', 'cult'] })
    .cult('rabbit')
    .prices(1, 1, 1)
    .place('c1', 'sawmill');
  p.hand('riverfolk', 'dominance-fox').turn('marquise', 'birdsong').play('buy-card dominance-fox', 'overwork c1');
  p.play('spend dominance-fox');
  expect([p.pile(LOST_SOULS), p.pile(AVAILABLE)]).toEqual([['dominance-fox'], []]);
  p.turn('cult', 'birdsong');
  while (p.asked() === 'cult' && p.window() === 'riverfolk-services') p.play('pass');
  expect([p.pile(LOST_SOULS), p.pile(AVAILABLE)]).toEqual([[], ['dominance-fox']]);
});
