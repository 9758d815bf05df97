import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** An error for the user, printed without a stack. */
export class PlainError extends Error {}

/** All files below a folder, by sorted paths from the repository's root; none when there is no such folder. */
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
