import { CAT, IN_BOX, IS_CARDBOARD, KEEP, MOUSE_WARRIOR, OWNER, PIECES, piece, RELIC } from '../components/pieces.ts';
import { setDown } from '../rules/02-key-terms/pieces.ts';
import { geographyOf, type RootState } from '../state.ts';
import { CLEARING_COUNT, CLEARINGS, isFaction, MARQUISE, PARTIES, type Party, SUITS } from '../words.ts';
import type { Raw, Reader } from './reader.ts';

/** Four clearings of each suit (C.1). */
const OF_EACH_SUIT = 4;
/** At most one of these in a clearing (7.5.2.IV, 8.2.5.I, 11.5.6.I). */
const SINGLE = [piece('roost'), piece('sympathy'), piece('tradepost')];
const BASE = piece('base');

/** The suits of the clearings, where they are not printed. */
export function readSuits(reader: Reader, raw: unknown, s: RootState, inSetup: boolean): void {
  if (raw === undefined && s.settings.suits === 'printed') return;
  const suits = reader.object(raw, 'suits');
  for (const [key, value] of Object.entries(suits)) {
    const c = reader.name(key, `suits.${key}`, CLEARINGS);
    const suit = reader.name(value, `suits.${key}`, SUITS.slice(0, 3));
    if (c < 0 || suit < 0) continue;
    if (s.settings.suits === 'printed' && s.suit[c] !== suit)
      reader.note(`suits.${key}`, 'printed-suit', { printed: SUITS[s.suit[c]!]! });
    else s.suit[c] = suit;
  }
  if (inSetup) return;
  for (let suit = 0; suit < 3; suit++) {
    const count = s.suit.filter((each) => each === suit).length;
    if (count !== OF_EACH_SUIT) reader.note('suits', 'four-of-each-suit', { suit: SUITS[suit]!, found: count });
  }
}

/** Ruins stand where they are printed, or only where the file says. */
export function readRuins(reader: Reader, raw: unknown, s: RootState): void {
  const { ruins } = geographyOf(s);
  const standing = raw === undefined ? [...ruins.keys()].filter((c) => ruins[c] === 1) : [];
  if (raw !== undefined)
    for (const c of reader.distinct(raw, 'ruins', CLEARINGS))
      if (ruins[c] === 1) standing.push(c);
      else reader.note('ruins', 'no-ruin-there', { clearing: CLEARINGS[c]! });
  for (const c of standing) {
    s.ruin[c] = 1;
    s.open[c]!--;
  }
}

/** True when neither a player nor hirelings in play own such pieces. */
const isAbsent = (s: RootState, party: Party): boolean =>
  isFaction(party) ? s.seat[party]! < 0 : !s.hirelings.parties.includes(party);

/** The pieces of every clearing. */
export function readClearings(reader: Reader, raw: unknown, s: RootState): void {
  for (const [key, value] of Object.entries(reader.object(raw, 'clearings'))) {
    const path = `clearings.${key}`;
    const c = reader.name(key, path, CLEARINGS);
    if (c < 0) continue;
    reader.counts(value, path, PIECES, Math.max(...IN_BOX)).forEach((count, p) => {
      if (count === 0) return;
      if (isAbsent(s, OWNER[p]!)) reader.note(`${path}.${PIECES[p]}`, 'not-playing', { faction: PARTIES[OWNER[p]!]! });
      else takeFromSupply(reader, `${path}.${PIECES[p]}`, s, p, count, () => setDown(s, p, c, count));
    });
    if (s.open[c]! < 0) reader.note(path, 'slots', { slots: geographyOf(s).slots[c]!, buildings: -s.open[c]! });
  }
}

/** Takes pieces out of the box for some place, if there are so many. */
export function takeFromSupply(
  reader: Reader,
  path: string,
  s: RootState,
  p: number,
  count: number,
  put: () => void,
): void {
  if (s.supply[p]! < count) {
    reader.note(path, 'too-many-pieces', { piece: PIECES[p]!, box: IN_BOX[p]! });
    return;
  }
  s.supply[p]! -= count;
  put();
}

/** Pieces that are neither on the map nor in supply. */
export function readElsewhere(reader: Reader, raw: Raw, s: RootState): void {
  const most = Math.max(...IN_BOX);
  reader.counts(raw['away'], 'away', PIECES, most).forEach((count, p) => {
    if (count > 0)
      takeFromSupply(reader, `away.${PIECES[p]}`, s, p, count, () => {
        s.away[p]! += count;
      });
  });
  reader.counts(raw['coffins'], 'coffins', PIECES, most).forEach((count, p) => {
    if (count > 0)
      takeFromSupply(reader, `coffins.${PIECES[p]}`, s, p, count, () => {
        s.effects.coffins[p]! += count;
      });
  });
}

/** The warriors of the Marquise that wait for Field Hospitals. */
export function readFallen(reader: Reader, raw: unknown, s: RootState): void {
  const path = 'factions.marquise.fallen';
  reader.counts(raw, path, CLEARINGS, IN_BOX[CAT]!).forEach((count, c) => {
    if (count > 0)
      takeFromSupply(reader, `${path}.${CLEARINGS[c]}`, s, CAT, count, () => {
        s.marquise.fallen[c] = count;
      });
  });
}

/** §8.5.3: officers are warriors that are away. */
export function readOfficers(reader: Reader, raw: unknown, s: RootState): void {
  if (raw === undefined) return;
  const path = 'factions.alliance.officers';
  const count = reader.whole(raw, path, 0, IN_BOX[MOUSE_WARRIOR]!);
  takeFromSupply(reader, path, s, MOUSE_WARRIOR, count, () => {
    s.away[MOUSE_WARRIOR]! += count;
    s.alliance.officers = count;
  });
}

/** What no game can lead to: pieces where nothing may be, twins, a keep beside foreign cardboard. */
export function checkBoard(reader: Reader, s: RootState): void {
  const { opposite } = geographyOf(s);
  const bases = [0, 0, 0];
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const path = `clearings.${CLEARINGS[c]}`;
    const here = (p: number): number => s.on[p * CLEARING_COUNT + c] ?? 0;
    for (const p of SINGLE) if (here(p) > 1) reader.note(`${path}.${PIECES[p]}`, 'one-per-clearing');
    if (s.suit[c]! >= 0) bases[s.suit[c]!]! += here(BASE);
    for (let p = 0; p < PIECES.length; p++) {
      if (here(p) === 0) continue;
      // §E.6.2: what stood there was removed, except the pieces of a coalition partner.
      if (s.scorched[c] === 1 && !s.coalition.includes(OWNER[p]!))
        reader.note(`${path}.${PIECES[p]}`, 'scorched', { clearing: CLEARINGS[c]! });
      // §6.2.2: nobody else can have placed anything beside the keep; §13.5.2.II.a-R1: relics are moved.
      if (here(KEEP) > 0 && OWNER[p] !== MARQUISE && isFaction(OWNER[p]!) && IS_CARDBOARD[p] && p !== RELIC)
        reader.note(`${path}.${PIECES[p]}`, 'beside-keep');
    }
    // §15.11.1: by her setup card the keep stands in any homeland.
    if (here(KEEP) > 0 && opposite[c]! < 0 && s.settings.setup === 'standard')
      reader.note(`${path}.keep`, 'keep-in-corner');
    if (s.scorched[c] === 1 && s.ruin[c] === 1 && s.vagabonds.every((v) => v.place < 0))
      reader.note('scorched', 'no-vagabond');
  }
  bases.forEach((count, suit) => {
    if (count > 1) reader.note('clearings', 'one-base-per-suit', { suit: SUITS[suit]! });
  });
}

/** The pieces of every clearing, by name. */
export function writeClearings(s: RootState): Record<string, Record<string, number>> {
  const clearings: Record<string, Record<string, number>> = {};
  CLEARINGS.forEach((name, c) => {
    PIECES.forEach((pieceName, p) => {
      const count = s.on[p * CLEARING_COUNT + c] ?? 0;
      if (count > 0) (clearings[name] ??= {})[pieceName] = count;
    });
  });
  return clearings;
}
