import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { Config, RunningServer } from '../server/index.ts';
import { HOW_TO_RAISE, LEAST_FILES, openFileLimit } from '../server/open-files.ts';
import { UserError, problemLines } from './user-error.ts';
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

const USUAL_DATA = 'data/vatra.db';

const VARIABLES = `
Variables of the environment (an option wins over its variable):
  VATRA_HOST, VATRA_PORT, VATRA_DATA   as the options above
  DATABASE_URL                         a PostgreSQL database instead of a file, shared by several processes
  VATRA_LOG                            fatal, error, warn, info, debug, trace or silent (default: warn)
  VATRA_TRUST_PROXY                    yes: believe the X-Forwarded-For of a reverse proxy
  VATRA_METRICS_TOKEN                  the bearer token that /metrics asks for
  The others are in docs/hosting.md.

Examples:
  vatra serve
  vatra serve --host 0.0.0.0 --port 80 --data /var/lib/vatra/vatra.db
  DATABASE_URL=postgres://vatra@db/vatra vatra serve`;

/** Adds the command `serve` to the program. */
export function serveCommand(program: Command, games: GameRegistry): void {
  program
    .command('serve')
    .summary('serve tables and the web app')
    .description('Serves tables, the web app and the API until it is told to stop (SIGINT, SIGTERM).')
    .option('--host <address>', 'the address to listen on (default: 127.0.0.1)')
    .option(
      '--port <number>',
      'the port to listen on; 0: any free one (default: 3000)',
      wholeNumber('--port', 0, 65_535),
    )
    .option('--data <file>', `the file that holds all data (default: ${USUAL_DATA})`)
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
  if (database === undefined && data !== USUAL_DATA && !existsSync(folder))
    throw new UserError(`cannot keep data in ${data}: there is no folder ${folder}`);
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
  if (!reading.ok) throw new UserError(`the environment is not right:\n${problemLines(reading.problems)}`);
  checkFolder(reading.value);
  const server = await started(reading.value, games);
  print(`Vatra is at ${server.url}/`);
  await new Promise<void>((signalled) => {
    // npm forwards Ctrl-C to a process that has already received it: a second signal must not interrupt the shutdown.
    process.on('SIGINT', signalled);
    process.on('SIGTERM', signalled);
  });
  await server.close();
  print('Vatra has stopped.');
}
