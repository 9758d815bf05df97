import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** The folder of the app in its production build, which takes half the time. */
export const SWIFT_CLIENT = join(ROOT, '.build/client-production');
/** The folder of the app with Preact's checks, whose warnings fail a test; `E2E=full` plays too much for that. */
export const CLIENT = process.env['E2E'] === 'full' ? SWIFT_CLIENT : join(ROOT, '.build/client');

let isBuilt = false;

/** Builds the app with the test game if it is stale, once for all tests of a process. */
export function buildTestClient(): void {
  if (!isBuilt) execFileSync('node', ['scripts/client.mjs', '--test-games'], { cwd: ROOT });
  isBuilt = true;
}

/** A site on this machine that serves the built app as the real server does: strictly, and one page for all addresses. */
export interface Site {
  readonly address: string;
  close(): Promise<void>;
}

/** Content types by the ending of a file. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves a folder on a free port. */
export async function serve(folder: string): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const wanted = join(folder, normalize(decodeURIComponent(pathname)));
    const isFile = wanted.startsWith(folder) && existsSync(wanted) && statSync(wanted).isFile();
    const file = isFile ? wanted : join(folder, 'index.html');
    response.writeHead(200, {
      'content-type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'cache-control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
