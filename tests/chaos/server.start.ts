import { readConfig, startServer } from '../../src/server/index.ts';
import { TEST_GAMES } from '../server/games.testkit.ts';

/** Starts a server with the test game as a program of its own, so that it can be killed. */
export async function start(): Promise<void> {
  const reading = readConfig(process.env);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const server = await startServer(reading.value, {
    games: TEST_GAMES,
    botThreadUrl: new URL('./bots.mjs', import.meta.url),
  });
  process.once('SIGTERM', () => {
    void server.close().then(() => process.exit(0));
  });
  // For measuring memory: tidies up when asked to, if Node was started with --expose-gc.
  process.on('SIGUSR2', () => (globalThis as { gc?: () => void }).gc?.());
  process.send?.({ url: server.url });
}
