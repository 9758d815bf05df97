import type { Seat } from '../../kernel/index.ts';
import { ApiError } from '../api-error.ts';
import type { ActionResult } from './actions.ts';
import type { LiveTable } from './table.ts';

type Move = { readonly seat: Seat; readonly move: string };

/** What a move is stored under. */
export const nameOf = ({ seat, move }: Move): string => `${seat}:${move}`;

/** Writes a move, once however often it is sent. */
export async function write(
  table: LiveTable,
  act: Move,
  apply: Parameters<LiveTable['write']>[0],
): Promise<ActionResult> {
  if (table.doc.status !== 'over') return await table.write(apply, nameOf(act));
  const known = await table.taken(nameOf(act));
  if (known === undefined) throw new ApiError('over');
  return { version: known, repeated: true };
}
