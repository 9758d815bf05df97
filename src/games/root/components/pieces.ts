import {
  ALLIANCE,
  CULT,
  EYRIE,
  hireling,
  HUNDREDS,
  isFaction,
  KEEPERS,
  MARQUISE,
  PARTIES,
  type Party,
  RIVERFOLK,
} from '../words.ts';

/** What a piece counts as (2.5); only hirelings have pawns that stand in clearings. */
export type PieceClass = 'warrior' | 'building' | 'token' | 'pawn';

interface PieceData {
  readonly id: string;
  readonly owner: Party;
  readonly class: PieceClass;
  /** How many the box holds (B.1, B.2). */
  readonly count: number;
  readonly hired?: true;
}

/** §B.1.2, §B.1.3, §B.2.2, §B.2.3: what the boxes hold; §6.3.1, §7.3.1, §8.3.1, §8.3.2, §8.3.3: what is each faction's. */
const PIECE_DATA = [
  { id: 'cat', owner: MARQUISE, class: 'warrior', count: 25 },
  { id: 'sawmill', owner: MARQUISE, class: 'building', count: 6 },
  { id: 'workshop', owner: MARQUISE, class: 'building', count: 6 },
  { id: 'recruiter', owner: MARQUISE, class: 'building', count: 6 },
  { id: 'keep', owner: MARQUISE, class: 'token', count: 1 },
  { id: 'wood', owner: MARQUISE, class: 'token', count: 8 },
  { id: 'hawk', owner: EYRIE, class: 'warrior', count: 20 },
  { id: 'roost', owner: EYRIE, class: 'building', count: 7 },
  { id: 'mouse', owner: ALLIANCE, class: 'warrior', count: 10 },
  { id: 'base', owner: ALLIANCE, class: 'building', count: 3 },
  { id: 'sympathy', owner: ALLIANCE, class: 'token', count: 10 },
  { id: 'lizard', owner: CULT, class: 'warrior', count: 25 },
  { id: 'garden', owner: CULT, class: 'building', count: 15 },
  { id: 'otter', owner: RIVERFOLK, class: 'warrior', count: 15 },
  { id: 'tradepost', owner: RIVERFOLK, class: 'token', count: 9 },
  { id: 'rat', owner: HUNDREDS, class: 'warrior', count: 20 },
  { id: 'warlord', owner: HUNDREDS, class: 'warrior', count: 1 },
  { id: 'stronghold', owner: HUNDREDS, class: 'building', count: 6 },
  { id: 'mob', owner: HUNDREDS, class: 'token', count: 5 },
  { id: 'badger', owner: KEEPERS, class: 'warrior', count: 15 },
  { id: 'waystation', owner: KEEPERS, class: 'building', count: 3 },
  { id: 'relic', owner: KEEPERS, class: 'token', count: 12 },
  { id: 'patrol', owner: hireling('forest-patrol'), class: 'warrior', count: 12, hired: true },
  { id: 'dynasty', owner: hireling('last-dynasty'), class: 'warrior', count: 5, hired: true },
  { id: 'uprising', owner: hireling('spring-uprising'), class: 'warrior', count: 4, hired: true },
  { id: 'flotilla', owner: hireling('riverfolk-flotilla'), class: 'pawn', count: 1, hired: true },
  { id: 'prophet', owner: hireling('warm-sun-prophets'), class: 'warrior', count: 4, hired: true },
  { id: 'bandit', owner: hireling('highway-bandits'), class: 'warrior', count: 4, hired: true },
  { id: 'expedition', owner: hireling('sunward-expedition'), class: 'warrior', count: 8, hired: true },
  { id: 'foothold', owner: hireling('sunward-expedition'), class: 'token', count: 3, hired: true },
  { id: 'spy', owner: hireling('corvid-spies'), class: 'warrior', count: 6, hired: true },
  { id: 'protector', owner: hireling('furious-protector'), class: 'pawn', count: 1, hired: true },
  { id: 'bearer', owner: hireling('flame-bearers'), class: 'warrior', count: 6, hired: true },
  { id: 'vault-keeper', owner: hireling('vault-keepers'), class: 'warrior', count: 6, hired: true },
  { id: 'vault', owner: hireling('vault-keepers'), class: 'building', count: 6, hired: true },
  { id: 'band', owner: hireling('popular-band'), class: 'warrior', count: 5, hired: true },
] as const satisfies readonly PieceData[];

/** The kinds of pieces that can stand in a clearing, by number. Pawns, items and ruins are no such pieces. */
export const PIECES = PIECE_DATA.map((p) => p.id);
/** The name of a kind of piece. */
export type PieceName = (typeof PIECE_DATA)[number]['id'];
/** The name of a kind of piece that belongs to hirelings. */
export type HiredPieceName = Extract<(typeof PIECE_DATA)[number], { hired: true }>['id'];
/** A kind of piece by number. */
export type Piece = number;
/** How many kinds there are, those of hirelings last. */
export const PIECE_COUNT = PIECE_DATA.length;
/** How many kinds a table without hirelings has. */
export const FACTION_PIECE_COUNT = PIECE_DATA.filter((p) => isFaction(p.owner)).length;

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
export const IS_CRAFTING: readonly boolean[] = PIECE_DATA.map((p) =>
  ['workshop', 'roost', 'sympathy', 'garden', 'stronghold', 'waystation'].includes(p.id),
);
/** True for what scores a point when an enemy removes it: buildings and tokens (3.2.1). */
export const IS_CARDBOARD: readonly boolean[] = PIECE_DATA.map((p) => p.class === 'building' || p.class === 'token');

/** The kinds of each party, warriors first. */
export const PIECES_OF: readonly (readonly Piece[])[] = PARTIES.map((_, f) =>
  OWNER.flatMap((owner, p) => (owner === f ? [p] : [])),
);
/** The common warrior of each party, -1 where it has none. */
export const WARRIOR_OF: readonly Piece[] = PIECES_OF.map((list) => list.find((p) => IS_WARRIOR[p]) ?? -1);
