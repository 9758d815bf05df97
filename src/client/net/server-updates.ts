import type { GameResult, Seat } from '../../kernel/index.ts';
import type { ForbiddenAnswer } from '../../kernel/referee/index.ts';
import type { ViewerSnapshot, TableView } from '../../protocol/index.ts';
import type { LogLine, ServerTableUpdate, SeatUpdate, TableUpdate } from '../table/messages.ts';
import type { FollowedTable } from './followed-table.ts';
import type { Replay } from './replay.ts';

/** How the game ended, if everybody knows that it has. */
function overOf({ result }: TableView): GameResult | undefined {
  return result && { winners: result.winners, ranking: result.ranking, law: result.law };
}

/** What everybody may know of a table of the server, as the screen takes it. */
export function tableUpdateOf(
  table: TableView,
  moment: ViewerSnapshot | undefined,
  net: Pick<ServerTableUpdate, 'link' | 'skew' | 'chat'>,
): TableUpdate {
  const over = overOf(table);
  const asked = over ? [] : (moment?.window?.asked ?? []);
  const here = table.seats.flatMap(({ yours }, seat) => (yours ? [seat] : []));
  return {
    note: {
      id: table.id,
      game: table.game,
      settings: table.settings as Readonly<Record<string, unknown>>,
      sitters: table.seats.map(({ name, bot }) => ({ who: bot ? 'bot' : 'person', name: name ?? '' })),
      curtain: here.length > 1,
      ...(!table.hints && { hints: false as const }),
      made: table.created,
      changed: moment?.clocks.at ?? table.created,
      moves: moment?.version ?? 0,
      scores: table.result?.scores ?? moment?.scores ?? [],
      waitsFor: asked,
      over,
    },
    version: moment?.version ?? 0,
    window: over ? undefined : moment?.window,
    asked,
    here,
    net: { ...net, table, clocks: moment?.clocks },
  };
}

/** What one viewer sees and may do. */
export function seatUpdateOf(
  seat: Seat,
  { moment, told }: FollowedTable,
  forbidden: readonly ForbiddenAnswer[],
  replay: Replay | undefined,
): SeatUpdate {
  const { clocks: _, view, said, ...rest } = moment;
  const scores = new Map(replay?.steps.map((step) => [step.n, step.scores]));
  const log = told.map(({ at: _at, events, ...line }): LogLine => {
    return { ...line, events: events as readonly object[], scores: scores.get(line.n) ?? moment.scores };
  });
  return {
    ...rest,
    seat,
    view: view as object,
    forbidden,
    said: said.map((part) => ({ ...part, free: moment.undo.includes(part.entry) })),
    log,
  };
}
