import { isVagabond } from '../../../games/root/rules/02-key-terms/players.ts';
import { CHARACTERS } from '../../../games/root/factions/09-vagabond/characters.ts';
import { QUESTS } from '../../../games/root/components/cards/quests.ts';
import type { RootEvent } from '../../../games/root/types.ts';
import type { RootState } from '../../../games/root/state.ts';
import { type Faction, type Party, SUITS } from '../../../games/root/words.ts';
import { type Phrase, placeWord, prefix } from '../wording.ts';
import { ITEM_LETTERS, LETTER_OF, SUIT_LETTERS } from '../../replay/recorded-game.ts';

const RELATION_LETTERS: Readonly<Record<number, string>> = { [-1]: 'h', 0: '0', 1: '1', 2: '2', 3: 'a' };

/** The notation of a Vagabond's event in the line of `self`, which is undefined in set-up. */
export function vagabondWord(s: RootState, e: RootEvent, self: Party | undefined): Phrase | undefined {
  switch (e.type) {
    case 'character':
      return { term: `#${CHARACTERS[e.character]}`, rest: '->$', of: e.faction };
    case 'pawn': {
      const owner = self === undefined ? '' : prefix(e.faction, self);
      return { term: `${owner}p`, rest: `->${placeWord(s, e.to)}`, of: e.faction };
    }
    case 'quest-done':
      return { term: `${SUIT_LETTERS[SUITS.indexOf(QUESTS[e.quest]!.suit)]}#Q`, rest: '->$' };
    case 'relation':
      if (self === undefined) return undefined;
      return {
        term: `${prefix(e.faction, self)}$_${LETTER_OF[e.with]}`,
        rest: `->${RELATION_LETTERS[e.relation]}`,
      };
    case 'exhausted':
    case 'refreshed':
    case 'damaged':
    case 'repaired':
    case 'item-lost':
    case 'explored':
    case 'item-taken':
      return self === undefined || !isVagabond(e.faction) ? undefined : itemWord(e, self);
    default:
      return undefined;
  }
}

type ItemEvent = Extract<RootEvent, { readonly faction: Faction; readonly item: number }>;

function itemWord(e: ItemEvent, self: Party): Phrase | undefined {
  const word = `%${ITEM_LETTERS[e.item]}`;
  const owner = e.faction === self ? '' : `${LETTER_OF[e.faction]}$`;
  switch (e.type) {
    case 'explored':
      return { term: `${word}${e.clearing + 1}`, rest: '->$' };
    case 'item-taken':
      return { term: `${word}${LETTER_OF[e.from]}$`, rest: '->$' };
    case 'repaired':
      return { term: `${word}d`, rest: '->s' };
    case 'item-lost':
      return { term: `${word}${owner}`, rest: '->' };
    case 'exhausted':
      return { term: `${word}${owner}`, rest: '->e' };
    case 'refreshed':
      return { term: `${word}${owner}`, rest: '->r' };
    case 'damaged':
      return { term: `${word}${owner}`, rest: '->d' };
    default:
      return undefined;
  }
}
