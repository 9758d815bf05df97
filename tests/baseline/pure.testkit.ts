// What the makers of the fixtures and the tests share. It imports nothing of src, so that no rename touches it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** JSON with sorted keys; fields that are undefined are left out. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalText(each)}`).join()}}`;
}

/** The first 16 hex digits of the SHA-256 of a value as canonical JSON. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(canonicalText(value)).digest('hex').slice(0, 16);

/** Whole numbers from 0 to n - 1, the same for the same seed in every version of the program (an LCG of 48 bits). */
export function numbers(seed: number): (n: number) => number {
  let x = (BigInt(seed) ^ 0x5deece66dn) & 0xffffffffffffn;
  return (n) => {
    x = (x * 0x5deece66dn + 0xbn) & 0xffffffffffffn;
    return Number(x >> 16n) % n;
  };
}

/** The tags that tell events apart: Root's, Wild's and Scythia's when the fixtures were made. */
const OLD_TAGS = ['e', 'tell'];

/** An event with its tag named `type`, as it was told when the fixtures were made. */
export function withPlainTag(event: object): object {
  if ('type' in event) {
    const { ...rest } = event as Record<string, unknown>;
    for (const tag of OLD_TAGS) if (rest[tag] === rest['type']) delete rest[tag];
    // Hits that a side could not take were not told, and those of an ambush were told as dealt.
    if (rest['type'] === 'hits' && 'dealt' in rest) {
      if (rest['law'] === '4.3.1') rest['hits'] = rest['dealt'];
      delete rest['dealt'];
    }
    return rest;
  }
  return Object.fromEntries(
    Object.entries(event).map(([key, value]) => [OLD_TAGS.includes(key) ? 'type' : key, value]),
  );
}

/** The text of a recorded game with the tags of its events named `type`: nothing else of it may change. */
export function withPlainTags(text: string): string {
  const lines = text.split('\n').map((line) => {
    const at = line.startsWith(' ') ? line.indexOf('{') : -1;
    return at < 0 ? line : line.slice(0, at) + canonicalText(withPlainTag(JSON.parse(line.slice(at)) as object));
  });
  return lines.join('\n');
}

/** Where the fixtures lie. */
export const FIXTURES = join(import.meta.dirname, 'fixtures');

/** The games that had journals when the fixtures were made. */
export const FIXTURE_GAMES: readonly string[] = readdirSync(FIXTURES).flatMap(
  (name) => /^journals-(\w+)\.jsonl\.br$/.exec(name)?.[1] ?? [],
);

/** A fixture as bytes. */
export const fixtureBytes = (name: string): Buffer => brotliDecompressSync(readFileSync(join(FIXTURES, `${name}.br`)));

/** The lines of a fixture, each a JSON value. */
export function fixtureLines<T>(name: string): T[] {
  const lines = fixtureBytes(name).toString('utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as T);
}
