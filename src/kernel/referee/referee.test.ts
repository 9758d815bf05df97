import { describe, expect, test } from 'vitest';
import { OfferList } from '../option-collector.ts';
import { hasSeat } from '../seat.ts';
import type { JournalEntry } from './journal.ts';
import { type PebbleKinds } from './pebbles.testkit.ts';
import type { Referee } from './referee.ts';
import { countingSource, table } from './table.testkit.ts';

const fault = (verdict: { readonly ok: boolean }) => ('fault' in verdict ? verdict.fault : 'fine');

describe('an answer', () => {
  test('is taken, told and written down with its number', () => {
    const heard: string[] = [];
    const { referee, say } = table({
      heard: (entry, n, { tellings }) => heard.push(`${n} ${tellings.length} ${'say' in entry}`),
    });
    expect(say(0, 'peek')).toEqual({ ok: true });
    expect(referee.entries).toEqual([{ seat: 0, say: 'peek', news: 1 }]);
    expect(heard).toEqual(['0 1 true']);
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
    expect(fault(say(0, 'fly c1'))).toBe('unknown');
    expect(fault(say(0))).toBe('unknown');
    expect(fault(say(1, 'pass'))).toBe('not-asked');
    expect(referee.entries).toEqual([]);
  });

  test('to another question than the open one is stale', () => {
    const { referee, say } = table();
    const old = referee.question(0);
    say(0, 'peek');
    expect(fault(referee.answer(0, old, ['peek']))).toBe('stale');
    expect(fault(say(0, 'peek'))).toBe('fine');
  });

  test('after the end is too late', () => {
    const { referee, say } = table();
    say(0, 'end');
    expect(referee.state.over?.winners).toEqual([0]);
    expect(fault(say(0, 'pass'))).toBe('over');
    expect(fault(referee.aside(0, 'hum'))).toBe('over');
  });
});

describe('a sentence', () => {
  test('of several parts is one answer', () => {
    const { referee, say } = table();
    expect(fault(say(0, 'take 2', 'pay 1'))).toBe('fine');
    expect(referee.entries).toHaveLength(2);
    expect(referee.state.scores).toEqual([1, 0]);
  });

  test('is taken whole or not at all', () => {
    const heard: JournalEntry[] = [];
    const { referee, say } = table({ transcript: true, heard: (entry) => heard.push(entry) });
    say(0, 'take 1', 'pay 1');
    const before = { state: structuredClone(referee.state), digest: referee.digest, question: referee.question(0) };
    expect(fault(say(0, 'take 1', 'pay 2'))).toBe('refused');
    expect(fault(say(0, 'peek', 'peek'))).toBe('not-part');
    expect(fault(say(0, 'pass', 'pass'))).toBe('not-part');
    expect({ state: referee.state, digest: referee.digest, question: referee.question(0) }).toEqual(before);
    expect(referee.entries).toHaveLength(2);
    expect(heard).toHaveLength(2);
    expect(fault(say(0, 'take 1', 'pay 0'))).toBe('fine');
  });

  test('in an each window does not run into the next one', () => {
    const { referee, say } = table();
    say(0, 'vote');
    say(0, 'ballot 1', 'ballot 2');
    expect(fault(say(1, 'ballot 1', 'ballot 1', 'ballot 0'))).toBe('not-part');
    say(1, 'ballot 1', 'ballot 1');
    expect(referee.game.window(referee.state)?.name).toBe('again');
  });

  test('left half is continued by the next answer', () => {
    const { referee, say } = table();
    say(0, 'take 2');
    expect(referee.game.window(referee.state)?.name).toBe('pay');
    expect(fault(say(0, 'pay 2'))).toBe('fine');
  });
});

describe('what a seat is offered', () => {
  const texts = (referee: Referee<PebbleKinds>, seat: number): string[] => referee.offered(seat).map((o) => o.text);
  const found = (referee: Referee<PebbleKinds>, seat: number): string[] => {
    const offers = new OfferList<PebbleKinds['option']>();
    if (hasSeat(referee.game.asked(referee.state), seat)) referee.game.options(referee.state, seat, offers);
    return offers.list.map((o) => o.text);
  };

  test('is found once per state, and anew after an answer, a withdrawal, an undo and a sentence that failed', () => {
    const { referee, say } = table();
    const same = (): void => {
      for (const seat of [0, 1]) expect(texts(referee, seat)).toEqual(found(referee, seat));
    };
    same();
    expect(referee.offered(0)).toBe(referee.offered(0));
    expect(texts(referee, 1)).toEqual([]);
    say(0, 'take 2');
    same();
    expect(fault(say(0, 'pay 1', 'peek', 'peek'))).toBe('not-part');
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
    expect(fault(referee.answer(2, asked[2]!, ['ballot 1', 'ballot 1']))).toBe('fine');
    expect(referee.question(2)).toBe(-1);
    expect(fault(referee.answer(2, asked[2]!, ['ballot 1', 'ballot 1']))).toBe('not-asked');
    expect(fault(referee.answer(1, asked[1]!, ['ballot 1']))).toBe('stale');
    expect(fault(referee.answer(0, asked[0]!, ['ballot 1', 'ballot 1']))).toBe('fine');
    expect(fault(say(1, 'ballot 1'))).toBe('fine');
    expect(referee.state.scores).toEqual([2, 2, 2]);
  });

  test('may withdraw until the last is in', () => {
    const { referee, say } = table();
    expect(fault(referee.withdraw(0))).toBe('not-free');
    say(0, 'vote');
    const open = referee.question(1);
    expect(fault(referee.withdraw(0))).toBe('not-free');
    say(0, 'ballot 1', 'ballot 2');
    expect(referee.question(0)).toBe(-1);
    expect(fault(referee.withdraw(0))).toBe('fine');
    expect(referee.question(0)).toBe(referee.entries.length);
    expect(referee.question(1)).toBe(open);
    say(0, 'ballot 3');
    expect(fault(referee.withdraw(0))).toBe('fine');
    say(0, 'ballot 3', 'ballot 3');
    say(1, 'ballot 0', 'ballot 0');
    expect(fault(referee.withdraw(0))).toBe('not-free');
    expect(referee.entries.filter((e) => 'withdraw' in e)).toEqual([{ withdraw: 0 }, { withdraw: 0 }]);
  });

  test('or one of them alone, whoever is first', () => {
    const { referee, say } = table({ seats: 3 });
    say(0, 'race');
    const open = referee.question(2);
    say(1, 'shout');
    expect(referee.state.scores).toEqual([0, 1, 0]);
    expect(fault(referee.answer(2, open, ['shout']))).toBe('not-asked');
  });
});

describe('what the table answers by itself', () => {
  test('is the only option there is, said to be forced', () => {
    const { referee, say } = table();
    say(0, 'ask');
    expect(referee.entries.at(-1)).toEqual({ seat: 1, say: 'nod', by: 'forced' });
    say(0, 'duty');
    expect(referee.entries.at(-1)).toEqual({ seat: 0, say: 'serve', by: 'forced' });
  });

  test('is never a secret window, nor one that several seats may answer', () => {
    const { referee, say } = table();
    say(0, 'dare');
    expect(referee.game.asked(referee.state)).toBe(2);
    say(1, 'shrug');
    say(0, 'race');
    expect(referee.game.asked(referee.state)).toBe(3);
  });

  test('is what a standing order says, if its condition holds in the own view', () => {
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

  test('is held back in a secret window, where the condition gets what a spectator sees', () => {
    const { referee, say } = table();
    const seen: number[] = [];
    referee.setOrders(1, [{ window: 'dare', say: 'shrug', when: (view) => seen.push(view.seat) > 0 }]);
    say(0, 'dare');
    expect(referee.entries).toHaveLength(1);
    expect(seen).toEqual([]);
    expect(referee.pendingSecretOrders()).toEqual([{ seat: 1, say: 'shrug', by: 'order' }]);
    expect(seen).toEqual([7]);
    expect(fault(referee.answer(1, referee.question(1), ['shrug'], 'order'))).toBe('fine');
    expect(referee.entries.at(-1)).toEqual({ seat: 1, say: 'shrug', by: 'order' });
    expect(referee.pendingSecretOrders()).toEqual([]);
  });

  test('is held back in an each window too', () => {
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
    expect(fault(referee.aside(1, 'cry'))).toBe('fine');
    expect(fault(referee.aside(1, 'pass'))).toBe('refused');
    expect(fault(referee.aside(5, 'cry'))).toBe('refused');
    expect(referee.question(0)).toBe(open);
    expect(referee.entries).toEqual([{ seat: 1, aside: 'cry', news: 0xfd }]);
  });
});
