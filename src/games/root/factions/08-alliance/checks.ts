import type { FactionChecks } from '../descriptor.ts';

/** What conformance runs check of the Alliance: all it has are pieces and cards, which are counted for everybody. */
export const allianceChecks: FactionChecks = {};
