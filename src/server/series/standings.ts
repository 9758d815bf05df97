import type { SeriesStanding } from '../../protocol/index.ts';
import type { MatchDoc, SeriesDoc } from './doc.ts';

/** Sums of tenths and thirds are compared as they are shown. */
const ROUNDING = 1_000;
const rounded = (n: number): number => Math.round(n * ROUNDING) / ROUNDING;

/** The finished matches that count for the standings. */
export const countedMatches = ({ matches }: SeriesDoc): MatchDoc[] =>
  matches.filter(({ status, result }) => status === 'over' && result !== undefined);

/**
 * The standings: points, then the tie-breaks in the organiser's order, then the order of registration. Players who are equal in all
 * of them share a rank. In an elimination, who came further is first; in groups, every group has its own ranks.
 */
export function standingsOf(doc: SeriesDoc): SeriesStanding[] {
  const { format, players, rounds } = doc;
  const counted = countedMatches(doc);
  const points = new Map<number, number>();
  const add = (map: Map<number, number>, player: number, n: number): void =>
    void map.set(player, (map.get(player) ?? 0) + n);
  const played = new Map<number, number>();
  const wins = new Map<number, number>();
  const scores = new Map<number, number>();
  const byes = new Map<number, number>();
  const reached = new Map<number, number>();
  for (const { n, byes: without } of rounds)
    for (const player of without) {
      add(points, player, format.points.bye);
      add(byes, player, 1);
      reached.set(player, Math.max(reached.get(player) ?? 0, n));
    }
  for (const { round, players: seated } of doc.matches)
    for (const player of seated) reached.set(player, Math.max(reached.get(player) ?? 0, round));
  for (const { players: seated, result } of counted)
    for (const [seat, player] of seated.entries()) {
      add(points, player, result!.points[seat] ?? 0);
      add(played, player, 1);
      add(scores, player, result!.scores[seat] ?? 0);
      if (result!.winners.includes(seat)) add(wins, player, 1);
    }
  const opponents = new Map<number, number>();
  for (const { players: seated } of counted)
    for (const player of seated)
      for (const other of seated) if (other !== player) add(opponents, player, points.get(other) ?? 0);
  const took = new Set([...played.keys(), ...byes.keys(), ...reached.keys()]);
  const rows = players
    .filter(({ n, status }) => status === 'in' || took.has(n))
    .map(
      ({ n, group }): SeriesStanding => ({
        player: n,
        rank: 0,
        ...(group !== undefined && { group }),
        points: rounded(points.get(n) ?? 0),
        played: played.get(n) ?? 0,
        wins: wins.get(n) ?? 0,
        byes: byes.get(n) ?? 0,
        opponents: rounded(opponents.get(n) ?? 0),
        scores: rounded(scores.get(n) ?? 0),
        ...(format.kind === 'knockout' && { reached: reached.get(n) ?? 0 }),
      }),
    );
  const keys = (row: SeriesStanding): number[] => [
    ...(format.kind === 'knockout' ? [row.reached ?? 0] : []),
    row.points,
    ...format.tieBreaks.map((key) => row[key]),
  ];
  const compare = (a: SeriesStanding, b: SeriesStanding): number => {
    const [left, right] = [keys(a), keys(b)];
    const at = left.findIndex((value, i) => value !== right[i]);
    return at < 0 ? 0 : right[at]! - left[at]!;
  };
  const sorted = rows.sort((a, b) => (a.group ?? 0) - (b.group ?? 0) || compare(a, b) || a.player - b.player);
  let rank = 0;
  let inGroup = 0;
  return sorted.map((row, i) => {
    const before = sorted[i - 1];
    if (before === undefined || before.group !== row.group) [rank, inGroup] = [1, 1];
    else {
      inGroup += 1;
      if (compare(before, row) !== 0) rank = inGroup;
    }
    return { ...row, rank };
  });
}
