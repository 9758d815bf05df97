import { type Share, shareOf } from '../../bots/share.ts';
import type { Match, SeatResult, Sources } from './match.ts';

/** The results of one contestant over all its games. */
export interface ContestantResult {
  readonly bot: string;
  readonly games: number;
  readonly wins: Share;
  /** The share by seat, which is by faction where seats have one. */
  readonly bySeat: readonly Share[];
  /** Elo among the contestants, 1500 on average; undefined in co-operative games. */
  readonly elo: number | undefined;
  readonly averageScore: number;
  readonly msPerMove: number;
  readonly movesPerGame: number;
  /** Points per game by origin. */
  readonly sources: Sources;
}

const ROUNDS = 200;

/**
 * Strengths by the Bradley–Terry model: the winner of a game beats all others in it. Each pair starts with one drawn game, so
 * that no strength is infinite.
 */
export function eloOf(names: readonly string[], matches: readonly Match[], nameOf: (bot: number) => string): number[] {
  const at = (bot: number): number => names.indexOf(nameOf(bot));
  const beat = names.map((_, a) => names.map((__, b) => (a === b ? 0 : 0.5)));
  for (const { seats } of matches)
    for (const winner of seats)
      for (const loser of seats)
        if (winner.won > 0 && loser.won === 0 && at(winner.bot) !== at(loser.bot))
          beat[at(winner.bot)]![at(loser.bot)]! += winner.won;
  let strength = names.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    strength = strength.map((own, a) => {
      let wins = 0;
      let games = 0;
      for (let b = 0; b < names.length; b++) {
        if (a === b) continue;
        wins += beat[a]![b]!;
        games += (beat[a]![b]! + beat[b]![a]!) / (own + strength[b]!);
      }
      return games === 0 ? own : wins / games;
    });
    const mean = Math.exp(strength.reduce((sum, x) => sum + Math.log(x), 0) / strength.length);
    strength = strength.map((x) => x / mean);
  }
  return strength.map((x) => 1500 + 400 * Math.log10(x));
}

/** The results by contestant; contestants with the same name are counted together. */
export function contestantResults(texts: readonly string[], matches: readonly Match[]): ContestantResult[] {
  const names = [...new Set(texts)];
  const together = matches.every(({ seats }) => seats.every(({ won }) => won === seats[0]!.won));
  const elo = together || names.length < 2 ? undefined : eloOf(names, matches, (bot) => texts[bot]!);
  return names.map((bot, k) => {
    const own = matches.flatMap(({ seats }) => seats.filter((seat) => texts[seat.bot] === bot));
    const sum = (of: (seat: (typeof own)[number]) => number): number => own.reduce((n, seat) => n + of(seat), 0);
    const sources: Record<string, number> = {};
    for (const seat of own)
      for (const [source, points] of Object.entries(seat.sources))
        sources[source] = (sources[source] ?? 0) + points / own.length;
    return {
      bot,
      games: own.length,
      // A team counts once, however many players it has.
      wins: together
        ? shareOf(matches.filter(({ seats }) => seats[0]!.won > 0).length, matches.length)
        : shareOf(
            sum(({ won }) => won),
            own.length,
          ),
      bySeat: seatShares(matches, matches[0]?.seats.length ?? 0, (seat) => texts[seat.bot] === bot),
      elo: elo?.[k],
      averageScore: sum(({ score }) => score) / own.length,
      msPerMove:
        sum(({ ms }) => ms) /
        Math.max(
          1,
          sum(({ moves }) => moves),
        ),
      movesPerGame: sum(({ moves }) => moves) / own.length,
      sources,
    };
  });
}

/** The share of games won from each seat by the given contestants; left out: by all. */
export function seatShares(
  matches: readonly Match[],
  seats: number,
  counts: (seat: SeatResult) => boolean = () => true,
): Share[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = matches.map((match) => match.seats[seat]!).filter(counts);
    return shareOf(
      own.reduce((sum, { won }) => sum + won, 0),
      own.length,
    );
  });
}

/** How often one role won: in Root, a faction. */
export interface RoleResult {
  readonly role: string;
  readonly games: number;
  readonly wins: Share;
  readonly averageScore: number;
}

/** The results by role of games whose tables were drawn, in alphabetical order. */
export function roleResults(matches: readonly Match[]): RoleResult[] {
  const names = [...new Set(matches.flatMap(({ roles = [] }) => roles))].sort();
  return names.map((role) => {
    const own = matches.flatMap(({ seats, roles = [] }) => seats.filter((_, seat) => roles[seat] === role));
    const sum = (of: (seat: SeatResult) => number): number => own.reduce((n, seat) => n + of(seat), 0);
    return {
      role,
      games: own.length,
      wins: shareOf(
        sum(({ won }) => won),
        own.length,
      ),
      averageScore: sum(({ score }) => score) / own.length,
    };
  });
}
