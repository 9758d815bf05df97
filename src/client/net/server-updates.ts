import type { GameResult, Seat } from '../../kernel/index.ts';
import type { ForbiddenAnswer } from '../../kernel/referee/index.ts';
import type { ViewerSnapshot, TableView } from '../../protocol/index.ts';
import type { LogLine, ServerTableUpdate, SeatUpdate, TableUpdate } from '../table/messages.ts';
import type { FollowedTable } from './followed-table.ts';
import type { Replay } from './replay.ts';

/** The public result of the game; undefined while it is played. */
function resultOf({ result }: TableView): GameResult | undefined {
  return result && { winners: result.winners, ranking: result.ranking, law: result.law };
}

/** The public state of a server table in the client's format. */
export function tableUpdateOf(
  table: TableView,
  snapshot: ViewerSnapshot | undefined,
  net: Pick<ServerTableUpdate, 'connection' | 'skew' | 'chat'>,
): TableUpdate {
  const over = resultOf(table);
  const asked = over ? [] : (snapshot?.window?.asked ?? []);
  const here = table.seats.flatMap(({ yours }, seat) => (yours ? [seat] : []));
  return {
    info: {
      id: table.id,
      game: table.game,
      settings: table.settings as Readonly<Record<string, unknown>>,
      sitters: table.seats.map(({ name, bot }) => ({ who: bot ? 'bot' : 'person', name: name ?? '' })),
      curtain: here.length > 1,
      ...(!table.hints && { hints: false as const }),
      made: table.created,
      changed: snapshot?.clocks.at ?? table.created,
      moves: snapshot?.version ?? 0,
      scores: table.result?.scores ?? snapshot?.scores ?? [],
      waitsFor: asked,
      over,
    },
    version: snapshot?.version ?? 0,
    window: over ? undefined : snapshot?.window,
    asked,
    here,
    net: { ...net, table, clocks: snapshot?.clocks },
  };
}

/** What one viewer sees and may do. */
export function seatUpdateOf(
  seat: Seat,
  { snapshot, entries }: FollowedTable,
  forbidden: readonly ForbiddenAnswer[],
  replay: Replay | undefined,
): SeatUpdate {
  const { clocks: _, view, said, ...rest } = snapshot;
  const scores = new Map(replay?.steps.map((step) => [step.n, step.scores]));
  const log = entries.map(({ at: _at, events, ...line }): LogLine => {
    return { ...line, events: events as readonly object[], scores: scores.get(line.n) ?? snapshot.scores };
  });
  return {
    ...rest,
    seat,
    view: view as object,
    forbidden,
    said: said.map((part) => ({ ...part, free: snapshot.undo.includes(part.entry) })),
    log,
  };
}
