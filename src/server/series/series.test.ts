import { expect, test } from 'vitest';
import type { TableDoc } from '../tables/doc.ts';
import type { MatchDoc, PlayerDoc, SeriesDoc, SeriesFormat } from './doc.ts';
import { resultOfTable } from './points.ts';
import { nextRound, tablesFor, withGroups } from './rounds.ts';
import { standingsOf } from './standings.ts';

const FORMAT: SeriesFormat = {
  kind: 'swiss',
  rounds: 5,
  groupSize: 4,
  advance: 2,
  points: { win: 1, shared: 0.5, bye: 0.5 },
  tieBreaks: ['opponents', 'wins'],
  hours: 1,
  forfeit: 'share',
  auto: true,
  most: 64,
};

const players = (n: number): PlayerDoc[] =>
  Array.from({ length: n }, (_, i) => ({ n: i, person: `p${i}`, name: `P${i}`, rating: 2000 - i, status: 'in' }));

const series = (n: number, more: Partial<SeriesDoc> = {}, format: Partial<SeriesFormat> = {}): SeriesDoc =>
  ({
    title: 'Test',
    created: 1,
    status: 'playing',
    seats: 4,
    organisers: [{ person: 'o', name: 'O' }],
    players: players(n),
    rounds: [],
    matches: [],
    format: { ...FORMAT, ...format },
    ...more,
  }) as unknown as SeriesDoc;

/** Plays a round: in every match the player with the lowest number wins, the others follow by number. */
function played(doc: SeriesDoc): SeriesDoc {
  const plan = nextRound(doc)!;
  const n = doc.rounds.length + 1;
  const matches = plan.tables.map(({ players: seated, group }, i): MatchDoc => {
    const ranked = seated.slice().sort((a, b) => a - b);
    const places = seated.map((player) => ranked.indexOf(player));
    const result = {
      by: 'game' as const,
      points: places.map((place) => (place === 0 ? 1 : 0)),
      winners: [places.indexOf(0)],
      absent: [],
      scores: places.map((place) => 30 - place),
      places,
      ended: 1,
    };
    return {
      n: doc.matches.length + i,
      round: n,
      ...(group !== undefined && { group }),
      players: seated,
      table: 't',
      status: 'over',
      opened: 1,
      deadline: 2,
      result,
    };
  });
  return {
    ...doc,
    rounds: [...doc.rounds, { n, opened: 1, byes: plan.byes }],
    matches: [...doc.matches, ...matches],
  };
}

const met = (doc: SeriesDoc): number[] => {
  const counts = new Map<string, number>();
  for (const { players: seated } of doc.matches)
    for (const a of seated)
      for (const b of seated) if (a < b) counts.set(`${a} ${b}`, (counts.get(`${a} ${b}`) ?? 0) + 1);
  return [...counts.values()];
};

test('Swiss: everybody plays every round, equals meet, and few meet twice', () => {
  let doc = series(32);
  for (let round = 1; round <= 5; round++) {
    doc = played(doc);
    const seated = doc.matches.filter((match) => match.round === round).flatMap((match) => match.players);
    expect(new Set(seated).size).toBe(32);
  }
  expect(nextRound(doc)).toBeUndefined();
  expect(met(doc).filter((times) => times > 1).length).toBeLessThan(12);
  expect(Math.max(...met(doc))).toBeLessThanOrEqual(2);
  const standings = standingsOf(doc);
  expect(standings[0]).toMatchObject({ player: 0, rank: 1, points: 5, played: 5, wins: 5 });
  // The winners of the first round meet in the second.
  const winners = doc.matches.filter(({ round }) => round === 1).map(({ players: seated }) => Math.min(...seated));
  const second = doc.matches.filter(({ round }) => round === 2);
  expect(second.filter(({ players: seated }) => seated.every((player) => winners.includes(player)))).toHaveLength(2);
});

test('a number of players that tables do not divide: the lowest have no table, nobody twice before all others', () => {
  let doc = series(14);
  for (let round = 1; round <= 5; round++) doc = played(doc);
  const byes = doc.rounds.flatMap(({ byes: without }) => without);
  expect(byes).toHaveLength(10);
  expect(new Set(byes).size).toBe(10);
  expect(standingsOf(doc).find(({ player }) => player === byes[0])).toMatchObject({ byes: 1, played: 4 });
});

test('tables take repeated meetings apart', () => {
  const before = played(series(8)).matches;
  const again = tablesFor([0, 1, 2, 3, 4, 5, 6, 7], 4, before, () => 0);
  const repeats = again.tables.map(({ players: seated }) =>
    Math.max(...before.map((match) => match.players.filter((p) => seated.includes(p)).length)),
  );
  expect(repeats).toEqual([2, 2]);
});

test('groups: even in strength, and each has its own ranks', () => {
  const start = series(16, {}, { kind: 'groups', groupSize: 8, rounds: 2 });
  let doc: SeriesDoc = { ...start, players: withGroups(start) };
  const groups = [0, 1].map((group) => doc.players.filter((player) => player.group === group).map(({ n }) => n));
  expect(groups.map((group) => group.length)).toEqual([8, 8]);
  expect(groups[0]!.slice(0, 4)).toEqual([0, 3, 4, 7]);
  doc = played(played(doc));
  for (const { players: seated, group } of doc.matches)
    expect(seated.every((player) => doc.players[player]!.group === group)).toBe(true);
  expect(
    standingsOf(doc)
      .filter(({ rank }) => rank === 1)
      .map(({ group }) => group),
  ).toEqual([0, 1]);
});

test('elimination: the first of each table go on, until one table is left', () => {
  let doc = series(16, {}, { kind: 'knockout' });
  const sizes: number[] = [];
  while (nextRound(doc)) {
    doc = played(doc);
    sizes.push(doc.matches.filter(({ round }) => round === doc.rounds.length).length);
  }
  expect(sizes).toEqual([4, 2, 1]);
  expect(standingsOf(doc)[0]).toMatchObject({ player: 0, reached: 3, points: 3 });
  // Seven players: three without a table at first, then five, and the final of four.
  let odd = series(7, {}, { kind: 'knockout' });
  while (nextRound(odd)) odd = played(odd);
  expect(odd.matches.at(-1)!.players).toContain(0);
  expect(odd.rounds.length).toBeLessThan(5);
});

test('who is out plays no more; who comes in does', () => {
  const doc = series(8);
  const changed = {
    ...doc,
    players: doc.players.map((each) => (each.n === 3 ? { ...each, status: 'out' as const } : each)),
  };
  expect(nextRound(changed)!.tables.flatMap(({ players: seated }) => seated)).not.toContain(3);
});

const table = (more: Partial<TableDoc>, seats: readonly object[]): TableDoc =>
  ({
    created: 1,
    ended: 9,
    seats: seats.map((seat, i) => ({ person: `p${i}`, ...seat })),
    ...more,
  }) as unknown as TableDoc;
const rules = (winners: number[], ...ranking: number[][]): Partial<TableDoc> => ({
  result: { why: 'rules', winners, ranking, scores: [30, 12, 5, 9], law: '' },
});

test('points: a win, a coalition, a winner who left, and a game that time ended', () => {
  const all = [{}, {}, {}, {}];
  expect(resultOfTable(table(rules([0], [0], [1], [3], [2]), all), FORMAT, 'game').points).toEqual([1, 0, 0, 0]);
  expect(resultOfTable(table(rules([1, 2], [1, 2], [0], [3]), all), FORMAT, 'game').points).toEqual([0, 0.5, 0.5, 0]);
  const left = resultOfTable(table(rules([0], [0], [1], [3], [2]), [{ bot: true }, {}, {}, {}]), FORMAT, 'game');
  expect(left).toMatchObject({ points: [0, 1, 0, 0], winners: [1], absent: [0] });
  const late: Partial<TableDoc> = { result: { why: 'time', winners: [], ranking: [], scores: [1, 2, 3, 4], law: '' } };
  const forfeited = resultOfTable(table(late, [{ late: true }, {}, {}, {}]), FORMAT, 'deadline');
  expect(forfeited).toMatchObject({ points: [0, 0.333, 0.333, 0.333], absent: [0], winners: [] });
  const none = resultOfTable(table(late, [{ late: true }, {}, {}, {}]), { ...FORMAT, forfeit: 'none' }, 'deadline');
  expect(none.points).toEqual([0, 0, 0, 0]);
});

test('equal in everything: the same rank, in the order of registration', () => {
  const doc = series(4, {}, { tieBreaks: [] });
  expect(standingsOf(doc).map(({ rank }) => rank)).toEqual([1, 1, 1, 1]);
  const after = standingsOf(played(doc));
  expect(after.map(({ player, rank }) => [player, rank])).toEqual([
    [0, 1],
    [1, 2],
    [2, 2],
    [3, 2],
  ]);
});
