import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Packages with native code, and optional ones that other packages look for and that are not installed. */
const OUTSIDE = ['@node-rs/argon2', '@photostructure/sqlite', 'pg-native', 'pg-cloudflare'];

/**
 * True for what the bundle of a program for tests does not contain. It contains its packages, as the shipped program does: a server
 * then starts in 0.9 s of processor time instead of 1.6 s.
 */
export const isOutsideBundle = (id: string): boolean => isBuiltin(id) || OUTSIDE.includes(id);

/** The tool is plain JavaScript: this is what it promises. */
interface Fresh {
  readonly unlessFresh: (
    name: string,
    stamp: string,
    build: () => Promise<void>,
    more: readonly string[],
  ) => Promise<void>;
}

/**
 * Builds what tests share into a folder, unless sources are as old as its stamp; `more` are files beside the sources that ship. If
 * several processes call it at the same time, one of them builds.
 */
export async function buildUnlessFresh(
  name: string,
  folder: string,
  build: () => Promise<void>,
  more: readonly string[],
): Promise<void> {
  const { unlessFresh } = (await import(join(ROOT, 'scripts/lib/fresh.mjs'))) as Fresh;
  await unlessFresh(name, join(folder, '.stamp'), build, more);
}
