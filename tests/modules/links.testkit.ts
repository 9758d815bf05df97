import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders whose paths documents may name in backticks. */
const NAMED_FOLDERS = /^(?:src|tests|scripts|docs|examples|bench)\//;

/** The documents of a repository: Markdown at its top and below `docs`, as paths from its root. */
export function documentsOf(root: string): string[] {
  const isPage = (name: string): boolean => name.endsWith('.md');
  const top = readdirSync(root).filter(isPage);
  const below = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter(isPage);
  return [...top, ...below.map((path) => join('docs', path))].sort();
}

/** The text without blocks of code: what stands there is an example. */
const withoutCode = (text: string): string => text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');

/** The anchors of a page, one for each heading, as GitHub makes them. */
export function anchorsOf(text: string): Set<string> {
  const headings = [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading!);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/\]\([^)]*\)/g, '')
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** The relative links of a page, pictures included. */
function linksOf(text: string): string[] {
  const targets = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}

/** The paths in backticks that a page names, up to their first pattern or placeholder: `src/bots` of `src/bots/<game>/*.ts`. */
function pathsOf(text: string): string[] {
  const words = [...withoutCode(text).matchAll(/`([^`\n]+)`/g)].map(([, word]) => word!);
  const paths = words.filter((word) => NAMED_FOLDERS.test(word) && !/\s/.test(word));
  return paths.map((path) => path.replace(/\/[^/]*[*<{…].*$/, '').replace(/:\d+$/, ''));
}

/** The documents that a page links to, as paths from the root. */
export function pagesLinkedFrom(page: string, text: string): string[] {
  const targets = linksOf(text).map((target) => target.split('#')[0]!);
  return targets.filter((target) => target.endsWith('.md')).map((target) => join(dirname(page), target));
}

/** What a page names that is not there: files, headings and paths. */
export function brokenIn(root: string, page: string, text: string): string[] {
  const broken = linksOf(text).filter((target) => {
    const [file = '', anchor] = target.split('#');
    const path = file === '' ? page : join(dirname(page), file);
    if (file !== '' && (path.startsWith('..') || !existsSync(join(root, path)))) return true;
    if (anchor === undefined) return false;
    const linked = file === '' ? text : readFileSync(join(root, path), 'utf8');
    return !anchorsOf(linked).has(anchor);
  });
  const missing = pathsOf(text).filter((path) => !existsSync(join(root, path)));
  return [...broken, ...missing];
}

/** The scripts of package.json that a page calls and that do not exist. */
export function unknownScripts(text: string, scripts: Readonly<Record<string, string>>): string[] {
  const called = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name!);
  return called.filter((name) => !Object.hasOwn(scripts, name));
}
