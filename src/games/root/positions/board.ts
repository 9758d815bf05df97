import { withValue, withAdded } from '../../../kernel/index.ts';
import { IN_BOX, OWNER, PIECES, SINGLE_PIECES } from '../components/pieces.ts';
import { slotsOf } from '../rules/21-landmarks/treetop.ts';
import { setDown } from '../rules/02-key-terms/pieces.ts';
import { geographyOf, type RootState } from '../state.ts';
import { CLEARING_COUNT, CLEARINGS, isFaction, PARTIES, type Party, SUITS } from '../words.ts';
import type { Raw, Reader } from '../../../kernel/index.ts';

/** Four clearings of each suit (C.1). */
const OF_EACH_SUIT = 4;

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
    else s.suit = withValue(s.suit, c, suit);
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
    s.ruin = withValue(s.ruin, c, 1);
    s.open = withAdded(s.open, c, -1);
  }
}

/** §19.1, §21.2: whether the table has the Ferry: by its map, or among its landmarks. */
const mayHaveFerry = (s: RootState): boolean => s.ferry >= 0 || s.settings.landmarkPool.includes('ferry');

/** §19.5: where the Ferry is, and whether it was used in this turn. */
export function readFerry(reader: Reader, raw: Raw, s: RootState): void {
  if (raw['ferry'] !== undefined) {
    const c = reader.name(raw['ferry'], 'ferry', CLEARINGS);
    if (!mayHaveFerry(s) || (c >= 0 && geographyOf(s).rivers[c]!.length === 0)) reader.note('ferry', 'no-ferry-there');
    else if (c >= 0) s.ferry = c;
  }
  if (raw['ferried'] !== undefined) s.ferried = reader.flag(raw['ferried'], 'ferried') ? 1 : 0;
}

/** The names of the paths that can be closed. */
const closedPathNames = (s: RootState): string[] =>
  geographyOf(s).closedPaths.map(([a, b]) => `${CLEARINGS[a]}-${CLEARINGS[b]}`);

/** §20.2, §20.3: the closed paths that were cleared, and whether one was in this turn. */
export function readClosedPaths(reader: Reader, raw: Raw, s: RootState): void {
  for (const path of reader.distinct(raw['clearedPaths'], 'clearedPaths', closedPathNames(s))) s.closed &= ~(1 << path);
  if (raw['pathCleared'] !== undefined) s.cleared = reader.flag(raw['pathCleared'], 'pathCleared') ? 1 : 0;
}

/** The closed paths that were cleared, by name. */
export const writeClearedPaths = (s: RootState): string[] =>
  closedPathNames(s).filter((_, path) => (s.closed & (1 << path)) === 0);

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
    if (s.open[c]! < 0) reader.note(path, 'slots', { slots: slotsOf(s, c), buildings: -s.open[c]! });
  }
}

/** Takes pieces out of the box for some place, if there are enough. */
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
        s.away = withAdded(s.away, p, count);
      });
  });
  reader.counts(raw['coffins'], 'coffins', PIECES, most).forEach((count, p) => {
    if (count > 0)
      takeFromSupply(reader, `coffins.${PIECES[p]}`, s, p, count, () => {
        s.effects.coffins = withAdded(s.effects.coffins, p, count);
      });
  });
}

/** What no game can lead to: two of what stands alone, pieces where nothing may be. */
export function checkBoard(reader: Reader, s: RootState): void {
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const path = `clearings.${CLEARINGS[c]}`;
    const here = (p: number): number => s.on[p * CLEARING_COUNT + c] ?? 0;
    for (const p of SINGLE_PIECES) if (here(p) > 1) reader.note(`${path}.${PIECES[p]}`, 'one-per-clearing');
    // §E.6.2: what stood there was removed, except the pieces of a coalition partner.
    if (s.scorched[c] === 1)
      for (let p = 0; p < PIECES.length; p++)
        if (here(p) > 0 && !s.coalition.includes(OWNER[p]!))
          reader.note(`${path}.${PIECES[p]}`, 'scorched', { clearing: CLEARINGS[c]! });
    if (s.scorched[c] === 1 && s.ruin[c] === 1 && s.vagabonds.every((v) => v.place < 0))
      reader.note('scorched', 'no-vagabond');
  }
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
