import { verb } from '../../../../kernel/index.ts';
import { TITLES } from '../../components/cards/index.ts';
import { CLEARINGS, FACTIONS } from '../../words.ts';

/** The verbs of advanced set-up. */
export const draftVerbs = {
  /** §15.8.2: the setup card taken from the row. */
  draft: verb('draft', 'faction', FACTIONS),
  /** §15.8.3: a clearing that becomes a homeland. */
  homeland: verb('homeland', 'clearing', CLEARINGS),
  /** §15.10: a card that goes back into the deck. */
  putBack: verb('put-back', 'title', TITLES),
};
