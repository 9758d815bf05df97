import type { GameResult, Seat } from '../kernel/index.ts';
import type { Law } from './law.ts';
import type { EmbersState } from './state.ts';

/** Seats ranked by score, tied seats in one list. */
function byScore(scores: readonly number[]): Seat[][] {
  const ranking: Seat[][] = [];
  const distinct = scores.filter((score, seat) => scores.indexOf(score) === seat).sort((a, b) => b - a);
  for (const score of distinct) ranking.push(scores.flatMap((other, seat) => (other === score ? [seat] : [])));
  return ranking;
}

/** The result of a competitive game. Points beyond the target do not count: seats that reach it together share the victory. */
function competitiveResult(s: EmbersState, law: Law): GameResult {
  const ranking = byScore(s.scores.map((score) => Math.min(score, s.settings.target)));
  return { winners: ranking[0]!, ranking, law };
}

function cooperativeResult(s: EmbersState, won: boolean, law: Law): GameResult {
  const all = s.scores.map((_, seat) => seat);
  return { winners: won ? all : [], ranking: [all], law };
}

/** P-6: how the game ended; null while it goes on. */
export function ending(s: EmbersState): GameResult | null {
  const { target, rounds } = s.settings;
  let sum = 0;
  let most = 0;
  for (let seat = 0; seat < s.scores.length; seat++) {
    const score = s.scores[seat]!;
    sum += score;
    if (score > most) most = score;
  }
  if (s.settings.together) {
    if (sum >= target * s.scores.length) return cooperativeResult(s, true, 'P-6.2');
  } else if (most >= target) return competitiveResult(s, 'P-6.1');
  if (s.round <= rounds) return null;
  return s.settings.together ? cooperativeResult(s, false, 'P-6.3') : competitiveResult(s, 'P-6.3');
}
