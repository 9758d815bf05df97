import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All files in a folder and its folders, in order; none where there is no such folder. */
export function filesBelow(folder) {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
