import { describe, expect, test } from 'vitest';
import { root } from '../../games/root/index.ts';
import { DECKS } from '../../games/root/components/cards/index.ts';
import { handOf } from '../../games/root/components/piles.ts';
import { readSettings } from '../../games/root/settings.ts';
import type { RootState } from '../../games/root/state.ts';
import type { RootOption } from '../../games/root/types.ts';
import { EYRIE, FACTIONS } from '../../games/root/words.ts';
import { fastRandom, MUTE, OfferBuffer, seatsOf } from '../../kernel/index.ts';
import { MOST_SIDES, winChances } from '../evaluator.ts';
import { inputNames } from '../learned/layout.ts';
import { readWeights } from '../learned/weights.ts';
import { randomWeights } from '../learned/weights.testkit.ts';
import { rootEvaluator } from './evaluator.ts';
import { ROOT_SECTIONS, tableSections } from './inputs/index.ts';
import { rootLearning } from './learning.ts';
import { NEUTRAL_WEIGHTS } from './weights.ts';

const learning = rootLearning();

/** A state after some random acts. */
function stateAfter(settings: object, acts: number, seed: number): RootState {
  const read = readSettings(settings);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const random = fastRandom(seed);
  const s = root.begin(read.value);
  for (let act = 0; act < acts && !s.over; act++) {
    const of = root.outcomeCount(s);
    if (of > 0) {
      root.applyOutcome(s, random(of), MUTE);
      continue;
    }
    const [seat] = seatsOf(root.asked(s));
    const list = new OfferBuffer<RootOption>();
    root.options(s, seat!, list.clear());
    root.choose(s, seat!, list.at(random(list.count)), MUTE);
  }
  return s;
}

/** Every faction, both maps and decks, two to six seats, two Vagabonds. */
const TABLES = [
  { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] },
  { factions: ['cult', 'riverfolk'], map: 'winter', deck: 'exiles-partisans' },
  { factions: ['vagabond', 'hundreds', 'vagabond2'], deck: 'exiles-partisans' },
  { factions: ['keepers', 'riverfolk', 'eyrie', 'vagabond', 'alliance'], map: 'winter' },
  { factions: ['cult', 'marquise', 'vagabond', 'hundreds', 'vagabond2', 'riverfolk'], map: 'autumn', suits: 'dealt' },
];

describe('inputs of Root', () => {
  test('all have names of their own', () => {
    const names = ROOT_SECTIONS.flatMap(inputNames);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(ROOT_SECTIONS.map(({ name }) => name)).size).toBe(ROOT_SECTIONS.length);
  });

  test('of a faction do not change with the list of factions: what concerns another one is a section of its own', () => {
    for (const [f, name] of FACTIONS.entries()) {
      const others = new RegExp(`\\b(?:${FACTIONS.filter((each) => each !== name).join('|')})\\b`);
      for (const { name: title, groups } of tableSections([f], 'autumn', 'base', true)) {
        expect(title).not.toMatch(others);
        for (const group of groups)
          for (const label of group.labels) expect(`${group.name} ${label}`).not.toMatch(others);
      }
    }
  });

  test.each(TABLES)('of $factions: each group writes its own values only', (settings) => {
    const reader = learning.reader();
    for (const acts of [60, 250, 500]) {
      const s = stateAfter(settings, acts, acts);
      const inputs = reader.read(s)!;
      expect(inputs.sides).toEqual(settings.factions);
      const size = inputs.sections.reduce((sum, each) => sum + each.size, 0);
      expect(inputs.x.subarray(size).every((value) => value === 0)).toBe(true);
      expect(inputs.x.filter((value) => value > 0).length).toBeGreaterThan(30 * settings.factions.length);
      // A second reader that has met another table before reads the same.
      const other = learning.reader();
      other.read(stateAfter(TABLES[0]!, 100, 1));
      expect([...other.read(s)!.x]).toEqual([...inputs.x]);
      expect([...other.read(s)!.hand]).toEqual([...inputs.hand]);
    }
  });

  test('cards of hands count by suit, rule by suit, points in steps', () => {
    const s = stateAfter(TABLES[0]!, 120, 5);
    s.points[0] = 7;
    const { sections, x } = learning.reader().read(s)!;
    const names = ROOT_SECTIONS.filter((each) => sections.some(({ name }) => name === each.name)).flatMap(inputNames);
    const at = (name: string): number => x[names.indexOf(name)]!;
    expect(at('marquise: points count')).toBe(7);
    expect(['1+', '4+', '7+', '10+'].map((step) => at(`marquise: points ${step}`))).toEqual([1, 1, 1, 0]);
    const hand = ['fox', 'rabbit', 'mouse', 'bird'].reduce((sum, suit) => sum + at(`eyrie: hand by suit ${suit}`), 0);
    expect(hand).toBe(s.cards.size[handOf(EYRIE)]);
    expect(at('marquise: cat count')).toBe(
      Array.from({ length: 12 }, (_, c) => at(`marquise on autumn: cat c${c + 1}`)).reduce((a, b) => a + b, 0),
    );
  });

  test('a seat that has not drafted has none', () => {
    const s = stateAfter({ setup: 'advanced', seats: 3 }, 3, 1);
    expect(s.faction).toContain(-1);
    expect(learning.reader().read(s)).toBeUndefined();
  });
});

describe('tables for self-play', () => {
  const tables = Array.from({ length: 400 }, (_, seed) => learning.randomTable(fastRandom(seed)));

  test('are allowed, and have every faction, map, deck and number of seats', () => {
    const read = tables.map((table) => {
      const settings = readSettings(table);
      if (!settings.ok) throw new Error(JSON.stringify(settings.problems));
      return settings.value;
    });
    expect(new Set(read.flatMap(({ factions }) => factions))).toEqual(new Set(FACTIONS));
    expect(new Set(read.map(({ deck }) => deck))).toEqual(new Set(DECKS));
    expect(new Set(read.map(({ map }) => map))).toEqual(new Set(['autumn', 'winter', 'lake', 'mountain']));
    expect(new Set(read.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5, 6]));
  });

  test('are the same for the same seed', () => {
    expect(learning.randomTable(fastRandom(9))).toEqual(tables[9]);
  });
});

describe('a learned leaf of Root', () => {
  const chancesOf = (leaf: { winChances(s: RootState, into: Float64Array): void }, s: RootState): number[] => {
    const into = new Float64Array(MOST_SIDES);
    leaf.winChances(s, into);
    return [...into].slice(0, s.faction.length);
  };
  const byHand = (s: RootState): number[] =>
    chancesOf({ winChances: (state, into) => winChances(rootEvaluator(NEUTRAL_WEIGHTS), state, into) }, s);

  test('gives chances that add up to 1, in any order of tables', () => {
    const leaf = learning.leaf(readWeights(randomWeights('root', ROOT_SECTIONS, FACTIONS, 3)));
    const states = TABLES.map((table, i) => stateAfter(table, 200, i));
    const first = states.map((s) => chancesOf(leaf, s));
    for (const chances of first) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(first[0]).not.toEqual(byHand(states[0]!));
    const again = [...states].reverse().map((s) => chancesOf(leaf, s));
    expect(again.reverse()).toEqual(first);
  });

  test('judges by hand where the weights do not know a faction, and knows who has won', () => {
    const sections = ROOT_SECTIONS.filter(({ name }) => !name.includes('keepers'));
    const outputs = FACTIONS.filter((name) => name !== 'keepers');
    const leaf = learning.leaf(readWeights(randomWeights('root', sections, outputs, 3)));
    const [known, , , unknown] = TABLES.map((table, i) => stateAfter(table, 200, i));
    expect(chancesOf(leaf, unknown!)).toEqual(byHand(unknown!));
    expect(chancesOf(leaf, known!)).not.toEqual(byHand(known!));
    known!.over = { winners: [2], ranking: [[2], [0, 1, 3]], law: '3.1' };
    expect(chancesOf(leaf, known!)).toEqual([0, 0, 1, 0]);
  });

  test('refuses weights of other inputs', () => {
    const sections = ROOT_SECTIONS.map(({ name, size, hash }) => ({ name, size, hash: name === 'cult' ? '0' : hash }));
    expect(() => learning.leaf(readWeights(randomWeights('root', sections, FACTIONS, 3)))).toThrow(
      'the inputs "cult" have changed',
    );
  });
});
