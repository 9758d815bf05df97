import Type, { type Static } from 'typebox';
import { BOT_LEVELS, ERRORS, ORDER_ENDS, CHAT_ROOMS, TABLE_STATUSES, TIMEOUTS } from './constants.ts';

/** An object that has these fields and no other. */
export const strictObject = <P extends Type.TProperties>(fields: P): Type.TObject<P> =>
  Type.Object(fields, { additionalProperties: false });

const oneOf = <const T extends string[]>(words: readonly [...T]): Type.TEnum<T> => Type.Enum(words);

/** The id of a table. */
export const TableId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });
/** What the host calls somebody by who was sent away. */
export const AwayId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });
/** A seat, counted from 0. */
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 6 });
/** The text of an option. */
export const OptionText = Type.String({ minLength: 1, maxLength: 200 });
/** What a client calls its move, so that sending it twice does it once. */
export const MoveId = Type.String({ minLength: 1, maxLength: 64 });
/** A person's name as others see it. */
export const Name = Type.String({ minLength: 1, maxLength: 40 });
/** 16 to 64 bytes in lower-case hex. */
export const Hex = Type.String({ pattern: '^(?:[0-9a-f]{2}){16,64}$' });
/** A secret that was handed out: a key, an invitation, a code. */
export const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' });
/** A number of a journal entry or a version of a table. */
export const Version = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** A time in milliseconds since 1970. */
export const Time = Type.Integer({ minimum: 0 });
/** Anything the game itself defines: settings, views, events. */
export const Opaque = Type.Unknown();

/** One thing that is wrong with what was sent. */
export const ProblemSchema = strictObject({
  path: Type.String(),
  code: Type.String(),
  args: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
});

/** The paragraph and reason that forbid something, with the numbers of that reason. */
export const BecauseSchema = strictObject({
  law: Type.String(),
  why: Type.String(),
  a: Type.Number(),
  b: Type.Number(),
});

/** Why something was not done. */
export const ErrorSchema = strictObject({
  code: oneOf(ERRORS),
  because: Type.Optional(BecauseSchema),
  problems: Type.Optional(Type.Array(ProblemSchema)),
  /** Seconds after which the same may be asked again; over HTTP also the header `Retry-After`. */
  retryAfter: Type.Optional(Type.Integer({ minimum: 1 })),
});
/** Why something was not done. */
export type ErrorBody = Static<typeof ErrorSchema>;

/** How time is kept: not at all, a bank with an increment per answer (seconds), or days per answer. */
export const ClockSchema = Type.Union([
  strictObject({ kind: Type.Literal('none') }),
  strictObject({
    kind: Type.Literal('live'),
    bank: Type.Integer({ minimum: 10, maximum: 86_400 }),
    increment: Type.Integer({ minimum: 0, maximum: 3_600 }),
  }),
  strictObject({ kind: Type.Literal('days'), days: Type.Number({ minimum: 0.01, maximum: 60 }) }),
]);
/** How time is kept. */
export type ClockRule = Static<typeof ClockSchema>;

/** What happens when a seat's time is up. */
export const TimeoutSchema = oneOf(TIMEOUTS);
/** How well a bot plays. */
export const LevelSchema = oneOf(BOT_LEVELS);
/** What a table is doing. */
export const StatusSchema = oneOf(TABLE_STATUSES);
/** Who hears a line of chat. */
export const RoomSchema = oneOf(CHAT_ROOMS);

const Path = Type.String({ minLength: 1, maxLength: 200 });
const FactName = Type.String({ minLength: 1, maxLength: 40 });
const FactValue = Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean()]);

/**
 * What must be so, or not be so: a fact of the open question by its name (`turn`: the seat whose turn it is), or a value of
 * the view by its path, such as `scores.2`. What is not known is neither.
 */
export const ConditionSchema = Type.Union([
  strictObject({ fact: FactName, is: FactValue }),
  strictObject({ fact: FactName, not: FactValue }),
  strictObject({ path: Path, is: FactValue }),
  strictObject({ path: Path, not: FactValue }),
]);
/** What must be so, or not be so. */
export type Condition = Static<typeof ConditionSchema>;

/**
 * Answers a window by itself with the first of its answers that is offered, whenever its conditions hold; in a secret window
 * they read public facts only, and the last of its answers must be one that everybody knows to be possible.
 */
export const OrderSchema = strictObject({
  window: Type.String({ minLength: 1, maxLength: 60 }),
  say: OptionText,
  otherwise: Type.Optional(Type.Array(OptionText, { maxItems: 9 })),
  when: Type.Optional(Type.Array(ConditionSchema, { maxItems: 10 })),
  /** Until when it stands; without it, until it is taken back. */
  until: Type.Optional(oneOf(ORDER_ENDS)),
  /** How many turns had begun when it was given; the server says so. */
  since: Type.Optional(Type.Integer({ minimum: 0 })),
});
/** A standing order. */
export type Order = Static<typeof OrderSchema>;

/** A seat as everybody sees it. */
export const SeatSchema = strictObject({
  taken: Type.Boolean(),
  name: Type.Optional(Type.String()),
  /** Played by a bot just now. */
  bot: Type.Boolean(),
  /** The one who asks sits here. */
  yours: Type.Boolean(),
  /** Its person is connected. */
  present: Type.Boolean(),
  /** The promise of its entropy, and the entropy once opened. */
  promise: Type.Optional(Type.String()),
  opened: Type.Optional(Type.String()),
  muted: Type.Boolean(),
  /** Its person is rated with what comes of this game. */
  rated: Type.Optional(Type.Literal(true)),
  /** A bot has answered here in its person's place: the rating does not rise. */
  helped: Type.Optional(Type.Literal(true)),
  /** The seat is kept for somebody who is asked to another match; `by` names the one who asks. */
  invited: Type.Optional(strictObject({ name: Type.String(), by: Type.String(), yours: Type.Boolean() })),
  /** The standing orders of one's own seat. */
  orders: Type.Optional(Type.Array(OrderSchema)),
});

/** How a game ended: by its rules, or because a seat's time was up. */
export const ResultSchema = strictObject({
  why: oneOf(['rules', 'time'] as const),
  seat: Type.Optional(SeatNumber),
  winners: Type.Array(SeatNumber),
  ranking: Type.Array(Type.Array(SeatNumber)),
  scores: Type.Array(Type.Number()),
  law: Type.String(),
});

/** A table as everybody who may see it sees it. */
export const TableSchema = strictObject({
  id: TableId,
  game: Type.String(),
  rules: Type.String(),
  title: Type.String(),
  settings: Opaque,
  status: StatusSchema,
  private: Type.Boolean(),
  yours: Type.Boolean(),
  /** Seconds by which spectators lag behind. */
  delay: Type.Integer(),
  /** Undo stops at news for anybody, not only at one's own. */
  strict: Type.Boolean(),
  /** Everybody may ask what a bot would do in their place; such a game is not rated. */
  hints: Type.Boolean(),
  /** The host does not let spectators talk. */
  hushed: Type.Optional(Type.Literal(true)),
  /** The game is rated; before it begins, if at least two people with accounts sit down. */
  rated: Type.Optional(Type.Boolean()),
  clock: ClockSchema,
  timeout: TimeoutSchema,
  created: Time,
  seats: Type.Array(SeatSchema),
  /** The hash under which the table's seed was promised; the seed itself once the game is over. */
  seed: strictObject({ hash: Type.String(), opened: Type.Optional(Type.String()) }),
  /** Someone asks to go back beyond what is free, to before entry `to`; all seats of `asked` must agree. */
  undo: Type.Optional(
    strictObject({
      seat: SeatNumber,
      to: Version,
      agreed: Type.Array(SeatNumber),
      asked: Type.Optional(Type.Array(SeatNumber)),
    }),
  ),
  result: Type.Optional(ResultSchema),
  rematch: Type.Optional(TableId),
  /** The name of the one who asks the others to another match; told to those who are asked. */
  rematchBy: Type.Optional(Type.String()),
  /** Who must decide now; told in the list of one's own tables. */
  asked: Type.Optional(Type.Array(SeatNumber)),
  /** The one who asks was sent away: they may not sit down or chat here. */
  sentAway: Type.Optional(Type.Literal(true)),
  /** Those whom the host sent away; told to the host alone. */
  away: Type.Optional(Type.Array(strictObject({ who: AwayId, name: Type.String() }))),
  /** The rules have changed and cannot go on with this game; it can still be read. */
  unreadable: Type.Boolean(),
  /**
   * How the seats of such a game can go on, if all agree: under these rules, with so many of its entries kept (later ones are
   * taken back), at these scores.
   */
  carry: Type.Optional(
    strictObject({
      rules: Type.String(),
      version: Version,
      of: Version,
      scores: Type.Array(Type.Number()),
      agreed: Type.Array(SeatNumber),
    }),
  ),
});
/** A table as everybody who may see it sees it. */
export type TableView = Static<typeof TableSchema>;

/** The open question as everybody knows it. */
export const WindowSchema = strictObject({
  name: Type.String(),
  law: Type.String(),
  asked: Type.Array(SeatNumber),
  mode: oneOf(['one', 'any', 'each'] as const),
  part: Type.Boolean(),
  secret: Type.Boolean(),
  quiet: Type.Boolean(),
  /** The seat whose turn it is. */
  turn: Type.Optional(SeatNumber),
  /** Who does what to whom and where, in words of the game's options: what an order may depend on. */
  facts: Type.Optional(Type.Record(Type.String(), Type.String())),
});

/** The clocks: milliseconds left and spent by seat at the time `at`; seats whose clock runs. */
export const ClocksSchema = strictObject({
  at: Time,
  left: Type.Array(Type.Union([Type.Number(), Type.Null()])),
  spent: Type.Array(Type.Number()),
  running: Type.Array(SeatNumber),
});

/** All that a viewer is shown at one version. */
export const MomentSchema = strictObject({
  version: Version,
  view: Opaque,
  window: Type.Optional(WindowSchema),
  /** The number of the question this seat is asked; -1: none. */
  question: Type.Integer(),
  offered: Type.Array(OptionText),
  /** What the seat may say besides. */
  asides: Type.Array(OptionText),
  withdraw: Type.Boolean(),
  /** Entries before which the seat may go back freely, newest first. */
  undo: Type.Array(Version),
  /** Why it can go back no further. */
  stop: oneOf(['start', 'chance', 'news', 'other', 'together', 'waiting'] as const),
  /** The parts of a sentence that the seat has said and the open question continues, with their entries. */
  said: Type.Array(strictObject({ text: OptionText, entry: Version })),
  scores: Type.Array(Type.Number()),
  over: Type.Boolean(),
  clocks: ClocksSchema,
});
/** All that a viewer is shown at one version. */
export type ViewerSnapshot = Static<typeof MomentSchema>;

/** One journal entry as the viewer was told it: whose it was, its events, and the words if they were the viewer's own. */
export const ToldSchema = strictObject({
  n: Version,
  at: Time,
  events: Type.Array(Opaque),
  /** The paragraph of whatever here cites none itself: of an event, or of the viewer's own words. */
  law: Type.Optional(Type.String()),
  seat: Type.Optional(SeatNumber),
  say: Type.Optional(OptionText),
  /** Who decided for the viewer's seat, if it was not the person. */
  by: Type.Optional(oneOf(['forced', 'order', 'bot'] as const)),
});
/** One journal entry as the viewer was told it. */
export type EntryForViewer = Static<typeof ToldSchema>;

/** What a seat may not answer now, and why. */
export const ForbiddenSchema = strictObject({
  text: Type.String(),
  law: Type.String(),
  why: Type.String(),
  a: Type.Number(),
  b: Type.Number(),
  elsewhere: Type.Optional(Type.Literal(true)),
});

/** One answer as a bot sees it: the seat's chance to win by it, and what figures of the game are expected to come to. */
export const AdvisedSchema = strictObject({
  say: OptionText,
  chance: Type.Number({ minimum: 0, maximum: 1 }),
  expected: Type.Array(strictObject({ term: Type.String(), now: Type.Number(), then: Type.Number() })),
});
/** One answer as a bot sees it. */
export type AdvisedAnswer = Static<typeof AdvisedSchema>;

/** A line of chat. */
export const ChatSchema = strictObject({
  n: Type.Integer(),
  room: RoomSchema,
  seat: Type.Optional(SeatNumber),
  name: Type.String(),
  text: Type.String(),
  at: Time,
});
/** A line of chat. */
export type ChatLine = Static<typeof ChatSchema>;
