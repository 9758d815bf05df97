import type { ScythiaEvent } from '../../games/scythia/events.ts';
import type { ScythiaGame } from '../../games/scythia/index.ts';
import type { ScythiaState } from '../../games/scythia/state.ts';
import type { Balance, GameStats, StatsCollector } from '../balance.ts';
import { meanText, shareText, tableOf } from '../balance-text.ts';

const CHIEFS = ['trader', 'lookout', 'huntsman', 'outrider'];
const SEATS = [2, 3, 4];
const tableName = (seats: number): string => `${seats}p`;

/** So few raid spots or quests left trigger the end (§S-11.1). */
const FEW = 2;

/** The events that are counted, of all seats. */
const COUNTED = ['raid', 'quest-completed', 'killed', 'chief-raid'];

function ledger(heroes: readonly string[]): StatsCollector {
  const counts: Record<string, number> = {};
  const sources: Record<string, number>[] = [];
  let end = 'capped';
  return {
    collect(raw) {
      const event = raw as ScythiaEvent;
      if (COUNTED.includes(event.type)) counts[event.type] = (counts[event.type] ?? 0) + 1;
      if (event.type === 'end-triggered') end = event.spots <= FEW ? 'spots' : 'quests';
      if (event.type !== 'scored') return;
      const at = event.seat < 0 ? 1 : event.seat;
      const own = (sources[at] ??= {});
      own[event.source] = (own[event.source] ?? 0) + event.points;
    },
    close(state) {
      const s = state as unknown as ScythiaState;
      const { seats } = s.settings;
      counts['turns'] = s.turns / seats;
      counts['first'] = s.first;
      if (seats === 1) counts['chief'] = s.chiefScore;
      return { end, counts, sources, roles: s.heroes.slice(0, seats).map((hero) => heroes[hero] ?? '') };
    },
  };
}

const share = (course: GameStats, seat: number): number =>
  course.winners.includes(seat) ? 1 / course.winners.length : 0;
const count = (courses: readonly GameStats[], end: string): number => courses.filter((c) => c.end === end).length;
const counted = (courses: readonly GameStats[], name: string): string =>
  meanText(courses.map(({ counts }) => counts[name] ?? 0));

/** Games of two to four: how long they are, what ends them, and who wins by turn order. */
function manyTable(played: ReadonlyMap<string, readonly GameStats[]>): string[] {
  const rows = SEATS.flatMap((seats) => {
    const courses = played.get(tableName(seats)) ?? [];
    if (courses.length === 0) return [];
    const order = Array.from({ length: seats }, (_, turn) =>
      shareText(
        courses.reduce((sum, c) => sum + share(c, (c.counts['first']! + turn) % seats), 0),
        courses.length,
      ),
    );
    return [
      [
        String(seats),
        String(courses.length),
        counted(courses, 'turns'),
        meanText(courses.flatMap(({ scores }) => scores)),
        counted(courses, 'raid'),
        counted(courses, 'quest-completed'),
        counted(courses, 'killed'),
        `${count(courses, 'spots')} / ${count(courses, 'quests')}`,
        order.join(', '),
      ],
    ];
  });
  const head = [
    'players',
    'games',
    'turns',
    'points',
    'raids',
    'quests',
    'killed',
    'end by spots / quests',
    'won by turn order',
  ];
  return tableOf(head, rows);
}

/** Points by source of all players, of winners, and of the AI chief. */
function sourceTable(played: ReadonlyMap<string, readonly GameStats[]>): string[] {
  const rows: { name: string; points: Readonly<Record<string, number>>[] }[] = [];
  for (const [name, courses] of played) {
    const solo = CHIEFS.includes(name);
    rows.push({ name, points: courses.flatMap((c) => (solo ? c.sources.slice(0, 1) : c.sources)) });
    if (solo) rows.push({ name: `${name}, AI chief`, points: courses.flatMap((c) => c.sources.slice(1)) });
    else
      rows.push({
        name: `${name}, winners`,
        points: courses.flatMap((c) => c.winners.map((seat) => c.sources[seat]!)),
      });
  }
  const names = [...new Set(rows.flatMap(({ points }) => points.flatMap((of) => Object.keys(of))))].sort();
  return tableOf(
    ['points by source', ...names],
    rows.map(({ name, points }) => [name, ...names.map((source) => meanText(points.map((of) => of[source] ?? 0)))]),
  );
}

/** Heroes over all tables of two to four, against the share that falls to a seat. */
function heroTable(played: ReadonlyMap<string, readonly GameStats[]>): string[] {
  const heroes = new Map<string, { games: number; won: number; due: number }>();
  for (const seats of SEATS)
    for (const course of played.get(tableName(seats)) ?? [])
      for (const [seat, role] of course.roles.entries()) {
        const own = heroes.get(role) ?? { games: 0, won: 0, due: 0 };
        heroes.set(role, { games: own.games + 1, won: own.won + share(course, seat), due: own.due + 1 / seats });
      }
  const rows = [...heroes]
    .sort(([, a], [, b]) => b.won / b.due - a.won / a.due)
    .map(([name, { games, won, due }]) => [
      name,
      String(games),
      shareText(won, games),
      `${((100 * due) / games).toFixed(0)} %`,
      (won / due).toFixed(2),
    ]);
  return tableOf(['hero', 'seats', 'won (95 %)', 'due', 'won / due'], rows);
}

function soloTable(played: ReadonlyMap<string, readonly GameStats[]>): string[] {
  const rows = CHIEFS.flatMap((chief) => {
    const courses = played.get(chief) ?? [];
    if (courses.length === 0) return [];
    return [
      [
        chief,
        String(courses.length),
        shareText(courses.filter((c) => c.winners.length > 0).length, courses.length),
        meanText(courses.map(({ scores }) => scores[0]!)),
        counted(courses, 'chief'),
        counted(courses, 'turns'),
        `${count(courses, 'spots')} / ${count(courses, 'quests')}`,
      ],
    ];
  });
  return tableOf(['AI character', 'games', 'won (95 %)', 'player', 'AI chief', 'turns', 'end by spots / quests'], rows);
}

/** Raiders of Scythia: tables of two to four and the four characters of the AI chief. */
export const SCYTHIA_BALANCE: Balance = {
  rows: [
    ...CHIEFS.map((chief) => ({ name: chief, settings: { seats: 1, chief } })),
    ...SEATS.map((seats) => ({ name: tableName(seats), settings: { seats } })),
  ],
  ledger: (game) => ledger((game as unknown as ScythiaGame).components.heroes.map(({ id }) => id)),
  tables: (played) => [...soloTable(played), ...manyTable(played), ...heroTable(played), ...sourceTable(played)],
};
