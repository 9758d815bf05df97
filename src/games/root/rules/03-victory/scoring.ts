import { type GameResult, withAdded } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import type { Sink } from '../../types.ts';
import type { RootState } from '../../state.ts';
import { playing } from '../02-key-terms/players.ts';
import { takeMarkers } from '../14-hirelings/markers.ts';
import { type Faction, NO_FACTION, type Party } from '../../words.ts';

/** §3.1 */
const POINTS_TO_WIN = 30;

/** §3.3.1: a player with an activated dominance card, or in a coalition, neither gains nor loses points; hirelings have none. */
const hasMarker = (s: RootState, f: Party): f is Faction => s.dominance[f] === -1;

/** §3.1, §3.2: scores points; the kernel asks for the end after the whole step. */
export function score(s: RootState, f: Party, points: number, law: RootLaw, out: Sink): void {
  if (points <= 0 || !hasMarker(s, f)) return;
  s.points = withAdded(s.points, f, points);
  if (out.on) out.emit({ type: 'scored', faction: f, points, law });
  if (s.hirelings.parties.length > 0) takeMarkers(s, f, out);
}

/** §3.1-R2: loses points, never below 0. */
export function losePoints(s: RootState, f: Faction, points: number, law: RootLaw, out: Sink): void {
  if (!hasMarker(s, f)) return;
  const lost = Math.min(points, s.points[f]!);
  if (lost === 0) return;
  s.points = withAdded(s.points, f, -lost);
  if (out.on) out.emit({ type: 'lost', faction: f, points: lost, law });
}

/** §3.1, §3.1-E1: among those who reached 30 at once, the first clockwise from the current player. */
function winnerByPoints(s: RootState): Faction {
  for (let i = 0; i < s.order.length; i++) {
    const f = s.faction[s.order[(s.turn + i) % s.order.length]!]!;
    if (s.points[f]! >= POINTS_TO_WIN) return f;
  }
  return NO_FACTION;
}

/** §9.2.8: a Vagabond wins with his partner, whose own partner may be another. */
const winsWith = (s: RootState, f: Faction, winner: Faction): boolean =>
  f === winner || (s.coalition[f]! >= 0 && winsWith(s, s.coalition[f]!, winner));

/** Points with which nobody had won, and the factions at that table. Both lists are replaced when they change. */
let belowPoints: readonly number[] | undefined;
let belowFaction: readonly Faction[] | undefined;

/** §3.1: true when somebody has the points to win. */
function hasReached(s: RootState): boolean {
  if (s.points === belowPoints && s.faction === belowFaction) return false;
  for (let i = 0; i < s.faction.length; i++) if (s.points[s.faction[i]!]! >= POINTS_TO_WIN) return true;
  belowPoints = s.points;
  belowFaction = s.faction;
  return false;
}

/** §3.1: whether the game is over after a step, and for whom; §9.2.8: a coalition wins with its partner. */
export function ending(s: RootState): GameResult | null {
  let winner = s.winner;
  if (winner < 0) {
    if (!hasReached(s)) return null;
    winner = winnerByPoints(s);
  }
  const winners = playing(s).filter((f) => winsWith(s, f, winner));
  const rest = playing(s).filter((f) => !winners.includes(f));
  const places = [...new Set(rest.map((f) => s.points[f]!))].sort((a, b) => b - a);
  const ranking = [winners, ...places.map((p) => rest.filter((f) => s.points[f] === p))];
  const seats = (list: readonly Faction[]): number[] => list.map((f) => s.seat[f]!);
  return { winners: seats(winners), ranking: ranking.map(seats), law: s.winner < 0 ? '3.1' : '3.3.1' };
}
