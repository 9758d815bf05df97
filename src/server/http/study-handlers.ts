import type { RouteName } from '../../protocol/index.ts';
import type { Person } from '../access.ts';
import type { ServerContext } from '../context.ts';
import { Studies } from '../studies/studies.ts';
import type { TableService } from '../tables/table-service.ts';
import { saveReport } from './reports.ts';
import { type Caller, keyOf, payerOf, type RouteHandlers, visitOf } from './caller.ts';

type StudyRoutes = 'newStudy' | 'changeStudy' | 'dropStudy' | 'study' | 'reportStudy' | 'studies' | 'myStudies';

/** Cost of reading a study, in ms of work. */
const READ_MS = 1;

/** Handlers of the routes of studies. */
export function studyHandlers(
  context: ServerContext,
  tableService: TableService,
): Pick<RouteHandlers, StudyRoutes & RouteName> {
  const studies = new Studies(context, tableService);
  const me = (caller: Caller): Person => keyOf(caller).person;
  const { costs } = context;
  return {
    newStudy: async ({ body }, caller) => ({ study: await studies.add(me(caller), body, payerOf(caller)) }),
    changeStudy: async ({ params, body }, caller) => ({
      study: await studies.change(me(caller), params.study, body, payerOf(caller)),
    }),
    async dropStudy({ params }, caller) {
      await studies.drop(me(caller), params.study);
      return {};
    },
    async study({ params }, caller) {
      const payer = payerOf(caller);
      costs.admit(payer);
      const study = await studies.read(params.study, caller.person, visitOf(caller));
      costs.spend(payer, READ_MS);
      costs.deliver(payer, JSON.stringify(study).length);
      return { study };
    },
    async reportStudy({ params, body }, caller) {
      const { author, table, context: about } = await studies.forReport(params.study, visitOf(caller));
      await saveReport(context, caller, { subject: author, table, ...body, context: about });
      return {};
    },
    studies: ({ query }, caller) => {
      costs.admit(payerOf(caller));
      costs.spend(payerOf(caller), READ_MS);
      return studies.list(caller.person, query.before);
    },
    myStudies: async (_, caller) => ({ studies: await studies.mine(me(caller)) }),
  };
}
