import { kindOf } from '../rules/14-hirelings/boxes.ts';
import { CLUB, kindNumber } from '../rules/14-hirelings/state.ts';
import type { RootState } from '../state.ts';
import { SUITS } from '../words.ts';
import type { Reader } from '../../../kernel/index.ts';

const CLUBS = 3;
const CONTROL_MARKERS = 12;
const KINDS_IN_PLAY = 3;

/** Notes suits of which more pieces stand on the map than the board has room for. */
export function checkSuits(reader: Reader, code: string, most: number, count: (suit: number) => number): void {
  for (let suit = 0; suit < 3; suit++)
    if (count(suit) > most) reader.note('clearings', code, { suit: SUITS[suit]!, most, found: count(suit) });
}

/** What the cards of hirelings cannot hold. */
export function checkHirelings(reader: Reader, s: RootState): void {
  const h = s.hirelings;
  if (h.parties.length === 0) return;
  if (h.parties.length !== KINDS_IN_PLAY)
    reader.note('hirelings.kinds', 'hirelings-in-play', { found: h.parties.length, most: KINDS_IN_PLAY });
  let markers = 0;
  for (const party of h.parties) {
    const kind = kindNumber(party);
    markers += h.control[kind]!;
    if (h.controller[kind]! < 0 && h.control[kind]! > 0)
      reader.note(`hirelings.kinds.${kindOf(party)}`, 'control-without-player');
  }
  if (markers > CONTROL_MARKERS) reader.note('hirelings.kinds', 'control', { found: markers, most: CONTROL_MARKERS });
  const clubs = h.packed[CLUB]! + h.packedSpent[CLUB]! + h.packedLost[CLUB]!;
  if (h.exile >= 0 && clubs !== CLUBS) reader.note('hirelings.items', 'clubs', { found: clubs, most: CLUBS });
}
