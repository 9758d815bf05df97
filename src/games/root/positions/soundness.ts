import { GARDENS_PER_SUIT, gardensOf } from '../factions/10-cult/gardens.ts';
import { POSTS_PER_SUIT, uncovered } from '../factions/11-riverfolk/posts.ts';
import { SPACES, trackOf } from '../factions/12-hundreds/hoard.ts';
import { RELIC_TYPES, RELIC_VALUES } from '../factions/13-keepers/state.ts';
import { kindOf } from '../rules/14-hirelings/boxes.ts';
import { CLUB, kindNumber } from '../rules/14-hirelings/state.ts';
import { MOB } from '../components/pieces.ts';
import type { RootState } from '../state.ts';
import { CLEARING_COUNT, CLEARINGS, CULT, HUNDREDS, KEEPERS, RIVERFOLK, SUITS } from '../words.ts';
import type { Reader } from './reader.ts';

const CLUBS = 3;
const CONTROL_MARKERS = 12;
const KINDS_IN_PLAY = 3;

/** What the boards of the later factions and the hirelings cannot hold. */
export function checkBoards(reader: Reader, s: RootState): void {
  if (s.seat[CULT]! >= 0) checkSuits(reader, 'garden-suits', GARDENS_PER_SUIT, (suit) => gardensOf(s, suit));
  if (s.seat[RIVERFOLK]! >= 0) checkSuits(reader, 'post-suits', POSTS_PER_SUIT, (suit) => uncovered(s, suit));
  if (s.seat[HUNDREDS]! >= 0) checkHundreds(reader, s);
  if (s.seat[KEEPERS]! >= 0) checkRelics(reader, s);
  if (s.hirelings.parties.length > 0) checkHirelings(reader, s);
}

/** §10.3.4, §11.3.3: so many gardens and trade posts of each suit. */
function checkSuits(reader: Reader, code: string, most: number, count: (suit: number) => number): void {
  for (let suit = 0; suit < 3; suit++)
    if (count(suit) > most) reader.note('clearings', code, { suit: SUITS[suit]!, most, found: count(suit) });
}

/** §12.6.1: one mob in a clearing; §12.2.4.I: a track of the hoard can be full. */
function checkHundreds(reader: Reader, s: RootState): void {
  for (let c = 0; c < CLEARING_COUNT; c++)
    if (s.on[MOB * CLEARING_COUNT + c]! > 1) reader.note(`clearings.${CLEARINGS[c]}.mob`, 'one-mob');
  for (const commands of [true, false]) {
    const found = trackOf(s, commands);
    if (found > SPACES) reader.note('factions.hundreds.hoard', 'hoard-full', { found, most: SPACES });
  }
}

/** §13.2.1: which values the four relics of a type have. */
function checkRelics(reader: Reader, s: RootState): void {
  RELIC_TYPES.forEach((name, type) => {
    const left: number[] = [...RELIC_VALUES];
    for (let relic = type * RELIC_VALUES.length; relic < (type + 1) * RELIC_VALUES.length; relic++) {
      const value = s.keepers.value[relic]!;
      const at = left.indexOf(value);
      if (value === 0) continue;
      if (at < 0) reader.note('factions.keepers.relics', 'relic-values', { relic: name, value });
      else left.splice(at, 1);
    }
  });
}

function checkHirelings(reader: Reader, s: RootState): void {
  const h = s.hirelings;
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
