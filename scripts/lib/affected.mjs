import { dirname, resolve } from 'node:path';

/** A relative path in an import, an export or a lazy import. */
const IMPORT = /(?:from|import)\s*\(?\s*'(\.\.?\/[^']+)'/g;

/** The files that a source names in its imports, by their paths. */
export function importsOf(path, text) {
  return [...text.matchAll(IMPORT)].map((match) => resolve('/', dirname(path), match[1]).slice(1));
}

/**
 * The tests that a change can break, nearest first: changed tests, tests that import a changed file, tests that import
 * something that imports it, and so on. `sources` are pairs of path and text, `isTest` says which paths are tests.
 */
export function affectedTests(changed, sources, isTest) {
  const importers = new Map();
  for (const [path, text] of sources)
    for (const imported of importsOf(path, text)) {
      const list = importers.get(imported);
      if (list) list.push(path);
      else importers.set(imported, [path]);
    }
  const seen = new Set(changed);
  const tests = changed.filter(isTest);
  for (let ring = changed; ring.length > 0; ) {
    const next = [];
    for (const file of ring)
      for (const importer of importers.get(file) ?? []) {
        if (seen.has(importer)) continue;
        seen.add(importer);
        next.push(importer);
        if (isTest(importer)) tests.push(importer);
      }
    ring = next;
  }
  return tests;
}
