import type { Command } from 'commander';
import { EXIT_USAGE, UserError, messageOf } from './user-error.ts';
import { print } from './output.ts';

interface ResetOptions {
  readonly data?: string;
}

/** Adds the command `reset-password` to the program. */
export function resetPasswordCommand(program: Command): void {
  program
    .command('reset-password')
    .summary('print a one-time link to set a new password')
    .description(
      'Prints a link with which the person with this login can set a new password. It works once, within an hour. ' +
        'Setting the password signs out all their devices. The server may be running.',
    )
    .argument('<login>', 'login of the person')
    .option('--data <file>', 'database file (default: VATRA_DATA or data/vatra.db)')
    .addHelpText(
      'after',
      `
Environment variables: VATRA_DATA or DATABASE_URL as for the server, and
VATRA_URL (address of the site).

Examples:
  VATRA_URL=https://vatra.example.org vatra reset-password anna`,
    )
    .action((login: string, options: ResetOptions) => reset(login, options));
}

async function reset(login: string, { data }: ResetOptions): Promise<void> {
  const { readConfig, resetLink } = await import('../server/index.ts');
  const reading = readConfig({ ...process.env, ...(data !== undefined && { VATRA_DATA: data }) });
  if (!reading.ok) throw new UserError(`invalid environment variables`, EXIT_USAGE, reading.problems);
  const link = await resetLink(reading.value, login).catch((error: unknown) => {
    throw new UserError(`cannot create a link: ${messageOf(error)}`);
  });
  if (link === undefined) throw new UserError(`nobody has the login ${login}`);
  print(link);
  if (reading.value.site === '') print('Put the address of the site before it, or set VATRA_URL.');
  print('The link works once, within an hour. Anyone who opens it can set the password: give it to that person only.');
}
