import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
