import { eachOption, type OptionParser, type RefusalDetail, type Wishes } from '../../../kernel/index.ts';
import { DESCRIPTOR_OF, DESCRIPTORS } from '../factions/index.ts';
import { HIRELINGS_WHY } from '../rules/14-hirelings/wishes.ts';
import type { Root, RootOption } from '../types.ts';
import { argumentsOf, isNameable } from './arguments.ts';
import { COMMON_WHY } from './common.ts';
import type { WhyTable, Wish } from './why.ts';

/** For questions that a faction's rules put to others: whose relic is buried, what a buyer pays with. */
const FACTIONS_WHY: readonly (WhyTable | undefined)[] = DESCRIPTORS.map(({ why }) => why);

type Explains = (wish: Wish) => RefusalDetail | undefined;

/** The grammar of wishes of Root: every verb with every place, piece, card and seat it can name. */
export const wishesOf = (parser: OptionParser<RootOption>): Wishes<Root> => ({
  finish: ['pass', 'end'],
  list(s, seat, verb, wish) {
    const family = parser.family(verb);
    if (!family) return;
    const idsOf = (field: string, words: readonly string[]) => argumentsOf(s, seat, verb, field, words);
    eachOption(family, idsOf, (o) => {
      if (isNameable(s, o)) wish(o);
    });
  },
  why(s, seat, o, question) {
    const f = s.faction[seat]!;
    const tables: readonly (WhyTable | undefined)[] = [
      DESCRIPTOR_OF[f]?.why,
      HIRELINGS_WHY,
      COMMON_WHY,
      ...FACTIONS_WHY,
    ];
    for (const table of tables) {
      const found = (table?.[o.verb] as Explains | undefined)?.({ s, f, o, question });
      if (found) return found;
    }
    return undefined;
  },
});
