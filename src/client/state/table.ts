import { create } from 'zustand';
import type { Face } from '../shelf/face.ts';
import { type Box, box } from '../shelf/shelf.ts';
import { type Line, openLine } from '../table/line.ts';
import type { Glance, Kindling, Push, Reply, SeatNews, TableAct, TableNews, Trouble } from '../table/messages.ts';

interface TableStore {
  readonly id: string | undefined;
  readonly news: TableNews | undefined;
  readonly mine: SeatNews | undefined;
  /** Who looks at the screen; undefined while it is passed on. */
  readonly viewer: number | undefined;
  readonly trouble: Trouble | undefined;
  readonly face: Face | undefined;
  /** An earlier moment that is looked at. */
  readonly glance: Glance | undefined;
  light(kindling: Kindling): Promise<string | undefined>;
  open(id: string): Promise<void>;
  leave(): void;
  sit(seat: number): Promise<void>;
  answer(say: string): Promise<Reply>;
  aside(say: string): Promise<Reply>;
  undo(to: number): Promise<Reply>;
  withdraw(): Promise<Reply>;
  isFinal(say: string): Promise<boolean>;
  look(step: number | undefined): Promise<void>;
  journal(): Promise<string | undefined>;
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
const moveId = (): string => hex(bytes(ID_BYTES));

const hex = (list: Uint8Array): string => [...list].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The person who must decide next, if the viewer need not. */
function nextViewer(news: TableNews, viewer: number | undefined): number | undefined {
  const { sitters } = news.note;
  const persons = sitters.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
  if (persons.length === 1) return persons[0];
  const asked = news.asked.filter((seat) => persons.includes(seat));
  if (viewer !== undefined && (asked.length === 0 || asked.includes(viewer))) return viewer;
  return asked[0] ?? persons[0];
}

/** The one table that is open on this page. */
export const useTable = create<TableStore>((set, get) => {
  let line: Line | undefined;

  function heard(push: Push): void {
    if ('trouble' in push) return set({ trouble: push.trouble });
    set({ news: push.table });
    void follow(push.table);
  }

  /** Shows the viewer what is new, or hides everything until the next person sits down. */
  async function follow(news: TableNews): Promise<void> {
    const { viewer } = get();
    const next = nextViewer(news, viewer);
    const persons = news.note.sitters.filter(({ who }) => who === 'person').length;
    const hide = news.note.curtain && persons > 1 && next !== viewer;
    if (next === undefined || hide) return set({ viewer: undefined, mine: undefined, glance: undefined });
    await sit(next);
  }

  async function sit(seat: number): Promise<void> {
    const reply = await line?.ask({ ask: 'sit', seat });
    if (reply?.ok && reply.seat) set({ viewer: seat, mine: reply.seat });
  }

  async function begin(game: Box, id: string): Promise<Line> {
    line?.close();
    line = openLine(heard);
    set({ ...NOTHING, id, face: await game.face() });
    return line;
  }

  /** Does something in the viewer's seat. */
  async function act(make: (mine: SeatNews) => TableAct): Promise<Reply> {
    const { mine } = get();
    if (!line || !mine) return { ok: false, fault: 'not-open' };
    return await line.ask({ ask: 'act', act: make(mine), now: Date.now() });
  }

  return {
    ...NOTHING,
    async light(kindling) {
      const game = box(kindling.game);
      if (!game) return undefined;
      const id = hex(bytes(ID_BYTES));
      const opened = await begin(game, id);
      const reply = await opened.ask({ ask: 'light', id, kindling, seed: hex(bytes(SEED_BYTES)), now: Date.now() });
      return reply.ok ? id : undefined;
    },
    async open(id) {
      if (get().id === id && line) return;
      line?.close();
      line = openLine(heard);
      const mine = line;
      set({ ...NOTHING, id });
      const reply = await mine.ask({ ask: 'open', id });
      const game = reply.ok ? box(get().news?.note.game ?? '') : undefined;
      if (game && line === mine) set({ face: await game.face() });
    },
    leave() {
      line?.close();
      line = undefined;
      set(NOTHING);
    },
    sit,
    answer: (say) => act(({ seat, question }) => ({ do: 'answer', seat, question, says: [say], move: moveId() })),
    aside: (say) => act(({ seat }) => ({ do: 'aside', seat, say, move: moveId() })),
    undo: (to) => act(({ seat }) => ({ do: 'undo', seat, to, move: moveId() })),
    withdraw: () => act(({ seat }) => ({ do: 'withdraw', seat, move: moveId() })),
    async isFinal(say) {
      const { mine } = get();
      const reply = mine && (await line?.ask({ ask: 'final', seat: mine.seat, say }));
      return reply?.ok === true && reply.final === true;
    },
    async look(step) {
      const { mine } = get();
      if (step === undefined || !mine) return set({ glance: undefined });
      const reply = await line?.ask({ ask: 'glance', seat: mine.seat, step });
      if (reply?.ok && reply.glance) set({ glance: reply.glance });
    },
    async journal() {
      const reply = await line?.ask({ ask: 'journal' });
      return reply?.ok ? reply.journal : undefined;
    },
  };
});
