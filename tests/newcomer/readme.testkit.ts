import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a newcomer takes from the README: the commands in the order they stand there, and the places it points to. */
export interface Readme {
  /** The commands of the first block, without what is remarked after them. */
  readonly commands: readonly string[];
  /** Commands that stand within the text. */
  readonly mentioned: readonly string[];
  /** Links and pictures that lead into the repository. */
  readonly places: readonly string[];
}

/** Reads a README as a newcomer does. */
export function readReadme(text: string): Readme {
  const block = /```sh\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  const commands = block
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '');
  const mentioned = [...text.matchAll(/`((?:\.\/vatra|npm|node) [^`]+)`/g)].map(([, command]) => command!);
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, place]) => place!);
  const files = [...text.matchAll(/`([\w-]+\/[\w./-]+\.\w+)`/g)].map(([, file]) => file!);
  const places = [...links.filter((place) => !/^https?:/.test(place)), ...files];
  return { commands, mentioned, places: [...new Set(places.map((place) => place.split('#')[0]!))] };
}

/** The README of a clone, and the places it points to that are not there. */
export function readmeOf(folder: string): Readme & { readonly missing: readonly string[] } {
  const readme = readReadme(readFileSync(join(folder, 'README.md'), 'utf8'));
  return { ...readme, missing: readme.places.filter((place) => !existsSync(join(folder, place))) };
}
