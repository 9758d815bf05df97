import { load } from '../i18n/index.ts';
import type { Problem } from '../kernel/index.ts';

/** Most problems that are printed. */
const MOST_PROBLEMS = 20;

/** Texts of codes that only the command line shows: of environment variables, game records and failure files. */
const OWN_TEXTS: Readonly<Record<string, string>> = {
  invalid: 'not valid',
  'needed-for-mail': 'must be set, because e-mails contain links',
  'not-a-mail-server': 'must be an address such as smtp://user:password@host:587',
  'not-a-path': 'must be a path such as /games/vatra',
  'not-a-site':
    'must be an address such as https://vatra.example.org, with the path of VATRA_BASE_PATH or without a path',
  'not-an-address': 'must be a sender such as Vatra <vatra@example.org>',
  'not-postgres': 'must be an address such as postgres://user@host/database',
  'too-short': 'must have 16 to 200 characters',
};

/** A code without a text of its own, with its arguments. Broken invariants of a game are texts already. */
function plainCode(code: string, args: Problem['args'] = {}): string {
  const words = /^[a-z-]+$/.test(code) ? code.replaceAll('-', ' ') : code;
  const details = Object.entries(args).map(([name, value]) => `${name}: ${value}`);
  return details.length > 0 ? `${words} (${details.join(', ')})` : words;
}

/** Problems of an input as text, one per line: where, and what is wrong. */
export async function problemLines(problems: readonly Problem[]): Promise<string> {
  const say = await load('en', 'errors', 'packs');
  const textOf = ({ code, args }: Problem): string => {
    if (typeof args?.['words'] === 'string') return `must be one of ${args['words']}`;
    const own = OWN_TEXTS[code];
    if (own !== undefined) return own;
    if (say.has(`packs.problem.${code}`)) return say.lookup('packs.problem', code, args);
    const id = code.replace(/^settings\./, '');
    return say.has(`errors.settings.${id}`) ? say.lookup('errors.settings', id, args) : plainCode(code, args);
  };
  const lines = problems
    .slice(0, MOST_PROBLEMS)
    .map((problem) => `  ${problem.path === '' ? '' : `${problem.path}: `}${textOf(problem)}`);
  const more = problems.length - lines.length;
  return [...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
}
