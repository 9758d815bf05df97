import { create } from 'zustand';
import { SPECTATOR } from '../../kernel/seat.ts';
import type { PlayerAction } from '../../protocol/index.ts';
import { nextPaint } from '../components/next-paint.ts';
import type { GameUi } from '../registry/game-ui.ts';
import type { ClientGame } from '../registry/client-game.ts';
import { findClientGame } from '../registry/index.ts';
import { type TableConnection, connectLocalTable } from '../table/connection.ts';
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

/** Where a table stands: in this browser, at the server, or with a guide. */
export type TableKind = 'here' | 'net' | 'learn';

/** What only a table of the server knows: consent, orders, bots in one's place, talk. */
export type NetAct = Exclude<PlayerAction, TableAct>;

interface TableStore {
  readonly id: string | undefined;
  readonly news: TableUpdate | undefined;
  readonly mine: SeatUpdate | undefined;
  /** Who looks at the screen; undefined while it is passed on. */
  readonly viewer: number | undefined;
  readonly trouble: OpenTableError | undefined;
  readonly face: GameUi | undefined;
  /** An earlier moment that is looked at. */
  readonly glance: PastView | undefined;
  create(kindling: NewTableConfig): Promise<string | undefined>;
  open(id: string, where: TableKind): Promise<void>;
  /** The visitor has become somebody: the table is asked for anew in that name. */
  reopen(): Promise<void>;
  leave(): void;
  sit(seat: number): Promise<void>;
  answer(say: string): Promise<TableReply>;
  aside(say: string): Promise<TableReply>;
  undo(to: number): Promise<TableReply>;
  withdraw(): Promise<TableReply>;
  perform(act: NetAct): Promise<TableReply>;
  isFinal(say: string): Promise<boolean>;
  showPast(step: number | undefined): Promise<void>;
  /** What a bot would do in the viewer's seat. */
  hint(): Promise<Hint | undefined>;
  journal(): Promise<string | undefined>;
  /** The finished game in the notation of its players; undefined: it cannot be had. */
  record(): Promise<string | undefined>;
}

const NOTHING = {
  id: undefined,
  news: undefined,
  mine: undefined,
  viewer: undefined,
  trouble: undefined,
  face: undefined,
  glance: undefined,
} as const;

const SEED_BYTES = 32;
const ID_BYTES = 9;

function bytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** What a move is called, so that sending it twice does it once. */
export const moveId = (): string => hex(bytes(ID_BYTES));

const hex = (list: Uint8Array): string => [...list].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The person who must decide next, if the viewer need not. */
function nextViewer({ here, asked }: TableUpdate, viewer: number | undefined): number | undefined {
  if (here.length === 0) return SPECTATOR;
  if (here.length === 1) return here[0];
  const next = asked.filter((seat) => here.includes(seat));
  if (viewer !== undefined && (next.length === 0 || next.includes(viewer))) return viewer;
  return next[0] ?? here[0];
}

/** How a line to such a table is opened; what is not needed here is fetched only then. */
async function opener(where: TableKind, id: string): Promise<(heard: (push: TablePush) => void) => TableConnection> {
  if (where === 'here') return connectLocalTable;
  if (where === 'learn') return (await import('../learn/guide-connection.ts')).connectGuide.bind(undefined, id);
  return (await import('../net/server-table.ts')).connectServerTable.bind(undefined, id);
}

/** The one table that is open on this page. */
export const useTable = create<TableStore>((set, get) => {
  let line: TableConnection | undefined;
  /** The wishes to look at a moment are numbered; the last one that came true. */
  let looks = 0;
  let looked = 0;

  function heard(push: TablePush): void {
    if ('trouble' in push) return set({ trouble: push.trouble });
    // The first news say which game it is; later ones are shown together with what the viewer sees.
    if (!get().news || get().trouble !== undefined) set({ news: push.table, trouble: undefined });
    void follow(push.table);
  }

  /** Shows the viewer what is new, or hides everything until the next person sits down. */
  async function follow(news: TableUpdate): Promise<void> {
    const { viewer } = get();
    const next = nextViewer(news, viewer);
    const hide = news.note.curtain && news.here.length > 1 && next !== viewer;
    if (next === undefined || hide) return set({ news, viewer: undefined, mine: undefined, glance: undefined });
    await sit(next, news);
  }

  async function sit(seat: number, news = get().news): Promise<void> {
    const asked = line;
    const reply = await asked?.ask({ ask: 'sit', seat });
    if (asked === line) set({ news, ...(reply?.ok && reply.seat && { viewer: seat, mine: reply.seat }) });
  }

  /** A new line in the place of the old one; undefined: the reader has gone elsewhere meanwhile. */
  async function newLine(where: TableKind, id: string): Promise<TableConnection | undefined> {
    line?.close();
    line = undefined;
    set({ ...NOTHING, id });
    const open = await opener(where, id);
    if (get().id !== id || line !== undefined) return undefined;
    const opened: TableConnection = open((push) => opened === line && heard(push));
    line = opened;
    return opened;
  }

  async function begin(game: ClientGame, id: string): Promise<TableConnection | undefined> {
    const opened = await newLine('here', id);
    set({ face: await game.face() });
    return opened;
  }

  /** Does something in the viewer's seat. */
  async function act(make: (mine: SeatUpdate) => TableAct): Promise<TableReply> {
    const { mine } = get();
    if (!line || !mine) return { ok: false, fault: 'not-open' };
    return await line.ask({ ask: 'act', act: make(mine), now: Date.now() });
  }

  return {
    ...NOTHING,
    async create(kindling) {
      const game = findClientGame(kindling.game);
      if (!game) return undefined;
      const id = hex(bytes(ID_BYTES));
      const opened = await begin(game, id);
      const seed = hex(bytes(SEED_BYTES));
      const reply = await opened?.ask({ ask: 'light', id, kindling, seed, now: Date.now() });
      return reply?.ok ? id : undefined;
    },
    async open(id, where) {
      if (get().id === id) return;
      const mine = await newLine(where, id);
      const reply = await mine?.ask({ ask: 'open', id });
      if (!mine || !reply) return;
      const game = reply.ok ? findClientGame(get().news?.note.game ?? '') : undefined;
      if (line !== mine) return;
      if (game) set({ face: await game.face() });
      else if (reply.ok) set({ trouble: 'unknown-game' });
    },
    async reopen() {
      await line?.ask({ ask: 'open', id: get().id ?? '' });
    },
    leave() {
      line?.close();
      line = undefined;
      set(NOTHING);
    },
    sit: (seat) => sit(seat),
    answer: (say) => act(({ seat, question }) => ({ do: 'answer', seat, question, says: [say], move: moveId() })),
    aside: (say) => act(({ seat }) => ({ do: 'aside', seat, say, move: moveId() })),
    undo: (to) => act(({ seat }) => ({ do: 'undo', seat, to, move: moveId() })),
    withdraw: () => act(({ seat }) => ({ do: 'withdraw', seat, move: moveId() })),
    async perform(netAct) {
      return (await line?.ask({ ask: 'act', act: netAct, now: Date.now() })) ?? { ok: false, fault: 'not-open' };
    },
    async isFinal(say) {
      const { mine } = get();
      const reply = mine && (await line?.ask({ ask: 'final', seat: mine.seat, say }));
      return reply?.ok === true && reply.final === true;
    },
    async hint() {
      const { mine } = get();
      const reply = mine && (await line?.ask({ ask: 'hint', seat: mine.seat }));
      return reply?.ok ? reply.hint : undefined;
    },
    async showPast(step) {
      const { mine } = get();
      const asked = line;
      const wish = ++looks;
      let glance: PastView | undefined;
      if (step === undefined || !mine) await nextPaint();
      else {
        const reply = await asked?.ask({ ask: 'glance', seat: mine.seat, step });
        if (!reply?.ok || !reply.glance) return;
        ({ glance } = reply);
      }
      // What was wished for before something that is shown already comes too late.
      if (asked !== line || wish < looked) return;
      looked = wish;
      set({ glance });
    },
    async journal() {
      const reply = await line?.ask({ ask: 'journal' });
      return reply?.ok ? reply.journal : undefined;
    },
    async record() {
      const reply = await line?.ask({ ask: 'record' });
      return reply?.ok ? reply.record : undefined;
    },
  };
});
