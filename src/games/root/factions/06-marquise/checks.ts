import type { FactionChecks } from '../descriptor.ts';
import { CAT } from '../../components/pieces.ts';
import { waiting } from './hospitals.ts';

/** What conformance runs check of the Marquise. */
export const marquiseChecks: FactionChecks = {
  piecesHeld: (s, p) => (p === CAT ? waiting(s) : 0),
};
