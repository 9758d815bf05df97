import Type, { type Static } from 'typebox';
import { ActSchema } from './acts.ts';
import { PatchSchema } from './messages.ts';
import {
  ChatSchema,
  ClockSchema,
  exact,
  ForbiddenSchema,
  Hex,
  LevelSchema,
  MomentSchema,
  Name,
  Opaque,
  RoomSchema,
  SeatNumber,
  TableId,
  TableSchema,
  TimeoutSchema,
  Token,
  ToldSchema,
  Version,
} from './parts.ts';
import { ACCOUNT_ROUTES, Login, NOTICE_ROUTES, RatingSchema } from './people-routes.ts';
import { route } from './route.ts';
import { REPORT_BYTES } from './words.ts';

const Id = exact({ id: TableId });
const IdSeat = exact({ id: TableId, seat: SeatNumber });

/** Every door of the HTTP API: one source for types, validation and the document. */
export const ROUTES = {
  ...ACCOUNT_ROUTES,
  ...NOTICE_ROUTES,
  newVisitor: route({
    method: 'POST',
    path: '/api/visitors',
    about: 'Become a visitor. The key is shown once: keep it, it is your seat.',
    key: 'none',
    body: exact({ name: Name }),
    gives: exact({ key: Token, name: Name }),
  }),
  claim: route({
    method: 'POST',
    path: '/api/visitors/claim',
    about: 'Exchange a one-time code from another device for a key of the same person.',
    key: 'none',
    body: exact({ code: Token }),
    gives: exact({ key: Token, name: Name }),
  }),
  me: route({
    method: 'GET',
    path: '/api/me',
    about: 'Who the key belongs to.',
    key: 'needed',
    gives: exact({
      name: Name,
      login: Type.Optional(Login),
      passkeys: Type.Integer(),
      ratings: Type.Array(RatingSchema),
    }),
  }),
  rename: route({
    method: 'PATCH',
    path: '/api/me',
    about: 'Change the name that others see.',
    key: 'needed',
    body: exact({ name: Name }),
    gives: exact({ name: Name }),
  }),
  code: route({
    method: 'POST',
    path: '/api/me/code',
    about: 'A code that works once within ten minutes, to go on with another device.',
    key: 'needed',
    gives: exact({ code: Token, until: Type.Integer() }),
  }),
  revoke: route({
    method: 'POST',
    path: '/api/me/revoke',
    about: 'Make all other keys of this person void.',
    key: 'needed',
    gives: exact({ revoked: Type.Integer() }),
  }),
  myTables: route({
    method: 'GET',
    path: '/api/me/tables',
    about: 'The tables where one sits or sat, newest first.',
    key: 'needed',
    gives: exact({ tables: Type.Array(TableSchema) }),
  }),
  games: route({
    method: 'GET',
    path: '/api/games',
    about: 'The games that can be played here.',
    key: 'none',
    gives: exact({
      games: Type.Array(
        exact({ name: Type.String(), rules: Type.String(), least: Type.Integer(), most: Type.Integer() }),
      ),
    }),
  }),
  newReport: route({
    method: 'POST',
    path: '/api/reports',
    about: 'Tell those who keep the server of a mistake in a position; the journal of the game may go along.',
    key: 'welcome',
    body: exact({
      game: Type.String({ maxLength: 40 }),
      rules: Type.String({ maxLength: 40 }),
      text: Type.String({ minLength: 1, maxLength: 4000 }),
      position: Opaque,
      journal: Type.Optional(Opaque),
    }),
    gives: exact({}),
    bytes: REPORT_BYTES,
  }),
  newTable: route({
    method: 'POST',
    path: '/api/tables',
    about: 'Open a table; everything wrong with the settings is listed at once. One does not sit yet.',
    key: 'needed',
    body: exact({
      game: Type.String({ maxLength: 40 }),
      settings: Opaque,
      title: Type.Optional(Type.String({ maxLength: 80 })),
      private: Type.Optional(Type.Boolean()),
      delay: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
      strict: Type.Optional(Type.Boolean()),
      hints: Type.Optional(Type.Boolean()),
      clock: Type.Optional(ClockSchema),
      timeout: Type.Optional(TimeoutSchema),
    }),
    gives: exact({ table: TableSchema }),
  }),
  tables: route({
    method: 'GET',
    path: '/api/tables',
    about: 'Public tables, newest first.',
    key: 'welcome',
    query: exact({
      game: Type.Optional(Type.String({ maxLength: 40 })),
      status: Type.Optional(Type.Enum(['open', 'playing', 'over'])),
      free: Type.Optional(Type.Enum(['yes'])),
      clock: Type.Optional(Type.Enum(['none', 'live', 'days'])),
    }),
    gives: exact({ tables: Type.Array(TableSchema) }),
  }),
  table: route({
    method: 'GET',
    path: '/api/tables/:id',
    about: 'One table.',
    key: 'welcome',
    params: Id,
    gives: exact({ table: TableSchema }),
  }),
  invite: route({
    method: 'POST',
    path: '/api/tables/:id/invites',
    about: 'An invitation to the table or to one seat; an earlier one to the same place becomes void. Host only.',
    key: 'needed',
    params: Id,
    body: exact({ seat: Type.Optional(SeatNumber) }),
    gives: exact({ invite: Token }),
  }),
  sit: route({
    method: 'POST',
    path: '/api/tables/:id/seats/:seat',
    about:
      'Sit down, with the hash of one’s own entropy if one wants to prove the dice; or (host) put a bot of some level there.',
    key: 'needed',
    params: IdSeat,
    body: exact({
      invite: Type.Optional(Token),
      promise: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
      bot: Type.Optional(Type.Boolean()),
      level: Type.Optional(LevelSchema),
    }),
    gives: exact({ table: TableSchema }),
  }),
  stand: route({
    method: 'DELETE',
    path: '/api/tables/:id/seats/:seat',
    about: 'Leave the seat before the start; the host may clear any seat.',
    key: 'needed',
    params: IdSeat,
    gives: exact({ table: TableSchema }),
  }),
  start: route({
    method: 'POST',
    path: '/api/tables/:id/start',
    about: 'Begin. Seats that promised entropy are then asked to open it. Host only.',
    key: 'needed',
    params: Id,
    gives: exact({ table: TableSchema }),
  }),
  open: route({
    method: 'POST',
    path: '/api/tables/:id/seats/:seat/open',
    about: 'Open the entropy that was promised.',
    key: 'needed',
    params: IdSeat,
    body: exact({ entropy: Hex }),
    gives: exact({ table: TableSchema }),
  }),
  rematch: route({
    method: 'POST',
    path: '/api/tables/:id/rematch',
    about: 'A new table with the same settings and people. Once the game is over, by anyone who sat.',
    key: 'needed',
    params: Id,
    gives: exact({ table: TableSchema }),
  }),
  act: route({
    method: 'POST',
    path: '/api/tables/:id/acts',
    about: 'Do something at the table: the same acts as over the socket.',
    key: 'needed',
    params: Id,
    body: ActSchema,
    gives: exact({
      version: Version,
      repeated: Type.Optional(Type.Literal(true)),
      waiting: Type.Optional(Type.Literal(true)),
    }),
  }),
  moment: route({
    method: 'GET',
    path: '/api/tables/:id/moment',
    about: 'All that a seat (or a spectator) sees now; with `after` it waits up to `wait` seconds for a later version.',
    key: 'welcome',
    params: Id,
    query: exact({
      seat: Type.Optional(SeatNumber),
      after: Type.Optional(Version),
      wait: Type.Optional(Type.Integer({ minimum: 0, maximum: 50 })),
    }),
    gives: exact({ moment: MomentSchema }),
  }),
  refusals: route({
    method: 'GET',
    path: '/api/tables/:id/seats/:seat/refusals',
    about: 'What this seat may not do now, and why.',
    key: 'needed',
    params: IdSeat,
    gives: exact({ question: Type.Integer(), forbidden: Type.Array(ForbiddenSchema) }),
  }),
  events: route({
    method: 'GET',
    path: '/api/tables/:id/events',
    about: 'The events from a version on, as this viewer was told them: what a replay is made of.',
    key: 'welcome',
    params: Id,
    query: exact({
      seat: Type.Optional(SeatNumber),
      since: Type.Optional(Version),
    }),
    gives: exact({ version: Version, told: Type.Array(ToldSchema) }),
  }),
  replay: route({
    method: 'GET',
    path: '/api/tables/:id/replay',
    about:
      'The table after every entry that counts, as this viewer saw it: changes of the view, beginning with the whole of it at `since`.',
    key: 'welcome',
    params: Id,
    query: exact({
      seat: Type.Optional(SeatNumber),
      since: Type.Optional(Version),
    }),
    gives: exact({
      version: Version,
      view: Opaque,
      steps: Type.Array(
        exact({
          n: Version,
          patch: PatchSchema,
          window: Type.Optional(Type.String()),
          scores: Type.Array(Type.Number()),
        }),
      ),
    }),
  }),
  chat: route({
    method: 'GET',
    path: '/api/tables/:id/chat',
    about: 'The last lines of chat in a room one may enter.',
    key: 'welcome',
    params: Id,
    query: exact({
      room: RoomSchema,
      after: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    gives: exact({ lines: Type.Array(ChatSchema) }),
  }),
  journal: route({
    method: 'GET',
    path: '/api/tables/:id/journal',
    about: 'The whole journal with the proof of fairness, once the game is over.',
    key: 'welcome',
    params: Id,
    gives: Opaque,
  }),
  record: route({
    method: 'GET',
    path: '/api/tables/:id/record',
    about: 'The finished game in the notation of its players: Root as Rootlog, for the other games there is none.',
    key: 'welcome',
    params: Id,
    gives: exact({ text: Type.String() }),
  }),
} as const;

/** The name of a door. */
export type RouteName = keyof typeof ROUTES;

type Of<R, F extends string> = R extends { readonly [K in F]: infer S extends Type.TSchema } ? Static<S> : undefined;

/** What a door is given. */
export interface Incoming<N extends RouteName> {
  readonly params: Of<(typeof ROUTES)[N], 'params'>;
  readonly query: Of<(typeof ROUTES)[N], 'query'>;
  readonly body: Of<(typeof ROUTES)[N], 'body'>;
}

/** What a door gives back. */
export type Outgoing<N extends RouteName> = Static<(typeof ROUTES)[N]['gives']>;
