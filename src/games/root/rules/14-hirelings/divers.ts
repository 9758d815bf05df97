import { geographyOf, type RootState } from '../../state.ts';
import type { Clearing, Faction } from '../../words.ts';
import { holder } from './parties.ts';

/** Otter Divers: their controller needs no rule to move from or to the river. */
export const dives = (s: RootState, f: Faction, from: Clearing, to: Clearing): boolean =>
  s.hirelings.parties.length > 0 &&
  holder(s, 'riverfolk-flotilla', 'demoted') === f &&
  (geographyOf(s).rivers[from]!.length > 0 || geographyOf(s).rivers[to]!.length > 0);
