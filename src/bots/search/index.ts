import type { Game, GameTypes, Random } from '../../kernel/index.ts';
import type { Budget } from '../bot.ts';
import type { Evaluator } from '../evaluator.ts';
import type { Leaf } from '../leaf.ts';
import { RolloutSearch } from './rollout-search.ts';
import { TreeSearch } from './tree-search.ts';
import type { SearchBot } from './search-bot.ts';

export type { RatedOption } from './search-bot.ts';

/** Creates the search bot of a game: rollout search if the evaluator has `ahead`, else tree search. Both may have a leaf. */
export function searchBotFor<K extends GameTypes>(
  game: Game<K>,
  evaluator: Evaluator<K>,
  random: Random,
  budget: Budget,
  leaf?: Leaf<K>,
): SearchBot<K> {
  return evaluator.ahead
    ? new RolloutSearch(game, evaluator, random, budget, leaf)
    : new TreeSearch(game, evaluator, random, budget, leaf);
}
