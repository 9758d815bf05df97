import { describe, expect, test } from 'vitest';
import { fastRandom, type Game, type GameTypes, MUTE, OfferBuffer, seatsOf } from '../kernel/index.ts';
import { evaluatorFor, learningOf } from '../registry/bots.ts';
import { GAME_RULES } from '../registry/index.ts';
import { MOST_SIDES, winChances } from './evaluator.ts';
import { sharesOf } from './learned/learning.ts';
import { readRecords, Recorder } from './learned/records.ts';
import { readWeights } from './learned/weights.ts';
import { randomWeights } from './learned/weights.testkit.ts';
import type { AnyLeaf } from './manifest.ts';

type State = GameTypes['state'];

/** States at starts of turns of a game with random answers. */
async function turnsOf(game: Game<GameTypes>, settings: object, seed: number, most: number): Promise<State[]> {
  const read = game.readSettings(settings);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const evaluator = await evaluatorFor(game);
  const random = fastRandom(seed);
  const s = game.begin(read.value);
  const states: State[] = [];
  let turn = evaluator.turn(s);
  while (!s.over && states.length < most) {
    if (evaluator.turn(s) !== turn && evaluator.isQuiet(s)) {
      turn = evaluator.turn(s);
      states.push(game.clone(s));
    }
    const of = game.outcomeCount(s);
    if (of > 0) {
      game.applyOutcome(s, random(of), MUTE);
      continue;
    }
    const [seat] = seatsOf(game.asked(s));
    const list = new OfferBuffer<GameTypes['option']>();
    game.options(s, seat!, list.clear());
    game.choose(s, seat!, list.at(random(list.count)), MUTE);
  }
  return states;
}

const TABLES = [
  ['wild', { seats: 1 }, ['won', 'lost']],
  ['wild', { seats: 2, hard: 2 }, ['won', 'lost']],
  ['wild', { seats: 4 }, ['won', 'lost']],
  ['scythia', { seats: 1, chief: 'outrider' }, ['now', 'chief']],
  ['scythia', { seats: 2 }, ['next', 'now']],
  ['scythia', { seats: 4 }, ['fourth', 'next', 'now', 'third']],
] as const;

const TURNS = 30;

const chancesOf = (leaf: AnyLeaf, s: State): number[] => {
  const chances = new Float64Array(MOST_SIDES);
  leaf.winChances(s, chances);
  return [...chances.subarray(0, s.settings.seats)];
};

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

describe.each(TABLES)('inputs of %s with %o', (name, settings, sides) => {
  test('are the same for every reader, whatever it has read before', async () => {
    const game = await GAME_RULES[name]!();
    const learning = (await learningOf(game))!;
    const states = await turnsOf(game, settings, 3, TURNS);
    const reader = learning.reader();
    const first = states.map((s) => {
      const inputs = reader.read(s);
      if (!inputs) return undefined;
      expect([...inputs.sides].sort()).toEqual([...sides].sort());
      const size = sum(inputs.sections.map((each) => each.size));
      expect(inputs.x.subarray(size).every((value) => value === 0)).toBe(true);
      return { x: [...inputs.x], hand: [...inputs.hand], progress: inputs.progress };
    });
    expect(first.filter((each) => each !== undefined).length).toBeGreaterThan(5);
    const other = learning.reader();
    other.read((await turnsOf(game, { ...settings, seats: 3 }, 5, TURNS)).at(-1)!);
    for (let i = states.length - 1; i >= 0; i--) {
      const again = other.read(states[i]!);
      expect(again && { x: [...again.x], hand: [...again.hand], progress: again.progress }, `turn ${i}`).toEqual(
        first[i],
      );
    }
  });

  test('tell nothing that is hidden from anybody', async () => {
    const game = await GAME_RULES[name]!();
    const learning = (await learningOf(game))!;
    const random = fastRandom(8);
    const reader = learning.reader();
    let different = 0;
    for (const s of await turnsOf(game, settings, 4, TURNS)) {
      const inputs = reader.read(s);
      if (!inputs) continue;
      const x = [...inputs.x];
      for (let seat = 0; seat < s.settings.seats; seat++) {
        const world = game.determinize(s, seat, random);
        if (JSON.stringify(world) !== JSON.stringify(s)) different++;
        expect([...reader.read(world)!.x]).toEqual(x);
      }
    }
    // Alone in the Wild everything is seen.
    const isAllSeen = name === 'wild' && settings.seats === 1;
    expect(different > (isAllSeen ? 0 : 5)).toBe(!isAllSeen);
  });

  test('make records that come back as they were, with each side’s share of the victory', async () => {
    const game = await GAME_RULES[name]!();
    const { sections, outputs, reader } = (await learningOf(game))!;
    const recorder = new Recorder({ game: name, rules: '1', bots: ['quick'], sections, outputs });
    const read = reader();
    const rows: { readonly hand: number[]; readonly active: Map<string, number> }[] = [];
    (await turnsOf(game, settings, 6, TURNS)).forEach((s, turn) => {
      const inputs = read.read(s);
      if (!inputs) return;
      recorder.add(turn + 1, inputs);
      const active = new Map<string, number>();
      let at = 0;
      for (const { name: section, size } of inputs.sections)
        for (let i = 0; i < size; i++, at++) if (inputs.x[at]! > 0) active.set(`${section} ${i}`, inputs.x[at]!);
      rows.push({ hand: [...inputs.hand].map(Math.fround), active });
    });
    const { together } = await evaluatorFor(game);
    recorder.endGame(7, 0, sharesOf(sides.length, settings.seats, together, []));
    const { header, columns } = readRecords(recorder.bytes());
    const numbered = header.sections.flatMap(({ name: section, size }) =>
      Array.from({ length: size }, (_, i) => `${section} ${i}`),
    );
    let at = 0;
    rows.forEach(({ hand, active }, row) => {
      expect([...columns.get('hand')!].slice(6 * row, 6 * row + hand.length)).toEqual(hand);
      const end = at + columns.get('active')![row]!;
      const found = new Map<string, number>();
      for (; at < end; at++) found.set(numbered[columns.get('input')![at]!]!, columns.get('value')![at]!);
      expect(found).toEqual(active);
    });
    // Nobody won: the machines or the AI chief did. Without one a game has a winner.
    const won = [...columns.get('won')!].slice(0, sides.length);
    expect(won).toEqual(name === 'wild' || settings.seats === 1 ? [0, 1] : sides.map(() => 0));
  });

  test('let a leaf estimate: chances that fit together, the result when the game is over', async () => {
    const game = await GAME_RULES[name]!();
    const learning = (await learningOf(game))!;
    const leaf = learning.leaf(readWeights(randomWeights(name, learning.sections, learning.outputs, 3)));
    const states = await turnsOf(game, settings, 3, TURNS);
    const s = states.at(-1)!;
    const chances = chancesOf(leaf, s);
    const opponent = settings.seats === 1 ? 1 - chances[0]! : 0;
    expect(name === 'wild' ? new Set(chances).size : sum(chances) + opponent).toBeCloseTo(1, 9);
    for (const chance of chances) expect(chance > 0 && chance < 1).toBe(true);
    const byHand = new Float64Array(MOST_SIDES);
    winChances(await evaluatorFor(game), s, byHand);
    expect(chances).not.toEqual([...byHand.subarray(0, settings.seats)]);
    s.over = { winners: [], ranking: [[0]], law: 'x' };
    expect(chancesOf(leaf, s)).toEqual(chances.map(() => 0));
  });
});

describe.each([
  ['wild', ['{"hard":0,"seats":1}', '{"hard":4,"seats":4}'], 20],
  ['scythia', ['{"chief":"outrider","seats":1}', '{"chief":"trader","seats":4}'], 8],
] as const)('tables of %s for self-play', (name, some, least) => {
  test('are allowed, and of many kinds', async () => {
    const game = await GAME_RULES[name]!();
    const { randomTable } = (await learningOf(game))!;
    const tables = Array.from({ length: 400 }, (_, seed) => randomTable(fastRandom(seed)));
    for (const table of tables) expect(game.readSettings(table).ok).toBe(true);
    const kinds = new Set(tables.map((table) => JSON.stringify(table, Object.keys(table).sort())));
    expect(kinds.size).toBeGreaterThanOrEqual(least);
    for (const kind of some) expect(kinds).toContain(kind);
  });
});

test('shares of the victory: of a team, of seats, of an opponent without a seat', () => {
  expect(sharesOf(2, 3, true, [0, 1, 2])).toEqual([1, 0]);
  expect(sharesOf(2, 3, true, [])).toEqual([0, 1]);
  expect(sharesOf(4, 4, false, [1, 3])).toEqual([0, 0.5, 0, 0.5]);
  expect(sharesOf(2, 1, false, [0])).toEqual([1, 0]);
  expect(sharesOf(2, 1, false, [])).toEqual([0, 1]);
});
