import type { Caller, RouteHandlers } from '../http/caller.ts';
import { keyOf, payerOf } from '../http/caller.ts';
import type { PairingService } from './pairing-service.ts';

type PairingRoutes = 'pools' | 'myWaits' | 'wait' | 'stopWaiting' | 'confirmPairing';

/** Handlers of the routes of quick pairing. Everybody sees and changes only what they wait for themselves. */
export function pairingHandlers(pairing: PairingService): Pick<RouteHandlers, PairingRoutes> {
  const me = (caller: Caller) => keyOf(caller).person;
  return {
    pools: async () => ({ pools: await pairing.pools() }),
    myWaits: async (_, caller) => ({ waits: await pairing.waitsOf(me(caller)) }),
    wait: async ({ body }, caller) => ({ waits: await pairing.wait(me(caller), body, payerOf(caller)) }),
    stopWaiting: async ({ params }, caller) => ({ waits: await pairing.stop(me(caller), params.pace) }),
    confirmPairing: async ({ params, body }, caller) => ({
      waits: await pairing.confirm(me(caller), params.pairing, body.promise),
    }),
  };
}
