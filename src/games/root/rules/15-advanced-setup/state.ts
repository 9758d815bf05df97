import { CLEARING_COUNT, type Faction } from '../../words.ts';

/** What lies on the table while factions are drafted (15.8); empty before and after. */
export interface DraftState {
  /** §15.8.1: the setup cards still to be had, in the order in which they were dealt. */
  row: Faction[];
  /** §15.8.1.II: the locked card, -1 for none. */
  locked: Faction;
  /** §15.8.1.III: the character beside each Vagabond card, -1 for none. */
  characters: number[];
  /** §15.8.3: whose homeland each clearing is, -1 for nobody's. */
  homeland: Faction[];
}

/** No draft under way. */
export function newDraft(): DraftState {
  return { row: [], locked: -1, characters: [-1, -1], homeland: Array.from({ length: CLEARING_COUNT }, () => -1) };
}

/** True when nothing of a draft lies on the table; a state that was read from a file has a blank of its own. */
export const isBlank = (d: DraftState): boolean => d.row.length === 0 && d.locked < 0 && d.homeland.every((f) => f < 0);

/** A copy that shares nothing. */
export function copyDraft(d: DraftState): DraftState {
  return {
    row: d.row.slice(),
    locked: d.locked,
    characters: d.characters.slice(),
    homeland: d.homeland.slice(),
  };
}
