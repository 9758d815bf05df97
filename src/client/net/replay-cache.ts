import { type Seat, SPECTATOR } from '../../kernel/seat.ts';
import type { TableView } from '../../protocol/index.ts';
import type { PastView } from '../table/messages.ts';
import { ApiCallError, callApi } from './api.ts';
import type { FollowedTable } from './followed-table.ts';
import { loadAccess } from './table-access.ts';
import { continued, type Replay, shortened } from './replay.ts';

/** What viewers of a table of the server saw at earlier moments, asked for when somebody looks back. */
export class ReplayCache {
  readonly #table: string;
  readonly #replays = new Map<Seat, Replay>();
  /** Why the server did not tell, when it was asked last. */
  #fault: unknown;

  constructor(table: string) {
    this.#table = table;
  }

  /** What is known by now. */
  known(viewer: Seat): Replay | undefined {
    return this.#replays.get(viewer);
  }

  /** Somebody went back to before an entry: what came later never was. */
  forget(viewer: Seat, undone: number): void {
    const replay = this.#replays.get(viewer);
    if (replay) this.#replays.set(viewer, shortened(replay, undone));
  }

  /** The course of the game at least to a version, or as far as the server tells. */
  async remember(viewer: Seat, version: number): Promise<Replay | undefined> {
    const before = this.#replays.get(viewer);
    if (before && before.version >= version) return before;
    const seat = viewer === SPECTATOR ? '' : `seat=${viewer}&`;
    const { invite } = loadAccess(this.#table);
    try {
      const path = `/tables/${this.#table}/replay?${seat}since=${before?.version ?? 0}`;
      const replay = continued(before, await callApi('replay', 'GET', path, { invite }));
      this.#replays.set(viewer, replay);
      return replay;
    } catch (error) {
      this.#fault = error;
      return before;
    }
  }

  /** The table before a step, as the viewer saw it then. */
  async past(
    viewer: Seat,
    step: number,
    following: FollowedTable | undefined,
    table: TableView | undefined,
  ): Promise<PastView> {
    const replay = await this.remember(viewer, following?.moment.version ?? 0);
    if (!replay) throw this.#fault instanceof Error ? this.#fault : new ApiCallError('unreachable');
    const n = step > 0 ? following?.told[step - 1]?.n : undefined;
    const then = n === undefined ? undefined : replay.steps.findLast((one) => one.n <= n);
    return {
      seat: viewer,
      step,
      view: then?.view ?? replay.start,
      window: then?.window,
      scores: then?.scores ?? table?.seats.map(() => 0) ?? [],
    };
  }
}
