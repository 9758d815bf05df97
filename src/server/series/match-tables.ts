import { seatsOf } from '../../kernel/index.ts';
import type { ServerContext } from '../context.ts';
import type { TableCache } from '../play/table-cache.ts';
import type { SeatDoc } from '../tables/doc.ts';
import type { MatchDoc } from './doc.ts';
import type { SeriesStore } from './series-store.ts';

/** What a series does at the running tables of its matches. */
export class MatchTables {
  readonly #context: ServerContext;
  readonly #tableCache: TableCache;
  readonly #store: SeriesStore;

  constructor(context: ServerContext, tableCache: TableCache, store: SeriesStore) {
    this.#context = context;
    this.#tableCache = tableCache;
    this.#store = store;
  }

  /** Ends the games of matches whose time is over: the seats that are asked are late. */
  async end(matches: readonly MatchDoc[]): Promise<void> {
    for (const { table: id } of matches) {
      const table = await this.#tableCache.table(id).catch(() => undefined);
      if (!table) continue;
      await table.exclusive(async () => {
        const { session } = table;
        const asked = session ? seatsOf(session.referee.game.asked(session.referee.state)) : [];
        const scores = session ? [...session.referee.game.scores(session.referee.state)] : [];
        const seat = asked.find((one) => !table.doc.seats[one]?.bot);
        const ended = this.#context.now();
        await table.amend((doc) => {
          if (doc.status === 'over') return doc;
          const seats = doc.seats.map((each, i) => (asked.includes(i) ? { ...each, late: true as const } : each));
          const result = {
            why: 'time' as const,
            ...(seat !== undefined && { seat }),
            winners: [],
            ranking: [],
            scores,
            law: '',
          };
          return { ...doc, status: 'over', seats, result, ended };
        });
        await table.rate();
        await table.broadcastTable();
      });
    }
  }

  /** Gives seats at running tables to substitutes. Who sat there sees nothing of the seat any more. */
  async reseat(id: string): Promise<void> {
    const { doc } = await this.#store.read(id);
    const waiting = doc.matches.filter(({ reseat }) => reseat !== undefined);
    for (const { table: tableId, players, reseat } of waiting) {
      const table = await this.#tableCache.table(tableId);
      await table.exclusive(async () => {
        await table.amend((at) => {
          if (at.status === 'over') return at;
          const seats = at.seats.map((seat, i): SeatDoc => {
            const player = doc.players[players[i]!]!;
            if (!reseat!.includes(i) || seat.person === player.person) return seat;
            const { bot: _, late: _late, helped: _helped, muted: _muted, gone: _gone, ...rest } = seat;
            return { ...rest, person: player.person, name: player.name };
          });
          // Ratings belong to those who began the game.
          const rated = (at.rated ?? []).filter((seat) => !reseat!.includes(seat));
          const { [reseat![0]!]: _orders, ...orders } = at.orders;
          return { ...at, seats, rated, orders };
        });
        await table.broadcastTable();
      });
    }
    if (waiting.length === 0) return;
    await this.#store.amend(id, (now) => {
      const matches = now.matches.map((match) => {
        const done = waiting.find(({ n }) => n === match.n)?.reseat;
        if (done === undefined || match.reseat === undefined) return match;
        const { reseat, ...rest } = match;
        const left = reseat.filter((seat) => !done.includes(seat));
        return left.length === 0 ? rest : { ...rest, reseat: left };
      });
      return Promise.resolve({ doc: { ...now, matches }, log: [] });
    });
  }
}
