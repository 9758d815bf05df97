import { expect } from 'vitest';
import type { ViewerSnapshot } from '../../src/protocol/index.ts';
import { Client } from './client.testkit.ts';
import { type SeatedTable, seatedTable } from './table.testkit.ts';

/** What a refused request throws. */
export const refusal = (code: string, more: object = {}): unknown =>
  expect.objectContaining({ body: expect.objectContaining({ code, ...more }) as unknown });

/** A table at which everybody is connected and follows the own seat. */
export interface ConnectedTable extends SeatedTable {
  readonly clients: readonly Client[];
  readonly at: (seat: number) => ViewerSnapshot;
  /** Answers for a seat and waits until all have heard of it. */
  readonly say: (seat: number, ...says: string[]) => Promise<void>;
  readonly close: () => void;
}

/** Opens a table of the test game with everybody connected. */
export async function connectedTable(
  url: string,
  wish: object = {},
  settings: object = { seats: 2 },
): Promise<ConnectedTable> {
  const seated = await seatedTable(url, wish, settings);
  const clients = await Promise.all(seated.visitors.map((visitor) => Client.connect(url, visitor.key)));
  await Promise.all(clients.map((client, seat) => client.watch(seated.id, seat)));
  const at = (seat: number): ViewerSnapshot => clients[seat]!.at(seated.id, seat).moment!;
  return {
    ...seated,
    clients,
    at,
    async say(seat, ...says) {
      const { version } = await clients[seat]!.answer(seated.id, seat, says);
      await Promise.all(clients.map((each, s) => each.until(() => at(s).version >= version)));
    },
    close: () => clients.forEach((client) => client.close()),
  };
}

/** Everybody lays two cards; then it is somebody's turn. */
export async function layAll({ clients, at, say }: ConnectedTable): Promise<number> {
  for (const seat of clients.keys()) await say(seat, ...at(seat).offered.slice(0, 2));
  // Wind asks for more before the turns begin.
  for (let guard = 0; guard < 9; guard++) {
    const seat = clients.findIndex((_, s) => at(s).question >= 0);
    if (at(seat).window!.name === 'turn') return seat;
    await say(seat, at(seat).offered[0]!);
  }
  throw new Error('no turn began');
}
