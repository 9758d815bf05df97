import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameId, SourceText } from '../law/index.ts';

/** The folder of this package, whether the program runs from source or from a bundle. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

/** The files that may cite or test a game's paragraphs; undefined when the sources are missing. */
export function lawSources(game: GameId, root: string): readonly SourceText[] | undefined {
  const own = join(root, 'src', 'games', game);
  if (!existsSync(own)) return undefined;
  return [own, join(root, 'tests')]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readSources(folder, root));
}

function readSources(folder: string, root: string): readonly SourceText[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : readSources(path, root);
      if (!entry.isFile() || !entry.name.endsWith('.ts') || entry.name.endsWith('.d.ts')) return [];
      return [{ file: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }];
    });
}
