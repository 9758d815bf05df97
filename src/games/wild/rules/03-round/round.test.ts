import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { isWon } from '../queries.ts';
import { position, type WildPosition } from '../../testkit/position.testkit.ts';

/** Plays the round with the first cards of both hands, doing nothing; gives the seats in the order of their turns. */
function turns(t: WildPosition): number[] {
  const order: number[] = [];
  for (const seat of [0, 1]) t.play(`${seat}: ${t.offers('play', seat)[0]!}`);
  while (t.window() !== 'plan') {
    t.anyChance();
    const seat = Number(t.askedSeats().at(-1));
    if (t.window() === 'plan') break;
    if (t.offers('end', seat).length > 0) order.push(seat);
    t.play(`${seat}: ${t.offers('end', seat)[0] ?? t.offers('', seat)[0]}`);
  }
  return order;
}

wildLaw(['W-3.1', 'W-6.1'], 'in every round each player has a turn, the holder of the marker first', () => {
  const t = position();
  expect([turns(t), t.round()]).toEqual([[0, 1], 2]);
  expect([turns(t), t.round()]).toEqual([[0, 1], 3]);
});

wildLaw(['W-1.2', 'W-20.1'], 'the camps of every player are wanted', () => {
  const t = position();
  const won = (...camps: number[]): boolean => {
    camps.forEach((left, player) => t.leaveCamps(player, left));
    return isWon(t.state);
  };
  expect([won(0, 0), won(1, 0), won(0, 1)]).toEqual([true, false, false]);
});

wildLaw('W-12.1', 'everybody sees the items of each player, as that player has them', () => {
  const t = position().items(0, 'bread').items(1, 'maps', 'rockets');
  for (const viewer of [0, 1, 7]) {
    const { players } = t.view(viewer);
    expect(players.map(({ items }) => items.reduce((sum, n) => sum + n, 0))).toEqual([1, 2]);
  }
});
