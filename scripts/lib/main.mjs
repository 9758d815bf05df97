import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A failure a person can act on: what went wrong and what to do, without a stack. */
export class PlainError extends Error {}

/** Whether this module is the script Node was started with; its path may lead through links. */
export function isMain(moduleUrl) {
  const script = process.argv[1];
  return script !== undefined && realpathSync(script) === realpathSync(fileURLToPath(moduleUrl));
}

/** Runs a script's main function; a PlainError is printed as it is, and either kind of failure ends in exit code 1. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof PlainError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
