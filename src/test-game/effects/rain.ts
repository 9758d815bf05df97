import type { EmbersState } from '../state.ts';
import { RAIN } from '../words.ts';

/** P-5.2: rain. */
export const rain = (worth: number, s: EmbersState): number => (s.weather === RAIN && worth > 0 ? worth - 1 : worth);
