/** Version of the protocol. A server speaks one version and names it in `welcome`. */
export const PROTOCOL = 1;

/** Close code of a socket whose key ended; an `error` with the code `signed-out` comes before it. */
export const SIGNED_OUT = 4401;

/** The header that carries an invitation to a private table: addresses are logged, headers are not. */
export const INVITE_HEADER = 'vatra-invite';

/** Close code of a socket whose person is banned; an `error` with the code `banned` comes before it. */
export const BANNED = 4403;

/** The header that carries the operators' token. */
export const OPERATOR_HEADER = 'vatra-operator';

/** All error codes; each is the id of a message for people, `error.<code>`. */
export const ERRORS = [
  // The request itself.
  ...(['bad-request', 'too-large', 'too-many', 'busy', 'wrong-protocol', 'internal', 'storage', 'closing'] as const),
  // Keys, accounts and notices.
  ...(['no-key', 'not-allowed', 'bad-code', 'bad-login', 'login-taken', 'has-account', 'no-account'] as const),
  ...(['no-passkeys', 'bad-passkey', 'bad-address', 'no-notice', 'notices-full'] as const),
  ...(['signed-out', 'confirm-first', 'unknown-key', 'unknown-passkey', 'passkeys-full', 'last-passkey'] as const),
  ...(['bad-reset', 'no-mail', 'bad-mail-link', 'too-many-mails'] as const),
  // Profiles, shared games and studies.
  ...(['no-profile', 'record-hidden', 'no-study', 'studies-full', 'too-many-studies'] as const),
  // Tables and seats.
  ...(['no-table', 'no-game', 'no-seat', 'settings', 'seat-taken', 'seat-kept', 'seat-free', 'not-yours'] as const),
  ...(['not-host', 'sent-away', 'bad-invite', 'begun', 'not-begun', 'not-ended', 'seats-free'] as const),
  ...(['bad-promise', 'unreadable'] as const),
  // Rejections by the referee.
  ...(['over', 'not-asked', 'stale', 'unknown', 'refused', 'not-part', 'not-free', 'not-due', 'wrong'] as const),
  // Limits, chat, consent and orders.
  ...(['too-many-tables', 'too-many-lobbies', 'too-many-seats', 'too-many-visitors'] as const),
  ...(['too-many-lines', 'too-many-reports', 'chat-closed'] as const),
  // Series.
  ...([
    'no-series',
    'not-organiser',
    'series-closed',
    'series-full',
    'too-few-players',
    'no-player',
    'no-match',
  ] as const),
  ...([
    'match-over',
    'round-open',
    'bad-decision',
    'bad-mapping',
    'too-many-series',
    'too-many-registrations',
  ] as const),
  // Pairing.
  ...(['too-many-waits', 'no-pairing', 'paired', 'no-clock'] as const),
  ...(['banned', 'not-operator', 'no-person', 'no-report'] as const),
  ...(['vacation-late', 'vacation-twice', 'vacation-spent', 'no-vacation', 'too-many-free-days'] as const),
  ...(['resigned', 'no-draw', 'end-asked', 'blocked', 'blocks-full', 'unknown-block'] as const),
  ...(['silence', 'muted', 'no-request', 'undo-asked', 'undo-open', 'bad-order', 'order-tells'] as const),
] as const;

/** An error code. */
export type ErrorCode = (typeof ERRORS)[number];

/** Errors that pass by themselves: the same request may succeed later. */
export const TRANSIENT_ERRORS: readonly ErrorCode[] = ['too-many', 'busy', 'internal', 'storage', 'closing'];

/** HTTP status of each error code; the others have 409. */
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
  'too-many-waits': 429,
  'no-pairing': 404,
  'too-many-series': 429,
  'too-many-registrations': 429,
  'no-series': 404,
  'no-player': 404,
  'no-match': 404,
  'not-organiser': 403,
  'bad-mapping': 422,
  'no-clock': 422,
  'too-many-mails': 429,
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
  'bad-mail-link': 403,
  'bad-address': 422,
  'no-notice': 404,
  'no-profile': 404,
  'record-hidden': 403,
  'no-study': 404,
  'too-many-studies': 429,
  'bad-invite': 403,
  'not-yours': 403,
  blocked: 403,
  'no-vacation': 404,
  banned: 403,
  'not-operator': 403,
  'no-person': 404,
  'no-report': 404,
  'unknown-block': 404,
  'not-host': 403,
  'sent-away': 403,
  'no-table': 404,
  'no-game': 404,
  'no-seat': 404,
  settings: 422,
};

/** Statuses of a table: seats are filled, entropy is revealed, the game runs, the game is over. */
export const TABLE_STATUSES = ['open', 'opening', 'playing', 'over'] as const;

/** What happens when a seat's time is up. */
export const TIMEOUTS = ['wait', 'bot', 'end'] as const;

/** Levels of bots, the weakest first. */
export const BOT_LEVELS = ['easy', 'normal', 'hard', 'master'] as const;
/** Level of a bot. */
export type BotLevel = (typeof BOT_LEVELS)[number];

/** When an order expires, if it does: at the end of this turn, or when one's own next turn begins. */
export const ORDER_ENDS = ['turn', 'own-turn'] as const;

/** How people may agree to end a game: as a draw, or without a result. */
export const ENDINGS = ['draw', 'stop'] as const;
/** How people may agree to end a game. */
export type Ending = (typeof ENDINGS)[number];

/** Phrases that every reader reads in their own language. */
export const PHRASES = [
  ...(['hello', 'good-luck', 'thanks', 'well-played', 'nice-move', 'oops', 'sorry', 'thinking'] as const),
  ...(['one-moment', 'your-turn', 'back-later', 'good-game'] as const),
] as const;
/** A phrase. */
export type Phrase = (typeof PHRASES)[number];

/** Why a person is reported. */
export const COMPLAINTS = ['insult', 'spam', 'cheating', 'stalling', 'name', 'other'] as const;

/** What a person may do about another one: not read their chat lines, or not sit at a table with them either. */
export const BLOCK_KINDS = ['mute', 'block'] as const;

/** Chat rooms: seats read seats, spectators read spectators. */
export const CHAT_ROOMS = ['seats', 'spectators'] as const;

/** Most bytes of a client's message or request. */
export const MESSAGE_BYTES = 16_384;
/** Most characters of the component values of a table, as JSON; the built-in ones have about 30,000. */
export const PACK_LENGTH = 100_000;
/** Most bytes of a request that opens a table with component values of its own. */
export const PACK_BYTES = 262_144;
/** Most bytes of a bug report: a position with the journal of a whole game. */
export const REPORT_BYTES = 400_000;
