import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from '../random.ts';

/** Supplies outcome number `i` among `of`; kept outside the state, so that no view can leak the future. */
export type OutcomeSource = (i: number, of: number) => number;

/** Outcomes from a fast generator: for simulations only. */
export function fastSource(random: Random): OutcomeSource {
  return (_i, of) => random(of);
}

const WORD = 2 ** 32;

/** Chance never brings more than so many equally likely outcomes. */
export const MOST_OUTCOMES: number = WORD;

/** Outcome number i of a table: a pure function of the key, uniform over `of` by rejection. */
export function fairOutcome(key: Uint8Array, i: number, of: number): number {
  if (!Number.isInteger(of) || of < 1 || of > WORD) throw new RangeError(`there is no outcome among ${of}`);
  const limit = Math.floor(WORD / of) * of;
  for (let round = 0; ; round++) {
    const { buffer, byteOffset, byteLength } = hmac(sha256, key, utf8ToBytes(`${i}/${round}`));
    const block = new DataView(buffer, byteOffset, byteLength);
    for (let at = 0; at < block.byteLength; at += 4) {
      const word = block.getUint32(at);
      if (word < limit) return word % of;
    }
  }
}

/** Outcomes that can be proved afterwards. */
export function fairSource(key: Uint8Array): OutcomeSource {
  return (i, of) => fairOutcome(key, i, of);
}

/** One party's promise: the hash that was published first, and the hex bytes that were opened later. */
export interface Commitment {
  readonly hash: string;
  readonly opened?: string;
}

/** What makes outcomes provable: the table's seed and every seat's entropy, each promised before the deal. */
export interface Fairness {
  readonly seed: Commitment;
  readonly seats: readonly Commitment[];
}

const HEX = /^(?:[0-9a-f]{2}){16,64}$/;

/** The hash under which bytes, written in hex, are promised. */
export function commitmentOf(hex: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('vatra promise '), hexToBytes(hex))));
}

/** True for bytes that may be promised: 16 to 64 of them in lower-case hex. */
export const isEntropy = (text: string): boolean => HEX.test(text);

/** Entropy of a seat that opens none: it follows from the seed, which is committed before anybody opens anything, so that
 * whoever runs the table cannot choose it. */
export const derivedEntropy = (seed: string, seat: number): string =>
  bytesToHex(sha256(utf8ToBytes(`vatra seat ${seat} ${seed}`)));

/** The key of a table, made of its seed and of what every seat added; undefined while anything is still closed. */
export function tableKey(fairness: Fairness): Uint8Array | undefined {
  const opened = [fairness.seed, ...fairness.seats].map((p) => p.opened);
  if (opened.some((hex) => hex === undefined)) return undefined;
  return sha256(utf8ToBytes(`vatra key ${opened.join(' ')}`));
}

/** The parties that opened something else than they promised: -1 for the table's seed, else the seat. */
export function brokenCommitments(fairness: Fairness): number[] {
  const broken = (p: Commitment): boolean =>
    p.opened === undefined || !isEntropy(p.opened) || commitmentOf(p.opened) !== p.hash;
  const list = fairness.seats.flatMap((p, seat) => (broken(p) ? [seat] : []));
  return broken(fairness.seed) ? [-1, ...list] : list;
}
