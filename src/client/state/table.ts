import { create } from 'zustand';
import type { ForbiddenAnswer } from '../../kernel/referee/index.ts';
import type { PlayerAction } from '../../protocol/index.ts';
import { nextPaint } from '../components/next-paint.ts';
import type { GameUi } from '../registry/game-ui.ts';
import type { ClientGame } from '../registry/client-game.ts';
import { findClientGame } from '../registry/index.ts';
import { type TableConnection, connectLocalTable } from '../table/connection.ts';
import { configOf } from '../table/storage.ts';
import type {
  PastView,
  Hint,
  NewTableConfig,
  TablePush,
  TableReply,
  SeatUpdate,
  TableAct,
  TableUpdate,
  OpenTableError,
} from '../table/messages.ts';

/** Kind of a table: local (`here`), at the server (`net`), or guided (`learn`). */
export type TableKind = 'here' | 'net' | 'learn';

/** Actions that only a table of the server has: consent, orders, bots in one's place, chat. */
export type ServerAct = Exclude<PlayerAction, TableAct>;

interface TableStore {
  readonly id: string | undefined;
  readonly update: TableUpdate | undefined;
  readonly mine: SeatUpdate | undefined;
  /** The seat shown; undefined behind the hand-over screen. */
  readonly viewer: number | undefined;
  readonly openError: OpenTableError | undefined;
  readonly ui: GameUi | undefined;
  /** The earlier step shown; undefined for the present. */
  readonly past: PastView | undefined;
  create(config: NewTableConfig): Promise<string | undefined>;
  open(id: string, kind: TableKind): Promise<void>;
  /** Opens the table again after the visitor got a key. */
  reopen(): Promise<void>;
  leave(): void;
  sit(seat: number): Promise<void>;
  answer(say: string): Promise<TableReply>;
  aside(say: string): Promise<TableReply>;
  undo(to: number): Promise<TableReply>;
  withdraw(): Promise<TableReply>;
  perform(act: ServerAct): Promise<TableReply>;
  isFinal(say: string): Promise<boolean>;
  /** What the viewer could wish for about these words of an option and may not do; undefined when nobody answers. */
  whyNot(about: string): Promise<readonly ForbiddenAnswer[] | undefined>;
  showPast(step: number | undefined): Promise<void>;
  /** A bot's advice for the viewer's seat; undefined when there is none. */
  hint(): Promise<Hint | undefined>;
  journal(): Promise<string | undefined>;
  /** The finished game in its players' notation; undefined when it is not available. */
  record(): Promise<string | undefined>;
}

const NOTHING = {
  id: undefined,
  update: undefined,
  mine: undefined,
  viewer: undefined,
  openError: undefined,
  ui: undefined,
  past: undefined,
} as const;

/** Most views that are kept for playback. */
const MAX_VIEWS = 150;

const SEED_BYTES = 32;
const ID_BYTES = 9;

function bytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** A new idempotency key of a move. */
export const moveId = (): string => hex(bytes(ID_BYTES));

const hex = (list: Uint8Array): string => [...list].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** How a table of this kind is connected; code for other kinds is not loaded. */
async function connectorOf(
  kind: TableKind,
  id: string,
): Promise<(onPush: (push: TablePush) => void) => TableConnection> {
  if (kind === 'here') return connectLocalTable;
  if (kind === 'learn') return (await import('../learn/guide-connection.ts')).connectGuide.bind(undefined, id);
  return (await import('../net/server-table.ts')).connectServerTable.bind(undefined, id);
}

/** The one table that is open on this page. */
export const useTable = create<TableStore>((set, get) => {
  let connection: TableConnection | undefined;
  let connectedKind: TableKind = 'here';
  /** Number of requests for a past view, and the latest one that was shown: an older reply is ignored. */
  let pastRequests = 0;
  let shownPast = 0;

  /** Views that pushes brought, by seat and entry, so that playback need not ask for them. Entry numbers are never reused. */
  const views = new Map<string, PastView>();
  const viewKey = (seat: number, log: SeatUpdate['log'], step: number): string => `${seat} ${log[step - 1]?.n ?? -1}`;

  function keepView({ seat, view, window, scores, log }: SeatUpdate): void {
    const key = viewKey(seat, log, log.length);
    views.delete(key);
    views.set(key, { seat, step: log.length, view, window: window?.name, scores });
    for (const [oldest] of views) {
      if (views.size <= MAX_VIEWS) break;
      views.delete(oldest);
    }
  }

  /** Shows what a push brought. */
  function receive(push: TablePush): void {
    if ('openError' in push) return set({ openError: push.openError });
    const { table: update, seat: mine, hidden } = push;
    if (mine) keepView(mine);
    if (hidden) set({ update, openError: undefined, viewer: undefined, mine: undefined, past: undefined });
    else set({ update, openError: undefined, ...(mine && { viewer: mine.seat, mine }) });
  }

  /** The person in this seat has sat down at a screen that was passed on. */
  async function sit(seat: number): Promise<void> {
    const asked = connection;
    const reply = await asked?.ask({ ask: 'sit', seat });
    if (asked === connection && reply?.ok && reply.seat) set({ viewer: seat, mine: reply.seat });
  }

  /** Replaces the connection; undefined: the reader has opened another table meanwhile. */
  async function connect(kind: TableKind, id: string): Promise<TableConnection | undefined> {
    connection?.close();
    connection = undefined;
    views.clear();
    set({ ...NOTHING, id });
    const open = await connectorOf(kind, id);
    if (get().id !== id || connection !== undefined) return undefined;
    const opened: TableConnection = open((push) => opened === connection && receive(push));
    connection = opened;
    connectedKind = kind;
    return opened;
  }

  /** Opens the table of a connection and loads the screens of its game. */
  async function enter(mine: TableConnection, id: string): Promise<void> {
    const reply = await mine.ask({ ask: 'open', id });
    const game = reply.ok ? findClientGame(get().update?.info.game ?? '') : undefined;
    if (connection !== mine) return;
    const pack = connectedKind === 'here' ? (await configOf(id))?.pack : reply.ok ? reply.pack : undefined;
    if (connection !== mine) return;
    if (game) await showGame(game, pack);
    else if (reply.ok) set({ openError: 'unknown-game' });
  }

  /** Loads the screens of a game and has them show these component values. */
  async function showGame(game: ClientGame, pack: unknown): Promise<void> {
    const ui = await game.ui();
    ui.showPack?.(pack);
    set({ ui });
  }

  async function begin(game: ClientGame, id: string, pack: unknown): Promise<TableConnection | undefined> {
    const opened = await connect('here', id);
    await showGame(game, pack);
    return opened;
  }

  /** Performs an action for the viewer's seat. */
  async function act(make: (mine: SeatUpdate) => TableAct): Promise<TableReply> {
    const { mine } = get();
    if (!connection || !mine) return { ok: false, errorCode: 'not-open' };
    return await connection.ask({ ask: 'act', act: make(mine), now: Date.now() });
  }

  return {
    ...NOTHING,
    async create(config) {
      const game = findClientGame(config.game);
      if (!game) return undefined;
      const id = hex(bytes(ID_BYTES));
      const opened = await begin(game, id, config.pack);
      const seed = hex(bytes(SEED_BYTES));
      const reply = await opened?.ask({ ask: 'create', id, config, seed, now: Date.now() });
      return reply?.ok ? id : undefined;
    },
    async open(id, kind) {
      if (get().id === id) return;
      const mine = await connect(kind, id);
      if (mine) await enter(mine, id);
    },
    async reopen() {
      const { id } = get();
      // Who was refused at first has no screens of the game yet.
      if (connection && id !== undefined) await enter(connection, id);
    },
    leave() {
      connection?.close();
      connection = undefined;
      // Whatever else is shown has the built-in component values.
      get().ui?.showPack?.(undefined);
      set(NOTHING);
    },
    sit,
    answer: (say) => act(({ seat, question }) => ({ do: 'answer', seat, question, says: [say], move: moveId() })),
    aside: (say) => act(({ seat }) => ({ do: 'aside', seat, say, move: moveId() })),
    undo: (to) => act(({ seat }) => ({ do: 'undo', seat, to, move: moveId() })),
    withdraw: () => act(({ seat }) => ({ do: 'withdraw', seat, move: moveId() })),
    async perform(action) {
      return (
        (await connection?.ask({ ask: 'act', act: action, now: Date.now() })) ?? { ok: false, errorCode: 'not-open' }
      );
    },
    async isFinal(say) {
      const { mine } = get();
      const reply = mine && (await connection?.ask({ ask: 'final', seat: mine.seat, say }));
      return reply?.ok === true && reply.final === true;
    },
    async whyNot(about) {
      const { mine } = get();
      const reply = mine && (await connection?.ask({ ask: 'why', seat: mine.seat, about }));
      return reply?.ok ? reply.forbidden : undefined;
    },
    async hint() {
      const { mine } = get();
      const reply = mine && (await connection?.ask({ ask: 'hint', seat: mine.seat }));
      return reply?.ok ? reply.hint : undefined;
    },
    async showPast(step) {
      const { mine } = get();
      const asked = connection;
      const request = ++pastRequests;
      let past: PastView | undefined;
      const kept = mine && step !== undefined && views.get(viewKey(mine.seat, mine.log, step));
      if (step === undefined || !mine) await nextPaint();
      else if (kept) past = kept;
      else {
        const reply = await asked?.ask({ ask: 'past', seat: mine.seat, step });
        if (!reply?.ok || !reply.past) return;
        ({ past } = reply);
      }
      if (asked !== connection || request < shownPast) return;
      shownPast = request;
      set({ past });
    },
    async journal() {
      const reply = await connection?.ask({ ask: 'journal' });
      return reply?.ok ? reply.journal : undefined;
    },
    async record() {
      const reply = await connection?.ask({ ask: 'record' });
      return reply?.ok ? reply.record : undefined;
    },
  };
});
