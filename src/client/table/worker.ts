import { type GameTypes, readPosition } from '../../kernel/index.ts';
import { loadRules } from '../registry/rules.ts';
import { createLocalBots } from './local-bots.ts';
import { LocalTable, type LocalTableInit } from './local-table.ts';
import type { PlayerAction } from '../../protocol/index.ts';
import type { FromWorker, TableReply, TableRequest, TableAct, ToWorker, OpenTableError } from './messages.ts';
import { Screen } from './screen.ts';
import { saveTable, loadTable } from './storage.ts';

/** The part of a worker's global that is used here; the module is typed for pages. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
let table: LocalTable<GameTypes> | undefined;
const screen = new Screen();
let turn: Promise<void> = Promise.resolve();

/** A table without a server knows no consent, orders or talk. */
const isTableAct = (act: PlayerAction): act is TableAct => ['answer', 'withdraw', 'aside', 'undo'].includes(act.do);

const no = (fault: string): TableReply => ({ ok: false, fault });

/** Opens a table; gives the reason if it cannot be played. */
async function openTable(
  order: LocalTableInit,
  changed: number,
  version?: string,
): Promise<OpenTableError | undefined> {
  const rules = loadRules(order.config.game);
  if (!rules) return 'unknown-game';
  if (!(await lockTable(order.id))) return 'busy';
  const game = await rules();
  if (version !== undefined && version !== game.version) return 'broken';
  const { start: position } = order.config;
  const start = position === undefined ? undefined : readPosition(game, position);
  if (start && !start.ok) return 'broken';
  const settings = game.readSettings(order.config.settings);
  if (!settings.ok) return 'settings';
  const bot = await createLocalBots(game, order);
  try {
    table = new LocalTable<GameTypes>(game, order, start?.value.settings ?? settings.value, bot, changed, start?.value);
  } catch {
    return 'broken';
  }
  await table.run();
  return undefined;
}

/** How long a page that is just ending may still hold a table, in milliseconds. */
const HANDOVER_MS = 2_000;

/** Takes the lock of a table, so that two pages never write one journal; false: another page holds it. */
function lockTable(id: string): Promise<boolean> {
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
  const saved = await loadTable(id);
  if (!saved) return 'missing';
  const { note, seed, entries, rules, start } = saved;
  const { game, settings, sitters, level, curtain, hints } = note;
  const config = {
    game,
    settings,
    sitters,
    ...(level && { level }),
    curtain,
    ...(hints === false && { hints }),
    ...(start !== undefined && { start }),
  };
  const order = { id, config, seed, made: note.made, entries };
  return await openTable(order, note.changed, rules);
}

/** Saves the table, then sends the page what has changed. */
async function saveAndPush(): Promise<void> {
  const open = table;
  if (!open) return;
  await saveTable(open.kept());
  scope.postMessage({ push: screen.push(open.news(), (seat) => open.seat(seat)) });
}

async function begin(trouble: OpenTableError | undefined): Promise<TableReply> {
  if (trouble !== undefined) {
    scope.postMessage({ push: { trouble } });
    return no(trouble);
  }
  await saveAndPush();
  return { ok: true };
}

async function reply(request: TableRequest): Promise<TableReply> {
  if (request.ask === 'create') {
    const { id, config, seed, now } = request;
    return await begin(await openTable({ id, config, seed, made: now, entries: [] }, now));
  }
  if (request.ask === 'open') return await begin(await open(request.id));
  if (!table) return no('not-open');
  switch (request.ask) {
    case 'sit':
      screen.sit(request.seat);
      return { ok: true, seat: table.seat(request.seat) };
    case 'final':
      return { ok: true, final: table.final(request.seat, request.say) };
    case 'hint':
      return { ok: true, hint: await table.hint(request.seat) };
    case 'past':
      return { ok: true, past: table.past(request.seat, request.step) };
    case 'journal':
      return { ok: true, journal: table.journal() };
    case 'record': {
      const record = await table.record();
      return record === undefined ? no('unreadable') : { ok: true, record };
    }
    case 'act': {
      if (!isTableAct(request.act)) return no('not-allowed');
      const verdict = await table.act(request.act, request.now);
      if (verdict.ok) await saveAndPush();
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
