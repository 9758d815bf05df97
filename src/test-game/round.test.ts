import { expect } from 'vitest';
import { EVERYBODY } from '../kernel/index.ts';
import { law, Table } from './embers.testkit.ts';
import { embers } from './index.ts';

const laying = (): Table =>
  new Table()
    .hand(0, 'red-1', 'red-2', 'gold-1', 'gust-1')
    .hand(1, 'gold-2', 'gold-3', 'hood-1')
    .hand(2, 'blue-1')
    .setStack({ proc: 'round', step: 'lay', got: 0, said: [], turns: 0 });

law('P-1.1', 'two to four seats, all that is wrong with other wishes', () => {
  expect(embers.readSettings({ seats: 5, rounds: 'many', together: 1, odd: 0 })).toEqual({
    ok: false,
    problems: [
      { path: 'together', code: 'not-yes-or-no' },
      { path: 'odd', code: 'unknown' },
      { path: 'seats', code: 'not-in-range', args: { least: 2, most: 4 } },
      { path: 'rounds', code: 'not-in-range', args: { least: 1, most: 20 } },
    ],
  });
  expect(embers.readSettings(undefined).ok).toBe(false);
});

law('P-1.2', 'a drawn card is told to its owner alone', () => {
  const table = new Table().chance('weather calm', 'draw red-1');
  expect(table.eventsFor(0)).toEqual([{ type: 'drew', seat: 0, card: 0 }]);
  expect(table.eventsFor(1)).toEqual([{ type: 'drew', seat: 0 }]);
  expect(table.recorder.news).toBe(1);
});

law('P-1.3', 'the open discard becomes the deck and is a pool of its own', () => {
  const table = new Table();
  const { cards } = table.state;
  const woods = ['red', 'gold', 'blue'].flatMap((c) => [1, 2, 3, 4, 5].map((n) => `${c}-${n}`));
  table.hand(0, ...woods).hand(1, 'gust-1', 'gust-2', 'gust-3', 'gust-4', 'hood-1', 'hood-2', 'hood-3');
  table.discard('hood-4', 'hood-5').turn(1).say(1, 'barter gust');
  expect(table.eventsFor(2)).toContainEqual({ type: 'reshuffled' });
  expect(embers.outcomeCount(table.state)).toBe(3);
  expect(cards.pool.filter((pool) => pool !== cards.pool[0])).toHaveLength(3);
});

law('P-2.1', 'tokens of one weather share a name and leave the bag', () => {
  const table = new Table();
  expect(embers.outcomeCount(table.state)).toBe(6);
  expect([0, 1, 2].map((n) => embers.outcomeName(table.state, n))).toEqual(Array(3).fill('weather calm'));
  expect(table.chance('weather rain').state.tokens).toEqual([3, 2, 0]);
});

law('P-2.2', 'six new embers when none lies face down', () => {
  const table = new Table();
  table.state.seen.fill(EVERYBODY);
  table.state.tiles = [0, 1, 1, 2, 3, 4];
  table.chance('weather calm');
  expect(table.state.tiles).toEqual(Array(6).fill(-1));
});

law('P-2.3', 'from the first seat on, every seat draws up to four', () => {
  const table = new Table().hand(1, 'red-1').anyOutcomes();
  expect([0, 1, 2].map((seat) => table.holds(seat).length)).toEqual([4, 4, 4]);
  expect(table.window()).toBe('lay');
});

law('P-2.4', 'two cards each, laid in silence, taken back until the last', () => {
  const table = laying().say(0, 'lay red-1');
  expect(table.refusal(0, 'lay red-1')).toEqual(['P-2.4', 'laid-already', 0, 0]);
  expect(embers.window(table.state)).toMatchObject({ quiet: true, secret: true, mode: 'each', asked: 0b111 });
  table.say(0, 'lay red-2').say(2, 'lay blue-1');
  expect(embers.asked(table.state)).toBe(0b010);
  expect(embers.view(table.state, 0)).toMatchObject({ laid: ['lay red-1', 'lay red-2'], ready: 0b101 });
  expect(embers.view(table.state, 1)).toMatchObject({ laid: [], ready: 0b101 });
  expect(embers.mayWithdraw(table.state, 0)).toBe(true);
  embers.withdraw(table.state, 0);
  expect(embers.asked(table.state)).toBe(0b011);
  expect(table.holds(0)).toHaveLength(4);
});

law('P-2.5', 'turned up at once; a pair of woods scores', () => {
  const table = laying().say(0, 'lay gold-1', 'lay gust-1').say(2, 'lay blue-1').say(1, 'lay gold-2', 'lay gold-3');
  expect(table.state.scores).toEqual([0, 1, 0]);
  expect(table.holds(0)).toEqual(['red-1', 'red-2']);
  expect(table.eventsFor(2).filter((e) => e.type === 'discarded')).toHaveLength(5);
  expect(table.window()).toBe('turn');
});

law('P-2.6', 'in wind the first answer rakes at no cost', () => {
  const table = laying();
  table.state.weather = 1;
  table.say(0, 'lay red-1', 'lay red-2').say(1, 'lay gold-2', 'lay hood-1').say(2, 'lay blue-1');
  expect(embers.window(table.state)).toMatchObject({ name: 'wind', mode: 'any', asked: 0b111 });
  table.say(2, 'name e3').chance('tile 1');
  expect(table.state.scores).toEqual([1, 0, 1]);
});

law('P-2.6', 'no ember is named when all are up', () => {
  const table = laying();
  table.state.weather = 1;
  table.state.seen.fill(EVERYBODY);
  table.state.tiles = [0, 1, 1, 2, 3, 4];
  table.say(0, 'lay red-1', 'lay gold-1').say(1, 'lay gold-2', 'lay hood-1').say(2, 'lay blue-1');
  expect(table.window()).toBe('turn');
});

law('P-2.7', 'the first seat goes round', () => {
  const table = new Table().turn(2).say(2, 'rest');
  expect(table.state).toMatchObject({ first: 1, round: 2 });
});
