import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An error for the user: what went wrong and what to do, printed without a stack. */
export class PlainError extends Error {}

/** True when Node was started with this module. Its path may contain links. */
export function isMain(moduleUrl) {
  const script = process.argv[1];
  return script !== undefined && realpathSync(script) === realpathSync(fileURLToPath(moduleUrl));
}

/** Runs a script's main function. An error is printed, a PlainError without its stack, and the exit code is 1. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof PlainError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
