// Renames symbols and moves files by a list, and mends every import and every path that names a moved file:
//
//   TYPESCRIPT=FOLDER node scripts/rename.mjs scripts/rename/kernel.map [more lists]   [--dry]
//
// FOLDER is an installed typescript 5: the version of this repository has no language service. A list has one change a line:
//
//   src/kernel/event-sink.ts: Out.tell -> emit                    a symbol, or a member of one
//   src/kernel/event-sink.ts => src/kernel/event-sink.ts          a file or a folder
//   src/kernel/option.ts ~ /do: name/verb: name/           text that types do not link, in a file or below a folder
//
// Symbols come first, then text, then moves, so a list names files as they are before it. Format and `npm run types` afterwards.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { PlainError, runMain } from './lib/main.mjs';
import { ROOT } from './lib/root.mjs';

const git = (...words) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });
const tracked = () => git('ls-files').split('\n').filter(Boolean);

function readList(text) {
  const list = { symbols: [], texts: [], moves: [] };
  for (const line of text.split('\n').map((each) => each.replace(/^#.*$/, '').trim())) {
    const move = /^(\S+)\s*=>\s*(\S+)$/.exec(line);
    const symbol = /^(\S+):\s*([\w$.]+)\s*->\s*([\w$]+)$/.exec(line);
    const replacement = /^(\S+) ~ \/((?:[^/\\]|\\.)+)\/(.*)\/$/.exec(line);
    if (symbol) list.symbols.push({ file: join(ROOT, symbol[1]), name: symbol[2], to: symbol[3] });
    else if (replacement)
      list.texts.push({ path: replacement[1], from: new RegExp(replacement[2], 'g'), to: replacement[3] });
    else if (move) list.moves.push([move[1], move[2]]);
    else if (line !== '') throw new PlainError(`Not a change: ${line}`);
  }
  return list;
}

function languageService(ts) {
  const files = tracked().filter((file) => /\.(ts|tsx)$/.test(file));
  const names = files.map((file) => join(ROOT, file));
  const options = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
  };
  const { fileExists, readFile, readDirectory, directoryExists, getDirectories } = ts.sys;
  return ts.createLanguageService({
    getScriptFileNames: () => names,
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const text = readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => ROOT,
    getCompilationSettings: () => options,
    getDefaultLibFileName: (wanted) => ts.getDefaultLibFilePath(wanted),
    fileExists,
    readFile,
    readDirectory,
    directoryExists,
    getDirectories,
  });
}

/** The names of all declarations of `Symbol` or `Symbol.member` in a file. */
function declarationsOf(ts, source, path) {
  const parts = path.split('.');
  const found = [];
  const visit = (node, depth) => {
    const isNamed = node.name !== undefined && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name));
    if (isNamed && node.name.text === parts[depth] && (depth > 0 || isTop(ts, node))) {
      if (depth === parts.length - 1) found.push(node.name);
      else ts.forEachChild(node, (child) => visit(child, depth + 1));
    } else ts.forEachChild(node, (child) => visit(child, depth));
  };
  ts.forEachChild(source, (child) => visit(child, 0));
  return found;
}

const isTop = (ts, node) =>
  ts.isVariableDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);

function renameSymbols(ts, symbols, isDry) {
  if (symbols.length === 0) return;
  const service = languageService(ts);
  const program = service.getProgram();
  const edits = new Map();
  for (const { file, name, to } of symbols) {
    const source = program.getSourceFile(file);
    const [first] = source ? declarationsOf(ts, source, name) : [];
    const places = first && service.findRenameLocations(file, first.getStart(source), false, false, false);
    if (!places?.length) {
      console.log(`  not found: ${relative(ROOT, file)}: ${name}`);
      continue;
    }
    const old = name.split('.').at(-1);
    for (const { fileName, textSpan } of places) {
      const text = replacementAt(ts, program, { fileName, textSpan, old, to, isMember: name.includes('.') });
      if (text === undefined) continue;
      if (!edits.has(fileName)) edits.set(fileName, new Map());
      edits.get(fileName).set(textSpan.start, { end: textSpan.start + textSpan.length, text });
    }
  }
  const count = [...edits.values()].reduce((sum, each) => sum + each.size, 0);
  console.log(`  ${symbols.length} symbols, ${count} places in ${edits.size} files`);
  if (isDry) return;
  for (const [file, changes] of edits) {
    let text = readFileSync(file, 'utf8');
    for (const [start, { end, text: put }] of [...changes].sort((a, b) => b[0] - a[0]))
      text = text.slice(0, start) + put + text.slice(end);
    writeFileSync(file, text);
  }
}

/** What stands at a place afterwards; in `{ name }` the property or the value keeps its name. */
function replacementAt(ts, program, { fileName, textSpan, old, to, isMember }) {
  const source = program.getSourceFile(fileName);
  if (source.text.slice(textSpan.start, textSpan.start + textSpan.length) !== old) return undefined;
  let node = source;
  const descend = (child) => {
    if (child.getStart(source) <= textSpan.start && textSpan.start < child.getEnd()) {
      node = child;
      ts.forEachChild(child, descend);
    }
  };
  descend(source);
  if (!node.parent || !ts.isShorthandPropertyAssignment(node.parent)) return to;
  return isMember ? `${to}: ${old}` : `${old}: ${to}`;
}

function replaceText({ path, from, to }) {
  const files = tracked().filter((file) => file === path || file.startsWith(`${path}/`));
  for (const file of files.map((each) => join(ROOT, each))) {
    const before = readFileSync(file, 'utf8');
    const after = before.replace(from, to);
    if (after !== before) writeFileSync(file, after);
  }
}

function moveFiles(moves) {
  const files = tracked();
  const moved = new Map();
  const isFolder = (path) => existsSync(path) && statSync(path).isDirectory();
  for (const [from, to] of moves) if (!isFolder(join(ROOT, from))) moved.set(join(ROOT, from), join(ROOT, to));
  for (const [from, to] of moves.filter(([each]) => isFolder(join(ROOT, each))))
    for (const file of files.filter((each) => each.startsWith(`${from}/`)))
      if (!moved.has(join(ROOT, file))) moved.set(join(ROOT, file), join(ROOT, to + file.slice(from.length)));
  for (const file of files.filter((each) => /\.(ts|tsx|mjs|css|html|json|jsonc)$/.test(each)))
    mendImports(join(ROOT, file), moved);
  for (const [from, to] of moved) {
    mkdirSync(dirname(to), { recursive: true });
    git('mv', relative(ROOT, from), relative(ROOT, to));
  }
  mendMentions(moved);
}

/** Relative paths in quotes or brackets that lead from or to a moved file. */
function mendImports(file, moved) {
  const before = readFileSync(file, 'utf8');
  const home = moved.get(file) ?? file;
  const after = before.replace(/(['"`(])(\.\.?\/[^'"`()\n?]+?)(['"`)?])/g, (whole, opening, path, closing) => {
    const target = resolve(dirname(file), path);
    if (!existsSync(target) || !statSync(target).isFile() || (home === file && !moved.has(target))) return whole;
    const leads = relative(dirname(home), moved.get(target) ?? target);
    return `${opening}${leads.startsWith('.') ? leads : `./${leads}`}${closing}`;
  });
  if (after !== before) writeFileSync(file, after);
}

/** Paths from the repository's root, or from `src`, in configuration and documents. */
function mendMentions(moved) {
  const pairs = [...moved].map(([from, to]) => [relative(ROOT, from), relative(ROOT, to)]);
  for (const file of tracked().filter(
    (each) => /\.(ts|tsx|mjs|json|jsonc|md|svg)$/.test(each) && !each.startsWith('scripts/rename/'),
  )) {
    const before = readFileSync(join(ROOT, file), 'utf8');
    let after = before;
    for (const [from, to] of pairs)
      for (const [a, b] of [
        [from, to],
        [from.replace(/^src\//, ''), to.replace(/^src\//, '')],
      ])
        after = after.replace(new RegExp(`(?<![\\w/.-])${a.replaceAll('.', '\\.')}(?![\\w-])`, 'g'), b);
    if (after !== before) writeFileSync(join(ROOT, file), after);
  }
}

await runMain(() => {
  const folder = process.env.TYPESCRIPT;
  if (folder === undefined) throw new PlainError('TYPESCRIPT names no folder with typescript 5.');
  const ts = createRequire(import.meta.url)(resolve(folder));
  const isDry = process.argv.includes('--dry');
  for (const file of process.argv.slice(2).filter((word) => word !== '--dry')) {
    const list = readList(readFileSync(file, 'utf8'));
    console.log(file);
    renameSymbols(ts, list.symbols, isDry);
    if (isDry) continue;
    for (const change of list.texts) replaceText(change);
    moveFiles(list.moves);
  }
});
