import { withAdded } from '../../../../kernel/index.ts';
import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { setDown } from '../../rules/02-key-terms/pieces.ts';
import { SYMPATHY } from '../../components/pieces.ts';
import { AVAILABLE, DISCARD, SUPPORTERS } from '../../components/piles.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';
import { ALLIANCE, CLEARINGS } from '../../words.ts';

const CATS_AND_MICE = { factions: ['marquise', 'alliance'] } as const;
const THREE = { factions: ['marquise', 'eyrie', 'alliance'] } as const;

rootLaw('8.2.1', 'they craft in Daylight with sympathy', () => {
  const p = position(CATS_AND_MICE)
    .place('c1', 'sympathy')
    .hand('alliance', 'anvil', 'sword')
    .turn('alliance', 'daylight');
  expect(p.offers('craft')).toEqual(['craft anvil']);
  p.play('craft anvil');
  expect(p.score('alliance')).toBe(2);
});

rootLaw(
  ['8.2.2', '8.2.2-R1', 'M010'],
  'as defender they use the higher die; without warriors they deal nothing',
  () => {
    const guarded = position(CATS_AND_MICE).place('c1', 'cat', 4).place('c1', 'mouse', 3);
    guarded.battle('marquise', 'alliance', 'c1').chance('dice 3 1');
    expect([guarded.count('c1', 'cat'), guarded.count('c1', 'mouse')]).toEqual([1, 2]);
    const bare = position(CATS_AND_MICE)
      .place('c1', 'cat', 4)
      .place('c1', 'sympathy')
      .place('c1', 'base')
      .hand('marquise', 'anvil');
    bare.battle('marquise', 'alliance', 'c1').chance('dice 3 1');
    expect(bare.count('c1', 'cat')).toBe(4);
    expect(bare.score('marquise')).toBe(2);
  },
);

rootLaw(['M011', '4.3.1'], 'a defender with only a sympathy token may ambush', () => {
  const p = position(CATS_AND_MICE).place('c1', 'cat', 4).place('c1', 'sympathy').hand('alliance', 'ambush-fox');
  p.battle('marquise', 'alliance', 'c1').play('ambush ambush-fox');
  expect(p.count('c1', 'cat')).toBe(2);
});

rootLaw(
  ['8.2.3', '8.2.3-R1', '8.3.4', '8.3.1', '8.3.2', '8.3.3'],
  'three supporters drawn, seen by the Alliance alone',
  () => {
    const p = position(CATS_AND_MICE);
    expect([p.inSupply('mouse'), p.inSupply('base'), p.inSupply('sympathy')]).toEqual([10, 3, 10]);
    p.deck('anvil', 'sword', 'bake-sale').stand('alliance', {
      proc: 'draw',
      step: 'more',
      got: 0,
      faction: 2,
      pile: SUPPORTERS,
      left: 3,
    } as never);
    p.chance('draw anvil', 'draw sword', 'draw bake-sale');
    expect(p.pile(SUPPORTERS).sort()).toEqual(['anvil', 'bake-sale', 'sword']);
    expect(p.knownBy(SUPPORTERS, 'anvil')).toEqual(['alliance']);
    expect(p.cards('alliance')).toEqual([]);
  },
);

rootLaw('8.2.3-R1', 'supporters are no hand cards: no ambush, no crafting, no training', () => {
  const p = position(CATS_AND_MICE).place('c1', 'cat', 2).place('c1', 'sympathy').place('c1', 'base');
  p.supporters('ambush-fox', 'anvil');
  const fight = p.fork().battle('marquise', 'alliance', 'c1');
  expect(fight.window()).toBe('chance');
  p.turn('alliance', 'daylight');
  expect(p.offers()).toEqual(['end']);
});

rootLaw('8.2.3-R1', 'nor can they be stolen; how many there are everybody knows', () => {
  const p = position({ factions: ['vagabond', 'alliance'] })
    .vagabond('c1', ['torch'], { character: 'thief' })
    .place('c1', 'sympathy')
    .supporters('anvil', 'sword');
  p.turn('vagabond', 'daylight');
  expect(p.refusal('steal alliance')).toMatchObject({ law: 'E.1.2', why: 'empty-hand' });
  const { known, pileSizes } = p.view(0);
  expect([pileSizes[SUPPORTERS], known.filter((pile) => pile === SUPPORTERS)]).toEqual([2, []]);
});

rootLaw(['3.3.3-R1', '8.2.4'], 'a dominance card among lost supporters lies beside the map', () => {
  const p = position(THREE).place('c1', 'cat', 3).place('c1', 'base').supporters('dominance-fox', 'anvil', 'sword');
  p.battle('marquise', 'alliance', 'c1').chance('dice 0 0');
  expect([p.pile(AVAILABLE), p.discarded(), p.pile(SUPPORTERS)]).toEqual([['dominance-fox'], ['anvil'], ['sword']]);
});

const FIVE = ['anvil', 'sword', 'bake-sale', 'root-tea-fox', 'investments'] as const;

rootLaw(['8.2.3.I', '8.2.3.I-R1', '8.5.2', '8.5.2-R1'], 'without a base the sixth supporter is discarded', () => {
  const p = position(CATS_AND_MICE)
    .supporters(...FIVE)
    .hand('alliance', 'smugglers-trail')
    .turn('alliance', 'daylight');
  p.play('mobilize smugglers-trail');
  expect(p.pile(SUPPORTERS)).toHaveLength(5);
  expect(p.discarded()).toEqual(['smugglers-trail']);
  // What is told cites why it did not stay, not the action that brought it.
  expect(p.events('discarded', 'marquise')).toMatchObject([{ faction: ALLIANCE, law: '8.2.3.I' }]);
  const based = position(CATS_AND_MICE)
    .place('c1', 'base')
    .supporters(...FIVE)
    .hand('alliance', 'smugglers-trail');
  based.turn('alliance', 'daylight').play('mobilize smugglers-trail');
  expect(based.pile(SUPPORTERS)).toHaveLength(6);
});

rootLaw(
  ['8.2.4', '8.2.4-R1'],
  'a lost base costs its supporters, birds included, and half the officers rounded up',
  () => {
    const p = position(CATS_AND_MICE).place('c1', 'cat', 3).place('c1', 'base').officers(3);
    p.supporters('anvil', 'armorers', 'ambush-bird', 'bake-sale', 'sword')
      .battle('marquise', 'alliance', 'c1')
      .chance('dice 0 0');
    expect(p.pile(SUPPORTERS).sort()).toEqual(['bake-sale', 'sword']);
    expect(p.fact('factions.alliance.officers')).toBe(1);
    expect(p.inSupply('mouse')).toBe(9);
    expect(p.inSupply('base')).toBe(3);
  },
);

rootLaw(['8.2.4', '8.2.4-R1'], 'with no base left the Alliance keeps five supporters of its choice', () => {
  const p = position(CATS_AND_MICE).place('c1', 'cat', 3).place('c1', 'base');
  p.supporters('sword', 'bake-sale', 'investments', 'smugglers-trail', 'root-tea-rabbit', 'root-tea-mouse');
  p.battle('marquise', 'alliance', 'c1').chance('dice 0 0');
  expect(p.asked()).toBe('alliance');
  p.play('supporter sword');
  expect(p.pile(SUPPORTERS)).toHaveLength(5);
});

rootLaw(['8.2.5', '8.2.5.I'], 'ten tokens, one per clearing', () => {
  const p = position(CATS_AND_MICE)
    .place('c1', 'sympathy')
    .supporters('anvil', 'foxfolk-steel')
    .turn('alliance', 'birdsong')
    .play('pass');
  expect(p.refusal('spread c1')).toMatchObject({ law: '8.2.5.I', why: 'has-sympathy' });
  const none = position(CATS_AND_MICE)
    .place('c1', 'sympathy')
    .supply('sympathy', 0)
    .turn('alliance', 'birdsong')
    .play('pass');
  expect(none.refusal('spread c10')).toMatchObject({ law: '8.2.5', why: 'no-sympathy' });
});

rootLaw(
  ['8.2.6', '8.2.6-R1', '1.3.2'],
  'moving warriors in costs a card of the suit, seen by payer and Alliance',
  () => {
    const p = position(THREE)
      .place('c1', 'cat', 5)
      .place('c5', 'sympathy')
      .hand('marquise', 'bake-sale', 'root-tea-rabbit', 'sword');
    p.turn('marquise', 'daylight').play('march', 'move c1 c5', 'count 2');
    expect(p.law()).toBe('8.2.6');
    expect(p.offers().sort()).toEqual(['appease bake-sale', 'appease root-tea-rabbit']);
    p.play('appease bake-sale');
    expect(p.knownBy(SUPPORTERS, 'bake-sale')).toEqual(['marquise', 'alliance']);
    expect(p.events('given', 'eyrie')).toEqual([{ type: 'given', from: 0, to: 2, pile: SUPPORTERS }]);
  },
);

rootLaw('8.2.6', 'without one they show the hand and the top card of the deck is added', () => {
  const p = position(THREE).place('c1', 'cat', 5).place('c5', 'sympathy').hand('marquise', 'sword').deck('anvil');
  p.turn('marquise', 'daylight').play('march', 'move c1 c5', 'count 2').chance('draw anvil');
  expect(p.pile(SUPPORTERS)).toEqual(['anvil']);
  expect(p.knownBy(13, 'sword')).toEqual(['marquise', 'alliance']);
  expect(p.events('shown', 'eyrie')).toEqual([{ type: 'shown', faction: 0, to: 2 }]);
  expect(p.events('shown', 'alliance')[0]!.cards).toHaveLength(1);
});

rootLaw(
  ['8.2.6-R2', '8.2.3.I'],
  'moving in and removing the token are two cards; one that does not fit is still paid',
  () => {
    const p = position(CATS_AND_MICE)
      .place('c1', 'cat', 5)
      .place('c5', 'sympathy')
      .hand('marquise', 'bake-sale', 'root-tea-rabbit');
    p.supporters('anvil', 'sword', 'investments', 'root-tea-fox', 'root-tea-mouse').turn('marquise', 'daylight');
    p.play('march', 'move c1 c5', 'count 4', 'appease bake-sale', 'pass', 'battle c5 alliance').chance('dice 1 0');
    p.play('appease root-tea-rabbit');
    expect(p.cards('marquise')).toEqual([]);
    expect(p.pile(DISCARD).sort()).toEqual(['bake-sale', 'root-tea-rabbit']);
    expect(p.pile(SUPPORTERS)).toHaveLength(5);
  },
);

rootLaw('8.2.6', 'a full stack: the top card of the deck is discarded', () => {
  const p = position(CATS_AND_MICE).place('c1', 'cat', 5).place('c5', 'sympathy');
  p.supporters('anvil', 'sword', 'investments', 'root-tea-fox', 'root-tea-mouse').deck('bake-sale', 'armorers');
  p.turn('marquise', 'daylight').play('march', 'move c1 c5', 'count 4').chance('mill bake-sale');
  expect(p.discarded()).toEqual(['bake-sale']);
});

rootLaw('8.2.6-R3', 'the Alliance pays nothing itself', () => {
  const p = position(CATS_AND_MICE)
    .place('c1', 'mouse', 2)
    .place('c5', 'sympathy')
    .officers(1)
    .hand('alliance', 'bake-sale');
  p.turn('alliance', 'evening').play('move c1 c5', 'count 2');
  // Nobody is asked for a card: the draw of Evening follows at once.
  expect([p.cards('alliance'), p.window()]).toEqual([['bake-sale'], 'chance']);
});

rootLaw(['8.4', '8.4-R1'], 'all revolts before all spreading', () => {
  const p = position(CATS_AND_MICE)
    .place('c1', 'sympathy')
    .supporters('anvil', 'foxfolk-steel')
    .turn('alliance', 'birdsong');
  expect(p.window()).toBe('alliance-revolt');
  p.play('pass');
  expect(p.window()).toBe('alliance-spread');
  expect(p.offers('revolt')).toEqual([]);
});

rootLaw(
  ['8.4.1', '8.4.1.I', '8.4.1.II'],
  'a revolt needs sympathy, a base on the board and two supporters of the suit',
  () => {
    const p = position(CATS_AND_MICE)
      .place('c1', 'sympathy')
      .place('c5', 'sympathy')
      .place('c9', 'sympathy')
      .place('c2', 'base');
    p.supporters('anvil', 'armorers', 'sword').turn('alliance', 'birdsong');
    expect(p.offers('revolt')).toEqual(['revolt c1']);
    expect(p.refusal('revolt c5')).toMatchObject({ law: '8.4.1.II', why: 'supporters', a: 2, b: 1 });
    expect(p.refusal('revolt c9')).toMatchObject({ law: '8.4.1.I', why: 'base-built' });
    expect(p.refusal('revolt c6')).toMatchObject({ law: '8.4.1.I', why: 'not-sympathetic' });
    p.play('revolt c1', 'supporter anvil', 'supporter armorers');
    expect(p.count('c1', 'base')).toBe(1);
    expect(p.window()).toBe('alliance-revolt');
  },
);

rootLaw('8.4.1.I-R1', 'the base must find a slot once the enemies are gone', () => {
  const ruin = position(CATS_AND_MICE)
    .place('c6', 'sympathy')
    .place('c6', 'sawmill')
    .supporters('anvil', 'foxfolk-steel');
  expect(ruin.turn('alliance', 'birdsong').offers('revolt')).toEqual(['revolt c6']);
  const full = position(CATS_AND_MICE).place('c1', 'sympathy').supporters('anvil', 'foxfolk-steel');
  full.ruin('c1');
  expect(full.turn('alliance', 'birdsong').refusal('revolt c1')).toMatchObject({ law: '2.2.3' });
});

rootLaw(
  ['8.4.1.III', '8.4.1.III-R1', 'M009'],
  'enemies go, base, warriors per sympathetic clearing of the suit, one officer',
  () => {
    const p = position(CATS_AND_MICE).place('c1', 'sympathy').place('c12', 'sympathy').place('c9', 'keep');
    p.place('c1', 'cat', 4).place('c1', 'sawmill').place('c1', 'wood', 2).hand('marquise', 'gently-used-knapsack');
    p.supporters('anvil', 'foxfolk-steel')
      .turn('alliance', 'birdsong')
      .play('revolt c1', 'supporter anvil', 'supporter foxfolk-steel');
    expect(p.score('alliance')).toBe(3);
    expect(p.window()).toBe('field-hospitals');
    p.play('save gently-used-knapsack');
    expect(p.count('c9', 'cat')).toBe(4);
    expect([p.count('c1', 'base'), p.count('c1', 'mouse'), p.officerCount()]).toEqual([1, 2, 1]);
    expect(p.count('c1', 'sympathy')).toBe(1);
  },
);

rootLaw('8.4.1.III-R1', 'short supply: the map first, the officer last', () => {
  const p = position(CATS_AND_MICE).place('c1', 'sympathy').place('c12', 'sympathy').supply('mouse', 2);
  p.supporters('anvil', 'foxfolk-steel')
    .turn('alliance', 'birdsong')
    .play('revolt c1', 'supporter anvil', 'supporter foxfolk-steel');
  expect([p.count('c1', 'mouse'), p.officerCount()]).toEqual([2, 0]);
});

rootLaw(['8.4.2', '8.4.2.I'], 'spread beside sympathy; anywhere when there is none; never at the keep', () => {
  const first = position(CATS_AND_MICE)
    .place('c12', 'keep')
    .supporters('anvil')
    .turn('alliance', 'birdsong')
    .play('pass');
  expect(first.offers('spread')).toEqual(['spread c1', 'spread c6', 'spread c8']);
  expect(first.refusal('spread c12')).toMatchObject({ law: '6.2.2', why: 'keep' });
  const later = position(CATS_AND_MICE)
    .place('c5', 'sympathy')
    .supporters('anvil')
    .turn('alliance', 'birdsong')
    .play('pass');
  expect(later.offers('spread')).toEqual(['spread c1']);
  expect(later.refusal('spread c8')).toMatchObject({ law: '8.4.2.I', why: 'not-adjacent' });
});

rootLaw(['M007', '8.4.2.I-E1'], 'sympathy never spreads to the keep', () => {
  const p = position(CATS_AND_MICE)
    .place('c1', 'keep')
    .place('c5', 'sympathy')
    .supporters('anvil')
    .turn('alliance', 'birdsong')
    .play('pass');
  expect(p.refusal('spread c1')).toMatchObject({ law: '6.2.2' });
});

const COSTS = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3];
const POINTS = [0, 1, 1, 1, 2, 2, 3, 4, 4, 4];

/** Puts one of the tokens that are away beside c1. */
function besideSympathy(p: Position, tokens: number): void {
  if (tokens === 0) return;
  p.state.away = withAdded(p.state.away, SYMPATHY, -1);
  setDown(p.state, SYMPATHY, CLEARINGS.indexOf('c5'), 1);
}

rootLaw.each(
  ['8.4.2.II', '8.4.2.III', 'X.4'],
  'cost and points of token %s',
  COSTS.map((cost, number) => ({ number, cost, points: POINTS[number]! })),
  ({ number, cost, points }) => {
    const fox = ['anvil', 'foxfolk-steel', 'root-tea-fox', 'travel-gear-fox'] as const;
    const poor = position(CATS_AND_MICE)
      .supply('sympathy', 10 - number)
      .supporters(...fox.slice(0, cost - 1));
    besideSympathy(poor, number);
    expect(poor.turn('alliance', 'birdsong').play('pass').refusal('spread c1')).toMatchObject({ a: cost, b: cost - 1 });
    const rich = position(CATS_AND_MICE)
      .supply('sympathy', 10 - number)
      .supporters(...fox);
    besideSympathy(rich, number);
    rich.turn('alliance', 'birdsong').play('pass', 'spread c1');
    for (const card of fox.slice(0, cost)) rich.play(`supporter ${card}`);
    expect(rich.count('c1', 'sympathy')).toBe(1);
    expect(rich.score('alliance')).toBe(points);
  },
);

rootLaw(['8.4.2.II.a', '8.4.2.II.a-R1'], 'martial law: three warriors of one player, not of several together', () => {
  const one = position(THREE).place('c1', 'cat', 3).supporters('anvil').turn('alliance', 'birdsong').play('pass');
  expect(one.refusal('spread c1')).toMatchObject({ law: '8.4.2.II', a: 2, b: 1 });
  const several = position(THREE)
    .place('c1', 'cat', 2)
    .place('c1', 'hawk', 2)
    .supporters('anvil')
    .turn('alliance', 'birdsong')
    .play('pass');
  expect(several.offers('spread')).toContain('spread c1');
});

rootLaw('8.5', 'Daylight in any order and number', () => {
  const p = position(CATS_AND_MICE)
    .place('c1', 'sympathy')
    .place('c1', 'base')
    .hand('alliance', 'anvil', 'foxfolk-steel', 'sword');
  p.turn('alliance', 'daylight').play('mobilize sword', 'train foxfolk-steel', 'craft anvil', 'end');
  expect(p.fact('factions.alliance.officers')).toBe(1);
});

rootLaw('8.5.1', 'each token crafts once a turn', () => {
  const p = position(CATS_AND_MICE)
    .place('c1', 'sympathy')
    .hand('alliance', 'anvil', 'crossbow-bird')
    .turn('alliance', 'daylight');
  p.play('craft anvil');
  expect(p.refusal('craft crossbow-bird')).toMatchObject({ law: '4.1.1', why: 'crafting-pieces' });
});

rootLaw('8.5.2', 'a mobilized card is hidden from the others', () => {
  const p = position(CATS_AND_MICE).hand('alliance', 'anvil').turn('alliance', 'daylight').play('mobilize anvil');
  expect(p.pile(SUPPORTERS)).toEqual(['anvil']);
  expect(p.events('chose', 'marquise').at(-1)).toEqual({ type: 'chose', faction: 2, text: 'mobilize' });
  expect(p.knownBy(SUPPORTERS, 'anvil')).toEqual(['alliance']);
});

rootLaw(['8.5.3', '8.5.3-R1'], 'training: a card of a built base, birds are wild, a warrior in supply', () => {
  const p = position(CATS_AND_MICE)
    .place('c1', 'base')
    .hand('alliance', 'anvil', 'armorers', 'sword')
    .turn('alliance', 'daylight');
  expect(p.offers('train').sort()).toEqual(['train anvil', 'train armorers']);
  expect(p.refusal('train sword')).toMatchObject({ law: '8.5.3', why: 'no-base-of-suit' });
  const empty = position(CATS_AND_MICE)
    .place('c1', 'base')
    .supply('mouse', 0)
    .hand('alliance', 'anvil')
    .turn('alliance', 'daylight');
  expect(empty.refusal('train anvil')).toMatchObject({ law: '8.5.3', why: 'no-mice' });
});

rootLaw(['8.6', '8.6.1'], 'as many operations as officers', () => {
  const p = position(CATS_AND_MICE).place('c1', 'mouse', 2).officers(2).turn('alliance', 'evening');
  p.play('move c1 c5', 'count 1', 'move c1 c9', 'count 1');
  expect(p.window()).toBe('chance');
  const none = position(CATS_AND_MICE).place('c1', 'mouse', 2).turn('alliance', 'evening');
  expect(none.window()).toBe('chance');
});

rootLaw('8.6.1', 'the view tells how many operations are left, and of how many', () => {
  const p = position(CATS_AND_MICE).place('c1', 'mouse', 2).officers(2).turn('alliance', 'evening');
  const actions = () => p.view('alliance').actions;
  expect(actions()).toEqual([2, 2]);
  p.play('move c1 c5', 'count 1');
  expect(actions()).toEqual([1, 2]);
});

rootLaw('8.6.1.I', 'a move', () => {
  const p = position(CATS_AND_MICE)
    .place('c1', 'mouse', 2)
    .officers(1)
    .turn('alliance', 'evening')
    .play('move c1 c5', 'count 2');
  expect(p.count('c5', 'mouse')).toBe(2);
});

rootLaw('8.6.1.II', 'a battle', () => {
  const p = position(CATS_AND_MICE).place('c1', 'mouse', 2).place('c1', 'cat').officers(1).turn('alliance', 'evening');
  p.play('battle c1 marquise').chance('dice 1 0');
  expect(p.count('c1', 'cat')).toBe(0);
});

rootLaw('8.6.1.III', 'a recruit in a clearing with a base', () => {
  const p = position(CATS_AND_MICE).place('c1', 'base').officers(1).turn('alliance', 'evening');
  expect(p.offers('recruit-at')).toEqual(['recruit-at c1']);
  expect(p.refusal('recruit-at c5')).toMatchObject({ law: '8.6.1.III', why: 'no-base' });
  p.play('recruit-at c1');
  expect(p.count('c1', 'mouse')).toBe(1);
});

rootLaw(['8.6.1.IV', '8.6.1.IV-R1'], 'organize: a warrior becomes sympathy and scores', () => {
  const p = position(THREE)
    .place('c1', 'mouse')
    .place('c9', 'mouse')
    .place('c9', 'sympathy')
    .place('c1', 'cat', 4)
    .officers(1);
  p.turn('alliance', 'evening');
  expect(p.refusal('organize c9')).toMatchObject({ law: '8.6.1.IV', why: 'sympathetic' });
  expect(p.refusal('organize c5')).toMatchObject({ law: '8.6.1.IV', why: 'no-warrior' });
  p.play('organize c1');
  expect([p.count('c1', 'mouse'), p.count('c1', 'sympathy'), p.score('alliance')]).toEqual([0, 1, 1]);
});

rootLaw('M008', 'no organizing at the keep', () => {
  const p = position(CATS_AND_MICE).place('c1', 'keep').place('c1', 'mouse').officers(1).turn('alliance', 'evening');
  expect(p.refusal('organize c1')).toMatchObject({ law: '6.2.2' });
});

rootLaw('8.6.1.IV-R1', 'officers lost in a battle of this step lower the number of operations', () => {
  const p = position(CATS_AND_MICE).place('c1', 'mouse').place('c1', 'base').place('c1', 'cat', 4).officers(2);
  p.turn('alliance', 'evening').play('battle c1 marquise').chance('dice 3 2');
  expect(p.fact('factions.alliance.officers')).toBe(1);
  expect(p.window()).toBe('chance');
});

rootLaw(['8.6.2', 'X.4'], 'one card and one per base on the map', () => {
  const p = position(CATS_AND_MICE)
    .place('c1', 'base')
    .place('c5', 'base')
    .deck('sword', 'anvil', 'bake-sale', 'root-tea-fox');
  p.turn('alliance', 'evening');
  let drawn = 0;
  while (p.window() === 'chance' && p.onTurn() === 'alliance') {
    p.chance(p.outcomes()[0]!);
    drawn++;
  }
  expect(drawn).toBe(3);
});

rootLaw(
  '8.2.6-R3',
  'also when others order it, the Alliance’s own warriors that enter a sympathetic clearing cost nobody a card',
  () => {
    const p = position({ factions: ['marquise', 'alliance'], deck: 'exiles-partisans' }).place('c5', 'mouse', 2);
    p.place('c1', 'sympathy')
      .hand('marquise', 'anvil')
      .crafted('marquise', 'false-orders')
      .turn('marquise', 'birdsong');
    p.play('false-orders alliance c5 c1');
    expect([p.count('c1', 'mouse'), p.window(), p.cards('marquise')]).toEqual([1, 'marquise-daylight', ['anvil']]);
  },
);
