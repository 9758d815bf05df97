import type { RouteName } from '../../protocol/index.ts';
import type { Person } from '../access.ts';
import { ApiError } from '../api-error.ts';
import type { ServerContext } from '../context.ts';
import { type JsonBytes, JsonWriter } from '../cost/json.ts';
import { Profiles } from '../profiles/profiles.ts';
import { newId } from '../secrets.ts';
import { type Caller, keyOf, payerOf, type RouteHandlers } from './caller.ts';

type ProfileRoutes =
  | ('myProfile' | 'shareProfile' | 'myMatches' | 'profile' | 'profileMatches')
  | ('matches' | 'leaderboard' | 'statistics');

/** Longest age of a cached list, in ms. */
const LIST_MS = 2_000;

interface CachedAnswer {
  readonly answer: JsonBytes;
  /** When it was made, in ms of the monotonic clock. */
  readonly at: number;
}

/** Handlers of the routes of profiles, matches, leaderboards and statistics. */
export function profileHandlers(context: ServerContext): Pick<RouteHandlers, ProfileRoutes & RouteName> {
  const { storage, costs } = context;
  const profiles = new Profiles(context);
  const me = (caller: Caller): Person => keyOf(caller).person;

  /** An answer that counts as work, and is made at most once in two seconds for each caller. */
  async function cached(caller: Caller, key: string, make: () => Promise<object>): Promise<JsonBytes> {
    const payer = payerOf(caller);
    const { answer } = await costs.answer<CachedAnswer>(
      payer,
      `${key} ${caller.person?.id ?? ''}`,
      ({ at }) => performance.now() - at < LIST_MS,
      async (slice) => {
        const at = performance.now();
        const writer = new JsonWriter();
        writer.add(JSON.stringify(await slice.outside(make)));
        const value = { answer: writer.finish(), at };
        return { value, bytes: value.answer.bytes.length };
      },
    );
    costs.deliver(payer, answer.bytes.length);
    return answer;
  }

  return {
    async myProfile(_, caller) {
      const person = me(caller);
      if (await storage.accountOf(person.id)) await storage.addProfile(person.id, newId());
      const profile = await storage.profileOf(person.id);
      const { viewers, replays } = profile;
      return { profile: await profiles.describe(profile, person), sharing: { viewers, replays } };
    },
    async shareProfile({ body }, caller) {
      const { id } = me(caller);
      if (!(await storage.accountOf(id))) throw new ApiError('no-account');
      await storage.addProfile(id, newId());
      await storage.setProfile(id, body);
      return { sharing: body };
    },
    myMatches: ({ query }, caller) => profiles.matches(query, me(caller), me(caller).id),
    async profile({ params }, caller) {
      const profile = await profiles.find(params.profile, caller.person);
      return await cached(caller, `profile ${params.profile}`, async () => ({
        profile: await profiles.describe(profile, caller.person),
      }));
    },
    async profileMatches({ params, query }, caller) {
      const { person } = await profiles.find(params.profile, caller.person);
      return await profiles.matches(query, caller.person, person);
    },
    matches: ({ query }, caller) =>
      cached(caller, `matches ${JSON.stringify(query)}`, () => profiles.matches(query, caller.person)),
    leaderboard: ({ params, query }, caller) =>
      cached(caller, `leaderboard ${params.game} ${query.from ?? 0}`, () =>
        profiles.leaderboard(params.game, query.from ?? 0, caller.person),
      ),
    statistics: ({ params }, caller) =>
      cached(caller, `statistics ${params.game}`, () => profiles.statistics(params.game)),
  };
}
