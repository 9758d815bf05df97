import type { ServerContext } from '../context.ts';
import type { LiveTable } from '../play/table.ts';
import type { TableDoc } from '../tables/doc.ts';
import type { TableService } from '../tables/table-service.ts';

/** Most tables of one person that a measure reaches; the newest ones. */
const MOST_TABLES = 500;

/** Changes every table of a person that is not over. A table that cannot be loaded does not stop the others. */
async function atTablesOf(
  context: ServerContext,
  tableService: TableService,
  person: string,
  change: (doc: TableDoc) => TableDoc,
): Promise<void> {
  const rows = await context.storage.listTables({ person, limit: MOST_TABLES });
  for (const { id } of rows) {
    try {
      const table = await tableService.any(id);
      if (table.doc.status === 'over') continue;
      await table.exclusive(async () => {
        const { doc } = table;
        await table.amend(change);
        if (table.doc !== doc) await table.broadcastTable();
        table.schedule();
      });
    } catch (error) {
      context.log.error({ err: error, table: id }, 'changing a table for an operator failed');
    }
  }
}

/** A bot plays for a person at every running table, and the person's seats at tables that have not begun are free again. */
export function handOverSeats(context: ServerContext, tableService: TableService, person: string): Promise<void> {
  return atTablesOf(context, tableService, person, (doc) => ({
    ...doc,
    seats: doc.seats.map((seat) => {
      if (seat.person !== person && seat.invited?.person !== person) return seat;
      return doc.status === 'open' ? {} : { ...seat, bot: true as const };
    }),
  }));
}

/** Shows a new name of a person at every table that is not over. */
export function renamePerson(
  context: ServerContext,
  tableService: TableService,
  person: string,
  name: string,
): Promise<void> {
  return atTablesOf(context, tableService, person, (doc) => ({
    ...doc,
    seats: doc.seats.map((seat) => (seat.person === person ? { ...seat, name } : seat)),
  }));
}

/** Closes a table for good. Its game is over, without a winner and not rated. */
export async function closeTable(table: LiveTable): Promise<void> {
  await table.exclusive(async () => {
    const { session } = table;
    const scores = session ? [...session.referee.game.scores(session.referee.state)] : [];
    const now = table.context.now();
    await table.amend((doc) => {
      if (doc.status === 'over') return doc;
      const { ending: _, ...rest } = doc;
      const result = { why: 'closed' as const, winners: [], ranking: [], scores, law: '' };
      // Without a game there is nothing to replay.
      const begun = doc.status === 'playing' ? {} : { unbegun: true as const };
      return { ...rest, ...begun, status: 'over', result, ended: now };
    });
    await table.broadcastTable();
    table.schedule();
  });
}
