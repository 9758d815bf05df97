import { expect, test } from 'vitest';
import { fastRandom, MUTE } from '../../../kernel/index.ts';
import { actsOf, applyAct } from '../../../kernel/conformance/act.ts';
import { textOf } from '../../../kernel/conformance/compare.ts';
import type { WildState } from '../state.ts';
import { game, position } from '../testkit/position.testkit.ts';

const positions = game.positions!;
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What is wrong with a position, as `path code`. */
function problems(change: (raw: Record<string, unknown>) => unknown): string[] {
  const raw = json(positions.write(position().state)) as Record<string, unknown>;
  change(raw);
  const read = positions.read(raw);
  return read.ok ? [] : read.problems.map((p) => `${p.path} ${p.code}`);
}

test.for([1, 2, 3, 4])('every moment of a game with %s seats can be written, read and played on', (seats) => {
  const random = fastRandom(seats);
  const settings = game.readSettings({ seats, hard: 2 });
  if (!settings.ok) throw new Error('settings');
  let s: WildState = game.begin(settings.value);
  while (!s.over) {
    const read = positions.read(json(positions.write(s)));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(textOf(read.value)).toBe(textOf(s));
    s = read.value;
    const acts = actsOf(game, s);
    applyAct(game, s, acts[random(acts.length)]!, MUTE);
  }
  expect(positions.read(json(positions.write(s)))).toMatchObject({ ok: true });
});

test('a wrong position says where and why', () => {
  expect(problems((raw) => ((raw['mechs'] as number[])[3] = -1))).toEqual(['mechs.3 not-in-range']);
  expect(problems((raw) => (raw['wall'] as number[]).pop())).toEqual(['wall not-so-many']);
  expect(problems((raw) => delete raw['ap'])).toEqual(['ap missing']);
  expect(problems((raw) => (raw['moon'] = 1))).toEqual(['moon unknown']);
  expect(problems((raw) => ((raw['stack'] as { step: string }[])[0]!.step = 'dance'))).toEqual([
    'stack.0 no-such-step',
  ]);
  expect(problems((raw) => (raw['stack'] as unknown[]).pop())).toEqual(['stack not-at-rest']);
  expect(problems((raw) => (raw['toxicLeft'] = 5))).toEqual(['toxicLeft toxic-count']);
  expect(problems((raw) => ((raw['settings'] as { seats: number }).seats = 9))).toEqual([
    'settings.seats not-in-range',
  ]);
  expect(positions.read(7)).toMatchObject({ ok: false });
});

test('a position is shown as a small board', () => {
  const text = positions.show(position().state);
  expect(text.split('\n')).toHaveLength(21);
  expect(text).toContain('order on a1; support 0');
  expect(text).toContain('round 1, first 0, turn -1, points 0, machines turn right');
  expect(text).toContain('@xx');
});
