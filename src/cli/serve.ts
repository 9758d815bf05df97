import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { Config, RunningServer } from '../server/index.ts';
import { HOW_TO_RAISE, LEAST_FILES, openFileLimit } from '../server/open-files.ts';
import { EXIT_USAGE, UserError } from './user-error.ts';
import type { GameRegistry } from './games.ts';
import { wholeNumber } from './input.ts';
import { packageRoot } from './law-sources.ts';
import { print } from './output.ts';

interface ServeOptions {
  readonly host?: string;
  readonly port?: number;
  readonly data?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_DATA = 'data/vatra.db';

const VARIABLES = `
Environment variables (options override them):
  VATRA_HOST, VATRA_PORT, VATRA_DATA  as the options above
  DATABASE_URL         PostgreSQL database to use instead of the file
  VATRA_LOG            fatal, error, warn, info, debug, trace or silent
                       (default: warn)
  VATRA_TRUST_PROXY    yes: trust X-Forwarded-For (only behind a reverse proxy)
  VATRA_METRICS_TOKEN  bearer token of /metrics
  docs/hosting.md has the others.

Examples:
  vatra serve
  vatra serve --host 0.0.0.0 --port 80 --data /var/lib/vatra/vatra.db
  DATABASE_URL=postgres://vatra@db/vatra vatra serve`;

/** Adds the command `serve` to the program. */
export function serveCommand(program: Command, games: GameRegistry): void {
  program
    .command('serve')
    .summary('start the server and web app')
    .description('Starts the server with the web app and the API. Ctrl+C (SIGINT) or SIGTERM stops it.')
    .option('--host <address>', 'address to listen on (default: 127.0.0.1)')
    .option('--port <number>', 'port to listen on; 0: any free port (default: 3000)', wholeNumber('--port', 0, 65_535))
    .option('--data <file>', `database file (default: ${DEFAULT_DATA})`)
    .addHelpText('after', VARIABLES)
    .action((options: ServeOptions) => serve(options, games));
}

const LISTEN_REASONS: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) => `port ${port} is in use; choose another one with --port, or 0 for any free one`,
  EACCES: ({ port }) => `port ${port} may not be opened by this user; choose one above 1023 with --port`,
  EADDRNOTAVAIL: ({ host }) => `this machine does not have the address ${host}; choose another one with --host`,
  ENOTFOUND: ({ host }) => `there is no host ${host}; choose another one with --host`,
};

/** The environment, overridden by the options. */
function withOptions(env: Environment, { host, port, data }: ServeOptions): Environment {
  return {
    ...env,
    ...(host !== undefined && { VATRA_HOST: host }),
    ...(port !== undefined && { VATRA_PORT: String(port) }),
    ...(data !== undefined && { VATRA_DATA: data }),
  };
}

function checkFolder({ data, database }: Config): void {
  const folder = dirname(resolve(data));
  if (database === undefined && data !== DEFAULT_DATA && !existsSync(folder))
    throw new UserError(`cannot create the database file ${data}: there is no folder ${folder}`);
}

/** Checks the limit of open files: errors caused by a low limit do not name it. */
function checkOpenFiles(): void {
  const limit = openFileLimit();
  if (limit !== undefined && limit < LEAST_FILES)
    throw new UserError(`only ${limit} files may be open, at least ${LEAST_FILES} are needed: ${HOW_TO_RAISE}`);
}

async function started(config: Config, games: GameRegistry): Promise<RunningServer> {
  const { startServer } = await import('../server/index.ts');
  try {
    return await startServer(config, { games, client: join(packageRoot(), 'dist', 'client') });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UserError(`cannot serve: ${LISTEN_REASONS[code ?? '']?.(config) ?? message}`);
  }
}

async function serve(options: ServeOptions, games: GameRegistry): Promise<void> {
  checkOpenFiles();
  const { readConfig } = await import('../server/index.ts');
  const reading = readConfig(withOptions(process.env, options));
  if (!reading.ok) throw new UserError(`invalid environment variables`, EXIT_USAGE, reading.problems);
  checkFolder(reading.value);
  const server = await started(reading.value, games);
  print(`Vatra is running at ${server.url}/ (Ctrl+C to stop)`);
  await new Promise<void>((signalled) => {
    // npm forwards Ctrl-C to a process that has already received it: a second signal must not interrupt the shutdown.
    process.on('SIGINT', signalled);
    process.on('SIGTERM', signalled);
  });
  await server.close();
  print('Vatra has stopped.');
}
