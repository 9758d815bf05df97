import Type from 'typebox';
import { ActSchema } from './actions.ts';
import { PatchSchema } from './messages.ts';
import {
  ChatSchema,
  strictObject,
  ForbiddenSchema,
  MomentSchema,
  Opaque,
  RoomSchema,
  SeatNumber,
  TableId,
  ToldSchema,
  Version,
} from './schemas.ts';
import { route } from './route.ts';

const Id = strictObject({ id: TableId });
const IdSeat = strictObject({ id: TableId, seat: SeatNumber });

/** A game while it is played, and what is left of it afterwards. */
export const PLAY_ROUTES = {
  act: route({
    method: 'POST',
    path: '/api/tables/:id/acts',
    about: 'Do something at the table: the same acts as over the socket.',
    key: 'needed',
    params: Id,
    body: ActSchema,
    gives: strictObject({
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
    query: strictObject({
      seat: Type.Optional(SeatNumber),
      after: Type.Optional(Version),
      wait: Type.Optional(Type.Integer({ minimum: 0, maximum: 50 })),
    }),
    gives: strictObject({ moment: MomentSchema }),
  }),
  refusals: route({
    method: 'GET',
    path: '/api/tables/:id/seats/:seat/refusals',
    about: 'What this seat may not do now, and why.',
    key: 'needed',
    params: IdSeat,
    gives: strictObject({ question: Type.Integer(), forbidden: Type.Array(ForbiddenSchema) }),
  }),
  events: route({
    method: 'GET',
    path: '/api/tables/:id/events',
    about: 'The events from a version on, as this viewer was told them: what a replay is made of.',
    key: 'welcome',
    params: Id,
    query: strictObject({
      seat: Type.Optional(SeatNumber),
      since: Type.Optional(Version),
    }),
    gives: strictObject({ version: Version, told: Type.Array(ToldSchema) }),
  }),
  replay: route({
    method: 'GET',
    path: '/api/tables/:id/replay',
    about:
      'The table after every entry that counts, as this viewer saw it: changes of the view, beginning with the whole of it at `since`.',
    key: 'welcome',
    params: Id,
    query: strictObject({
      seat: Type.Optional(SeatNumber),
      since: Type.Optional(Version),
    }),
    gives: strictObject({
      version: Version,
      view: Opaque,
      steps: Type.Array(
        strictObject({
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
    query: strictObject({
      room: RoomSchema,
      after: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    gives: strictObject({ lines: Type.Array(ChatSchema) }),
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
    gives: strictObject({ text: Type.String() }),
  }),
} as const;
