import { QUESTS } from '../../components/cards/quests.ts';
import { TITLE_OF, TITLES } from '../../components/cards/index.ts';
import { inPlay } from '../../rules/02-key-terms/players.ts';
import type { RootState } from '../../state.ts';
import { ITEMS, VAGABOND, VAGABOND2 } from '../../words.ts';
import type { FactionChecks, FactionItems } from '../descriptor.ts';
import { CHARACTER_DATA, CHARACTERS } from './characters.ts';
import { CONDITIONS } from './state.ts';

/** The items of both Vagabonds. */
const items: FactionItems = {
  held(s, item) {
    let count = 0;
    for (const v of s.vagabonds) {
      count += v.gone[item]!;
      for (let where = 0; where < CONDITIONS; where++) count += v.items[item * CONDITIONS + where]!;
    }
    return count;
  },
  // §X.11: what the characters started with.
  brought(s, item) {
    let count = 0;
    for (const v of s.vagabonds)
      if (v.character >= 0) for (const each of CHARACTER_DATA[v.character]!.items) if (each === ITEMS[item]) count++;
    return count;
  },
  ruinSets(s, when) {
    const isThere = when === 'seated' ? inPlay(s, VAGABOND) : s.vagabonds.some((v) => v.character >= 0);
    if (!isThere) return 0;
    return inPlay(s, VAGABOND2) ? 2 : 1;
  },
};

function audit(s: RootState, wrong: string[]): void {
  if (s.turns > 0 && s.vagabonds.some((v) => v.items.some((count) => count < 0)))
    wrong.push('an item of a Vagabond below zero');
}

/** What can happen to an item of a Vagabond (9.2.5, 9.2.6). */
const FATES_OF_ITEMS = ['exhausted', 'damaged', 'refreshed', 'repaired', 'item-lost'] as const;

const itemMet = (e: { readonly type: string; readonly item: number }): string[] => [`item ${ITEMS[e.item]} ${e.type}`];

/** What conformance runs check and what play with Vagabonds should reach. */
export const vagabondChecks: FactionChecks = {
  audit,
  items,
  content: [
    ...CHARACTERS.map((id) => `character ${id}`),
    ...QUESTS.map((quest) => `quest ${quest.id}`),
    ...FATES_OF_ITEMS.flatMap((fate) => ITEMS.map((item) => `item ${item} ${fate}`)),
  ],
  reached: {
    character: (e) => [`character ${CHARACTERS[e.character]}`],
    'quest-done': (e) => [`quest ${QUESTS[e.quest]!.id}`],
    coalition: (e) => [`card ${TITLES[TITLE_OF[e.card]!]} played`],
    exhausted: itemMet,
    damaged: itemMet,
    refreshed: itemMet,
    repaired: itemMet,
    'item-lost': itemMet,
  },
};
