import { randomInt } from 'node:crypto';
import { SPECTATOR } from '../../kernel/index.ts';
import { isFinal, listing } from '../../kernel/table/index.ts';
import type { Incoming, Outgoing, RouteName } from '../../protocol/index.ts';
import { gameNamed, type House } from '../house.ts';
import type { People } from '../people.ts';
import { chatLine, type Person, perform, type Written } from '../play/acts.ts';
import { toldFrom } from '../play/course.ts';
import { replayOf } from '../play/replay.ts';
import type { LiveTable } from '../play/table.ts';
import { Refused } from '../refused.ts';
import { newId } from '../secrets.ts';
import type { Desk } from '../tables/desk.ts';
import { isSeated } from '../tables/doc.ts';
import { type Offices, peopleDoors, profileOf } from './people-doors.ts';
import { nextMoment } from './polling.ts';

const CHAT_LINES = 200;
/** Older reports of mistakes make room: nobody can fill the disk with them. */
const MOST_MISTAKES = 200;

/** Who knocks: a person, if the key is good. */
export interface Caller {
  readonly person: Person | undefined;
  readonly key: string | undefined;
  /** An invitation to a private table. */
  readonly invite: string | undefined;
  /** Where the request came from. */
  readonly address: string;
}

/** What is behind each door of the API. */
export type Doors = { readonly [N in RouteName]: (incoming: Incoming<N>, caller: Caller) => Promise<Outgoing<N>> };

/** The seat of this person at the table, checked; undefined stays a spectator. */
export function viewerOf(table: LiveTable, person: Person | undefined, seat: number | undefined): number {
  if (seat === undefined) return SPECTATOR;
  if (!table.doc.seats[seat]) throw new Refused('no-seat');
  if (person === undefined || table.doc.seats[seat].person !== person.id) throw new Refused('not-yours');
  return seat;
}

/** True when this viewer lags behind. */
export const lags = (table: LiveTable, person: Person | undefined): boolean =>
  table.doc.delay > 0 && !isSeated(table.doc, person?.id);

/** Lists what a seat may not do now, and why. */
export function refusalsOf(table: LiveTable, person: Person, seat: number): Promise<Outgoing<'refusals'>> {
  return table.exclusive(() => {
    viewerOf(table, person, seat);
    const { referee } = table.playing();
    const { forbidden } = listing(referee.game, referee.state, seat);
    return Promise.resolve({ question: referee.question(seat), forbidden: [...forbidden] });
  });
}

/** True when the seat could not freely take this answer back; found on a world drawn from what the seat knows. */
export function finalityOf(table: LiveTable, person: Person, seat: number, say: string): Promise<boolean> {
  return table.exclusive(() => {
    viewerOf(table, person, seat);
    const { game, state } = table.playing().referee;
    if (!listing(game, state, seat).offered.includes(say)) throw new Refused('refused');
    const strictness = game.strictness ?? (table.doc.strict ? 'strict' : 'own');
    return Promise.resolve(isFinal(game, state, seat, game.parse(say)!, randomInt, strictness));
  });
}

/** The doors of a house. */
export function newDoors(house: House, people: People, desk: Desk, offices: Offices): Doors {
  const me = ({ person }: Caller): Person => {
    if (!person) throw new Refused('no-key');
    return person;
  };
  const shown = async (table: LiveTable, caller: Caller): Promise<Outgoing<'table'>> => ({
    table: await table.gathering.description(caller.person?.id),
  });

  return {
    ...peopleDoors(house, desk, offices, me),
    newVisitor: ({ body }) => people.welcome(body.name),
    claim: ({ body }) => people.claim(body.code),
    me: (_, caller) => profileOf(house, me(caller)),
    rename: async ({ body }, caller) => ({ name: await people.rename(me(caller), body.name) }),
    code: (_, caller) => people.code(me(caller)),
    revoke: async (_, caller) => ({ revoked: await people.revoke(me(caller), caller.key!) }),
    myTables: async (_, caller) => ({ tables: await desk.mine(me(caller)) }),

    async newReport({ body }, { person }) {
      await house.storage.keepMistake(
        {
          id: newId(),
          at: house.now(),
          person: person?.id ?? '',
          game: body.game,
          rules: body.rules,
          text: body.text,
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
    table: async ({ params }, caller) => await shown(await desk.find(params.id, caller.person, caller.invite), caller),
    invite: async ({ params, body }, caller) => ({
      invite: await desk.invite(await desk.find(params.id, caller.person), me(caller), body.seat),
    }),
    async sit({ params, body }, caller) {
      const table = await desk.find(params.id, caller.person, body.invite);
      await desk.sit(table, me(caller), params.seat, body);
      return await shown(table, caller);
    },
    async stand({ params }, caller) {
      const table = await desk.find(params.id, caller.person);
      await desk.stand(table, me(caller), params.seat);
      return await shown(table, caller);
    },
    async start({ params }, caller) {
      const table = await desk.find(params.id, caller.person);
      await desk.start(table, me(caller));
      return await shown(table, caller);
    },
    async open({ params, body }, caller) {
      const table = await desk.find(params.id, caller.person);
      await desk.openEntropy(table, me(caller), params.seat, body.entropy);
      return await shown(table, caller);
    },
    async rematch({ params }, caller) {
      const table = await desk.find(params.id, caller.person);
      return await shown(await desk.rematch(table, me(caller)), caller);
    },

    async act({ params, body }, caller) {
      const table = await desk.find(params.id, caller.person);
      let written: Written = { version: 0 };
      await perform(table, me(caller), body, {
        take(w) {
          written = w;
        },
      });
      const { batch: _, ...result } = written;
      return result;
    },
    async moment({ params, query }, { person, invite }) {
      const table = await desk.find(params.id, person, invite);
      const viewer = viewerOf(table, person, query.seat);
      return { moment: await nextMoment(table, viewer, lags(table, person), query.after, query.wait ?? 0) };
    },
    refusals: async ({ params }, caller) =>
      await refusalsOf(await desk.find(params.id, caller.person), me(caller), params.seat),
    async events({ params, query }, { person, invite }) {
      const table = await desk.find(params.id, person, invite);
      const viewer = viewerOf(table, person, query.seat);
      const since = query.since ?? 0;
      const journal = await house.storage.readJournal(table.id, since);
      const until = lags(table, person) ? house.now() - table.doc.delay * 1000 : Infinity;
      const batches = journal.filter((batch) => batch.at <= until);
      const last = batches.at(-1);
      return {
        version: last ? last.version + last.entries.length : since,
        told: toldFrom(batches, viewer, since),
      };
    },
    async replay({ params, query }, { person, invite }) {
      const table = await desk.find(params.id, person, invite);
      const viewer = viewerOf(table, person, query.seat);
      const until = lags(table, person) ? house.now() - table.doc.delay * 1000 : Infinity;
      return await replayOf(table, viewer, query.since ?? 0, until);
    },
    async chat({ params, query }, { person, invite }) {
      const table = await desk.find(params.id, person, invite);
      if ((query.room === 'seats') !== isSeated(table.doc, person?.id)) throw new Refused('not-allowed');
      const rows = await house.storage.readChat(table.id, query.room, query.after ?? 0, CHAT_LINES);
      return { lines: rows.map((row) => chatLine(table.doc, row)) };
    },
    journal: async ({ params }, { person, invite }) => desk.journal(await desk.find(params.id, person, invite), person),
    record: async ({ params }, { person, invite }) => ({
      text: await desk.record(await desk.find(params.id, person, invite), person),
    }),
  };
}
