import Type from 'typebox';
import { strictObject, Name, Opaque, Time, Token } from './schemas.ts';
import { Login, Password } from './people-routes.ts';
import { route } from './route.ts';

/** Id of a key or passkey in URLs; not secret. */
const ShortId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });
const PasskeyName = Type.String({ maxLength: 40 });

/** A key: the right of one browser or program to act for a person. */
const KeySchema = strictObject({
  id: ShortId,
  /** Browser and system it was created for; undefined: not known. */
  device: Type.Optional(Type.String()),
  created: Time,
  /** Last use, exact to a few minutes. */
  used: Time,
  /** The key of the request itself. */
  current: Type.Boolean(),
});

const PasskeySchema = strictObject({
  id: ShortId,
  /** Name given by the owner; may be empty. */
  name: Type.String(),
  created: Time,
  /** Last use; undefined: never. */
  used: Type.Optional(Time),
});

/** Routes of the caller's keys, passkeys and confirmations. */
export const KEY_ROUTES = {
  keys: route({
    method: 'GET',
    path: '/api/me/keys',
    about: 'The caller’s keys, the last used first.',
    key: 'needed',
    gives: strictObject({ keys: Type.Array(KeySchema) }),
  }),
  dropKey: route({
    method: 'DELETE',
    path: '/api/me/keys/:key',
    about: 'End one key, with its connections and notices. For another key than this one, confirm first.',
    key: 'needed',
    params: strictObject({ key: ShortId }),
    gives: strictObject({}),
  }),
  signOut: route({
    method: 'POST',
    path: '/api/me/sign-out',
    about: 'End the key of this request, with its connections and notices.',
    key: 'needed',
    gives: strictObject({}),
  }),
  revoke: route({
    method: 'POST',
    path: '/api/me/revoke',
    about: 'End all other keys of this person, with their connections, codes and notices. Confirm first.',
    key: 'needed',
    gives: strictObject({ revoked: Type.Integer() }),
  }),
  confirmOffer: route({
    method: 'POST',
    path: '/api/me/confirm/offer',
    about: 'Options for a browser to confirm with a passkey.',
    key: 'needed',
    gives: Opaque,
  }),
  confirm: route({
    method: 'POST',
    path: '/api/me/confirm',
    about:
      'Confirm with the password or a passkey that the key is in the right hands; counts for five minutes and for this key.',
    key: 'needed',
    body: Type.Union([strictObject({ password: Password }), strictObject({ response: Opaque })]),
    gives: strictObject({ until: Time }),
  }),
  passkeys: route({
    method: 'GET',
    path: '/api/me/passkeys',
    about: 'The caller’s passkeys, the oldest first.',
    key: 'needed',
    gives: strictObject({ passkeys: Type.Array(PasskeySchema) }),
  }),
  renamePasskey: route({
    method: 'PATCH',
    path: '/api/me/passkeys/:passkey',
    about: 'Change the name of a passkey.',
    key: 'needed',
    params: strictObject({ passkey: ShortId }),
    body: strictObject({ name: PasskeyName }),
    gives: strictObject({}),
  }),
  dropPasskey: route({
    method: 'DELETE',
    path: '/api/me/passkeys/:passkey',
    about: 'Remove a passkey, unless it is the only way to sign in. Confirm first.',
    key: 'needed',
    params: strictObject({ passkey: ShortId }),
    gives: strictObject({}),
  }),
  passkeyOffer: route({
    method: 'POST',
    path: '/api/me/passkeys/offer',
    about:
      'What a browser needs to make a passkey for this person. Confirm first, if there is something to confirm with.',
    key: 'needed',
    gives: Opaque,
  }),
  addPasskey: route({
    method: 'POST',
    path: '/api/me/passkeys',
    about:
      'Store the passkey that the browser created; at most ten. Confirm first, if there is something to confirm with.',
    key: 'needed',
    body: strictObject({ response: Opaque, name: Type.Optional(PasskeyName) }),
    gives: strictObject({ passkeys: Type.Integer() }),
  }),
  changeLogin: route({
    method: 'PATCH',
    path: '/api/me/account',
    about: 'Change the login. Confirm first.',
    key: 'needed',
    body: strictObject({ login: Login }),
    gives: strictObject({ login: Login }),
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/login/reset',
    about: 'Set a new password by a one-time token of the operator. All keys end; returns a new one.',
    key: 'none',
    body: strictObject({ token: Token, password: Password }),
    gives: strictObject({ key: Token, name: Name }),
  }),
} as const;
