import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { draw } from './draw.ts';
import { deck, used } from '../../components/piles.ts';
import { position } from '../../testkit/position.testkit.ts';

wildLaw(
  ['W-8.2', 'W-A33'],
  'an empty deck is refilled at once from the used pile, without active and added cards',
  () => {
    const t = position().active(0, 'order-base-1').deal(0, ['order-base-2'], ['order-base-3'], []);
    t.state.stack.push(draw(0, 1));
    t.state.stack[t.state.stack.length - 1]!.step = 'card';
    t.chance('draw order-base-3');
    expect(t.lastEvents('reshuffled')).toEqual([{ type: 'reshuffled', player: 0 }]);
    expect(t.pile(deck(0))).toHaveLength(9);
    expect(t.pile(deck(0))).not.toContain('order-base-1');
    expect(t.pile(used(0))).toEqual([]);
  },
);

wildLaw('W-A33', 'if there was nothing to shuffle, it is done at the next draw', () => {
  const t = position().deal(0, ['order-base-1'], [], []).hand(1, 'council-n-1');
  expect(t.pile(deck(0))).toEqual([]);
  t.state.stack.pop();
  t.state.stack.push(draw(0, 1), { proc: 'roll', step: 'die', got: 0, player: 0, melee: 0 } as never);
  t.chance('die 0');
  expect(t.outcomes()).toHaveLength(11);
});

wildLaw('W-8.3', 'there is no hand limit', () => {
  const t = position({ leaders: ['order-b', 'council-n'] });
  t.hand(1, 'council-n-3', ...['1', '2', '3', '4', '5', '6'].map((n) => `council-base-${n}`)).hand(0, 'order-b-3');
  t.play('0: play order-b-3').play('1: play council-n-3').play('1: reveal council-n-3');
  t.anyChance();
  expect(t.cards(1).length).toBe(8);
});
