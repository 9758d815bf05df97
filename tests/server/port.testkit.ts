import { createServer } from 'node:net';

/**
 * The ports of programs that get theirs told, and keep it when they are started again. Systems give the ports above to
 * connections: one of these could take the port while nobody listens, even a connection to the very port.
 */
const FIRST = 20_000;
const LAST = 32_000;

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(freePort()));
    server.listen(port, '127.0.0.1', () => server.close(() => done(port)));
  });
}
