import { expect, test } from 'vitest';
import { position } from '../../../games/scythia/testkit/position.testkit.ts';
import { COMPONENTS } from './names.ts';
import { adviceFor, oddsOf } from './odds.ts';

const SETTLEMENT = 'assyria-s1';
const at = COMPONENTS.settlement.names.indexOf(SETTLEMENT);
const crew = ['brawler', 'raider', 'storyteller'];
const table = () =>
  position()
    .player(0, { provisions: 3, kumis: 2, crew })
    .spot('assyria-1', { plunder: { gold: 1 } })
    .turn(0);
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

test('odds by band, points and wounds each sum up to one, and more kumis never bring fewer points', () => {
  const { game, state } = table();
  const view = game.view(state, 0);
  const all = [0, 1, 2].map((kumis) => oddsOf(view, 0, at, kumis));
  for (const { bands, points, wounds } of all)
    for (const list of [bands, points.map(({ chance }) => chance), wounds.map(({ chance }) => chance)])
      expect(sum(list)).toBeCloseTo(1);
  const means = all.map(({ forecast }) => forecast.expected.points);
  expect(means).toEqual([...means].sort((a, b) => a - b));
  expect(oddsOf(view, 0, at, 1)).toBe(all[1]);
});

test('after the first roll the best reroll is known, after it nothing is advised', () => {
  const raid = table().play(`raid ${SETTLEMENT}`, 'kumis 0', 'red1 0 1', 'white1 0 0', 'yellow1 0 2');
  const seen = () => raid.game.view(raid.state, 0);
  expect(raid.window()).toBe('reroll');
  const advice = adviceFor(seen());
  expect(advice).toBeDefined();
  expect(advice!.slot).toBe(0);
  expect(advice!.dice).toHaveLength(1);
  expect(adviceFor(table().game.view(table().state, 0))).toBeUndefined();
});
