import { MOODS } from '../../../games/root/factions/12-hundreds/state.ts';
import type { RootState } from '../../../games/root/state.ts';
import type { RootEvent } from '../../../games/root/types.ts';
import { HUNDREDS } from '../../../games/root/words.ts';
import { ITEM_LETTERS, LETTER_OF } from '../../replay/recorded-game.ts';
import type { Phrase } from '../wording.ts';

/** What the Hundreds do besides moving pieces and cards: moods and the hoard. */
export function hundredsWord(_s: RootState, e: RootEvent): Phrase | undefined {
  switch (e.type) {
    case 'mood':
      return { term: `#${MOODS[e.mood]}`, rest: '->$', of: HUNDREDS };
    case 'looted':
      return { term: `%${ITEM_LETTERS[e.item]}${LETTER_OF[e.from]}$`, rest: '->$' };
    case 'unearthed':
      return { term: `%${ITEM_LETTERS[e.item]}${e.clearing + 1}`, rest: '->$' };
    case 'item-removed':
      // What finds no room is never laid down.
      return e.hoard ? { term: `%${ITEM_LETTERS[e.item]}`, rest: '->' } : undefined;
    default:
      return undefined;
  }
}
