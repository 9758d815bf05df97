import { expect, test } from 'vitest';
import { MUTE, OfferList } from '../../../kernel/index.ts';
import type { RaidForecast } from './raid.ts';
import { BUILT_IN } from '../components/built-in.ts';
import { raidInputsOf } from './raid-inputs.ts';
import type { ScythiaState } from '../state.ts';
import type { ScythiaOption } from '../verbs.ts';
import { GAME, type PlayerSetting, position, type SpotSetting } from '../testkit/position.testkit.ts';
import { DICE } from '../words.ts';

const settlements = GAME.components.civilisations.flatMap((c) => c.settlements.map((s) => s.id));

function forecasts(player: PlayerSetting, spots: Readonly<Record<string, SpotSetting>> = {}) {
  const maker = position().player(0, player);
  for (const [name, spot] of Object.entries(spots)) maker.spot(name, spot);
  const table = maker.turn(0);
  const list = GAME.forecast.all(table.state, 0);
  const of = (name: string, kumis = 0): RaidForecast =>
    list.find((f) => settlements[f.settlement] === name && f.kumis === kumis)!;
  return { table, list, of };
}
const sum = (list: readonly { chance: number }[]): number => list.reduce((total, o) => total + o.chance, 0);

test('one white die: six faces, enumerated', () => {
  const { of } = forecasts({ crew: ['raider', 'cook'] });
  // Base 4; faces 0, 1, 1, 2, 2, 2 with a wound; the band begins at 5.
  expect(of('cimmeria-s1').outcomes.map((o) => ({ ...o, chance: Math.round(o.chance * 6) }))).toEqual([
    { strength: 4, points: 0, wounds: 1, chance: 1 },
    { strength: 5, points: 1, wounds: 0, chance: 2 },
    { strength: 6, points: 1, wounds: 0, chance: 2 },
    { strength: 6, points: 1, wounds: 1, chance: 1 },
  ]);
  expect(of('cimmeria-s1').expected.points).toBeCloseTo(5 / 6);
});

test('every settlement with a spot left and every number of kumis has a forecast whose chances sum up to 1', () => {
  const { list } = forecasts({ kumis: 2, crew: ['raider', 'cook'] });
  expect(list).toHaveLength(8 * 3);
  for (const f of list) expect(sum(f.outcomes)).toBeCloseTo(1);
});

test('every forecast is made with its own dice: all their lowest faces, all their highest, and what lies between', () => {
  const { list } = forecasts({ crew: ['raider', 'cook'] });
  const faces = DICE.map((colour) => BUILT_IN.dice[colour].faces.map(({ strength }) => strength));
  expect(new Set(list.map(({ dice }) => dice.join())).size).toBeGreaterThan(3);
  for (const { dice, base, outcomes } of list) {
    const strengths = outcomes.map(({ strength }) => strength - base);
    const sum = (of: (colour: readonly number[]) => number): number =>
      dice.reduce((total, die) => total + of(faces[die >> 1]!), 0);
    expect(Math.min(...strengths)).toBe(sum((colour) => Math.min(...colour)));
    expect(Math.max(...strengths)).toBe(sum((colour) => Math.max(...colour)));
  }
});

test('kumis, abilities and reductions count', () => {
  const crew = ['tormentor', { character: 'storyteller', eagle: 'animal-01' }, 'cook', 'healer'];
  const { of } = forecasts({ kumis: 3, crew });
  expect([of('cimmeria-s1', 0).base, of('cimmeria-s1', 1).base]).toEqual([4, 6]);
  expect(of('cimmeria-s1').provisions).toBe(1);
  // At 9 the top band: 3 points and 2 of the doubled Storyteller.
  expect(of('cimmeria-s1', 3).outcomes.find((o) => o.strength === 9)!.points).toBe(5);
  expect(Math.max(...of('cimmeria-s1', 3).outcomes.map((o) => o.wounds))).toBe(0);
});

test('a reroll is used where it brings points, and then to avoid wounds', () => {
  const { of } = forecasts({ crew: ['brawler', 'cook'] });
  const { policy, expected } = of('cimmeria-s1');
  const after = (strength: number, wounds: number) =>
    policy.find((p) => p.faces[0]!.strength === strength && p.faces[0]!.wounds === wounds)!;
  expect(after(0, 0)).toMatchObject({ slot: 0, dice: [2] });
  expect(after(1, 0)).toMatchObject({ slot: -1, dice: [] });
  // The only face that fails is rolled again: 1 - 1/36.
  expect(expected.points).toBeCloseTo(35 / 36);
});

/** The best average score that answers in the reroll window can bring, found by playing everything out. */
function played(s: ScythiaState, known = new Map<string, number>()): number {
  const key = JSON.stringify(GAME.view(s, 0).raid);
  const before = known.get(key);
  if (before !== undefined) return before;
  const value = playedOut(s, known);
  known.set(key, value);
  return value;
}

function playedOut(s: ScythiaState, known: Map<string, number>): number {
  const of = GAME.outcomeCount(s);
  if (of > 0) {
    const weights = new Map<string, { n: number; weight: number }>();
    for (let n = 0; n < of; n++) {
      const name = GAME.outcomeName(s, n);
      weights.set(name, { n, weight: (weights.get(name)?.weight ?? 0) + 1 });
    }
    let mean = 0;
    for (const { n, weight } of weights.values()) {
      const next = GAME.clone(s);
      GAME.applyOutcome(next, n, MUTE);
      mean += (played(next, known) * weight) / of;
    }
    return mean;
  }
  if (GAME.window(s)?.name !== 'reroll') return s.score[0]!;
  const offers = new OfferList<ScythiaOption>();
  GAME.options(s, 0, offers);
  return Math.max(
    ...offers.list.map((option) => {
      const next = GAME.clone(s);
      GAME.choose(next, 0, option, MUTE);
      return played(next, known);
    }),
  );
}

test.each<[string, string, PlayerSetting['crew']]>([
  ['no rerolls', 'assyria-s1', ['raider', 'berserker', 'storyteller']],
  ['one die', 'assyria-s1', ['brawler', 'raider', 'storyteller']],
  [
    'two dice under an eagle, and a yellow one',
    'assyria-s1',
    [{ character: 'brawler', eagle: 'animal-02' }, 'scout', 'raider'],
  ],
  ['any die twice, and a yellow one', 'assyria-s1', ['brawler', 'brawler', 'scout']],
])('the forecast is what playing every roll and every reroll out brings: %s', (_, settlement, crew) => {
  const { table, of } = forecasts({ provisions: 3, kumis: 1, crew: crew! }, { 'assyria-1': { plunder: { gold: 1 } } });
  const { expected } = of(settlement, 1);
  table.play(`raid ${settlement}`, 'kumis 1');
  expect(played(table.state)).toBeCloseTo(expected.points, 9);
});

test('a viewer can make the same forecasts from the view', () => {
  const crew = ['tormentor', { character: 'brawler', eagle: 'animal-01', horse: 'animal-07', wounds: 1 }, 'cook'];
  const { table, list } = forecasts({ provisions: 4, kumis: 2, crew }, { 'assyria-1': { plunder: { gold: 1 } } });
  expect(list.length).toBeGreaterThan(20);
  for (const viewer of [0, 1, 7])
    expect(GAME.forecast.all(raidInputsOf(GAME.view(table.state, viewer)), 0)).toEqual(list);
});
