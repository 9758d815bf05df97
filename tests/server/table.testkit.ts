import { randomUUID } from 'node:crypto';
import { fastRandom, type Random } from '../../src/kernel/index.ts';
import type { ViewerSnapshot } from '../../src/protocol/index.ts';
import { type Client, Refusal, Visitor } from './client.testkit.ts';

/** A table with a visitor in every seat. */
export interface SeatedTable {
  readonly id: string;
  readonly visitors: readonly Visitor[];
}

/** Opens a table of the test game, fills it and begins. */
export async function seatedTable(
  url: string,
  wish: object = {},
  settings: object = { seats: 2 },
  seats = (settings as { seats?: number }).seats ?? 2,
): Promise<SeatedTable> {
  const visitors = await Promise.all(Array.from({ length: seats }, (_, i) => Visitor.arrive(url, `Guest ${i}`)));
  const host = visitors[0]!;
  const { id } = await host.table('POST', '', { game: 'embers', settings, ...wish });
  for (const [seat, visitor] of visitors.entries()) await visitor.table('POST', `/${id}/seats/${seat}`, {});
  await host.table('POST', `/${id}/start`);
  return { id, visitors };
}

/** A sentence that the seat may say now; in an `each` window of the test game one card at a time will do. */
export function pick(moment: ViewerSnapshot, random: Random): string {
  return moment.offered[random(moment.offered.length)]!;
}

/** Plays a seat over a socket until the game is over, or until `stop` says so. Gives the versions acknowledged. */
export async function playSeat(
  client: Client,
  table: string,
  seat: number,
  luck: number,
  stop?: () => boolean,
): Promise<number[]> {
  const random = fastRandom(luck);
  const acknowledged: number[] = [];
  for (;;) {
    await client.until(() => {
      const moment = client.following.get(`${table} ${seat}`)?.moment;
      return moment !== undefined && (moment.over || moment.question >= 0 || stop?.() === true);
    });
    const moment = client.at(table, seat).moment!;
    if (moment.over || stop?.() === true) return acknowledged;
    const say = pick(moment, random);
    try {
      const move = randomUUID();
      const ack = await client.act(table, { do: 'answer', seat, question: moment.question, says: [say], move });
      acknowledged.push(ack.version);
      await client.until(() => client.at(table, seat).moment!.version >= ack.version);
    } catch (error) {
      // Another seat was faster in a window for any of them.
      if (!(error instanceof Refusal && ['stale', 'not-asked', 'over'].includes(error.body.code))) throw error;
      await client.until(() => client.at(table, seat).moment!.question !== moment.question);
    }
  }
}
