import { downCount } from '../moves.ts';
import type { EmbersState } from '../state.ts';

/** P-5.1: the last ember. */
export const last = (worth: number, s: EmbersState): number => (downCount(s) === 1 ? worth + 1 : worth);
