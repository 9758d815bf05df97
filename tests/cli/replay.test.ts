import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fastRandom } from '../../src/kernel/index.ts';
import {
  runPlayers,
  type JournalEntry,
  fairSource,
  type Journal,
  journalOf,
  commitmentOf,
  randomPlayer,
  Referee,
  tableKey,
} from '../../src/kernel/referee/index.ts';
import { embers } from '../../src/test-game/index.ts';
import { type Cli, openCli } from './cli.testkit.ts';

let cli: Cli;
let journal: Journal;
const hex = (byte: string) => byte.repeat(32);
const kept = (byte: string) => ({ hash: commitmentOf(hex(byte)), opened: hex(byte) });
const fairness = { seed: kept('ab'), seats: [kept('01'), kept('02')] };

beforeAll(async () => {
  cli = await openCli();
  const read = embers.readSettings({ seats: 2 });
  if (!read.ok) throw new Error('settings');
  const source = fairSource(tableKey(fairness)!);
  const referee = new Referee({ game: embers, settings: read.value, source, transcript: true });
  await runPlayers(
    referee,
    [1, 2].map((seed) => randomPlayer(fastRandom(seed))),
  );
  journal = journalOf(referee, { fairness });
});
afterAll(() => cli.close());

const replay = (content: unknown, ...words: string[]) => cli.run('replay', cli.file('game.json', content), ...words);
const changed = (at: number, entry: object): Journal => ({
  ...journal,
  entries: journal.entries.map((e, i) => (i === at ? (entry as JournalEntry) : e)),
});
const diceAt = () => journal.entries.findIndex((e) => 'chance' in e && e.chance.startsWith('dice'));

describe('vatra replay', () => {
  test('plays a journal and says how it ended', () => {
    const { code, out, err } = replay(journal);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`${journal.entries.length} of ${journal.entries.length} entries played`);
    expect(out).toMatch(/won by seat|lost/);
  });

  test('proves a fair game', () => {
    const { code, out } = replay(journal, '--verify');
    expect(code).toBe(0);
    expect(out).toMatch(/all \d+ outcomes follow from the commitments/);
  });

  test('stops where it is told to, and shows what is there', () => {
    const { code, out } = replay(journal, '--to', '10', '--show');
    expect(code).toBe(0);
    expect(out).toContain(`10 of ${journal.entries.length} entries played`);
    expect(out).toMatch(/must answer|an outcome is due/);
    expect(replay(journal, '--to', '100000').code).toBe(2);
  });

  test('prints data', () => {
    const data = JSON.parse(replay(journal, '--verify', '--json').out) as object;
    expect(data).toMatchObject({ game: 'embers', proved: true, discrepancies: [], entries: journal.entries.length });
  });

  test('names the entry of a planted outcome', () => {
    const at = diceAt();
    const { n, of } = journal.entries[at] as { n: number; of: number };
    const other = (n + 1) % of;
    const name = `dice ${Math.floor(other / 6) + 1} ${(other % 6) + 1}`;
    const planted = changed(at, { chance: name, n: other, of });
    const { code, err } = replay(planted, '--verify');
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`^entry ${at}: this outcome does not follow from the commitments`, 'm'));
    const plain = replay(changed(at, { chance: name, n, of }));
    expect(plain.code).toBe(1);
    expect(plain.err).toMatch(new RegExp(`^entry ${at}: the rules give another result`, 'm'));
  });

  test('names the entry of a planted answer', () => {
    const at = journal.entries.findIndex((e) => 'say' in e && e.say === 'stir');
    const seat = (journal.entries[at] as { seat: number }).seat;
    const { code, err } = replay(changed(at, { seat, say: 'hood' }));
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`^entry ${at}: this option was not offered`, 'm'));
    expect(err).toContain('P-4.3');
  });

  test('names a broken promise, and a missing proof', () => {
    const seats = [kept('01'), { ...kept('02'), opened: hex('03') }];
    const { code, err } = replay({ ...journal, fairness: { ...fairness, seats } }, '--verify');
    expect(code).toBe(1);
    expect(err).toContain('a commitment does not match what was revealed (promise: seat 1)');
    const { fairness: _, ...bare } = journal;
    expect(replay(bare, '--verify')).toMatchObject({ code: 1 });
    expect(replay(bare)).toMatchObject({ code: 0 });
  });

  test('notices another digest', () => {
    const { code, err } = replay({ ...journal, digest: 'ab' });
    expect(code).toBe(1);
    expect(err).toContain('the transcript digest differs');
  });

  test('says when the rules have changed', () => {
    const { code, err } = replay({ ...journal, rules: '0.1' });
    expect(code).toBe(0);
    expect(err).toContain('Recorded under rules 0.1');
  });

  test('survives rules that break down', () => {
    const { digest: _, ...bare } = journal;
    const boiling = { ...bare, game: 'brittle', entries: bare.entries.slice(0, diceAt()) };
    const { code, err } = replay({ ...boiling, entries: [...boiling.entries, { chance: 'dice 6 6', n: 35, of: 36 }] });
    expect(code).toBe(1);
    expect(err).toContain(`entry ${diceAt()}: the rules threw an error (thrown: the pot boils over)`);
  });
});

describe('files that are no journals', () => {
  test.each<[string, unknown, string]>([
    ['not JSON', '{"format": 1,\n "game": }', 'is not JSON: line 2, column 10: a value should be here'],
    ['cut off', '{"format": 1', 'line 1, column 13: the text ends where'],
    ['empty', '', 'line 1, column 1'],
    ['a list', [], 'is not a valid game record:\n  not valid'],
    ['an empty object', {}, '  entries: missing'],
    [
      'a bad entry',
      { format: 1, game: 'embers', rules: '1', settings: {}, entries: [{ seat: 9, say: 'x' }] },
      '  entries.0.seat: not valid',
    ],
    ['another game', { format: 1, game: 'go', rules: '1', settings: {}, entries: [] }, 'unknown game "go"'],
    ['a bad fault file', { game: 'embers', settings: {}, acts: [{ say: 'x' }], check: 'no' }, '  acts.0.seat: missing'],
    [
      'no outcomes',
      { format: 1, game: 'embers', rules: '1', settings: {}, entries: [{ chance: 'x', n: 0, of: 0 }] },
      'entries.0.of',
    ],
  ])('%s', (_what, content, complaint) => {
    const { code, out, err } = replay(content, '--verify');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(complaint);
  });

  test('that cannot be read', () => {
    mkdirSync(join(cli.folder, 'folder'), { recursive: true });
    expect(cli.run('replay', 'nowhere.json').err).toContain('cannot read nowhere.json: there is no such file');
    expect(cli.run('replay', 'folder').err).toContain('cannot read folder: it is a folder');
    expect(cli.run('replay', 'nowhere.json').code).toBe(2);
  });

  test('bad settings are found by the rules', () => {
    const { code, err } = replay({ ...journal, settings: { seats: 9 } });
    expect(code).toBe(1);
    expect(err).toContain('invalid settings (settings: seats not-in-range)');
  });

  test('a very deep one', () => {
    const { code, err } = replay('['.repeat(200_000));
    expect(code).toBe(2);
    expect(err).toMatch(/not JSON|too deep/);
  });
});

describe('vatra position', () => {
  const position = (what: string, content: unknown, ...words: string[]) =>
    cli.run('position', what, cli.file('position.json', content), ...words);
  const sound = {
    settings: { seats: 2 },
    stack: [{ proc: 'main', step: 'act', got: 0, count: 0 }],
    over: null,
    turn: 1,
    scores: [3, 4],
    hand: [0, 0],
    hummed: 0,
  };

  test('checks and shows', () => {
    expect(position('check', sound, '--game', 'pebbles')).toMatchObject({ code: 0, err: '' });
    expect(position('show', { ...sound, game: 'pebbles' }).out).toBe('turn 1, scores 3,4\n');
    const saved = { vatra: 'position', version: 1, game: 'pebbles', position: sound };
    expect(position('show', saved).out).toBe('turn 1, scores 3,4\n');
    expect(JSON.parse(position('show', sound, '--game', 'pebbles', '--json').out)).toEqual({
      game: 'pebbles',
      ok: true,
      position: sound,
    });
  });

  test('finds what is wrong', () => {
    expect(position('check', {}, '--game', 'pebbles')).toMatchObject({ code: 1, out: '' });
    expect(position('check', {}, '--game', 'pebbles').err).toContain('  scores: missing');
    expect(position('check', { ...sound, scores: [-1, 0] }, '--game', 'pebbles').err).toContain('a score is negative');
  });

  test('needs to know the game', () => {
    expect(position('check', sound).err).toContain("doesn't name its game; add --game");
    expect(position('check', sound, '--game', 'go')).toMatchObject({ code: 2 });
    expect(position('check', '{', '--game', 'pebbles')).toMatchObject({ code: 2 });
  });
});
