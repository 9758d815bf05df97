import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { commitmentOf } from '../../src/kernel/referee/index.ts';
import type { TableView } from '../../src/protocol/index.ts';
import { Client, Visitor } from '../server/client.testkit.ts';
import { playSeat } from '../server/table.testkit.ts';
import type { BuiltServer } from './program.testkit.ts';

/** What an account in the scene is opened with. */
export const PASSWORD = 'a long secret of the smoke run';

/** Entropy that a seat promises, and its promise. */
export const ENTROPY = randomBytes(32).toString('hex');
export const PROMISE = commitmentOf(ENTROPY);

/** Two people, a game of Root that is over and one that is played, and somewhere to send notices to. */
export interface Scene {
  readonly url: string;
  readonly ann: Visitor;
  readonly bob: Visitor;
  /** A table whose game is over. */
  readonly over: string;
  /** A table whose game is played, with hints; Ann sits in seat 0 and Bob in seat 1. */
  readonly playing: string;
  /** Where notices arrive. */
  readonly hook: string;
  /** A new visitor. */
  readonly visitor: () => Promise<Visitor>;
  /** A new table of Ann's that nobody sits at. */
  readonly table: () => Promise<TableView>;
  close(): Promise<void>;
}

const ROOT = { game: 'root', settings: { factions: ['marquise', 'eyrie'] }, hints: true };

async function seated(ann: Visitor, bob: Visitor): Promise<string> {
  const { id } = await ann.table('POST', '', ROOT);
  await ann.table('POST', `/${id}/seats/0`, {});
  await bob.table('POST', `/${id}/seats/1`, {});
  await ann.table('POST', `/${id}/start`);
  return id;
}

async function played(url: string, ann: Visitor, bob: Visitor): Promise<string> {
  const id = await seated(ann, bob);
  await Promise.all(
    [ann, bob].map(async ({ key }, seat) => {
      const client = await Client.connect(url, key);
      await client.watch(id, seat);
      await playSeat(client, id, seat, 40 + seat);
      await client.until(() => client.tables.get(id)?.status === 'over');
      client.close();
    }),
  );
  return id;
}

/** Sets the scene at a server. */
export async function setScene({ url }: BuiltServer): Promise<Scene> {
  const hook = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done));
  const [ann, bob] = [await Visitor.arrive(url, 'Ann'), await Visitor.arrive(url, 'Bob')];
  return {
    url,
    ann,
    bob,
    over: await played(url, ann, bob),
    playing: await seated(ann, bob),
    hook: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`,
    visitor: () => Visitor.arrive(url, 'Guest'),
    table: () => ann.table('POST', '', ROOT),
    close: () => new Promise((done) => hook.close(() => done())),
  };
}
