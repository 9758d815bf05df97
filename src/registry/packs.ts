import type { ParseResult } from '../kernel/index.ts';

/** Reads component values of a game. */
export type PackReader = (raw: unknown) => ParseResult<unknown>;

/** The games whose component values can be replaced, and who reads them. */
export const PACK_READERS: Readonly<Record<string, () => Promise<PackReader>>> = {
  wild: async () => (await import('../games/wild/index.ts')).readPack,
  scythia: async () => (await import('../games/scythia/index.ts')).readPack,
};
