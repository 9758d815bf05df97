import type { RouteRequest, RouteResponse, RouteName } from '../../protocol/index.ts';
import type { KnownKey } from '../accounts/keys.ts';
import { isSeated, type Person } from '../access.ts';
import type { ServerContext } from '../context.ts';
import { hostOf, testNotice } from '../notices/payloads.ts';
import { allowedUrl } from '../notices/outbound.ts';
import { deliver } from '../notices/dispatcher.ts';
import { displayedRating } from '../ratings/rating.ts';
import { ApiError } from '../api-error.ts';
import { newId } from '../secrets.ts';
import type { MailRequest, Subscription } from '../storage/storage.ts';
import type { TableService } from '../tables/table-service.ts';
import { type Caller, keyOf, type PeopleServices, type RouteHandlers } from './caller.ts';

type Notice = RouteResponse<'addNotice'>['notice'];
type PeopleRoutes =
  | ('newAccount' | 'setPassword' | 'login' | 'passkeyQuestion' | 'passkeyLogin')
  | ('noticeKey' | 'notices' | 'addNotice' | 'dropNotice' | 'tryNotice' | 'ratings');

/** Most notice subscriptions of one person. */
export const MOST_NOTICES = 10;
/** How many people a list of ratings shows. */
const BEST = 100;

function noticeOf(subscription: Subscription): Notice {
  const { id, kind, target, language, table, everyone } = subscription;
  return {
    id,
    kind,
    host: hostOf(subscription) ?? '',
    ...(kind === 'email' && { address: target }),
    language: language as Notice['language'],
    ...(table !== '' && { table }),
    everyone,
  };
}

/** An e-mail address that waits for its confirmation, in the list of notices. */
export const pendingNotice = ({ id, address, language }: MailRequest): Notice => ({
  id,
  kind: 'email',
  host: address.slice(address.lastIndexOf('@') + 1),
  address,
  pending: true,
  language: language as Notice['language'],
  everyone: false,
});

/** The caller's own profile. */
export async function profileOf(context: ServerContext, { id, name }: Person): Promise<RouteResponse<'me'>> {
  const { storage } = context;
  const account = await storage.accountOf(id);
  const ratings = await storage.ratingsOfPerson(id);
  return {
    name,
    ...(account && { login: account.login, hasPassword: account.password !== undefined }),
    passkeys: (await storage.passkeysOf(id)).length,
    ratings: ratings.map((row) => ({ game: row.game, rating: displayedRating(row), games: row.games })),
  };
}

/** Handlers of the routes of accounts, notices and ratings. */
export function peopleHandlers(
  context: ServerContext,
  tableService: TableService,
  { accounts, passkeys, post }: PeopleServices,
): Pick<RouteHandlers, PeopleRoutes & RouteName> {
  const { storage } = context;
  const me = (caller: Caller): Person => keyOf(caller).person;

  async function own(person: Person, id: string): Promise<Subscription> {
    const found = await storage.subscription(id);
    if (found?.person !== person.id) throw new ApiError('no-notice');
    return found;
  }

  async function add(body: RouteRequest<'addNotice'>['body'], { hash, person }: KnownKey): Promise<Subscription> {
    const address = body.kind === 'push' ? body.endpoint : body.url;
    if (!allowedUrl(address, post.reach)) throw new ApiError('bad-address');
    const everyone = body.kind === 'webhook' && body.everyone === true;
    if (
      body.table !== undefined &&
      !isSeated((await tableService.find(body.table, { person: person.id })).doc, person.id)
    )
      throw new ApiError('not-allowed');
    if (everyone && body.table === undefined)
      throw new ApiError('bad-request', { problems: [{ path: 'table', code: 'missing' }] });
    if ((await storage.subscriptions(person.id)).length >= MOST_NOTICES) throw new ApiError('notices-full');
    const target =
      body.kind === 'push'
        ? JSON.stringify({ endpoint: body.endpoint, p256dh: body.p256dh, auth: body.auth })
        : body.url;
    const { kind, language, table = '' } = body;
    const subscription = { id: newId(), person: person.id, table, everyone, kind, target, language, key: hash };
    await storage.subscribe(subscription, context.now());
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

    noticeKey: () => Promise.resolve({ key: post.vapid.publicKey, mail: post.mailer !== undefined }),
    async notices(_, caller) {
      const { id } = me(caller);
      const pending = post.mailer ? await storage.mailRequests(id, context.now()) : [];
      return { notices: [...(await storage.subscriptions(id)).map(noticeOf), ...pending.map(pendingNotice)] };
    },
    addNotice: async ({ body }, caller) => ({ notice: noticeOf(await add(body, keyOf(caller))) }),
    async dropNotice({ params }, caller) {
      const { id } = me(caller);
      if (await storage.dropMailRequest(params.notice, id)) return {};
      if (!(await storage.unsubscribe(params.notice, id))) throw new ApiError('no-notice');
      return {};
    },
    async tryNotice({ params }, caller) {
      const subscription = await own(me(caller), params.notice);
      return { outcome: await deliver(subscription, [await testNotice(subscription.language)], post) };
    },
    ratings: async ({ params }) => ({
      best: (await storage.bestRated(params.game, BEST)).map((row) => ({
        name: row.name,
        rating: displayedRating(row),
        games: row.games,
      })),
    }),
  };
}
