import { expect, test, vi } from 'vitest';
import { winChances } from '../bots/evaluator.ts';
import { fastRandom, MUTE, seatsOf } from '../kernel/index.ts';
import { perspectiveOf } from '../kernel/referee/index.ts';
import { contestants, createContestantBot, evaluationsFor } from './contestants.ts';
import { findGame, GAME_RULES, parseSettings } from './games.ts';

test('a bot is named with its iterations or its time', () => {
  expect(contestants('greedy, search:500,hard:40ms')).toEqual([
    { text: 'greedy', name: 'greedy' },
    { text: 'search:500', name: 'search', iterations: 500 },
    { text: 'hard:40ms', name: 'hard', time: 40 },
  ]);
});

test('a bot is named with its random answers and its evaluation', () => {
  expect(contestants('quick~8,search:40ms@root.net,search:16~5@neutral')).toEqual([
    { text: 'quick~8', name: 'quick', slips: 8 },
    { text: 'search:40ms@root.net', name: 'search', time: 40, evaluation: 'root.net' },
    { text: 'search:16~5@neutral', name: 'search', iterations: 16, slips: 5, evaluation: 'neutral' },
  ]);
  expect(() => contestants('quick~')).toThrow('a percentage from 0 to 99');
  expect(() => contestants('quick~100')).toThrow('a percentage from 0 to 99');
  expect(() => contestants('quick@')).toThrow('which evaluation');
});

test('an evaluation that does not exist is refused', async () => {
  const root = await findGame(GAME_RULES, 'root');
  const wild = await findGame(GAME_RULES, 'wild');
  await expect(evaluationsFor(root, contestants('search@nowhere.net'))).rejects.toThrow('cannot read nowhere.net');
  await expect(evaluationsFor(wild, contestants('search@training/root.net'))).rejects.toThrow(
    'cannot use training/root.net: the weights are for root, not for wild',
  );
  await expect(evaluationsFor(wild, contestants('search@learned'))).rejects.toThrow('no weights of wild are built in');
  const [learned, master, hard] = await evaluationsFor(root, contestants('search@learned,master,hard'));
  const [plain] = await evaluationsFor(root, contestants('search'));
  expect([learned, master, hard, plain].map((evaluation) => evaluation!.leaf !== undefined)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  // Guesses of the search are those of the leaf's evaluation.
  for (const evaluation of [learned, master, hard]) expect(evaluation!.leaf!.evaluator).not.toBe(plain!.evaluator);
  // Where a game has no leaf, these levels use the evaluation of the search.
  const others = await evaluationsFor(wild, contestants('master,hard'));
  expect(others.map(({ leaf }) => leaf)).toEqual([undefined, undefined]);
  const [hand, neutral] = await evaluationsFor(root, contestants('search,search@neutral'));
  expect(hand!.evaluator).not.toBe(neutral!.evaluator);
  const [byHand] = await evaluationsFor(root, contestants('search@hand'));
  const [own, theirs] = [new Float64Array(4), new Float64Array(4)];
  const start = root.begin(parseSettings(root, { seats: 4 }));
  // The level has the network's chances, and neither they nor its guesses have fear.
  for (const chancesOf of [
    ({ leaf }: NonNullable<typeof master>, into: Float64Array) => leaf!.winChances(start, into),
    ({ leaf }: NonNullable<typeof master>, into: Float64Array) => winChances(leaf!.evaluator, start, into),
  ]) {
    chancesOf(master!, own);
    chancesOf(learned!, theirs);
    expect([...own]).toEqual([...theirs]);
  }
  winChances(master!.leaf!.evaluator, start, own);
  winChances(plain!.evaluator, start, theirs);
  expect([...own]).not.toEqual([...theirs]);
  byHand!.leaf!.winChances(start, own);
  winChances(neutral!.evaluator, start, theirs);
  expect([...own]).toEqual([...theirs]);
});

test.each(['search:', 'search:0', 'search:-3', 'search:1.5', 'search:40s', 'search:ms', 'search:4:4', 'search:1e3'])(
  '%s is refused with what would be right',
  (text) => expect(() => contestants(text)).toThrow('iterations (search:500) or time (search:40ms)'),
);

test('a bot with a time limit has it for every question, and no more', async () => {
  let time = 1000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time++);
  const game = await findGame(GAME_RULES, 'scythia');
  const s = game.begin(parseSettings(game, { seats: 2 }));
  const [contestant] = contestants('search:5ms');
  const [evaluation] = await evaluationsFor(game, [contestant!]);
  const bot = createContestantBot(contestant!, game, evaluation!, fastRandom(3));
  const spent: number[] = [];
  while (spent.length < 3) {
    while (game.outcomeCount(s) > 0) game.applyOutcome(s, 0, MUTE);
    const perspective = perspectiveOf(game, s, seatsOf(game.asked(s))[0]!);
    const start = time;
    const option = bot.answer(perspective);
    if (perspective.options.length > 1) spent.push(time - start);
    game.choose(s, perspective.seat, option, MUTE);
  }
  expect(spent).toEqual([6, 6, 6]);
  clock.mockRestore();
});
