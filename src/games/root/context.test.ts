import { expect } from 'vitest';
import { publicContext } from './context.ts';
import { rootLaw } from './testkit/law.testkit.ts';
import { newGame, position } from './testkit/position.testkit.ts';

rootLaw('4.3', 'an order may depend on whose turn it is, and on who fights whom where once that is told', () => {
  const p = position({ factions: ['marquise', 'eyrie'] })
    .place('c5', 'cat', 3)
    .place('c5', 'hawk', 3);
  p.hand('marquise', 'anvil').hand('eyrie', 'ambush-fox').turn('eyrie', 'birdsong');
  expect(publicContext(p.state)).toEqual({ turn: 1, turns: p.state.turns, facts: {} });
  p.battle('marquise', 'eyrie', 'c5');
  expect(p.window()).toBe('ambush');
  expect(publicContext(p.state)).toMatchObject({
    turn: 0,
    facts: { attacker: 'marquise', defender: 'eyrie', clearing: 'c5' },
  });
});

rootLaw('5.1', 'before the first turn it is nobody’s turn', () => {
  expect(publicContext(newGame({ factions: ['marquise', 'eyrie'] }).state)).toEqual({ turn: -1, turns: 0, facts: {} });
});
