import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A game of two people, as somebody else would write it with the generated client. */
const GAME = `import { Client, RefusedError } from './client.ts';

export async function playGame(address: string): Promise<{ readonly moves: number; readonly winners: readonly number[] }> {
  const people = [new Client(address), new Client(address)];
  for (const [seat, client] of people.entries())
    client.key = (await client.newVisitor({ body: { name: \`Player \${seat}\` } })).key;
  const [host, guest] = people as [Client, Client];
  const { id } = (await host.newTable({ body: { game: 'embers', settings: { seats: 2, rounds: 1 } } })).table;
  for (const [seat, client] of people.entries()) await client.sit({ path: { id, seat }, body: {} });
  await host.start({ path: { id } });
  // A refusal is typed, too.
  const refused = await guest.start({ path: { id } }).catch((error: unknown) => error);
  if (!(refused instanceof RefusedError) || refused.answer.error.code !== 'not-host') throw new Error(String(refused));
  for (let moves = 0; ; ) {
    const { table } = await host.table({ path: { id } });
    if (moves > 2000) throw new Error('the game does not end');
    if (table.result) return { moves, winners: table.result.winners };
    for (const [seat, client] of people.entries()) {
      const asked = await client.moment({ path: { id }, query: { seat } }).catch(() => undefined);
      const offered = asked?.moment.offered ?? [];
      const say = offered[Math.floor(Math.random() * offered.length)];
      if (!asked || asked.moment.question < 0 || say === undefined) continue;
      const { question } = asked.moment;
      await client.act({ path: { id }, body: { do: 'answer', seat, question, says: [say], move: \`\${moves}\` } });
      moves += 1;
    }
  }
}
`;

test('a typed client made from the OpenAPI document compiles under strict types and plays a game', async () => {
  const place = scratch();
  const server = await startTestServer(testConfig({ data: place.file('client.db') }));
  mkdirSync(join(ROOT, '.build'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.build', 'api-client-'));
  try {
    const file = join(folder, 'client.ts');
    const script = join(ROOT, 'scripts/api-client.mjs');
    // The server runs in this process, which must not be blocked while the script reads its document.
    await promisify(execFile)(process.execPath, [script, `${server.url}/api/openapi.json`, file]);
    writeFileSync(join(folder, 'game.ts'), GAME);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
      allowImportingTsExtensions: true,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    await promisify(execFile)(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder]);
    const { playGame } = (await import(pathToFileURL(join(folder, 'game.ts')).href)) as {
      playGame: (address: string) => Promise<{ moves: number; winners: number[] }>;
    };
    const { moves, winners } = await playGame(server.url);
    expect(moves).toBeGreaterThan(2);
    expect(winners.length).toBeGreaterThan(0);
  } finally {
    rmSync(folder, { recursive: true });
    await server.close();
    place.remove();
  }
}, 120_000);
