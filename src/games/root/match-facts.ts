import type { MatchFacts } from '../../kernel/index.ts';
import { FACTS } from './components/cards/index.ts';
import { CHARACTERS } from './factions/09-vagabond/characters.ts';
import { vagabondOf } from './factions/09-vagabond/items.ts';
import { isVagabond } from './rules/02-key-terms/players.ts';
import type { RootState } from './state.ts';
import { type Faction, FACTIONS, SUITS } from './words.ts';

/** §9.3.1: the character of a Vagabond, once it is chosen. */
function characterOf(s: RootState, faction: Faction): { character?: string } {
  const character = isVagabond(faction) ? CHARACTERS[vagabondOf(s, faction).character] : undefined;
  return character === undefined ? {} : { character };
}

/** §3.3, §9.2.8: an activated dominance card, or the partner of a coalition. */
function victoryOf(s: RootState, faction: Faction): { dominance?: string; coalition?: number } {
  const partner = s.coalition[faction] ?? -1;
  if (partner >= 0) return { coalition: s.faction.indexOf(partner) };
  const title = s.dominance[faction] ?? -1;
  return title >= 0 ? { dominance: SUITS[FACTS[title]!.suit] ?? '' } : {};
}

/** §5.1: map, deck, and the faction and place in the order of play of each seat; §15.8.2: the card that nobody drafted. */
export const matchFacts = (s: RootState): MatchFacts => ({
  map: s.settings.map,
  deck: s.settings.deck,
  seats: s.faction.map((faction, seat) => ({
    faction: FACTIONS[faction] ?? '',
    order: s.order.indexOf(seat),
    ...(faction >= 0 && characterOf(s, faction)),
    ...(faction >= 0 && victoryOf(s, faction)),
  })),
  ...(s.draft.row.length === 1 && { undrafted: FACTIONS[s.draft.row[0]!]! }),
});
