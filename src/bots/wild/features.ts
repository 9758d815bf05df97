import { componentsOf } from '../../games/wild/components/components.ts';
import { CELL_COUNT, NOWHERE } from '../../games/wild/rules/00-board/geometry.ts';
import type { Wild } from '../../games/wild/index.ts';
import { factoriesBuilt, isFactory, isPlaying, playerCount } from '../../games/wild/rules/queries.ts';
import type { WildState } from '../../games/wild/state.ts';
import type { OutcomeFeatures } from '../features.ts';
import { FAR, reach, survey } from './distances.ts';
import { WILD_WEIGHTS } from './weights.ts';
import { laterWork, nextWork } from './remaining-work.ts';

const NAMES = [
  'setting-up',
  'alone',
  'three-players',
  'four-players',
  'hard-cards',
  'rounds',
  'work',
  'factories-built',
  'ways-to-factories',
  'guards',
  'walls',
  'mechs',
  'pollution',
  'toxic',
  'killed',
] as const;

type Feature = (typeof NAMES)[number];

/** The place of a feature in the list. */
const AT = Object.fromEntries(NAMES.map((name, k) => [name, k])) as { readonly [F in Feature]: number };

const ways = new Int8Array(CELL_COUNT);
/** By cell, the fewest action points that bring any leader there. */
const nearest = new Int8Array(CELL_COUNT);

/** The action points until all camps stand, and on the way how near somebody is to each cell. */
function workLeft(s: WildState): number {
  survey(s);
  nearest.fill(FAR);
  let work = 0;
  for (let player = 0; player < playerCount(s); player++) {
    if (s.faction[player] === NOWHERE || s.leader[player] === NOWHERE || !isPlaying(s, player)) continue;
    reach(s, player, ways);
    for (let c = 0; c < CELL_COUNT; c++) nearest[c] = Math.min(nearest[c]!, ways[c]!);
    work += nextWork(s, WILD_WEIGHTS, player, ways) + laterWork(s, WILD_WEIGHTS, player);
  }
  return work;
}

/**
 * The features that predict whether the players win: the work that is left, what stands in its way, how far the machines have
 * come and how many play. Before the first round only who plays is known.
 */
export const WILD_FEATURES: OutcomeFeatures<Wild> = {
  names: NAMES,
  read(s, into) {
    into.fill(0);
    const players = playerCount(s);
    into[AT.alone] = s.settings.seats === 1 ? 1 : 0;
    into[AT['three-players']] = players === 3 ? 1 : 0;
    into[AT['four-players']] = players === 4 ? 1 : 0;
    into[AT['hard-cards']] = s.settings.hard;
    if (s.round === 0) {
      into[AT['setting-up']] = 1;
      return;
    }
    into[AT.rounds] = s.round;
    into[AT.work] = workLeft(s);
    into[AT['factories-built']] = factoriesBuilt(s);
    into[AT.toxic] = componentsOf(s).pack.limits.toxicSites - s.toxicLeft;
    for (const deaths of s.deaths) into[AT.killed]! += deaths;
    for (const wall of s.wall) if (wall !== 0) into[AT.walls]!++;
    for (let c = 0; c < CELL_COUNT; c++) {
      into[AT.mechs]! += s.mechs[c]!;
      into[AT.pollution]! += s.pollution[c]!;
      if (!isFactory(s, c)) continue;
      into[AT['ways-to-factories']]! += Math.min(WILD_WEIGHTS.farthest, nearest[c]!);
      into[AT.guards]! += s.mechs[c]! + (s.pollution[c]! > 0 ? 1 : 0);
    }
  },
};
