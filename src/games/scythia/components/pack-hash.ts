import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../../../kernel/index.ts';
import type { Pack } from './pack.ts';

/** The hash that identifies a pack in a journal; it does not depend on the order of keys. */
export function packHash(pack: Pack): string {
  return bytesToHex(sha256(utf8ToBytes(`scythia pack ${canonicalJson(pack)}`)));
}
