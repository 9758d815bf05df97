import { describe, expect, test } from 'vitest';
import { fastRandom } from '../index.ts';
import { perspectiveOf, runPlayers, isFinal, randomPlayer, scriptPlayer } from './players.ts';
import { type PebbleKinds, pebbles } from './pebbles.testkit.ts';
import { table } from './table.testkit.ts';
import { listQuestion } from './verdict.ts';

const random = fastRandom(5);
const final = (say: string, strictness: 'own' | 'strict' = 'own', before: readonly string[] = []) => {
  const { referee, say: answer } = table();
  for (const said of before) answer(0, said);
  return isFinal(referee.game, referee.state, 0, referee.game.parse(say)!, random, strictness);
};

describe('what cannot be taken back', () => {
  test.each(['roll', 'peek', 'pass', 'duty', 'dare', 'race', 'end'])('%s', (say) => expect(final(say)).toBe(true));
  test.each(['take 1', 'show', 'ask'])('not %s', (say) => expect(final(say)).toBe(false));
  test('in a strict table what anybody learns', () => expect(final('show', 'strict')).toBe(true));
  test('a part of a sentence can', () => expect(final('pay 1', 'own', ['take 2'])).toBe(false));

  test('an answer among several can, until it is the last', () => {
    const { referee, say } = table();
    say(0, 'vote');
    const ballot = referee.game.parse('ballot 1')!;
    const ask = (seat: number) => isFinal(referee.game, referee.state, seat, ballot, random);
    expect(ask(0)).toBe(false);
    say(0, 'ballot 1', 'ballot 1');
    expect(ask(1)).toBe(false);
    say(1, 'ballot 1');
    expect(ask(1)).toBe(true);
  });

  test('is found without looking at the truth or touching it', () => {
    const { referee } = table();
    const game = { ...referee.game, choose: referee.game.choose.bind(referee.game) };
    const seen: unknown[] = [];
    game.choose = (s, ...rest) => {
      seen.push(s);
      referee.game.choose(s, ...rest);
    };
    const before = structuredClone(referee.state);
    isFinal(game, referee.state, 0, referee.game.parse('dare')!, random);
    expect(seen).not.toContain(referee.state);
    expect(referee.state).toEqual(before);
  });
});

describe('players', () => {
  test('are driven until a person is asked', async () => {
    const { referee } = table();
    expect(await runPlayers(referee, [scriptPlayer(['take 1', 'pay 1', 'pass']), undefined])).toEqual([1]);
    expect(referee.entries.at(-1)).toEqual({ seat: 0, say: 'pass', by: 'bot' });
  });

  test('who say what is not offered are an error', async () => {
    const { referee } = table();
    await expect(runPlayers(referee, [scriptPlayer(['take 3'])])).rejects.toThrow('seat 0 cannot say "take 3" in act');
  });

  test('get a perspective, not the state', async () => {
    const game = pebbles();
    const s = game.begin({ seats: 2 });
    const perspective = perspectiveOf(game, s, 0);
    expect(perspective.view()).toEqual(game.view(s, 0));
    expect(perspective.draw(random)).not.toBe(s);
    expect(perspective.options).toContain(await randomPlayer<PebbleKinds>(random).answer(perspective));
    expect(perspective.window.name).toBe('act');
  });
});

test('a listing gives offers, refusals and what has its own time, and nothing to others', () => {
  const { referee } = table();
  const { offered, forbidden } = listQuestion(referee.game, referee.state, 0);
  expect(offered).toContain('take 1');
  expect(forbidden).toEqual([
    { text: 'take 3', law: 'T-1', why: 'poor', a: 3, b: 2 },
    { text: 'ballot', law: 'T-2', why: 'only-in-a-vote', a: 0, b: 0, elsewhere: true },
  ]);
  expect(listQuestion(referee.game, referee.state, 1)).toEqual({ offered: [], forbidden: [] });
});
