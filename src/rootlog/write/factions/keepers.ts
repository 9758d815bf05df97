import { typeOfFace, valueOfFace } from '../../../games/root/factions/13-keepers/relics.ts';
import { type RelicFace, STATION_SIDES } from '../../../games/root/factions/13-keepers/state.ts';
import type { RootEvent } from '../../../games/root/types.ts';
import type { RootState } from '../../../games/root/state.ts';
import { KEEPERS, type Party } from '../../../games/root/words.ts';
import { type Phrase, placeWord, prefix } from '../wording.ts';

/** The letters of the relic types in the notation, by number of the type. */
export const RELIC_LETTERS: readonly string[] = ['f', 't', 'j'];

/** A relic in the notation: `t_f` face down, `t_2_f` with its value. */
function relicWord(face: RelicFace, self: Party | undefined): string {
  const value = valueOfFace(face);
  const owner = self === undefined ? '' : prefix(KEEPERS, self);
  return `${owner}t${value > 0 ? `_${value}` : ''}_${RELIC_LETTERS[typeOfFace(face)]}`;
}

/** A waystation in the notation, by the types on its two sides. */
export function stationWord(station: number, side: number, self: Party): string {
  return `${prefix(KEEPERS, self)}b_${RELIC_LETTERS[side]}_${RELIC_LETTERS[backOf(station, side)]}`;
}

/** §13.2.2: the type on the other side of a waystation. */
export function backOf(station: number, side: number): number {
  const [one, other] = STATION_SIDES[station]!;
  return one === side ? other : one;
}

/** True while a relic is being turned up. */
export function isTurning(s: RootState): boolean {
  const top = s.stack[s.stack.length - 1];
  return top?.proc === 'delve' && top.step === 'value';
}

/** What the Keepers do with relics. `self` is the faction whose line it is; undefined in set-up. */
export function keepersWord(s: RootState, e: RootEvent, self: Party | undefined): Phrase | undefined {
  switch (e.type) {
    case 'relic-laid':
    case 'relic-buried':
      return { term: relicWord(e.relic, self), rest: `->${placeWord(s, e.forest)}`, of: KEEPERS };
    case 'delved':
      // §13.5.2.II.a: one event when it is moved and, if its value is new, another when it is turned up.
      return isTurning(s)
        ? { term: `t${e.clearing + 1}`, rest: `^${relicWord(e.relic, self)}` }
        : { term: `${relicWord(e.relic, self)}${placeWord(s, e.forest)}`, rest: `->${e.clearing + 1}` };
    case 'carried':
      return { term: `${relicWord(e.relic, self)}${e.from + 1}`, rest: `->${e.to + 1}` };
    case 'recovered':
      return { term: `${relicWord(e.relic, self)}${e.clearing + 1}`, rest: '->$' };
    default:
      return undefined;
  }
}
