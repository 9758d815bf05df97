import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { ROOT } from './repository.ts';
import { ACTIVE, REACHED } from './weave.ts';

const ENTRY = '\0tests';
const RUNNER = '\0vitest';

/** The text of a file with its own path in place of `import.meta`, because the script has none. */
const withOwnPath = (text: string, path: string): string =>
  text
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));

/**
 * One script with tests and all they import; `texts` replace the files of these names. The script evaluates to a function of
 * `require`, `module`, the array of reached places and the number of the active change. `module.exports.files` then loads a
 * test file by its name, which evaluates it and its imports.
 */
export async function bundle(tests: readonly string[], texts: ReadonlyMap<string, string>): Promise<string> {
  const loaders = tests.map((file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(join(ROOT, file))})`);
  const build = await rolldown({
    cwd: ROOT,
    input: ENTRY,
    platform: 'node',
    treeshake: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'mutate',
        resolveId: (id) => (id === ENTRY || id === RUNNER ? id : id === 'vitest' ? RUNNER : undefined),
        load(id) {
          if (id === ENTRY) return { code: `export const files = { ${loaders.join(',\n')} };`, moduleType: 'js' };
          if (id === RUNNER)
            return { code: 'export const { expect, test, it, describe, vi } = globalThis.__runner;', moduleType: 'js' };
          if (!id.endsWith('.ts')) return undefined;
          const text = texts.get(relative(ROOT, id)) ?? readFileSync(id, 'utf8');
          return { code: withOwnPath(text, id), moduleType: 'ts' };
        },
      },
    ],
  });
  const { output } = await build.generate({ format: 'cjs', codeSplitting: false });
  await build.close();
  return `(function (require, module, exports, ${REACHED}, ${ACTIVE}) {${output[0].code}\n})`;
}
