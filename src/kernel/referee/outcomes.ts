import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from '../random.ts';

/** Supplies outcome number `i` of a game, from 0 to `of` - 1. It is no part of the state, so that no view can leak the future. */
export type OutcomeSource = (i: number, of: number) => number;

/** Outcomes from a fast generator, for simulations only. */
export function fastSource(random: Random): OutcomeSource {
  return (_i, of) => random(of);
}

const WORD = 2 ** 32;

type KeyedHash = ReturnType<typeof hmac.create>;

/** Most equally likely outcomes of one chance; `fairOutcome` throws for more. */
export const MOST_OUTCOMES: number = WORD;

/** Outcome number i of a table: a pure function of the key, uniform over `of` by rejection. */
export const fairOutcome = (key: Uint8Array, i: number, of: number): number => fairSource(key)(i, of);

/** Outcome number i from the hash of a key that nothing was added to yet. */
function outcomeOf(keyed: KeyedHash, i: number, of: number): number {
  if (!Number.isInteger(of) || of < 1 || of > WORD) throw new RangeError(`number of outcomes out of range: ${of}`);
  const limit = Math.floor(WORD / of) * of;
  for (let round = 0; ; round++) {
    const { buffer, byteOffset, byteLength } = keyed
      .clone()
      .update(utf8ToBytes(`${i}/${round}`))
      .digest();
    const block = new DataView(buffer, byteOffset, byteLength);
    for (let at = 0; at < block.byteLength; at += 4) {
      const word = block.getUint32(at);
      if (word < limit) return word % of;
    }
  }
}

/** Outcomes that can be verified after the game. Hashing the key takes half of the time of an outcome, and is done once. */
export function fairSource(key: Uint8Array): OutcomeSource {
  let keyed: KeyedHash | undefined;
  return (i, of) => outcomeOf((keyed ??= hmac.create(sha256, key)), i, of);
}

/** One party's commitment: the hash published before the deal, and the bytes in hex revealed later (`opened`). */
export interface Commitment {
  readonly hash: string;
  readonly opened?: string;
}

/** Commit–reveal data of a game: commitments of the table's seed and of every seat's entropy. */
export interface Fairness {
  readonly seed: Commitment;
  readonly seats: readonly Commitment[];
}

const HEX = /^(?:[0-9a-f]{2}){16,64}$/;

/** The hash that commits to bytes in hex. */
export function commitmentOf(hex: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('vatra promise '), hexToBytes(hex))));
}

/** True when the text is 16 to 64 bytes in lower-case hex. */
export const isEntropy = (text: string): boolean => HEX.test(text);

/**
 * Entropy of a seat that reveals none. It is derived from the seed, which is committed before any reveal, so that the server
 * cannot choose it.
 */
export const derivedEntropy = (seed: string, seat: number): string =>
  bytesToHex(sha256(utf8ToBytes(`vatra seat ${seat} ${seed}`)));

/** The key of all outcomes, derived from the seed and every seat's entropy; undefined until all are revealed. */
export function tableKey(fairness: Fairness): Uint8Array | undefined {
  const opened = [fairness.seed, ...fairness.seats].map((p) => p.opened);
  if (opened.some((hex) => hex === undefined)) return undefined;
  return sha256(utf8ToBytes(`vatra key ${opened.join(' ')}`));
}

/** The parties whose revealed bytes do not match their hash: -1 for the table's seed, else the seat. */
export function brokenCommitments(fairness: Fairness): number[] {
  const broken = (p: Commitment): boolean =>
    p.opened === undefined || !isEntropy(p.opened) || commitmentOf(p.opened) !== p.hash;
  const list = fairness.seats.flatMap((p, seat) => (broken(p) ? [seat] : []));
  return broken(fairness.seed) ? [-1, ...list] : list;
}
