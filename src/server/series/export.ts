import type { RouteRequest, SeriesStanding } from '../../protocol/index.ts';
import { mayReadMatchRecord, maySeeMatchTable } from '../access.ts';
import type { MatchDoc, SeriesDoc } from './doc.ts';
import { LEAGUE_MATCHES, LEAGUE_PLAYERS, type Mapping, MATCH_FIELDS, readMapping } from './mapping.ts';
import type { MatchRecord } from './match-record.ts';
import { countedMatches, standingsOf } from './standings.ts';

type Wish = RouteRequest<'exportSeries'>['body'];

/** What an export is made of: the series, the records of its matches as far as the reader may see them. */
export interface ExportInput {
  readonly doc: SeriesDoc;
  readonly records: ReadonlyMap<number, MatchRecord>;
  /** Who asks; undefined: a visitor without a key. */
  readonly person: string | undefined;
  /** The address of the site, for links to tables; empty: not configured. */
  readonly site: string;
}

const MINUTE_MS = 60_000;

/** Text of a spreadsheet begins a formula with these. */
const FORMULA = /^[=+\-@\t\r]/;

/** A field of a CSV file. Text that a spreadsheet would run as a formula gets an apostrophe in front. */
function csvField(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('');

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
const nameOf = (doc: SeriesDoc, player: number): string => doc.players[player]?.name ?? '';

/** A match in the general form of exports. The record is left out where the reader may not see it. */
interface ExportMatch {
  readonly match: number;
  readonly round: number;
  readonly group?: number;
  readonly table?: string;
  readonly by: string;
  readonly begun: number;
  readonly ended: number;
  readonly timing: string;
  readonly record?: Omit<
    MatchRecord,
    'begun' | 'ended' | 'order' | 'factions' | 'characters' | 'dominance' | 'coalition'
  >;
  readonly players: readonly {
    readonly seat: number;
    readonly player: string;
    readonly points: number;
    readonly score: number;
    /** 1 is the first; 0: none. */
    readonly place: number;
    readonly won: boolean;
    readonly absent: boolean;
    /** 1 begins. */
    readonly order?: number;
    readonly faction?: string;
    readonly character?: string;
    readonly dominance?: string;
    /** The name of the partner. */
    readonly coalition?: string;
  }[];
}

function exportMatch({ doc, records, person }: ExportInput, match: MatchDoc): ExportMatch {
  const result = match.result!;
  const record = mayReadMatchRecord(doc, match, person) ? records.get(match.n) : undefined;
  const players = match.players.map((player, seat) => ({
    seat: seat + 1,
    player: nameOf(doc, player),
    points: result.points[seat] ?? 0,
    score: result.scores[seat] ?? 0,
    place: (result.places[seat] ?? -1) + 1,
    won: result.winners.includes(seat),
    absent: result.absent.includes(seat),
    ...(record && {
      order: (record.order[seat] ?? seat) + 1,
      faction: record.factions[seat] ?? '',
      character: record.characters[seat] ?? '',
      dominance: record.dominance[seat] ?? '',
      coalition: (record.coalition[seat] ?? -1) < 0 ? '' : nameOf(doc, match.players[record.coalition[seat]!]!),
    }),
  }));
  return {
    match: match.n + 1,
    round: match.round,
    ...(match.group !== undefined && { group: match.group + 1 }),
    ...(maySeeMatchTable(doc, match, person) && { table: match.table }),
    by: result.by,
    begun: record?.begun ?? match.opened,
    ended: result.ended,
    timing: doc.terms.clock.kind,
    ...(record && {
      record: {
        game: record.game,
        rules: record.rules,
        map: record.map,
        deck: record.deck,
        setup: record.setup,
        suitsDealt: record.suitsDealt,
        undrafted: record.undrafted,
        turns: record.turns,
      },
    }),
    players,
  };
}

/** The value of a column for a match, and for one of its players where the column is about one. */
function valueOf(
  { doc, site }: ExportInput,
  match: ExportMatch,
  player: ExportMatch['players'][number] | undefined,
  field: Mapping['columns'][number]['field'],
  text: string,
): string | number {
  const { record } = match;
  const turns = (seat: number): string => (record?.turns ?? []).map(({ scores }) => scores[seat - 1] ?? 0).join(' ');
  const victory = player?.coalition ? 'coalition' : player?.dominance ? 'dominance' : 'points';
  switch (field) {
    case 'constant':
      return text;
    case 'series':
      return doc.title;
    case 'match':
    case 'round':
    case 'by':
    case 'timing':
      return match[field];
    case 'group':
      return match.group ?? '';
    case 'table':
      return match.table === undefined ? '' : site === '' ? match.table : `${site}/table/${match.table}`;
    case 'begun':
    case 'ended':
      return dateOf(match[field]);
    case 'minutes':
      return Math.round((match.ended - match.begun) / MINUTE_MS);
    case 'suits':
      return record ? (record.suitsDealt ? 'dealt' : 'printed') : '';
    case 'game':
    case 'map':
    case 'deck':
    case 'setup':
    case 'undrafted':
      return record?.[field] ?? '';
    case 'turns':
      return record?.turns.length ?? '';
    case 'winners':
      return match.players
        .filter(({ won }) => won)
        .map((each) => each.player)
        .join(' + ');
    case 'won':
    case 'absent':
      return player?.[field] ? 'yes' : 'no';
    case 'victory':
      return victory;
    case 'scoreOrVictory': {
      if (player?.coalition) {
        const partner = match.players.find((each) => each.player === player.coalition);
        return `Coalition w/${partner?.faction ?? ''}`;
      }
      return player?.dominance ? `${SUIT_WORDS[player.dominance] ?? player.dominance} Dom` : (player?.score ?? '');
    }
    case 'scoresByTurn':
      return player ? turns(player.seat) : '';
    default:
      return player?.[field] ?? '';
  }
}

/** How the results form of the league names the suits of dominance cards. */
const SUIT_WORDS: Readonly<Record<string, string>> = { bird: 'Bird', fox: 'Fox', mouse: 'Mouse', rabbit: 'Bunny' };

const isMatchField = (field: string): boolean => (MATCH_FIELDS as readonly string[]).includes(field);

/** Rows of records as a mapping wants them. */
export function mappedRows(input: ExportInput, mapping: Mapping): (string | number)[][] {
  const matches = countedMatches(input.doc)
    .map((match) => exportMatch(input, match))
    .filter(({ players }) => mapping.players === undefined || players.length === mapping.players);
  const row = (match: ExportMatch, about?: ExportMatch['players'][number]): (string | number)[] => {
    const inOrder = match.players.slice().sort((a, b) => (a.order ?? a.seat) - (b.order ?? b.seat));
    return mapping.columns.map(({ field, player, text = '', words }) => {
      const who = player === undefined ? about : inOrder[player - 1];
      const value = valueOf(input, match, isMatchField(field) ? undefined : who, field, text);
      const known = words ?? mapping.words?.[field];
      const label = known && Object.hasOwn(known, String(value)) ? known[String(value)]! : value;
      if (field === 'faction' && who?.character) return `${label} (${capital(who.character)})`;
      if (field === 'scoreOrVictory' && who?.coalition) {
        const partner = match.players.find((each) => each.player === who.coalition)?.faction ?? '';
        return `Coalition w/${mapping.words?.['faction']?.[partner] ?? partner}`;
      }
      return label;
    });
  };
  const body = matches.flatMap((match) =>
    mapping.rows === 'match' ? [row(match)] : match.players.map((player) => row(match, player)),
  );
  return [mapping.columns.map(({ name }) => name), ...body];
}

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

const STANDING_COLUMNS = [
  'rank',
  'group',
  'player',
  'points',
  'played',
  'wins',
  'byes',
  'opponents',
  'scores',
] as const;

const standingRow = (
  doc: SeriesDoc,
  row: SeriesStanding,
): Record<(typeof STANDING_COLUMNS)[number], string | number> => ({
  rank: row.rank,
  group: row.group === undefined ? '' : row.group + 1,
  player: nameOf(doc, row.player),
  points: row.points,
  played: row.played,
  wins: row.wins,
  byes: row.byes,
  opponents: row.opponents,
  scores: row.scores,
});

/** One row per player of a match with everything a row can hold. */
const ALL_COLUMNS: Mapping = {
  rows: 'player',
  columns: (
    [
      ...(['match', 'round', 'group', 'table', 'begun', 'ended', 'minutes', 'timing', 'by', 'game', 'map'] as const),
      ...(['deck', 'setup', 'suits', 'undrafted', 'turns', 'seat', 'order', 'player', 'faction', 'character'] as const),
      ...(['score', 'points', 'place', 'won', 'absent', 'dominance', 'coalition', 'scoresByTurn'] as const),
    ] as const
  ).map((field) => ({ name: field, field })),
};

/** A file of a series. */
export function exportFile(input: ExportInput, { format, mapping }: Wish): { name: string; text: string } {
  const { doc } = input;
  const json = (value: object): string => `${JSON.stringify(value, undefined, 1)}\n`;
  const standings = standingsOf(doc).map((row) => standingRow(doc, row));
  switch (format) {
    case 'standings-csv':
      return {
        name: 'standings.csv',
        text: csv([[...STANDING_COLUMNS], ...standings.map((row) => STANDING_COLUMNS.map((column) => row[column]))]),
      };
    case 'standings-json':
      return { name: 'standings.json', text: json({ series: doc.title, standings }) };
    case 'matches-csv':
      return { name: 'matches.csv', text: csv(mappedRows(input, ALL_COLUMNS)) };
    case 'matches-json': {
      const matches = countedMatches(doc).map((match) => exportMatch(input, match));
      const byes = doc.rounds.map(({ n, byes: without }) => ({
        round: n,
        players: without.map((player) => nameOf(doc, player)),
      }));
      return { name: 'matches.json', text: json({ series: doc.title, format: doc.format, byes, matches }) };
    }
    case 'league-players':
      return { name: 'league-players.csv', text: csv(mappedRows(input, LEAGUE_PLAYERS)) };
    case 'league-matches':
      return { name: 'league-matches.csv', text: csv(mappedRows(input, LEAGUE_MATCHES)) };
    case 'own':
      return { name: 'export.csv', text: csv(mappedRows(input, readMapping(mapping))) };
  }
}
