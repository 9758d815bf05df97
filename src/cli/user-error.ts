import type { Problem } from '../kernel/index.ts';

/** Exit code: the input was read, and something is wrong with it. */
export const EXIT_FINDINGS = 1;
/** Exit code: wrong arguments, or files that cannot be used. */
export const EXIT_USAGE = 2;

/** An error for the user, printed without a stack. The problems of an input are printed below the message, one per line. */
export class UserError extends Error {
  readonly code: number;
  readonly problems: readonly Problem[];
  constructor(message: string, code: number = EXIT_USAGE, problems: readonly Problem[] = []) {
    super(message);
    this.code = code;
    this.problems = problems;
  }
}

/** The message of a thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
