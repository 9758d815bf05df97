import type { FactionPiece } from '../factions/faction-data.ts';
import { DATA_OF, type FactionPieceName } from '../factions/data.ts';
import { FIRST_FACTION_COUNT, hireling, PARTIES, type Party } from '../words.ts';
import type { Id } from '../../../kernel/index.ts';

interface PieceData extends FactionPiece {
  readonly owner: Party;
}

/** §B.2.2, §B.2.3: the pieces of hirelings. */
const HIRED_PIECES = [
  { id: 'patrol', owner: hireling('forest-patrol'), class: 'warrior', count: 12 },
  { id: 'dynasty', owner: hireling('last-dynasty'), class: 'warrior', count: 5 },
  { id: 'uprising', owner: hireling('spring-uprising'), class: 'warrior', count: 4 },
  { id: 'flotilla', owner: hireling('riverfolk-flotilla'), class: 'pawn', count: 1 },
  { id: 'prophet', owner: hireling('warm-sun-prophets'), class: 'warrior', count: 4 },
  { id: 'bandit', owner: hireling('highway-bandits'), class: 'warrior', count: 4 },
  { id: 'expedition', owner: hireling('sunward-expedition'), class: 'warrior', count: 8 },
  { id: 'foothold', owner: hireling('sunward-expedition'), class: 'token', count: 3 },
  { id: 'spy', owner: hireling('corvid-spies'), class: 'warrior', count: 6 },
  { id: 'protector', owner: hireling('furious-protector'), class: 'pawn', count: 1 },
  { id: 'bearer', owner: hireling('flame-bearers'), class: 'warrior', count: 6 },
  { id: 'vault-keeper', owner: hireling('vault-keepers'), class: 'warrior', count: 6 },
  { id: 'vault', owner: hireling('vault-keepers'), class: 'building', count: 6 },
  { id: 'band', owner: hireling('popular-band'), class: 'warrior', count: 5 },
] as const satisfies readonly PieceData[];

const FACTION_PIECES: readonly PieceData[] = DATA_OF.flatMap(({ pieces }, owner) =>
  pieces.map((piece) => ({ ...piece, owner })),
);
const isEarly = ({ owner }: PieceData): boolean => owner < FIRST_FACTION_COUNT;

/**
 * §B.1.2, §B.1.3, §B.2.2, §B.2.3: what the boxes hold: the pieces of the first factions in their order, those of hirelings, then
 * those of later factions.
 */
const PIECE_DATA: readonly PieceData[] = [
  ...FACTION_PIECES.filter(isEarly),
  ...HIRED_PIECES,
  ...FACTION_PIECES.filter((piece) => !isEarly(piece)),
];

/** The kinds of pieces that can stand in a clearing, by number. Pawns, items and ruins are no such pieces. */
export const PIECES = PIECE_DATA.map((p) => p.id as PieceName);
/** The name of a kind of piece that belongs to hirelings. */
export type HiredPieceName = (typeof HIRED_PIECES)[number]['id'];
/** The name of a kind of piece. */
export type PieceName = FactionPieceName | HiredPieceName;
/** A kind of piece by number. */
export type Piece = Id<'piece'>;
/** How many kinds there are. */
export const PIECE_COUNT = PIECE_DATA.length;
/** How many kinds the first factions have. */
const FIRST_PIECE_COUNT = FACTION_PIECES.filter(isEarly).length;
/** How many kinds a table counts: those of hirelings and of later factions only where they can be there. */
export const pieceKinds = (hasHirelings: boolean, hasLaterFactions: boolean): number =>
  hasLaterFactions ? PIECE_COUNT : hasHirelings ? FIRST_PIECE_COUNT + HIRED_PIECES.length : FIRST_PIECE_COUNT;

/** The number of a kind of piece. */
export const piece = (name: PieceName): Piece => PIECES.indexOf(name);

/** Pieces by number. */
export const CAT = piece('cat');
export const SAWMILL = piece('sawmill');
export const WORKSHOP = piece('workshop');
export const RECRUITER = piece('recruiter');
export const KEEP = piece('keep');
export const WOOD = piece('wood');
export const HAWK = piece('hawk');
export const ROOST = piece('roost');
export const MOUSE_WARRIOR = piece('mouse');
export const BASE = piece('base');
export const SYMPATHY = piece('sympathy');
export const LIZARD = piece('lizard');
export const GARDEN = piece('garden');
export const OTTER = piece('otter');
export const TRADE_POST = piece('tradepost');
export const RAT = piece('rat');
export const WARLORD = piece('warlord');
export const STRONGHOLD = piece('stronghold');
export const MOB = piece('mob');
export const BADGER = piece('badger');
export const WAYSTATION = piece('waystation');
export const RELIC = piece('relic');
export const MOLE = piece('mole');
export const TUNNEL = piece('tunnel');
export const CITADEL = piece('citadel');
export const MARKET = piece('market');
export const RAVEN = piece('raven');
export const PLOT = piece('plot');

/** The owner of each kind; §O.7: it never changes. */
export const OWNER: readonly Party[] = PIECE_DATA.map((p) => p.owner);
/** How many of each kind the box holds. */
export const IN_BOX: readonly number[] = PIECE_DATA.map((p) => p.count);
/** True for warriors. */
export const IS_WARRIOR: readonly boolean[] = PIECE_DATA.map((p) => p.class === 'warrior');
/** True for buildings. */
export const IS_BUILDING: readonly boolean[] = PIECE_DATA.map((p) => p.class === 'building');
/** True for what counts for rule: warriors and buildings (2.8). */
export const COUNTS_FOR_RULE: readonly boolean[] = PIECE_DATA.map(
  (p) => p.class === 'warrior' || p.class === 'building',
);
/** §4.1.1-R1: true for what crafts by the suit of its clearing. */
export const IS_CRAFTING: readonly boolean[] = PIECE_DATA.map((p) => p.crafts === true);
/** True for what scores a point when an enemy removes it: buildings and tokens (3.2.1). */
export const IS_CARDBOARD: readonly boolean[] = PIECE_DATA.map((p) => p.class === 'building' || p.class === 'token');

/** The kinds of each party, warriors first. */
export const PIECES_OF: readonly (readonly Piece[])[] = PARTIES.map((_, f) =>
  OWNER.flatMap((owner, p) => (owner === f ? [p] : [])),
);
/** The kinds of each party that do not count for rule. */
export const UNCOUNTED_PIECES: readonly (readonly Piece[])[] = PIECES_OF.map((list) =>
  list.filter((p) => !COUNTS_FOR_RULE[p]),
);
/** The common warrior of each party, -1 where it has none. */
export const WARRIOR_OF: readonly Piece[] = PIECES_OF.map((list) => list.find((p) => IS_WARRIOR[p]) ?? -1);
/** §4.1.1-R1, §17.0.3: what each party crafts with on the map; none where it is something else. */
export const CRAFTING_PIECES: readonly (readonly Piece[])[] = PIECES_OF.map((list) =>
  list.filter((p) => IS_CRAFTING[p]),
);
/** The kinds of which a clearing holds one at most. */
export const SINGLE_PIECES: readonly Piece[] = PIECE_DATA.flatMap((p, i) => (p.single ? [i] : []));
/** §16.1: what marks a corner as somebody's starting corner while factions set up. */
export const CORNER_MARKS: readonly Piece[] = PIECE_DATA.flatMap((p, i) => (p.marksCorner ? [i] : []));
