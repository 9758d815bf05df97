import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { GAME_RULES } from '../../registry/index.ts';
import { randomJournal } from '../../rootlog/random-game.testkit.ts';
import type { ServerContext } from '../context.ts';
import type { TableDoc } from '../tables/doc.ts';
import type { SeriesDoc } from './doc.ts';
import { exportFile, type ExportInput } from './export.ts';
import { LEAGUE_MATCHES, LEAGUE_PLAYERS, MATCH_FIELDS, PLAYER_FIELDS, readMapping } from './mapping.ts';
import { type MatchRecord, recordOfTable } from './match-record.ts';

const DOCS = resolve(import.meta.dirname, '../../../docs/leagues');
const file = (name: string): unknown => JSON.parse(readFileSync(join(DOCS, name), 'utf8'));

/** A drafted game of Root played at random, and its record. */
async function drafted(): Promise<{ record: MatchRecord; scores: number[] }> {
  const journal = randomJournal([], 80, 11, {
    seats: 4,
    factions: undefined,
    setup: 'advanced',
    deck: 'exiles-partisans',
    pool: ['marquise', 'eyrie', 'alliance', 'vagabond', 'cult'],
  });
  const batches = [{ version: 0, at: 5_000, entries: journal.entries, told: [], digest: '' }];
  const context = {
    games: GAME_RULES,
    storage: { readJournal: () => Promise.resolve(batches) },
    log: { warn: ({ err }: { err: Error }) => expect.fail(err.stack) },
  } as unknown as ServerContext;
  const doc = {
    game: 'root',
    rules: '1',
    settings: journal.settings,
    created: 1_000,
    ended: 3_605_000,
    seats: [{}, {}, {}, {}],
  } as unknown as TableDoc;
  const record = await recordOfTable(context, 'table', doc);
  return { record, scores: [...record.turns.at(-1)!.scores] };
}

function input(record: MatchRecord, scores: number[], more: Partial<SeriesDoc> = {}): ExportInput {
  const doc = {
    title: 'Spring league, first season',
    organisers: [{ person: 'o', name: 'O' }],
    terms: { clock: { kind: 'days', days: 2 }, private: false },
    format: { kind: 'swiss', rounds: 1, points: { win: 1, shared: 0.5, bye: 0 }, tieBreaks: [] },
    players: ['Ann', '=cmd', 'Cat "C"', 'Dan'].map((name, n) => ({ n, person: `p${n}`, name, status: 'in' })),
    rounds: [{ n: 1, opened: 1, byes: [] }],
    matches: [
      {
        n: 0,
        round: 1,
        players: [0, 1, 2, 3],
        table: 'abcdefghijklmnop',
        status: 'over',
        opened: 1_000,
        deadline: 2,
        result: {
          by: 'game',
          points: [1, 0, 0, 0],
          winners: [0],
          absent: [3],
          scores,
          places: [0, 1, 2, 3],
          ended: 3_605_000,
        },
      },
    ],
    ...more,
  } as unknown as SeriesDoc;
  return { doc, records: new Map([[0, record]]), person: undefined, site: 'https://vatra.example.org' };
}

/** The rows of a CSV file as objects. */
function rowsOf(text: string): Record<string, string>[] {
  const lines: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(text.slice(at));
    const plain = /^[^,\r\n]*/.exec(text.slice(at))![0];
    lines.at(-1)!.push(quoted ? quoted[1]!.replaceAll('""', '"') : plain);
    at += quoted ? quoted[0].length : plain.length;
    if (text.startsWith('\r\n', at)) {
      lines.push([]);
      at += 2;
    } else at += 1;
  }
  const [head, ...rest] = lines.filter((line) => line.length > 0);
  return rest.map((line) => Object.fromEntries(head!.map((name, i) => [name, line[i]!])));
}

test('the record of a drafted game: factions, the one that nobody drafted, character, order, scores by turn', async () => {
  const { record } = await drafted();
  const pool = ['marquise', 'eyrie', 'alliance', 'vagabond', 'cult'];
  expect(new Set([...record.factions, record.undrafted])).toEqual(new Set(pool));
  expect([...record.order].sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  expect(record).toMatchObject({ map: 'autumn', deck: 'exiles-partisans', setup: 'advanced', begun: 5_000 });
  const vagabond = record.factions.indexOf('vagabond');
  expect(record.characters.map((character) => character !== '')).toEqual([0, 1, 2, 3].map((seat) => seat === vagabond));
  expect(record.turns.length).toBeGreaterThan(20);
  expect(record.turns.map(({ turn }) => turn)).toEqual(record.turns.map((_, i) => i + 1));
  expect(new Set(record.turns.map(({ seat }) => seat)).size).toBe(4);
});

test.each([
  ['league-players', 4],
  ['league-matches', 1],
] as const)('%s is as its schema says', async (format, rows) => {
  const { record, scores } = await drafted();
  const { text } = exportFile(input(record, scores), { format });
  const found = rowsOf(text);
  expect(found).toHaveLength(rows);
  const schema = Compile(file(`${format}.schema.json`) as never);
  for (const row of found) expect([...schema.Errors(row)]).toEqual([]);
  // Names that a spreadsheet would run are text, and quotes survive.
  expect(text).toContain("'=cmd");
  expect(text).toContain('"Cat ""C"""');
});

test('the mapping files in the documents are those of the two leagues, and an own one is read and checked', async () => {
  expect(file('league-players.json')).toEqual(LEAGUE_PLAYERS);
  expect(file('league-matches.json')).toEqual(LEAGUE_MATCHES);
  const { record, scores } = await drafted();
  const mapping = {
    rows: 'player',
    columns: [
      { name: 'Wer', field: 'player' },
      { name: 'Wie', field: 'scoresByTurn' },
    ],
  };
  const [row] = rowsOf(exportFile(input(record, scores), { format: 'own', mapping }).text);
  expect(row!['Wie']!.split(' ')).toHaveLength(record.turns.length);
  for (const wrong of [undefined, {}, { rows: 'player', columns: [{ name: 'x', field: '__proto__' }] }, { rows: 'x' }])
    expect(() => readMapping(wrong)).toThrow('bad-mapping');
  expect(() => readMapping({ ...mapping, more: 'x'.repeat(20_000) })).toThrow('bad-mapping');
});

test('the page about leagues names every column of both formats and every field', () => {
  const page = readFileSync(resolve(DOCS, '../leagues.md'), 'utf8');
  const columns = [...LEAGUE_PLAYERS.columns, ...LEAGUE_MATCHES.columns].map(({ name }) =>
    name.replace(/^(First|Second|Third|Fourth) /, 'Nth '),
  );
  for (const name of [...columns, ...MATCH_FIELDS, ...PLAYER_FIELDS]) expect(page).toContain(`\`${name}\``);
});

test('a private table tells its record to its players and the organisers only', async () => {
  const { record, scores } = await drafted();
  const hidden = input(record, scores, { terms: { clock: { kind: 'none' }, private: true } as never });
  const told = (person: string | undefined): boolean =>
    exportFile({ ...hidden, person }, { format: 'matches-json' }).text.includes('marquise');
  expect([told('o'), told('p2'), told('stranger'), told(undefined)]).toEqual([true, true, false, false]);
  const { text } = exportFile(hidden, { format: 'matches-csv' });
  expect(text).not.toContain('abcdefghijklmnop');
  expect(text).toContain('Ann');
});
