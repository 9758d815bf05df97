import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../copy.ts';
import type { State } from '../procedure.ts';

/** SHA-256 of a text, in hex. */
export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The state without the settings, as data: what a snapshot holds. */
export function saveState(s: State): unknown {
  const { settings: _, ...rest } = s;
  return rest;
}

/** A state from a snapshot and the settings it was played with. */
export function loadState<S extends State>(saved: unknown, settings: S['settings']): S {
  return { ...(structuredCopy(saved) as object), settings } as S;
}

function structuredCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(structuredCopy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, structuredCopy(v)]));
}

/** A hash of everything in a state. For the server only: hidden cards could be guessed against it. */
export function stateHash(s: State): string {
  return hashText(canonicalJson(saveState(s)));
}
