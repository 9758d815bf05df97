import type { Command } from 'commander';
import { EXIT_USAGE, UserError } from './user-error.ts';
import { print } from './output.ts';

interface DoctorOptions {
  readonly data?: string;
  readonly json?: true;
}

const WIDTH = 9;

/** Adds the command `doctor` to the program. */
export function doctorCommand(program: Command): void {
  program
    .command('doctor')
    .summary('check an installation and say what to fix')
    .description(
      'Checks versions, database, disk, clock, proxy and open files, and says what to fix. Reads the same environment ' +
        'variables as the server. Changes nothing; the server may be running.',
    )
    .option('--data <file>', 'database file (default: VATRA_DATA or data/vatra.db)')
    .option('--json', 'output JSON')
    .addHelpText('after', '\nExamples:\n  VATRA_URL=https://vatra.example.org vatra doctor')
    .action((options: DoctorOptions) => diagnose(options));
}

async function diagnose({ data, json }: DoctorOptions): Promise<void> {
  const { readConfig, examine } = await import('../server/index.ts');
  const reading = readConfig({ ...process.env, ...(data !== undefined && { VATRA_DATA: data }) });
  if (!reading.ok) throw new UserError(`invalid environment variables`, EXIT_USAGE, reading.problems);
  const findings = await examine(reading.value);
  const bad = findings.filter(({ verdict }) => verdict === 'bad').length;
  if (json) print(JSON.stringify(findings, undefined, 2));
  else {
    for (const { check, verdict, text, advice } of findings) {
      print(`${verdict.padEnd(WIDTH)}${check}: ${text}`);
      if (advice !== undefined) print(`${' '.repeat(WIDTH)}→ ${advice}`);
    }
    const warnings = findings.filter(({ verdict }) => verdict === 'warning').length;
    const word = warnings === 1 ? 'warning' : 'warnings';
    print(`${findings.length - bad - warnings} good, ${warnings} ${word}, ${bad} bad`);
  }
  if (bad > 0) process.exitCode = 1;
}
