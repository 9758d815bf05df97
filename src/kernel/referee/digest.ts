import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../copy.ts';
import type { State } from '../procedure.ts';

/** SHA-256 of a text, in hex. */
export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The state as data, without the settings. */
export function saveState(s: State): unknown {
  const { settings: _, ...rest } = s;
  return rest;
}

/** A state from the data of `saveState` and the settings of the game. */
export function loadState<S extends State>(saved: unknown, settings: S['settings']): S {
  return { ...(deepCopy(saved) as object), settings } as S;
}

function deepCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deepCopy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, deepCopy(v)]));
}

/** A hash of the whole state. Never sent to players, who could use it to check guesses of hidden cards. */
export function stateHash(s: State): string {
  return hashText(canonicalJson(saveState(s)));
}
