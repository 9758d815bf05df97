import { expect, test } from 'vitest';
import { agenda, type ChildFrame, type StepResult } from './index.ts';
import { THREE, frame, logs, offered, type Small, say, small } from './small.testkit.ts';

const procs = { x: logs('x'), y: logs('y'), z: logs('z') };

function calling(next: StepResult<Small>) {
  return small({ ...procs, main: { begin: { kind: 'rule', run: () => next } } });
}
const ordered = (calls: readonly ChildFrame<Small>[]) => calling({ calls, by: 1, law: '7', then: 'done' });

test('as listed', () => {
  expect(calling({ calls: [frame('y'), frame('x'), frame('y')], then: 'done' }).begin(THREE).log).toEqual([
    'y',
    'x',
    'y',
  ]);
  expect(calling({ calls: [], then: 'done' }).begin(THREE).stack).toEqual([]);
});

test('the ordering seat chooses the first while several are left', () => {
  const g = ordered([frame('x'), frame('y'), frame('z')]);
  const s = g.begin(THREE);
  expect(g.window(s)).toMatchObject({ name: 'order', law: '7', asked: 0b10, mode: 'one' });
  expect(offered(g, s, 1)).toEqual(['first x', 'first y', 'first z']);
  say(g, s, 1, 'first z');
  say(g, s, 1, 'first x');
  expect([s.log, s.stack]).toEqual([['z', 'x', 'y'], []]);
});

test('a single item needs no order', () => {
  expect(ordered([frame('x')]).begin(THREE).log).toEqual(['x']);
});

test('equal items are offered once, keys distinguish others', () => {
  const g = ordered([frame('x'), frame('x'), frame('x', { key: 'k1' }), frame('x', { key: 'k2' })]);
  expect(offered(g, g.begin(THREE), 1)).toEqual(['first x', 'first x k1', 'first x k2']);
});

test('agendas in an agenda have different keys', () => {
  const inner = agenda([frame('x'), frame('y')], 2, '8', 'left');
  const g = ordered([inner, agenda([frame('z')], -1, '', 'right'), frame('z')]);
  const s = g.begin(THREE);
  expect(offered(g, s, 1)).toEqual(['first agenda left', 'first agenda right', 'first z']);
  say(g, s, 1, 'first agenda left');
  expect(g.window(s)).toMatchObject({ law: '8', asked: 0b100 });
  say(g, s, 2, 'first y');
  expect(s.log).toEqual(['y', 'x']);
  say(g, s, 1, 'first z');
  expect([s.log, s.stack]).toEqual([['y', 'x', 'z', 'z'], []]);
});

test('the items that are passed in stay the same', () => {
  const items = [frame('x'), frame('y')];
  agenda(items, -1, '').items.pop();
  expect(items).toHaveLength(2);
});

test('texts are read back; what is no agenda is not', () => {
  const g = ordered([frame('x', { key: 'never-listed' }), frame('y')]);
  expect(g.parse('first x never-listed')).toEqual({ verb: 'first', text: 'first x never-listed' });
  for (const bad of ['first', 'first q', 'first x ', 'first x k more', 'first constructor', 'First x'])
    expect(g.parse(bad)).toBeUndefined();
  const s = g.begin(THREE);
  say(g, s, 1, 'first x never-listed');
  expect(s.log).toEqual(['x', 'y']);
});
