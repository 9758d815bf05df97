import type { Game, GameTypes, Random } from '../../kernel/index.ts';
import type { Budget } from '../bot.ts';
import type { Evaluator } from '../evaluator.ts';
import { RolloutSearch } from './rollout-search.ts';
import { TreeSearch } from './tree-search.ts';
import type { SearchBot } from './search-bot.ts';

export type { RatedOption } from './search-bot.ts';

/** The bot that thinks ahead in a game: it plays on where the judgement wants that, else it plans its turn by a tree. */
export function searchBotFor<K extends GameTypes>(
  game: Game<K>,
  judge: Evaluator<K>,
  random: Random,
  budget: Budget,
): SearchBot<K> {
  return judge.ahead ? new RolloutSearch(game, judge, random, budget) : new TreeSearch(game, judge, random, budget);
}
