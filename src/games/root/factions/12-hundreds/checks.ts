import { inPlay } from '../../rules/02-key-terms/players.ts';
import type { FactionChecks } from '../descriptor.ts';
import { MOB } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { CLEARING_COUNT, HUNDREDS, ITEMS } from '../../words.ts';
import { SPACES, trackOf } from './hoard.ts';
import { MOODS } from './state.ts';

/** What is impossible about the Hundreds. */
function audit(s: RootState, wrong: string[]): void {
  if (!inPlay(s, HUNDREDS)) return;
  const { hoard, marked, gone, mood } = s.hundreds;
  if (s.turns > 0 && mood < 0) wrong.push('the warlord has no mood');
  ITEMS.forEach((name, item) => {
    if (hoard[item]! < 0 || gone[item]! < 0) wrong.push(`${name} of the Hundreds below zero`);
    if (marked[item]! > hoard[item]!) wrong.push(`R items of ${name} that are not in the hoard`);
  });
  for (const commands of [true, false])
    if (trackOf(s, commands) > SPACES) wrong.push(`${trackOf(s, commands)} items on a track of ${SPACES} spaces`);
  // §12.6.1: one mob in a clearing at most.
  for (let c = 0; c < CLEARING_COUNT; c++)
    if (s.on[MOB * CLEARING_COUNT + c]! > 1) wrong.push(`two mobs in clearing ${c + 1}`);
}

/** What conformance runs check and what play with the Hundreds should reach. */
export const hundredsChecks: FactionChecks = {
  audit,
  items: {
    held: (s, item) => s.hundreds.hoard[item]! + s.hundreds.gone[item]!,
    // §12.3.3
    ruinSets: (s) => (s.hundreds.mood >= 0 ? 1 : 0),
  },
  content: MOODS.map((id) => `mood ${id}`),
  reached: { mood: (e) => [`mood ${MOODS[e.mood]}`] },
};
