import { type Seat, SPECTATOR } from '../../kernel/seat.ts';
import type { TableView } from '../../protocol/index.ts';
import type { PastView } from '../table/messages.ts';
import { ApiCallError, callApi } from './api.ts';
import type { FollowedTable } from './followed-table.ts';
import { loadAccess } from './table-access.ts';
import { extendReplay, type Replay, truncateReplay } from './replay.ts';

/** Replays of a server table by viewer, fetched when an earlier step is shown. */
export class ReplayCache {
  readonly #table: string;
  readonly #replays = new Map<Seat, Replay>();
  /** Error of the last failed fetch. */
  #error: unknown;

  constructor(table: string) {
    this.#table = table;
  }

  /** The replay fetched so far; undefined before the first fetch. */
  cached(viewer: Seat): Replay | undefined {
    return this.#replays.get(viewer);
  }

  /** Drops the steps from entry `undone` on. */
  forget(viewer: Seat, undone: number): void {
    const replay = this.#replays.get(viewer);
    if (replay) this.#replays.set(viewer, truncateReplay(replay, undone));
  }

  /** The replay up to `version` at least; shorter when the fetch fails. */
  async load(viewer: Seat, version: number): Promise<Replay | undefined> {
    const before = this.#replays.get(viewer);
    if (before && before.version >= version) return before;
    const seat = viewer === SPECTATOR ? '' : `seat=${viewer}&`;
    const { invite } = loadAccess(this.#table);
    try {
      const path = `/tables/${this.#table}/replay?${seat}since=${before?.version ?? 0}`;
      const replay = extendReplay(before, await callApi('replay', 'GET', path, { invite }));
      this.#replays.set(viewer, replay);
      return replay;
    } catch (error) {
      this.#error = error;
      return before;
    }
  }

  /** The table before a step, as the viewer saw it then. */
  async past(
    viewer: Seat,
    step: number,
    followed: FollowedTable | undefined,
    table: TableView | undefined,
  ): Promise<PastView> {
    const replay = await this.load(viewer, followed?.snapshot.version ?? 0);
    if (!replay) throw this.#error instanceof Error ? this.#error : new ApiCallError('unreachable');
    const n = step > 0 ? followed?.entries[step - 1]?.n : undefined;
    const reached = n === undefined ? undefined : replay.steps.findLast((one) => one.n <= n);
    return {
      seat: viewer,
      step,
      view: reached?.view ?? replay.start,
      window: reached?.window,
      scores: reached?.scores ?? table?.seats.map(() => 0) ?? [],
    };
  }
}
