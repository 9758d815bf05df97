import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';

const EXAMPLE = join(resolve(import.meta.dirname, '../..'), 'examples/client.mjs');

test('the example client is short and plays a game to its end', async () => {
  const code = readFileSync(EXAMPLE, 'utf8').split('\n');
  expect(code.filter((line) => line.trim() !== '' && !line.startsWith('//')).length).toBeLessThanOrEqual(40);
  const place = scratch();
  const server = await startTestServer(testConfig({ data: place.file('example.db') }));
  const child = spawn(process.execPath, [EXAMPLE, server.url, 'embers', '{"seats":3,"rounds":1}']);
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (out += chunk.toString()));
  const ended = await new Promise<number | null>((done) => child.once('close', done));
  expect({ ended, out }).toEqual({ ended: 0, out: expect.stringContaining('winners') as unknown });
  await server.close();
  place.remove();
});
