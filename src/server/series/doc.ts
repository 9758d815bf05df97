import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { RouteRequest, SeriesSummary } from '../../protocol/index.ts';
import type { SeriesIndex } from '../storage/series-storage.ts';
import { DELETED_PERSON } from '../tables/doc.ts';

type NewSeries = RouteRequest<'newSeries'>['body'];
/** The terms of every table of a series; the settings are as the game parsed them. */
export type SeriesTerms = NewSeries['terms'];
/** How a series is played. */
export type SeriesFormat = NewSeries['format'];

/** Somebody who organises a series. */
export interface OrganiserDoc {
  readonly person: string;
  readonly name: string;
}

/** A player; `n` is the place in the list and never changes. */
export interface PlayerDoc {
  readonly n: number;
  readonly person: string;
  readonly name: string;
  /** The displayed rating at registration. */
  readonly rating: number;
  readonly status: 'in' | 'reserve' | 'out';
  /** The group, from 0. */
  readonly group?: number;
}

/** How a match ended. Lists are by seat. */
export interface ResultDoc {
  readonly by: 'game' | 'deadline' | 'organiser';
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly absent: readonly number[];
  readonly scores: readonly number[];
  /** Places in the game, 0 is the first; -1: none. */
  readonly places: readonly number[];
  readonly ended: number;
}

/** A match: some players at one table. */
export interface MatchDoc {
  readonly n: number;
  readonly round: number;
  readonly group?: number;
  /** Players by seat. */
  readonly players: readonly number[];
  readonly table: string;
  readonly status: 'playing' | 'over' | 'void';
  readonly opened: number;
  readonly deadline: number;
  readonly pool?: string;
  readonly result?: ResultDoc;
  /** Seats whose person at the table must still be changed: a substitute came. */
  readonly reseat?: readonly number[];
}

/** A round of a series: its number, when it was opened, and the players without a table. */
export interface RoundDoc {
  readonly n: number;
  readonly opened: number;
  /** Players without a table in this round. */
  readonly byes: readonly number[];
}

/** A series as it is stored. */
export interface SeriesDoc {
  readonly title: string;
  readonly about: string;
  readonly status: 'registration' | 'playing' | 'over' | 'cancelled';
  readonly created: number;
  readonly starts?: number;
  readonly listed: boolean;
  /** The hash of an invitation. */
  readonly invite?: string;
  readonly organisers: readonly OrganiserDoc[];
  readonly terms: SeriesTerms;
  /** Seats of a table. */
  readonly seats: number;
  readonly format: SeriesFormat;
  readonly players: readonly PlayerDoc[];
  readonly rounds: readonly RoundDoc[];
  readonly matches: readonly MatchDoc[];
  /** Lines of the log so far. */
  readonly logged: number;
}

const isDoc = Compile(
  Type.Object({
    title: Type.String(),
    status: Type.String(),
    seats: Type.Number(),
    organisers: Type.Array(Type.Object({ person: Type.String() })),
    terms: Type.Object({ game: Type.String() }),
    format: Type.Object({ kind: Type.String() }),
    players: Type.Array(Type.Object({ n: Type.Number(), person: Type.String() })),
    rounds: Type.Array(Type.Object({ n: Type.Number() })),
    matches: Type.Array(Type.Object({ n: Type.Number(), table: Type.String() })),
    logged: Type.Number(),
  }),
);

/** Parses a stored series; undefined: the row is damaged. */
export function readSeriesDoc(text: string): SeriesDoc | undefined {
  try {
    const doc: unknown = JSON.parse(text);
    return isDoc.Check(doc) ? (doc as unknown as SeriesDoc) : undefined;
  } catch {
    return undefined;
  }
}

/** When the series must act next without a request, in ms since 1970; undefined: never. */
function dueOf(doc: SeriesDoc): number | undefined {
  if (doc.status === 'registration') return doc.starts;
  if (doc.status !== 'playing') return undefined;
  if (doc.matches.some(({ reseat }) => reseat !== undefined)) return 0;
  const open = doc.matches.filter(({ status }) => status === 'playing').map(({ deadline }) => deadline);
  return open.length > 0 ? Math.min(...open) : undefined;
}

/** Rounds of the whole series; 0: not known before the end. */
export const roundsOf = ({ kind, rounds }: SeriesFormat): number => (kind === 'knockout' ? 0 : rounds);

/** What lists show of a series. */
const summaryOf = (doc: SeriesDoc): Omit<SeriesSummary, 'id'> => ({
  title: doc.title,
  game: doc.terms.game,
  kind: doc.format.kind,
  status: doc.status,
  created: doc.created,
  players: doc.players.filter(({ status }) => status === 'in').length,
  most: doc.format.most,
  seats: doc.seats,
  round: doc.rounds.length,
  rounds: roundsOf(doc.format),
  ...(doc.starts !== undefined && { starts: doc.starts }),
});

/** The index row of a series. */
export const seriesIndexOf = (doc: SeriesDoc): SeriesIndex => ({
  status: doc.status,
  listed: doc.listed,
  game: doc.terms.game,
  due: dueOf(doc),
  summary: JSON.stringify(summaryOf(doc)),
  people: [...doc.organisers, ...doc.players].map(({ person }) => person).filter((person) => person !== DELETED_PERSON),
});

/** True when the match is being played. */
export const isBeingPlayed = ({ status }: MatchDoc): boolean => status === 'playing';

/** The series with one match changed. */
export const withMatch = (doc: SeriesDoc, match: MatchDoc): SeriesDoc => ({
  ...doc,
  matches: doc.matches.map((each) => (each.n === match.n ? match : each)),
});
