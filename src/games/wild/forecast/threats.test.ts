import { expect, test } from 'vitest';
import { EVERYBODY, fastRandom, ownCards } from '../../../kernel/index.ts';
import { componentsOf } from '../components/components.ts';
import { CELLS } from '../rules/00-board/geometry.ts';
import { deck } from '../components/piles.ts';
import { cell, game, position, type WildPosition } from '../testkit/position.testkit.ts';
import { type CardThreat, threatReport } from './threats.ts';
import { CARDS, type Machine, MACHINES, TERRAINS } from '../words.ts';

function of(t: WildPosition, machine: Machine): CardThreat {
  return threatReport(t.state).cards.find((card) => MACHINES[card.machine] === machine)!;
}

test('chances are counted over the rest of the deck', () => {
  const t = position();
  expect(threatReport(t.state).cards.map((card) => card.chance)).toEqual(Array.from({ length: 7 }, () => 1 / 7));
  t.machine('mechs-1').machine('mechs-2');
  const report = threatReport(t.state);
  expect(report.cards.map((card) => MACHINES[card.machine])).not.toContain('mechs-1');
  expect(report.cards[0]!.chance).toBe(1 / 5);
});

test('cells that a constructors card would enclose, and where a factories card would build', () => {
  const t = position();
  t.machine('constructors-1');
  expect(of(t, 'constructors-2').enclosed.map((c) => CELLS[c])).toEqual(['c3', 'e4']);
  expect(of(t, 'factories-1').builds).toEqual([]);
  t.machine('constructors-2');
  expect(of(t, 'factories-1').builds).toEqual([{ cell: cell('e4'), chance: 1 }]);
  expect(of(t, 'reboot-1').builds).toEqual([{ cell: cell('c3'), chance: 1 }]);
});

test('cells that turn toxic', () => {
  const t = position({ arrow: 0 });
  t.noPollution();
  t.pollution('e4', 2);
  expect(of(t, 'factories-1').toxic).toEqual([{ cell: cell('e4'), chance: 1 }]);
});

test('a hard factories card that builds uncovers an arrow nobody has seen: each of the six counts a sixth', () => {
  const t = position({ arrow: 0, hard: 6 }).draw(`

               fO       -       -       -

            -       -       -       -       -
                                      /   \\
        -       -       -       -   |   -   |   -
                                      \\   /
    -       -      p..      @       -       -       -

        -       -       -       -       -       -

            -       -       -       -       -

                -       -       -      pC`);
  const before = JSON.stringify(t.state);
  const { builds, toxic } = of(t, 'factories-hard-1');
  expect(builds).toEqual([{ cell: cell('c5'), chance: 1 }]);
  // The chutes lead to every other side, so d3 in the west of the base is hit by three of the six arrows.
  expect(toxic).toEqual([{ cell: cell('d3'), chance: expect.closeTo(1 / 2) as number }]);
  expect(JSON.stringify(t.state)).toBe(before);
});

test('how near each defeat is', () => {
  const t = position({ arrow: 0 });
  t.noPollution();
  t.pollution('e4', 2);
  t.leaveToxic(0);
  const report = threatReport(t.state);
  expect(report.sites).toEqual({ now: 6, most: 6, next: expect.closeTo(3 / 7) as number });
  expect(report.factories).toEqual({ now: 0, most: 5, next: 0 });
  expect(report.deaths).toEqual({ now: [0, 0, 0, 0], most: 1, next: 0 });
});

test('the chance of a death too many is counted from what nobody can see', () => {
  const t = position({ hard: 6 });
  t.mechs(t.leaderAt(0), 1);
  t.damage(0, 3);
  t.deaths('forest');
  const threat = of(t, 'mechs-hard-1');
  expect(threat.struck).toEqual([0]);
  expect(threat.deaths).toBeCloseTo(6 / 12);
  t.deaths('forest', 'plains', 'marsh', 'mountain');
  expect(of(t, 'mechs-hard-1').deaths).toBeCloseTo(1);
});

test('who takes damage by a hard mechs card and loses nobody is told apart from who loses a defender', () => {
  const t = position({ hard: 6 });
  t.mechs(t.leaderAt(0), 1);
  const { hurt, struck } = of(t, 'mechs-hard-1');
  expect({ hurt, struck }).toEqual({ hurt: [0, 1], struck: [] });
  t.damage(0, 3);
  const late = of(t, 'mechs-hard-1');
  expect({ hurt: late.hurt, struck: late.struck }).toEqual({ hurt: [1], struck: [0] });
});

test('the report knows no more than everybody, and changes nothing', () => {
  const t = position({ hard: 3 });
  const before = JSON.stringify(t.state);
  const report = threatReport(t.state);
  expect(JSON.stringify(t.state)).toBe(before);
  for (const seed of [1, 2, 3]) expect(threatReport(game.determinize(t.state, 7, fastRandom(seed)))).toEqual(report);
});

test('how near the defeats are: sites that are toxic, factories that stand, deaths', () => {
  const t = position();
  const { sites } = threatReport(t.state);
  expect([sites.now, sites.most]).toEqual([0, t.toxicLeft()]);
  t.leaveToxic(t.toxicLeft() - 2);
  t.deaths('plains');
  expect(threatReport(t.state)).toMatchObject({ sites: { now: 2 }, deaths: { now: [0, 1, 0, 0] } });
});

test('a death hits the hand as far as everybody knows it, and the deck when the hand is empty', () => {
  const dying = (...cards: string[]): WildPosition => {
    const t = position({ hard: 6 }).hand(0, ...cards);
    t.mechs(t.leaderAt(0), 1);
    t.damage(0, 3);
    return t;
  };
  const terrainOf = (t: WildPosition, card: string): number => componentsOf(t.state).terrain[CARDS.indexOf(card)]!;
  const seen = dying('order-base-1', 'order-base-2');
  for (const card of ['order-base-1', 'order-base-2'])
    ownCards(seen.state.cards).knows[CARDS.indexOf(card)] = EVERYBODY;
  const counted = TERRAINS.map((terrain) => {
    seen.deaths(terrain);
    return of(seen, 'mechs-hard-1').deaths;
  });
  const wanted = [0, 0, 0, 0];
  for (const card of ['order-base-1', 'order-base-2']) wanted[terrainOf(seen, card)]! += 1 / 2;
  expect(counted).toEqual(wanted);
  const alone = dying('order-base-1');
  ownCards(alone.state.cards).knows[CARDS.indexOf('order-base-1')] = EVERYBODY;
  alone.deaths(TERRAINS[terrainOf(alone, 'order-base-1')]!);
  expect(of(alone, 'mechs-hard-1').deaths).toBe(1);
  const bare = dying();
  bare.deaths('forest');
  const own = bare.pile(deck(0));
  const share = own.filter((card) => terrainOf(bare, card) === 0).length / own.length;
  expect(of(bare, 'mechs-hard-1').deaths).toBeCloseTo(share);
});
