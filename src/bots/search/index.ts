import type { Game, GameTypes, Random } from '../../kernel/index.ts';
import type { Budget } from '../bot.ts';
import type { Judge } from '../judge.ts';
import { Foresight } from './foresight.ts';
import { Search } from './search.ts';
import type { Thinker } from './thinker.ts';

export type { Weighed } from './thinker.ts';

/** The bot that thinks ahead in a game: it plays on where the judgement wants that, else it plans its turn by a tree. */
export function thinkerFor<K extends GameTypes>(
  game: Game<K>,
  judge: Judge<K>,
  random: Random,
  budget: Budget,
): Thinker<K> {
  return judge.ahead ? new Foresight(game, judge, random, budget) : new Search(game, judge, random, budget);
}
