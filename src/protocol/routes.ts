import Type, { type Static } from 'typebox';
import { KEY_ROUTES } from './key-routes.ts';
import { exact, Name, Opaque, TableSchema, Token } from './parts.ts';
import { ACCOUNT_ROUTES, Login, NOTICE_ROUTES, RatingSchema } from './people-routes.ts';
import { PLAY_ROUTES } from './play-routes.ts';
import { route } from './route.ts';
import { TABLE_ROUTES } from './table-routes.ts';
import { REPORT_BYTES } from './words.ts';

/** Every door of the HTTP API: one source for types, validation and the document. */
export const ROUTES = {
  ...ACCOUNT_ROUTES,
  ...KEY_ROUTES,
  ...NOTICE_ROUTES,
  newVisitor: route({
    method: 'POST',
    path: '/api/visitors',
    about: 'Become a visitor. The key is shown once: keep it, it is your seat.',
    key: 'none',
    body: exact({ name: Name }),
    gives: exact({ key: Token, name: Name }),
  }),
  claim: route({
    method: 'POST',
    path: '/api/visitors/claim',
    about: 'Exchange a one-time code from another device for a key of the same person.',
    key: 'none',
    body: exact({ code: Token }),
    gives: exact({ key: Token, name: Name }),
  }),
  me: route({
    method: 'GET',
    path: '/api/me',
    about: 'Who the key belongs to.',
    key: 'needed',
    gives: exact({
      name: Name,
      login: Type.Optional(Login),
      /** Whether the account has a password; missing without an account. */
      hasPassword: Type.Optional(Type.Boolean()),
      passkeys: Type.Integer(),
      ratings: Type.Array(RatingSchema),
    }),
  }),
  rename: route({
    method: 'PATCH',
    path: '/api/me',
    about: 'Change the name that others see.',
    key: 'needed',
    body: exact({ name: Name }),
    gives: exact({ name: Name }),
  }),
  code: route({
    method: 'POST',
    path: '/api/me/code',
    about: 'A code that works once within ten minutes, to go on with another device.',
    key: 'needed',
    gives: exact({ code: Token, until: Type.Integer() }),
  }),
  myTables: route({
    method: 'GET',
    path: '/api/me/tables',
    about: 'The tables where one sits or sat, newest first.',
    key: 'needed',
    gives: exact({ tables: Type.Array(TableSchema) }),
  }),
  games: route({
    method: 'GET',
    path: '/api/games',
    about: 'The games that can be played here.',
    key: 'none',
    gives: exact({
      games: Type.Array(
        exact({ name: Type.String(), rules: Type.String(), least: Type.Integer(), most: Type.Integer() }),
      ),
    }),
  }),
  newReport: route({
    method: 'POST',
    path: '/api/reports',
    about: 'Tell those who keep the server of a mistake in a position; the journal of the game may go along.',
    key: 'welcome',
    body: exact({
      game: Type.String({ maxLength: 40 }),
      rules: Type.String({ maxLength: 40 }),
      text: Type.String({ minLength: 1, maxLength: 4000 }),
      position: Opaque,
      journal: Type.Optional(Opaque),
    }),
    gives: exact({}),
    bytes: REPORT_BYTES,
  }),
  ...TABLE_ROUTES,
  ...PLAY_ROUTES,
} as const;

/** The name of a door. */
export type RouteName = keyof typeof ROUTES;

type Of<R, F extends string> = R extends { readonly [K in F]: infer S extends Type.TSchema } ? Static<S> : undefined;

/** What a door is given. */
export interface Incoming<N extends RouteName> {
  readonly params: Of<(typeof ROUTES)[N], 'params'>;
  readonly query: Of<(typeof ROUTES)[N], 'query'>;
  readonly body: Of<(typeof ROUTES)[N], 'body'>;
}

/** What a door gives back. */
export type Outgoing<N extends RouteName> = Static<(typeof ROUTES)[N]['gives']>;
