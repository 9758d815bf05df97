import Type from 'typebox';
import { ActSchema } from './actions.ts';
import { PatchSchema } from './messages.ts';
import {
  ChatSchema,
  strictObject,
  ForbiddenSchema,
  ViewerSnapshotSchema,
  Opaque,
  OptionText,
  RoomSchema,
  SeatNumber,
  TableId,
  EntryForViewerSchema,
  Version,
} from './schemas.ts';
import { route } from './route.ts';

const Id = strictObject({ id: TableId });
const IdSeat = strictObject({ id: TableId, seat: SeatNumber });

/** Routes of a running or finished game. */
export const PLAY_ROUTES = {
  act: route({
    method: 'POST',
    path: '/api/tables/:id/acts',
    about: 'Perform an action at the table: the same actions as over the socket.',
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
    about: 'All that a seat (or a spectator) sees now. With `after`, waits up to `wait` seconds for a later version.',
    key: 'welcome',
    params: Id,
    query: strictObject({
      seat: Type.Optional(SeatNumber),
      after: Type.Optional(Version),
      wait: Type.Optional(Type.Integer({ minimum: 0, maximum: 50 })),
    }),
    gives: strictObject({ moment: ViewerSnapshotSchema }),
  }),
  refusals: route({
    method: 'GET',
    path: '/api/tables/:id/seats/:seat/refusals',
    about:
      'What this seat may not answer now, and why. With `about`: all that one could wish for which names these words of an option.',
    key: 'needed',
    params: IdSeat,
    query: strictObject({ about: Type.Optional(OptionText) }),
    gives: strictObject({ question: Type.Integer(), forbidden: Type.Array(ForbiddenSchema) }),
  }),
  events: route({
    method: 'GET',
    path: '/api/tables/:id/events',
    about: 'The entries from a version on with their events, as this viewer may see them.',
    key: 'welcome',
    params: Id,
    query: strictObject({
      seat: Type.Optional(SeatNumber),
      since: Type.Optional(Version),
    }),
    gives: strictObject({ version: Version, told: Type.Array(EntryForViewerSchema) }),
  }),
  replay: route({
    method: 'GET',
    path: '/api/tables/:id/replay',
    about:
      'The whole game as this viewer saw it: the view at `since`, then its changes with every entry that was not undone.',
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
    about: 'The last chat lines of a room that the caller may read.',
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
    about: 'The finished game in the notation of its community: Rootlog for Root; other games have none.',
    key: 'welcome',
    params: Id,
    gives: strictObject({ text: Type.String() }),
  }),
} as const;
