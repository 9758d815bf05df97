import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fastRandom, type GameTypes, seatsOf } from '../../src/kernel/index.ts';
import {
  brokenCommitments,
  derivedEntropy,
  type JournalEntry,
  type Fairness,
  fairOutcome,
  fairSource,
  hashText,
  type Journal,
  journalOf,
  type OutcomeEntry,
  commitmentOf,
  Referee,
  replay,
  saveState,
  tableKey,
} from '../../src/kernel/referee/index.ts';
import { type AnyGame, GAME_RULES } from '../../src/registry/index.ts';
import { type Cli, openCli, type ProgramResult, ROOT } from './cli.testkit.ts';

const VERIFY = join(ROOT, 'examples/verify.py');
const PYTHON = process.env['PYTHON_PATH'] ?? 'python3';

/** Games that exercise all the journal knows: outcomes, undo with and without consent, a new base. */
const VERIFIED_GAMES: Readonly<Record<string, object>> = {
  root: { seats: 3, factions: ['marquise', 'eyrie', 'alliance'] },
  wild: { seats: 2 },
  scythia: { seats: 2 },
};

let cli: Cli;
const journals: Record<string, { readonly game: AnyGame; readonly journal: Journal }> = {};

const kept = (hex: string) => ({ hash: commitmentOf(hex), opened: hex });

/** The entropy of a table: seat 0 opens its own, the others open nothing. */
function fairnessFor(game: string, seats: number): Fairness {
  const seed = hashText(`seed of ${game}`);
  const own = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'a1'.repeat(16) : derivedEntropy(seed, seat)));
  return { seed: kept(seed), seats: own.map(kept) };
}

/** Plays at random until enough was drawn; on the way somebody takes back freely, then over an outcome with consent. */
async function played(name: string): Promise<{ readonly game: AnyGame; readonly journal: Journal }> {
  const game = await GAME_RULES[name]!();
  const settings = game.readSettings(VERIFIED_GAMES[name]);
  if (!settings.ok) throw new Error(JSON.stringify(settings.problems));
  const fairness = fairnessFor(name, settings.value.seats);
  const source = fairSource(tableKey(fairness)!);
  const referee = new Referee<GameTypes>({ game, settings: settings.value, source, transcript: true });
  const random = fastRandom(7);
  const outcomes = () => referee.entries.filter((entry) => 'chance' in entry).length;
  let free = 0;
  let wanted = 40;
  referee.advance();
  for (let step = 0; step < 4000 && !referee.state.over; step++) {
    if (outcomes() >= wanted && free > 0) {
      if (wanted > 40) break;
      // Back over the last outcome that still counts, then on from a new base.
      const to = referee.entries.findLastIndex((entry) => 'chance' in entry);
      expect(referee.undo(seatsOf(game.asked(referee.state))[0]!, to, true).ok).toBe(true);
      expect(referee.applyRecorded({ base: saveState(referee.state), rules: game.version }).ok).toBe(true);
      wanted = outcomes() + 8;
    }
    const seat = seatsOf(game.asked(referee.state))[0]!;
    const points = referee.freeUndo(seat);
    if (points.length > 0 && free < 3) {
      free++;
      expect(referee.undo(seat, points[0]!).ok).toBe(true);
      continue;
    }
    const offered = referee.offered(seat);
    expect(
      referee.answer(seat, referee.question(seat), [offered[random(offered.length)]!.text]).ok,
      `${name} ${step}`,
    ).toBe(true);
  }
  expect(free).toBeGreaterThan(0);
  return { game, journal: JSON.parse(JSON.stringify(journalOf(referee, { fairness }))) as Journal };
}

beforeAll(async () => {
  const { error, stdout } = spawnSync(PYTHON, ['--version'], { encoding: 'utf8' });
  if (error) throw new Error(`Python 3 is missing (${PYTHON}): install it or set PYTHON_PATH to its program`);
  expect(stdout).toMatch(/^Python 3\./);
  cli = await openCli('src/cli/main.ts');
  for (const name of Object.keys(VERIFIED_GAMES)) journals[name] = await played(name);
}, 120_000);
afterAll(() => cli?.close());

function verify(content: unknown): ProgramResult {
  const file = cli.file('journal.json', content);
  const { status, stdout, stderr, error } = spawnSync(PYTHON, ['-B', VERIFY, file], { encoding: 'utf8' });
  if (error) throw error;
  expect(stderr).not.toContain('Traceback');
  return { code: status, out: stdout, err: stderr };
}

/** What our own verification finds without the rules of the game, in the words of the other one. */
function found(game: AnyGame, journal: Journal): { readonly lines: string[]; readonly holds: boolean } {
  const { discrepancies } = replay(game, journal, true);
  const lines = discrepancies
    .filter(({ what }) => what === 'promise' || what === 'unfair' || what === 'undo')
    .map(({ entry, what, detail }) => `${entry < 0 ? 'the journal' : `entry ${entry}`}: ${what}: ${detail}`)
    .sort();
  return { lines, holds: discrepancies.length === 0 };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .sort();
const withEntries = (journal: Journal, entries: readonly JournalEntry[]): Journal => ({ ...journal, entries });
const withFairness = (journal: Journal, change: (f: Fairness) => Fairness): Journal => ({
  ...journal,
  fairness: change(journal.fairness!),
});
const changed = (journal: Journal, at: number, entry: object): Journal =>
  withEntries(
    journal,
    journal.entries.map((e, i) => (i === at ? (entry as JournalEntry) : e)),
  );
const outcomesOf = (journal: Journal): number[] =>
  journal.entries.flatMap((entry, i) => ('chance' in entry && entry.of > 3 ? [i] : []));
const other = (hex: string): string => `${hex[0] === '0' ? '1' : '0'}${hex.slice(1)}`;

/** Ways to forge a journal that both must notice. */
const FORGERIES: Readonly<Record<string, (journal: Journal) => Journal>> = {
  'another seed': (j) => withFairness(j, (f) => ({ ...f, seed: { ...f.seed, opened: other(f.seed.opened!) } })),
  'another seed with a fitting hash': (j) => withFairness(j, (f) => ({ ...f, seed: kept(other(f.seed.opened!)) })),
  'a seed that stays closed': (j) => withFairness(j, (f) => ({ ...f, seed: { hash: f.seed.hash } })),
  'a seed of capital letters': (j) =>
    withFairness(j, (f) => ({ ...f, seed: { ...f.seed, opened: f.seed.opened!.toUpperCase() } })),
  'a seed too short': (j) => withFairness(j, (f) => ({ ...f, seed: kept('ab'.repeat(15)) })),
  "another seat's entropy": (j) =>
    withFairness(j, (f) => ({
      ...f,
      seats: f.seats.map((s, i) => (i === 1 ? { ...s, opened: other(s.opened!) } : s)),
    })),
  'another hash': (j) =>
    withFairness(j, (f) => ({ ...f, seats: f.seats.map((s, i) => (i === 0 ? { ...s, hash: other(s.hash) } : s)) })),
  'seats in another order': (j) => withFairness(j, (f) => ({ ...f, seats: f.seats.toReversed() })),
  'a seat left out': (j) => withFairness(j, (f) => ({ ...f, seats: f.seats.slice(1) })),
  'no proof': ({ fairness: _, ...j }) => j,
  'another outcome': (j) => {
    const at = outcomesOf(j)[3]!;
    const entry = j.entries[at] as OutcomeEntry;
    return changed(j, at, { ...entry, n: (entry.n + 1) % entry.of });
  },
  'two outcomes exchanged': (j) => {
    const [one, two] = outcomesOf(j).filter((at, k, all) => {
      const next = j.entries[all[k + 1]!] as OutcomeEntry | undefined;
      return next !== undefined && next.n !== (j.entries[at] as OutcomeEntry).n;
    });
    return changed(changed(j, one!, j.entries[two!]!), two!, j.entries[one!]!);
  },
  'an outcome dropped': (j) => withEntries(j, j.entries.toSpliced(outcomesOf(j)[2]!, 1)),
  'an outcome doubled': (j) => {
    const at = outcomesOf(j)[2]!;
    return withEntries(j, j.entries.toSpliced(at, 0, j.entries[at]!));
  },
  'a consent left out': (j) => {
    const at = j.entries.findIndex((entry) => 'undo' in entry && entry.consent);
    const { consent: _, ...entry } = j.entries[at] as { consent?: true };
    return changed(j, at, entry);
  },
  'an undo of what is undone': (j) => {
    const at = j.entries.findIndex((entry) => 'undo' in entry);
    return withEntries(j, j.entries.toSpliced(at, 0, j.entries[at]!));
  },
  'an undo back behind the new base': (j) => withEntries(j, [...j.entries, { undo: 1, seat: 0, consent: true }]),
  'a free undo over an outcome': (j) => {
    const at = j.entries.findIndex((entry) => 'base' in entry);
    return withEntries(j, j.entries.toSpliced(at, 0, { undo: outcomesOf(j)[0]!, seat: 0 }));
  },
};

describe.each(Object.keys(VERIFIED_GAMES))('a journal of %s', (name) => {
  test('that is true is accepted by both, also by the command line', () => {
    const { game, journal } = journals[name]!;
    const { code, out, err } = verify(journal);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(found(game, journal)).toEqual({ lines: [], holds: true });
    const outcomes = journal.entries.filter((entry) => 'chance' in entry).length;
    expect(out).toContain(`all ${outcomes} outcomes are as promised by the seed and ${journal.fairness!.seats.length}`);
    expect(out).toContain('seat 1 opened nothing');
    expect(out).not.toContain('seat 0 opened nothing');
    const ours = cli.run('replay', '--verify', cli.file('journal.json', journal));
    expect(ours).toMatchObject({ code: 0, err: '' });
    expect(ours.out).toContain(`all ${outcomes} outcomes follow from the commitments`);
    expect(journal.entries.filter((entry) => 'undo' in entry).length).toBeGreaterThan(1);
  });

  test.each(Object.keys(FORGERIES))('with %s is refused by both, for the same reasons', (forgery) => {
    const { game, journal } = journals[name]!;
    const forged = FORGERIES[forgery]!(journal);
    expect(forged).not.toEqual(journal);
    const ours = found(game, forged);
    const { code, err } = verify(forged);
    expect({ code, holds: ours.holds }).toEqual({ code: 1, holds: false });
    expect(linesOf(err)).toEqual(ours.lines);
  });

  test('with another name of an outcome needs the rules: only ours can know', () => {
    const { game, journal } = journals[name]!;
    const at = outcomesOf(journal).at(-1)!;
    const forged = changed(journal, at, { ...journal.entries[at]!, chance: 'a miracle' });
    expect(found(game, forged)).toEqual({ lines: [], holds: false });
    expect(verify(forged).code).toBe(0);
  });
});

test('the command line refuses a forged journal with the same exit code', () => {
  const forged = FORGERIES['another outcome']!(journals['root']!.journal);
  expect(cli.run('replay', '--verify', cli.file('journal.json', forged)).code).toBe(1);
  expect(verify(forged).code).toBe(1);
});

test.each<[string, unknown]>([
  ['not JSON', '{'],
  ['a list', []],
  ['another format', { format: 2, entries: [] }],
  ['an entry of no kind', { format: 1, entries: [{}] }],
  ['an entry of two kinds', { format: 1, entries: [{ seat: 0, say: 'x', chance: 'y' }] }],
  ['no outcomes', { entry: { chance: 'x', n: 0, of: 0 } }],
  ['too many outcomes', { entry: { chance: 'x', n: 0, of: 2 ** 32 + 1 } }],
])('%s is no journal', (_what, content) => {
  const entry = (content as { entry?: object }).entry;
  const raw = entry ? { format: 1, entries: [entry], fairness: fairnessFor('x', 1) } : content;
  expect(verify(raw)).toMatchObject({ code: 2, out: '' });
});

describe('docs/fairness.md', () => {
  const text = readFileSync(join(ROOT, 'docs/fairness.md'), 'utf8');
  const example = JSON.parse(/```json\n(.*?)```/s.exec(text)![1]!) as Journal;

  test('has an example that holds', () => {
    expect(verify(example)).toMatchObject({ code: 0, err: '' });
    const fairness = example.fairness!;
    expect(brokenCommitments(fairness)).toEqual([]);
    const key = tableKey(fairness)!;
    const drawn = example.entries.filter((entry) => 'chance' in entry);
    expect(drawn.map(({ of }, i) => fairOutcome(key, i, of))).toEqual(drawn.map(({ n }) => n));
  });

  test('has every number of the example right', () => {
    const { seed, seats } = example.fairness!;
    const key = Buffer.from(tableKey(example.fairness!)!).toString('hex');
    const parties = [seed, ...seats].flatMap(({ hash, opened }) => [opened!, hash]);
    const inTable = [...text.matchAll(/^\| .+ \| `([0-9a-f]{32,})` \|$/gm)].map(([, hex]) => hex!);
    expect(inTable.slice(0, 7)).toEqual([...parties, key]);
    expect(seats[1]!.opened).toBe(derivedEntropy(seed.opened!, 1));
    const words = inTable.slice(7).map((hex) => hex.match(/.{8}/g)!.map((word) => Number.parseInt(word, 16)));
    expect(words[0]![0]! % 6).toBe(fairOutcome(tableKey(example.fairness!)!, 0, 6));
    expect(words[1]![2]).toBe(fairOutcome(tableKey(example.fairness!)!, 5, 3 * 2 ** 30));
  });
});

test('the program is one page', () => {
  const code = readFileSync(VERIFY, 'utf8').split('\n');
  expect(code.filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(110);
});
