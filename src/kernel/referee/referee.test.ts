import { describe, expect, test } from 'vitest';
import { OfferList } from '../option-collector.ts';
import { hasSeat } from '../seat.ts';
import type { JournalEntry } from './journal.ts';
import { type PebbleKinds } from './pebbles.testkit.ts';
import type { Referee } from './referee.ts';
import { countingSource, table } from './table.testkit.ts';

const codeOf = (verdict: { readonly ok: boolean }) => ('fault' in verdict ? verdict.fault : 'accepted');

describe('an answer', () => {
  test('is accepted, reported and recorded with its number', () => {
    const reported: string[] = [];
    const { referee, say } = table({
      onEntry: (entry, n, { tellings }) => reported.push(`${n} ${tellings.length} ${'say' in entry}`),
    });
    expect(say(0, 'peek')).toEqual({ ok: true });
    expect(referee.entries).toEqual([{ seat: 0, say: 'peek', news: 1 }]);
    expect(reported).toEqual(['0 1 true']);
  });

  test('is refused with the paragraph and its numbers', () => {
    const { referee, say } = table();
    expect(say(0, 'take 3')).toEqual({
      ok: false,
      fault: 'refused',
      because: { law: 'T-1', why: 'poor', a: 3, b: 2 },
    });
    expect(say(0, 'ballot 1')).toMatchObject({ because: { law: 'T-2', why: 'only-in-a-vote' } });
    expect(say(0, 'nod')).toEqual({ ok: false, fault: 'refused' });
    expect(codeOf(say(0, 'fly c1'))).toBe('unknown');
    expect(codeOf(say(0))).toBe('unknown');
    expect(codeOf(say(1, 'pass'))).toBe('not-asked');
    expect(referee.entries).toEqual([]);
  });

  test('to another question than the open one is stale', () => {
    const { referee, say } = table();
    const old = referee.question(0);
    say(0, 'peek');
    expect(codeOf(referee.answer(0, old, ['peek']))).toBe('stale');
    expect(codeOf(say(0, 'peek'))).toBe('accepted');
  });

  test('after the end is too late', () => {
    const { referee, say } = table();
    say(0, 'end');
    expect(referee.state.over?.winners).toEqual([0]);
    expect(codeOf(say(0, 'pass'))).toBe('over');
    expect(codeOf(referee.aside(0, 'hum'))).toBe('over');
  });
});

describe('a move', () => {
  test('of several parts is one answer', () => {
    const { referee, say } = table();
    expect(codeOf(say(0, 'take 2', 'pay 1'))).toBe('accepted');
    expect(referee.entries).toHaveLength(2);
    expect(referee.state.scores).toEqual([1, 0]);
  });

  test('is accepted whole or not at all', () => {
    const reported: JournalEntry[] = [];
    const { referee, say } = table({ transcript: true, onEntry: (entry) => reported.push(entry) });
    say(0, 'take 1', 'pay 1');
    const before = { state: structuredClone(referee.state), digest: referee.digest, question: referee.question(0) };
    expect(codeOf(say(0, 'take 1', 'pay 2'))).toBe('refused');
    expect(codeOf(say(0, 'peek', 'peek'))).toBe('not-part');
    expect(codeOf(say(0, 'pass', 'pass'))).toBe('not-part');
    expect({ state: referee.state, digest: referee.digest, question: referee.question(0) }).toEqual(before);
    expect(referee.entries).toHaveLength(2);
    expect(reported).toHaveLength(2);
    expect(codeOf(say(0, 'take 1', 'pay 0'))).toBe('accepted');
  });

  test('in an each window does not run into the next one', () => {
    const { referee, say } = table();
    say(0, 'vote');
    say(0, 'ballot 1', 'ballot 2');
    expect(codeOf(say(1, 'ballot 1', 'ballot 1', 'ballot 0'))).toBe('not-part');
    say(1, 'ballot 1', 'ballot 1');
    expect(referee.game.window(referee.state)?.name).toBe('again');
  });

  test('left incomplete is continued by the next answer', () => {
    const { referee, say } = table();
    say(0, 'take 2');
    expect(referee.game.window(referee.state)?.name).toBe('pay');
    expect(codeOf(say(0, 'pay 2'))).toBe('accepted');
  });
});

describe('what a seat is offered', () => {
  const texts = (referee: Referee<PebbleKinds>, seat: number): string[] => referee.offered(seat).map((o) => o.text);
  const found = (referee: Referee<PebbleKinds>, seat: number): string[] => {
    const offers = new OfferList<PebbleKinds['option']>();
    if (hasSeat(referee.game.asked(referee.state), seat)) referee.game.options(referee.state, seat, offers);
    return offers.list.map((o) => o.text);
  };

  test('is computed once per state, and again after an answer, a withdrawal, an undo and a rejected move', () => {
    const { referee, say } = table();
    const same = (): void => {
      for (const seat of [0, 1]) expect(texts(referee, seat)).toEqual(found(referee, seat));
    };
    same();
    expect(referee.offered(0)).toBe(referee.offered(0));
    expect(texts(referee, 1)).toEqual([]);
    say(0, 'take 2');
    same();
    expect(codeOf(say(0, 'pay 1', 'peek', 'peek'))).toBe('not-part');
    same();
    referee.undo(0, 0);
    same();
    say(0, 'vote');
    say(0, 'ballot 1', 'ballot 2');
    same();
    referee.withdraw(0);
    same();
  });
});

describe('several seats answering one question', () => {
  test('keep their question numbers while others answer', () => {
    const { referee, say } = table({ seats: 3 });
    say(0, 'vote');
    const asked = [0, 1, 2].map((seat) => referee.question(seat));
    expect(new Set(asked).size).toBe(1);
    say(1, 'ballot 1');
    expect([referee.question(0), referee.question(2)]).toEqual([asked[0], asked[2]]);
    expect(referee.question(1)).toBe(referee.entries.length);
    expect(codeOf(referee.answer(2, asked[2]!, ['ballot 1', 'ballot 1']))).toBe('accepted');
    expect(referee.question(2)).toBe(-1);
    expect(codeOf(referee.answer(2, asked[2]!, ['ballot 1', 'ballot 1']))).toBe('not-asked');
    expect(codeOf(referee.answer(1, asked[1]!, ['ballot 1']))).toBe('stale');
    expect(codeOf(referee.answer(0, asked[0]!, ['ballot 1', 'ballot 1']))).toBe('accepted');
    expect(codeOf(say(1, 'ballot 1'))).toBe('accepted');
    expect(referee.state.scores).toEqual([2, 2, 2]);
  });

  test('may withdraw until the last is in', () => {
    const { referee, say } = table();
    expect(codeOf(referee.withdraw(0))).toBe('not-free');
    say(0, 'vote');
    const open = referee.question(1);
    expect(codeOf(referee.withdraw(0))).toBe('not-free');
    say(0, 'ballot 1', 'ballot 2');
    expect(referee.question(0)).toBe(-1);
    expect(codeOf(referee.withdraw(0))).toBe('accepted');
    expect(referee.question(0)).toBe(referee.entries.length);
    expect(referee.question(1)).toBe(open);
    say(0, 'ballot 3');
    expect(codeOf(referee.withdraw(0))).toBe('accepted');
    say(0, 'ballot 3', 'ballot 3');
    say(1, 'ballot 0', 'ballot 0');
    expect(codeOf(referee.withdraw(0))).toBe('not-free');
    expect(referee.entries.filter((e) => 'withdraw' in e)).toEqual([{ withdraw: 0 }, { withdraw: 0 }]);
  });

  test('in an any window the first answer decides', () => {
    const { referee, say } = table({ seats: 3 });
    say(0, 'race');
    const open = referee.question(2);
    say(1, 'shout');
    expect(referee.state.scores).toEqual([0, 1, 0]);
    expect(codeOf(referee.answer(2, open, ['shout']))).toBe('not-asked');
  });
});

describe('automatic answers', () => {
  test('the only option, marked as forced', () => {
    const { referee, say } = table();
    say(0, 'ask');
    expect(referee.entries.at(-1)).toEqual({ seat: 1, say: 'nod', by: 'forced' });
    say(0, 'duty');
    expect(referee.entries.at(-1)).toEqual({ seat: 0, say: 'serve', by: 'forced' });
  });

  test('never in a secret window, nor in one that several seats may answer', () => {
    const { referee, say } = table();
    say(0, 'dare');
    expect(referee.game.asked(referee.state)).toBe(2);
    say(1, 'shrug');
    say(0, 'race');
    expect(referee.game.asked(referee.state)).toBe(3);
  });

  test('a standing order, if its condition holds in the own view', () => {
    const { referee, say } = table();
    const seen: PebbleKinds['view'][] = [];
    const when = (view: PebbleKinds['view']) => {
      seen.push(view);
      return view.scores[1] === 0;
    };
    referee.setOrders(1, [
      { window: 'act', say: 'take 3' },
      { window: 'act', say: 'pass', when },
    ]);
    say(0, 'pass');
    expect(referee.entries).toHaveLength(1);
    referee.setOrders(1, [{ window: 'act', say: 'pass', when }]);
    referee.advance();
    expect(referee.entries.at(-1)).toEqual({ seat: 1, say: 'pass', by: 'order' });
    expect(seen[0]!.seat).toBe(1);
  });

  test('wait in a secret window, where the condition gets the view of a spectator', () => {
    const { referee, say } = table();
    const seen: number[] = [];
    referee.setOrders(1, [{ window: 'dare', say: 'shrug', when: (view) => seen.push(view.seat) > 0 }]);
    say(0, 'dare');
    expect(referee.entries).toHaveLength(1);
    expect(seen).toEqual([]);
    expect(referee.pendingSecretOrders()).toEqual([{ seat: 1, say: 'shrug', by: 'order' }]);
    expect(seen).toEqual([7]);
    expect(codeOf(referee.answer(1, referee.question(1), ['shrug'], 'order'))).toBe('accepted');
    expect(referee.entries.at(-1)).toEqual({ seat: 1, say: 'shrug', by: 'order' });
    expect(referee.pendingSecretOrders()).toEqual([]);
  });

  test('wait in an each window as well', () => {
    const { referee, say } = table();
    referee.setOrders(1, [{ window: 'vote', say: 'ballot 0' }]);
    say(0, 'vote');
    expect(referee.pendingSecretOrders()).toEqual([{ seat: 1, say: 'ballot 0', by: 'order', each: true }]);
  });
});

describe('chance', () => {
  test('is drawn when it is due, each outcome with the next number', () => {
    const used: number[] = [];
    const { referee, say } = table({ source: countingSource(used, 4) });
    say(0, 'roll');
    say(0, 'roll');
    expect(used).toEqual([0, 1]);
    expect(referee.entries.filter((e) => 'chance' in e)).toEqual([
      { chance: 'die 5', n: 4, of: 6 },
      { chance: 'die 5', n: 4, of: 6 },
    ]);
    expect(referee.state.scores).toEqual([8, 0]);
  });
});

describe('an aside', () => {
  test('moves no frame, keeps questions open and is on record', () => {
    const { referee } = table();
    const open = referee.question(0);
    expect(codeOf(referee.aside(1, 'cry'))).toBe('accepted');
    expect(codeOf(referee.aside(1, 'pass'))).toBe('refused');
    expect(codeOf(referee.aside(5, 'cry'))).toBe('refused');
    expect(referee.question(0)).toBe(open);
    expect(referee.entries).toEqual([{ seat: 1, aside: 'cry', news: 0xfd }]);
  });
});
