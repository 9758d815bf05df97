import type { OffWindowRefusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { current, inPlay, isVagabond } from '../../rules/02-key-terms/players.ts';
import type { Root, RootOption } from '../../types.ts';
import { handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { type Faction, RIVERFOLK } from '../../words.ts';

type Concerns = (s: RootState, f: Faction) => boolean;

const row = (verb: RootOption['verb'], law: RootLaw, when: string, concerns: Concerns): OffWindowRefusal<Root> => ({
  verb,
  refusal: refusal(law, when),
  concerns: (s, seat) => concerns(s, s.faction[seat]!),
});

const own: Concerns = (_s, f) => f === RIVERFOLK;
const customer: Concerns = (s, f) => inPlay(s, RIVERFOLK) && f !== RIVERFOLK;
/** §11.2.6.II: who has bought all that this turn allows. */
const served: Concerns = (s, f) => s.riverfolk.left === 0 && current(s) === f;
const sells: Concerns = (s, f) => customer(s, f) && s.cards.size[handOf(RIVERFOLK)]! > 0;
const hires: Concerns = (s, f) => customer(s, f) && !isVagabond(f);

/** A purchase: its time, or that no more are allowed this turn. */
const purchase = (verb: RootOption['verb'], concerns: Concerns): readonly OffWindowRefusal<Root>[] => [
  row(verb, '11.2.6', 'at-start-of-birdsong', (s, f) => concerns(s, f) && !served(s, f)),
  row(verb, '11.2.6.II', 'services', (s, f) => concerns(s, f) && served(s, f)),
];

/** When the actions of the Riverfolk and the purchases of others have their time, for all other windows. */
export const riverfolkOffWindow: readonly OffWindowRefusal<Root>[] = [
  row('move', '11.5.1', 'in-daylight', own),
  row('battle', '11.5.2', 'in-daylight', own),
  row('craft', '11.5.3', 'in-daylight', own),
  row('export', '11.5.3.I', 'in-daylight', own),
  row('draw', '11.5.4', 'in-daylight', own),
  row('recruit-at', '11.5.5', 'in-daylight', own),
  row('trade-post', '11.5.6', 'in-daylight', own),
  row('price', '11.6.2', 'in-evening', own),
  ...purchase('buy-card', sells),
  ...purchase('buy-riverboats', customer),
  ...purchase('buy-mercenaries', hires),
];
