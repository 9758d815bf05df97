import { describe, expect, test } from 'vitest';
import { embers } from '../../test-game/index.ts';
import { fastRandom } from '../index.ts';
import { fairSource, fastSource, commitmentOf, tableKey } from './outcomes.ts';
import { stateHash } from './digest.ts';
import type { JournalEntry, Journal } from './journal.ts';
import { Referee } from './referee.ts';
import { journalOf, replay, withoutUndone } from './replay.ts';
import { runPlayers, randomPlayer } from './players.ts';
import { type PebbleKinds, pebbles } from './pebbles.testkit.ts';
import { countingSource, table } from './table.testkit.ts';

const hex = (byte: string) => byte.repeat(32);
const kept = (byte: string) => ({ hash: commitmentOf(hex(byte)), opened: hex(byte) });
const fairness = { seed: kept('ab'), seats: [kept('01'), kept('02'), kept('03')] };

/** A fair game of embers between random players, played to its end. */
async function fairGame(): Promise<Journal> {
  const read = embers.readSettings({ seats: 3 });
  if (!read.ok) throw new Error('settings');
  const source = fairSource(tableKey(fairness)!);
  const referee = new Referee({ game: embers, settings: read.value, source, transcript: true });
  await runPlayers(
    referee,
    [1, 2, 3].map((seed) => randomPlayer(fastRandom(seed))),
  );
  return JSON.parse(JSON.stringify(journalOf(referee, { fairness }))) as Journal;
}

/** A table of pebbles with every kind of entry on record. */
function eventful() {
  const { referee, say: tried } = table({ transcript: true });
  const say = (seat: number, ...says: string[]) => expect(tried(seat, ...says)).toEqual({ ok: true });
  say(0, 'take 2', 'pay 1');
  say(0, 'ask');
  say(0, 'roll');
  say(0, 'take 1');
  expect(referee.undo(0, 6).ok).toBe(true);
  referee.aside(1, 'cry');
  say(0, 'vote');
  say(1, 'ballot 1', 'ballot 1');
  referee.withdraw(1);
  say(1, 'ballot 2', 'ballot 1');
  say(0, 'ballot 0', 'ballot 0');
  if (referee.game.window(referee.state)?.name === 'again') for (const seat of [1, 0]) say(seat, 'ballot 0');
  say(0, 'peek');
  say(0, 'roll');
  expect(referee.undo(0, 4, true).ok).toBe(true);
  return referee;
}
const changed = (journal: Journal, at: number, entry: JournalEntry): Journal => ({
  ...journal,
  entries: journal.entries.map((e, i) => (i === at ? entry : e)),
});
const found = <T extends { readonly discrepancies: readonly { readonly entry: number; readonly what: string }[] }>(
  replayed: T,
) => replayed.discrepancies.map((d) => `${d.entry} ${d.what}`);

describe('a replay', () => {
  test('comes to the same state, questions, entries and digest', () => {
    const referee = eventful();
    const journal = JSON.parse(JSON.stringify(journalOf(referee))) as Journal;
    const again = replay(pebbles(), journal);
    expect(found(again)).toEqual([]);
    expect(again.referee!.digest).toBe(referee.digest);
    expect(again.referee!.entries).toEqual(referee.entries);
    expect(stateHash(again.referee!.state)).toBe(stateHash(referee.state));
    expect(again.referee!.question(0)).toBe(referee.question(0));
  });

  test('goes on with the next outcome number', () => {
    const used: number[] = [];
    const { entries } = eventful();
    const resumed = new Referee<PebbleKinds>({ game: pebbles(), settings: { seats: 2 }, source: countingSource(used) });
    expect(resumed.resume(entries)).toBeUndefined();
    resumed.answer(0, resumed.question(0), ['roll']);
    expect(used).toEqual([entries.filter((e) => 'chance' in e).length]);
  });

  test('stops at the given entry', () => {
    const { referee } = replay(pebbles(), journalOf(eventful()), false, 2);
    expect(referee!.entries).toHaveLength(2);
    expect(referee!.state.scores).toEqual([1, 0]);
  });

  test('can leave out what was undone', () => {
    const referee = eventful();
    const short = replay(pebbles(), {
      ...journalOf(referee, {}),
      digest: 'x',
      entries: withoutUndone(referee.entries),
    });
    expect(stateHash(short.referee!.state)).toBe(stateHash(referee.state));
  });

  test('begins with a position', () => {
    const { referee: before, say: sayBefore } = table();
    sayBefore(0, 'take 2', 'pay 2');
    const { referee, say } = table({ start: before.state, transcript: true });
    say(0, 'take 1', 'pay 1');
    const journal = journalOf(referee);
    expect(journal.start).toMatchObject({ scores: [2, 0] });
    expect(replay(pebbles(), journal).referee!.state.scores).toEqual([3, 0]);
    expect(found(replay(pebbles(), { ...journal, start: {} }))).toEqual(['-1 start']);
  });

  test('needs sound settings', () => {
    expect(found(replay(pebbles(), { ...journalOf(eventful()), settings: { seats: 9 } }))).toEqual(['-1 settings']);
  });

  const WRONG: readonly [what: string, at: number, entry: JournalEntry, fault: string][] = [
    ['an answer nobody offered', 1, { seat: 0, say: 'pay 3' }, 'refused'],
    ['an answer that means nothing', 1, { seat: 0, say: 'dance' }, 'unknown'],
    ['an answer of another seat', 0, { seat: 1, say: 'take 2' }, 'not-asked'],
    ['an answer called forced', 1, { seat: 0, say: 'pay 1', by: 'forced' }, 'wrong'],
    ['an answer called one of several', 1, { seat: 0, say: 'pay 1', each: true }, 'wrong'],
    ['an outcome by another name', 5, { chance: 'die 6', n: 0, of: 6 }, 'wrong'],
    ['an outcome of another number', 5, { chance: 'die 1', n: 0, of: 7 }, 'wrong'],
    ['an outcome that is not due', 1, { chance: 'die 1', n: 0, of: 6 }, 'not-due'],
    ['a withdrawal of nothing', 1, { withdraw: 0 }, 'not-free'],
    ['an undo that was not free', 7, { undo: 4, seat: 0 }, 'not-free'],
    ['an aside that is none', 6, { seat: 1, aside: 'pass' }, 'refused'],
    ['a base that is no state', 1, { base: { stack: [{ proc: 'x' }] }, rules: '1' }, 'wrong'],
  ];
  test.each(WRONG)('stops at %s', (_what, at, entry, fault) => {
    const again = replay(pebbles(), changed(journalOf(eventful()), at, entry));
    expect(found(again)).toEqual([`${at} ${fault}`]);
    expect(again.referee!.entries).toHaveLength(at);
  });
});

describe('the digest', () => {
  test('does not change when a state field is added', () => {
    const referee = eventful();
    const newer = replay(pebbles({ weather: 3 }), journalOf(referee));
    expect(found(newer)).toEqual([]);
    expect(stateHash(newer.referee!.state)).not.toBe(stateHash(referee.state));
  });

  test('changes with what was said', () => {
    const { referee, say } = table({ transcript: true });
    say(0, 'take 2', 'pay 1');
    const { referee: other, say: sayOther } = table({ transcript: true });
    sayOther(0, 'take 2', 'pay 2');
    expect(other.digest).not.toBe(referee.digest);
    expect(found(replay(pebbles(), { ...journalOf(referee), digest: other.digest }))).toEqual(['-1 digest']);
  });

  test('does not depend on the numbers of outcomes, which another version may sort otherwise', () => {
    const journal = journalOf(eventful());
    const sorted: Journal = {
      ...journal,
      rules: '0',
      entries: journal.entries.map((e) => ('chance' in e ? { ...e, n: 0, of: 40 } : e)),
    };
    expect(found(replay(pebbles(), sorted))).toEqual([]);
    expect(found(replay(pebbles(), { ...sorted, rules: '1' }))[0]).toMatch(/wrong$/);
  });
});

describe('a game rebased to new rules', () => {
  test('is replayed from its last rebase entry only', () => {
    const { referee, say } = table({ transcript: true });
    say(0, 'roll');
    referee.applyRecorded({ base: { ...referee.state, scores: [9, 9] }, rules: '2' });
    say(0, 'take 1', 'pay 1');
    const journal = changed(journalOf(referee), 0, { seat: 0, say: 'an old word' });
    const again = replay(pebbles({}, '2'), { ...journal, rules: '2' });
    expect(found(again)).toEqual([]);
    expect(again.referee!.state.scores).toEqual([10, 9]);
    expect(again.referee!.entries).toHaveLength(journal.entries.length);
  });
});

describe('a fair game', () => {
  test('is proved', async () => {
    const journal = await fairGame();
    const again = replay(embers, journal, true);
    expect(found(again)).toEqual([]);
    expect(again.proved).toBe(true);
    expect(again.outcomes).toBeGreaterThan(20);
    expect(again.referee!.state.over).not.toBeNull();
  });

  test('with one outcome changed is reported by entry', async () => {
    const journal = await fairGame();
    const at = journal.entries.findIndex((e) => 'chance' in e && e.chance.startsWith('dice'));
    const entry = journal.entries[at] as JournalEntry & { n: number; of: number };
    const again = replay(embers, changed(journal, at, { ...entry, n: (entry.n + 1) % entry.of }), true);
    expect(again.proved).toBe(false);
    expect(found(again)).toContain(`${at} unfair`);
    expect(found(again)).toContain(`${at} wrong`);
  });

  test('with a broken commitment is reported', async () => {
    const journal = await fairGame();
    const lie = { ...fairness, seats: [kept('01'), { ...kept('02'), opened: hex('04') }, kept('03')] };
    const again = replay(embers, { ...journal, fairness: lie }, true);
    expect(again.proved).toBe(false);
    expect(again.discrepancies[0]).toMatchObject({ entry: -1, what: 'promise', detail: 'seat 1' });
    const { fairness: _, ...bare } = journal;
    expect(replay(embers, bare, true)).toMatchObject({ proved: false, discrepancies: [{ detail: 'no proof' }] });
  });

  test('undone outcomes keep their numbers', () => {
    const { referee, say } = table({ source: fairSource(tableKey(fairness)!), transcript: true });
    say(0, 'roll');
    referee.undo(0, 0, true);
    say(0, 'roll');
    referee.undo(0, 4, true);
    expect(referee.entries.filter((e) => 'chance' in e)).toHaveLength(3);
    expect(replay(pebbles(), journalOf(referee, { fairness }), true)).toMatchObject({ proved: true, outcomes: 3 });
  });
});

test('embers resumed in the middle goes on with the same entries', async () => {
  const read = embers.readSettings({ seats: 2 });
  if (!read.ok) throw new Error('settings');
  const settings = read.value;
  const source = fairSource(tableKey(fairness)!);
  const whole = new Referee({ game: embers, settings, source, transcript: true });
  await runPlayers(
    whole,
    [1, 2].map((seed) => randomPlayer(fastRandom(seed))),
  );
  for (const at of [1, 17, 64, 65, 100]) {
    const cut = new Referee({ game: embers, settings, source: fastSource(fastRandom(at)), transcript: true });
    expect(cut.resume(whole.entries.slice(0, at))).toBeUndefined();
    expect(cut.resume(whole.entries.slice(at))).toBeUndefined();
    expect([cut.digest, stateHash(cut.state)]).toEqual([whole.digest, stateHash(whole.state)]);
  }
});
