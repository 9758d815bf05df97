import type { GameResult, Seat } from '../kernel/index.ts';
import type { Law } from './law.ts';
import type { EmbersState } from './state.ts';

function byScore(scores: readonly number[]): Seat[][] {
  const places: Seat[][] = [];
  const distinct = scores.filter((score, seat) => scores.indexOf(score) === seat).sort((a, b) => b - a);
  for (const score of distinct) places.push(scores.flatMap((other, seat) => (other === score ? [seat] : [])));
  return places;
}

/** Points beyond the target do not count: seats that reach it in one moment share the victory. */
function alone(s: EmbersState, law: Law): GameResult {
  const ranking = byScore(s.scores.map((score) => Math.min(score, s.settings.target)));
  return { winners: ranking[0]!, ranking, law };
}

function together(s: EmbersState, won: boolean, law: Law): GameResult {
  const all = s.scores.map((_, seat) => seat);
  return { winners: won ? all : [], ranking: [all], law };
}

/** P-6: how the game ended, if it did. */
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
    if (sum >= target * s.scores.length) return together(s, true, 'P-6.2');
  } else if (most >= target) return alone(s, 'P-6.1');
  if (s.round <= rounds) return null;
  return s.settings.together ? together(s, false, 'P-6.3') : alone(s, 'P-6.3');
}
