import type { Problem } from '../kernel/index.ts';

/** Exit code: the input was read, and something is wrong with it. */
export const EXIT_FINDINGS = 1;
/** Exit code: wrong arguments, or files that cannot be used. */
export const EXIT_USAGE = 2;

/** An error for the user, printed without a stack. */
export class UserError extends Error {
  readonly code: number;
  constructor(message: string, code: number = EXIT_USAGE) {
    super(message);
    this.code = code;
  }
}

const MOST_PROBLEMS = 20;

/** Problems of an input, one per line. */
export function problemLines(problems: readonly Problem[]): string {
  const lines = problems.slice(0, MOST_PROBLEMS).map(({ path, code, args }) => {
    const details = Object.entries(args ?? {}).map(([name, value]) => `${name} ${value}`);
    return `  ${path === '' ? '(the whole)' : path}: ${code}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
  });
  const more = problems.length - lines.length;
  return [...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
}

/** The message of a thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
