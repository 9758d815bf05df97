import type { RootEvent } from '../../../games/root/types.ts';
import type { RootState } from '../../../games/root/state.ts';
import { RAID } from '../../../games/root/factions/18-corvids/state.ts';
import { CORVIDS, type Party } from '../../../games/root/words.ts';
import { LETTER_OF } from '../../replay/recorded-game.ts';
import type { Phrase } from '../wording.ts';

/** The letters of the kinds of plots in the notation, by number of the kind. */
export const PLOT_LETTERS: readonly string[] = ['b', 's', 'e', 'r'];

/**
 * What happens to plots: a flip `t4^t_r`, an exchange `t4<->t12`, a card that is shown and a guess `#^P/?Pt_s3`; a raid that was
 * removed shows itself (`Pt5^t_r`).
 */
export function corvidsWord(_s: RootState, e: RootEvent, self: Party | undefined): Phrase | undefined {
  const owner = self === CORVIDS ? '' : LETTER_OF[CORVIDS]!;
  switch (e.type) {
    case 'plot-flipped':
      return { term: `${owner}t${e.clearing + 1}`, rest: `^t_${PLOT_LETTERS[e.plot]}` };
    case 'plots-swapped':
      return { term: `${owner}t${e.from + 1}`, rest: `<->t${e.to + 1}` };
    case 'plot-guessed':
      return {
        term: `#^${LETTER_OF[CORVIDS]}/?${LETTER_OF[CORVIDS]}t_${PLOT_LETTERS[e.plot]}${e.clearing + 1}`,
        rest: '',
      };
    case 'raid':
      return { term: `${owner}t${e.clearing + 1}`, rest: `^t_${PLOT_LETTERS[RAID]}` };
    default:
      return undefined;
  }
}
