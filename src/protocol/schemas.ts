import Type, { type Static } from 'typebox';
import { BOT_LEVELS, CHAT_ROOMS, ENDINGS, ERRORS, ORDER_ENDS, PHRASES, TABLE_STATUSES, TIMEOUTS } from './constants.ts';

/** An object that has these fields and no other. */
export const strictObject = <P extends Type.TProperties>(fields: P): Type.TObject<P> =>
  Type.Object(fields, { additionalProperties: false });

const oneOf = <const T extends string[]>(words: readonly [...T]): Type.TEnum<T> => Type.Enum(words);

/** The id of a table. */
export const TableId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });
/** Id of a person who was sent away, for the host. */
export const AwayId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });
/** A seat, counted from 0. */
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 6 });
/** The text of an option. */
export const OptionText = Type.String({ minLength: 1, maxLength: 200 });
/** Idempotency key of a move. */
export const MoveId = Type.String({ minLength: 1, maxLength: 64 });
/** A person's name as others see it. */
export const Name = Type.String({ minLength: 1, maxLength: 40 });
/** 16 to 64 bytes in lower-case hex. */
export const Hex = Type.String({ pattern: '^(?:[0-9a-f]{2}){16,64}$' });
/** A secret of a client: a key, an invitation, a code. */
export const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' });
/** A number of a journal entry or a version of a table. */
export const Version = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** A time in milliseconds since 1970. */
export const Time = Type.Integer({ minimum: 0 });
/** Anything the game itself defines: settings, views, events. */
export const Opaque = Type.Unknown();

/** One problem of a request. */
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

/** An error answer. */
export const ErrorSchema = strictObject({
  code: oneOf(ERRORS),
  because: Type.Optional(BecauseSchema),
  problems: Type.Optional(Type.Array(ProblemSchema)),
  /** Seconds until a retry makes sense; over HTTP also in the header `Retry-After`. */
  retryAfter: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Why the person is banned, and until when; undefined: without end. */
  reason: Type.Optional(Type.String()),
  until: Type.Optional(Time),
});
/** An error answer. */
export type ErrorBody = Static<typeof ErrorSchema>;

/** Clock of a table: none, a bank with an increment per answer in seconds, or days per answer. */
export const ClockSchema = Type.Union([
  strictObject({ kind: Type.Literal('none') }),
  strictObject({
    kind: Type.Literal('live'),
    bank: Type.Integer({ minimum: 10, maximum: 86_400 }),
    increment: Type.Integer({ minimum: 0, maximum: 3_600 }),
  }),
  strictObject({ kind: Type.Literal('days'), days: Type.Number({ minimum: 0.01, maximum: 60 }) }),
]);
/** Clock of a table. */
export type ClockRule = Static<typeof ClockSchema>;

/** What happens when a seat's time is up. */
export const TimeoutSchema = oneOf(TIMEOUTS);
/** Level of a bot. */
export const LevelSchema = oneOf(BOT_LEVELS);
/** Status of a table. */
export const StatusSchema = oneOf(TABLE_STATUSES);
/** A chat room. */
export const RoomSchema = oneOf(CHAT_ROOMS);

const Path = Type.String({ minLength: 1, maxLength: 200 });
const FactName = Type.String({ minLength: 1, maxLength: 40 });
const FactValue = Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean()]);

/**
 * A condition of an order: a public fact of the open question by its name (`turn`: the seat whose turn it is), or a value of the
 * view by its path, such as `scores.2`, is or is not equal to something. An unknown value fulfils neither.
 */
export const ConditionSchema = Type.Union([
  strictObject({ fact: FactName, is: FactValue }),
  strictObject({ fact: FactName, not: FactValue }),
  strictObject({ path: Path, is: FactValue }),
  strictObject({ path: Path, not: FactValue }),
]);
/** A condition of an order. */
export type Condition = Static<typeof ConditionSchema>;

/**
 * A standing order: answers a window automatically with the first of its answers that is offered, if all conditions hold. In a
 * secret window the conditions read public facts only, and the last answer must be publicly known to be possible.
 */
export const OrderSchema = strictObject({
  window: Type.String({ minLength: 1, maxLength: 60 }),
  say: OptionText,
  otherwise: Type.Optional(Type.Array(OptionText, { maxItems: 9 })),
  when: Type.Optional(Type.Array(ConditionSchema, { maxItems: 10 })),
  /** When it expires; undefined: when it is removed. */
  until: Type.Optional(oneOf(ORDER_ENDS)),
  /** How many turns had begun when it was set; filled in by the server. */
  since: Type.Optional(Type.Integer({ minimum: 0 })),
});
/** A standing order. */
export type Order = Static<typeof OrderSchema>;

/** A seat of a table. */
export const SeatSchema = strictObject({
  taken: Type.Boolean(),
  name: Type.Optional(Type.String()),
  /** A bot plays the seat now. */
  bot: Type.Boolean(),
  /** The caller sits here. */
  yours: Type.Boolean(),
  /** Its person is connected. */
  present: Type.Boolean(),
  /** The commitment to its entropy, and the entropy once revealed. */
  promise: Type.Optional(Type.String()),
  opened: Type.Optional(Type.String()),
  muted: Type.Boolean(),
  /** This game counts for the rating of its person. */
  rated: Type.Optional(Type.Literal(true)),
  /** A bot has answered for its person: the rating does not rise. */
  helped: Type.Optional(Type.Literal(true)),
  /** Its person resigned: a bot plays it to the end. */
  resigned: Type.Optional(Type.Literal(true)),
  /** The seat is reserved for a person of the game before; `by` is who asked for the rematch. */
  invited: Type.Optional(strictObject({ name: Type.String(), by: Type.String(), yours: Type.Boolean() })),
  /** At a table over days: when its person's clock pauses, now or next within a week. */
  pause: Type.Optional(strictObject({ from: Time, to: Time })),
  /** Standing orders; only in the caller's own seats. */
  orders: Type.Optional(Type.Array(OrderSchema)),
});

/**
 * How a game ended: by its rules, because a seat's time was up, because nobody played on for long, as a draw, because the people
 * agreed to stop or all resigned, or because an operator closed the table.
 */
export const ResultSchema = strictObject({
  why: oneOf(['rules', 'time', 'abandoned', 'draw', 'agreed', 'closed'] as const),
  seat: Type.Optional(SeatNumber),
  winners: Type.Array(SeatNumber),
  ranking: Type.Array(Type.Array(SeatNumber)),
  scores: Type.Array(Type.Number()),
  law: Type.String(),
});

/** A table's description as the caller may see it. */
export const TableSchema = strictObject({
  id: TableId,
  game: Type.String(),
  rules: Type.String(),
  title: Type.String(),
  settings: Opaque,
  /** Hash of the component values that the table uses instead of the built-in ones. Such a game is not rated. */
  pack: Type.Optional(Type.String()),
  status: StatusSchema,
  private: Type.Boolean(),
  yours: Type.Boolean(),
  /** Spectator delay, in seconds. */
  delay: Type.Integer(),
  /** Free undo stops where anybody learned something, not only oneself. */
  strict: Type.Boolean(),
  /** Everybody may ask what a bot would do in their place; such a game is not rated. */
  hints: Type.Boolean(),
  /** The spectators' chat is closed. */
  hushed: Type.Optional(Type.Literal(true)),
  /** The game is rated; before it begins, if at least two people with accounts sit down. */
  rated: Type.Optional(Type.Boolean()),
  clock: ClockSchema,
  timeout: TimeoutSchema,
  created: Time,
  seats: Type.Array(SeatSchema),
  /** The commitment to the table's seed, and the seed once the game is over. */
  seed: strictObject({ hash: Type.String(), opened: Type.Optional(Type.String()) }),
  /** An undo request to before entry `to`; all seats of `asked` must agree. */
  undo: Type.Optional(
    strictObject({
      seat: SeatNumber,
      to: Version,
      agreed: Type.Array(SeatNumber),
      asked: Type.Optional(Type.Array(SeatNumber)),
    }),
  ),
  /** A proposal to end the game; all seats of `asked` must agree. Only for seats. */
  ending: Type.Optional(
    strictObject({
      how: oneOf(ENDINGS),
      seat: SeatNumber,
      agreed: Type.Array(SeatNumber),
      asked: Type.Array(SeatNumber),
    }),
  ),
  result: Type.Optional(ResultSchema),
  rematch: Type.Optional(TableId),
  /** Name of the person who asked for the rematch; only for the others. */
  rematchBy: Type.Optional(Type.String()),
  /** The seats that are asked now; only in the list of one's own tables. */
  asked: Type.Optional(Type.Array(SeatNumber)),
  /** The caller was sent away: they may not sit down or chat here. */
  sentAway: Type.Optional(Type.Literal(true)),
  /** People whom the host sent away; only for the host. */
  away: Type.Optional(Type.Array(strictObject({ who: AwayId, name: Type.String() }))),
  /** When the table is closed unless somebody plays on or keeps it; only for those who sit there and the host. */
  closesAt: Type.Optional(Time),
  /** Today's rules cannot replay this game; its log can still be read. */
  unreadable: Type.Boolean(),
  /**
   * How an unreadable game can go on if all seats agree: under these rules, with the first `version` of its `of` entries (later
   * ones are undone), at these scores.
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
/** A table's description as the caller may see it. */
export type TableView = Static<typeof TableSchema>;

/** The open question, as everybody may know it. */
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
  /** Public facts of the question, in words of the game's options; orders may depend on them. */
  facts: Type.Optional(Type.Record(Type.String(), Type.String())),
});

/** The clocks at the time `at`: ms left (null: no limit) and spent by seat, and the seats whose clock runs. */
export const ClocksSchema = strictObject({
  at: Time,
  left: Type.Array(Type.Union([Type.Number(), Type.Null()])),
  spent: Type.Array(Type.Number()),
  running: Type.Array(SeatNumber),
});

/** All that a viewer sees at one version. */
export const ViewerSnapshotSchema = strictObject({
  version: Version,
  view: Opaque,
  window: Type.Optional(WindowSchema),
  /** The number of the question this seat is asked; -1: none. */
  question: Type.Integer(),
  offered: Type.Array(OptionText),
  /** Legal acts besides the question. */
  asides: Type.Array(OptionText),
  withdraw: Type.Boolean(),
  /** Entries to which the seat may undo freely, newest first. */
  undo: Type.Array(Version),
  /** Why free undo ends there. */
  stop: oneOf(['start', 'chance', 'news', 'other', 'together', 'waiting'] as const),
  /** Parts of an unfinished move that the open question continues, with their entries. */
  said: Type.Array(strictObject({ text: OptionText, entry: Version })),
  scores: Type.Array(Type.Number()),
  over: Type.Boolean(),
  clocks: ClocksSchema,
});
/** All that a viewer sees at one version. */
export type ViewerSnapshot = Static<typeof ViewerSnapshotSchema>;

/** A journal entry as a viewer may see it: its seat, its events, and its words if it is the viewer's own. */
export const EntryForViewerSchema = strictObject({
  n: Version,
  at: Time,
  events: Type.Array(Opaque),
  /** Paragraph of the events that cite none themselves, and of the viewer's own words. */
  law: Type.Optional(Type.String()),
  seat: Type.Optional(SeatNumber),
  say: Type.Optional(OptionText),
  /** What answered for the viewer's seat; undefined: the person. */
  by: Type.Optional(oneOf(['forced', 'order', 'bot'] as const)),
});
/** A journal entry as a viewer may see it. */
export type EntryForViewer = Static<typeof EntryForViewerSchema>;

/** What a seat may not answer now, and why. */
export const ForbiddenSchema = strictObject({
  text: Type.String(),
  law: Type.String(),
  why: Type.String(),
  a: Type.Number(),
  b: Type.Number(),
  elsewhere: Type.Optional(Type.Literal(true)),
});

/** An answer as a bot evaluates it: the seat's chance to win, and the expected change of some figures. */
export const AdvisedSchema = strictObject({
  say: OptionText,
  chance: Type.Number({ minimum: 0, maximum: 1 }),
  expected: Type.Array(strictObject({ term: Type.String(), now: Type.Number(), then: Type.Number() })),
});
/** An answer as a bot evaluates it. */
export type AdvisedAnswer = Static<typeof AdvisedSchema>;

/** A chat line. */
export const ChatSchema = strictObject({
  n: Type.Integer(),
  room: RoomSchema,
  seat: Type.Optional(SeatNumber),
  name: Type.String(),
  text: Type.String(),
  /** The line is this phrase; `text` says it in English. */
  phrase: Type.Optional(oneOf(PHRASES)),
  at: Time,
});
/** A chat line. */
export type ChatLine = Static<typeof ChatSchema>;
