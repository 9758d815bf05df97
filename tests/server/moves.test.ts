import { afterAll, beforeAll, expect, test } from 'vitest';
import { fastRandom } from '../../src/kernel/index.ts';
import type { PlayerAction, ViewerSnapshot } from '../../src/protocol/index.ts';
import type { RunningServer } from '../../src/server/index.ts';
import type { Visitor } from './client.testkit.ts';
import { type Postgres, startPostgres } from './postgres.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { pick, seatedTable } from './table.testkit.ts';

type Answer = Extract<PlayerAction, { readonly do: 'answer' }>;

const place = scratch();
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  place.remove();
});

const refusal = (code: string): unknown =>
  expect.objectContaining({ body: expect.objectContaining({ code }) as unknown });

/** More moves than a table keeps the names of. */
const MANY = 45;

test.each(['sqlite', 'postgres'] as const)(
  'a move of long ago is known again: much later, after a restart, and when the game is over (%s)',
  async (kind) => {
    const where = kind === 'sqlite' ? { data: place.file('moves.db') } : { database: await postgres.database() };
    let server: RunningServer = await startTestServer(testConfig(where));
    const { visitors, id } = await seatedTable(server.url, {}, { seats: 2, target: 50, rounds: 12 });
    const at = (seat: number): Visitor => visitors[seat]!.at(server.url);
    const moments = (): Promise<ViewerSnapshot[]> => Promise.all([0, 1].map((seat) => at(seat).moment(id, seat)));
    const sent: { act: Answer; version: number }[] = [];
    const random = fastRandom(5);

    /** The next move of the asked seat; undefined: the game is over. */
    async function nextMove(): Promise<Answer | undefined> {
      const now = await moments();
      const seat = now.findIndex(({ question }) => question >= 0);
      if (seat < 0) return undefined;
      const { question } = now[seat]!;
      return { do: 'answer', seat, question, says: [pick(now[seat]!, random)], move: `m${sent.length}` };
    }

    for (let act = await nextMove(); act; act = await nextMove()) {
      sent.push({ act, version: (await at(act.seat).act(id, act)).version });
      if (sent.length !== MANY) continue;
      await server.close();
      server = await startTestServer(testConfig(where));
      expect(await at(sent[0]!.act.seat).act(id, sent[0]!.act)).toEqual({ version: sent[0]!.version, repeated: true });
      // An old name with words that would be right just now: it is the old move, and nothing is done.
      const next = (await nextMove())!;
      const old = sent.find((each) => each.act.seat === next.seat)!;
      const reused = { ...next, move: old.act.move };
      expect(await at(next.seat).act(id, reused)).toEqual({ version: old.version, repeated: true });
      expect((await at(next.seat).moment(id, next.seat)).question).toBe(next.question);
    }
    expect(sent.length).toBeGreaterThan(2 * MANY);
    const end = (await moments())[0]!;
    expect(end.over).toBe(true);
    for (const { act, version } of [sent[0]!, sent[MANY]!, sent.at(-1)!])
      expect(await at(act.seat).act(id, act)).toEqual({ version, repeated: true });
    await expect(at(0).act(id, { ...sent[0]!.act, seat: 0, move: 'new' })).rejects.toEqual(refusal('over'));
    expect((await moments())[0]!.version).toBe(end.version);
    await server.close();
  },
  120_000,
);
