import type { Wild } from '../../games/wild/index.ts';
import type { WildState } from '../../games/wild/state.ts';
import { MOST_PLAYERS } from '../../games/wild/words.ts';
import type { Random } from '../../kernel/index.ts';
import { MOST_SIDES } from '../evaluator.ts';
import { type Learning, type NetInputs, type NetReader, WON_OR_LOST } from '../learned/learning.ts';
import { NetLeaf } from '../learned/net-leaf.ts';
import { TableInputs } from '../learned/table-inputs.ts';
import { checkSections } from '../learned/weights.ts';
import { wildEvaluator } from './evaluator.ts';
import { WILD_FIGURES } from './figures.ts';
import { tableSections, WILD_SECTIONS, WildReading } from './inputs.ts';

/** Most hard cards of tables for self-play: with more, bots hardly ever win. */
const MOST_HARD_CARDS = 4;

/** Reads positions of the Wild; keeps the inputs of each set of factions. */
class WildReader implements NetReader<Wild> {
  readonly #evaluator = wildEvaluator();
  readonly #reading = new WildReading();
  readonly #tables = new Map<number, TableInputs<WildReading>>();
  readonly #values = new Float64Array(MOST_SIDES);

  read(s: WildState): NetInputs | undefined {
    // During set-up only the number of players is known.
    if (s.round === 0) return undefined;
    let key = 0;
    for (let player = 0; player < s.faction.length; player++) key |= 1 << s.faction[player]!;
    let table = this.#tables.get(key);
    if (!table) {
      table = new TableInputs(tableSections(s.faction), WON_OR_LOST);
      this.#tables.set(key, table);
    }
    table.read(this.#reading.read(s), WILD_FIGURES.progress(s));
    this.#evaluator.sideValues(s, this.#values);
    table.hand[0] = this.#values[0]! / this.#evaluator.scale(s);
    return table;
  }
}

/** Learning for Defenders of the Wild: the chance that the team wins. */
export const wildLearning = (): Learning<Wild> => ({
  sections: WILD_SECTIONS,
  outputs: WON_OR_LOST,
  randomTable: (random: Random) => ({ seats: 1 + random(MOST_PLAYERS), hard: random(MOST_HARD_CARDS + 1) }),
  reader: () => new WildReader(),
  leaf(weights) {
    checkSections(weights, 'wild', WILD_SECTIONS);
    return new NetLeaf(weights, new WildReader(), wildEvaluator());
  },
});
