import type { RouteName } from '../../protocol/index.ts';
import { normalizeName } from '../people.ts';
import { keyOf, type PeopleServices, type RouteHandlers } from './caller.ts';

type KeyRoutes =
  | ('keys' | 'dropKey' | 'signOut' | 'revoke' | 'confirmOffer' | 'confirm' | 'changeLogin' | 'resetPassword')
  | ('passkeys' | 'renamePasskey' | 'dropPasskey' | 'passkeyOffer' | 'addPasskey');

/** Handlers of the routes of keys and passkeys. Changes of how a person signs in need a recent confirmation. */
export function keyHandlers({
  keys,
  accounts,
  confirmations,
  passkeys,
}: PeopleServices): Pick<RouteHandlers, KeyRoutes & RouteName> {
  return {
    keys: async (_, caller) => ({
      keys: (await keys.list(keyOf(caller))).map(({ device, ...key }) => ({
        ...key,
        ...(device !== '' && { device }),
      })),
    }),
    async dropKey({ params }, caller) {
      const own = keyOf(caller);
      const hash = await keys.named(own.person, params.key);
      if (hash !== own.hash) await confirmations.check(own);
      await keys.end(own, { which: 'only', hash });
      return {};
    },
    async signOut(_, caller) {
      const own = keyOf(caller);
      await keys.end(own, { which: 'only', hash: own.hash });
      return {};
    },
    async revoke(_, caller) {
      const own = keyOf(caller);
      await confirmations.check(own);
      return { revoked: await keys.end(own, { which: 'except', hash: own.hash }) };
    },
    confirmOffer: (_, caller) => confirmations.offer(keyOf(caller)),
    confirm: async ({ body }, caller) => ({
      until:
        'password' in body
          ? await confirmations.byPassword(keyOf(caller), body.password)
          : await confirmations.byPasskey(keyOf(caller), body.response),
    }),
    passkeys: async (_, caller) => ({
      passkeys: (await passkeys.list(keyOf(caller))).map(({ used, ...row }) => ({ ...row, ...(used > 0 && { used }) })),
    }),
    async renamePasskey({ params, body }, caller) {
      await passkeys.rename(keyOf(caller), params.passkey, normalizeName(body.name));
      return {};
    },
    async dropPasskey({ params }, caller) {
      await confirmations.check(keyOf(caller));
      await passkeys.remove(keyOf(caller), params.passkey);
      return {};
    },
    async passkeyOffer(_, caller) {
      await confirmations.check(keyOf(caller));
      return await passkeys.offer(keyOf(caller));
    },
    async addPasskey({ body }, caller) {
      await confirmations.check(keyOf(caller));
      const name = body.name === undefined || body.name === '' ? caller.device : normalizeName(body.name);
      return { passkeys: await passkeys.add(keyOf(caller), body.response, name) };
    },
    changeLogin: async ({ body }, caller) => ({ login: await accounts.rename(keyOf(caller), body.login) }),
    resetPassword: ({ body }, { device }) => accounts.reset(body.token, body.password, device),
  };
}
