import { agenda, type ChildFrame } from '../../../../kernel/index.ts';
import { place } from '../02-key-terms/pieces.ts';
import { FACTION_RULES } from '../../factions/faction.ts';
import type { Root } from '../../types.ts';
import { BADGER, HAWK, RAT, ROOST, STRONGHOLD, WARLORD } from '../../components/pieces.ts';
import { CULT, EYRIE, type Faction, type FactionName, FACTIONS, HUNDREDS, KEEPERS, MARQUISE } from '../../words.ts';
import { cultCard, cultHomeland } from './cult.ts';
import { homelands, SETTLING, type Settling } from './homelands.ts';
import { marquiseCard, marquiseHomelands } from './marquise.ts';

/** §15.11.2: six warriors and a roost. */
const eyrieHomeland: Settling = {
  count: 1,
  edge: true,
  apart: 'two-between',
  builds: true,
  settle(s, [c], out) {
    place(s, ROOST, c!, 1, out);
    place(s, HAWK, c!, 6, out);
  },
};

/** §15.11.7: warlord, four warriors and a stronghold. */
const hundredsHomeland: Settling = {
  count: 1,
  edge: true,
  apart: 'two-between',
  builds: true,
  settle(s, [c], out) {
    place(s, STRONGHOLD, c!, 1, out);
    place(s, WARLORD, c!, 1, out);
    place(s, RAT, c!, 4, out);
  },
};

/** §15.11.8: four warriors in each of two. */
const keepersHomelands: Settling = {
  count: 2,
  edge: true,
  apart: 'two-between',
  builds: false,
  settle(s, chosen, out) {
    for (const c of chosen) place(s, BADGER, c, 4, out);
  },
};

/** First the homeland, then the rest as on the back of the board. */
const settled = (f: Faction, rest: ChildFrame<Root>): ChildFrame<Root> => agenda([homelands(f), rest], -1, '');

const asOnBoard = (f: Faction): ChildFrame<Root> => FACTION_RULES[f]!.setup(f);

/**
 * §15.8.2, §15.11: what each setup card starts. A new faction adds its line here and, when its card names homelands, its
 * entry in `registerHomelands`; its own set-up then goes on from the step after its corner.
 */
export const SETUP_CARDS: Readonly<Record<FactionName, (f: Faction) => ChildFrame<Root>>> = {
  marquise: marquiseCard,
  // §15.11.2: leader, viziers and track as 7.3.3 to 7.3.5.
  eyrie: (f) => settled(f, { proc: 'eyrieSetup', step: 'leader', got: 0 }),
  // §15.11.3: no homeland.
  alliance: asOnBoard,
  // §15.11.4: his character lies beside the card.
  vagabond: (f) => ({ proc: 'vagabondSetup', step: 'pawn', got: 0, faction: f }),
  vagabond2: (f) => ({ proc: 'vagabondSetup', step: 'pawn', got: 0, faction: f }),
  cult: cultCard,
  // §15.11.6: no homeland.
  riverfolk: asOnBoard,
  hundreds: (f) => settled(f, { proc: 'hundredsSetup', step: 'rest', got: 0 }),
  // §15.11.8: a relic in each forest comes before the homelands; their own set-up asks for those.
  keepers: asOnBoard,
};

/** The card of a faction. */
export const setUpByCard = (f: Faction): ChildFrame<Root> => SETUP_CARDS[FACTIONS[f]!](f);

/** Puts the homelands where the procedures find them. */
export function registerHomelands(): void {
  SETTLING[MARQUISE] = marquiseHomelands;
  SETTLING[EYRIE] = eyrieHomeland;
  SETTLING[CULT] = cultHomeland;
  SETTLING[HUNDREDS] = hundredsHomeland;
  SETTLING[KEEPERS] = keepersHomelands;
}
