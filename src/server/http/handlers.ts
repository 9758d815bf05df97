import { randomInt } from 'node:crypto';
import { SPECTATOR } from '../../kernel/index.ts';
import { type ForbiddenAnswer, isFinal, listQuestion, refusalsAbout } from '../../kernel/referee/index.ts';
import type { ViewerSnapshot, RouteResponse, TableView } from '../../protocol/index.ts';
import { admit, admitChatReader, type Person, type Sight, sightLimit, type Visit } from '../access.ts';
import type { Payer } from '../cost/costs.ts';
import { type JsonBytes, JsonWriter } from '../cost/json.ts';
import type { ServerContext } from '../context.ts';
import { findGame } from '../games.ts';
import { cleanText, notEmpty } from '../labels.ts';
import { type People, normalizeName } from '../people.ts';
import { performAction } from '../play/actions.ts';
import { chatLine } from '../play/talk.ts';
import { replayOf } from '../play/replay.ts';
import type { LiveTable } from '../play/table.ts';
import type { ActionResult } from '../play/table-host.ts';
import { completeLog, emptyLogAt, isLong, logText, viewerLog } from '../play/viewer-log.ts';
import { ApiError } from '../api-error.ts';
import { newId } from '../secrets.ts';
import { journalBytes, recordText } from '../tables/archive.ts';
import type { TableService } from '../tables/table-service.ts';
import { type Caller, keyOf, payerOf, type PeopleServices, type RouteHandlers, visitOf } from './caller.ts';
import { keyHandlers } from './key-handlers.ts';
import { pairingHandlers } from '../pairing/handlers.ts';
import { mailHandlers } from './mail-handlers.ts';
import { seriesHandlers } from '../series/handlers.ts';
import { mannersHandlers } from './manners-handlers.ts';
import { operatorHandlers } from './operator-handlers.ts';
import { pauseHandlers } from './pause-handlers.ts';
import { peopleHandlers, profileOf } from './people-handlers.ts';
import { ownDataHandlers } from './own-data-handlers.ts';
import { waitForSnapshot } from './polling.ts';
import { profileHandlers } from './profile-handlers.ts';
import { studyHandlers } from './study-handlers.ts';

/** Most chat lines in one answer. */
const CHAT_LINES = 200;
/** Most characters of a bug report's description. */
const BUG_REPORT_LENGTH = 4000;
/** Longest age of a cached list of tables, in ms. */
const LIST_MS = 1_000;
/** Cost of a snapshot over HTTP, in ms of work. */
const SNAPSHOT_MS = 1;
/** How many bug reports are stored, so that nobody can fill the disk with them. */
export const MOST_BUG_REPORTS = 200;

const NOBODY_HIDDEN: ReadonlySet<string> = new Set();

/**
 * Reads something of a table for a viewer. The permission is checked before and again afterwards, because reading may take a
 * while, and because another process may have changed the table. A viewer who now may see more gets it.
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
  if (sight === 'now' && after === 'delayed') throw new ApiError('not-yours');
  return sight === after ? result : await readAs(table, visit, seat, read);
}

/** Lists what a seat may not answer now, and why; with `about`, every wish that names these words. */
export function refusalsOf(
  table: LiveTable,
  person: Person,
  seat: number,
  payer: Payer,
  about?: string,
): Promise<RouteResponse<'refusals'>> {
  return table.exclusive(async () => {
    await table.confirm();
    admit(table.doc, { person: person.id }, seat);
    const { referee } = table.playing();
    const list = (): readonly ForbiddenAnswer[] =>
      about === undefined
        ? listQuestion(referee.game, referee.state, seat).forbidden
        : refusalsAbout(referee.game, referee.state, seat, about);
    const forbidden = table.context.costs.measured(payer, list);
    return { question: referee.question(seat), forbidden: [...forbidden] };
  });
}

/** True when the seat could not undo this answer freely; decided on a world drawn from what the seat knows. */
export function finalityOf(
  table: LiveTable,
  person: Person,
  seat: number,
  say: string,
  payer: Payer,
): Promise<boolean> {
  const decide = (): boolean => {
    const { game, state } = table.playing().referee;
    if (!listQuestion(game, state, seat).offered.includes(say)) throw new ApiError('refused');
    const strictness = game.strictness ?? (table.doc.strict ? 'strict' : 'own');
    return isFinal(game, state, seat, game.parse(say)!, randomInt, strictness);
  };
  return table.exclusive(async () => {
    await table.confirm();
    admit(table.doc, { person: person.id }, seat);
    return table.context.costs.measured(payer, decide);
  });
}

/** A cached list of tables as JSON. */
interface CachedList {
  readonly answer: JsonBytes;
  readonly revision: number;
  /** When it was made, in ms of the monotonic clock. */
  readonly at: number;
}

/** A list of tables for one person, made at most once a second unless a table changed in this process. */
async function cachedList(
  { costs }: ServerContext,
  key: string,
  payer: Payer,
  list: () => Promise<readonly TableView[]>,
): Promise<JsonBytes> {
  const { answer } = await costs.answer<CachedList>(
    payer,
    key,
    ({ revision, at }) => revision === costs.revision && performance.now() - at < LIST_MS,
    async (slice) => {
      const { revision } = costs;
      const at = performance.now();
      const tables = await slice.outside(list);
      const writer = new JsonWriter();
      for (const [i, table] of tables.entries()) {
        writer.add(`${i === 0 ? '{"tables":[' : ','}${JSON.stringify(table)}`);
        if (slice.due) await slice.rest();
      }
      writer.add(tables.length === 0 ? '{"tables":[]}' : ']}');
      const value = { answer: writer.finish(), revision, at };
      return { value, bytes: value.answer.bytes.length };
    },
  );
  costs.deliver(payer, answer.bytes.length);
  return answer;
}

/** The handlers of all routes. */
export function createHandlers(
  context: ServerContext,
  people: People,
  tableService: TableService,
  services: PeopleServices,
): RouteHandlers {
  const { keys } = services;
  const me = (caller: Caller): Person => keyOf(caller).person;
  const tableOf = (id: string, caller: Caller): Promise<LiveTable> => tableService.find(id, visitOf(caller));
  const tableAnswer = async (table: LiveTable, caller: Caller): Promise<RouteResponse<'table'>> => ({
    table: await table.subscribers.description(caller.person?.id),
  });

  return {
    ...peopleHandlers(context, tableService, services),
    ...keyHandlers(services),
    ...profileHandlers(context),
    ...pairingHandlers(services.pairing),
    ...mailHandlers(context, services),
    ...seriesHandlers(context, services.series, services.post.site),
    ...ownDataHandlers(context, tableService, services),
    ...mannersHandlers(context, tableService),
    ...operatorHandlers(context, people, tableService, services),
    ...pauseHandlers(context, tableService),
    ...studyHandlers(context, tableService),
    newVisitor: ({ body }, caller) => {
      context.caps.visitors.take(payerOf(caller));
      return keys.welcome(normalizeName(body.name), caller.device);
    },
    claim: ({ body }, { device }) => keys.claim(body.code, device),
    me: (_, caller) => profileOf(context, me(caller)),
    rename: async ({ body }, caller) => ({ name: await people.rename(me(caller), body.name) }),
    code: (_, caller) => keys.code(keyOf(caller)),
    myTables: async (_, caller) =>
      await cachedList(context, `mine ${me(caller).id}`, payerOf(caller), () => tableService.mine(me(caller))),

    async newReport({ body }, caller) {
      const payer = payerOf(caller);
      context.caps.reports.take(payer);
      await context.storage.saveBugReport(
        {
          id: newId(),
          at: context.now(),
          person: payer.person ?? '',
          source: context.caps.sourceOf(payer),
          game: body.game,
          rules: body.rules,
          text: notEmpty(cleanText(body.text, BUG_REPORT_LENGTH), 'text'),
          position: JSON.stringify(body.position),
          journal: body.journal === undefined ? '' : JSON.stringify(body.journal),
        },
        MOST_BUG_REPORTS,
      );
      context.log.warn({ game: body.game }, 'bug report received');
      return {};
    },

    async games() {
      const games = await Promise.all(Object.keys(context.games).map((name) => findGame(context.games, name)));
      return {
        games: games.flatMap((game) => (game ? [{ name: game.name, rules: game.version, ...game.seats }] : [])),
      };
    },
    newTable: async ({ body }, caller) =>
      await tableAnswer(await tableService.open(me(caller), body, payerOf(caller)), caller),
    tables: async ({ query }, caller) =>
      await cachedList(context, `tables ${caller.person?.id ?? ''} ${JSON.stringify(query)}`, payerOf(caller), () =>
        tableService.list(caller.person, query),
      ),
    async table({ params }, caller) {
      const table = await tableOf(params.id, caller);
      admit(await table.current(), visitOf(caller));
      return await tableAnswer(table, caller);
    },
    async pack({ params }, caller) {
      const { doc } = await tableOf(params.id, caller);
      const data = doc.pack === undefined ? undefined : await context.storage.readPack(doc.pack);
      if (data === undefined) return {};
      context.costs.deliver(payerOf(caller), data.length);
      return { pack: JSON.parse(data) as unknown };
    },
    invite: async ({ params, body }, caller) => ({
      invite: await tableService.invite(await tableOf(params.id, caller), me(caller), body.seat),
    }),
    async sit({ params, body }, caller) {
      const table = await tableOf(params.id, { ...caller, invite: body.invite });
      await tableService.sit(table, me(caller), params.seat, body, payerOf(caller));
      return await tableAnswer(table, caller);
    },
    async stand({ params }, caller) {
      const table = await tableOf(params.id, caller);
      await tableService.stand(table, me(caller), params.seat);
      return await tableAnswer(table, caller);
    },
    async start({ params }, caller) {
      const table = await tableOf(params.id, caller);
      await tableService.start(table, me(caller));
      return await tableAnswer(table, caller);
    },
    async open({ params, body }, caller) {
      const table = await tableOf(params.id, caller);
      await tableService.openEntropy(table, me(caller), params.seat, body.entropy);
      return await tableAnswer(table, caller);
    },
    async rematch({ params }, caller) {
      const table = await tableOf(params.id, caller);
      return await tableAnswer(await tableService.rematch(table, me(caller)), caller);
    },

    async act({ params, body }, caller) {
      const table = await tableOf(params.id, caller);
      let written: ActionResult = { version: 0 };
      const reply = {
        acknowledge(result: ActionResult): void {
          written = result;
        },
      };
      const actor = { ...me(caller), invite: visitOf(caller).invite };
      await performAction(table, actor, body, reply, payerOf(caller));
      const { batch: _, ...result } = written;
      return result;
    },
    async moment({ params, query }, caller) {
      const table = await tableOf(params.id, caller);
      context.costs.admit(payerOf(caller));
      context.costs.spend(payerOf(caller), SNAPSHOT_MS);
      const { seat, after, wait } = query;
      const poll = (ended: AbortSignal): Promise<ViewerSnapshot> =>
        waitForSnapshot(table, visitOf(caller), seat, after, wait, ended);
      return { moment: await keys.during(caller.key, poll) };
    },
    refusals: async ({ params, query }, caller) =>
      await refusalsOf(await tableOf(params.id, caller), me(caller), params.seat, payerOf(caller), query.about),
    async events({ params, query }, caller) {
      const table = await tableOf(params.id, caller);
      const { seat = SPECTATOR, since = 0 } = query;
      const payer = payerOf(caller);
      context.costs.admit(payer);
      const read = async (sight: Sight): Promise<JsonBytes> => {
        const until = sightLimit(table.doc, sight, context.now());
        const known = isLong(table, since)
          ? await viewerLog(table, seat, sight === 'delayed', until, payer)
          : emptyLogAt(since);
        const log = await completeLog(table, known, seat, { until });
        const writer = new JsonWriter();
        writer.add(`{"version":${log.version},"told":${logText(log, since)}}`);
        return writer.finish();
      };
      const answer = await keys.during(caller.key, () => readAs(table, visitOf(caller), seat, read));
      context.costs.deliver(payer, answer.bytes.length);
      return answer;
    },
    async replay({ params, query }, caller) {
      const table = await tableOf(params.id, caller);
      const { seat = SPECTATOR, since = 0 } = query;
      return await keys.during(caller.key, () =>
        readAs(table, visitOf(caller), seat, (sight) => {
          const until = sightLimit(table.doc, sight, context.now());
          return replayOf(table, seat, since, sight === 'delayed', until, payerOf(caller));
        }),
      );
    },
    async chat({ params, query }, caller) {
      const { room, after = 0 } = query;
      const table = await tableOf(params.id, caller);
      admitChatReader(table.doc, visitOf(caller), room);
      const rows = await context.storage.readChat(table.id, room, after, CHAT_LINES);
      admitChatReader(await table.current(), visitOf(caller), room);
      const hidden = caller.person ? await context.storage.hiddenFrom(caller.person.id) : NOBODY_HIDDEN;
      return { lines: rows.filter(({ person }) => !hidden.has(person)).map((row) => chatLine(table.doc, row)) };
    },
    async journal({ params }, caller) {
      const table = await tableOf(params.id, caller);
      return await keys.during(caller.key, () =>
        readAs(table, visitOf(caller), undefined, () => journalBytes(table, caller.person, payerOf(caller))),
      );
    },
    async record({ params }, caller) {
      const table = await tableOf(params.id, caller);
      const read = (): Promise<string> =>
        readAs(table, visitOf(caller), undefined, () => recordText(table, caller.person, payerOf(caller)));
      return { text: await keys.during(caller.key, read) };
    },
  };
}
