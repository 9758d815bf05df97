import type { RouteName, RouteRequest, RouteResponse } from '../../protocol/index.ts';
import { mayReadChat, type Person } from '../access.ts';
import { ApiError } from '../api-error.ts';
import type { ServerContext } from '../context.ts';
import { plainText } from '../play/talk.ts';
import type { LiveTable } from '../play/table.ts';
import { newId } from '../secrets.ts';
import type { BlockRow, ChatRow } from '../storage/storage.ts';
import type { TableService } from '../tables/table-service.ts';
import { saveReport } from './reports.ts';
import { type Caller, keyOf, payerOf, type RouteHandlers, visitOf } from './caller.ts';

type MannersRoutes = Extract<RouteName, 'blocks' | 'addBlock' | 'dropBlock' | 'complain'>;
type Whom = Pick<RouteRequest<'complain'>['body'], 'table' | 'seat' | 'line'>;

/** Most people whom one person has muted or blocked. */
const MOST_BLOCKS = 200;
/** How many chat lines go with a report, and how many of them may be younger than the line it is about. */
const CONTEXT_LINES = 30;
const LATER_LINES = 5;

const blockView = ({ id, name, how, at }: BlockRow): RouteResponse<'addBlock'>['block'] => ({ id, name, how, at });

/** Handlers of the routes of mutes, blocks and reports of people. */
export function mannersHandlers(
  context: ServerContext,
  tableService: TableService,
): Pick<RouteHandlers, MannersRoutes> {
  const { storage, caps } = context;
  const me = (caller: Caller): Person => keyOf(caller).person;

  /** A line that the caller may read. Throws `not-allowed` otherwise. */
  async function readable(table: LiveTable, caller: Caller, n: number): Promise<ChatRow> {
    const row = await storage.readLine(table.id, n);
    const room = row?.room === 'seats' ? 'seats' : 'spectators';
    if (!row || !mayReadChat(await table.current(), visitOf(caller), room)) throw new ApiError('not-allowed');
    return row;
  }

  /** Whom a request is about: another person at a table that the caller may see. */
  async function find({ table: id, seat, line }: Whom, caller: Caller): Promise<{ table: LiveTable; other: Person }> {
    await tableService.load(id, payerOf(caller));
    const table = await tableService.find(id, visitOf(caller));
    const row = line === undefined ? undefined : await readable(table, caller, line);
    const at = seat === undefined ? undefined : table.doc.seats[seat];
    const other = row ? { id: row.person, name: row.name } : at && { id: at.person ?? '', name: at.name ?? '' };
    if (!other || other.id === '' || other.id === me(caller).id) throw new ApiError('not-allowed');
    return { table, other };
  }

  /** The table and the chat that the reporter may read, as they are now. */
  async function contextOf(table: LiveTable, caller: Caller, line: number | undefined): Promise<object> {
    const { doc, session } = table;
    const room = doc.seats.some(({ person }) => person === me(caller).id) ? 'seats' : 'spectators';
    const from = Math.max(0, (line ?? Infinity) - CONTEXT_LINES + LATER_LINES);
    const after = line === undefined ? 0 : from;
    const rows = mayReadChat(doc, visitOf(caller), room)
      ? await storage.readChat(table.id, room, after, CONTEXT_LINES)
      : [];
    return {
      title: doc.title,
      game: doc.game,
      status: doc.status,
      clock: doc.clock,
      version: session?.version ?? 0,
      seats: doc.seats.map(({ name = '', bot, resigned }) => ({
        name,
        bot: bot === true,
        resigned: resigned === true,
      })),
      ...(line !== undefined && { line }),
      lines: rows.map(({ n, name, text, at, person }) => ({
        n,
        name,
        text: plainText(text),
        at,
        seat: doc.seats.findIndex((seat) => seat.person === person),
      })),
    };
  }

  return {
    blocks: async (_, caller) => ({ blocks: (await storage.blocksOf(me(caller).id)).map(blockView) }),
    async addBlock({ body }, caller) {
      caps.blocks.take(payerOf(caller));
      const { other } = await find(body, caller);
      const block: BlockRow = {
        id: newId(),
        person: me(caller).id,
        other: other.id,
        name: other.name,
        how: body.how,
        at: context.now(),
      };
      if (!(await storage.addBlock(block, MOST_BLOCKS))) throw new ApiError('blocks-full');
      return { block: blockView(block) };
    },
    async dropBlock({ params }, caller) {
      if (!(await storage.dropBlock(params.block, me(caller).id))) throw new ApiError('unknown-block');
      return {};
    },
    async complain({ body }, caller) {
      const { table, other } = await find(body, caller);
      const { reason, text, line } = body;
      const about = await contextOf(table, caller, line);
      await saveReport(context, caller, { subject: other, table: table.id, reason, text, context: about });
      return {};
    },
  };
}
