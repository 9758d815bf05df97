import Type, { type Static } from 'typebox';
import { ENDINGS, PHRASES } from './constants.ts';
import { AwayId, strictObject, MoveId, OrderSchema, RoomSchema, OptionText, SeatNumber, Version } from './schemas.ts';

/** Everything a person can do at a table during its game, over the socket or over HTTP. */
export const PLAYER_ACTIONS = {
  answer: strictObject({
    do: Type.Literal('answer'),
    seat: SeatNumber,
    question: Type.Integer({ minimum: 0 }),
    says: Type.Array(OptionText, { minItems: 1, maxItems: 40 }),
    move: MoveId,
  }),
  withdraw: strictObject({ do: Type.Literal('withdraw'), seat: SeatNumber, move: MoveId }),
  aside: strictObject({ do: Type.Literal('aside'), seat: SeatNumber, say: OptionText, move: MoveId }),
  undo: strictObject({ do: Type.Literal('undo'), seat: SeatNumber, to: Version, move: MoveId }),
  consent: strictObject({
    do: Type.Literal('consent'),
    seat: SeatNumber,
    to: Version,
    yes: Type.Boolean(),
    move: MoveId,
  }),
  /** Agrees or declines to go on under newer rules with `version` entries kept. */
  carry: strictObject({
    do: Type.Literal('carry'),
    seat: SeatNumber,
    rules: Type.String({ minLength: 1, maxLength: 40 }),
    version: Version,
    yes: Type.Boolean(),
  }),
  orders: strictObject({
    do: Type.Literal('orders'),
    seat: SeatNumber,
    orders: Type.Array(OrderSchema, { maxItems: 50 }),
  }),
  bot: strictObject({ do: Type.Literal('bot'), seat: SeatNumber, on: Type.Boolean() }),
  /** Gives all seats of the person up for good; bots play on. */
  resign: strictObject({ do: Type.Literal('resign'), seat: SeatNumber }),
  /** Proposes to end the game, or agrees to that proposal. */
  end: strictObject({ do: Type.Literal('end'), seat: SeatNumber, how: Type.Enum([...ENDINGS]) }),
  /** Declines the proposal to end the game, or takes one's own back. */
  'go-on': strictObject({ do: Type.Literal('go-on'), seat: SeatNumber }),
  /** Says a phrase that every reader reads in their own language. */
  phrase: strictObject({ do: Type.Literal('phrase'), room: RoomSchema, phrase: Type.Enum([...PHRASES]) }),
  chat: strictObject({
    do: Type.Literal('chat'),
    room: RoomSchema,
    text: Type.String({ minLength: 1, maxLength: 500 }),
  }),
  mute: strictObject({ do: Type.Literal('mute'), seat: SeatNumber, on: Type.Boolean() }),
  /** The host readmits a person who was sent away. */
  readmit: strictObject({ do: Type.Literal('readmit'), who: AwayId }),
  /** The host closes or opens the spectators' chat. */
  hush: strictObject({ do: Type.Literal('hush'), on: Type.Boolean() }),
  /** The host mutes the author of a chat line, in any seat and as a spectator. */
  'mute-author': strictObject({ do: Type.Literal('mute-author'), n: Type.Integer({ minimum: 1 }), on: Type.Boolean() }),
  report: strictObject({
    do: Type.Literal('report'),
    n: Type.Integer({ minimum: 1 }),
    why: Type.String({ minLength: 1, maxLength: 500 }),
  }),
} as const;

/** Any player action. */
export const ActSchema = Type.Union([
  ...([
    PLAYER_ACTIONS.answer,
    PLAYER_ACTIONS.withdraw,
    PLAYER_ACTIONS.aside,
    PLAYER_ACTIONS.undo,
    PLAYER_ACTIONS.consent,
  ] as const),
  ...([
    PLAYER_ACTIONS.carry,
    PLAYER_ACTIONS.orders,
    PLAYER_ACTIONS.bot,
    PLAYER_ACTIONS.chat,
    PLAYER_ACTIONS.mute,
    PLAYER_ACTIONS.readmit,
    PLAYER_ACTIONS.report,
  ] as const),
  ...([PLAYER_ACTIONS.resign, PLAYER_ACTIONS.end, PLAYER_ACTIONS['go-on'], PLAYER_ACTIONS.phrase] as const),
  ...([PLAYER_ACTIONS.hush, PLAYER_ACTIONS['mute-author']] as const),
]);
/** Any player action. */
export type PlayerAction = Static<typeof ActSchema>;
