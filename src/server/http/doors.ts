import { randomInt } from 'node:crypto';
import { SPECTATOR } from '../../kernel/index.ts';
import { isFinal, listing } from '../../kernel/table/index.ts';
import type { Incoming, Moment, Outgoing, RouteName } from '../../protocol/index.ts';
import { admit, admitHearer, type Sight, sightLimit, type Visit } from '../access.ts';
import type { KnownKey } from '../accounts/keys.ts';
import { gameNamed, type House } from '../house.ts';
import { cleanText, notEmpty } from '../labels.ts';
import { type People, tidyName } from '../people.ts';
import { chatLine, type Person, perform, type Written } from '../play/acts.ts';
import { toldFrom } from '../play/course.ts';
import { replayOf } from '../play/replay.ts';
import type { LiveTable } from '../play/table.ts';
import { Refused } from '../refused.ts';
import { hashOf, newId } from '../secrets.ts';
import type { Desk } from '../tables/desk.ts';
import { keyDoors, keyOf } from './key-doors.ts';
import { type Offices, peopleDoors, profileOf } from './people-doors.ts';
import { nextMoment } from './polling.ts';

const CHAT_LINES = 200;
/** The longest description of a mistake. */
const MISTAKE_LENGTH = 4000;
/** Older reports of mistakes make room: nobody can fill the disk with them. */
const MOST_MISTAKES = 200;

/** Who knocks: a person, if the key is good. */
export interface Caller {
  readonly person: Person | undefined;
  /** The key of that person. */
  readonly key: KnownKey | undefined;
  /** An invitation to a private table. */
  readonly invite: string | undefined;
  /** Where the request came from. */
  readonly address: string;
  /** Browser and system it came from, as a short text; empty: not known. */
  readonly device: string;
}

/** What is behind each door of the API. */
export type Doors = { readonly [N in RouteName]: (incoming: Incoming<N>, caller: Caller) => Promise<Outgoing<N>> };

/** Who calls, as the tables know them. */
const visitOf = ({ person, invite }: Pick<Caller, 'person' | 'invite'>): Visit => ({
  person: person?.id,
  invite: invite === undefined ? undefined : hashOf(invite),
});

/**
 * Reads something of a table for a viewer. What they may see is decided before, and again once it is read: that may have taken
 * a while.
 */
async function readAs<T>(
  table: LiveTable,
  visit: Visit,
  seat: number | undefined,
  read: (sight: Sight) => Promise<T>,
): Promise<T> {
  const sight = admit(table.doc, visit, seat);
  const result = await read(sight);
  const after = admit(await table.current(), visit, seat);
  if (sight === 'now' && after === 'delayed') throw new Refused('not-yours');
  return result;
}

/** Lists what a seat may not do now, and why. */
export function refusalsOf(table: LiveTable, person: Person, seat: number): Promise<Outgoing<'refusals'>> {
  return table.exclusive(async () => {
    await table.confirm();
    admit(table.doc, { person: person.id }, seat);
    const { referee } = table.playing();
    const { forbidden } = listing(referee.game, referee.state, seat);
    return { question: referee.question(seat), forbidden: [...forbidden] };
  });
}

/** True when the seat could not freely take this answer back; found on a world drawn from what the seat knows. */
export function finalityOf(table: LiveTable, person: Person, seat: number, say: string): Promise<boolean> {
  return table.exclusive(async () => {
    await table.confirm();
    admit(table.doc, { person: person.id }, seat);
    const { game, state } = table.playing().referee;
    if (!listing(game, state, seat).offered.includes(say)) throw new Refused('refused');
    const strictness = game.strictness ?? (table.doc.strict ? 'strict' : 'own');
    return isFinal(game, state, seat, game.parse(say)!, randomInt, strictness);
  });
}

/** The doors of a house. */
export function newDoors(house: House, people: People, desk: Desk, offices: Offices): Doors {
  const { keys } = offices;
  const me = (caller: Caller): Person => keyOf(caller).person;
  const found = (id: string, caller: Caller): Promise<LiveTable> => desk.find(id, visitOf(caller));
  const shown = async (table: LiveTable, caller: Caller): Promise<Outgoing<'table'>> => ({
    table: await table.gathering.description(caller.person?.id),
  });

  return {
    ...peopleDoors(house, desk, offices),
    ...keyDoors(offices),
    newVisitor: ({ body }, { device }) => keys.welcome(tidyName(body.name), device),
    claim: ({ body }, { device }) => keys.claim(body.code, device),
    me: (_, caller) => profileOf(house, me(caller)),
    rename: async ({ body }, caller) => ({ name: await people.rename(me(caller), body.name) }),
    code: (_, caller) => keys.code(keyOf(caller)),
    myTables: async (_, caller) => ({ tables: await desk.mine(me(caller)) }),

    async newReport({ body }, { person }) {
      await house.storage.keepMistake(
        {
          id: newId(),
          at: house.now(),
          person: person?.id ?? '',
          game: body.game,
          rules: body.rules,
          text: notEmpty(cleanText(body.text, MISTAKE_LENGTH), 'text'),
          position: JSON.stringify(body.position),
          journal: body.journal === undefined ? '' : JSON.stringify(body.journal),
        },
        MOST_MISTAKES,
      );
      house.log.warn({ game: body.game }, 'a mistake was reported');
      return {};
    },

    async games() {
      const games = await Promise.all(Object.keys(house.games).map((name) => gameNamed(house.games, name)));
      return {
        games: games.flatMap((game) => (game ? [{ name: game.name, rules: game.version, ...game.seats }] : [])),
      };
    },
    newTable: async ({ body }, caller) => await shown(await desk.open(me(caller), body), caller),
    tables: async ({ query }, { person }) => ({ tables: await desk.list(person, query) }),
    async table({ params }, caller) {
      const table = await found(params.id, caller);
      admit(await table.current(), visitOf(caller));
      return await shown(table, caller);
    },
    invite: async ({ params, body }, caller) => ({
      invite: await desk.invite(await found(params.id, caller), me(caller), body.seat),
    }),
    async sit({ params, body }, caller) {
      const table = await found(params.id, { ...caller, invite: body.invite });
      await desk.sit(table, me(caller), params.seat, body);
      return await shown(table, caller);
    },
    async stand({ params }, caller) {
      const table = await found(params.id, caller);
      await desk.stand(table, me(caller), params.seat);
      return await shown(table, caller);
    },
    async start({ params }, caller) {
      const table = await found(params.id, caller);
      await desk.start(table, me(caller));
      return await shown(table, caller);
    },
    async open({ params, body }, caller) {
      const table = await found(params.id, caller);
      await desk.openEntropy(table, me(caller), params.seat, body.entropy);
      return await shown(table, caller);
    },
    async rematch({ params }, caller) {
      const table = await found(params.id, caller);
      return await shown(await desk.rematch(table, me(caller)), caller);
    },

    async act({ params, body }, caller) {
      const table = await found(params.id, caller);
      let written: Written = { version: 0 };
      await perform(table, { ...me(caller), invite: visitOf(caller).invite }, body, {
        take(w) {
          written = w;
        },
      });
      const { batch: _, ...result } = written;
      return result;
    },
    async moment({ params, query }, caller) {
      const table = await found(params.id, caller);
      const { seat, after, wait } = query;
      const poll = (ended: AbortSignal): Promise<Moment> =>
        nextMoment(table, visitOf(caller), seat, after, wait, ended);
      return { moment: await keys.during(caller.key, poll) };
    },
    refusals: async ({ params }, caller) => await refusalsOf(await found(params.id, caller), me(caller), params.seat),
    async events({ params, query }, caller) {
      const table = await found(params.id, caller);
      const since = query.since ?? 0;
      return await readAs(table, visitOf(caller), query.seat, async (sight) => {
        const until = sightLimit(table.doc, sight, house.now());
        const batches = (await house.storage.readJournal(table.id, since)).filter((batch) => batch.at <= until);
        const last = batches.at(-1);
        return {
          version: last ? last.version + last.entries.length : since,
          told: toldFrom(batches, query.seat ?? SPECTATOR, since),
        };
      });
    },
    async replay({ params, query }, caller) {
      const table = await found(params.id, caller);
      const { seat, since = 0 } = query;
      return await keys.during(caller.key, () =>
        readAs(table, visitOf(caller), seat, (sight) =>
          replayOf(table, seat ?? SPECTATOR, since, sightLimit(table.doc, sight, house.now())),
        ),
      );
    },
    async chat({ params, query }, caller) {
      const { room, after = 0 } = query;
      const table = await found(params.id, caller);
      admitHearer(table.doc, visitOf(caller), room);
      const rows = await house.storage.readChat(table.id, room, after, CHAT_LINES);
      admitHearer(await table.current(), visitOf(caller), room);
      return { lines: rows.map((row) => chatLine(table.doc, row)) };
    },
    async journal({ params }, caller) {
      const table = await found(params.id, caller);
      return await keys.during(caller.key, () =>
        readAs(table, visitOf(caller), undefined, () => desk.journal(table, caller.person)),
      );
    },
    async record({ params }, caller) {
      const table = await found(params.id, caller);
      const read = (): Promise<string> =>
        readAs(table, visitOf(caller), undefined, () => desk.record(table, caller.person));
      return { text: await keys.during(caller.key, read) };
    },
  };
}
