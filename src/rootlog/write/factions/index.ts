import type { RootState } from '../../../games/root/state.ts';
import type { RootEvent } from '../../../games/root/types.ts';
import type { Party } from '../../../games/root/words.ts';
import type { Phrase } from '../wording.ts';
import { corvidsWord } from './corvids.ts';
import { duchyWord } from './duchy.ts';
import { hundredsWord } from './hundreds.ts';
import { keepersWord } from './keepers.ts';
import { vagabondWord } from './vagabond.ts';

type FactionWord = (s: RootState, e: RootEvent, self: Party | undefined) => Phrase | undefined;

/** Who has words of the notation besides those for pieces and cards. */
const WORDS: readonly FactionWord[] = [vagabondWord, hundredsWord, keepersWord, duchyWord, corvidsWord];

/** What is written of an event that only one faction has; `self` is the faction whose line it is, undefined in set-up. */
export const factionWord: FactionWord = (s, e, self) => {
  for (const word of WORDS) {
    const phrase = word(s, e, self);
    if (phrase) return phrase;
  }
  return undefined;
};
