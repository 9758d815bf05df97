import { expect, test } from 'vitest';
import { fastRandom, SPECTATOR } from '../../kernel/index.ts';
import { fastSource, Referee } from '../../kernel/referee/index.ts';
import { GAMES } from '../../registry/index.ts';
import { triedFrom } from './branch.ts';

test('moves are tried from a moment of a game, the same way each time, and stop at what is not possible', async () => {
  const game = await GAMES.root.engine.game();
  const reading = game.readSettings({ factions: ['marquise', 'eyrie'] });
  if (!reading.ok) throw new Error('settings');
  const random = fastRandom(3);
  const referee = new Referee({ game, settings: reading.value, source: fastSource(random) });
  referee.advance();
  for (let n = 0; n < 60 && !referee.state.over; n++) {
    const seat = [0, 1].find((one) => referee.question(one) >= 0)!;
    const offered = referee.offered(seat);
    referee.answer(seat, referee.question(seat), [offered[random(offered.length)]!.text]);
  }
  const start = game.begin(reading.value);
  const at = (step: number, says: readonly string[]) =>
    triedFrom(game, start, referee.entries, step - 1, says, SPECTATOR);
  const played = referee.entries.findLastIndex((entry) => 'say' in entry);
  const entry = referee.entries[played]!;
  const before = at(played, []);
  expect(before.offered).toContain('say' in entry ? entry.say : '');
  const says: string[] = [];
  for (let n = 0; n < 5; n++) says.push(at(played, says).offered[0]!);
  const tried = at(played, says);
  expect(tried.done).toBe(5);
  expect(at(played, says)).toEqual(tried);
  expect(tried.view).not.toEqual(before.view);
  expect(at(played, ['no such move', ...says]).done).toBe(0);
  // The recorded game is untouched.
  expect(at(played, [])).toEqual(before);
});
