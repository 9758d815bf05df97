import type { GameId } from '../../law/index.ts';

/** Version of the link format. */
const VERSION = '1';
/** Most characters of a link; browsers and messengers cut longer addresses. */
const MAX_LINK_LENGTH = 16_000;
/** Most bytes of an uncompressed position; real ones are far smaller. */
const MAX_BYTES = 400_000;

const FRAGMENT_PREFIX = '#p=';

/** Pipes bytes through a stream. Throws when the output exceeds `most` bytes. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const out: ReadableStream<Uint8Array<ArrayBuffer>> = new Blob([bytes]).stream().pipeThrough(stream);
  const reader = out.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) throw new RangeError('too much');
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function toText(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** A value as compressed text for an address. Throws when it has more than `most` bytes. */
export async function compressed(value: unknown, most: number): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return toText(await through(bytes, new CompressionStream('deflate-raw'), most));
}

/** The value of a text that `compressed` made; undefined when it is damaged or has more than `most` bytes. */
export async function expanded(text: string, most: number): Promise<unknown> {
  try {
    const bytes = await through(toBytes(text), new DecompressionStream('deflate-raw'), most);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** The part of an address behind `#` that holds a position; undefined when it is too long for one. */
export async function toFragment(position: unknown): Promise<string | undefined> {
  const text = await compressed(position, MAX_BYTES);
  return text.length > MAX_LINK_LENGTH ? undefined : `${FRAGMENT_PREFIX}${VERSION}.${text}`;
}

/** True when the fragment has the prefix of a position link. */
export const holdsPosition = (fragment: string): boolean => fragment.startsWith(FRAGMENT_PREFIX);

/** The unchecked position of a fragment; undefined when it is damaged, too large or of another version. */
export async function fromFragment(fragment: string): Promise<unknown> {
  if (!holdsPosition(fragment) || fragment.length > MAX_LINK_LENGTH + FRAGMENT_PREFIX.length + VERSION.length + 1)
    return undefined;
  const [version, text = ''] = fragment.slice(FRAGMENT_PREFIX.length).split('.');
  return version === VERSION ? await expanded(text, MAX_BYTES) : undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A position as a file: with the game it is of. */
export const toFile = (game: GameId, position: unknown): string =>
  `${JSON.stringify({ vatra: 'position', version: Number(VERSION), game, position }, undefined, 1)}\n`;

/** The position of a file: one that was saved here, or a plain position file such as the command line reads. */
export function fromFile(text: string, game: GameId): unknown {
  if (text.length > MAX_BYTES) return undefined;
  try {
    const raw: unknown = JSON.parse(text);
    if (!isObject(raw)) return undefined;
    if (raw['vatra'] !== 'position') return raw;
    return raw['game'] === game && raw['version'] === Number(VERSION) ? raw['position'] : undefined;
  } catch {
    return undefined;
  }
}
