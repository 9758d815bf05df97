import { offerUnless, type Refusal, type Seat, seatMask } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { mayNotBuild, mayNotPlace, place } from '../02-key-terms/pieces.ts';
import { hasPieces, isEnemy, parties } from '../02-key-terms/players.ts';
import type { Collector, Section, Sink } from '../../types.ts';
import { IS_BUILDING, OWNER, type Piece } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import { geographyOf, linksOf, type RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, type Clearing, type Faction, NO_FACTION } from '../../words.ts';
import { isSuit } from '../02-key-terms/suits.ts';
import type { HirelingPlaceFrame, Site } from './frames.ts';

const NOT_EDGE = refusal('O.12', 'not-edge');
const CORNER = refusal('16.1', 'corner-kept-free');
const NOT_RIVER = refusal('2.3', 'no-river');
const NO_FACTION_PIECES = refusal('14.4.3', 'no-faction-pieces');
const DIE_SUIT = refusal('14.7.5', 'die-suit');
const WRONG_SUIT = refusal('14.1.3', 'clearing-suit');
const ALREADY_THERE = refusal('14.3', 'already-there');
const NOT_THERE = refusal('14.3', 'none-there');
const NO_ENEMIES = refusal('14.4.2', 'no-enemies');
const NONE_LEFT = refusal('2.5', 'none-left');

/** True for a clearing on the edge of the map (15.8.3.III, O.12). */
export const isEdge = (s: RootState, c: Clearing): boolean => geographyOf(s).data.edge.includes(c + 1);

/** True for a clearing on the river (2.3). */
export const isOnRiver = (s: RootState, c: Clearing): boolean => geographyOf(s).rivers[c]!.length > 0;

const here = (s: RootState, p: Piece, c: Clearing): boolean => s.on[p * CLEARING_COUNT + c]! > 0;

type Test = (s: RootState, f: HirelingPlaceFrame, c: Clearing) => Refusal<RootLaw> | undefined;

const TESTS: Readonly<Record<Site, Test>> = {
  any: () => undefined,
  // §16.1: in a standard set-up corners are left to the factions that start there.
  'no-corner': (s, _f, c) => (s.settings.setup === 'standard' && geographyOf(s).opposite[c]! >= 0 ? CORNER : undefined),
  edge: (s, _f, c) => (isEdge(s, c) ? undefined : NOT_EDGE),
  'edge-river': (s, _f, c) => (isEdge(s, c) ? (isOnRiver(s, c) ? undefined : NOT_RIVER) : NOT_EDGE),
  // §14.7.5: only the Uprising rolls for its place.
  suit: (s, f, c) => (isSuit(s, c, f.suit) ? undefined : DIE_SUIT),
  'same-suit': (s, f, c) => (!isSuit(s, c, f.suit) ? WRONG_SUIT : here(s, f.piece, c) ? ALREADY_THERE : undefined),
  'own-pieces': (s, f, c) => (hasPieces(s, f.faction, c) ? undefined : NO_FACTION_PIECES),
  without: (s, f, c) => (here(s, f.piece, c) ? ALREADY_THERE : undefined),
  near: (s, f, c) =>
    here(s, f.piece, c) || linksOf(s).paths[c]!.some((near) => here(s, f.piece, near)) ? undefined : NOT_THERE,
  enemies: (s, f, c) =>
    parties(s).some((party) => isEnemy(s, OWNER[f.piece]!, party) && hasPieces(s, party, c)) ? undefined : NO_ENEMIES,
};

interface Placing {
  readonly count?: number;
  readonly times?: number;
  readonly suit?: number;
}

/** A seat places pieces during set-up (14.1.3). */
export function seatPlaces(s: RootState, seat: Seat, piece: Piece, site: Site, how: Placing = {}): HirelingPlaceFrame {
  const { count = 1, times = 1, suit = -1 } = how;
  const faction = s.faction[seat] ?? NO_FACTION;
  return { proc: 'hirelingPlace', step: 'where', got: 0, seat, faction, piece, count, times, site, suit };
}

/** A controller places pieces. */
export const playerPlaces = (
  s: RootState,
  f: Faction,
  piece: Piece,
  site: Site,
  how: Placing = {},
): HirelingPlaceFrame => seatPlaces(s, s.seat[f]!, piece, site, how);

/** §6.2.2, §E.6.2: what keeps a piece from being placed there, besides what its card says. */
export function listSites(s: RootState, f: HirelingPlaceFrame, ask: Collector): void {
  const bars = IS_BUILDING[f.piece] ? mayNotBuild : mayNotPlace;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const no = s.supply[f.piece] === 0 ? NONE_LEFT : (TESTS[f.site](s, f, c) ?? bars(s, f.faction, c));
    offerUnless(ask, verbs.place(c), no, Math.max(0, f.suit));
  }
}

/** Puts the pieces down. */
export function putDown(s: RootState, f: HirelingPlaceFrame, c: Clearing, out: Sink): void {
  place(s, f.piece, c, f.count, out);
  f.times--;
}

export const hirelingPlaceProcedure: Section<HirelingPlaceFrame> = {
  where: {
    kind: 'choice',
    window: 'hireling-place',
    law: '14.3',
    seats: (_s, f) => seatMask(f.seat),
    options(s, f, _seat, ask) {
      if (f.times > 0) listSites(s, f, ask);
    },
    none: () => 'done',
    take(s, f, o, _seat, out) {
      if (o.verb !== 'place') return 'where';
      putDown(s, f, o.clearing, out);
      return f.times > 0 ? 'where' : { done: o.clearing };
    },
  },
};
