import type { MatchFacts } from '../../kernel/index.ts';
import type { RootState } from './state.ts';
import { FACTIONS } from './words.ts';

/** §5.1: map, deck, and the faction and place in the order of play of each seat. */
export const matchFacts = (s: RootState): MatchFacts => ({
  map: s.settings.map,
  deck: s.settings.deck,
  seats: s.faction.map((faction, seat) => ({ faction: FACTIONS[faction] ?? '', order: s.order.indexOf(seat) })),
});
