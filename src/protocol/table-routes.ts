import Type from 'typebox';
import {
  ClockSchema,
  strictObject,
  Hex,
  LevelSchema,
  Opaque,
  SeatNumber,
  TableId,
  TableSchema,
  TimeoutSchema,
  Token,
} from './schemas.ts';
import { PACK_BYTES } from './constants.ts';
import { route } from './route.ts';

const Id = strictObject({ id: TableId });
const IdSeat = strictObject({ id: TableId, seat: SeatNumber });

/** Routes of tables before their game begins, and of the rematch. */
export const TABLE_ROUTES = {
  newTable: route({
    method: 'POST',
    path: '/api/tables',
    about:
      'Create a table, optionally with component values of its own (a pack, see `vatra pack`). All problems with the settings or the pack are listed at once. The host is not seated yet.',
    key: 'needed',
    body: strictObject({
      game: Type.String({ maxLength: 40 }),
      settings: Opaque,
      pack: Type.Optional(Opaque),
      title: Type.Optional(Type.String({ maxLength: 80 })),
      private: Type.Optional(Type.Boolean()),
      delay: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
      strict: Type.Optional(Type.Boolean()),
      hints: Type.Optional(Type.Boolean()),
      clock: Type.Optional(ClockSchema),
      timeout: Type.Optional(TimeoutSchema),
    }),
    bytes: PACK_BYTES,
    gives: strictObject({ table: TableSchema }),
  }),
  tables: route({
    method: 'GET',
    path: '/api/tables',
    about: 'Public tables, newest first.',
    key: 'welcome',
    query: strictObject({
      game: Type.Optional(Type.String({ maxLength: 40 })),
      status: Type.Optional(Type.Enum(['open', 'playing', 'over'])),
      free: Type.Optional(Type.Enum(['yes'])),
      clock: Type.Optional(Type.Enum(['none', 'live', 'days'])),
    }),
    gives: strictObject({ tables: Type.Array(TableSchema) }),
  }),
  table: route({
    method: 'GET',
    path: '/api/tables/:id',
    about: 'One table.',
    key: 'welcome',
    params: Id,
    gives: strictObject({ table: TableSchema }),
  }),
  pack: route({
    method: 'GET',
    path: '/api/tables/:id/pack',
    about: 'The component values of a table that has its own; without any, the answer is empty.',
    key: 'welcome',
    params: Id,
    gives: strictObject({ pack: Type.Optional(Opaque) }),
  }),
  invite: route({
    method: 'POST',
    path: '/api/tables/:id/invites',
    about: 'Create an invitation to the table or to one seat; an earlier one becomes void. Host only.',
    key: 'needed',
    params: Id,
    body: strictObject({ seat: Type.Optional(SeatNumber) }),
    gives: strictObject({ invite: Token }),
  }),
  sit: route({
    method: 'POST',
    path: '/api/tables/:id/seats/:seat',
    about: 'Sit down, optionally with a commitment to one’s own entropy; or (host) put a bot of some level there.',
    key: 'needed',
    params: IdSeat,
    body: strictObject({
      invite: Type.Optional(Token),
      promise: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
      bot: Type.Optional(Type.Boolean()),
      level: Type.Optional(LevelSchema),
    }),
    gives: strictObject({ table: TableSchema }),
  }),
  stand: route({
    method: 'DELETE',
    path: '/api/tables/:id/seats/:seat',
    about: 'Leave the seat before the start; the host may clear any seat.',
    key: 'needed',
    params: IdSeat,
    gives: strictObject({ table: TableSchema }),
  }),
  start: route({
    method: 'POST',
    path: '/api/tables/:id/start',
    about: 'Start the game. Seats that committed to entropy are then asked to reveal it. Host only.',
    key: 'needed',
    params: Id,
    gives: strictObject({ table: TableSchema }),
  }),
  open: route({
    method: 'POST',
    path: '/api/tables/:id/seats/:seat/open',
    about: 'Reveal the entropy that the seat committed to.',
    key: 'needed',
    params: IdSeat,
    body: strictObject({ entropy: Hex }),
    gives: strictObject({ table: TableSchema }),
  }),
  rematch: route({
    method: 'POST',
    path: '/api/tables/:id/rematch',
    about: 'Create a table with the same settings and people. After the game, by anyone who sat at the table.',
    key: 'needed',
    params: Id,
    gives: strictObject({ table: TableSchema }),
  }),
} as const;
