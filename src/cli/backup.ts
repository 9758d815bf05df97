import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { UserError, messageOf } from './user-error.ts';
import { print } from './output.ts';

const DEFAULT_DATA = 'data/vatra.db';

interface BackupOptions {
  readonly data?: string;
}

/** The database file: the option, the variable, or the default. */
function dataFile({ data }: BackupOptions): string {
  const { VATRA_DATA = '', DATABASE_URL = '' } = process.env;
  if (data === undefined && DATABASE_URL !== '')
    throw new UserError('DATABASE_URL is set: copy PostgreSQL with pg_dump, or name a file with --data');
  return data ?? (VATRA_DATA === '' ? DEFAULT_DATA : VATRA_DATA);
}

/** Adds the commands `backup` and `restore` to the program. */
export function backupCommands(program: Command): void {
  program
    .command('backup')
    .summary('save a copy of the database (the server may be running)')
    .description('Copies the SQLite database into a new file. The server may be running. The copy is checked.')
    .argument('<file>', 'output file; must not exist')
    .option('--data <file>', `database file (default: VATRA_DATA or ${DEFAULT_DATA})`)
    .addHelpText('after', '\nExamples:\n  vatra backup /backups/vatra-monday.db')
    .action((file: string, options: BackupOptions) => backUp(file, options));
  program
    .command('restore')
    .summary('restore a backup (stop the server first)')
    .description('Checks a backup and copies it to the database file. Stop the server first. Never overwrites a file.')
    .argument('<file>', 'file written by "vatra backup"')
    .option('--data <file>', `database file to create; must not exist (default: VATRA_DATA or ${DEFAULT_DATA})`)
    .addHelpText('after', '\nExamples:\n  vatra restore /backups/vatra-monday.db --data data/vatra.db')
    .action((file: string, options: BackupOptions) => restore(file, options));
}

async function backUp(file: string, options: BackupOptions): Promise<void> {
  const data = dataFile(options);
  if (!existsSync(data)) throw new UserError(`there is no database file ${data}; name it with --data`);
  await copy(data, file, 'cannot back up');
  print(`Backed up ${data} to ${file}.`);
}

async function restore(file: string, options: BackupOptions): Promise<void> {
  const data = dataFile(options);
  if (!existsSync(file)) throw new UserError(`there is no file ${file}`);
  await copy(file, data, 'cannot restore');
  print(`Restored ${file} to ${data}.`);
}

/** Copies a database; the copy is checked before it gets its name. */
async function copy(from: string, to: string, failure: string): Promise<void> {
  if (existsSync(to)) throw new UserError(`${to} already exists; move it or choose another file`);
  const { copySqlite } = await import('../server/index.ts');
  try {
    await copySqlite(from, to);
  } catch (error) {
    throw new UserError(`${failure}: ${messageOf(error)}`);
  }
}
