import type { RootState } from '../../state.ts';
import { HUNDREDS } from '../../words.ts';
import { command, prowess } from './hoard.ts';
import { HundredsState } from './state.ts';

/** What everybody sees of the Hundreds besides their pieces. */
export interface HundredsView extends Readonly<HundredsState> {
  readonly command: number;
  readonly prowess: number;
}

/** Builds what everybody sees of the Hundreds. */
export function viewHundreds(s: RootState): HundredsView {
  const { mood, hoard, marked, gone } = s.seat[HUNDREDS]! >= 0 ? new HundredsState(s.hundreds) : s.hundreds;
  return { mood, hoard, marked, gone, command: command(s), prowess: prowess(s) };
}
