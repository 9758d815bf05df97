import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { dirname, extname, join, normalize, resolve, sep } from 'node:path';
import type { Command } from 'commander';
import { Complaint } from './complaint.ts';
import type { Registry } from './games.ts';
import { whole } from './input.ts';
import { packageRoot } from './law-sources.ts';
import { print } from './screen.ts';
import { VERSION } from './version.ts';

interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly data: string;
}

const HELP = `
Examples:
  vatra serve
  vatra serve --host 0.0.0.0 --port 80 --data /var/lib/vatra/vatra.db`;

/** Adds the command `serve` to the program. */
export function serveCommand(program: Command, games: Registry): void {
  program
    .command('serve')
    .summary('serve the web app')
    .description('Serves the web app until it is told to stop (SIGINT, SIGTERM).')
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option('--port <number>', 'the port to listen on; 0: any free one', whole('--port', 0, 65_535), 3000)
    .option('--data <file>', 'the file that holds all data', 'data/vatra.db')
    .addHelpText('after', HELP)
    .action((options: ServeOptions) => serve(options, games));
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const page = (names: readonly string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vatra</title>
<h1>Vatra</h1>
<p>Vatra ${VERSION} is running. The web app is not built yet.</p>
<p>${names.length > 0 ? `Games: ${names.join(', ')}.` : 'No game is ready yet.'}</p>
<p><a href="/health">/health</a> says how the server is.</p>
</html>
`;

function answer(response: ServerResponse, status: number, type: string, body: string | Buffer, head: boolean): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'x-content-type-options': 'nosniff',
  });
  response.end(head ? undefined : body);
}

/** The file of the web app that a path asks for; undefined: outside of it, or not there. */
function fileFor(client: string, path: string): string | undefined {
  const file = normalize(join(client, path));
  if (file !== client && !file.startsWith(client + sep)) return undefined;
  const found = existsSync(file) && statSync(file).isDirectory() ? join(file, 'index.html') : file;
  return existsSync(found) ? found : undefined;
}

function pathOf(request: IncomingMessage): string | undefined {
  try {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://vatra').pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

async function respond(request: IncomingMessage, response: ServerResponse, client: string, names: readonly string[]) {
  const head = request.method === 'HEAD';
  if (!head && request.method !== 'GET') return answer(response, 405, 'text/plain', 'Only GET and HEAD.\n', false);
  const path = pathOf(request);
  if (path === '/health') {
    const health = { status: 'ok', version: VERSION, games: names };
    return answer(response, 200, 'application/json', `${JSON.stringify(health)}\n`, head);
  }
  const file = path === undefined ? undefined : fileFor(client, path);
  if (file !== undefined) {
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return answer(response, 200, type, await readFile(file), head);
  }
  if (path === '/') return answer(response, 200, 'text/html; charset=utf-8', page(names), head);
  return answer(response, 404, 'text/plain; charset=utf-8', 'There is nothing here.\n', head);
}

const LISTEN_REASONS: Readonly<Record<string, (o: ServeOptions) => string>> = {
  EADDRINUSE: ({ port }) => `port ${port} is in use; choose another one with --port, or 0 for any free one`,
  EACCES: ({ port }) => `port ${port} may not be opened by this user; choose one above 1023 with --port`,
  EADDRNOTAVAIL: ({ host }) => `this machine does not have the address ${host}; choose another one with --host`,
  ENOTFOUND: ({ host }) => `there is no host ${host}; choose another one with --host`,
};

function listen(server: Server, options: ServeOptions): Promise<string> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = LISTEN_REASONS[error.code ?? '']?.(options) ?? error.message;
      fail(new Complaint(`cannot serve: ${reason}`));
    });
    server.listen(options.port, options.host, () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : options.port;
      done(`http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}/`);
    });
  });
}

async function serve(options: ServeOptions, games: Registry): Promise<void> {
  const root = packageRoot();
  const folder = dirname(resolve(options.data));
  if (options.data !== 'data/vatra.db' && !existsSync(folder))
    throw new Complaint(`cannot keep data in ${options.data}: there is no folder ${folder}`);
  const client = join(root, 'dist', 'client');
  const names = Object.keys(games);
  const server = createServer((request, response) => {
    respond(request, response, client, names).catch(() => {
      if (!response.headersSent) answer(response, 500, 'text/plain', 'Something went wrong.\n', false);
      else response.destroy();
    });
  });
  const closed = new Promise<void>((done) => {
    server.once('close', done);
  });
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  print(`Vatra is at ${await listen(server, options)}`);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await closed;
  print('Vatra has stopped.');
}
