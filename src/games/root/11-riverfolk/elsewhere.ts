import type { Elsewhere } from '../../../kernel/index.ts';
import type { RootLaw } from '../../../law/index.ts';
import { inPlay, isVagabond } from '../02-key-terms/players.ts';
import type { Root, RootOption } from '../kinds.ts';
import { handOf } from '../piles.ts';
import { refusal } from '../refusals.ts';
import type { RootState } from '../state.ts';
import { type Faction, RIVERFOLK } from '../words.ts';

type Concerns = (s: RootState, f: Faction) => boolean;

const row = (verb: RootOption['do'], law: RootLaw, when: string, concerns: Concerns): Elsewhere<Root> => ({
  verb,
  refusal: refusal(law, when),
  concerns: (s, seat) => concerns(s, s.faction[seat]!),
});

const own: Concerns = (_s, f) => f === RIVERFOLK;
const customer: Concerns = (s, f) => inPlay(s, RIVERFOLK) && f !== RIVERFOLK;

/** When the actions of the Riverfolk and the purchases of others have their time, for all other windows. */
export const riverfolkElsewhere: readonly Elsewhere<Root>[] = [
  row('export', '11.5.3.I', 'in-daylight', own),
  row('draw', '11.5.4', 'in-daylight', own),
  row('recruit-at', '11.5.5', 'in-daylight', own),
  row('trade-post', '11.5.6', 'in-daylight', own),
  row('price', '11.6.2', 'in-evening', own),
  row('buy-card', '11.2.6', 'at-start-of-birdsong', (s, f) => customer(s, f) && s.cards.size[handOf(RIVERFOLK)]! > 0),
  row('buy-riverboats', '11.2.6', 'at-start-of-birdsong', customer),
  row('buy-mercenaries', '11.2.6', 'at-start-of-birdsong', (s, f) => customer(s, f) && !isVagabond(f)),
];
