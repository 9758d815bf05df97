import { expect, test } from 'vitest';
import { MUTE, OfferBuffer } from '../../../kernel/index.ts';
import { BUILT_IN, scythia } from '../index.ts';
import type { ScythiaState } from '../state.ts';
import type { Scythia } from '../types.ts';
import { editingOf } from './index.ts';

const game = scythia(BUILT_IN);
const editing = editingOf(BUILT_IN);

function start(): ScythiaState {
  const reading = game.positions!.read({ settings: { seats: 2 } });
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.value;
}

const field = (s: ScythiaState, place: string, name: string) =>
  editing
    .places(s)
    .find(({ id }) => id === place)!
    .fields()
    .find((each) => each.name === name);

/** A field with one of several values is set to one of them. */
function set(s: ScythiaState, place: string, name: string, to: string): ScythiaState {
  const found = field(s, place, name);
  if (found?.kind !== 'one-of') throw new Error(`${place} has no choice ${name}`);
  return found.put(to);
}

test('a worker that replaces another is taken from the unused ones, and the other one joins them', () => {
  const s = start();
  const before = field(s, 'seat-0', 'worker');
  if (before?.kind !== 'one-of') throw new Error('no worker');
  const to = before.choices.find((choice) => choice !== before.value && choice !== 'nobody')!;
  const after = set(s, 'seat-0', 'worker', to);
  const difference = after.unused.map((count, colour) => count - s.unused[colour]!);
  expect(difference.filter((by) => by !== 0).sort((a, b) => a - b)).toEqual([-1, 1]);
  expect(set(after, 'seat-0', 'worker', before.value).unused).toEqual(s.unused);
});

test('S-3.1: a position in the middle of a turn can be set to its start, and one at the start cannot', () => {
  const s = start();
  expect(field(s, 'table', 'moment')).toBeUndefined();
  const middle = game.clone(s);
  const offers = new OfferBuffer<Scythia['option']>();
  game.options(middle, middle.active, offers);
  game.choose(middle, middle.active, offers.at(0), MUTE);
  expect(field(middle, 'table', 'moment')).toBeDefined();
  const again = set(middle, 'table', 'moment', 'turn-start');
  expect(field(again, 'table', 'moment')).toBeUndefined();
});
