import { describe, expect, test } from 'vitest';
import { type JournalEntry, lastRebase, lastLiveEntry, liveEntries, readJournal } from './journal.ts';

const good = {
  format: 1,
  game: 'pebbles',
  rules: '1',
  pack: { hash: 'abc' },
  settings: { seats: 2 },
  start: {},
  entries: [
    { seat: 0, say: 'take 1', by: 'bot', news: 3 },
    { seat: 1, say: 'ballot 1', each: true },
    { chance: 'die 1', n: 0, of: 6 },
    { withdraw: 1 },
    { seat: 1, aside: 'hum', news: 1 },
    { undo: 0, seat: 0, consent: true },
    { base: {}, rules: '2' },
  ],
  fairness: { seed: { hash: 'h', opened: 'ab' }, seats: [{ hash: 'h' }] },
  digest: 'd',
};
const problems = (raw: unknown) => {
  const reading = readJournal(raw);
  return reading.ok ? [] : reading.problems.map((p) => `${p.path} ${p.code}`);
};
const withEntry = (entry: unknown) => problems({ ...good, entries: [entry] });

describe('reading a journal', () => {
  test('takes all kinds of entries, and survives JSON', () => {
    expect(readJournal(JSON.parse(JSON.stringify(good)))).toEqual({ ok: true, value: good });
    const { format, game, rules, settings } = good;
    expect(problems({ format, game, rules, settings, entries: [] })).toEqual([]);
  });

  test.each([null, undefined, 1, 'text', [], [good]])('refuses %j', (raw) => {
    expect(problems(raw)).toEqual([' invalid']);
  });

  test('lists all that is missing, wrong and unknown', () => {
    expect(problems({})).toEqual([
      'format missing',
      'game missing',
      'rules missing',
      'settings missing',
      'entries missing',
    ]);
    expect(problems({ ...good, format: 2, game: '', more: 1 })).toEqual([
      'format invalid',
      'game invalid',
      'more unknown',
    ]);
    expect(problems(JSON.parse(JSON.stringify(good).replace('"pack"', '"__proto__"')))).toEqual(['__proto__ unknown']);
  });

  test.each([
    ['rules', 1],
    ['pack', 'abc'],
    ['pack', {}],
    ['settings', []],
    ['settings', null],
    ['start', 'here'],
    ['entries', {}],
    ['fairness', {}],
    ['fairness', { seed: { hash: 'h' }, seats: {} }],
    ['fairness', { seed: { hash: 'h' }, seats: [{ opened: 'ab' }] }],
    ['fairness', { seed: { hash: 'h', opened: 3 }, seats: [] }],
    ['digest', 7],
  ])('refuses %s: %j', (key, value) => {
    expect(problems({ ...good, [key]: value })).toEqual([`${key} invalid`]);
  });

  test.each<[unknown, string[]]>([
    [null, ['entries.0 invalid']],
    [[], ['entries.0 invalid']],
    ['say', ['entries.0 invalid']],
    [{}, ['entries.0 invalid']],
    [{ seat: 0 }, ['entries.0 invalid']],
    [{ say: 'x' }, ['entries.0.seat missing']],
    [{ seat: 7, say: 'x' }, ['entries.0.seat invalid']],
    [{ seat: -1, say: 'x' }, ['entries.0.seat invalid']],
    [{ seat: 0.5, say: 'x' }, ['entries.0.seat invalid']],
    [{ seat: '0', say: 'x' }, ['entries.0.seat invalid']],
    [{ seat: 0, say: '' }, ['entries.0.say invalid']],
    [{ seat: 0, say: 'x'.repeat(201) }, ['entries.0.say invalid']],
    [{ seat: 0, say: ['x'] }, ['entries.0.say invalid']],
    [{ seat: 0, say: 'x', by: 'god' }, ['entries.0.by invalid']],
    [{ seat: 0, say: 'x', each: false }, ['entries.0.each invalid']],
    [{ seat: 0, say: 'x', news: 256 }, ['entries.0.news invalid']],
    [{ seat: 0, say: 'x', chance: 'y' }, ['entries.0.chance unknown']],
    [{ chance: 'die 1' }, ['entries.0.n missing', 'entries.0.of missing']],
    [{ chance: 'die 1', n: 0, of: 0 }, ['entries.0.of invalid']],
    [{ chance: 'die 1', n: 0, of: 2 ** 33 }, ['entries.0.of invalid']],
    [{ chance: 'die 1', n: -1, of: 6 }, ['entries.0.n invalid']],
    [{ chance: 1, n: 0, of: 6 }, ['entries.0.chance invalid']],
    [{ withdraw: 'me' }, ['entries.0.withdraw invalid']],
    [{ aside: 'hum' }, ['entries.0.seat missing']],
    [{ undo: -1, seat: 0 }, ['entries.0.undo invalid']],
    [{ undo: 1 }, ['entries.0.seat missing']],
    [{ undo: 1, seat: 0, consent: 'yes' }, ['entries.0.consent invalid']],
    [{ base: 'x', rules: '1' }, ['entries.0.base invalid']],
    [{ base: {} }, ['entries.0.rules missing']],
  ])('refuses entry %j', (entry, found) => {
    expect(withEntry(entry)).toEqual(found);
  });
});

test('live entries leave out what was undone, and undos of undos', () => {
  const say: JournalEntry = { seat: 0, say: 'x' };
  expect(liveEntries([say, say, { undo: 1, seat: 0 }, say, say])).toEqual([0, 3, 4]);
  expect(liveEntries([say, say, { undo: 1, seat: 0 }, say, { undo: 3, seat: 0 }, { undo: 0, seat: 0 }, say])).toEqual([
    6,
  ]);
});

test('walking back meets exactly the entries that still count', () => {
  const say: JournalEntry = { seat: 0, say: 'x' };
  const undo = (to: number): JournalEntry => ({ undo: to, seat: 0 });
  for (const entries of [[], [say], [say, say, undo(1), say, undo(3), say, say, undo(5), undo(0), say, say]]) {
    const back: number[] = [];
    for (let i = lastLiveEntry(entries, entries.length); i >= 0; i = lastLiveEntry(entries, i)) back.unshift(i);
    expect(back).toEqual(liveEntries(entries));
  }
});

test('the last rebase entry is found, if there is one', () => {
  const say: JournalEntry = { seat: 0, say: 'x' };
  const base: JournalEntry = { base: {}, rules: '2' };
  expect([[], [say], [base, say], [base, say, base, say, say]].map(lastRebase)).toEqual([-1, -1, 0, 2]);
});
