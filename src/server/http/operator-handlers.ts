import type { RouteName, RouteResponse } from '../../protocol/index.ts';
import { ApiError } from '../api-error.ts';
import type { ServerContext } from '../context.ts';
import { cleanText, notEmpty } from '../labels.ts';
import type { Bans } from '../operators/bans.ts';
import { handOverSeats, renamePerson, closeTable } from '../operators/measures.ts';
import { type People, normalizeName } from '../people.ts';
import { newId } from '../secrets.ts';
import type { ComplaintRow, FoundPerson } from '../storage/storage.ts';
import type { TableService } from '../tables/table-service.ts';
import type { Caller, PeopleServices, RouteHandlers } from './caller.ts';
import { payerOf } from './caller.ts';

type OperatorRoutes = Extract<
  RouteName,
  | ('figures' | 'complaints' | 'decideComplaint' | 'mistakes' | 'findPeople')
  | ('ban' | 'liftBan' | 'renamePerson' | 'closeTable' | 'removeStudy' | 'operatorLog')
>;
type ShownPerson = RouteResponse<'ban'>['person'];

const DAY_MS = 86_400_000;
const MOST_LISTED = 200;
const MOST_PEOPLE = 50;
const TEXT_LENGTH = 500;

/** A stored JSON text; a text that cannot be parsed as it is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const complaintView = ({
  context,
  ...row
}: ComplaintRow & { readonly reporterName: string }): RouteResponse<'complaints'>['complaints'][number] => ({
  ...row,
  context: parsed(context),
});

/** Handlers of the routes for operators. Every action is written to the operators' log. */
export function operatorHandlers(
  context: ServerContext,
  people: People,
  tableService: TableService,
  { operators, series }: PeopleServices,
): Pick<RouteHandlers, OperatorRoutes> {
  const { storage } = context;
  const bans: Bans = context.bans;
  const operatorOf = (caller: Caller): Promise<string> =>
    operators.admit(caller.operator, caller.key, payerOf(caller).address);

  async function log(operator: string, action: string, subject: string, detail: object): Promise<void> {
    const entry = { id: newId(), at: context.now(), operator, action, subject, detail: JSON.stringify(detail) };
    await storage.logAction(entry);
    context.log.warn({ operator, action, subject }, 'operator acted');
  }

  function view(person: FoundPerson): ShownPerson {
    const ban = bans.find(person.id);
    const { login, ...rest } = person;
    return {
      ...rest,
      ...(login !== undefined && { login }),
      ...(ban && { ban: { reason: ban.reason, at: ban.at, ...(ban.until > 0 && { until: ban.until }) } }),
    };
  }

  async function known(id: string): Promise<FoundPerson> {
    const person = await storage.personById(id);
    if (!person) throw new ApiError('no-person');
    return person;
  }

  const text = (given: string, path: string): string => notEmpty(cleanText(given, TEXT_LENGTH), path);

  return {
    async figures(_, caller) {
      const operator = await operatorOf(caller);
      const counted = await storage.figures(context.now() - DAY_MS);
      return { operator, figures: [...counted] };
    },
    async complaints({ query }, caller) {
      await operatorOf(caller);
      const rows = await storage.readComplaints(query.state ?? 'open', MOST_LISTED);
      return { complaints: rows.map(complaintView) };
    },
    async decideComplaint({ params, body }, caller) {
      const operator = await operatorOf(caller);
      const note = cleanText(body.note, TEXT_LENGTH);
      if (!(await storage.decideComplaint(params.complaint, body.state, note))) throw new ApiError('no-report');
      await log(operator, body.state === 'done' ? 'close-report' : 'reopen-report', params.complaint, { note });
      return {};
    },
    async mistakes(_, caller) {
      await operatorOf(caller);
      const rows = await storage.readBugReports(MOST_LISTED);
      return {
        mistakes: rows.map(({ id, at, game, rules, text: about, position, journal }) => ({
          id,
          at,
          game,
          rules,
          text: about,
          position: parsed(position),
          ...(journal !== '' && { journal: parsed(journal) }),
        })),
      };
    },
    async findPeople({ query }, caller) {
      await operatorOf(caller);
      return { people: (await storage.findPeople(query.text.trim(), MOST_PEOPLE)).map(view) };
    },
    async ban({ params, body }, caller) {
      const operator = await operatorOf(caller);
      const person = await known(params.person);
      const reason = text(body.reason, 'reason');
      const now = context.now();
      const until = body.days === undefined ? 0 : now + body.days * DAY_MS;
      await log(operator, 'ban', person.id, { name: person.name, reason, until });
      await bans.set({ person: person.id, reason, until, at: now, operator });
      await handOverSeats(context, tableService, person.id);
      return { person: view(person) };
    },
    async liftBan({ params }, caller) {
      const operator = await operatorOf(caller);
      const person = await known(params.person);
      if (!(await bans.lift(person.id))) throw new ApiError('no-person');
      await log(operator, 'lift-ban', person.id, { name: person.name });
      return { person: view(person) };
    },
    async renamePerson({ params, body }, caller) {
      const operator = await operatorOf(caller);
      const person = await known(params.person);
      const name = normalizeName(body.name);
      await log(operator, 'rename', person.id, { from: person.name, to: name, reason: text(body.reason, 'reason') });
      await people.rename(person, name);
      await renamePerson(context, tableService, person.id, name);
      await series.rename(person.id, name);
      return { person: view({ ...person, name }) };
    },
    async closeTable({ params, body }, caller) {
      const operator = await operatorOf(caller);
      const reason = text(body.reason, 'reason');
      const table = await tableService.any(params.table);
      await log(operator, 'close-table', params.table, { title: table.doc.title, reason });
      await closeTable(table);
      return {};
    },
    async removeStudy({ params, body }, caller) {
      const operator = await operatorOf(caller);
      const reason = text(body.reason, 'reason');
      const study = await storage.readStudy(params.study);
      if (!study) throw new ApiError('no-study');
      await log(operator, 'remove-study', params.study, { title: study.title, reason });
      await storage.dropStudy(study.id, study.person);
      return {};
    },
    async operatorLog(_, caller) {
      await operatorOf(caller);
      const entries = await storage.readOperatorLog(MOST_LISTED);
      return {
        log: entries.map(({ at, operator, action, subject, detail }) => ({ at, operator, action, subject, detail })),
      };
    },
  };
}
