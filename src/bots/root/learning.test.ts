import { describe, expect, test } from 'vitest';
import { root } from '../../games/root/index.ts';
import { DECKS } from '../../games/root/components/cards/index.ts';
import { CAT, HAWK, RAVEN } from '../../games/root/components/pieces.ts';
import { DUCHY_REVEALED, handOf } from '../../games/root/components/piles.ts';
import { MINISTERS } from '../../games/root/factions/17-duchy/state.ts';
import { BOMB, NO_PLOT, PLOT_KINDS, SNARE } from '../../games/root/factions/18-corvids/state.ts';
import { ruler } from '../../games/root/rules/02-key-terms/rule.ts';
import { readSettings } from '../../games/root/settings.ts';
import type { RootState } from '../../games/root/state.ts';
import type { RootOption } from '../../games/root/types.ts';
import { CLEARINGS, EYRIE, FACTIONS, SUITS, SWORD } from '../../games/root/words.ts';
import { fastRandom, type Game, type GameTypes, MUTE, OfferBuffer, seatsOf, withValue } from '../../kernel/index.ts';
import { perspectiveOf } from '../../kernel/referee/index.ts';
import { evaluatorFor, leafFor } from '../../registry/bots.ts';
import { MOST_SIDES, winChances } from '../evaluator.ts';
import { createBot } from '../index.ts';
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

/** Every faction, map and deck, two to six seats, two Vagabonds, landmarks. */
const TABLES = [
  { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] },
  { factions: ['cult', 'riverfolk'], map: 'winter', deck: 'exiles-partisans' },
  { factions: ['vagabond', 'hundreds', 'vagabond2'], deck: 'exiles-partisans' },
  { factions: ['keepers', 'riverfolk', 'eyrie', 'vagabond', 'alliance'], map: 'winter' },
  { factions: ['cult', 'marquise', 'vagabond', 'hundreds', 'vagabond2', 'riverfolk'], map: 'autumn', suits: 'dealt' },
  { factions: ['duchy', 'corvids', 'marquise'], map: 'lake', deck: 'exiles-partisans' },
  { factions: ['corvids', 'eyrie', 'duchy', 'alliance'], map: 'mountain', landmarks: 'two' },
  { factions: ['duchy', 'vagabond'], map: 'lake', landmarks: 'one', mapLandmark: 'dealt' },
];

/** The inputs of a state by name. */
function inputsOf(s: RootState): (name: string) => number {
  const { sections, x } = learning.reader().read(s)!;
  const names = sections.flatMap(({ name }) => inputNames(ROOT_SECTIONS.find((each) => each.name === name)!));
  return (name) => {
    const at = names.indexOf(name);
    if (at < 0) throw new Error(`there is no input "${name}"`);
    return x[at]!;
  };
}

/** Numbers of clearings from a function of clearings. */
const clearings = <T>(of: (c: string) => T): T[] => CLEARINGS.map(of);

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
    s.points = withValue(s.points, 0, 7);
    const at = inputsOf(s);
    expect(at('marquise: points count')).toBe(7);
    expect(['1+', '4+', '7+', '10+'].map((step) => at(`marquise: points ${step}`))).toEqual([1, 1, 1, 0]);
    const hand = ['fox', 'rabbit', 'mouse', 'bird'].reduce((sum, suit) => sum + at(`eyrie: hand by suit ${suit}`), 0);
    expect(hand).toBe(s.cards.size[handOf(EYRIE)]);
    expect(at('marquise: cat count')).toBe(
      Array.from({ length: 12 }, (_, c) => at(`marquise on autumn: cat c${c + 1}`)).reduce((a, b) => a + b, 0),
    );
  });

  test('of the Duchy: the Burrow, ministers, crowns, revealed cards', () => {
    const s = stateAfter(TABLES[5]!, 150, 4);
    s.duchy.burrow = 3;
    s.duchy.swayed = [0, 1, 0, 0, 0, 0, 0, 0, 1];
    s.duchy.crowns = [2, 3, 2];
    const at = inputsOf(s);
    expect(['1+', '3+', '4+'].map((step) => at(`duchy: burrow ${step}`))).toEqual([1, 1, 0]);
    expect(MINISTERS.map((name) => at(`duchy: swayed ${name}`))).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 1]);
    expect(['squire', 'noble', 'lord'].map((rank) => at(`duchy: crowns ${rank} 3+`))).toEqual([0, 1, 0]);
    const shown = SUITS.reduce((sum, suit) => sum + at(`duchy: revealed ${suit}`), 0);
    expect(shown).toBe(s.cards.size[DUCHY_REVEALED]);
  });

  test('of the Corvids: plots by kind and side, and those that can be flipped', () => {
    const s = stateAfter(TABLES[6]!, 150, 4);
    s.corvids.kind = s.corvids.kind.map(() => NO_PLOT);
    s.corvids.up = s.corvids.up.map(() => 0);
    const ravens = (c: number, count: number): void => void (s.on[RAVEN * 12 + c] = count);
    for (let c = 0; c < 12; c++) ravens(c, 0);
    [s.corvids.kind[0], s.corvids.up[0]] = [BOMB, 1];
    [s.corvids.kind[1], s.corvids.kind[2]] = [BOMB, SNARE];
    ravens(2, 1);
    const at = inputsOf(s);
    expect(PLOT_KINDS.map((kind) => at(`corvids: face-up plot ${kind}`))).toEqual([1, 0, 0, 0]);
    expect(PLOT_KINDS.map((kind) => at(`corvids: face-down plot ${kind}`))).toEqual([1, 1, 0, 0]);
    expect(['1+', '2+'].map((step) => at(`corvids: face-up plots ${step}`))).toEqual([1, 0]);
    expect(['1+', '2+'].map((step) => at(`corvids: plots to flip ${step}`))).toEqual([1, 0]);
    expect(clearings((c) => at(`corvids on mountain: face-up plot ${c}`))).toEqual(
      clearings((c) => (c === 'c1' ? 1 : 0)),
    );
  });

  test('of the lake and mountain maps: the Ferry, the Tower and who rules it, closed paths', () => {
    const lake = stateAfter(TABLES[5]!, 100, 2);
    lake.ferry = 4;
    const onLake = inputsOf(lake);
    expect(clearings((c) => onLake(`map lake: ferry ${c}`))).toEqual(clearings((c) => (c === 'c5' ? 1 : 0)));
    expect(onLake('marquise on lake: warriors at ferry count')).toBe(lake.on[CAT * 12 + 4]);
    const mountain = stateAfter(TABLES[6]!, 100, 2);
    mountain.closed = 0b100001;
    const onMountain = inputsOf(mountain);
    const paths = ['c2 c5', 'c3 c7', 'c5 c9', 'c6 c11', 'c8 c9', 'c11 c12'];
    expect(paths.map((path) => onMountain(`map mountain: closed path ${path}`))).toEqual([1, 0, 0, 0, 0, 1]);
    expect(onMountain(`map mountain: tower ${CLEARINGS[mountain.tower]!}`)).toBe(1);
    const rulers = ['eyrie', 'alliance', 'duchy', 'corvids'].filter(
      (name) => onMountain(`${name} on mountain: rules tower count`) === 1,
    );
    const by = ruler(mountain, mountain.tower);
    expect(rulers).toEqual(by < 0 ? [] : [FACTIONS[by]!]);
  });

  test('of landmarks: where they stand, who rules there, and a section only at tables that have them', () => {
    const s = stateAfter(TABLES[6]!, 100, 2);
    s.landmarks.market = 6;
    for (let c = 0; c < 12; c++) s.on[HAWK * 12 + c] = 0;
    s.on[HAWK * 12 + 6] = 5;
    s.landmarks.forged[SWORD] = 2;
    const at = inputsOf(s);
    expect(clearings((c) => at(`landmarks: black-market ${c}`))).toEqual(clearings((c) => (c === 'c7' ? 1 : 0)));
    expect(at('landmarks: forge item sword')).toBe(2);
    expect(at('eyrie with landmarks: warriors at black-market')).toBe(5);
    expect(at('eyrie with landmarks: rules black-market')).toBe(ruler(s, 6) === EYRIE ? 1 : 0);
    // One reader keeps tables with and without landmarks apart.
    const reader = learning.reader();
    const without = { ...TABLES[6]!, landmarks: 'none' };
    const names = (settings: object): string[] =>
      reader.read(stateAfter(settings, 60, 1))!.sections.map(({ name }) => name);
    expect(names(TABLES[6]!)).toContain('landmarks');
    expect(names(without)).not.toContain('landmarks');
    expect(names(without)).not.toContain('eyrie with landmarks');
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
    expect(new Set(read.map(({ landmarks }) => landmarks))).toEqual(new Set(['none', 'one', 'two']));
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

  test('uses the hand-written evaluation where the weights do not know a faction, and knows who has won', () => {
    const sections = ROOT_SECTIONS.filter(({ name }) => !name.includes('keepers'));
    const outputs = FACTIONS.filter((name) => name !== 'keepers');
    const leaf = learning.leaf(readWeights(randomWeights('root', sections, outputs, 3)));
    const [known, , , unknown] = TABLES.map((table, i) => stateAfter(table, 200, i));
    expect(chancesOf(leaf, unknown!)).toEqual(byHand(unknown!));
    expect(chancesOf(leaf, known!)).not.toEqual(byHand(known!));
    known!.over = { winners: [2], ranking: [[2], [0, 1, 3]], law: '3.1' };
    expect(chancesOf(leaf, known!)).toEqual([0, 0, 1, 0]);
  });

  test.each(TABLES)('lets a master answer at a table of $factions', async (settings) => {
    const game = root as unknown as Game<GameTypes>;
    const leaf = (await leafFor(game, 'master'))!;
    const s = stateAfter(settings, 90, 6);
    const random = fastRandom(3);
    const bot = createBot('master', game, await evaluatorFor(game), random, { iterations: 12 }, leaf);
    for (let answers = 0; answers < 12 && !s.over; ) {
      const of = root.outcomeCount(s);
      if (of > 0) {
        root.applyOutcome(s, random(of), MUTE);
        continue;
      }
      const [seat] = seatsOf(root.asked(s));
      const perspective = perspectiveOf(game, s, seat!);
      const option = bot.answer(perspective);
      expect(perspective.options).toContain(option);
      root.choose(s, seat!, option as RootOption, MUTE);
      answers++;
    }
    const chances = chancesOf(leaf, s);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  test('refuses weights of other inputs', () => {
    const sections = ROOT_SECTIONS.map(({ name, size, hash }) => ({ name, size, hash: name === 'cult' ? '0' : hash }));
    expect(() => learning.leaf(readWeights(randomWeights('root', sections, FACTIONS, 3)))).toThrow(
      'the inputs "cult" have changed',
    );
  });
});
