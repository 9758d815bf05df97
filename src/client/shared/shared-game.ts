import { compressed, expanded } from '../editor/share.ts';
import type { Journal } from '../../kernel/referee/index.ts';

/** A finished game as a link or a file holds it. */
export interface SharedGame {
  readonly vatra: 'game';
  readonly version: 1;
  readonly names: readonly string[];
  readonly journal: unknown;
}

const FRAGMENT_PREFIX = '#g=1.';
/** Most characters of a link; browsers and messengers cut longer addresses. Long games of Root take about 11,000. */
const MAX_LINK_LENGTH = 16_000;
/** Most bytes of a game that is read. */
const MAX_BYTES = 400_000;
const MAX_NAMES = 7;
const MAX_NAME_LENGTH = 40;

/** A game to share: the proof of its dice and the digest are left out, because nobody checks them from a link. */
export function sharedGame(journal: string, names: readonly string[]): SharedGame {
  const { fairness: _, ...rest } = JSON.parse(journal) as Journal;
  return { vatra: 'game', version: 1, names: [...names], journal: rest };
}

/** The part of an address behind `#` that holds a game; undefined when it is too long for one. */
export async function toGameFragment(game: SharedGame): Promise<string | undefined> {
  const text = await compressed(game, MAX_BYTES);
  return text.length > MAX_LINK_LENGTH ? undefined : `${FRAGMENT_PREFIX}${text}`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A game that was read and not checked by the rules; undefined when it is none. A plain game record is one without names. */
function readShared(raw: unknown): SharedGame | undefined {
  if (!isObject(raw)) return undefined;
  if (raw['vatra'] === undefined && Array.isArray(raw['entries']))
    return { vatra: 'game', version: 1, names: [], journal: raw };
  const { vatra, version, names, journal } = raw;
  if (vatra !== 'game' || version !== 1 || !Array.isArray(names) || names.length > MAX_NAMES) return undefined;
  if (!names.every((name) => typeof name === 'string' && name.length <= MAX_NAME_LENGTH)) return undefined;
  return { vatra, version, names: names as string[], journal };
}

/** The game of a fragment; undefined when it is damaged, too large or of another version. */
export async function fromGameFragment(fragment: string): Promise<SharedGame | undefined> {
  if (!fragment.startsWith(FRAGMENT_PREFIX) || fragment.length > MAX_LINK_LENGTH + FRAGMENT_PREFIX.length)
    return undefined;
  return readShared(await expanded(fragment.slice(FRAGMENT_PREFIX.length), MAX_BYTES));
}

/** The game of a file; undefined when it holds none. */
export function fromGameFile(text: string): SharedGame | undefined {
  if (text.length > MAX_BYTES) return undefined;
  try {
    return readShared(JSON.parse(text));
  } catch {
    return undefined;
  }
}
