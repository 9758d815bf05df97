// Makes tests/baseline/fixtures/figures.json with the built command line of a checkout, after journals.mjs:
//
//   git worktree add ../before 41a6819 && (cd ../before && npm ci && npm run build)
//   node --import tsx tests/baseline/make/figures.mjs ../before
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FIXTURES, fixtureLines, hashOf, withPlainTags } from '../pure.testkit.ts';

const CHECKOUT = resolve(process.argv[2] ?? '.');
const folder = mkdtempSync(join(tmpdir(), 'vatra-baseline-'));
const vatra = (...words) => {
  const { stdout, stderr } = spawnSync(process.execPath, [join(CHECKOUT, 'dist/vatra.mjs'), ...words], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
};

const SIMS = [
  ['root', 'random,random,random,random', '{"factions":["marquise","eyrie","alliance","vagabond"]}', 10],
  ['root', 'greedy,greedy', '{"factions":["riverfolk","keepers"],"map":"winter","deck":"exiles-partisans"}', 2],
  ['wild', 'random,random,random', '{"seats":3,"hard":2}', 30],
  ['wild', 'greedy,greedy', '{"seats":2}', 5],
  ['scythia', 'random,random', '{"seats":2}', 10],
  ['scythia', 'greedy,greedy,greedy', '{"seats":3}', 3],
];
const sims = SIMS.map(([game, bots, settings, games]) => {
  const words = [
    'sim',
    '--game',
    game,
    '--bots',
    bots,
    '--settings',
    settings,
    '--games',
    String(games),
    '--seed',
    '1',
    '--json',
  ];
  const { seconds: _s, decisionsPerSecond: _d, gamesPerSecond: _g, ...figures } = vatra(...words);
  return { words, figures };
});

const recorded = join(CHECKOUT, 'tests/playthroughs/games');
const playthroughs = Object.fromEntries(
  readdirSync(recorded).map((name) => [name, hashOf(withPlainTags(readFileSync(join(recorded, name), 'utf8')))]),
);

const coverage = {};
for (const game of ['root', 'wild', 'scythia'])
  coverage[game] = vatra('law', '--coverage', game, '--kinds', 'all', '--json')[game].shares;

/** A file as `vatra hunt` writes it: a game as plain acts, with the check that failed and the seed. */
const failures = ['root', 'wild', 'scythia'].map((game) => {
  const { journal } = fixtureLines(`journals-${game}.jsonl`).find(
    ({ journal: { start, pack, entries } }) =>
      start === undefined && pack?.data === undefined && !entries.some((entry) => 'base' in entry || 'aside' in entry),
  );
  const live = [];
  journal.entries.forEach((entry, i) => {
    if ('undo' in entry) while (live.length > 0 && live.at(-1) >= entry.undo) live.pop();
    else live.push(i);
  });
  const acts = live
    .map((i) => journal.entries[i])
    .slice(0, 60)
    .map(({ news: _n, by: _b, ...act }) => act);
  const failure = { game, rules: '1', settings: journal.settings, acts, check: 'clone', seed: 7, message: 'made up' };
  const file = join(folder, `${game}.json`);
  writeFileSync(file, JSON.stringify(failure));
  const { file: _, ...replayed } = vatra('replay', file, '--json');
  return { failure, replayed };
});

writeFileSync(
  join(FIXTURES, 'figures.json'),
  `${JSON.stringify({ sims, coverage, failures, playthroughs }, undefined, 1)}\n`,
);
rmSync(folder, { recursive: true });
