import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { findChanges } from '../../scripts/mutate/places.ts';
import { sample } from '../../scripts/mutate/sample.ts';
import { concerned, type Measurement } from '../../scripts/mutate/trial.ts';
import { ACTIVE, changed, compiles, REACHED, weave } from '../../scripts/mutate/weave.ts';

const RULES = `
import { two } from './two.ts';
/** Whether the defender falls. */
export function falls(hits: number, f: { attacker: number; defender: number }, out: { on: boolean; tell(n: number): void }) {
  if (out.on) out.emit(3);
  if (hits < 0) throw new Error('never');
  let left = 2;
  for (let i = 0; i < hits; i++) left -= 1;
  if (left === 0 && f.defender >= 4) return true;
  return \`no \${left + 1}\`;
}
`;

const texts = (text: string): readonly string[] =>
  findChanges('rules.ts', text).map(
    ({ line, kind, from, to, drops }) => `${line} ${kind} ${from} → ${drops ? '' : to}`,
  );

describe('places to break', () => {
  test('are found in conditions, numbers, sums and statements, not in what is told, thrown, or text', () => {
    expect(texts(RULES)).toEqual([
      '7 number 2 → 3',
      '8 step for (let i = 0; i < hits; i++) left -= 1; → ',
      '8 number 0 → 1',
      '8 step left -= 1; → ',
      '8 arithmetic left -= 1 → left += 1',
      '8 number 1 → 2',
      '9 step if (left === 0 && f.defender >= 4) return true; → ',
      '9 logic left === 0 && f.defender >= 4 → left === 0 || f.defender >= 4',
      '9 compare left === 0 → left !== 0',
      '9 number 0 → 1',
      '9 compare f.defender >= 4 → f.defender > 4',
      '9 seat f.defender → f.attacker',
      '9 number 4 → 5',
      '9 boolean true → false',
    ]);
  });

  test('take sides, neighbours, extremes and the last of a list', () => {
    expect(texts('const f = (seat: number) => [take(seat), Math.min(seat, 1)].some((x) => !x);')).toEqual([
      '1 extreme [take(seat), Math.min(seat, 1)].some((x) => !x) → [take(seat), Math.min(seat, 1)].every((x) => !x)',
      '1 item [take(seat), Math.min(seat, 1)] → [take(seat)]',
      '1 seat seat → (seat ^ 1)',
      '1 extreme Math.min(seat, 1) → Math.max(seat, 1)',
      '1 seat seat → (seat ^ 1)',
      '1 number 1 → 2',
      '1 negate !x → x',
    ]);
  });
});

test('a line that only tells the compiler which answer it is stays as it is', () => {
  const step = (back: string) => `const p = { ask: { take(o) { if (o.verb !== 'pay') return '${back}'; } } };`;
  expect(texts(step('ask'))).toEqual([]);
  expect(texts(step('done'))).toHaveLength(2);
});

test('flags that know one value, and what only saves work, stay as they are', () => {
  expect(
    texts('const w = { part: true, secret: true }; markShareable(w); if (ask.isSatisfied) give(Object.freeze(w));'),
  ).toEqual([]);
  expect(
    texts('for (const c of w) if (!ask.isSatisfied && c) n();').filter((each) => each.includes('isSatisfied →')),
  ).toEqual([]);
});

test('the end of a counting loop stays, also before another condition', () => {
  expect(texts('for (let i = 0; i < n && m(i); i++) work(i);').map((each) => each.split(' ')[1])).toEqual([
    'step',
    'number',
    'logic',
    'negate',
    'step',
  ]);
});

test('woven changes do, one at a time, what the changed text does, and note where the run came by', () => {
  const text = 'got = 0; if (n > 1 && n < 9) got += n * 2; else if (!(n < 0)) got = 7;';
  const changes = findChanges('a.ts', text).map((change, id) => ({ ...change, id }));
  const woven = weave(text, changes);
  const run = (code: string, n: number, active: number, reached = new Uint8Array(changes.length)): unknown => {
    const table = { n, got: -1, [ACTIVE]: active, [REACHED]: reached };
    runInNewContext(code, table);
    return table.got;
  };
  expect(changes).toHaveLength(18);
  for (const n of [-1, 0, 1, 2, 9]) {
    expect(run(woven, n, -1)).toBe(run(text, n, -1));
    for (const change of changes) {
      expect(compiles(text, change)).toBe(true);
      const reached = new Uint8Array(changes.length);
      const result = run(woven, n, change.id, reached);
      expect([n, change.from, result]).toEqual([n, change.from, run(changed(text, change), n, -1)]);
      expect(result === run(text, n, -1) || reached[change.id] === 1).toBe(true);
    }
  }
});

test('the tests concerned are those that come by the place, the quickest first, then the others of their files', () => {
  const measured = (file: string, atLoad: readonly number[], ...tests: readonly (readonly [number, number[]])[]) => ({
    file,
    atLoad,
    bad: [],
    tests: tests.map(([ms, reached], index): Measurement => ({ file, index, name: `${file}${index}`, ms, reached })),
  });
  const files = [
    measured('a', [], [9, [1, 2]], [1, []]),
    measured('b', [5], [3, [2]], [2, [1]]),
    measured('c', [], [1, []]),
  ];
  const names = (id: number): readonly string[] => concerned(files, id).map(({ name }) => name);
  expect(names(1)).toEqual(['b1', 'a0', 'a1', 'b0']);
  expect(names(2)).toEqual(['b0', 'a0', 'a1', 'b1']);
  expect(names(3)).toEqual([]);
  expect(names(5)).toEqual(['b1', 'b0']);
});

test('a sample follows from its seed and repeats nothing', () => {
  const all = Array.from({ length: 50 }, (_, i) => i);
  const drawn = sample(all, 20, 7);
  expect(new Set(drawn).size).toBe(20);
  expect(sample(all, 20, 7)).toEqual(drawn);
  expect(sample(all, 20, 8)).not.toEqual(drawn);
  expect(sample(all, 99, 7)).toEqual(all);
});
