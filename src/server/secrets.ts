import { createHash, randomBytes } from 'node:crypto';

/** A key, seed or invitation: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A one-time code that a person can type: 60 random bits without letters that look alike. */
export function newCode(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789-';
  return Array.from(randomBytes(12), (byte) => letters[byte % 31]).join('');
}

/** The id of a table or person. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** Entropy for a seat or seed, in hex. */
export const newEntropy = (): string => randomBytes(32).toString('hex');

/** What is kept of a secret. The secrets are random and long, so a plain hash cannot be turned back. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
