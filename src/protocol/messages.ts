import Type, { type Static } from 'typebox';
import { ActSchema } from './actions.ts';
import {
  AdvisedSchema,
  ChatSchema,
  ErrorSchema,
  strictObject,
  ForbiddenSchema,
  ViewerSnapshotSchema,
  OptionText,
  SeatNumber,
  TableId,
  TableSchema,
  Time,
  Token,
  EntryForViewerSchema,
  Version,
} from './schemas.ts';

const RequestId = Type.Integer({ minimum: 0 });

/** What a client sends over the socket. */
export const CLIENT_MESSAGES = {
  /** The first message: the protocol version and, unless the client only watches, its key. */
  hello: strictObject({ type: Type.Literal('hello'), protocol: Type.Integer(), key: Type.Optional(Token) }),
  /** Follow a table in a seat, or without one as a spectator; `since`: the version up to which it has the entries. */
  watch: strictObject({
    type: Type.Literal('watch'),
    id: RequestId,
    table: TableId,
    seat: Type.Optional(SeatNumber),
    since: Type.Optional(Version),
    invite: Type.Optional(Token),
  }),
  unwatch: strictObject({ type: Type.Literal('unwatch'), table: TableId }),
  act: strictObject({ type: Type.Literal('act'), id: RequestId, table: TableId, act: ActSchema }),
  /** Ask for the refusals: what is not offered, and why. With `about`: all that one could wish for which names these words. */
  why: strictObject({
    type: Type.Literal('why'),
    id: RequestId,
    table: TableId,
    seat: SeatNumber,
    about: Type.Optional(OptionText),
  }),
  /** Ask whether the seat could not undo this answer freely. */
  final: strictObject({
    type: Type.Literal('final'),
    id: RequestId,
    table: TableId,
    seat: SeatNumber,
    say: OptionText,
  }),
  /** Ask what a bot would do in this seat, if the table allows hints. */
  hint: strictObject({ type: Type.Literal('hint'), id: RequestId, table: TableId, seat: SeatNumber }),
  ping: strictObject({ type: Type.Literal('ping'), id: RequestId }),
} as const;

/** Any message of a client. */
export const ClientMessageSchema = Type.Union([
  ...([CLIENT_MESSAGES.hello, CLIENT_MESSAGES.watch, CLIENT_MESSAGES.unwatch] as const),
  ...([CLIENT_MESSAGES.act, CLIENT_MESSAGES.why, CLIENT_MESSAGES.final] as const),
  ...([CLIENT_MESSAGES.hint, CLIENT_MESSAGES.ping] as const),
]);
/** Any message of a client. */
export type ClientMessage = Static<typeof ClientMessageSchema>;

/** A change: a path and the new value there, or only the path of a deleted key. */
export const PatchSchema = Type.Array(
  Type.Array(Type.Unknown(), { minItems: 1, maxItems: 2, description: '[path, value] sets, [path] deletes' }),
);

/** What the server sends over the socket. */
export const SERVER_MESSAGES = {
  welcome: strictObject({
    type: Type.Literal('welcome'),
    protocol: Type.Integer(),
    server: Type.String(),
    name: Type.Optional(Type.String()),
    now: Time,
  }),
  /** The whole snapshot, and the entries since the requested version. */
  state: strictObject({
    type: Type.Literal('state'),
    table: TableId,
    seat: Type.Optional(SeatNumber),
    moment: ViewerSnapshotSchema,
    told: Type.Array(EntryForViewerSchema),
    /** Entries from this one on were undone. */
    undone: Type.Optional(Version),
  }),
  /** What changed since version `from`. */
  update: strictObject({
    type: Type.Literal('update'),
    table: TableId,
    seat: Type.Optional(SeatNumber),
    from: Version,
    version: Version,
    patch: PatchSchema,
    told: Type.Array(EntryForViewerSchema),
  }),
  table: strictObject({ type: Type.Literal('table'), table: TableSchema }),
  /** The table, or one seat of it, is not sent any longer: the permission to see it is gone. */
  ended: strictObject({
    type: Type.Literal('ended'),
    table: TableId,
    seat: Type.Optional(SeatNumber),
    error: ErrorSchema,
  }),
  chat: strictObject({ type: Type.Literal('chat'), table: TableId, line: ChatSchema }),
  ack: strictObject({
    type: Type.Literal('ack'),
    id: RequestId,
    version: Version,
    /** This move had been committed before. */
    repeated: Type.Optional(Type.Literal(true)),
    /** Nothing is committed yet: others must agree. */
    waiting: Type.Optional(Type.Literal(true)),
  }),
  refusals: strictObject({
    type: Type.Literal('refusals'),
    id: RequestId,
    question: Type.Integer(),
    forbidden: Type.Array(ForbiddenSchema),
  }),
  final: strictObject({ type: Type.Literal('final'), id: RequestId, final: Type.Boolean() }),
  /** The best answers to this question by a bot's evaluation from the seat, best first. */
  hint: strictObject({
    type: Type.Literal('hint'),
    id: RequestId,
    question: Type.Integer(),
    best: Type.Array(AdvisedSchema),
  }),
  pong: strictObject({ type: Type.Literal('pong'), id: RequestId, now: Time }),
  error: strictObject({ type: Type.Literal('error'), id: Type.Optional(RequestId), error: ErrorSchema }),
} as const;

/** Any message of the server. */
export type ServerMessage = {
  [K in keyof typeof SERVER_MESSAGES]: Static<(typeof SERVER_MESSAGES)[K]>;
}[keyof typeof SERVER_MESSAGES];
