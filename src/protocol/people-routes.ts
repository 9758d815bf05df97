import Type from 'typebox';
import { strictObject, Name, Opaque, TableId, Token } from './schemas.ts';
import { route } from './route.ts';

/** A login. */
export const Login = Type.String({ pattern: '^[\\p{L}\\p{N}._@+-]{3,60}$' });
/** A password as it is typed. */
export const Password = Type.String({ minLength: 8, maxLength: 200 });
const LanguageId = Type.Enum(['uk', 'ru', 'en']);
const NoticeId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });
const Base64Url = Type.String({ pattern: '^[A-Za-z0-9_=-]{8,200}$' });
const Url = Type.String({ minLength: 8, maxLength: 1000 });

/** A rating in a game: a cautious estimate, and the number of games. */
export const RatingSchema = strictObject({ game: Type.String(), rating: Type.Number(), games: Type.Integer() });

/** A notice subscription; addresses of browsers and webhooks are not returned. */
export const NoticeSchema = strictObject({
  id: NoticeId,
  kind: Type.Enum(['push', 'webhook', 'email']),
  host: Type.String(),
  /** An e-mail address is shown to its owner, unlike other addresses. */
  address: Type.Optional(Type.String()),
  /** The e-mail address waits for its confirmation. */
  pending: Type.Optional(Type.Literal(true)),
  language: LanguageId,
  table: Type.Optional(TableId),
  everyone: Type.Boolean(),
});

/** Routes of notices. */
export const NOTICE_ROUTES = {
  noticeKey: route({
    method: 'GET',
    path: '/api/notices/key',
    about: 'The public key with which a browser subscribes to notices.',
    key: 'none',
    gives: strictObject({
      key: Type.String(),
      /** True when notices can go by e-mail. */
      mail: Type.Optional(Type.Boolean()),
    }),
  }),
  notices: route({
    method: 'GET',
    path: '/api/me/notices',
    about: 'The notice subscriptions of the caller.',
    key: 'needed',
    gives: strictObject({ notices: Type.Array(NoticeSchema) }),
  }),
  addNotice: route({
    method: 'POST',
    path: '/api/me/notices',
    about:
      'Subscribe to notices of one’s turns, at all tables or one. A webhook may get everybody’s turns at a table where one sits.',
    key: 'needed',
    body: Type.Union([
      strictObject({
        kind: Type.Literal('push'),
        endpoint: Url,
        p256dh: Base64Url,
        auth: Base64Url,
        language: LanguageId,
        table: Type.Optional(TableId),
      }),
      strictObject({
        kind: Type.Literal('webhook'),
        url: Url,
        language: LanguageId,
        table: Type.Optional(TableId),
        everyone: Type.Optional(Type.Boolean()),
      }),
    ]),
    gives: strictObject({ notice: NoticeSchema }),
  }),
  dropNotice: route({
    method: 'DELETE',
    path: '/api/me/notices/:notice',
    about: 'Delete a notice subscription.',
    key: 'needed',
    params: strictObject({ notice: NoticeId }),
    gives: strictObject({}),
  }),
  tryNotice: route({
    method: 'POST',
    path: '/api/me/notices/:notice/try',
    about: 'Send a test notice.',
    key: 'needed',
    params: strictObject({ notice: NoticeId }),
    gives: strictObject({ outcome: Type.Enum(['done', 'again', 'gone']) }),
  }),
} as const;

/** Routes of accounts and ratings. */
export const ACCOUNT_ROUTES = {
  newAccount: route({
    method: 'POST',
    path: '/api/me/account',
    about: 'Create an account with a login, with a password or without one (then sign in with passkeys).',
    key: 'needed',
    body: strictObject({ login: Login, password: Type.Optional(Password) }),
    gives: strictObject({ login: Login }),
  }),
  setPassword: route({
    method: 'POST',
    path: '/api/me/password',
    about:
      'Change the password, with the old one or after a confirmation. All other keys end, with their connections, codes and notices.',
    key: 'needed',
    body: strictObject({ old: Type.Optional(Password), password: Password }),
    gives: strictObject({ revoked: Type.Integer() }),
  }),
  login: route({
    method: 'POST',
    path: '/api/login',
    about: 'Sign in with login and password; returns a key.',
    key: 'none',
    body: strictObject({ login: Login, password: Password }),
    gives: strictObject({ key: Token, name: Name }),
  }),
  passkeyQuestion: route({
    method: 'POST',
    path: '/api/login/passkey/offer',
    about: 'Options for a browser to sign in with a passkey.',
    key: 'none',
    gives: Opaque,
  }),
  passkeyLogin: route({
    method: 'POST',
    path: '/api/login/passkey',
    about: 'Sign in with a passkey; returns a key.',
    key: 'none',
    body: strictObject({ response: Opaque }),
    gives: strictObject({ key: Token, name: Name }),
  }),
  ratings: route({
    method: 'GET',
    path: '/api/ratings/:game',
    about: 'The hundred best rated people of a game.',
    key: 'none',
    params: strictObject({ game: Type.String({ maxLength: 40 }) }),
    gives: strictObject({
      best: Type.Array(strictObject({ name: Name, rating: Type.Number(), games: Type.Integer() })),
    }),
  }),
} as const;
