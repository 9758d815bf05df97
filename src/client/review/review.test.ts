import { expect, test } from 'vitest';
import type { Decision } from '../../bots/index.ts';
import { fastRandom, type GameTypes } from '../../kernel/index.ts';
import { runPlayers, fastSource, journalOf, randomPlayer, Referee } from '../../kernel/referee/index.ts';
import { GAME_RULES } from '../../registry/index.ts';
import { curvesOf, costliest, firstDecision, marksOf, turnAt, turnNumber, stepBefore } from './curves.ts';
import type { ReviewOverview, FromReviewer } from './messages.ts';
import { ReviewWorker } from './review-worker.ts';

const turns = [
  { entry: 0, turn: 0, chances: [0.5, 0.5] },
  { entry: 8, turn: 1, chances: [0.2, 0.8] },
  { entry: 20, turn: 2, chances: [0, 1] },
];

test('each seat has a line, a team has one, and so has an opponent without a seat', () => {
  expect(curvesOf({ turns, together: false }).map(({ seat, who, values }) => [seat, who, values])).toEqual([
    [0, undefined, [0.5, 0.2, 0]],
    [1, undefined, [0.5, 0.8, 1]],
  ]);
  expect(curvesOf({ turns, together: true })).toEqual([{ seat: 0, who: 'team', values: [0.5, 0.2, 0] }]);
  const solo = turns.map((turn) => ({ ...turn, chances: turn.chances.slice(0, 1) }));
  expect(curvesOf({ turns: solo, together: false })[1]).toEqual({ seat: 1, who: 'rival', values: [0.5, 0.8, 1] });
});

test('turning points are numbered, and entries lead to the step before them', () => {
  const turningPoints = [{ moment: 1, seat: 1, before: 0.8, after: 1 }];
  expect(marksOf({ turningPoints })).toEqual([{ number: 1, turn: 1, chance: 0.8 }]);
  const log = [{ n: 0 }, { n: 3 }, { n: 8 }, { n: 9 }];
  expect([0, 3, 5, 8, 40].map((entry) => stepBefore(log, entry))).toEqual([0, 1, 2, 2, 4]);
  expect([0, 7, 8, 99].map((entry) => turnAt({ turns }, entry))).toEqual([0, 0, 1, 2]);
});

test('turns have the numbers of the header: the setup has none, a saved position begins with 1', () => {
  expect([0, 1, 2].map((turn) => turnNumber({ turns }, turn))).toEqual([undefined, 1, 2]);
  expect([0, 1].map((turn) => turnNumber({ turns: turns.slice(1) }, turn))).toEqual([1, 2]);
});

test('a turning point leads to the first decision of its turn', () => {
  const asked = [3, 5, 9].map((entry) => ({ entry, seat: 0, say: 'x', moment: 0 }));
  expect([0, 1, 2].map((turn) => firstDecision({ turns, asked }, turn))).toEqual([3, 9, 20]);
});

test('the costliest decisions come first, and what is as good as the best is not named', () => {
  const decision = (entry: number, cost: number): Decision => ({
    entry,
    seat: 0,
    say: 'x',
    moment: 0,
    said: { say: 'x', chance: 0.5, expected: [] },
    best: [],
    cost,
  });
  const list = [decision(1, 0.1), decision(2, 0.4), decision(3, 0.001), decision(4, 0.2)];
  expect(costliest(list, 2).map(({ entry }) => entry)).toEqual([2, 4]);
});

async function finished(): Promise<string> {
  const game = await GAME_RULES['scythia']!();
  const settings = game.readSettings({ seats: 2, turnCap: 2 });
  if (!settings.ok) throw new Error('settings');
  const random = fastRandom(4);
  const referee = new Referee<GameTypes>({ game, settings: settings.value, source: fastSource(random) });
  await runPlayers(referee, [randomPlayer(random), randomPlayer(random)]);
  return JSON.stringify(journalOf(referee));
}

test('a review posts the overview at once, a decision on request, and all decisions until it is stopped', async () => {
  const posted: FromReviewer[] = [];
  let clock = 0;
  // The clock runs as often as it is looked at: every decision has a few iterations.
  const worker = new ReviewWorker(
    (message) => posted.push(message),
    () => (clock += 200),
  );
  await worker.handle({ ask: 'open', journal: await finished() });
  const { overview } = posted[0] as { overview: ReviewOverview };
  expect(overview.turns.length).toBeGreaterThan(3);
  expect(overview.together).toBe(false);
  const { entry } = overview.asked[3]!;
  await worker.handle({ ask: 'look', entry });
  expect(posted[1]).toMatchObject({ decision: { entry, said: { say: overview.asked[3]!.say } } });
  const study = worker.handle({ ask: 'study' });
  await worker.handle({ ask: 'stop' });
  await study;
  const all = overview.asked.length;
  expect(posted.at(-1)).toEqual({ done: 2, all, busy: false });
}, 60_000);

test('what is no journal of a finished game is refused', async () => {
  const posted: FromReviewer[] = [];
  const worker = new ReviewWorker(
    (message) => posted.push(message),
    () => 0,
  );
  await worker.handle({ ask: 'open', journal: '{"format": 1}' });
  await worker.handle({ ask: 'open', journal: 'nonsense' });
  expect(posted).toEqual([{ error: 'unreadable' }, { error: 'unreadable' }]);
});
