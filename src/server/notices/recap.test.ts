import { expect, test } from 'vitest';
import { fastRandom } from '../../kernel/index.ts';
import { fastSource, Referee } from '../../kernel/referee/index.ts';
import { embers } from '../../test-game/index.ts';
import type { LiveTable } from '../play/table.ts';
import { recapFor } from './recap.ts';

/** Moves of others in the recap of the first of three seats, whose own last answer came from its person, a bot or an order. */
function movesInRecap(by: 'bot' | 'order' | undefined): number {
  const settings = { seats: 3, target: 50, rounds: 9, together: false };
  const referee = new Referee({ game: embers, settings, source: fastSource(fastRandom(3)) });
  referee.advance();
  const say = (seat: number, who?: 'bot' | 'order'): void => {
    const verdict = referee.answer(seat, referee.question(seat), [referee.offered(seat)[0]!.text], who);
    expect(verdict.ok).toBe(true);
  };
  say(0);
  for (const seat of [1, 1, 2, 2]) say(seat);
  say(0, by);
  const table = { playing: () => ({ referee }), doc: { seats: ['Ann', 'Bob', 'Cid'].map((name) => ({ name })) } };
  return recapFor(table as unknown as LiveTable, 0).reduce((sum, each) => sum + each.moves, 0);
}

test('an answer of a bot or an order does not count as the last answer of the person', () => {
  expect(movesInRecap(undefined)).toBe(0);
  expect(movesInRecap('order')).toBeGreaterThanOrEqual(4);
  expect(movesInRecap('bot')).toBeGreaterThanOrEqual(4);
});
