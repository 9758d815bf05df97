import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';
import { freePort } from '../server/port.testkit.ts';
import { ROOT } from './machine.testkit.ts';

/** A reverse proxy with TLS that leads to a server. */
export interface Proxy {
  /** Where browsers find it, without a path. */
  readonly address: string;
  close(): Promise<void>;
}

/** What a proxy is started for. */
export interface ProxyOrder {
  readonly folder: string;
  /** The port of the server behind it. */
  readonly backend: number;
  /** The base path; empty: the root of the site. */
  readonly base: string;
}

/** How long a proxy may take to start, on a machine that others share. */
const START_MS = 120_000;

async function started(
  program: string,
  words: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<Proxy> {
  const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const abandon = (): boolean => child.kill('SIGKILL');
  process.once('exit', abandon);
  let printed = '';
  const hear = (chunk: Buffer): void => void (printed += chunk.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  for (const start = Date.now(); !(await speaksTls(port)); await sleep(100))
    if (Date.now() - start > START_MS || child.exitCode !== null)
      throw new Error(`${program} did not start: ${printed}`);
  return {
    address: `https://localhost:${port}`,
    close: async () => {
      process.off('exit', abandon);
      await ended(child);
    },
  };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null) return done();
    child.once('close', () => done());
    child.kill('SIGTERM');
  });
}

const speaksTls = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false }, () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

/** The first example of docs/hosting.md in a language, with other values in it. Throws if it lacks one of them. */
function exampleWith(language: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8');
  let example = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(text)?.[1];
  if (example === undefined) throw new Error(`docs/hosting.md has no example in ${language}`);
  for (const [before, after] of Object.entries(values)) {
    if (!example.includes(before)) throw new Error(`the example in ${language} has no "${before}"`);
    example = example.replaceAll(before, after);
  }
  return example;
}

/** nginx as in docs/hosting.md, with a certificate of its own. It passes the base path on. */
export async function startNginx({ folder, backend, base }: ProxyOrder): Promise<Proxy> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'].concat([
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ]),
    { stdio: 'ignore' },
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${join(folder, kind)};`,
  );
  const example = exampleWith('nginx', {
    'listen 80;': `listen 127.0.0.1:${await freePort()};`,
    'listen 443 ssl;': `listen 127.0.0.1:${port} ssl;`,
    '/etc/letsencrypt/live/vatra.example.org/fullchain.pem': certificate,
    '/etc/letsencrypt/live/vatra.example.org/privkey.pem': key,
    'vatra.example.org': 'localhost',
    'location /': `location ${base}/`,
    '127.0.0.1:3000': `127.0.0.1:${backend}`,
  });
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log stderr;
events {}
http {
  access_log off;
${temporary.join('\n')}
${example}}
`,
  );
  return await started('nginx', ['-p', folder, '-c', file], port, process.env);
}

/** Caddy with a certificate of its own authority. It cuts the base path off. */
export async function startCaddy({ folder, backend, base }: ProxyOrder): Promise<Proxy> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  const upstream = `reverse_proxy 127.0.0.1:${backend}`;
  writeFileSync(
    file,
    `{
  admin off
  skip_install_trust
  auto_https disable_redirects
}
https://localhost:${port} {
  bind 127.0.0.1
  tls internal
  ${base === '' ? upstream : `redir ${base} ${base}/\n  handle_path ${base}/* {\n    ${upstream}\n  }`}
}
`,
  );
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return await started('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, env);
}
