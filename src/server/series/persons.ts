import type { SeriesLogRow } from '../storage/series-storage.ts';
import { DELETED_NAME, DELETED_PERSON } from '../tables/doc.ts';
import type { OrganiserDoc, SeriesDoc } from './doc.ts';
import type { LogLine } from './series-store.ts';

/** The series after a person changed their name. */
export function withName(doc: SeriesDoc, person: string, name: string): SeriesDoc {
  const named = <T extends OrganiserDoc>(each: T): T => (each.person === person ? { ...each, name } : each);
  return { ...doc, organisers: doc.organisers.map(named), players: doc.players.map(named) };
}

/**
 * The series after an account was deleted. What was played stays, without the name. Without an organiser a series that has not begun is
 * cancelled, and a running one opens its rounds automatically.
 */
export function withoutPerson(doc: SeriesDoc, person: string): SeriesDoc {
  const gone = { person: DELETED_PERSON, name: DELETED_NAME };
  const players = doc.players.map((player) => {
    if (player.person !== person) return player;
    return { ...player, ...gone, ...(doc.status !== 'over' && { status: 'out' as const }) };
  });
  const left = doc.organisers.filter((each) => each.person !== person);
  if (left.length > 0) return { ...doc, players, organisers: left };
  const isEarly = doc.status === 'registration';
  return {
    ...doc,
    players,
    organisers: [gone],
    ...(isEarly && { status: 'cancelled' as const }),
    format: { ...doc.format, auto: true },
  };
}

/** The lines of the log that name a person of the series, with the new name. People of one series who share a name share the change. */
export function renamedInLog(
  rows: readonly SeriesLogRow[],
  before: SeriesDoc,
  after: SeriesDoc,
  person: string,
): SeriesLogRow[] {
  const names = new Map<string, string>();
  before.players.forEach((each, i) => {
    if (each.person === person) names.set(each.name, after.players[i]!.name);
  });
  for (const each of before.organisers) {
    const name = after.organisers.find((one) => one.person === person)?.name ?? DELETED_NAME;
    if (each.person === person) names.set(each.name, name);
  }
  return rows.flatMap((row) => {
    const line = JSON.parse(row.entry) as LogLine;
    const next: LogLine = {
      ...line,
      ...(line.by !== undefined && { by: names.get(line.by) ?? line.by }),
      ...(line.players && { players: line.players.map((name) => names.get(name) ?? name) }),
    };
    const entry = JSON.stringify(next);
    return entry === row.entry ? [] : [{ ...row, entry }];
  });
}
