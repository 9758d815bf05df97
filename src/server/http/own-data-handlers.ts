import type { RouteName } from '../../protocol/index.ts';
import { admit, isSeated } from '../access.ts';
import { ApiError } from '../api-error.ts';
import type { ServerContext } from '../context.ts';
import type { TableService } from '../tables/table-service.ts';
import { keyOf, payerOf, type PeopleServices, type RouteHandlers } from './caller.ts';

type OwnDataRoutes = 'exportMe' | 'deleteMe' | 'keepTable';

/** Handlers of the routes of one's own data, and of tables that are about to be closed. */
export function ownDataHandlers(
  { caps, costs }: ServerContext,
  tableService: TableService,
  { ownData, retention }: PeopleServices,
): Pick<RouteHandlers, OwnDataRoutes & RouteName> {
  return {
    async exportMe(_, caller) {
      caps.exports.take(payerOf(caller));
      const answer = await ownData.export(keyOf(caller));
      costs.deliver(payerOf(caller), JSON.stringify(answer).length);
      return answer;
    },
    async deleteMe(_, caller) {
      await ownData.delete(keyOf(caller));
      return {};
    },
    async keepTable({ params }, caller) {
      const { id } = keyOf(caller).person;
      const table = await tableService.find(params.id, { person: id });
      admit(await table.current(), { person: id });
      if (!isSeated(table.doc, id) && table.doc.host !== id) throw new ApiError('not-allowed');
      if (table.doc.closesAt !== undefined) await retention.keep(table.id);
      return { table: await table.subscribers.description(id) };
    },
  };
}
