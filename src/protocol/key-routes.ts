import Type from 'typebox';
import { strictObject, Name, Opaque, Time, Token } from './schemas.ts';
import { Login, Password } from './people-routes.ts';
import { route } from './route.ts';

/** A key or passkey as its owner names it in addresses; nothing secret. */
const ShortId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });
const PasskeyName = Type.String({ maxLength: 40 });

/** A key of one's own: the right of one browser or program to act in one's name. */
const KeySchema = strictObject({
  id: ShortId,
  /** Browser and system it was made for; missing: not known. */
  device: Type.Optional(Type.String()),
  created: Time,
  /** Last use, exact to a few minutes. */
  used: Time,
  /** The key that asks. */
  current: Type.Boolean(),
});

const PasskeySchema = strictObject({
  id: ShortId,
  /** What the owner calls it; may be empty. */
  name: Type.String(),
  created: Time,
  /** When it last answered; missing: never. */
  used: Type.Optional(Time),
});

/** Routes to one's own keys and passkeys, and to confirming that they are one's own. */
export const KEY_ROUTES = {
  keys: route({
    method: 'GET',
    path: '/api/me/keys',
    about: 'One’s own keys, the last used first.',
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
    about: 'End the key that asks, with its connections and notices.',
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
    about: 'What a browser needs to confirm with a passkey.',
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
    about: 'One’s own passkeys, the oldest first.',
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
    about: 'Keep the passkey that the browser made; at most ten. Confirm first, if there is something to confirm with.',
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
    about: 'Set a new password by a one-time token of the operator. All keys end; a new one is given.',
    key: 'none',
    body: strictObject({ token: Token, password: Password }),
    gives: strictObject({ key: Token, name: Name }),
  }),
} as const;
