import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig, type RunningServer, startServer } from '../../src/server/index.ts';
import { testBotWorker } from './bot-worker.testkit.ts';
import { NO_LIMITS } from './limits.testkit.ts';
import { TEST_GAMES } from './games.testkit.ts';

/** Variables of a server for tests: quick, quiet, on a free port, and with limits that nobody meets. */
export const QUICK = {
  VATRA_PORT: '0',
  VATRA_LOG: process.env['VATRA_LOG'] ?? 'fatal',
  ...NO_LIMITS,
  VATRA_SECRET_DELAY_MS: '60',
  VATRA_BOT_DELAY_MS: '1',
  VATRA_OPENING_MS: '1500',
};

/** A configuration for tests: quick, quiet, on a free port. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const reading = readConfig(QUICK);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return { ...reading.value, ...changes };
}

/** Starts a server with the test game, and with the web app in a folder if one is given. */
export async function startTestServer(config: Config, client?: string): Promise<RunningServer> {
  return await startServer(config, {
    games: TEST_GAMES,
    botThreadUrl: await testBotWorker(),
    ...(client !== undefined && { client }),
  });
}

/** A folder that is gone afterwards. */
export function scratch(): { file(name: string): string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'vatra-server-'));
  return {
    file: (name) => join(folder, name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
