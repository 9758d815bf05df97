import { SYMPATHY } from '../../../../../games/root/components/pieces.ts';
import type { RootView } from '../../../../../games/root/view-types.ts';
import { CLEARING_COUNT } from '../../../../../games/root/words.ts';

/**
 * §8.2.6: what brings Outrage upon the viewer, by the part of the move that is said last: `march`, warriors that come to a sympathy
 * token of another player; `battle`, one with the Alliance where such a token lies, which may fall.
 */
export function outrageOf(said: readonly string[], { factions, viewer, on }: RootView): 'march' | 'battle' | undefined {
  const [, to, at] = /(?:move \S+ c(\d+)(?: count \d+)?|battle c(\d+) alliance)$/.exec(said.join(' ')) ?? [];
  // Without such a part there is no number, and nothing lies there.
  if (factions[viewer] === 'alliance' || !(on[SYMPATHY * CLEARING_COUNT + Number(to ?? at) - 1]! > 0)) return undefined;
  return to === undefined ? 'battle' : 'march';
}
