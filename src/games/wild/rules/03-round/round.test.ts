import { expect } from 'vitest';
import { wildLaw } from '../../../../law/law.testkit.ts';
import { isWon } from '../queries.ts';
import { game, Table } from '../../testkit/position.testkit.ts';

/** Plays the round with the first cards of both hands, doing nothing; gives the seats in the order of their turns. */
function turns(t: Table): number[] {
  const order: number[] = [];
  for (const seat of [0, 1]) t.say(t.offers('play', seat)[0]!, seat);
  while (t.window() !== 'plan') {
    if (game.outcomeCount(t.state) > 0) t.chance(t.chances()[0]!);
    else if (t.offers().includes('end')) {
      order.push(31 - Math.clz32(game.asked(t.state)));
      t.say('end');
    } else t.say(t.offers()[0]!);
  }
  return order;
}

wildLaw(['W-3.1', 'W-6.1'], 'in every round each player has a turn, the holder of the marker first', () => {
  const t = new Table();
  expect([turns(t), t.state.round]).toEqual([[0, 1], 2]);
  expect([turns(t), t.state.round]).toEqual([[0, 1], 3]);
});

wildLaw(['W-1.2', 'W-20.1'], 'the camps of every player are wanted, whoever they are', () => {
  const t = new Table();
  const won = (...camps: number[]): boolean => {
    t.state.camps = camps;
    return isWon(t.state);
  };
  expect([won(0, 0), won(1, 0), won(0, 1)]).toEqual([true, false, false]);
});

wildLaw('W-12.1', 'everybody sees the items of each player, as that player has them', () => {
  const t = new Table().items(0, 'bread').items(1, 'maps', 'rockets');
  for (const viewer of [0, 1, 7]) {
    const { players } = game.view(t.state, viewer);
    expect(players.map(({ items }) => items.reduce((sum, n) => sum + n, 0))).toEqual([1, 2]);
  }
});
