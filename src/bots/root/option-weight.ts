import type { RootOption } from '../../games/root/types.ts';

/** How readily sensible players do what, by verb; everything else counts 1. */
const READINESS: { readonly [verb in RootOption['verb']]?: number } = {
  build: 8,
  nest: 8,
  spread: 8,
  organize: 8,
  revolt: 6,
  craft: 5,
  quest: 8,
  explore: 8,
  strike: 4,
  aid: 3,
  recruit: 5,
  train: 4,
  mobilize: 2,
  march: 3,
  battle: 2,
  score: 6,
  'trade-post': 6,
  sanctify: 4,
  recover: 12,
  delve: 6,
  carry: 6,
  ambush: 2,
  pass: 0.5,
  end: 0.3,
  dominance: 0.01,
  coalition: 0.01,
};

/** How readily this answer is given without looking ahead. */
export function optionWeight(o: RootOption): number {
  // Who moves takes most of what is there along.
  return o.verb === 'count' ? o.count : (READINESS[o.verb] ?? 1);
}
