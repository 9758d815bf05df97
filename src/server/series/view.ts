import type { RouteResponse, SeriesView } from '../../protocol/index.ts';
import { isOrganiser, maySeeMatchTable } from '../access.ts';
import type { ListedSeries, SeriesLogRow } from '../storage/series-storage.ts';
import type { MatchDoc, SeriesDoc } from './doc.ts';
import { standingsOf } from './standings.ts';

type MatchView = SeriesView['matches'][number];
type Summary = RouteResponse<'seriesList'>['list'][number];
type LogEntry = RouteResponse<'seriesLog'>['entries'][number];

/** A match as a person may see it. A running match shows nothing about its game. */
function matchView(doc: SeriesDoc, match: MatchDoc, person: string | undefined): MatchView {
  const { n, round, group, players, status, opened, deadline, pool, table, result } = match;
  return {
    match: n,
    round,
    ...(group !== undefined && { group }),
    players: [...players],
    status,
    opened,
    deadline,
    ...(pool !== undefined && { pool }),
    ...(maySeeMatchTable(doc, match, person) && { table }),
    ...(result && {
      result: {
        by: result.by,
        points: [...result.points],
        winners: [...result.winners],
        absent: [...result.absent],
        scores: [...result.scores],
        ended: result.ended,
      },
    }),
  };
}

/** A series as one person may see it. Built field by field, because a description contains secrets. */
export function seriesView(id: string, doc: SeriesDoc, person: string | undefined): SeriesView {
  const me = person === undefined ? undefined : doc.players.find((player) => player.person === person);
  return {
    id,
    title: doc.title,
    about: doc.about,
    status: doc.status,
    created: doc.created,
    ...(doc.starts !== undefined && { starts: doc.starts }),
    listed: doc.listed,
    organisers: doc.organisers.map(({ name }) => name),
    yours: isOrganiser(doc, person),
    ...(me && { me: me.n }),
    terms: doc.terms,
    seats: doc.seats,
    format: doc.format,
    players: doc.players.map(({ n, name, status }) => ({ player: n, name, status })),
    rounds: doc.rounds.map(({ n, opened, byes }) => ({ round: n, opened, byes: [...byes] })),
    matches: doc.matches.map((match) => matchView(doc, match, person)),
    standings: standingsOf(doc),
  };
}

/** A series in a list. */
export const summaryView = ({ id, summary }: ListedSeries): Summary => ({
  id,
  ...(JSON.parse(summary) as Omit<Summary, 'id'>),
});

/** A stored line of a series' log as players read it. */
export const logEntryOf = ({ n, at, entry }: SeriesLogRow): LogEntry => ({
  n,
  at,
  ...(JSON.parse(entry) as Omit<LogEntry, 'n' | 'at'>),
});
