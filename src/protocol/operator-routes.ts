import Type from 'typebox';
import { strictObject, Name, Opaque, TableId, Time } from './schemas.ts';
import { route } from './route.ts';

const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });
const PersonId = strictObject({ person: Id });
const Reason = Type.String({ minLength: 1, maxLength: 500 });

const BanSchema = strictObject({
  reason: Type.String(),
  /** undefined: without end. */
  until: Type.Optional(Time),
  at: Time,
});

const PersonSchema = strictObject({
  id: Id,
  name: Type.String(),
  login: Type.Optional(Type.String()),
  created: Time,
  seen: Time,
  ban: Type.Optional(BanSchema),
});

const ComplaintSchema = strictObject({
  id: Id,
  at: Time,
  /** Who reported, and their name now. */
  reporter: Type.String(),
  reporterName: Type.String(),
  /** Tells addresses apart without naming them. */
  source: Type.String(),
  subject: Type.String(),
  subjectName: Type.String(),
  table: Type.String(),
  reason: Type.String(),
  text: Type.String(),
  /** The table and the chat as they were. */
  context: Opaque,
  state: Type.Enum(['open', 'done']),
  note: Type.String(),
});

/** Routes for the operators of a server: with the operator token in the header `vatra-operator`, or an operator's account. */
export const OPERATOR_ROUTES = {
  figures: route({
    method: 'GET',
    path: '/api/operator/figures',
    about: 'How much the server is used: people, accounts, tables, chat, reports, bans.',
    key: 'welcome',
    gives: strictObject({
      operator: Type.String(),
      figures: Type.Array(strictObject({ name: Type.String(), value: Type.Integer() })),
    }),
  }),
  complaints: route({
    method: 'GET',
    path: '/api/operator/complaints',
    about: 'Reports of people with their context, newest first.',
    key: 'welcome',
    query: strictObject({ state: Type.Optional(Type.Enum(['open', 'done'])) }),
    gives: strictObject({ complaints: Type.Array(ComplaintSchema) }),
  }),
  decideComplaint: route({
    method: 'POST',
    path: '/api/operator/complaints/:complaint',
    about: 'Close a report, or open it again, with a note.',
    key: 'welcome',
    params: strictObject({ complaint: Id }),
    body: strictObject({ state: Type.Enum(['open', 'done']), note: Type.String({ maxLength: 500 }) }),
    gives: strictObject({}),
  }),
  mistakes: route({
    method: 'GET',
    path: '/api/operator/mistakes',
    about: 'Positions that were reported because the rules seem wrong, newest first, with their journals.',
    key: 'welcome',
    gives: strictObject({
      mistakes: Type.Array(
        strictObject({
          id: Type.String(),
          at: Time,
          game: Type.String(),
          rules: Type.String(),
          text: Type.String(),
          position: Opaque,
          journal: Type.Optional(Opaque),
        }),
      ),
    }),
  }),
  findPeople: route({
    method: 'GET',
    path: '/api/operator/people',
    about: 'People by a part of their name, by login or by id.',
    key: 'welcome',
    query: strictObject({ text: Type.String({ minLength: 1, maxLength: 60 }) }),
    gives: strictObject({ people: Type.Array(PersonSchema) }),
  }),
  ban: route({
    method: 'POST',
    path: '/api/operator/people/:person/ban',
    about:
      'Ban a person, for some days or without end. Their connections are closed, and a bot plays for them at running tables.',
    key: 'welcome',
    params: PersonId,
    body: strictObject({ reason: Reason, days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })) }),
    gives: strictObject({ person: PersonSchema }),
  }),
  liftBan: route({
    method: 'DELETE',
    path: '/api/operator/people/:person/ban',
    about: 'Lift a ban.',
    key: 'welcome',
    params: PersonId,
    gives: strictObject({ person: PersonSchema }),
  }),
  renamePerson: route({
    method: 'POST',
    path: '/api/operator/people/:person/name',
    about: 'Give a person another name, also at tables that are not over.',
    key: 'welcome',
    params: PersonId,
    body: strictObject({ name: Name, reason: Reason }),
    gives: strictObject({ person: PersonSchema }),
  }),
  closeTable: route({
    method: 'POST',
    path: '/api/operator/tables/:table/close',
    about: 'Close a table. Its game is over and not rated.',
    key: 'welcome',
    params: strictObject({ table: TableId }),
    body: strictObject({ reason: Reason }),
    gives: strictObject({}),
  }),
  removeStudy: route({
    method: 'POST',
    path: '/api/operator/studies/:study/remove',
    about: 'Remove a study.',
    key: 'welcome',
    params: strictObject({ study: Id }),
    body: strictObject({ reason: Reason }),
    gives: strictObject({}),
  }),
  operatorLog: route({
    method: 'GET',
    path: '/api/operator/log',
    about: 'What operators did, newest first.',
    key: 'welcome',
    gives: strictObject({
      log: Type.Array(
        strictObject({
          at: Time,
          operator: Type.String(),
          action: Type.String(),
          subject: Type.String(),
          detail: Type.String(),
        }),
      ),
    }),
  }),
} as const;
