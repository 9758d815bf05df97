import Type from 'typebox';
import { strictObject, Name, Opaque, TableId, Token } from './schemas.ts';
import { route } from './route.ts';

/** What a person signs in with. */
export const Login = Type.String({ pattern: '^[\\p{L}\\p{N}._@+-]{3,60}$' });
/** A password as it is typed. */
export const Password = Type.String({ minLength: 8, maxLength: 200 });
const LanguageId = Type.Enum(['uk', 'ru', 'en']);
const NoticeId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });
const Base64Url = Type.String({ pattern: '^[A-Za-z0-9_=-]{8,200}$' });
const Url = Type.String({ minLength: 8, maxLength: 1000 });

/** How well somebody plays a game: a cautious number, and how many games it rests on. */
export const RatingSchema = strictObject({ game: Type.String(), rating: Type.Number(), games: Type.Integer() });

/** Where one is told of a turn; the address itself is not shown again. */
const NoticeSchema = strictObject({
  id: NoticeId,
  kind: Type.Enum(['push', 'webhook']),
  host: Type.String(),
  language: LanguageId,
  table: Type.Optional(TableId),
  everyone: Type.Boolean(),
});

/** Doors to notices of one's turn. */
export const NOTICE_ROUTES = {
  noticeKey: route({
    method: 'GET',
    path: '/api/notices/key',
    about: 'The public key with which a browser subscribes to notices.',
    key: 'none',
    gives: strictObject({ key: Type.String() }),
  }),
  notices: route({
    method: 'GET',
    path: '/api/me/notices',
    about: 'Where one is told of a turn.',
    key: 'needed',
    gives: strictObject({ notices: Type.Array(NoticeSchema) }),
  }),
  addNotice: route({
    method: 'POST',
    path: '/api/me/notices',
    about:
      'Be told of one’s turns, at every table or one; a webhook may tell of everybody’s turns at a table where one sits.',
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
    about: 'Be told no more at this address.',
    key: 'needed',
    params: strictObject({ notice: NoticeId }),
    gives: strictObject({}),
  }),
  tryNotice: route({
    method: 'POST',
    path: '/api/me/notices/:notice/try',
    about: 'Send a notice now, to see whether it arrives.',
    key: 'needed',
    params: strictObject({ notice: NoticeId }),
    gives: strictObject({ outcome: Type.Enum(['done', 'again', 'gone']) }),
  }),
} as const;

/** Doors to accounts: one person on many devices, with a history and ratings. */
export const ACCOUNT_ROUTES = {
  newAccount: route({
    method: 'POST',
    path: '/api/me/account',
    about: 'Give oneself a login, with a password or without one (then sign in with passkeys).',
    key: 'needed',
    body: strictObject({ login: Login, password: Type.Optional(Password) }),
    gives: strictObject({ login: Login }),
  }),
  setPassword: route({
    method: 'POST',
    path: '/api/me/password',
    about:
      'Change the password, with the old one or confirmed before. All other keys end, with their connections, codes and notices.',
    key: 'needed',
    body: strictObject({ old: Type.Optional(Password), password: Password }),
    gives: strictObject({ revoked: Type.Integer() }),
  }),
  login: route({
    method: 'POST',
    path: '/api/login',
    about: 'A key of the person with this login and password.',
    key: 'none',
    body: strictObject({ login: Login, password: Password }),
    gives: strictObject({ key: Token, name: Name }),
  }),
  passkeyQuestion: route({
    method: 'POST',
    path: '/api/login/passkey/offer',
    about: 'What a browser needs to sign in with a passkey.',
    key: 'none',
    gives: Opaque,
  }),
  passkeyLogin: route({
    method: 'POST',
    path: '/api/login/passkey',
    about: 'A key of the person who holds the passkey.',
    key: 'none',
    body: strictObject({ response: Opaque }),
    gives: strictObject({ key: Token, name: Name }),
  }),
  ratings: route({
    method: 'GET',
    path: '/api/ratings/:game',
    about: 'The best hundred of a game.',
    key: 'none',
    params: strictObject({ game: Type.String({ maxLength: 40 }) }),
    gives: strictObject({
      best: Type.Array(strictObject({ name: Name, rating: Type.Number(), games: Type.Integer() })),
    }),
  }),
} as const;
