import { type GameTypes, readPosition } from '../../kernel/index.ts';
import { loadRules } from '../registry/rules.ts';
import { createLocalBots } from './local-bots.ts';
import { LocalTable, type LocalTableInit } from './local-table.ts';
import type { PlayerAction } from '../../protocol/index.ts';
import type { FromWorker, TableReply, TableRequest, TableAct, ToWorker, OpenTableError } from './messages.ts';
import { saveTable, loadTable } from './storage.ts';

/** The part of a worker's global that is used here; the room is typed for pages. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
let desk: LocalTable<GameTypes> | undefined;
let turn: Promise<void> = Promise.resolve();

/** A table without a server knows no consent, orders or talk. */
const isTableAct = (act: PlayerAction): act is TableAct => ['answer', 'withdraw', 'aside', 'undo'].includes(act.do);

const no = (fault: string): TableReply => ({ ok: false, fault });

/** Sets the table up, or says what keeps it from being played. */
async function seatDesk(order: LocalTableInit, changed: number, version?: string): Promise<OpenTableError | undefined> {
  const rules = loadRules(order.kindling.game);
  if (!rules) return 'unknown-game';
  if (!(await takeHold(order.id))) return 'busy';
  const game = await rules();
  if (version !== undefined && version !== game.version) return 'broken';
  const { start: position } = order.kindling;
  const start = position === undefined ? undefined : readPosition(game, position);
  if (start && !start.ok) return 'broken';
  const settings = game.readSettings(order.kindling.settings);
  if (!settings.ok) return 'settings';
  const bot = await createLocalBots(game, order);
  try {
    desk = new LocalTable<GameTypes>(game, order, start?.value.settings ?? settings.value, bot, changed, start?.value);
  } catch {
    return 'broken';
  }
  await desk.run();
  return undefined;
}

/** How long a page that is just ending may still hold a table, in milliseconds. */
const HANDOVER_MS = 2_000;

/** Two pages must not write one journal: whoever holds the lock plays. */
function takeHold(id: string): Promise<boolean> {
  return new Promise((answer) => {
    const held = (): Promise<never> => {
      answer(true);
      return new Promise(() => {});
    };
    navigator.locks
      .request(`vatra table ${id}`, { signal: AbortSignal.timeout(HANDOVER_MS) }, held)
      .catch(() => answer(false));
  });
}

async function open(id: string): Promise<OpenTableError | undefined> {
  const table = await loadTable(id);
  if (!table) return 'missing';
  const { note, seed, entries, rules, start } = table;
  const { game, settings, sitters, level, curtain, hints } = note;
  const kindling = {
    game,
    settings,
    sitters,
    ...(level && { level }),
    curtain,
    ...(hints === false && { hints }),
    ...(start !== undefined && { start }),
  };
  const order = { id, kindling, seed, made: note.made, entries };
  return await seatDesk(order, note.changed, rules);
}

/** What was done is kept before anybody is told. */
async function keepAndTell(): Promise<void> {
  if (!desk) return;
  await saveTable(desk.kept());
  scope.postMessage({ push: { table: desk.news() } });
}

async function begin(trouble: OpenTableError | undefined): Promise<TableReply> {
  if (trouble !== undefined) {
    scope.postMessage({ push: { trouble } });
    return no(trouble);
  }
  await keepAndTell();
  return { ok: true };
}

async function reply(request: TableRequest): Promise<TableReply> {
  if (request.ask === 'light') {
    const { id, kindling, seed, now } = request;
    return await begin(await seatDesk({ id, kindling, seed, made: now, entries: [] }, now));
  }
  if (request.ask === 'open') return await begin(await open(request.id));
  if (!desk) return no('not-open');
  switch (request.ask) {
    case 'sit':
      return { ok: true, seat: desk.seat(request.seat) };
    case 'final':
      return { ok: true, final: desk.final(request.seat, request.say) };
    case 'hint':
      return { ok: true, hint: await desk.hint(request.seat) };
    case 'glance':
      return { ok: true, glance: desk.glance(request.seat, request.step) };
    case 'journal':
      return { ok: true, journal: desk.journal() };
    case 'record': {
      const record = await desk.record();
      return record === undefined ? no('unreadable') : { ok: true, record };
    }
    case 'act': {
      if (!isTableAct(request.act)) return no('not-allowed');
      const verdict = await desk.act(request.act, request.now);
      if (verdict.ok) await keepAndTell();
      return verdict;
    }
  }
}

/** One request after the other: a bot that thinks must not be overtaken. */
scope.onmessage = ({ data: { number, request } }) => {
  turn = turn.then(async () => {
    try {
      scope.postMessage({ number, reply: await reply(request) });
    } catch (error) {
      scope.postMessage({ number, reply: no(error instanceof Error ? error.message : String(error)) });
      scope.postMessage({ push: { trouble: 'storage' } });
    }
  });
};
