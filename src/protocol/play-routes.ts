import Type from 'typebox';
import { ActSchema } from './acts.ts';
import { PatchSchema } from './messages.ts';
import {
  ChatSchema,
  exact,
  ForbiddenSchema,
  MomentSchema,
  Opaque,
  RoomSchema,
  SeatNumber,
  TableId,
  ToldSchema,
  Version,
} from './parts.ts';
import { route } from './route.ts';

const Id = exact({ id: TableId });
const IdSeat = exact({ id: TableId, seat: SeatNumber });

/** A game while it is played, and what is left of it afterwards. */
export const PLAY_ROUTES = {
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
