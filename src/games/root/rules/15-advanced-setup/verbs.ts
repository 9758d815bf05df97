import { verb } from '../../../../kernel/index.ts';
import { TITLES } from '../../components/cards/index.ts';
import { CLEARINGS, FACTIONS } from '../../words.ts';

/** §15.8.2: the setup card taken from the row. */
export const DRAFT = verb('draft', 'faction', FACTIONS);
/** §15.8.3: a clearing that becomes a homeland. */
export const HOMELAND = verb('homeland', 'clearing', CLEARINGS);
/** §15.10: a card that goes back into the deck. */
export const PUT_BACK = verb('put-back', 'title', TITLES);

/** The verbs of advanced set-up. */
export const DRAFT_VERBS = [DRAFT, HOMELAND, PUT_BACK] as const;
