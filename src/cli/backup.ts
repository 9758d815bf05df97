import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { UserError, messageOf } from './user-error.ts';
import { print } from './output.ts';

const USUAL_DATA = 'data/vatra.db';

interface BackupOptions {
  readonly data?: string;
}

/** The file that the server keeps its data in: the option, the variable, or the usual one. */
function dataFile({ data }: BackupOptions): string {
  const { VATRA_DATA = '', DATABASE_URL = '' } = process.env;
  if (data === undefined && DATABASE_URL !== '')
    throw new UserError('DATABASE_URL is set: copy PostgreSQL with pg_dump, or name a file with --data');
  return data ?? (VATRA_DATA === '' ? USUAL_DATA : VATRA_DATA);
}

/** Adds the commands `backup` and `restore` to the program. */
export function backupCommands(program: Command): void {
  program
    .command('backup')
    .summary('copy all data into one file, also while a server runs')
    .description('Copies the embedded database into a new file. A running server is not disturbed.')
    .argument('<file>', 'the file to write; it must not exist')
    .option('--data <file>', `the file that holds all data (default: VATRA_DATA or ${USUAL_DATA})`)
    .addHelpText('after', '\nExamples:\n  vatra backup /backups/vatra-monday.db')
    .action((file: string, options: BackupOptions) => backUp(file, options));
  program
    .command('restore')
    .summary('put a copy made by backup in place')
    .description('Checks a copy and puts it in place. Stop the server first; existing data is never overwritten.')
    .argument('<file>', 'the copy')
    .option('--data <file>', `where the data shall be; there must be none yet (default: VATRA_DATA or ${USUAL_DATA})`)
    .addHelpText('after', '\nExamples:\n  vatra restore /backups/vatra-monday.db --data data/vatra.db')
    .action((file: string, options: BackupOptions) => restore(file, options));
}

async function backUp(file: string, options: BackupOptions): Promise<void> {
  const data = dataFile(options);
  if (!existsSync(data)) throw new UserError(`there is no data in ${data}; name the file with --data`);
  await copy(data, file, 'cannot back up');
  print(`All data of ${data} is in ${file}.`);
}

async function restore(file: string, options: BackupOptions): Promise<void> {
  const data = dataFile(options);
  if (!existsSync(file)) throw new UserError(`there is no file ${file}`);
  await copy(file, data, 'cannot restore');
  print(`${data} holds what was in ${file}.`);
}

/** Copies a database; the copy is checked before it gets its name. */
async function copy(from: string, to: string, failure: string): Promise<void> {
  if (existsSync(to)) throw new UserError(`${to} exists; move it away or name another file`);
  const { copySqlite } = await import('../server/index.ts');
  try {
    await copySqlite(from, to);
  } catch (error) {
    throw new UserError(`${failure}: ${messageOf(error)}`);
  }
}
