import type { Command } from 'commander';
import { UserError, messageOf, problemLines } from './user-error.ts';
import { print } from './output.ts';

interface ResetOptions {
  readonly data?: string;
}

/** Adds the command `reset-password` to the program. */
export function resetPasswordCommand(program: Command): void {
  program
    .command('reset-password')
    .summary('make a one-time link to set a new password')
    .description(
      'Prints a link with which the person with this login sets a new password, once and within an hour. Setting it signs ' +
        'out all their devices. Works while a server runs.',
    )
    .argument('<login>', 'the login of the person')
    .option('--data <file>', 'the file that holds all data (default: VATRA_DATA or data/vatra.db)')
    .addHelpText(
      'after',
      `
Variables of the environment: VATRA_DATA, DATABASE_URL, and VATRA_URL for the address of the site.

Examples:
  VATRA_URL=https://vatra.example.org vatra reset-password anna`,
    )
    .action((login: string, options: ResetOptions) => reset(login, options));
}

async function reset(login: string, { data }: ResetOptions): Promise<void> {
  const { readConfig, resetLink } = await import('../server/index.ts');
  const reading = readConfig({ ...process.env, ...(data !== undefined && { VATRA_DATA: data }) });
  if (!reading.ok) throw new UserError(`the environment is not right:\n${problemLines(reading.problems)}`);
  const link = await resetLink(reading.value, login).catch((error: unknown) => {
    throw new UserError(`cannot make a link: ${messageOf(error)}`);
  });
  if (link === undefined) throw new UserError(`nobody has the login ${login}`);
  print(link);
  if (reading.value.site === '') print('Put the address of the site before it; VATRA_URL does that by itself.');
  print('The link works once, within an hour. Anybody who opens it can set the password: give it to that person only.');
}
