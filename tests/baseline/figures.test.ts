import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cli, openCli } from '../cli/cli.testkit.ts';
import { FOLDER } from '../playthroughs/record.testkit.ts';
import { FIXTURES, hashOf, withPlainTags } from './pure.testkit.ts';
import { FACTIONS } from '../../src/games/root/words.ts';

interface Share {
  readonly kind: string;
  readonly total: number;
  readonly cited: number;
  readonly tested: number;
}

/** What the command line of 41a6819 printed. */
interface Figures {
  readonly sims: readonly { readonly words: readonly string[]; readonly figures: object }[];
  readonly coverage: Readonly<Record<string, readonly Share[]>>;
  readonly failures: readonly { readonly failure: { readonly game: string }; readonly replayed: object }[];
  /** By name of the file: the hash of the text. */
  readonly playthroughs: Readonly<Record<string, string>>;
}

const { sims, coverage, failures, playthroughs } = JSON.parse(
  readFileSync(join(FIXTURES, 'figures.json'), 'utf8'),
) as Figures;
const IS_FULL = process.env['BASELINE'] === 'full';
const PATIENCE_MS = 300_000;

let cli: Cli;
beforeAll(async () => {
  cli = await openCli('src/cli/main.ts');
});
afterAll(() => cli.close());

const printed = (...words: string[]): Record<string, unknown> => {
  const { out, err } = cli.run(...words);
  expect(err === '' || out !== '', err).toBe(true);
  return JSON.parse(out) as Record<string, unknown>;
};

/** Games of greedy bots take long and are left to BASELINE=full. */
const SIMS = sims.filter(({ words }) => IS_FULL || !words.some((word) => word.includes('greedy')));

test.each(SIMS)('vatra $words.0 $words.2 with $words.4', { timeout: PATIENCE_MS }, ({ words, figures }) => {
  const { seconds: _s, decisionsPerSecond: _d, gamesPerSecond: _g, ...now } = printed(...words);
  // Settings may have got switches since.
  expect(now).toMatchObject(figures);
});

test.each(Object.keys(coverage))('no paragraph of %s has lost its citation or its test', (game) => {
  const { shares } = printed('law', '--coverage', game, '--kinds', 'all', '--json')[game] as { shares: Share[] };
  for (const was of coverage[game]!) {
    const is = shares.find(({ kind }) => kind === was.kind)!;
    expect(is.total, was.kind).toBeGreaterThanOrEqual(was.total);
    expect(is.cited, was.kind).toBeGreaterThanOrEqual(was.cited);
    expect(is.tested, was.kind).toBeGreaterThanOrEqual(was.tested);
  }
});

test.each(failures)('vatra replay plays a file of vatra hunt of $failure.game', ({ failure, replayed }) => {
  const { file: _, ...now } = printed('replay', cli.file(`${failure.game}.json`, failure), '--json');
  expect(now).toEqual(replayed);
  expect(now).toMatchObject({ discrepancies: [], check: { fails: false }, played: 60 });
});

/** Settings without the switches that they have got since. */
const withoutNewSwitches = (text: string): string =>
  text
    .replace(/,"ferryDraw":"\w+"/, '')
    .replace(/,"landmarkPool":\[\],"landmarks":"none"/, '')
    .replace(/,"mapLandmark":"placed"/, '')
    .replace(/,"suggestedSuits":false/, '')
    .replace(/,"digMinimum":"\w+"/, '')
    .replace(/,"exposureUntil":"\w+"/, '');

/** How many factions there were; hirelings are numbered after the factions of today. */
const OLD_FACTIONS = 9;
const LATER_FACTIONS = FACTIONS.length - OLD_FACTIONS;
const oldParty = (party: string): string =>
  Number(party) >= FACTIONS.length ? String(Number(party) - LATER_FACTIONS) : party;

/** Events with hirelings as they were numbered then. */
const withOldParties = (text: string): string =>
  text
    .replace(
      /"(party|by|on|attacker|defender)":(\d+)/g,
      (_, field: string, party: string) => `"${field}":${oldParty(party)}`,
    )
    .replace(/"parties":\[([\d,]+)\]/g, (_, list: string) => `"parties":[${list.split(',').map(oldParty).join(',')}]`);

test('the recorded games are those of 41a6819, but for the tags of their events', () => {
  const names = Object.keys(playthroughs);
  expect(names).toHaveLength(31);
  const hashes = names.map((name) => [
    name,
    hashOf(withPlainTags(withOldParties(withoutNewSwitches(readFileSync(join(FOLDER, name), 'utf8'))))),
  ]);
  expect(Object.fromEntries(hashes)).toEqual(playthroughs);
});
