import type { OffWindowRefusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import type { Root, RootOption } from '../../types.ts';
import { refusal } from '../../refusals.ts';
import { KEEPERS } from '../../words.ts';

const row = (verb: RootOption['verb'], law: RootLaw, when: string): OffWindowRefusal<Root> => ({
  verb,
  refusal: refusal(law, when),
  concerns: (s, seat) => s.faction[seat] === KEEPERS,
});

/** When each action of the Keepers has its time, for all other windows. */
export const keepersElsewhere: readonly OffWindowRefusal<Root>[] = [
  row('encamp', '13.4.1', 'in-birdsong'),
  row('decamp', '13.4.2', 'in-birdsong'),
  row('recruit-at', '13.4.3', 'in-birdsong'),
  row('craft', '13.5.1', 'at-start-of-daylight'),
  row('serve', '13.5.2', 'in-daylight'),
  row('delve', '13.5.2.II.a', 'with-retinue'),
  row('recover', '13.5.2.III', 'with-retinue'),
  row('carry', '13.2.4', 'when-moving'),
  row('gather', '13.6.2', 'in-evening'),
  row('reassign', '13.6.2', 'in-evening'),
];
