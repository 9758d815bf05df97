import type { BotLevel, ClockRule, RouteResponse, TableView } from '../../protocol/index.ts';
import { ensureVisitor, callApi } from '../net/api.ts';
import { saveAccess, loadAccess } from '../net/table-access.ts';
import { commitEntropy } from './entropy.ts';

/** The plans for a seat of a new table: the visitor, an open seat, or a bot. */
export const SEAT_PLANS = ['me', 'open', 'bot'] as const;
/** Who is to sit in a seat of a new table. */
export type SeatPlan = (typeof SEAT_PLANS)[number];

/** The terms of a table besides those of its game. */
export interface TableTerms {
  readonly private: boolean;
  readonly clock: ClockRule;
  readonly timeout: TableView['timeout'];
  readonly delay: number;
  readonly strict: boolean;
  readonly hints: boolean;
  readonly title: string;
}

/** What a new table is opened with. */
export interface NewServerTable {
  readonly game: string;
  readonly settings: object;
  /** Component values that everybody at the table plays with; undefined: the built-in ones. */
  readonly pack?: unknown;
  readonly terms: TableTerms;
  readonly sitters: readonly SeatPlan[];
  readonly name: string;
  /** How well the bots play. */
  readonly level: BotLevel;
}

type Table = RouteResponse<'table'>;

/** Takes a seat and sends a commitment to its entropy. */
export async function sitDown(id: string, seat: number): Promise<Table> {
  const { invite } = loadAccess(id);
  const body = { promise: await commitEntropy(id, seat), ...(invite !== undefined && { invite }) };
  return await callApi('sit', 'POST', `/tables/${id}/seats/${seat}`, { body });
}

/** Puts a bot into a seat. */
export async function seatBot(id: string, seat: number, level?: BotLevel): Promise<Table> {
  const body = { bot: true, ...(level && { level }) };
  return await callApi('sit', 'POST', `/tables/${id}/seats/${seat}`, { body });
}

/** Leaves a seat, or clears it as the host. */
export async function clearSeat(id: string, seat: number): Promise<Table> {
  return await callApi('stand', 'DELETE', `/tables/${id}/seats/${seat}`);
}

/** Creates an invitation and saves it, because the server shows it only once. */
export async function newInvite(id: string, seat?: number): Promise<string> {
  const body = seat === undefined ? {} : { seat };
  const { invite } = await callApi('invite', 'POST', `/tables/${id}/invites`, { body });
  const { seats } = loadAccess(id);
  saveAccess(id, seat === undefined ? { invite } : { seats: { ...seats, [seat]: invite } });
  return invite;
}

/** Opens a table, sits down where one wants to sit, puts the bots into their seats, and makes the link to send. */
export async function openTable(wish: NewServerTable): Promise<string> {
  const { game, settings, pack, terms, sitters, name, level } = wish;
  await ensureVisitor(name);
  const body = { game, settings, ...(pack !== undefined && { pack }), ...terms };
  const { table } = await callApi('newTable', 'POST', '/tables', { body });
  for (const [seat, sitter] of sitters.entries()) {
    if (sitter === 'me') await sitDown(table.id, seat);
    if (sitter === 'bot') await seatBot(table.id, seat, level);
  }
  if (terms.private) await newInvite(table.id);
  return table.id;
}
