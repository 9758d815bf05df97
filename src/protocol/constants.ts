/** The version of the messages; a server speaks one, and says so in its welcome. */
export const PROTOCOL = 1;

/** Close code of a socket whose key ended; an `error` with the code `signed-out` comes before it. */
export const SIGNED_OUT = 4401;

/** The header that carries an invitation to a private table: addresses are logged, headers are not. */
export const INVITE_HEADER = 'vatra-invite';

/** Everything the server can answer instead of doing it; each is the id of a message for people, `error.<code>`. */
export const ERRORS = [
  // The message itself.
  ...(['bad-request', 'too-large', 'too-many', 'busy', 'wrong-protocol', 'internal', 'storage', 'closing'] as const),
  // Who is speaking.
  ...(['no-key', 'not-allowed', 'bad-code', 'bad-login', 'login-taken', 'has-account', 'no-account'] as const),
  ...(['no-passkeys', 'bad-passkey', 'bad-address', 'no-notice', 'notices-full'] as const),
  ...(['signed-out', 'confirm-first', 'unknown-key', 'unknown-passkey', 'passkeys-full', 'last-passkey'] as const),
  ...(['bad-reset'] as const),
  // Tables and seats.
  ...(['no-table', 'no-game', 'no-seat', 'settings', 'seat-taken', 'seat-kept', 'seat-free', 'not-yours'] as const),
  ...(['not-host', 'sent-away', 'bad-invite', 'begun', 'not-begun', 'not-ended', 'seats-free'] as const),
  ...(['bad-promise', 'unreadable'] as const),
  // What the referee says.
  ...(['over', 'not-asked', 'stale', 'unknown', 'refused', 'not-part', 'not-free', 'not-due', 'wrong'] as const),
  // Talk and consent.
  ...(['too-many-tables', 'too-many-lobbies', 'too-many-seats', 'too-many-visitors'] as const),
  ...(['too-many-lines', 'too-many-reports', 'chat-closed'] as const),
  ...(['silence', 'muted', 'no-request', 'undo-asked', 'undo-open', 'bad-order', 'order-tells'] as const),
] as const;

/** One of the server's refusals. */
export type ErrorCode = (typeof ERRORS)[number];

/** Refusals that pass by themselves: the same may be asked again a little later. */
export const TRANSIENT_ERRORS: readonly ErrorCode[] = ['too-many', 'busy', 'internal', 'storage', 'closing'];

/** The status that goes with each refusal over HTTP; what is not named is 409. */
export const HTTP_STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  'bad-request': 400,
  'too-large': 413,
  'too-many': 429,
  busy: 429,
  'too-many-tables': 429,
  'too-many-lobbies': 429,
  'too-many-seats': 429,
  'too-many-visitors': 429,
  'too-many-lines': 429,
  'too-many-reports': 429,
  'wrong-protocol': 400,
  internal: 500,
  storage: 503,
  closing: 503,
  'no-key': 401,
  'not-allowed': 403,
  'bad-code': 403,
  'bad-login': 403,
  'bad-passkey': 403,
  'signed-out': 401,
  'confirm-first': 403,
  'unknown-key': 404,
  'unknown-passkey': 404,
  'bad-reset': 403,
  'bad-address': 422,
  'no-notice': 404,
  'bad-invite': 403,
  'not-yours': 403,
  'not-host': 403,
  'sent-away': 403,
  'no-table': 404,
  'no-game': 404,
  'no-seat': 404,
  settings: 422,
};

/** What a table is doing: seats are taken, entropy is opened, the game is played, all is done. */
export const TABLE_STATUSES = ['open', 'opening', 'playing', 'over'] as const;

/** What happens when a seat's time is up. */
export const TIMEOUTS = ['wait', 'bot', 'end'] as const;

/** How well a bot plays, the weakest first. */
export const BOT_LEVELS = ['easy', 'normal', 'hard'] as const;
/** How well a bot plays. */
export type BotLevel = (typeof BOT_LEVELS)[number];

/** How long an order stands, if not until it is taken back: to the end of this turn, or until one's own next turn begins. */
export const ORDER_ENDS = ['turn', 'own-turn'] as const;

/** Who hears a line of chat. */
export const CHAT_ROOMS = ['seats', 'spectators'] as const;

/** The most bytes of one message from a client. */
export const MESSAGE_BYTES = 16_384;
/** The longest report of a mistake: a position with the journal of a whole game. */
export const REPORT_BYTES = 400_000;
