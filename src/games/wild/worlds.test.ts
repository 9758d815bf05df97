import { describe, expect, test } from 'vitest';
import { fastRandom, lowestSeat, MUTE, OfferList, SPECTATOR } from '../../kernel/index.ts';
import { pathOf } from './rules/11-actions/movement.ts';
import { CELL_COUNT } from './rules/00-board/geometry.ts';
import type { WildOption } from './verbs.ts';
import { isPlaying } from './rules/queries.ts';
import type { WildState } from './state.ts';
import { game } from './testkit/position.testkit.ts';
import { threatReport } from './forecast/threats.ts';
import { hasMachines, stateFromView } from './worlds.ts';

/** Positions of one random game, every few steps. */
function* positions(seats: number, hard: number, seed: number): Generator<WildState> {
  const read = game.readSettings({ seats, hard });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const random = fastRandom(seed);
  const s = game.begin(read.value);
  for (let act = 0; act < 400 && !s.over; act++) {
    const outcomes = game.outcomeCount(s);
    if (outcomes > 0) {
      game.applyOutcome(s, random(outcomes), MUTE);
      continue;
    }
    if (act % 5 === 0) yield s;
    const seat = lowestSeat(game.asked(s));
    const asked = new OfferList<WildOption>();
    game.options(s, seat, asked);
    game.choose(s, seat, asked.list[random(asked.list.length)]!, MUTE);
  }
}

describe.each([
  [1, 0],
  [2, 0],
  [3, 6],
  [4, 2],
])('a game of %i with %i hard cards', (seats, hard) => {
  test('looks the same through the eyes of those who watch it', () => {
    let looked = 0;
    for (const s of positions(seats, hard, 11 + seats)) {
      if (!hasMachines(game.view(s, SPECTATOR))) continue;
      looked++;
      const world = stateFromView(game.view(s, SPECTATOR));
      expect({ ...world, cards: undefined, stack: undefined }).toEqual({ ...s, cards: undefined, stack: undefined });
      expect(threatReport(world)).toEqual(threatReport(s));
    }
    expect(looked).toBeGreaterThan(10);
  });

  test('gives a seat the same ways, and the same threats but for the hand it knows', () => {
    for (const s of positions(seats, hard, 31 + seats)) {
      const view = game.view(s, 0);
      if (!hasMachines(view)) continue;
      const world = stateFromView(view);
      expect(game.view(world, 0).players.map(({ known, deck }) => [known, deck])).toEqual(
        view.players.map(({ known, deck }) => [known, deck]),
      );
      for (let player = 0; player < s.cell.length; player++)
        for (let c = 0; c < CELL_COUNT && isPlaying(s, player); c++)
          expect(pathOf(world, player, c)).toEqual(pathOf(s, player, c));
      const [mine, all] = [threatReport(world), threatReport(s)];
      expect(mine.sites).toEqual(all.sites);
      expect(mine.factories).toEqual(all.factories);
      expect(mine.deaths.now).toEqual(all.deaths.now);
    }
  });
});

test('before the machines stand there is nothing to ask', () => {
  const read = game.readSettings({ seats: 2 });
  const s = game.begin((read as { value: WildState['settings'] }).value);
  expect(hasMachines(game.view(s, 0))).toBe(false);
});
