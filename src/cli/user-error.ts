import type { Problem } from '../kernel/index.ts';

/** Something is wrong with what was looked at. */
export const EXIT_FINDINGS = 1;
/** The request itself cannot be met: its words, or the files it names. */
export const EXIT_USAGE = 2;

/** Something to tell the person at the keyboard, in plain words and without a stack. */
export class UserError extends Error {
  readonly code: number;
  constructor(message: string, code: number = EXIT_USAGE) {
    super(message);
    this.code = code;
  }
}

const MOST_PROBLEMS = 20;

/** Problems of something from outside, one per line. */
export function problemLines(problems: readonly Problem[]): string {
  const lines = problems.slice(0, MOST_PROBLEMS).map(({ path, code, args }) => {
    const details = Object.entries(args ?? {}).map(([name, value]) => `${name} ${value}`);
    return `  ${path === '' ? '(the whole)' : path}: ${code}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
  });
  const more = problems.length - lines.length;
  return [...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
