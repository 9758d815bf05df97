import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNCHANGED } from '../kernel/index.ts';
import { applyPatch, type Patch } from './patch.ts';
import { type SharedPatch, SharedTracker } from './shared-tracker.ts';

/** What two or three viewers see: fields of their own, and fields that may be one object for all of them. */
interface ViewerValue {
  readonly version: number;
  readonly view?: Readonly<Record<string, unknown>> | null;
  readonly hint?: unknown;
}

const part = fc.oneof(
  fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 2, maxLength: 4 }),
  fc.record({
    list: fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 2 }),
    word: fc.constantFrom('p', 'q', null),
  }),
  fc.constantFrom(0, 1, 'x', null),
);
/** A field of the view: one object for all viewers, or one for each. */
const field = fc.oneof(
  { weight: 3, arbitrary: part.map((all) => [all]) },
  fc.array(part, { minLength: 3, maxLength: 3 }),
);
const moment = fc.record({
  fields: fc.record({ a: field, b: field, c: field }, { requiredKeys: ['a', 'b'] }),
  hint: fc.option(field, { nil: undefined }),
  /** The viewer whose value has a field more. */
  odd: fc.constantFrom(-1, -1, -1, 0, 2),
  /** The viewer that leaves and returns before the next moment. */
  back: fc.constantFrom(-1, -1, 0, 1, 2),
});
type Moment = typeof moment extends fc.Arbitrary<infer M> ? M : never;

const of = (list: readonly unknown[], viewer: number): unknown => list[viewer] ?? list[0];

function seenBy({ fields, hint, odd }: Moment, viewer: number, version: number): ViewerValue {
  const view: Record<string, unknown> = { viewer };
  for (const [name, list] of Object.entries(fields)) view[name] = of(list, viewer);
  if (odd === viewer) view['odd'] = true;
  return { version, view, ...(hint && { hint: of(hint, viewer) }) };
}

/** The value, with `UNCHANGED` for every field of the view that is the same as before. */
function since(seen: ViewerValue, before: ViewerValue): ViewerValue {
  if (!seen.view || !before.view) return seen;
  const old = before.view;
  const view = Object.entries(seen.view).map(([name, now]) => {
    return [name, JSON.stringify(now) === JSON.stringify(old[name]) ? UNCHANGED : now] as const;
  });
  return { ...seen, view: Object.fromEntries(view) };
}

const overTheWire = (patch: Patch): Patch => JSON.parse(JSON.stringify(patch)) as Patch;
const patched = (seen: ViewerValue, { shared, own }: SharedPatch): ViewerValue =>
  applyPatch(applyPatch(seen, overTheWire(shared)), overTheWire(own));

test('each viewer has exactly its own value after the patches, whatever is shared', () => {
  fc.assert(
    fc.property(fc.array(moment, { minLength: 2, maxLength: 8 }), fc.boolean(), (moments, saysUnchanged) => {
      const tracker = new SharedTracker<number, ViewerValue>('view');
      const viewers = [0, 1, 2];
      const has = viewers.map((viewer) => {
        const seen = seenBy(moments[0]!, viewer, 0);
        tracker.add(viewer, seen);
        return structuredClone(seen);
      });
      for (const [version, each] of moments.entries()) {
        const values = viewers.map((viewer) => seenBy(each, viewer, version));
        const before = structuredClone(values);
        const given = saysUnchanged ? values.map((seen, viewer) => since(seen, has[viewer]!)) : values;
        const patches = tracker.update(viewers, given);
        expect(values).toEqual(before);
        for (const viewer of viewers) {
          has[viewer] = patched(has[viewer]!, patches[viewer]!);
          expect(has[viewer]).toEqual(values[viewer]);
          expect(tracker.value(viewer)).toEqual(values[viewer]);
        }
        if (each.back < 0) continue;
        tracker.remove(each.back);
        expect(tracker.has(each.back)).toBe(false);
        // It returns a little later: what it sees may have changed meanwhile.
        const late = { ...seenBy(each, each.back, version), hint: 'late' };
        tracker.add(each.back, late);
        has[each.back] = structuredClone(late);
      }
    }),
    { numRuns: 400 },
  );
});

test('a part that is one object for all viewers is compared once, and goes to each of them', () => {
  const tracker = new SharedTracker<string, ViewerValue>('view');
  const board = [1, 2, 3];
  const seen = (hand: number[], version: number): ViewerValue => ({ version, view: { board, hand } });
  tracker.add('a', seen([7], 1));
  tracker.add('b', seen([8], 1));
  board[1] = 5;
  const [a, b] = tracker.update(['a', 'b'], [seen([7, 9], 2), seen([8], 2)]);
  expect(a!.shared).toBe(b!.shared);
  expect(a!.shared).toEqual([
    [['version'], 2],
    [['view', 'board', 1], 5],
  ]);
  expect(a!.own).toEqual([
    [
      ['view', 'hand'],
      [7, 9],
    ],
  ]);
  expect(b!.own).toEqual([]);
});

test('a part that differs between viewers goes to nobody else, also if it was the same before', () => {
  const tracker = new SharedTracker<string, ViewerValue>('view');
  const empty: number[] = [];
  tracker.add('a', { version: 1, view: { hand: empty } });
  tracker.add('b', { version: 1, view: { hand: empty } });
  const [a, b] = tracker.update(
    ['a', 'b'],
    [
      { version: 1, view: { hand: [42] } },
      { version: 1, view: { hand: [] } },
    ],
  );
  expect([a!.shared, a!.own]).toEqual([[], [[['view', 'hand'], [42]]]]);
  expect([b!.shared, b!.own]).toEqual([[], []]);
  expect(tracker.value('b')).toEqual({ version: 1, view: { hand: [] } });
});

test('values that are alike but not the same object are kept apart', () => {
  const tracker = new SharedTracker<string, ViewerValue>('view');
  tracker.add('a', { version: 1, view: { hand: [1] } });
  tracker.add('b', { version: 1, view: { hand: [1] } });
  const [a, b] = tracker.update(
    ['a', 'b'],
    [
      { version: 1, view: { hand: [2] } },
      { version: 1, view: { hand: [2] } },
    ],
  );
  expect([a!.shared, a!.own, b!.own]).toEqual([[], [[['view', 'hand', 0], 2]], [[['view', 'hand', 0], 2]]]);
});

test('a long run does not grow: unused numbers are dropped', () => {
  const tracker = new SharedTracker<number, ViewerValue>('view');
  const value = (n: number): ViewerValue => ({
    version: n,
    view: { list: Array.from({ length: 1 + (n % 40) }, () => n % 7) },
  });
  tracker.add(0, value(0));
  for (let n = 1; n < 2_000; n++) {
    tracker.update([0], [value(n)]);
    expect(tracker.value(0)).toEqual(value(n));
  }
});
