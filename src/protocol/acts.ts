import Type, { type Static } from 'typebox';
import { AwayId, exact, MoveId, OrderSchema, RoomSchema, Say, SeatNumber, Version } from './parts.ts';

/** Everything a person can do at a table while it is played, over a socket or over HTTP. */
export const ACTS = {
  answer: exact({
    do: Type.Literal('answer'),
    seat: SeatNumber,
    question: Type.Integer({ minimum: 0 }),
    says: Type.Array(Say, { minItems: 1, maxItems: 40 }),
    move: MoveId,
  }),
  withdraw: exact({ do: Type.Literal('withdraw'), seat: SeatNumber, move: MoveId }),
  aside: exact({ do: Type.Literal('aside'), seat: SeatNumber, say: Say, move: MoveId }),
  undo: exact({ do: Type.Literal('undo'), seat: SeatNumber, to: Version, move: MoveId }),
  consent: exact({ do: Type.Literal('consent'), seat: SeatNumber, to: Version, yes: Type.Boolean(), move: MoveId }),
  /** Agrees to go on under newer rules with so many entries kept, or does not. */
  carry: exact({
    do: Type.Literal('carry'),
    seat: SeatNumber,
    rules: Type.String({ minLength: 1, maxLength: 40 }),
    version: Version,
    yes: Type.Boolean(),
  }),
  orders: exact({ do: Type.Literal('orders'), seat: SeatNumber, orders: Type.Array(OrderSchema, { maxItems: 50 }) }),
  bot: exact({ do: Type.Literal('bot'), seat: SeatNumber, on: Type.Boolean() }),
  chat: exact({ do: Type.Literal('chat'), room: RoomSchema, text: Type.String({ minLength: 1, maxLength: 500 }) }),
  mute: exact({ do: Type.Literal('mute'), seat: SeatNumber, on: Type.Boolean() }),
  /** The host lets somebody back who was sent away. */
  readmit: exact({ do: Type.Literal('readmit'), who: AwayId }),
  /** The host lets spectators talk, or does not. */
  hush: exact({ do: Type.Literal('hush'), on: Type.Boolean() }),
  /** The host mutes whoever said this line, wherever that person is at the table. */
  'mute-author': exact({ do: Type.Literal('mute-author'), n: Type.Integer({ minimum: 1 }), on: Type.Boolean() }),
  report: exact({
    do: Type.Literal('report'),
    n: Type.Integer({ minimum: 1 }),
    why: Type.String({ minLength: 1, maxLength: 500 }),
  }),
} as const;

/** One act, of any kind. */
export const ActSchema = Type.Union([
  ...([ACTS.answer, ACTS.withdraw, ACTS.aside, ACTS.undo, ACTS.consent] as const),
  ...([ACTS.carry, ACTS.orders, ACTS.bot, ACTS.chat, ACTS.mute, ACTS.readmit, ACTS.report] as const),
  ...([ACTS.hush, ACTS['mute-author']] as const),
]);
/** One act, of any kind. */
export type Act = Static<typeof ActSchema>;
