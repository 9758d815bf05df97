import { type Game, type GameTypes, readPosition } from '../../kernel/index.ts';
import type { Player } from '../../kernel/referee/index.ts';
import { loadPlayRules, loadRules } from '../registry/rules.ts';
import { LocalTable, type LocalTableInit } from './local-table.ts';
import type { PlayerAction } from '../../protocol/index.ts';
import type { FromWorker, TableReply, TableRequest, TableAct, ToWorker, OpenTableError } from './messages.ts';
import { Screen } from './screen.ts';
import { configFrom, loadTable, saveTable, StorageError } from './storage.ts';

/** The part of a worker's global that is used here; the module is typed for pages. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
let table: LocalTable<GameTypes> | undefined;
const screen = new Screen();
let queue: Promise<void> = Promise.resolve();

/** True for actions of local tables; consent, standing orders and chat need a server. */
const isTableAct = (act: PlayerAction): act is TableAct => ['answer', 'withdraw', 'aside', 'undo'].includes(act.do);

const failure = (errorCode: string): TableReply => ({ ok: false, errorCode });

/** Loads the bots of the open table; undefined where it has none. */
let wakeBots = (): Promise<Player<GameTypes>> | undefined => undefined;

/** The bots of a table. Their code and weights are loaded once a person has acted or a bot must answer, not before the first paint. */
function lateBots(game: Game<GameTypes>, init: LocalTableInit): Player<GameTypes> {
  let bots: Promise<Player<GameTypes>> | undefined;
  const hasBots = init.config.sitters.some(({ who }) => who === 'bot');
  const load = async (): Promise<Player<GameTypes>> => {
    try {
      return await (await import('./local-bots.ts')).createLocalBots(game, init);
    } catch (error) {
      // Without a connection the files may not come: the next answer asks again.
      bots = undefined;
      throw error;
    }
  };
  wakeBots = () => (hasBots ? (bots ??= load()) : undefined);
  return {
    async answer(perspective) {
      return await (await (bots ??= load())).answer(perspective);
    },
  };
}

/** Opens a table; gives the reason if it cannot be played. */
async function openTable(init: LocalTableInit, changed: number, version?: string): Promise<OpenTableError | undefined> {
  const rules = (init.config.start === undefined ? loadPlayRules : loadRules)(init.config.game);
  if (!rules) return 'unknown-game';
  if (!(await lockTable(init.id))) return 'busy';
  const game = await rules(init.config.pack).catch(() => undefined);
  if (!game) return 'broken';
  if (version !== undefined && version !== game.version) return 'broken';
  const { start: position } = init.config;
  const start = position === undefined ? undefined : readPosition(game, position);
  if (start && !start.ok) return 'broken';
  const settings = game.readSettings(init.config.settings);
  if (!settings.ok) return 'settings';
  const bot = lateBots(game, init);
  try {
    table = new LocalTable<GameTypes>(game, init, start?.value.settings ?? settings.value, bot, changed, start?.value);
    table.advance();
  } catch {
    return 'broken';
  }
  return undefined;
}

/** How long to wait for the lock of a page that is closing, in ms. */
const HANDOVER_MS = 2_000;

/** Takes the lock of a table, so that two pages never write one journal; false: another page holds it. */
function lockTable(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const holdForever = (): Promise<never> => {
      resolve(true);
      return new Promise(() => {});
    };
    navigator.locks
      .request(`vatra table ${id}`, { signal: AbortSignal.timeout(HANDOVER_MS) }, holdForever)
      .catch(() => resolve(false));
  });
}

async function open(id: string): Promise<OpenTableError | undefined> {
  const saved = await loadTable(id);
  if (!saved) return 'missing';
  const { note, seed, entries, rules } = saved;
  const init = { id, config: configFrom(saved), seed, made: note.made, entries };
  return await openTable(init, note.changed, rules);
}

/** Sends the page what has changed. */
function push(open: LocalTable<GameTypes>): void {
  scope.postMessage({ push: screen.push(open.update(), (seat) => open.seat(seat)) });
}

/** Saves the table, then sends the page what has changed. */
async function saveAndPush(open: LocalTable<GameTypes>): Promise<void> {
  await saveTable(open.saved());
  push(open);
}

/** Tells the page that the table cannot go on. */
function pushFailure(error: unknown): void {
  scope.postMessage({ push: { openError: error instanceof StorageError ? 'storage' : 'stopped' } });
}

/** Ends the present task, so that requests of the page are answered between two bots. */
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

/**
 * Lets the bots play. The page is sent every move as soon as it is decided; the table is saved when a person must decide, because
 * the moves of bots can be found again.
 */
async function playBots(open: LocalTable<GameTypes>): Promise<void> {
  try {
    let moves = 0;
    await open.run(async () => {
      moves++;
      push(open);
      await nextTask();
    });
    if (moves > 0) await saveTable(open.saved());
  } catch (error) {
    pushFailure(error);
  }
}

/** Saves and shows the table, and lets the bots play on in the background. */
async function goOn(open: LocalTable<GameTypes>): Promise<void> {
  await saveAndPush(open);
  void playBots(open);
}

async function replyToOpen(openError: OpenTableError | undefined): Promise<TableReply> {
  if (openError !== undefined) {
    scope.postMessage({ push: { openError } });
    return failure(openError);
  }
  if (table) await goOn(table);
  return { ok: true };
}

async function reply(request: TableRequest): Promise<TableReply> {
  if (request.ask === 'create') {
    const { id, config, seed, now } = request;
    return await replyToOpen(await openTable({ id, config, seed, made: now, entries: [] }, now));
  }
  if (request.ask === 'open') return await replyToOpen(await open(request.id));
  if (!table) return failure('not-open');
  switch (request.ask) {
    case 'sit':
      screen.sit(request.seat);
      return { ok: true, seat: table.seat(request.seat) };
    case 'final':
      return { ok: true, final: table.final(request.seat, request.say) };
    case 'why':
      return { ok: true, forbidden: table.whyNot(request.seat, request.about) };
    case 'hint':
      return { ok: true, hint: await table.hint(request.seat) };
    case 'past':
      return { ok: true, past: table.past(request.seat, request.step) };
    case 'journal':
      return { ok: true, journal: table.journal() };
    case 'record': {
      const record = await table.record();
      return record === undefined ? failure('unreadable') : { ok: true, record };
    }
    case 'act': {
      if (!isTableAct(request.act)) return failure('not-allowed');
      void wakeBots()?.catch(() => {});
      const verdict = table.apply(request.act, request.now);
      if (!verdict.ok) {
        const { fault, because } = verdict;
        return { ok: false, errorCode: fault, ...(because && { because }) };
      }
      await goOn(table);
      return { ok: true };
    }
  }
}

/** Handles requests one after the other, between the searches of bots. */
scope.onmessage = ({ data: { number, request } }) => {
  queue = queue.then(async () => {
    try {
      scope.postMessage({ number, reply: await reply(request) });
    } catch (error) {
      scope.postMessage({ number, reply: failure(error instanceof Error ? error.message : String(error)) });
      // A question that cannot be answered leaves the table as it is.
      if (['create', 'open', 'act'].includes(request.ask)) pushFailure(error);
    }
  });
};
