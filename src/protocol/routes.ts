import Type, { type Static } from 'typebox';
import { KEY_ROUTES } from './key-routes.ts';
import { strictObject, Name, Opaque, TableSchema, Token } from './schemas.ts';
import { PAIRING_ROUTES } from './pairing-routes.ts';
import { ACCOUNT_ROUTES, Login, NOTICE_ROUTES, RatingSchema } from './people-routes.ts';
import { MAIL_ROUTES } from './mail-routes.ts';
import { OWN_DATA_ROUTES } from './own-data-routes.ts';
import { MANNERS_ROUTES } from './manners-routes.ts';
import { OPERATOR_ROUTES } from './operator-routes.ts';
import { PAUSE_ROUTES } from './pause-routes.ts';
import { PLAY_ROUTES } from './play-routes.ts';
import { PROFILE_ROUTES } from './profile-routes.ts';
import { route } from './route.ts';
import { SERIES_ROUTES } from './series-routes.ts';
import { STUDY_ROUTES } from './study-routes.ts';
import { TABLE_ROUTES } from './table-routes.ts';
import { REPORT_BYTES } from './constants.ts';

/** Every route of the HTTP API: the source of types, validation and API documents. */
export const ROUTES = {
  ...ACCOUNT_ROUTES,
  ...KEY_ROUTES,
  ...NOTICE_ROUTES,
  ...MAIL_ROUTES,
  ...MANNERS_ROUTES,
  ...OPERATOR_ROUTES,
  ...PAUSE_ROUTES,
  newVisitor: route({
    method: 'POST',
    path: '/api/visitors',
    about: 'Create a visitor. The key is returned once: keep it, it is the only proof of who you are.',
    key: 'none',
    body: strictObject({ name: Name }),
    gives: strictObject({ key: Token, name: Name }),
  }),
  claim: route({
    method: 'POST',
    path: '/api/visitors/claim',
    about: 'Exchange a one-time code from another device for a key of the same person.',
    key: 'none',
    body: strictObject({ code: Token }),
    gives: strictObject({ key: Token, name: Name }),
  }),
  me: route({
    method: 'GET',
    path: '/api/me',
    about: 'Who the key belongs to.',
    key: 'needed',
    gives: strictObject({
      name: Name,
      login: Type.Optional(Login),
      /** True when the account has a password; undefined: there is no account. */
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
    body: strictObject({ name: Name }),
    gives: strictObject({ name: Name }),
  }),
  code: route({
    method: 'POST',
    path: '/api/me/code',
    about: 'A one-time code for another device, valid for ten minutes.',
    key: 'needed',
    gives: strictObject({ code: Token, until: Type.Integer() }),
  }),
  myTables: route({
    method: 'GET',
    path: '/api/me/tables',
    about: 'The tables where the caller sits or sat, newest first.',
    key: 'needed',
    gives: strictObject({ tables: Type.Array(TableSchema) }),
  }),
  games: route({
    method: 'GET',
    path: '/api/games',
    about: 'The games that can be played here.',
    key: 'none',
    gives: strictObject({
      games: Type.Array(
        strictObject({ name: Type.String(), rules: Type.String(), least: Type.Integer(), most: Type.Integer() }),
      ),
    }),
  }),
  newReport: route({
    method: 'POST',
    path: '/api/reports',
    about: 'Report a bug in a position to the operators of the server, with the journal of the game if there is one.',
    key: 'welcome',
    body: strictObject({
      game: Type.String({ maxLength: 40 }),
      rules: Type.String({ maxLength: 40 }),
      text: Type.String({ minLength: 1, maxLength: 4000 }),
      position: Opaque,
      journal: Type.Optional(Opaque),
    }),
    gives: strictObject({}),
    bytes: REPORT_BYTES,
  }),
  ...TABLE_ROUTES,
  ...PLAY_ROUTES,
  ...PROFILE_ROUTES,
  ...PAIRING_ROUTES,
  ...SERIES_ROUTES,
  ...OWN_DATA_ROUTES,
  ...STUDY_ROUTES,
} as const;

/** The name of a route. */
export type RouteName = keyof typeof ROUTES;

type Of<R, F extends string> = R extends { readonly [K in F]: infer S extends Type.TSchema } ? Static<S> : undefined;

/** The request of a route. */
export interface RouteRequest<N extends RouteName> {
  readonly params: Of<(typeof ROUTES)[N], 'params'>;
  readonly query: Of<(typeof ROUTES)[N], 'query'>;
  readonly body: Of<(typeof ROUTES)[N], 'body'>;
}

/** The response of a route. */
export type RouteResponse<N extends RouteName> = Static<(typeof ROUTES)[N]['gives']>;
