import { hash } from 'node:crypto';
import type { MatchDoc, PlayerDoc, SeriesDoc } from './doc.ts';
import { countedMatches, standingsOf } from './standings.ts';

/** A round to open: players of each table by seat, and those without a table. */
export interface RoundPlan {
  readonly tables: readonly { readonly group?: number; readonly players: readonly number[] }[];
  readonly byes: readonly number[];
}

/** Most passes over all tables to take repeated meetings apart. */
const PASSES = 4;

/** A number that depends on these words alone: every process draws the same lots. */
const lot = (...words: readonly (string | number)[]): number =>
  Number.parseInt(hash('sha256', words.join(' ')).slice(0, 12), 16);

const byLot = (list: readonly number[], ...words: readonly (string | number)[]): number[] =>
  list.slice().sort((a, b) => lot(...words, a) - lot(...words, b));

/** How often two players have met. */
function meetings(matches: readonly MatchDoc[]): (a: number, b: number) => number {
  const met = new Map<string, number>();
  for (const { players, status } of matches) {
    if (status === 'void') continue;
    for (const a of players)
      for (const b of players) if (a !== b) met.set(`${a} ${b}`, (met.get(`${a} ${b}`) ?? 0) + 1);
  }
  return (a, b) => met.get(`${a} ${b}`) ?? 0;
}

/**
 * Tables for players in the order of the standings: near in the standings, and as few repeated meetings as a simple search finds.
 * Players who are left over have no table: those lowest in the standings who had one in every round before.
 */
export function tablesFor(
  ordered: readonly number[],
  seats: number,
  matches: readonly MatchDoc[],
  byesOf: (player: number) => number,
): RoundPlan {
  const met = meetings(matches);
  const over = ordered.length % seats;
  const byes = ordered
    .map((player, at) => ({ player, at }))
    .sort((a, b) => byesOf(a.player) - byesOf(b.player) || b.at - a.at)
    .slice(0, over)
    .map(({ player }) => player);
  const left = ordered.filter((player) => !byes.includes(player));
  const tables: number[][] = [];
  while (left.length > 0) {
    const table = [left.shift()!];
    while (table.length < seats) {
      const repeats = left.map((player) => table.reduce((sum, other) => sum + met(player, other), 0));
      const [next] = left.splice(repeats.indexOf(Math.min(...repeats)), 1);
      table.push(next!);
    }
    tables.push(table);
  }
  const cost = (table: readonly number[]): number =>
    table.reduce((sum, a, i) => sum + table.slice(i + 1).reduce((more, b) => more + met(a, b), 0), 0);
  for (let pass = 0; pass < PASSES; pass++)
    for (let t = 0; t + 1 < tables.length; t++)
      for (let i = 0; i < seats; i++)
        for (let j = 0; j < seats; j++) {
          const [here, next] = [tables[t]!, tables[t + 1]!];
          const before = cost(here) + cost(next);
          if (before === 0) continue;
          [here[i], next[j]] = [next[j]!, here[i]!];
          if (cost(here) + cost(next) >= before) [here[i], next[j]] = [next[j]!, here[i]!];
        }
  return { tables: tables.map((players) => ({ players })), byes };
}

const playing = ({ players }: SeriesDoc): PlayerDoc[] => players.filter(({ status }) => status === 'in');

/** The players of an elimination who go on: without a table, or among the first of their table. */
function goingOn(doc: SeriesDoc): number[] {
  const last = doc.rounds.at(-1);
  const ratings = new Map(doc.players.map(({ n, rating }) => [n, rating]));
  const bySeed = (a: number, b: number): number => (ratings.get(b) ?? 0) - (ratings.get(a) ?? 0) || a - b;
  const isIn = new Set(playing(doc).map(({ n }) => n));
  if (!last) return [...isIn].sort(bySeed);
  const winners = doc.matches
    .filter(({ round }) => round === last.n)
    .flatMap(({ players, result }) => {
      const place = (player: number): number => {
        const at = result?.places[players.indexOf(player)] ?? -1;
        return at < 0 ? players.length : at;
      };
      const points = (player: number): number => result?.points[players.indexOf(player)] ?? 0;
      return players
        .filter((player) => isIn.has(player))
        .sort((a, b) => points(b) - points(a) || place(a) - place(b) || bySeed(a, b))
        .slice(0, doc.format.advance);
    });
  const on = [...last.byes.filter((player) => isIn.has(player)), ...winners];
  // Too few for a table: the best of those who are out come back.
  const back = standingsOf(doc).map(({ player }) => player);
  for (const player of back) if (on.length < doc.seats && isIn.has(player) && !on.includes(player)) on.push(player);
  return on.sort(bySeed);
}

/** The next round; undefined: the series is over. */
export function nextRound(doc: SeriesDoc): RoundPlan | undefined {
  const { format, seats, matches, rounds } = doc;
  const round = rounds.length + 1;
  const byesOf = (player: number): number => rounds.filter(({ byes }) => byes.includes(player)).length;
  const seated = (plan: RoundPlan, group?: number): RoundPlan => ({
    byes: plan.byes,
    tables: plan.tables.map(({ players }) => ({
      ...(group !== undefined && { group }),
      players: byLot(players, doc.created, doc.title, round, group ?? ''),
    })),
  });
  if (format.kind === 'knockout') {
    const last = rounds.at(-1);
    const isFinal =
      last !== undefined && last.byes.length === 0 && matches.filter((m) => m.round === last.n).length === 1;
    const on = isFinal ? [] : goingOn(doc);
    return on.length < seats ? undefined : seated(tablesFor(on, seats, matches, byesOf));
  }
  if (round > format.rounds) return undefined;
  const order = (members: readonly PlayerDoc[]): number[] => {
    const isMember = new Set(members.map(({ n }) => n));
    // Lots decide the first round, and later between players of equal rank.
    if (countedMatches(doc).length === 0) return byLot([...isMember], doc.created, doc.title);
    return standingsOf(doc).flatMap(({ player }) => (isMember.has(player) ? [player] : []));
  };
  const groups = new Map<number | undefined, PlayerDoc[]>();
  for (const player of playing(doc)) groups.set(player.group, [...(groups.get(player.group) ?? []), player]);
  const plans = [...groups]
    .sort(([a = 0], [b = 0]) => a - b)
    .map(([group, members]) => seated(tablesFor(order(members), seats, matches, byesOf), group));
  const plan = { tables: plans.flatMap(({ tables }) => tables), byes: plans.flatMap(({ byes }) => byes) };
  return plan.tables.length === 0 ? undefined : plan;
}

/** The players with their groups, by rating from the best to the last, back and forth. */
export function withGroups(doc: SeriesDoc): readonly PlayerDoc[] {
  if (doc.format.kind !== 'groups') return doc.players;
  const ordered = playing(doc).sort((a, b) => b.rating - a.rating || a.n - b.n);
  const size = Math.max(doc.format.groupSize, doc.seats);
  const count = Math.max(1, Math.floor(ordered.length / size));
  const groupOf = new Map(
    ordered.map(({ n }, i) => {
      const at = i % (2 * count);
      return [n, at < count ? at : 2 * count - 1 - at] as const;
    }),
  );
  return doc.players.map((player) => (groupOf.has(player.n) ? { ...player, group: groupOf.get(player.n)! } : player));
}
