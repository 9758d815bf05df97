import { createHash, randomBytes } from 'node:crypto';

/** A key, seed or invitation: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A one-time code to type: 60 random bits in letters that do not look alike. */
export function newCode(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789-';
  return Array.from(randomBytes(12), (byte) => letters[byte % 31]).join('');
}

/** The id of a table or person. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** Entropy for a seat or seed, in hex. */
export const newEntropy = (): string => randomBytes(32).toString('hex');

/** The hash that is stored of a secret. Secrets are long and random, so a plain hash cannot be inverted. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
