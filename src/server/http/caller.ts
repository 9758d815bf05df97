import type { RouteName, RouteRequest, RouteResponse } from '../../protocol/index.ts';
import type { Person, Visit } from '../access.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Confirmations } from '../accounts/confirmations.ts';
import type { Keys, KnownKey } from '../accounts/keys.ts';
import type { Passkeys } from '../accounts/passkeys.ts';
import { ApiError } from '../api-error.ts';
import type { Payer } from '../cost/costs.ts';
import type { JsonBytes } from '../cost/json.ts';
import type { NoticeConfig } from '../notices/dispatcher.ts';
import type { Operators } from '../operators/operators.ts';
import type { PairingService } from '../pairing/pairing-service.ts';
import type { SeriesService } from '../series/series-service.ts';
import type { OwnData } from '../own-data/own-data.ts';
import type { Retention } from '../retention/retention.ts';
import { hashOf } from '../secrets.ts';
import { limitName } from './rate-limits.ts';

/** Who sent a request. */
export interface Caller {
  /** undefined: the request has no valid key. */
  readonly person: Person | undefined;
  /** The key of that person. */
  readonly key: KnownKey | undefined;
  /** An invitation to a private table. */
  readonly invite: string | undefined;
  /** Where the request came from. */
  readonly address: string;
  /** Browser and system, as a short text; empty: not known. */
  readonly device: string;
  /** What stands in the header for the operators' token; not checked yet. */
  readonly operator: string | undefined;
}

/** A handler for every route of the API. */
export type RouteHandlers = {
  readonly [N in RouteName]: (incoming: RouteRequest<N>, caller: Caller) => Promise<RouteResponse<N> | JsonBytes>;
};

/** Whose budget expensive answers count against. */
export const payerOf = ({ address, person }: Pick<Caller, 'address' | 'person'>): Payer => ({
  address: limitName(address),
  person: person?.id,
});

/** Person and hashed invitation of a caller, from which access to tables is decided. */
export const visitOf = ({ person, invite }: Pick<Caller, 'person' | 'invite'>): Visit => ({
  person: person?.id,
  invite: invite === undefined ? undefined : hashOf(invite),
});

/** The caller's key. Throws `no-key` if there is none. */
export function keyOf({ key }: Caller): KnownKey {
  if (!key) throw new ApiError('no-key');
  return key;
}

/** The services behind the routes of accounts, keys, notices, pairing and series. */
export interface PeopleServices {
  readonly keys: Keys;
  readonly accounts: Accounts;
  readonly confirmations: Confirmations;
  readonly passkeys: Passkeys;
  readonly post: NoticeConfig;
  readonly operators: Operators;
  readonly pairing: PairingService;
  readonly series: SeriesService;
  readonly ownData: OwnData;
  readonly retention: Retention;
}
