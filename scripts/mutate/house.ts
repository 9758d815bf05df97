import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** What a person can mend, said without a trace of calls. */
export class PlainError extends Error {}

/** All files below a folder of the project by their names from its root, in order; none where there is no such folder. */
export function filesBelow(folder: string): readonly string[] {
  try {
    return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
      .sort();
  } catch {
    return [];
  }
}
