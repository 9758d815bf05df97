import Type from 'typebox';
import { ClockSchema, Opaque, strictObject, TableId, Time } from './schemas.ts';
import { route } from './route.ts';

/** How long a game takes: played in one sitting, or over days. */
const PaceSchema = Type.Enum(['now', 'days']);
const PairingId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });

/** What people of one pool wait for. */
const POOL = {
  pace: PaceSchema,
  game: Type.String(),
  seats: Type.Integer(),
  settings: Opaque,
  clock: ClockSchema,
  rated: Type.Boolean(),
};

/** A pool of people who wait for the same game on the same terms. */
const PoolSchema = strictObject({ ...POOL, waiting: Type.Integer() });

/** A wait of the caller. */
const WaitSchema = strictObject({
  ...POOL,
  /** The caller agrees to bots in seats for which nobody is found. */
  bots: Type.Boolean(),
  since: Time,
  /** How many wait in the same pool, the caller included. */
  waiting: Type.Integer(),
  rating: Type.Integer(),
  /** How many points the ratings of opponents may be away now. */
  window: Type.Integer(),
  /** Opponents are found: all must confirm until this time. `agreed` of `people` have. */
  pairing: Type.Optional(
    strictObject({
      id: PairingId,
      until: Time,
      people: Type.Integer(),
      agreed: Type.Integer(),
      /** The caller has confirmed. */
      yours: Type.Boolean(),
    }),
  ),
  /** The table of the game that began. */
  table: Type.Optional(TableId),
});

const Mine = strictObject({ waits: Type.Array(WaitSchema) });

/** Routes of quick pairing. */
export const PAIRING_ROUTES = {
  pools: route({
    method: 'GET',
    path: '/api/pairing',
    about: 'What people wait for, and how many, the largest pools first. It is not told who waits.',
    key: 'none',
    gives: strictObject({ pools: Type.Array(PoolSchema) }),
  }),
  myWaits: route({
    method: 'GET',
    path: '/api/me/pairing',
    about:
      'What the caller waits for. It also says that the caller is still there: a wait for a game now ends after 90 seconds without this request.',
    key: 'needed',
    gives: Mine,
  }),
  wait: route({
    method: 'POST',
    path: '/api/me/pairing',
    about:
      'Wait for opponents. A clock of days means a game over days, a live clock a game now; one wait of each is possible. Rated games need an account.',
    key: 'needed',
    body: strictObject({
      game: Type.String({ maxLength: 40 }),
      settings: Opaque,
      clock: ClockSchema,
      rated: Type.Boolean(),
      bots: Type.Boolean(),
    }),
    gives: Mine,
  }),
  stopWaiting: route({
    method: 'DELETE',
    path: '/api/me/pairing/:pace',
    about: 'Wait no longer. If opponents are found already, this declines: the others are put in front.',
    key: 'needed',
    params: strictObject({ pace: PaceSchema }),
    gives: Mine,
  }),
  confirmPairing: route({
    method: 'POST',
    path: '/api/me/pairing/:pairing/confirm',
    about:
      'Confirm a pairing, optionally with a commitment to one’s own entropy. When all have confirmed, the table is there and its game begins.',
    key: 'needed',
    params: strictObject({ pairing: PairingId }),
    body: strictObject({ promise: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })) }),
    gives: Mine,
  }),
} as const;
