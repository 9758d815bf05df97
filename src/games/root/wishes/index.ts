import { eachOption, type OptionParser, type RefusalDetail, type Wishes } from '../../../kernel/index.ts';
import { DESCRIPTOR_OF, DESCRIPTORS } from '../factions/index.ts';
import { HIRELINGS_WHY } from '../rules/14-hirelings/wishes.ts';
import type { Root, RootOption } from '../types.ts';
import { argumentsOf, isNameable } from './arguments.ts';
import { COMMON_WHY } from './common.ts';
import { isOfThisTime, isStepOver } from './time.ts';
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
  // "Only in Daylight" helps nobody in Daylight: the step is over, or the open question must be answered first.
  elsewhere(s, seat, reason, window) {
    if (reason.why === 'must-choose') return { ...reason, law: window.law };
    if (!isOfThisTime(s, seat, reason.why)) return reason;
    if (isStepOver(reason, window)) return { ...reason, why: 'step-over' };
    return { ...reason, law: window.law, why: 'must-choose' };
  },
  // §2.1.1 is cited by no demand: each names the paragraph that asks for the card.
  misleads: (s, seat, reason) =>
    (reason.law === '2.1.1' && reason.why === 'no-card') || isOfThisTime(s, seat, reason.why),
});
