import { expect, test } from 'vitest';
import { position } from '../testkit/position.testkit.ts';
import { fastRandom, lowestSeat, MUTE, OfferList } from '../../../kernel/index.ts';
import { scythia } from '../index.ts';
import { BUILT_IN } from '../components/built-in.ts';
import type { ScythiaOption } from '../verbs.ts';

const game = scythia(BUILT_IN);
const positions = game.positions!;

test.each([1, 2, 3, 4])('every moment of a game with %i seats is written and read back', (seats) => {
  const random = fastRandom(seats);
  const s = game.begin({ seats, chief: 'lookout', turnCap: 30 });
  const offers = new OfferList<ScythiaOption>();
  while (!s.over) {
    const raw: unknown = JSON.parse(JSON.stringify(positions.write(s)));
    const read = positions.read(raw);
    expect(read.ok ? [] : [read.problems, s.stack]).toEqual([]);
    expect(read).toEqual({ ok: true, value: s });
    const of = game.outcomeCount(s);
    if (of > 0) game.applyOutcome(s, random(of), MUTE);
    else {
      const seat = lowestSeat(game.asked(s));
      game.options(s, seat, offers.clear());
      game.choose(s, seat, offers.list[random(offers.list.length)]!, MUTE);
    }
  }
  expect(positions.read(positions.write(s))).toEqual({ ok: true, value: s });
});

/** Every path to a number or word in plain data. */
function leaves(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}
function change(value: unknown, path: readonly string[], to: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return to(value);
  const copy: Record<string, unknown> = Array.isArray(value) ? (value.slice() as never) : { ...(value as object) };
  copy[key] = change(copy[key], rest, to);
  return copy;
}

test.each([1, 2, 3])('a position with one thing changed is refused, or can be played on: %i seats', (seats) => {
  const random = fastRandom(seats + 40);
  const offers = new OfferList<ScythiaOption>();
  const step = (s: ReturnType<typeof game.begin>): void => {
    const of = game.outcomeCount(s);
    if (of > 0) return game.applyOutcome(s, random(of), MUTE);
    const seat = lowestSeat(game.asked(s));
    game.options(s, seat, offers.clear());
    expect(offers.list, JSON.stringify(s.stack)).not.toEqual([]);
    game.choose(s, seat, offers.list[random(offers.list.length)]!, MUTE);
  };
  const wrongs: string[] = [];
  let refused = 0;
  let accepted = 0;
  const s = game.begin({ seats, chief: 'lookout', turnCap: 20 });
  while (!s.over) {
    const raw = positions.write(s);
    const paths = leaves(raw);
    for (let k = 0; k < 2; k++) {
      const to = (old: unknown): unknown =>
        typeof old === 'number' ? old + random(5) - 2 : random(2) === 0 ? 'none' : 'red';
      const path = paths[random(paths.length)]!;
      const read = positions.read(change(raw, path, to));
      if (!read.ok) refused++;
      else {
        accepted++;
        const copy = read.value;
        for (let n = 0; n < 25 && !copy.over; n++) step(copy);
        for (const wrong of game.checks.audit(copy)) wrongs.push(`${path.join('.')}: ${wrong}`);
      }
    }
    step(s);
  }
  expect(wrongs).toEqual([]);
  expect(refused).toBeGreaterThan(100);
  expect(accepted).toBeGreaterThan(100);
});

test('problems name their place', () => {
  const read = (raw: unknown): string[] => {
    const reading = positions.read(raw);
    return reading.ok ? [] : reading.problems.map((p) => `${p.path} ${p.code}`);
  };
  const settings = { seats: 2 };
  expect(read(3)).toEqual([' not-an-object']);
  expect(read({ settings: { seats: 9, pace: 1 } })).toEqual(['settings.seats not-in-range', 'settings.pace unknown']);
  expect(read({ settings, players: [{ hand: ['hobbit'] }, {}] })).toEqual(['players.0.hand.0 not-one-of']);
  expect(read({ settings, players: [{ hand: ['spy', 'spy', 'spy'] }, {}] })).toEqual([
    'players.0.hand.2 too-many-copies',
  ]);
  expect(read({ settings, players: [{ gold: 15 }, {}] })).toContain(' too-much-plunder');
  expect(read({ settings, players: [{ crew: [{ character: 'spy', wounds: 2 }] }, {}] })).toEqual([
    'players.0.crew.0.wounds not-in-range',
  ]);
  expect(read({ settings, players: [{ crew: [{ eagle: 'animal-01', horse: 'animal-01' }] }, {}] })).toContain(
    'players.0.crew.0.horse used-twice',
  );
  expect(read({ settings, spots: { atlantis: {} } })).toEqual(['spots.atlantis unknown']);
  expect(read({ settings, stack: [{ proc: 'round', step: 'after' }] })).toEqual(['stack not-at-rest']);
  expect(read({ settings, stack: [{ proc: 'dance', step: 'after' }] })).toContain('stack.0.proc not-one-of');
  expect(read({ settings, chief: { horses: ['animal-05'] } })).toEqual(['chief solo-only']);
  expect(read({ settings, players: [{ hero: 'vadash' }, { hero: 'vadash' }] })).toEqual(['players.1.hero hero-twice']);
  expect(read({ settings })).toEqual([]);
});

test('a position is shown in a few lines', () => {
  const table = position()
    .player(0, { silver: 2, crew: [{ character: 'cook', wounds: 1 }], hand: ['spy'] })
    .turn(0);
  const text = positions.show(table.state);
  expect(text).toContain('0: 0 VP, blue, 2 silver');
  expect(text).toContain('crew cook* none none none none; hand spy#1');
  expect(text).toContain('village-centre:blue');
});
