import type { RouteRequest, RouteResponse, RouteName } from '../../protocol/index.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Confirmations } from '../accounts/confirmations.ts';
import type { Keys, KnownKey } from '../accounts/keys.ts';
import type { Passkeys } from '../accounts/passkeys.ts';
import { isSeated } from '../access.ts';
import type { House } from '../house.ts';
import { hostOf, testNotice } from '../notices/letters.ts';
import { callable } from '../notices/outside.ts';
import { deliver, type Post } from '../notices/postman.ts';
import type { Person } from '../play/acts.ts';
import { cautious } from '../ratings/rating.ts';
import { Refused } from '../refused.ts';
import { newId } from '../secrets.ts';
import type { Subscription } from '../storage/port.ts';
import type { Desk } from '../tables/desk.ts';
import type { Caller, Doors } from './doors.ts';
import { keyOf } from './key-doors.ts';

/** What the doors to accounts and notices lead to. */
export interface Offices {
  readonly keys: Keys;
  readonly accounts: Accounts;
  readonly confirmations: Confirmations;
  readonly passkeys: Passkeys;
  readonly post: Post;
}

type Notice = RouteResponse<'addNotice'>['notice'];
type PeopleRoutes =
  | ('newAccount' | 'setPassword' | 'login' | 'passkeyQuestion' | 'passkeyLogin')
  | ('noticeKey' | 'notices' | 'addNotice' | 'dropNotice' | 'tryNotice' | 'ratings');

const MOST_NOTICES = 10;
const BEST = 100;

function shown(subscription: Subscription): Notice {
  const { id, kind, language, table, everyone } = subscription;
  return {
    id,
    kind,
    host: hostOf(subscription) ?? '',
    language: language as Notice['language'],
    ...(table !== '' && { table }),
    everyone,
  };
}

/** What the person is told of oneself. */
export async function profileOf(house: House, { id, name }: Person): Promise<RouteResponse<'me'>> {
  const { storage } = house;
  const account = await storage.accountOf(id);
  const ratings = await storage.ratingsOfPerson(id);
  return {
    name,
    ...(account && { login: account.login, hasPassword: account.password !== undefined }),
    passkeys: (await storage.passkeysOf(id)).length,
    ratings: ratings.map((row) => ({ game: row.game, rating: cautious(row), games: row.games })),
  };
}

/** The doors to accounts, notices and ratings. */
export function peopleDoors(
  house: House,
  desk: Desk,
  { accounts, passkeys, post }: Offices,
): Pick<Doors, PeopleRoutes & RouteName> {
  const { storage } = house;
  const me = (caller: Caller): Person => keyOf(caller).person;

  async function own(person: Person, id: string): Promise<Subscription> {
    const found = await storage.subscription(id);
    if (found?.person !== person.id) throw new Refused('no-notice');
    return found;
  }

  async function add(body: RouteRequest<'addNotice'>['body'], { hash, person }: KnownKey): Promise<Subscription> {
    const address = body.kind === 'push' ? body.endpoint : body.url;
    if (!callable(address, post.reach)) throw new Refused('bad-address');
    const everyone = body.kind === 'webhook' && body.everyone === true;
    if (body.table !== undefined && !isSeated((await desk.find(body.table, { person: person.id })).doc, person.id))
      throw new Refused('not-allowed');
    if (everyone && body.table === undefined)
      throw new Refused('bad-request', { problems: [{ path: 'table', code: 'missing' }] });
    if ((await storage.subscriptions(person.id)).length >= MOST_NOTICES) throw new Refused('notices-full');
    const target =
      body.kind === 'push'
        ? JSON.stringify({ endpoint: body.endpoint, p256dh: body.p256dh, auth: body.auth })
        : body.url;
    const { kind, language, table = '' } = body;
    const subscription = { id: newId(), person: person.id, table, everyone, kind, target, language, key: hash };
    await storage.subscribe(subscription, house.now());
    return subscription;
  }

  return {
    newAccount: async ({ body }, caller) => ({ login: await accounts.open(keyOf(caller), body.login, body.password) }),
    setPassword: async ({ body }, caller) => ({
      revoked: await accounts.setPassword(keyOf(caller), body.old, body.password),
    }),
    login: ({ body }, { address, device }) => accounts.signIn(body.login, body.password, address, device),
    passkeyQuestion: () => passkeys.question(),
    passkeyLogin: ({ body }, { device }) => passkeys.signIn(body.response, device),

    noticeKey: () => Promise.resolve({ key: post.vapid.publicKey }),
    notices: async (_, caller) => ({ notices: (await storage.subscriptions(me(caller).id)).map(shown) }),
    addNotice: async ({ body }, caller) => ({ notice: shown(await add(body, keyOf(caller))) }),
    async dropNotice({ params }, caller) {
      if (!(await storage.unsubscribe(params.notice, me(caller).id))) throw new Refused('no-notice');
      return {};
    },
    async tryNotice({ params }, caller) {
      const subscription = await own(me(caller), params.notice);
      return { outcome: await deliver(subscription, await testNotice(subscription.language), post) };
    },
    ratings: async ({ params }) => ({
      best: (await storage.bestRated(params.game, BEST)).map((row) => ({
        name: row.name,
        rating: cautious(row),
        games: row.games,
      })),
    }),
  };
}
