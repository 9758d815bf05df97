import type { HundredsState } from './state.ts';

/** What everybody sees of the Hundreds besides their pieces. */
export interface HundredsView extends Readonly<HundredsState> {
  readonly command: number;
  readonly prowess: number;
}
