import { describe, expect, test } from 'vitest';
import { EVERYBODY, fastRandom, SPECTATOR, seatMask } from '../index.ts';
import type { JournalEntry } from './journal.ts';
import { countingSource, table } from './table.testkit.ts';
import { type EarlierReach, undoReach, type UndoStop } from './undo.ts';

const own = (say: string, news = 0): JournalEntry => (news ? { seat: 0, say, news } : { seat: 0, say });
const free = (entries: readonly JournalEntry[], strictness: 'own' | 'strict' = 'own', asked = seatMask(0)) =>
  undoReach(entries, 0, asked, strictness).points;
const stop = (entries: readonly JournalEntry[], strictness: 'own' | 'strict' = 'own', asked = seatMask(0)): UndoStop =>
  undoReach(entries, 0, asked, strictness).stop;

test('what was found earlier changes nothing, also after entries were undone or removed', () => {
  const random = fastRandom(5);
  const kinds: readonly ((n: number) => JournalEntry)[] = [
    () => own('a'),
    () => own('b'),
    () => own('news', random(3) === 0 ? seatMask(0) : 0),
    () => ({ seat: random(2), say: 'x', by: 'forced' }),
    () => ({ seat: 1, say: 'x' }),
    () => ({ chance: 'die 1', n: 0, of: 6 }),
    (n) => ({ undo: random(n + 1), seat: 0 }),
  ];
  const entries: JournalEntry[] = [];
  let earlier: EarlierReach | undefined;
  let reached = 0;
  for (let n = 0; n < 4000; n++) {
    if (random(40) === 0) entries.length = Math.max(0, entries.length - random(5));
    entries.push(kinds[random(random(4) === 0 ? kinds.length : 2)]!(entries.length));
    if (random(3) === 0) continue;
    const reach = undoReach(entries, 0, seatMask(0), 'own', earlier);
    expect(reach).toEqual(undoReach(entries, 0, seatMask(0), 'own'));
    reached += reach.points.length;
    earlier = { length: entries.length, last: entries.at(-1), reach };
  }
  expect(reached).toBeGreaterThan(4000);
});

describe('free undo', () => {
  test('reaches every own answer, newest first', () => {
    expect(free([own('a'), own('b'), own('c')])).toEqual([2, 1, 0]);
  });

  test('passes over forced answers, own and others, but does not stop at them', () => {
    const forced = (seat: number): JournalEntry => ({ seat, say: 'x', by: 'forced' });
    expect(free([own('a'), forced(1), own('b'), forced(0)])).toEqual([2, 0]);
  });

  test('an own answer by order is a point to return to', () => {
    expect(free([own('a'), { seat: 0, say: 'b', by: 'order' }])).toEqual([1, 0]);
  });

  const BOUNDARIES: readonly [what: string, entry: JournalEntry][] = [
    ['an outcome', { chance: 'die 1', n: 0, of: 6 }],
    ['an answer of another', { seat: 1, say: 'x' }],
    ['an automatic answer of another', { seat: 1, say: 'x', by: 'order' }],
    ['a bot', { seat: 1, say: 'x', by: 'bot' }],
    ['an own answer among several', { seat: 0, say: 'x', each: true }],
    ['own news', own('peek', seatMask(0))],
    ['a forced answer that brought news', { seat: 1, say: 'x', by: 'forced', news: seatMask(0) }],
    ['an aside that brought news', { seat: 1, aside: 'x', news: seatMask(0) }],
    ['an aside of another', { seat: 1, aside: 'x' }],
    ['a withdrawal', { withdraw: 0 }],
    ['a new base', { base: {}, rules: '2' }],
  ];
  test.each(BOUNDARIES)('stops at %s', (_what, entry) => {
    expect(free([own('a'), entry, own('b')])).toEqual([2]);
    expect(free([own('a'), entry])).toEqual([]);
  });

  test('does not mind the news of others, unless the table is strict', () => {
    const entries = [own('a'), own('show', seatMask(1)), own('b')];
    expect(free(entries)).toEqual([2, 1, 0]);
    expect(free(entries, 'strict')).toEqual([2]);
    expect(free([own('a'), own('x', seatMask(SPECTATOR))], 'strict')).toEqual([]);
  });

  test('does not mind an own aside without news', () => {
    expect(free([own('a'), { seat: 0, aside: 'x' }])).toEqual([0]);
  });

  test('is not there while another seat is asked, nor one among several', () => {
    for (const asked of [seatMask(1), seatMask(0) | seatMask(1), 0, EVERYBODY])
      expect(free([own('a')], 'own', asked)).toEqual([]);
  });

  test('looks through what was undone', () => {
    expect(free([own('a'), own('b'), { undo: 1, seat: 0 }, own('c')])).toEqual([3, 0]);
  });
});

describe('undo at a table', () => {
  test('restores the earlier state and asks the question again', () => {
    const { referee, say } = table();
    say(0, 'take 2', 'pay 2');
    const before = structuredClone(referee.state);
    const question = referee.question(0);
    say(0, 'take 1', 'pay 1');
    expect(referee.freeUndo(0)).toEqual([3, 2, 1, 0]);
    expect(referee.undo(0, 2)).toEqual({ ok: true });
    expect(referee.state).toEqual(before);
    expect(referee.entries.at(-1)).toEqual({ undo: 2, seat: 0 });
    expect(referee.question(0)).toBeGreaterThan(question);
    expect(referee.freeUndo(0)).toEqual([1, 0]);
  });

  test('is refused beyond what is free, and to what is undone or never was', () => {
    const { referee, say } = table();
    say(0, 'peek');
    say(0, 'take 1');
    expect(referee.undo(0, 0)).toEqual({ ok: false, fault: 'not-free' });
    expect(referee.undo(1, 1)).toEqual({ ok: false, fault: 'not-free' });
    expect(referee.undo(0, 1).ok).toBe(true);
    expect(referee.undo(0, 1, true).ok).toBe(false);
    expect(referee.undo(0, 9, true).ok).toBe(false);
  });

  test('by consent goes anywhere, and no outcome number is used twice', () => {
    const used: number[] = [];
    const { referee, say } = table({ source: countingSource(used, 3) });
    say(0, 'roll');
    say(0, 'roll');
    expect(referee.undo(0, 1).ok).toBe(false);
    expect(referee.undo(0, 1, true).ok).toBe(true);
    expect(used).toEqual([0, 1, 2]);
    expect(referee.entries.slice(-2)).toEqual([
      { undo: 1, seat: 0, consent: true },
      { chance: 'die 4', n: 3, of: 6 },
    ]);
    expect(referee.state.scores).toEqual([3, 0]);
    say(0, 'roll');
    expect(used).toEqual([0, 1, 2, 3]);
  });

  test('by consent to before a forced answer gives that answer again', () => {
    const { referee, say } = table();
    say(0, 'ask');
    expect(referee.undo(0, 1, true).ok).toBe(true);
    expect(referee.entries.at(-1)).toEqual({ seat: 1, say: 'nod', by: 'forced' });
    expect(referee.game.asked(referee.state)).toBe(seatMask(0));
  });

  test('to before an order does not let the order answer again', () => {
    const { referee, say } = table();
    referee.setOrders(0, [{ window: 'act', say: 'take 1', when: (view) => view.scores[0] === 1 }]);
    say(0, 'take 1', 'pay 1');
    expect(referee.entries.map((e) => ('say' in e ? e.say : '')).at(-1)).toBe('take 1');
    expect(referee.undo(0, 2).ok).toBe(true);
    expect(referee.entries.at(-1)).toEqual({ undo: 2, seat: 0 });
  });

  test('in a strict table stops at news for anybody', () => {
    const { referee, say } = table({ strictness: 'strict' });
    say(0, 'take 1', 'pay 1');
    say(0, 'show');
    say(0, 'take 1');
    expect(referee.freeUndo(0)).toEqual([3]);
  });

  test('works repeatedly across cached states', () => {
    const { referee, say } = table({ transcript: true });
    const states: unknown[] = [];
    for (let k = 0; k < 100; k++) {
      states.push(structuredClone(referee.state));
      say(0, 'take 2', `pay ${k % 3}`);
    }
    for (const k of [99, 70, 64, 33, 32, 31, 1, 0]) {
      expect(referee.undo(0, 2 * k).ok).toBe(true);
      expect(referee.state).toEqual(states[k]);
      say(0, 'peek');
      referee.undo(0, referee.entries.length - 1, true);
      expect(referee.state).toEqual(states[k]);
    }
  });

  test('never goes behind a rebase entry', () => {
    const { referee, say } = table();
    say(0, 'take 1', 'pay 1');
    expect(referee.applyRecorded({ base: { ...referee.state, scores: [5, 0] }, rules: '1' }).ok).toBe(true);
    say(0, 'take 1', 'pay 1');
    expect(referee.undo(0, 1, true).ok).toBe(false);
    expect(referee.undo(0, 2, true).ok).toBe(false);
    expect(referee.undo(0, 3).ok).toBe(true);
    expect(referee.state.scores).toEqual([5, 0]);
  });
});

describe('what stops it', () => {
  const STOPS: readonly [stop: UndoStop, entry: JournalEntry][] = [
    ['chance', { chance: 'die 1', n: 0, of: 6 }],
    ['news', own('peek', seatMask(0))],
    ['other', { seat: 1, say: 'x' }],
    ['other', { seat: 1, aside: 'x' }],
    ['together', { seat: 0, say: 'x', each: true }],
    ['together', { withdraw: 0 }],
  ];
  test.each(STOPS)('%s', (wanted, entry) => {
    expect(stop([own('a'), entry, own('b')])).toBe(wanted);
  });

  test('the start of the game, and others who are asked', () => {
    expect(stop([own('a'), { seat: 1, say: 'x', by: 'forced' }])).toBe('start');
    expect(stop([own('a')], 'own', seatMask(0) | seatMask(1))).toBe('waiting');
    expect([stop([own('a', seatMask(1))]), stop([own('a', seatMask(1))], 'strict')]).toEqual(['start', 'news']);
  });
});
