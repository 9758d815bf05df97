// A check of the build: nothing imports an entry, and no imported file has a top-level await. A chunk that imports the entry
// of its program waits until that program ends (Node), or runs it a second time (workers in WebKit).

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { PlainError } from './main.mjs';

const WORKER = /new (?:Shared)?Worker\(\s*(?:new URL\(\s*)?(["'`])(.+?)\1/g;
/** The file of the service worker. Its address is only known in the browser, because the app may lie below a path. */
const SERVICE_WORKER = 'sw.js';
const SCRIPT = /<script\b[^>]*\bsrc=(["'])(.+?)\1/g;

/** Fails the build if a file imports an entry. */
export function refuseImportedEntries(entries, folder) {
  const faults = entryFaults(entries, folder);
  if (faults.length > 0) throw new PlainError(`Nothing may import an entry:\n${faults.join('\n')}`);
}

/** The entries of the command line: the programs that lie directly in the folder. */
export function programEntries(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .sort()
    .map((name) => resolve(folder, name));
}

/** The entries of a web app: the scripts of its page, and every worker that a file reachable from them starts. */
export function pageEntries(folder) {
  const at = (address, from) => resolve(address.startsWith('/') ? folder : dirname(from), address.replace(/^\//, ''));
  const page = resolve(folder, 'index.html');
  const entries = new Set([...readFileSync(page, 'utf8').matchAll(SCRIPT)].map(([, , src]) => at(src, page)));
  const worker = resolve(folder, SERVICE_WORKER);
  if (existsSync(worker)) entries.add(worker);
  // The set grows while it is visited, so that workers started by workers are found as well.
  for (const entry of entries) {
    for (const { file, code } of reachable([entry])) {
      for (const [, , address] of code.matchAll(WORKER)) {
        entries.add(at(address, file));
      }
    }
  }
  return [...entries].sort();
}

/** All problems of files that are reachable from the entries, in words. */
export function entryFaults(entries, folder) {
  const name = (file) => relative(folder, file).replaceAll('\\', '/');
  const faults = entries.filter((entry) => !existsSync(entry)).map((entry) => `${name(entry)} is not there`);
  for (const { file, imports, isWaiting, isGuessing } of reachable(entries)) {
    if (isGuessing) faults.push(`${name(file)} imports a file whose name is only known when it runs`);
    if (!entries.includes(file) && isWaiting()) faults.push(`${name(file)} waits while it is loaded, and is imported`);
    for (const imported of imports) {
      if (entries.includes(imported)) faults.push(`${name(file)} imports the entry ${name(imported)}`);
      else if (!existsSync(imported)) faults.push(`${name(file)} imports ${name(imported)}, which is not there`);
    }
  }
  return faults;
}

/** The paths of all files that are reachable from the entries. */
export const reachableFiles = (entries) => new Set([...reachable(entries)].map(({ file }) => file));

/** Every file that can be reached by static or dynamic imports, with its imports. Packages are left out. */
function* reachable(entries) {
  const seen = new Set(entries);
  for (const file of seen) {
    if (!existsSync(file)) continue;
    const code = readFileSync(file, 'utf8');
    const found = { file, code, ...read(file, code) };
    yield found;
    for (const imported of found.imports) seen.add(imported);
  }
}

function read(file, code) {
  const parsed = parseSync(basename(file), code);
  const { module, errors } = parsed;
  if (errors.length > 0) throw new PlainError(`${file} cannot be read: ${errors[0].message}`);
  const words = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    /^(["'`])([^"'`$\\]*)\1$/.exec(code.slice(start, end)),
  );
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...words.map((word) => word?.[2]),
  ];
  const ours = requests.filter((request) => request?.startsWith('.'));
  return {
    imports: [...new Set(ours.map((request) => resolve(dirname(file), request)))],
    // Walking the tree is slow: skip it when the text has no await.
    isWaiting: () => /\bawait\b/.test(code) && waits(parsed.program),
    isGuessing: words.includes(null),
  };
}

/** True when a file has an `await` outside of functions. */
function waits(program) {
  let depth = 0;
  let found = false;
  const enter = () => (depth += 1);
  const leave = () => (depth -= 1);
  const wait = () => (found ||= depth === 0);
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: wait,
    ForOfStatement: (loop) => loop.await && wait(),
  }).visit(program);
  return found;
}
