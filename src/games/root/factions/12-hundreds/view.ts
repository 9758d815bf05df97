import { markShareable } from '../../../../kernel/index.ts';
import { HOARD_VALUES } from '../../components/tracks.ts';
import type { RootState } from '../../state.ts';
import { HUNDREDS } from '../../words.ts';
import { command, prowess } from './hoard.ts';
import { HundredsState, newHundreds } from './state.ts';
import type { HundredsView } from './view-types.ts';

/** What everybody sees of Hundreds that do not play: one object in all views, so that nobody compares it again. */
const ABSENT: HundredsView = Object.freeze({ ...newHundreds(), command: HOARD_VALUES[0]!, prowess: HOARD_VALUES[0]! });
for (const list of [ABSENT.hoard, ABSENT.marked, ABSENT.gone]) markShareable(list);

/** Builds what everybody sees of the Hundreds. */
export function viewHundreds(s: RootState): HundredsView {
  if (s.seat[HUNDREDS]! < 0) return ABSENT;
  const { mood, hoard, marked, gone } = new HundredsState(s.hundreds);
  return { mood, hoard, marked, gone, command: command(s), prowess: prowess(s) };
}
